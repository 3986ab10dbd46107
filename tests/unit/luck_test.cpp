#include "luck.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>
#include <random>
#include <string>

#include "enumeration.hpp"
#include "nfw/faces.hpp"
#include "nfw/odds.hpp"
#include "nfw/played.hpp"
#include "prepared.hpp"

namespace {

using namespace nfw;
using namespace nfw::battle;

CountLaw law_of(const std::string& line, std::string_view key) {
  const auto play = testing::prepared(line);
  const auto& keys = play.parts[0].test->outcome;
  const auto place = std::ranges::find(keys, key, &OutcomeKey::id) - keys.begin();
  const auto n = static_cast<std::size_t>(place);
  return count_law(odds(play)[0].keys[n], keys[n]);
}

// The same of every sequence of faces.
CountLaw enumerated(const std::string& line, std::string_view key) {
  const auto play = testing::prepared(line);
  const auto& keys = play.parts[0].test->outcome;
  const auto n =
      static_cast<std::size_t>(std::ranges::find(keys, key, &OutcomeKey::id) - keys.begin());
  constexpr std::size_t most = 2'000'000;
  return count_law(testing::enumerate(play, most).value().odds[0].keys[n], keys[n]);
}

CountLaw binomial(int dice, double chance) {
  CountLaw out;
  for (int n = 0; n < dice; ++n) out = convolved(out, {0, {1 - chance, chance}});
  return out;
}

// Kolmogorov-Smirnov: the greatest distance from the uniform distribution, by the root of how many
// there are. Above 1.95 once in a thousand times.
constexpr double once_in_a_thousand = 1.95;
double distance(std::vector<double> shares) {
  std::ranges::sort(shares);
  const auto all = static_cast<double>(shares.size());
  double out = 0;
  for (std::size_t n = 0; n < shares.size(); ++n) {
    const auto from = static_cast<double>(n) / all;
    out = std::max({out, shares[n] - from, from + 1 / all - shares[n]});
  }
  return out * std::sqrt(all);
}

}  // namespace

TEST_CASE("luck: three volleys at eighteen guards, as the model works them out") {
  const auto veterans =
      law_of("fire --shooters 20 --quality veteran --range long --target-figures 18", "kills");
  const auto average = law_of("fire --shooters 20 --range long --target-figures 13", "kills");
  CHECK(veterans.mean() == doctest::Approx(2.444).epsilon(2e-4));
  CHECK(average.mean() == doctest::Approx(2.222).epsilon(2e-4));
  CHECK(std::sqrt(veterans.variance()) == doctest::Approx(1.474).epsilon(5e-4));
  CHECK(std::sqrt(average.variance()) == doctest::Approx(1.406).epsilon(5e-4));
  CHECK(share_luckier(veterans, 5, false) == doctest::Approx(0.059).epsilon(1e-2));
  CHECK(share_luckier(average, 1, false) == doctest::Approx(0.787).epsilon(1e-3));
  CHECK(share_luckier(veterans, 1, false) == doctest::Approx(0.822).epsilon(1e-3));
  const auto sum = convolved(convolved(veterans, average), veterans);
  CHECK(sum.mean() == doctest::Approx(7.11).epsilon(1e-3));
  CHECK(std::sqrt(sum.variance()) == doctest::Approx(2.51).epsilon(2e-3));
  CHECK(sum.above(7) == doctest::Approx(0.419).epsilon(2e-3));
  CHECK(sum.at(7) == doctest::Approx(0.158).epsilon(2e-3));
  CHECK(share_luckier(sum, 7, false) == doctest::Approx(0.498).epsilon(2e-3));
  const std::vector<LuckyFall> falls{
      {veterans, 5, false, 0.5}, {average, 1, false, 0.5}, {veterans, 1, false, 0.5}};
  CHECK(deviations(falls[0]) == doctest::Approx(1.561).epsilon(1e-3));
  CHECK(deviations(falls[1]) == doctest::Approx(-0.795).epsilon(1e-3));
  CHECK(deviations(falls[2]) == doctest::Approx(-0.923).epsilon(1e-3));
  constexpr double clock = 6;
  FairShare fair(clock);
  for (const auto& fall : falls) fair.add(fall);
  CHECK(fair.filled() == doctest::Approx(1));
  CHECK(fair.luckier(0.1) == doctest::Approx(0.512).epsilon(1e-3));
  CHECK(fair.luckier(0.9) == doctest::Approx(0.512).epsilon(1e-3));  // the clock is full
}

