#pragma once

#include <string>
#include <vector>

#include "nfw/table.hpp"
#include "settings.hpp"
#include "world.hpp"

namespace nfw::cli {

enum ExitStatus : int { resolved = 0, not_expected = 1, wrong = 2 };

/// The whole program but for the world around it: takes the arguments without the program's name
/// and returns the exit status. Nothing is written to standard output where it returns `wrong`.
int run(const std::vector<std::string>& given, List<const Ruleset*> rulesets, const World& outside);
/// What an act comes to; what is wrong is told, in this language, with the status `wrong`.
int or_told(const std::vector<std::string>& args, const Lang& lang, const World& world,
            const std::function<int()>& act);
/// The same by settings that have been read, whatever its own options say of them.
int run(const std::vector<std::string>& given, const Settings& settings, const World& world);

}  // namespace nfw::cli
