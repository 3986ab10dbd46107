#include "nfw/engagement.hpp"

#include <doctest/doctest.h>

#include <cmath>

#include "prepared.hpp"

// What two sides do to each other at once, against every sequence of faces and against each side by
// itself.

namespace {

using namespace nfw;

Engagement engagement_of(const std::string& line) {
  const auto prepared = testing::prepared(line);
  const auto& bound = prepared.bound.front();
  return make_engagement({prepared.chain.front().test, bound.said, bound.given}, prepared.then);
}

const Outcome* after_of(const Fought& fought, const TestTable& test, Side side) {
  for (const auto& after : fought.after)
    if (after.side == side && after.resolved.procedure.test == &test)
      return &after.resolved.conclusion.outcome;
  return nullptr;
}

class Enumeration {
 public:
  explicit Enumeration(const Engagement& engagement)
      : engagement_(engagement), list_(listed(engagement)) {
    for (const auto& link : list_.tests)
      odds_.push_back({std::vector<Law>(link.test->outcome.size())});
    branch();
  }
  std::vector<Odds> take() {
    for (std::size_t n = 0; n < odds_.size(); ++n)
      for (std::size_t key = 0; key < odds_[n].keys.size(); ++key)
        sort(odds_[n].keys[key], list_.tests[n].test->outcome[key]);
    return std::move(odds_);
  }

 private:
  void branch() {
    try {
      finish();
    } catch (const DiceError&) {
      for (int face = 1; face <= 6; ++face) {
        faces_.push_back(face);
        branch();
        faces_.pop_back();
      }
    }
  }
  void finish() {
    GivenDice dice(faces_);
    const auto fought = fight(engagement_, dice);
    const double p = std::pow(6.0, -static_cast<double>(faces_.size()));
    for (const auto side : both_sides) count(side, &fought.attacks[side].conclusion.outcome, p);
    for (std::size_t n = both_sides.size(); n < list_.tests.size(); ++n)
      count(n, after_of(fought, *list_.tests[n].test, list_.sides[n]), p);
  }
  void count(std::size_t test, const Outcome* outcome, double p) {
    for (std::size_t key = 0; key < odds_[test].keys.size(); ++key)
      add(odds_[test].keys[key], outcome != nullptr ? (*outcome)[key] : word_value(not_due), p);
  }

  const Engagement& engagement_;
  Listed list_;
  std::vector<std::int64_t> faces_;
  std::vector<Odds> odds_;
};

TEST_CASE("3.6.1: the exact odds of both sides equal the enumeration of all sequences of faces") {
  for (const std::string line :
       {"melee --both --value 1 --enemy-value 1 --figures 1 --enemy-figures 4",
        "melee --both --value 1 --enemy-value 0 --enemy-officer-alive --enemy-officer-falls",
        "melee --both --value 0 --enemy-value 1 --figures 4 --enemy-quality elite",
        "melee --both --value 2 --enemy-value 0 --enemy-figures 4 --ruling morale-thresholds=both",
        "melee --both --value 1 --enemy-value 0 --figures 1 --enemy-figures 4 --state bloodlust "
        "--ruling casualty-cap=mortal-hits",
        "--rules guaitana melee --both --figures 1 --enemy-figures 2 --enemy-others none",
        "--rules guaitana melee --both --side native --figures 2 --enemy-figures 1 --started 3"}) {
    CAPTURE(line);
    const auto engagement = engagement_of(line);
    const auto wanted = Enumeration(engagement).take();
    const auto got = listed(odds(engagement));
    REQUIRE(got.size() == wanted.size());
    for (std::size_t n = 0; n < wanted.size(); ++n)
      for (std::size_t key = 0; key < wanted[n].keys.size(); ++key) {
        CAPTURE(n);
        CAPTURE(key);
        const auto& law = got[n].keys[key];
        REQUIRE(law.size() == wanted[n].keys[key].size());
        for (std::size_t value = 0; value < law.size(); ++value) {
          CHECK(law[value].value == wanted[n].keys[key][value].value);
          // The enumeration adds up a hundred thousand sequences: the rounding is its own.
          CHECK(std::abs(law[value].p - wanted[n].keys[key][value].p) < 1e-11);
        }
      }
  }
}

TEST_CASE("each side's attack has the odds that it has alone") {
  const auto both = odds(engagement_of(
      "melee --both --value 6 --quality veteran --order attack --armour shield --contact 3 "
      "--figures 8 --enemy-value 5 --enemy-weapon pike --enemy-fighting-ranks 2 --enemy-contact 4 "
      "--enemy-figures 9 --enemy-save 8"));
  const auto alone = [](const std::string& line) {
    return odds(testing::prepared(line).chain).front();
  };
  const OfSides<Odds> single{
      alone("melee --value 6 --quality veteran --order attack --enemy-contact 4 --enemy-figures 9 "
            "--enemy-save 8"),
      alone("melee --value 5 --enemy-quality veteran --weapon pike --fighting-ranks 2 "
            "--enemy-armour shield --enemy-contact 3 --enemy-figures 8")};
  const auto& outcome =
      engagement_of("melee --both --value 1 --enemy-value 1").sides[0].test->outcome;
  for (const auto side : both_sides)
    for (std::size_t key = 0; key < outcome.size(); ++key) {
      if (outcome[key].mutual) continue;
      CAPTURE(outcome[key].id);
      const auto& law = both.attacks[side].keys[key];
      REQUIRE(law.size() == single[side].keys[key].size());
      for (std::size_t n = 0; n < law.size(); ++n) {
        CHECK(law[n].value == single[side].keys[key][n].value);
        CHECK(std::abs(law[n].p - single[side].keys[key][n].p) < 1e-12);
      }
    }
}

TEST_CASE("what nobody said is the same for both sides: an enemy of Italians is native") {
  const auto engagement =
      engagement_of("--rules guaitana melee --both --figures 3 --enemy-figures 3");
  const auto& test = *engagement.sides[own_side].test;
  const auto side = find_fact(test, "side");
  const auto enemy = find_fact(test, "enemy-side");
  const auto& own = engagement.sides[own_side].said;
  const auto& other = engagement.sides[enemy_side].said;
  CHECK(own[side] == other[enemy]);
  CHECK(own[enemy] == other[side]);
  CHECK(own[side] != own[enemy]);
}

TEST_CASE("the inputs of the other side, exchanged twice, are the inputs") {
  const auto engagement = engagement_of(
      "melee --both --value 3 --charged --quality elite --enemy-value 2 --enemy-contact 1 "
      "--enemy-figures 2");
  const auto& test = *engagement.sides[own_side].test;
  const auto& own = engagement.sides[own_side].said;
  const auto back = mirrored(test, mirrored(test, own));
  for (std::size_t slot = 0; slot < test.inputs.size(); ++slot) {
    const auto place = static_cast<Slot>(slot);
    CHECK(own.has(place) == back.has(place));
    if (own.has(place)) CHECK(own[place] == back[place]);
  }
}

}  // namespace
