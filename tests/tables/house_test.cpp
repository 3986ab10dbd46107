#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <random>
#include <set>
#include <sstream>

#include "emit.hpp"
#include "harness.hpp"
#include "lay_over.hpp"
#include "nfw/builtin.hpp"

// What is laid over no more of the rulebooks than it touches comes to the same as what is laid over
// all of them.

namespace {

using namespace nfw;
using namespace nfw::tables;
namespace fs = std::filesystem;

const fs::path folder = fs::path(NFW_SOURCE) / "tests/house";

std::string all_of(const HouseRules& house) {
  std::ostringstream out;
  for (const auto& problem : house.problems) out << problem.text() << "\n";
  for (const auto& change : house.changes)
    out << static_cast<int>(change.what) << " " << change.ruleset << " " << change.path << " "
        << change.before << " " << change.after << "\n";
  if (house.problems.empty()) emit(house.rulesets, out);
  return out.str();
}

// The first line that differs; of these texts nobody wants to see more.
std::string difference(const std::string& one, const std::string& other) {
  std::istringstream first(one);
  std::istringstream second(other);
  std::string a;
  std::string b;
  while (std::getline(first, a) && std::getline(second, b))
    if (a != b) return a + "\n" + b;
  return one == other ? "" : "one ends before the other";
}

void check_same(const std::vector<HouseFile>& files) {
  const auto few = lay_over(builtin::rulesets(), builtin::files(), files);
  const auto all = lay_over_all(builtin::rulesets(), builtin::files(), files);
  CHECK(difference(all_of(few), all_of(all)) == "");
}

// What a ruleset says of a test and of those that it leads to.
std::string all_of(const HouseRules& house, const Ruleset& built, std::string_view id) {
  const auto find = [](const Ruleset& ruleset, std::string_view name) {
    return *std::ranges::find(ruleset.tests, name, &TestTable::id);
  };
  const auto& changed = **std::ranges::find(house.rulesets, built.id, &Ruleset::id);
  std::vector<const TestTable*> tests{find(changed, id)};
  for (const auto& next : tests.front()->next) tests.push_back(find(changed, next.test));
  Ruleset some = changed;
  some.tests = tests;
  some.battle = nullptr;
  std::ostringstream out;
  emit({&some}, out);
  return out.str();
}

TEST_CASE("a test that is asked for, and what it leads to, are as if all was read") {
  const std::vector<std::string_view> asked{"fire", "melee", "morale",
                                            "cost", "scout", "initiative"};
  for (const auto& entry : fs::directory_iterator(folder)) {
    if (entry.is_directory()) continue;
    CAPTURE(entry.path());
    const std::vector<HouseFile> files{
        {entry.path().string(), testing::read_file(entry.path().string()), false}};
    const auto all = lay_over_all(builtin::rulesets(), builtin::files(), files);
    for (const auto id : asked) {
      CAPTURE(id);
      const auto few =
          lay_over(builtin::rulesets(), builtin::files(), files, {.tests = {std::string(id)}});
      for (const auto* ruleset : builtin::rulesets())
        if (std::ranges::find(ruleset->tests, id, &TestTable::id) != ruleset->tests.end())
          CHECK(difference(all_of(few, *ruleset, id), all_of(all, *ruleset, id)) == "");
    }
  }
}

TEST_CASE("house files, alone and one over the other") {
  std::vector<HouseFile> together;
  for (const auto& entry : fs::directory_iterator(folder)) {
    CAPTURE(entry.path());
    if (entry.is_directory()) {
      check_same({{entry.path().string(), {}, true}});
      continue;
    }
    together.push_back({entry.path().string(), testing::read_file(entry.path().string()), false});
    check_same({together.back()});
  }
  CHECK(together.size() > 5);
  check_same(together);
}

// One change of each kind of thing, one after the other of all that the rulebooks have.
std::vector<std::string> changes(const Ruleset& ruleset) {
  std::vector<std::string> out;
  const auto add = [&](const std::string& line) {
    out.push_back("rules = \"" + std::string(ruleset.id) + "\"\n" + line + "\n");
  };
  for (const auto& ruling : ruleset.rulings)
    if (!ruling.switch_id.empty() && !ruling.readings.back().value.empty())
      add("rulings." + std::string(ruling.switch_id) + " = \"" +
          std::string(ruling.readings.back().value) + "\"");
  for (const auto* test : ruleset.tests) {
    const std::string id(test->id);
    add(id + ".title = { en = \"changed\", it = \"cambiato\" }");
    add(id + ".ref = \"9.9\"");
    for (const auto& stage : test->stages)
      if (!stage.modifiers.empty())
        add(id + "." + std::string(stage.key) + ".modifier." +
            std::string(stage.modifiers.front().id) + " = { remove = true }");
  }
  return out;
}

TEST_CASE("a change of anything") {
  std::vector<std::string> all;
  for (const auto* ruleset : builtin::rulesets()) {
    const auto more = changes(*ruleset);
    all.insert(all.end(), more.begin(), more.end());
  }
  CHECK(all.size() > 300);
  constexpr std::size_t one_in = 37;
  for (std::size_t n = 0; n < all.size(); n += one_in) {
    CAPTURE(all[n]);
    check_same({{"house.toml", all[n], false}});
  }
}

TEST_CASE("some changes at once, at random, in one file or one over the other") {
  std::mt19937 random(8);
  const auto any = [&](std::size_t below) { return random() % below; };
  for (int n = 0; n < 12; ++n) {
    std::vector<HouseFile> files;
    for (const auto* ruleset : builtin::rulesets()) {
      const auto all = changes(*ruleset);
      std::set<std::string> chosen;
      while (chosen.size() < 3) chosen.insert(all[any(all.size())]);
      std::string text;
      for (const auto& one : chosen) text += text.empty() ? one : one.substr(one.find('\n') + 1);
      if (any(2) == 0) files.push_back({"house" + std::to_string(files.size()), text, false});
    }
    std::ranges::shuffle(files, random);
    std::string told;
    for (const auto& file : files) told += file.text;
    CAPTURE(told);
    check_same(files);
  }
}

TEST_CASE("a ruling that only the battle asks for") {
  check_same({{"house.toml", "rules = \"guaitana\"\nrulings.cinc-orders = \"any\"\n", false}});
}

// Whoever reads no more than is needed finds that the records are others now, and reads it all.
TEST_CASE("a word less in a list") {
  for (const std::string word : {"loss-source.musketry", "order.oppose", "scouting.outscouts"}) {
    CAPTURE(word);
    check_same({{"house.toml", "words." + word + " = { remove = true }\n", false}});
  }
}

TEST_CASE("a word more in each list") {
  const std::string word = R"( = [{ id = "quite-new", en = "quite new", it = "nuovissimo" }])";
  for (const std::string list : {"quality", "missile-weapon", "state"}) {
    CAPTURE(list);
    check_same({{"house.toml", "words." + list + word + "\n", false}});
  }
}

}  // namespace
