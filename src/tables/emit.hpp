#pragma once

#include <iosfwd>

#include "load.hpp"

namespace nfw::tables {

/// Writes rulesets as C++ constants: a program that is linked with them has nothing to read or
/// parse when it starts. Defines nfw::builtin::rulesets.
void emit(const std::vector<const Ruleset*>& rulesets, std::ostream& out);

}  // namespace nfw::tables
