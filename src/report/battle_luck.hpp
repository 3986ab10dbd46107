#pragma once

#include <string>
#include <vector>

#include "entries.hpp"
#include "luck.hpp"
#include "report.hpp"

/// How lucky the dice of a battle were.
namespace nfw::report {

/// A test as it stood, and what of it tells of luck.
struct LuckTest {
  std::int64_t turn = 0;
  const Deed* deed = nullptr;
  const BattleLuck* row = nullptr;
  std::size_t side = 0;  // whose luck
  battle::LuckyFall fall = {};
};

/// All tests of one kind of a side: what fell, and what the same tests come to, rolled again.
struct LuckSum {
  const Deed* deed = nullptr;
  const BattleLuck* row = nullptr;
  std::int64_t tests = 0;
  std::int64_t fallen = 0;
  CountLaw law = {};

  [[nodiscard]] const OutcomeKey& key() const { return deed->test->outcome[row->key]; }
  [[nodiscard]] double luckier() const { return battle::share_luckier(law, fallen, row->less); }
};
struct SideLuck {
  std::size_t side = 0;
  std::vector<LuckSum> kinds = {};
  double filled = 0;  // of the clock, from 0 to 1
  double fair = 0;    // the share of fair battles that would be luckier
};

struct Luck {
  const battle::State* state = nullptr;
  std::string_view ruleset;
  std::vector<LuckTest> tests = {};  // in the order in which they fell
  std::size_t left_out = 0;          // that today's tables do not take so, or without exact odds
  double clock = 0;
  std::vector<SideLuck> sides = {};
};
/// Adds up what is known of its tests. `head` is the digest of the battle's head: it fills a clock
/// that the tests did not.
void add_up(Luck& luck, const battle::State& start, std::string_view head);

/// "Fire, figures"
std::string kind_words(const LuckSum& sum, const Luck& luck, Lang lang);
std::string fair_words(const SideLuck& side, Lang lang);
/// What the two shares say, in a sentence.
std::string_view luck_explained(Lang lang);

std::string text(const Luck& luck, const Style& style);
std::string json(const Luck& luck, const Style& style);
/// A line for each side and kind of test.
std::string csv(const Luck& luck, const Style& style);

}  // namespace nfw::report
