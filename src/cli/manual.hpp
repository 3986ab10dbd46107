#pragma once

#include <string>
#include <string_view>

#include "world.hpp"

namespace nfw::cli {

/// Prints the manual page (mdoc) in this file, with what the tables and the options say in place of
/// its lines `.\" fill options`, `.\" fill tests RULESET`, `.\" fill keys TEST`: those of the
/// test's file. The exit status. Throws UsageError.
int print_page(const std::string& path, std::string_view language, List<const Ruleset*> rulesets,
               const World& world);

}  // namespace nfw::cli
