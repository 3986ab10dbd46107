#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "errors.hpp"
#include "nfw/table.hpp"

namespace nfw::cli {

struct Arguments;

/// What a word of the command line is, for whoever offers it or counts such words.
enum class Operand {
  nothing,
  text,
  dice,
  words,
  help,
  table,
  ruling,
  file,
  files,
  shell,
  ruleset,
  reading,
  varied,
  record,
  keys,
  round,
  shown,
  expected
};

/// Which tests an option goes with.
enum class Tests { none, all, with_dice, with_odds, with_list, with_enemy_list };

/// Where the arguments keep what is said: a bare flag, one value, or one for each time it stands.
using Kept =
    std::variant<std::monostate, bool Arguments::*, std::optional<std::string> Arguments::*,
                 std::vector<std::string> Arguments::*>;

/// An option that is no test's own: the one place that says all there is to say of it.
struct Option {
  std::string_view name;
  std::string_view letter = {};
  Text value = {};  // what it takes; empty for a bare flag, in brackets where it may be one
  Text help = {};
  Kept kept = {};
  Operand operand = Operand::text;      // what its value is
  List<std::string_view> allowed = {};  // its only values, where there are such
  Tests tests = Tests::all;
  List<std::string_view> commands = {};  // that are no tests, with which it goes as well; ...
  bool everywhere = false;               // ... with all of them
  List<std::string_view> needs = {};     // options: one must stand, but with those commands
  List<std::string_view> excludes = {};  // options
  bool of_battle = false;                // told in the manual of battles, not in the overview
  bool by_part = false;                  // of a chain each test has its own
};

List<Option> options();
/// The option of this name, or nullptr.
const Option* find_option(std::string_view name);
/// Whether its value, which stands behind "=", may be left out: then it is the first allowed.
bool may_be_bare(const Option& option);
/// Whether the next word is its value.
bool takes_value(const Option& option);
/// "-q, --quiet", "--seed N", "--csv[=plain|excel]".
std::string spelt(const Option& option, Lang lang);
/// Whether it may stand several times.
bool may_repeat(const Option& option);
/// What it does, after what it goes with where that is little.
std::string help_of(const Option& option, Lang lang);

/// What a command line is about: tests, one after the other; or another command.
struct Subject {
  std::string_view command;
  std::vector<const TestTable*> tests;
};
bool goes_with(const Option& option, const Subject& subject);
/// Whether the overview of the program names it: what goes only with another option, or with a
/// battle, is told where that is.
inline bool in_overview(const Option& option) {
  return !option.of_battle && (option.needs.empty() || !option.commands.empty());
}
/// Whether it stands.
bool stands(const Option& option, const Arguments& arguments);
/// Throws UsageError for an option that does not go with the subject or with another option.
void check_options(const Arguments& arguments, const Subject& subject, Lang lang);

/// The one of the allowed values that is meant. Throws UsageError, which begins with `named`.
std::string_view allowed_value(const Option& option, std::string_view named, std::string_view word,
                               Lang lang);

}  // namespace nfw::cli
