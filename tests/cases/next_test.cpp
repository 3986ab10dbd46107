#include <algorithm>
#include <optional>
#include <set>
#include <sstream>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "case_file.hpp"
#include "harness.hpp"
#include "nfw/builtin.hpp"
#include "prepared.hpp"

// What a report says is due next can be played as it stands, and forgets nothing.
namespace {

using namespace nfw;
using Json = nlohmann::json;
using Words = std::vector<std::string>;

// What a flag of one test says of the unit that takes the next, under another name.
struct SameFact {
  std::string_view test, flag, next, as;
};
constexpr SameFact same_facts[]{
    {"fire", "target", "morale", "arm"},
    {"fire", "target", "morale", "unit"},
    {"fire", "target-figures", "morale", "of"},
};

// Flags of both tests that do not say the same: of another moment, man or number.
struct Apart {
  std::string_view test, next, why;
  std::vector<std::string_view> flags;
};
const Apart apart[]{
    {"morale",
     "morale",
     "losses of an earlier phase",
     {"lost", "of", "lost-percent", "side-lost", "inflicted", "by", "short-range", "started",
      "column-charge"}},
    {"morale", "morale", "the re-test is that of a retreat", {"state", "disorganised"}},
    {"move", "morale", "the re-test is that of a retreat", {"state", "disorganised"}},
    {"morale", "influence", "near the unit, not touching it", {"charismatic", "army-standard"}},
    {"command-test", "morale", "of the army, not near the unit", {"charismatic", "army-standard"}},
    {"influence", "command-test", "the leader is dead", {"cv", "charismatic", "army-standard"}},
    {"order", "command-test", "the C-in-C is dead, and it was the general's", {"cv"}},
    {"scout", "terrain", "of all generals together", {"cv", "enemy-cv"}},
    {"scout", "deploy", "of all generals together", {"cv", "enemy-cv"}},
    {"melee", "melee", "of the first of its two fights", {"enemy-closed", "enemy-fighting"}},
    {"discipline", "fire", "the flag that counts them says it", {"weapon"}},
    {"ford", "ford", "the character has drowned", {"character-save"}},
    {"ford", "ford", "once one of them has drowned all who are left have it", {"saving"}},
};

// Where somebody strikes, his target takes the next test: its flags begin with this.
std::string prefix_of(std::string_view test, std::string_view side) {
  if (side == "own") return "";
  if (test == "fire") return "target-";
  return test == "melee" || test == "colours" || side == "enemy" ? "enemy-" : "";
}

// The flag of the next test that says what this one says; empty where none does.
std::string flag_for(const std::string& flag, const std::string& test, const TestTable& next,
                     std::string_view side) {
  for (const auto& same : same_facts)
    if (same.test == test && same.flag == flag && same.next == next.id &&
        find_fact(next, same.as) != no_slot)
      return std::string(same.as);
  const auto prefix = prefix_of(test, side);
  // Where another comes to strike the same target his flags keep their names.
  const bool same_target = test == next.id && !prefix_of(test, {}).empty();
  if (!flag.starts_with(prefix) || (same_target && prefix.empty())) return {};
  const auto id = flag.substr(same_target ? 0 : prefix.size());
  const auto known = std::ranges::find(next.inputs, id, &Input::id);
  return known == next.inputs.end() ? "" : id;
}

// Whether the next test takes it for granted, or its other flags say it.
bool takes_for_granted(const std::string& line, const std::string& flag, const std::string& value) {
  const auto part = testing::prepared(line).parts.front();
  const auto& test = *part.test;
  const auto slot = find_fact(test, flag);
  auto facts = part.as_given;
  complete(test, facts);
  const auto& about = test.facts[slot];
  return about.kind == Kind::choice && facts.has(slot) &&
         about.values[static_cast<std::size_t>(facts.count(slot))].id == value;
}

bool says_something_else(const std::string& test, const TestTable& next, const std::string& flag) {
  return std::ranges::any_of(apart, [&](const Apart& one) {
    return one.test == test && one.next == next.id &&
           std::ranges::find(one.flags, flag) != one.flags.end();
  });
}

const TestTable& test_of(const Ruleset& ruleset, std::string_view id) {
  return **std::ranges::find(ruleset.tests, id, &TestTable::id);
}

Json result_of(const testing::WorkedCase& worked) {
  const auto dice = worked.dice ? " --dice '" + *worked.dice + " '" : std::string();
  testing::Given given;
  given.input = worked.input;
  const auto ran = testing::run(worked.run + " --json" + dice, given);
  return ran.status == 0 ? Json::parse(ran.out) : Json::object();
}

template <class Check>
void for_each_next(const Check& check) {
  for (const auto* ruleset : builtin::rulesets())
    for (const auto& worked : testing::read_cases(std::string(ruleset->id))) {
      if (worked.error) continue;
      for (const auto& next : result_of(worked).value("next", Json::array())) {
        CAPTURE(worked.run);
        check(*ruleset, worked, next);
      }
    }
}

// The command with this number for what only the player can fill in, or the first word that fits.
std::string line_of(const Ruleset& ruleset, const Json& next, const std::string& number) {
  const auto& test = test_of(ruleset, next.at("test").get<std::string>());
  auto out = "--rules " + std::string(ruleset.id) + " " + std::string(test.id);
  for (const auto& arg : next.at("args")) out += " " + arg.get<std::string>();
  for (const auto& flag : next.value("missing", Json::array())) {
    const auto& values =
        std::ranges::find(test.inputs, flag.get<std::string>(), &Input::id)->values;
    out += " --" + flag.get<std::string>() + " " +
           (values.empty() ? number : std::string(values[0].id));
  }
  return out;
}

// ... with a number that it takes; nothing where it takes none.
std::optional<std::string> accepted(const Ruleset& ruleset, const Json& next) {
  for (const auto* number : {"1", "2", "3", "10", "100"})
    if (auto line = line_of(ruleset, next, number); testing::run(line + " -q").status == 0)
      return line;
  return {};
}

TEST_CASE("every next command of a worked case is accepted once its numbers are filled in") {
  for_each_next([](const Ruleset& ruleset, const testing::WorkedCase&, const Json& next) {
    CHECK_MESSAGE(accepted(ruleset, next), line_of(ruleset, next, "N"));
  });
}

TEST_CASE("a next command carries all that was told of the unit") {
  for_each_next([](const Ruleset& ruleset, const testing::WorkedCase& worked, const Json& next) {
    const auto& then = test_of(ruleset, next.at("test").get<std::string>());
    const auto args = next.at("args").get<Words>();
    const auto line = accepted(ruleset, next);
    if (!line) return;
    const auto words = testing::split_words(worked.run);
    for (std::size_t n = 3; n < words.size(); ++n) {
      if (!words[n].starts_with("--")) continue;
      const auto flag = words[n].substr(2);
      const auto value = n + 1 < words.size() ? words[n + 1] : "";
      if (flag == "ruling") {
        CHECK_MESSAGE(std::ranges::find(args, "--ruling") != args.end(),
                      line_of(ruleset, next, "N"));
        continue;
      }
      const auto as = flag_for(flag, worked.test, then, next.value("side", ""));
      if (as.empty() || says_something_else(worked.test, then, flag) ||
          takes_for_granted(*line, as, value))
        continue;
      CHECK_MESSAGE(std::ranges::find(args, "--" + as) != args.end(),
                    "--" << flag << " is lost: " << line_of(ruleset, next, "N"));
    }
  });
}

// What a report says to run next, as a shell understands it.
std::vector<Words> printed(const std::string& report) {
  std::vector<Words> out;
  std::string paragraph;
  std::istringstream lines(report + "\n");
  for (std::string line; std::getline(lines, line);) {
    if (!paragraph.empty() && line.starts_with("  ")) {
      paragraph += line;
      continue;
    }
    if (!paragraph.empty())
      out.push_back(testing::split_words(paragraph.substr(paragraph.find("nfw "))));
    paragraph = line.starts_with("Next ") ? line : "";
  }
  return out;
}

TEST_CASE("the report's next command is JSON's, ready for the shell, whatever a file is called") {
  const std::string file = "club \"it's\" $win.toml";
  testing::Given given;
  given.files[file].text = "format = 2\n";
  std::set<std::string> seen;
  for_each_next([&](const Ruleset& ruleset, const testing::WorkedCase& worked, const Json&) {
    if (!worked.input.empty() || !seen.insert(std::string(ruleset.id) + " " + worked.test).second)
      return;
    if (seen.size() % testing::one_in != 0) return;
    const auto line = worked.run + " --house 'club \"it'\\''s\" $win.toml'" +
                      (worked.dice ? " --dice '" + *worked.dice + " '" : "");
    const auto json = testing::run(line + " --json", given);
    REQUIRE_MESSAGE(json.status == 0, json.err);
    const auto all = Json::parse(json.out).at("next");
    const auto commands = printed(testing::run(line, given).out);
    REQUIRE(commands.size() == all.size());
    for (std::size_t n = 0; n < all.size(); ++n) {
      Words expected{"nfw"};
      if (worked.run.find("--rules") != std::string::npos)
        expected.insert(expected.end(), {"--rules", std::string(ruleset.id)});
      expected.push_back(all[n].at("test"));
      for (const auto& arg : all[n].at("args")) expected.push_back(arg);
      CHECK(std::ranges::count(expected, file) == 1);
      const auto lasting = std::ranges::find_if(
          expected, [](const auto& word) { return word == "--ruling" || word == "--house"; });
      Words missing;
      for (const auto& flag : all[n].value("missing", Words()))
        missing.insert(missing.end(), {"--" + flag, "N"});
      expected.insert(lasting, missing.begin(), missing.end());
      CHECK(commands[n] == expected);
    }
  });
  CHECK(seen.size() > 5);
}

}  // namespace
