#pragma once

#include <string>
#include <string_view>

#include "world.hpp"

namespace nfw::cli {

/// Prints the manual page (mdoc) in this file, with what the tables and the options say in place of
/// its lines `.\" fill commands`, `fill options`, `fill tests RULESET`, `fill keys TEST` (of its
/// file). The exit status. Throws UsageError.
int print_page(const std::string& path, std::string_view language, List<const Ruleset*> rulesets,
               const World& world);

}  // namespace nfw::cli
