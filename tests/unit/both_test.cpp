#include <doctest/doctest.h>

#include <cmath>

#include "nfw/odds.hpp"
#include "prepared.hpp"

// What two sides do to each other at once, against each side by itself.

namespace {

using namespace nfw;

TEST_CASE("each side's attack has the odds that it has alone") {
  const auto both = odds(testing::prepared(
      "melee --both --value 6 --quality veteran --order attack --armour shield --contact 3 "
      "--figures 8 --enemy-value 5 --enemy-weapon pike --enemy-fighting-ranks 2 --enemy-contact 4 "
      "--enemy-figures 9 --enemy-save 8"));
  const auto alone = [](const std::string& line) { return odds(testing::prepared(line)).front(); };
  const std::array<Odds, 2> single{
      alone("melee --value 6 --quality veteran --order attack --enemy-contact 4 --enemy-figures 9 "
            "--enemy-save 8"),
      alone("melee --value 5 --enemy-quality veteran --weapon pike --fighting-ranks 2 "
            "--enemy-armour shield --enemy-contact 3 --enemy-figures 8")};
  const auto& outcome =
      testing::prepared("melee --both --value 1 --enemy-value 1").parts[0].test->outcome;
  for (const auto side : both_sides)
    for (std::size_t key = 0; key < outcome.size(); ++key) {
      if (outcome[key].mutual) continue;
      CAPTURE(outcome[key].id);
      const auto& law = both[side].keys[key];
      REQUIRE(law.size() == single[side].keys[key].size());
      for (std::size_t n = 0; n < law.size(); ++n) {
        CHECK(law[n].value == single[side].keys[key][n].value);
        CHECK(std::abs(law[n].p - single[side].keys[key][n].p) < 1e-12);
      }
    }
}

TEST_CASE("what nobody said is the same for both sides: an enemy of Italians is native") {
  const auto play =
      testing::prepared("--rules guaitana melee --both --figures 3 --enemy-figures 3");
  const auto& test = *play.parts[own_side].test;
  const auto side = find_fact(test, "side");
  const auto enemy = find_fact(test, "enemy-side");
  const auto own = start_of(play.parts[own_side]).facts;
  const auto other = start_of(play.parts[enemy_side]).facts;
  CHECK(own[side] == other[enemy]);
  CHECK(own[enemy] == other[side]);
  CHECK(own[side] != own[enemy]);
}

TEST_CASE("the inputs of the other side, exchanged twice, are the inputs") {
  const auto play = testing::prepared(
      "melee --both --value 3 --charged --quality elite --enemy-value 2 --enemy-contact 1 "
      "--enemy-figures 2");
  const auto& test = *play.parts[own_side].test;
  const auto own = start_of(play.parts[own_side]).facts;
  const auto back = mirrored(test, mirrored(test, own));
  for (std::size_t slot = 0; slot < test.inputs.size(); ++slot) {
    const auto place = static_cast<Slot>(slot);
    CHECK(own.has(place) == back.has(place));
    if (own.has(place)) CHECK(own[place] == back[place]);
  }
}

}  // namespace
