#pragma once

#include "commands.hpp"

/// Commands that look up what the rules say, and how it is asked for. Each throws UsageError.
namespace nfw::cli {

int run_table(const Context& context);
/// Whether a file of house rules is sound, and what it changes.
int run_check(const Context& context);
/// Asks the ruleset that is played by, then the others; one alone where the line names it. The exit
/// status: 1 where nothing has all of the words.
int run_find(const Context& context);
int run_rulings(const Context& context);
int run_list(const Context& context);
/// Of a command that is no test.
int run_help(const Context& context);
int run_completion(const Context& context);

}  // namespace nfw::cli
