#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "nfw/table.hpp"
#include "toml_node.hpp"

namespace nfw::testing {

/// A worked case of a rulebook: a command, the dice, and what must come of it.
struct WorkedCase {
  std::string file;  // "fire.toml"
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
  tables::Node keys;  // of records of a list
  tables::Node stages;
  tables::Node enemy_stages;  // the same of the enemy, where both sides roll
  tables::Node after;         // outcomes of the tests that each side then took
  tables::Node outcome;
};

/// The cases in the text of a file. Throws std::runtime_error where it holds none, has a key that
/// cases do not have, or a case that expects nothing.
std::vector<WorkedCase> parse_cases(const std::string& text, const std::string& file);
/// All cases of tests/cases/RULESET; its reference.toml holds numbers instead.
std::vector<WorkedCase> read_cases(const std::string& ruleset);

/// Names of stages and of keys of the outcome that neither the case's test has nor those that both
/// sides take then: nothing would notice that they are absent, or null. Empty if there are none.
/// The case is about a test of this ruleset.
std::string unknown_names(const WorkedCase& worked, const Ruleset& ruleset);

/// Runs a case on these rulesets. Empty if all is as it must be, else what is not.
std::string failure(const WorkedCase& worked, List<const Ruleset*> rulesets);

}  // namespace nfw::testing
