#pragma once

#include "nfw/table.hpp"

/// The tables that the program brings along.
namespace nfw::builtin {

/// The first one is the default.
List<const Ruleset*> rulesets();

}  // namespace nfw::builtin
