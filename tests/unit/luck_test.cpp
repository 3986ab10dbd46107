#include "luck.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>
#include <random>
#include <string>

#include "enumeration.hpp"
#include "nfw/odds.hpp"
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
  for (const auto& [line, key] : tests) {
    CAPTURE(line);
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

/// Two sides shoot at each other, and do what a player would who looks at how it goes.
struct Simulated {
  std::vector<double> each;       // of every volley, where in its law it fell
  std::vector<double> fair;       // of the first side, battle by battle
  std::vector<double> convolved;  // the same tests rolled again
};

constexpr int men = 12;
constexpr int few = 5;

Simulated simulate(int battles) {
  std::mt19937_64 random(7);
  const auto hits = [&](int dice, int need) {
    int out = 0;
    for (int n = 0; n < dice; ++n)
      if (static_cast<int>(random() % 6) + 1 >= need) ++out;
    return out;
  };
  std::map<std::pair<int, int>, CountLaw> laws;
  const auto law = [&](int dice, int need) -> const CountLaw& {
    auto& out = laws[{dice, need}];
    if (out.p.size() == 1) out = binomial(dice, (7.0 - need) / 6);
    return out;
  };
  Simulated out;
  for (int battle = 0; battle < battles; ++battle) {
    const auto id = std::to_string(battle);
    FairShare fair(2.0 * men / 16);
    CountLaw sum;
    std::int64_t fallen = 0;
    int left[2] = {men, men};
    for (int volley = 0; std::min(left[0], left[1]) >= few; ++volley) {
      const auto who = static_cast<std::size_t>(volley % 2);
      // Who is behind comes closer; the first side breaks off while it is well ahead.
      const int need = left[who] < left[1 - who] ? 4 : 6;
      if (left[0] > left[1] + 2) break;
      const LuckyFall fall{law(left[who], need), hits(left[who], need), false,
                           tie_of(id, std::to_string(volley))};
      out.each.push_back(normal_below(deviations(fall)));
      left[1 - who] -= static_cast<int>(fall.fallen);
      if (who != 0) continue;
      fair.add(fall);
      sum = convolved(sum, fall.law);
      fallen += fall.fallen;
    }
    out.fair.push_back(fair.luckier(tie_of(id, "fair")));
    out.convolved.push_back(sum.above(fallen) + tie_of(id, "all") * sum.at(fallen));
  }
  return out;
}

int battles() {
  const char* said = std::getenv("NFW_LUCK_BATTLES");
  return said == nullptr ? 2'000 : std::atoi(said);
}

}  // namespace

TEST_CASE("luck: each volley and the fair share are uniform, however it is played and ended") {
  const auto all = simulate(battles());
  CHECK(distance(all.each) < once_in_a_thousand);
  CHECK(distance(all.fair) < once_in_a_thousand);
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
