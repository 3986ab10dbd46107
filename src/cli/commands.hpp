#pragma once

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

/// Resolves a test and prints it; the exit status. Throws UsageError, DiceError.
int resolve_test(const TestTable& test, const Context& context);
/// roll, list, table, rulings. Throws UsageError, DiceError.
int other_command(const Context& context);

}  // namespace nfw::cli
