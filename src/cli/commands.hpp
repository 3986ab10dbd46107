#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "from_lists.hpp"
#include "report.hpp"
#include "world.hpp"

namespace nfw::cli {

/// What a command has to work with.
struct Context {
  const Ruleset& ruleset;
  List<const Ruleset*> rulesets;
  const Arguments& arguments;
  const World& world;
  report::Style style;
  List<HouseFile> house = {};  // house rules in force
};

inline std::string_view pick(const Context& context, std::string_view en, std::string_view it) {
  return report::pick(context.style.lang, en, it);
}

/// A test of a chain and its part of the command line.
struct ChainPart {
  const TestTable* test = nullptr;
  Arguments arguments;
  bool alone = false;  // tests that it leads to at once wait until they are due
};

struct Answers;  // dice.hpp

/// What is done with a play that was rolled, before anybody sees it.
using Keep = std::function<void(report::Rolled&)>;
/// Resolves a test, and those that follow from it, and prints it in the way that was asked for:
/// rolled, exact, swept or repeated. The exit status. Throws UsageError, DiceError.
int run_test(const std::vector<ChainPart>& parts, const Context& context);
/// The same with lists that have been read already, and not those that the options name.
int run_test(const std::vector<ChainPart>& parts, const Lists& lists, const Context& context);
/// Rolls and prints a play. The exit status. Throws UsageError, DiceError.
int roll_once(const Play& play, const Context& context, const Keep& keep = {},
              const Answers* answers = nullptr);
/// Answers the lines of standard input, each in one JSON object. The highest of their statuses.
int run_batch(const Context& context);
/// Reads commands at a prompt, or from standard input, for a whole evening. The exit status: of all
/// lines the highest, but at a terminal 0. Throws UsageError.
int run_play(const Context& context);
/// Plain dice: dice expressions, rolled or worked out. The exit status. Throws UsageError,
/// DiceError.
int run_roll(const Context& context);
/// Judges and prices a list of records in a file, or prices what its flags say. The exit status.
/// Throws UsageError.
int run_roster(const ChainPart& part, const Context& context);
/// What a next command says to be played by the same rulebook, rulings and house rules.
report::SameRules same_rules(const Context& context);

/// What the player's own house rules are to a command.
enum class OwnHouse {
  played,     // it plays by them, battles included
  as_read,    // it tells what its tables say by them and by the rulings
  looked_up,  // it tells what its tables say by them
  shown,      // the same, as far as they are sound
  unread      // it has none, or those of its battle
};
/// For whom a command is: players, those of a battle that has begun, or programs.
enum class For { players, battle, programs };

/// A command that is no test.
struct Command {
  std::string_view name;
  std::string_view it_name;  // that is understood, too, if it stands whole
  Operand operand;
  Text takes;
  Text about;
  int (*run)(const Context&);  // throws UsageError, DiceError
  OwnHouse house = OwnHouse::played;
  For whom = For::players;
  Text more = {};                    // what its own help says besides
  List<std::string_view> also = {};  // options of a test that it takes as that does
};
List<Command> commands();
/// The command of this name, or nullptr.
const Command* find_command(std::string_view name);
/// The same by its Italian name, which counts whole, never by a beginning.
const Command* find_command_in_italian(std::string_view name);
/// The most words that such an operand is.
std::size_t most_words(Operand operand);

}  // namespace nfw::cli
