#pragma once

#include <iosfwd>
#include <string>
#include <utility>
#include <vector>

#include "load.hpp"

namespace nfw::tables {

/// Writes rulesets as C++ constants: a program that is linked with them has nothing to read or
/// parse when it starts. Defines nfw::builtin::rulesets.
void emit(const std::vector<const Ruleset*>& rulesets, std::ostream& out);

/// Writes the files that rulesets were made from, each by its path: nfw::builtin::files.
void emit_files(const std::vector<std::pair<std::string, Node>>& files, std::ostream& out);

}  // namespace nfw::tables
