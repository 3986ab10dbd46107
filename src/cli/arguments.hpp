#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "errors.hpp"
#include "nfw/table.hpp"

namespace nfw::cli {

/// What an option is about: others than `every` go only with a test; `dice` with plain dice, too;
/// `command` with no test, but only with the commands that it names.
enum class Scope { every, dice, odds, sweep, test, command };

/// An option that stands with any command. `value` names what it takes; empty for a bare flag.
struct GlobalOption {
  std::string_view name;
  std::string_view letter;
  Text value;
  Text help;
  Scope scope = Scope::every;
  bool repeats = false;                  // may stand several times
  List<std::string_view> allowed = {};   // the only values, where there are such
  List<std::string_view> commands = {};  // that are no tests, with which it goes as well
};
List<GlobalOption> global_options();
/// The option of this name, or nullptr.
const GlobalOption* find_option(std::string_view name);

/// The test of this name, or nullptr.
const TestTable* find_test(const Ruleset& ruleset, std::string_view name);
/// The input whose flag this is, by its name or another spelling; or nullptr.
const Input* find_input(const TestTable& test, std::string_view flag);

/// The command line, split but not yet understood.
struct Arguments {
  struct Given {
    Slot slot;
    std::vector<std::string> values;  // one for each time it stands
  };
  std::string command;
  std::vector<Given> inputs;
  std::vector<const GlobalOption*> options;  // those that stand
  std::vector<std::string> words;            // besides the options

  std::optional<std::string> rules, seed, expect, lang, color;
  std::optional<std::string> dice;  // joined by blanks
  std::optional<std::string> repeat, limit;
  std::vector<std::string> rulings, house, vary, show;
  bool ask = false, json = false, csv = false, odds = false, quiet = false, help = false,
       version = false, in_force = false;
};

/// A command line in its parts: the first test, and those after each --then.
std::vector<std::vector<std::string>> parts(const std::vector<std::string>& args);

/// Takes over what a later part says of the options of every command.
/// Throws UsageError where two parts say it.
void merge_options(Arguments& first, const Arguments& later, Lang lang);

/// The first word that is neither an option nor the value of one; its place, or args.size().
std::size_t command_place(const std::vector<std::string>& args);
/// The value of a global option, wherever it stands; for what must be known before all else.
std::optional<std::string> peek(const std::vector<std::string>& args, std::string_view name);
std::vector<std::string> peek_all(const std::vector<std::string>& args, std::string_view name);

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
  const GlobalOption* option = nullptr;  // the value of this option, ...
  Slot input = no_slot;                  // ... or of this flag of the test; else a word
};
/// Splits it likewise; what would be a fault is left out.
Unfinished split_unfinished(std::vector<std::string> args, const TestTable* test,
                            const Rulebooks& books, Lang lang);

/// Whether it goes with this command, which is no test, whatever it is about.
bool goes_with(const GlobalOption& option, std::string_view command);
/// The first option that stands, is about one of these and does not go with the command; or
/// nullptr.
const GlobalOption* given_of(const Arguments& arguments, std::initializer_list<Scope> scopes);

}  // namespace nfw::cli
