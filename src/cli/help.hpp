#pragma once

#include <string>

#include "errors.hpp"
#include "nfw/roster.hpp"

namespace nfw::cli {

struct Command;  // commands.hpp

/// The commands and the options that all of them take; fits a screen.
std::string program_help(const Ruleset& ruleset, List<const Ruleset*> rulesets, Lang lang);
/// What a command that is no test takes, what it does, and the options that go with it.
std::string command_help(const Command& command, Lang lang);
/// The flags of a test in groups, each with its values, default, effect and chapter.
std::string test_help(const TestTable& test, const Ruleset& ruleset, Lang lang);
/// What the players of a battle do without dice; nothing where the ruleset plays none.
std::string acts_text(const Ruleset& ruleset, Lang lang);
/// One or two lines: what the test cannot do without.
std::string test_usage(const TestTable& test, std::string_view called, Lang lang,
                       std::string_view names = {});
/// How a record stands in a file: `[[command.unit]]`; empty for the list itself.
std::string record_header(const RecordTable& record, const Roster& roster);
/// How a key of a record is written: `models = N`.
std::string key_form(const Input& input, Lang lang);
/// What it says, its values, whether it is required, its chapter.
std::string key_text(const Input& input, const RecordTable& record, Lang lang);
/// What a flag takes: `N`, `CM`, `P`, or the values.
std::string takes(const Input& input, Lang lang);

}  // namespace nfw::cli