TEST_CASE("luck: laws and their sums are what every sequence of faces comes to") {
  const std::vector<std::pair<std::string, std::string_view>> tests{
      {"fire --shooters 3 --range long", "kills"},
      {"fire --shooters 2 --range short --target-figures 1", "kills"},
      {"morale --after fire --lost 6 --of 24", "reaction"},
      {"influence --cv 3 --state demoralised --commander", "result"},
      {"command-test --cv 3", "effect"}};
  CountLaw sum;
  std::map<std::int64_t, double> by_hand{{0, 1.0}};
  for (const auto& test : tests) {
    const auto& line = test.first;
    CAPTURE(line);
    const auto key = test.second;
    const auto law = law_of(line, key);
    const auto other = enumerated(line, key);
    std::map<std::int64_t, double> next;
    for (auto n = std::min(law.least, other.least); n < law.least + std::ssize(law.p); ++n) {
      CHECK(law.at(n) == doctest::Approx(other.at(n)).epsilon(1e-12));
      for (const auto& [count, p] : by_hand) next[count + n] += p * other.at(n);
    }
    by_hand = next;
    sum = convolved(sum, law);
  }
  double so_far = 0;
  for (const auto& [count, p] : by_hand) {
    CHECK(sum.at(count) == doctest::Approx(p).epsilon(1e-12));
    CHECK(sum.below(count) == doctest::Approx(so_far).epsilon(1e-12));
    so_far += p;
    CHECK(share_luckier(sum, count, false) == doctest::Approx(1 - so_far + p / 2));
    CHECK(share_luckier(sum, count, true) == doctest::Approx(so_far - p / 2));
    CHECK(sum.quantile(so_far - p / 2) == count);
  }
}

TEST_CASE("luck: a word counts its place in the table, what has no value nothing") {
  const auto play = testing::prepared("morale --after fire --lost 6 --of 24");
  const auto& keys = play.parts[0].test->outcome;
  const auto& reaction = *std::ranges::find(keys, "reaction", &OutcomeKey::id);
  CHECK(count_of(word_value("bloodlust"), reaction) == 0);
  CHECK(count_of(word_value("rout"), reaction) == std::ssize(reaction.values) - 1);
  CHECK(count_of(word_value("not due"), reaction) == 0);
  CHECK(count_of(Value(), reaction) == 0);
  CHECK(count_law({}, reaction).at(0) == 1);
}

TEST_CASE("luck: the normal distribution and its inverse") {
  CHECK(normal_below(0) == 0.5);
  CHECK(normal_below(1.959963984540054) == doctest::Approx(0.975).epsilon(1e-12));
  for (const double share : {1e-300, 1e-12, 1e-3, 0.1, 0.5, 0.9, 0.999})
    CHECK(normal_below(normal_quantile(share)) == doctest::Approx(share).epsilon(1e-11));
  CHECK(normal_quantile(0.975) == doctest::Approx(1.959963984540054).epsilon(1e-12));
  CHECK(std::isfinite(normal_quantile(0)));
  CHECK(std::isfinite(normal_quantile(1)));
}

TEST_CASE("luck: a side without a test of its own is as lucky as the tie says; certainty is none") {
  FairShare none(3);
  CHECK(none.luckier(0.25) == doctest::Approx(0.75));
  none.add({CountLaw{4, {1.0}}, 4, false, 0.5});
  CHECK(none.filled() == 0);
  CHECK(FairShare(0).luckier(0.25) == doctest::Approx(0.75));
  CHECK(tie_of("a", "1 kills") != tie_of("a", "2 kills"));
  CHECK(tie_of("a", "1 kills") != tie_of("b", "1 kills"));
}

namespace {

/// A test of the rulebook, its law and what it rolled.
class Tested {
 public:
  Tested(const std::string& line, std::string_view key) : play_(testing::prepared(line)) {
    const auto& keys = play_.parts[0].test->outcome;
    place_ = static_cast<std::size_t>(std::ranges::find(keys, key, &OutcomeKey::id) - keys.begin());
    law_ = count_law(odds(play_)[0].keys[place_], keys[place_]);
  }
  [[nodiscard]] LuckyFall fall(DiceSource& dice, bool less, double tie) const {
    const auto played = roll(play_, dice);
    const auto& outcome = played.tests[0].value().resolved.conclusion.outcome;
    const auto& key = play_.parts[0].test->outcome[place_];
    return {law_, count_of(outcome[place_], key), less, tie};
  }

