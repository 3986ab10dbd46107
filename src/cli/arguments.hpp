#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "command.hpp"
#include "flag_names.hpp"

namespace nfw::cli {

/// The test of this name, or nullptr.
const TestTable* find_test(const Ruleset& ruleset, std::string_view name);

/// The command line, split but not yet understood.
struct Arguments {
  struct Given {
    Slot slot;
    std::vector<std::string> values;  // one for each time it stands
    std::string name = {};            // of the flag as it was written, where it was
  };
  std::string command;
  std::vector<Given> inputs;
  std::vector<const Option*> options;  // those that stand
  std::vector<std::string> words;      // besides the options

  // What they say.
  std::optional<std::string> rules, seed, expect, lang, color, repeat, jobs, limit, csv, list,
      enemy_list, battle_file, why, as, html, seal, behind;
  std::optional<std::string> dice;  // joined by blanks
  std::vector<std::string> rulings, house, vary, show, without;
  bool ask = false, json = false, odds = false, quiet = false, help = false, version = false,
       in_force = false, at_most = false, all = false, flags = false, sheet = false, skip = false,
       anyway = false, new_dice = false;
};

/// A command line in its parts: the first test, and those after each --then.
std::vector<std::vector<std::string>> parts(const std::vector<std::string>& args);

/// Takes over the options of a later part, but for those that each part has of its own.
/// Throws UsageError where two parts say what may be said once.
void merge_options(Arguments& first, const Arguments& later, Lang lang);

/// The first word that is neither an option nor the value of one; its place, or args.size().
std::size_t command_place(const std::vector<std::string>& args);
/// That word, or nothing.
std::string command_of(const std::vector<std::string>& args);
/// Whether nothing is to be done but to show the help.
bool asks_for_help(const std::vector<std::string>& args);
/// The value of an option, wherever it stands; for what must be known before all else.
std::optional<std::string> peek(const std::vector<std::string>& args, std::string_view name);
std::vector<std::string> peek_all(const std::vector<std::string>& args, std::string_view name);

/// What a further command says to be played by the rulebook and house rules that are named here.
report::SameRules same_rules(const std::optional<std::string>& rules,
                             const std::vector<std::string>& house);

/// The ruleset that is played by, and all there are: they tell who has a flag.
struct Rulebooks {
  const Ruleset& chosen;
  List<const Ruleset*> all;
};

/// Splits the command line with the flags of one test (nullptr for other commands).
/// Throws UsageError for options that do not exist or stand without their value.
Arguments split(std::vector<std::string> args, const TestTable* test, const Rulebooks& books,
                Lang lang);

/// A command line that is still being written: what stands, and what one more word would be.
struct Unfinished {
  Arguments arguments;
  const Option* option = nullptr;  // the value of this option, ...
  Slot input = no_slot;            // ... or of this flag of the test; else a word
};
/// Splits it likewise, with flags for bare words; what would be a fault is left out.
Unfinished split_unfinished(std::vector<std::string> args, const TestTable* test, List<Slot> main,
                            const Rulebooks& books, Lang lang);

}  // namespace nfw::cli
