#pragma once

#include <string_view>
#include <vector>

#include "arguments.hpp"
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
};

inline std::string_view pick(const Context& context, std::string_view en, std::string_view it) {
  return report::pick(context.style.lang, en, it);
}

/// A test of a chain and its part of the command line.
struct ChainPart {
  const TestTable* test = nullptr;
  Arguments arguments;
};

struct Prepared;

/// Resolves a test, and those that follow from it, and prints it in the way that was asked for:
/// rolled, exact, swept or repeated. The exit status. Throws UsageError, DiceError.
int run_test(const std::vector<ChainPart>& parts, const Context& context);
/// Throws UsageError for options that are about dice: the test rolls none.
void refuse_dice(const Context& context, const TestTable& test);
/// Judges and prices a list of records in a file, or prices what its flags say. The exit status.
/// Throws UsageError.
int run_roster(const ChainPart& part, const Context& context);
/// The same of a test that both sides take at once.
int run_both(const Prepared& prepared, const Context& context);
/// What a command needs before its name to be played by the same rulebook: "--rules X ".
std::string options_of(const Context& context);
/// What it needs behind its own flags to be played by the same rules: "--ruling", "X=Y", "--house",
/// "F".
std::vector<std::string> lasting_of(const Context& context);
/// Throws UsageError for options that go only with another command.
void refuse_options_of_others(const Context& context);
/// roll, list, table, check, rulings. Throws UsageError, DiceError.
int other_command(const Context& context);

}  // namespace nfw::cli