 private:
  Play play_;
  std::size_t place_ = 0;
  CountLaw law_;
};

/// Two sides fire at each other and test their morale, and do what a player would who looks at how
/// it goes: who is behind comes closer, who is well ahead breaks off, who routs is gone.
class Simulation {
 public:
  std::vector<double> each;       // of every test, where in its law it fell
  std::vector<double> fair[2];    // of each side, battle by battle
  std::vector<double> convolved;  // the first side's volleys, rolled again

  void battle(const std::string& id) {
    constexpr int few = 5;
    id_ = id;
    left_[0] = left_[1] = men;
    shares_[0] = shares_[1] = FairShare(clock);
    CountLaw sum;
    std::int64_t fallen = 0;
    bool goes_on = true;
    for (std::size_t n = 0; goes_on && std::min(left_[0], left_[1]) >= few; ++n) {
      const auto who = n % 2;
      const bool is_close = left_[who] < left_[1 - who];
      if (left_[0] > left_[1] + 2) break;
      const auto shots = test(who, n, "kills",
                              "fire --shooters " + std::to_string(left_[who]) + " --range " +
                                  (is_close ? "short" : "long"));
      if (who == 0) sum = nfw::convolved(sum, shots.law);
      if (who == 0) fallen += shots.fallen;
      const auto lost = static_cast<int>(std::min<std::int64_t>(shots.fallen, left_[1 - who]));
      goes_on = lost == 0 || lost == left_[1 - who] || stands(1 - who, n, lost);
      left_[1 - who] -= lost;
    }
    for (const auto side : {0U, 1U})
      fair[side].push_back(shares_[side].luckier(tie_of(id, side == 0 ? "one" : "two")));
    convolved.push_back(sum.above(fallen) + tie_of(id, "all") * sum.at(fallen));
  }

 private:
  static constexpr int men = 12;
  static constexpr double clock = 2.0 * men / 16;

  // The losses test, of so many who were there.
  bool stands(std::size_t who, std::size_t n, int lost) {
    const auto& fall = test(who, n, "reaction",
                            "morale --after fire --lost " + std::to_string(lost) + " --of " +
                                std::to_string(left_[who]));
    return fall.fallen < fall.law.least + std::ssize(fall.law.p) - 1;
  }

  LuckyFall test(std::size_t who, std::size_t n, std::string_view key, const std::string& line) {
    auto known = tests_.find(line);
    if (known == tests_.end()) known = tests_.try_emplace(line, line, key).first;
    const auto tie = tie_of(id_, std::to_string(n) + " " + std::string(key));
    auto fall = known->second.fall(dice_, key != "kills", tie);
    each.push_back(normal_below(deviations(fall)));
    shares_[who].add(fall);
    return fall;
  }

  RandomDice dice_{7};
  std::map<std::string, Tested> tests_ = {};
  std::string id_ = {};
  int left_[2] = {};
  FairShare shares_[2] = {FairShare(clock), FairShare(clock)};
};

int battles() {
  const char* said = std::getenv("NFW_LUCK_BATTLES");
  return said == nullptr ? 2'000 : std::atoi(said);
}

}  // namespace

TEST_CASE("luck: each test and the fair share are uniform, however it is played and ended") {
  Simulation all;
  for (int n = 0; n < battles(); ++n) all.battle(std::to_string(n));
  CHECK(distance(all.each) < once_in_a_thousand);
  CHECK(distance(all.fair[0]) < once_in_a_thousand);
  CHECK(distance(all.fair[1]) < once_in_a_thousand);
  // The convolved share describes; whoever took it for uniform would be misled.
  CHECK(distance(all.convolved) > once_in_a_thousand);
}

TEST_CASE("luck: where the tests are fixed the convolved share is uniform, too") {
  std::mt19937_64 random(11);
  std::vector<double> shares;
  const auto sum = convolved(binomial(8, 1.0 / 3), convolved(binomial(5, 0.5), binomial(3, 0.5)));
  for (int battle = 0; battle < battles(); ++battle) {
    std::int64_t fallen = 0;
    for (int n = 0; n < 8; ++n) fallen += random() % 6 >= 4 ? 1 : 0;
    for (int n = 0; n < 8; ++n) fallen += random() % 6 >= 3 ? 1 : 0;
    shares.push_back(sum.above(fallen) + tie_of(std::to_string(battle), "all") * sum.at(fallen));
  }
  CHECK(distance(shares) < once_in_a_thousand);
}
