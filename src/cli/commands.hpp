#pragma once

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

/// A test of a chain and its part of the command line.
struct ChainPart {
  const TestTable* test = nullptr;
  Arguments arguments;
};

/// Resolves a test, and those that follow from it, and prints it in the way that was asked for:
/// rolled, exact, swept or repeated. The exit status. Throws UsageError, DiceError.
int run_test(const std::vector<ChainPart>& parts, const Context& context);
/// roll, list, table, rulings. Throws UsageError, DiceError.
int other_command(const Context& context);

}  // namespace nfw::cli
