#include "sequence.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "nfw/odds.hpp"
#include "prepared.hpp"

// Who goes first: totals in order, and equals who roll again among themselves.

namespace {

using namespace nfw;

std::string sequence_of(const std::string& line, std::vector<std::int64_t> faces) {
  const auto prepared = testing::prepared(line);
  GivenDice dice(std::move(faces));
  const auto done =
      resolve(make_procedure(*prepared.parts[0].test, start_of(prepared.parts[0]).facts), dice);
  dice.finish();
  return std::string(done.conclusion.outcome[0].word);
}

double chance(const Law& law, std::string_view words) {
  for (const auto& one : law)
    if (one.value.word == words) return one.p;
  return 0;
}

TEST_CASE("3.5.3: the tied ones roll in the order of the first roll, the highest places first") {
  CHECK(sequence_of("initiative --general A:0,B:0,C:0,D:0", {6, 2, 6, 2, 1, 3, 5, 4}) ==
        "C\nA\nB\nD");
  CHECK(sequence_of("initiative --general A:0,B:0", {4, 4, 4, 4, 1, 2}) == "B\nA");
}

TEST_CASE("3.5.3: exact odds go on through every tie") {
  const auto prepared = testing::prepared("initiative --general A:4,B:3");
  const auto two = odds(prepared).front();
  // 21 of 36 throws put A ahead, 5 are ties.
  CHECK(std::abs(chance(two.keys[0], "A\nB") - 21.0 / 31.0) < 1e-12);
  CHECK(std::abs(chance(two.keys[1], "A") - 21.0 / 31.0) < 1e-12);
  const auto alike = testing::prepared("initiative --general A:2,B:2,C:2");
  const auto three = odds(alike).front();
  CHECK(three.keys[0].size() == 6);
  for (const auto& one : three.keys[0]) CHECK(std::abs(one.p - 1.0 / 6.0) < 1e-12);
}

// That one of them has the highest total, ties rolled again: all throws, one by one.
double goes_first(const std::vector<int>& values, std::size_t who) {
  double wins = 0;
  double all_tie = 0;
  double throws = 1;
  for (std::size_t n = 0; n < values.size(); ++n) throws *= 6;
  for (int code = 0; code < static_cast<int>(throws); ++code) {
    std::vector<int> totals;
    int rest = code;
    for (const int value : values) {
      totals.push_back(value + 1 + rest % 6);
      rest /= 6;
    }
    const int best = *std::ranges::max_element(totals);
    if (totals[who] != best) continue;
    std::vector<int> tied;
    std::size_t place = 0;
    for (std::size_t n = 0; n < totals.size(); ++n) {
      if (n == who) place = tied.size();
      if (totals[n] == best) tied.push_back(values[n]);
    }
    if (tied.size() == values.size())
      ++all_tie;
    else
      wins += tied.size() == 1 ? 1 : goes_first(tied, place);
  }
  return wins / (throws - all_tie);
}

TEST_CASE("3.5.3: exact odds of several generals are those of all throws") {
  const std::vector<int> values{4, 4, 3, 2};
  const auto of_four = testing::prepared("initiative --general A:4,B:4,C:3,D:2");
  const auto four = odds(of_four).front();
  for (std::size_t n = 0; n < values.size(); ++n)
    CHECK(std::abs(chance(four.keys[1], std::string(1, static_cast<char>('A' + n))) -
                   goes_first(values, n)) < 1e-12);
#ifndef NFW_SANITIZED  // which would take minutes over them
  const auto of_six = testing::prepared("initiative --general A:3,B:3,C:3,D:3,E:3,F:3");
  const auto six = odds(of_six).front();
  CHECK(six.keys[0].size() == 720);
  for (const auto& one : six.keys[0]) CHECK(std::abs(one.p - 1.0 / 720) < 1e-12);
#endif
  CHECK_THROWS_AS(odds(testing::prepared("initiative --general A:1,B:1,C:1,D:1,E:1,F:1,G:1,H:1")),
                  TooManyWays);
}

TEST_CASE(
    "equals of one side alone do not roll again; those of both sides do, for their odds too") {
  CHECK(sequence_of("--rules future initiative --general A:0,B:0 --enemy-general C:0", {4, 4, 1}) ==
        "A\nB\nC");
  CHECK(sequence_of("--rules future initiative --general A:0,B:0 --enemy-general C:0",
                    {4, 4, 4, 1, 1, 2}) == "C\nA\nB");
  const auto prepared =
      testing::prepared("--rules future initiative --general A:4 --enemy-general B:3");
  CHECK(std::abs(chance(odds(prepared).front().keys[1], "A") - 21.0 / 31.0) < 1e-12);
  const auto bare = testing::prepared(
      "--rules future initiative --general A:4 --enemy-general B:3 --ruling "
      "initiative-tie=bare-die");
  // 21 of 36 throws put A ahead; of the 5 ties half.
  CHECK(std::abs(chance(odds(bare).front().keys[1], "A") - 23.5 / 36.0) < 1e-12);
}

TEST_CASE("3.5.3: sixteen find their places") {
  std::string line = "initiative --general ";
  for (int n = 0; n < 16; ++n)
    line += (n > 0 ? "," : "") + std::string(1, static_cast<char>('a' + n)) + ":0";
  const auto prepared = testing::prepared(line);
  RandomDice dice(7);
  const auto done =
      resolve(make_procedure(*prepared.parts[0].test, start_of(prepared.parts[0]).facts), dice);
  CHECK(done.conclusion.outcome[0].word.size() == 31);
}

}  // namespace
