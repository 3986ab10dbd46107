#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "errors.hpp"
#include "nfw/table.hpp"

namespace nfw::cli {

/// An option that every command takes. `value` names what it takes; empty for a bare flag.
struct GlobalOption {
  std::string_view name;
  std::string_view letter;
  Text value;
  Text help;
};
List<GlobalOption> global_options();

/// The command line, split but not yet understood.
struct Arguments {
  struct Given {
    Slot slot;
    std::vector<std::string> values;  // one for each time it stands
  };
  std::string command;
  std::vector<Given> inputs;
  std::vector<std::string> words;  // besides the options

  std::optional<std::string> rules, seed, expect, lang, color;
  std::optional<std::string> dice;  // joined by blanks
  std::optional<std::string> repeat;
  std::vector<std::string> rulings, house, vary, show;
  bool ask = false, json = false, csv = false, odds = false, quiet = false, help = false,
       version = false;
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

}  // namespace nfw::cli
