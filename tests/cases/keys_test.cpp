#include <algorithm>
#include <set>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "case_file.hpp"
#include "harness.hpp"
#include "nfw/builtin.hpp"

// A roll and its odds have the same keys, whatever the dice: those that the table names.
namespace {

using namespace nfw;
using Json = nlohmann::json;
using Keys = std::set<std::string>;

Keys keys_of(const Json& object) {
  Keys out;
  for (const auto& [key, value] : object.items()) out.insert(key);
  return out;
}

std::string listed(const Keys& keys) {
  std::string out;
  for (const auto& key : keys) out += " " + key;
  return out;
}

void check_same(const Json& roll, const Json& odds) {
  const auto rolled = keys_of(roll.at("outcome"));
  const auto possible = keys_of(odds.at("odds"));
  for (const auto& key : rolled) CHECK_MESSAGE(possible.contains(key), key, " has no odds");
  for (const auto& key : possible) CHECK_MESSAGE(rolled.contains(key), key, " is not in the roll");
  for (const auto& then : roll.value("then", Json::array()))
    for (const auto& other : odds.value("then", Json::array()))
      if (then.at("test") == other.at("test") && then.value("side", "") == other.value("side", ""))
        CHECK(listed(keys_of(then.at("outcome"))) == listed(keys_of(other.at("odds"))));
}

template <class Check>
void for_each_rolled_case(const Check& check) {
  for (const auto* ruleset : builtin::rulesets())
    for (const auto& worked : testing::read_cases(std::string(ruleset->id))) {
      if (worked.error || !worked.dice) continue;
      const auto ran = testing::run(worked.run + " --json --dice '" + *worked.dice + " '");
      if (ran.status != 0) continue;  // the worked cases themselves tell that
      CAPTURE(worked.run);
      check(*ruleset, worked, Json::parse(ran.out));
    }
}

TEST_CASE("a roll and its odds have the same keys") {
  for_each_rolled_case([](const Ruleset&, const testing::WorkedCase& worked, const Json& roll) {
    const auto odds = testing::run(worked.run + " --json --odds");
    if (odds.status == 0) check_same(roll, Json::parse(odds.out));
  });
}

TEST_CASE("a roll has every key of its table but those that may be left out, and no other") {
  for_each_rolled_case(
      [](const Ruleset& ruleset, const testing::WorkedCase& worked, const Json& roll) {
        const auto& stages = roll.at("stages");
        const auto has_side = [](const Json& stage) { return stage.contains("side"); };
        if (std::ranges::any_of(stages, has_side)) return;  // the keys of two sides
        const auto& test = **std::ranges::find(ruleset.tests, worked.test, &TestTable::id);
        auto unknown = keys_of(roll.at("outcome"));
        for (const auto& key : test.outcome)
          if (unknown.erase(std::string(key.id)) == 0) CHECK_MESSAGE(key.optional, key.id);
        CHECK(listed(unknown) == "");
      });
}

}  // namespace
