#pragma once

#include "nfw/house.hpp"
#include "nfw/table.hpp"

/// The tables that the program brings along.
namespace nfw::builtin {

/// The first one is the default.
List<const Ruleset*> rulesets();
/// The files that they were made from: what house rules are laid over.
List<BuiltinFile> files();

}  // namespace nfw::builtin
