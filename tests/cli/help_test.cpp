#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>

#include "commands.hpp"
#include "harness.hpp"
#include "nfw/builtin.hpp"
#include "utf8.hpp"
#include "verbs.hpp"
#include "words.hpp"

// The first thing that a new player reads.

namespace {

using namespace nfw;
using namespace nfw::testing;

constexpr std::size_t screen_lines = 24;
constexpr std::size_t screen_columns = 80;

std::vector<std::string> lines(const std::string& text) {
  std::vector<std::string> out;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) out.push_back(line);
  return out;
}

void check_screen(const std::string& text, const Ruleset& ruleset) {
  CAPTURE(text);
  const auto shown = lines(text);
  CHECK(shown.size() <= screen_lines);
  for (const auto& line : shown) CHECK(report::width(line) <= screen_columns);
  std::string spaced = " " + text;
  std::ranges::replace(spaced, '\n', ' ');
  std::ranges::replace(spaced, '[', ' ');  // before what may be left out
  const auto has = [&](std::string_view name) {
    return spaced.find(" " + std::string(name) + " ") != std::string::npos;
  };
  for (const auto* test : ruleset.tests) CHECK_MESSAGE(has(test->id), test->id);
  for (const auto& command : cli::commands()) CHECK_MESSAGE(has(command.name), command.name);
  for (const auto& option : cli::options())
    CHECK_MESSAGE(has("--" + std::string(option.name)) == cli::in_overview(option), option.name);
  for (const auto* one : builtin::rulesets()) CHECK_MESSAGE(has(one->id), one->id);
}

TEST_CASE("the help of the program fits a screen and names every test, command and option") {
  for (const auto* ruleset : builtin::rulesets())
    for (const std::string lang : {"en", "it"}) {
      const Given given{.input = "",
                        .env = {{"NFW_RULES", std::string(ruleset->id)}, {"NFW_LANG", lang}}};
      check_screen(run("--help", given).out, *ruleset);
      const auto bare = run("", given);
      check_screen(bare.err, *ruleset);
      CHECK(bare.out.empty());
      CHECK(bare.status == 2);
    }
}

TEST_CASE("an Italian name of a command means it alone, in every rulebook") {
  for (const auto* ruleset : builtin::rulesets())
    for (const auto& command : cli::commands()) {
      CAPTURE(ruleset->id);
      CAPTURE(command.it_name);
      CHECK(cli::verbs(command.it_name, *ruleset) == std::vector{command.name});
      CHECK(cli::only_command(command.it_name, builtin::rulesets()) == &command);
    }
}

}  // namespace
