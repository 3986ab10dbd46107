#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "commands.hpp"

namespace nfw {
struct Deed;  // nfw/battle_rules.hpp
}

namespace nfw::cli {

/// The tests, acts of a battle and other commands, which share one name space, that a word may
/// mean: the one that is called so, or all that begin so, with two letters at least; where there is
/// none, by their Italian titles.
std::vector<std::string_view> verbs(std::string_view word, const Ruleset& ruleset);
/// The only one that it means; empty where there is none or are several.
std::string_view only_verb(std::string_view word, const Ruleset& ruleset);
/// The command that a word can only mean, whichever of these is played by; or nullptr.
const Command* only_command(std::string_view word, List<const Ruleset*> rulesets);
/// "strike, save, ...": all of them.
std::vector<std::string_view> all_verbs(const Ruleset& ruleset);
/// What tests and acts are called in Italian: "fuoco".
struct InItalian {
  std::string name;
  std::string_view verb;
};
std::vector<InItalian> italian_names(const Ruleset& ruleset);

/// The test or act of a battle of this name; or nullptr.
const Deed* find_deed(const Ruleset& ruleset, std::string_view name);
/// The same of an act, which rolls no dice.
const Deed* find_act(const Ruleset& ruleset, std::string_view name);
/// What a line with this verb has flags of: a test, an act; nullptr for other commands.
const TestTable* asked_by(const Ruleset& ruleset, std::string_view verb);

/// A line with its options, which may stand by a beginning, in full.
std::vector<std::string> options_in_full(std::vector<std::string> args, const Ruleset& ruleset,
                                         Lang lang);

enum class Verbs { all, tests };
/// "; did you mean 'fire'?", of what is such a verb in either language, or nothing.
std::string verb_hint(std::string_view word, const Ruleset& ruleset, Verbs of, Lang lang);

}  // namespace nfw::cli
