#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "nfw/table.hpp"
#include "node.hpp"

namespace nfw::testing {

/// A worked case of a rulebook: a command, the dice, and what must come of it.
struct WorkedCase {
  std::string name;
  std::string run;
  std::string test;                      // the first word of `run`, or the one after --rules
  std::optional<std::string> dice;       // nothing for a look-up, which rolls none
  std::string input;                     // what stands on standard input
  std::optional<std::string> error;      // part of the message where the input must be refused
  std::optional<std::string> next;       // the whole next command, "" for none
  std::vector<std::string> absent;       // stages that must not be rolled
  std::optional<tables::Node> effects;   // ids of the consequences, in order
  std::optional<tables::Node> breaches;  // ids of the limits that a list does not keep, in order
  std::optional<tables::Node> warnings;
  tables::Node stages;
  tables::Node enemy_stages;  // the same of the enemy, where both sides roll
  tables::Node after;         // outcomes of the tests that each side then took
  tables::Node outcome;
};

/// All cases of tests/cases/RULESET.
std::vector<WorkedCase> read_cases(const std::string& ruleset);

/// Runs a case on these rulesets. Empty if all is as it must be, else what is not.
std::string failure(const WorkedCase& worked, List<const Ruleset*> rulesets);

}  // namespace nfw::testing
