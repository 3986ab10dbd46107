#pragma once

#include <string>
#include <vector>

#include "nfw/table.hpp"
#include "world.hpp"

namespace nfw::cli {

enum ExitStatus : int { resolved = 0, not_expected = 1, wrong = 2 };

/// The whole program but for the world around it: takes the arguments without the program's name
/// and returns the exit status. Nothing is written to standard output where it returns `wrong`.
int run(const std::vector<std::string>& given, List<const Ruleset*> rulesets, const World& outside);

}  // namespace nfw::cli
