#include "deal.hpp"

#include <doctest/doctest.h>

#include <functional>
#include <map>
#include <vector>

// How mortal hits are dealt to models with saves and Wounds.

namespace {

using namespace nfw;

// Saves made, the dead, and Wounds lost by the living.
using Result = std::array<std::int64_t, 3>;

Result result(const Deal& deal, const Score& score) {
  const auto [saved, dead, lost] = deal.fallen(score);
  return {saved, dead, lost};
}

// Rolls everything; `save` says of the n-th die in all whether it is made.
Result dealt(const Deal& deal, const std::function<bool(std::int64_t)>& save) {
  Score score;
  std::int64_t n = 0;
  for (auto due = deal.due(score); due > 0; due = deal.due(score)) {
    std::int64_t made = 0;
    for (std::int64_t k = 0; k < due; ++k) made += save(n++) ? 1 : 0;
    deal.fold(score, made);
  }
  return result(deal, score);
}

Result all_fail(const Deal& deal) {
  return dealt(deal, [](std::int64_t) { return false; });
}

// Every reading, with small numbers.
template <class Visit>
void each_deal(const Visit& visit) {
  for (std::int64_t models = 1; models <= 5; ++models)
    for (std::int64_t saving = 0; saving <= models; ++saving)
      for (std::int64_t wounds = 0; wounds <= 2; ++wounds)
        for (std::int64_t marks = 0; marks <= wounds; ++marks)
          for (int readings = 0; readings < 16; ++readings)
            visit(Deal{.models = models,
                       .saving = saving,
                       .wounds = wounds,
                       .marks = marks,
                       .saves = (readings & 8) == 0,
                       .spread = (readings & 1) != 0,
                       .to_each = (readings & 2) != 0,
                       .until_dead = (readings & 4) != 0});
}

TEST_CASE("the dead never fall when hits rise") {
  each_deal([](Deal deal) {
    std::int64_t before = 0;
    for (deal.hits = 0; deal.hits <= 20; ++deal.hits) {
      const auto dead = all_fail(deal)[1];
      CHECK(dead >= before);
      before = dead;
    }
    CHECK(before == *deal.models);
  });
}

TEST_CASE("without Wounds it is the same how hits are dealt") {
  each_deal([](Deal deal) {
    if (deal.wounds > 0 || deal.to_each) return;
    for (deal.hits = 0; deal.hits <= 12; ++deal.hits)
      for (int made = 0; made < 4; ++made) {
        auto gathered = deal;
        gathered.spread = false;
        const auto save = [&](std::int64_t n) { return n < made; };
        CHECK(dealt(deal, save) == dealt(gathered, save));
      }
  });
}

TEST_CASE("3.4.3: a failed save costs a Wound of the one already wounded, at any number of hits") {
  // Eight models with two Wounds.
  const auto dead = [](std::int64_t hits) {
    return all_fail({.hits = hits, .models = 8, .wounds = 2})[1];
  };
  CHECK(dead(2) == 0);
  CHECK(dead(3) == 1);
  CHECK(dead(7) == 2);
  CHECK(dead(8) == 2);
  CHECK(dead(9) == 3);
  CHECK(dead(10) == 3);
  CHECK(dead(23) == 7);
  CHECK(dead(24) == 8);
  CHECK(dead(1000) == 8);
}

TEST_CASE("Wounds lost before are spent") {
  CHECK(all_fail({.hits = 1, .models = 2, .wounds = 1, .marks = 1}) == Result{0, 1, 0});
  CHECK(all_fail({.hits = 1, .models = 2, .wounds = 2, .marks = 1}) == Result{0, 0, 2});
  CHECK(all_fail({.hits = 3, .models = 2, .wounds = 2, .marks = 1}) == Result{0, 1, 1});
  // Two models without a Wound left and one with one.
  CHECK(all_fail({.hits = 3, .models = 3, .wounds = 2, .marks = 5}) == Result{0, 2, 2});
  CHECK(all_fail({.hits = 2, .models = 2, .wounds = 1, .marks = 1, .spread = true}) ==
        Result{0, 1, 1});
}

TEST_CASE("those without a save take their hits first, and where nobody has one no save is due") {
  CHECK(Deal{.hits = 3, .models = 6, .saving = 4}.due({}) == 1);
  CHECK(Deal{.hits = 2, .models = 6, .saving = 4}.due({}) == 0);
  CHECK(Deal{.hits = 9, .models = 5, .saving = 0}.due({}) == 0);
  CHECK(all_fail({.hits = 9, .models = 5, .saving = 0}) == Result{0, 5, 0});
  CHECK(all_fail({.hits = 3, .models = 6, .saving = 4}) == Result{0, 3, 0});
}

TEST_CASE("hits that are dealt in turn go round, and begin with those who have the fewest Wounds") {
  // Two models with one Wound: one, the other, and then the first of them who failed.
  const Deal deal{.hits = 3, .models = 2, .wounds = 1, .spread = true};
  const auto saves = [&](std::vector<bool> made) {
    return dealt(deal, [made](std::int64_t n) { return made[static_cast<std::size_t>(n)]; });
  };
  CHECK(saves({false, true, false}) == Result{1, 1, 0});
  CHECK(saves({false, true, true}) == Result{2, 0, 1});
  CHECK(saves({true, false, false}) == Result{1, 1, 0});
  CHECK(saves({false, false, false}) == Result{0, 1, 1});
  CHECK(saves({true, true, true}) == Result{3, 0, 0});
}

// The same by hand, model by model: each round deals one to each who lives.
Result round_by_round(const Deal& deal, const std::function<bool(std::int64_t)>& save) {
  std::vector<std::int64_t> lost(static_cast<std::size_t>(*deal.models));
  Result out{};
  std::int64_t n = 0;
  std::vector<std::size_t> round;
  for (auto left = deal.hits; left > 0; --left) {
    if (round.empty()) {
      for (std::size_t m = 0; m < lost.size(); ++m)
        if (lost[m] <= deal.wounds) round.push_back(m);
      std::ranges::stable_sort(round, {}, [&](std::size_t m) { return lost[m]; });
    }
    if (round.empty()) {
      out[0] += save(n++) ? 1 : 0;
      continue;
    }
    const auto m = round.back();
    round.pop_back();
    if (save(n++))
      ++out[0];
    else if (++lost[m] > deal.wounds)
      ++out[1];
  }
  for (const auto one : lost)
    if (one <= deal.wounds) out[2] += one;
  return out;
}

// The law of a deal where each save is made with probability p.
template <class Play>
std::map<Result, double> law(std::int64_t dice, double p, const Play& play) {
  std::map<Result, double> out;
  for (std::uint64_t bits = 0; bits < (std::uint64_t{1} << static_cast<unsigned>(dice)); ++bits) {
    double chance = 1;
    for (std::int64_t n = 0; n < dice; ++n)
      chance *= ((bits >> static_cast<unsigned>(n)) & 1U) != 0 ? p : 1 - p;
    out[play([&](std::int64_t n) { return ((bits >> static_cast<unsigned>(n)) & 1U) != 0; })] +=
        chance;
  }
  return out;
}

TEST_CASE("dealing in turn by numbers of models is dealing to one model after the other") {
  for (std::int64_t models = 2; models <= 4; ++models)
    for (std::int64_t wounds = 1; wounds <= 2; ++wounds)
      for (std::int64_t hits = 1; hits <= 9; ++hits) {
        const Deal deal{.hits = hits, .models = models, .wounds = wounds, .spread = true};
        const auto got = law(hits, 0.4, [&](const auto& save) { return dealt(deal, save); });
        const auto wanted =
            law(hits, 0.4, [&](const auto& save) { return round_by_round(deal, save); });
        REQUIRE(got.size() == wanted.size());
        for (const auto& [result, p] : wanted)
          CHECK(got.at(result) == doctest::Approx(p).epsilon(1e-12));
      }
}

TEST_CASE("any number of models and Wounds is exact") {
  CHECK(all_fail({.hits = 3000, .models = 1000, .wounds = 9, .spread = true}) ==
        Result{0, 0, 3000});
  CHECK(all_fail({.hits = 10'000, .models = 1000, .wounds = 9, .spread = true}) ==
        Result{0, 1000, 0});
  CHECK(all_fail({.hits = 9001, .models = 1000, .wounds = 9, .saves = false, .spread = true}) ==
        Result{0, 1, 8991});
  CHECK(all_fail({.hits = 1'000'000, .wounds = 99}) == Result{0, 10'000, 0});
}

TEST_CASE("a ruling sets each model against all hits that are left over") {
  const Deal deal{.hits = 3, .models = 2, .wounds = 1, .to_each = true};
  CHECK(deal.due({}) == 3);
  CHECK(dealt(deal, [](std::int64_t n) { return n == 0 || n == 1 || n == 3; }) == Result{3, 1, 1});
  auto equal = deal;
  equal.hits = 2;
  CHECK(all_fail(equal) == Result{0, 1, 0});
}

TEST_CASE("T14: by a ruling no save is rolled once nobody is left") {
  const Deal deal{.hits = 4, .models = 1, .wounds = 1, .until_dead = true};
  CHECK(deal.due({}) == 2);
  CHECK(all_fail(deal) == Result{0, 1, 0});
  CHECK(dealt(deal, [](std::int64_t n) { return n == 0; }) == Result{1, 1, 0});
}

}  // namespace
