#include "nfw/odds.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "enumeration.hpp"
#include "harness.hpp"
#include "nfw/played.hpp"
#include "nfw/sample.hpp"
#include "prepared.hpp"

// The exact run of a procedure must give what every single sequence of faces gives.

namespace {

using namespace nfw;

// Command lines of every procedure and of what changes its course, with few dice each.
const std::vector<std::string> lines{
    "fire --shooters 2 --range short",
    "fire --shooters 2 --range long --weapon bow --target-armour shield",
    "fire --shooters 1 --sharpshooter --range short",
    "fire --weapon cannon --value 2 --range short --target-formation square",
    "fire --weapon cannon --value 2 --range short --target-formation square --ruling "
    "square-reroll-ones=no",
    "fire --shooters 1 --range point-blank --target-save 7",
    "fire --shooters 1 --range point-blank --target-save 7 --target-wounds 1 --target-figures 1",
    "fire --shooters 1 --range point-blank --target-save 7 --ruling "
    "character-dice-count=after-saves",
    "fire --shooters 1 --range point-blank --target individual --target-save 6",
    "fire --shooters 2 --range point-blank --target individual",
    "fire --shooters 2 --range point-blank --target-figures 1",
    "fire --shooters 0 --range short",
    "save --hits 3 --save 7",
    "save --hits 3 --save 7 --wounds 1 --figures 1",
    "save --hits 3 --save 8 --wounds 1 --figures 3 --saving 2",
    "save --hits 2 --character-dice --save 6",
    "save --hits 2 --character-dice --save 6 --ruling character-dice-count=after-saves",
    "save --hits 2 --save 7 --wounds 1 --figures 1 --ruling leftover-hits=each",
    "save --hits 4 --character-dice --figures 3",
    "ford --figures 4 --river 3 --save 8",
    "ford --figures 5 --river 4 --horse-strength 1 --save 7 --saving 4 --wounds 1",
    "ford --figures 4 --river 2",
    "ford --individual --river 5 --save 6 --wounds 1",
    "duel --value 2 --enemy-armour shield --quality elite",
    "duel --value 1 --enemy-save 7",
    "duel --value 1 --enemy-save 7 --enemy-wounds 1 --strength 1",
    "melee --value 2 --enemy-contact 1",
    "melee --value 2 --enemy-contact 1 --ruling casualty-cap=mortal-hits",
    "melee --value 1 --enemy-save 8 --quality elite",
    "morale --after fire --lost 5 --of 24",
    "morale --after melee --lost 6 --of 12 --inflicted 7 --type fanatic --order hold",
    "morale --after square --state demoralised --ruling square-already-demoralised=melee",
    "morale --after breakthrough --lost 4 --of 16 --inflicted 1 --ruling "
    "breakthrough-second-state=push-only",
    "influence --cv 3 --state demoralised --commander",
    "influence --cv 1 --state bloodlust --save 7 --wounds 1",
    "influence --cv 2 --state bloodlust --save 7 --ruling influence-total-failure=die",
    "command-test --cv 2 --cinc-lost",
    "scout --commands 1 --cv 3",
    "scout --commands 1 --cv 3 --against 13",
    "scout --cv 3,2 --enemy-commands 2 --enemy-artillery 1",
    "reinforce --cv 2 --turn 5",
    "fire --shooters 1 --range short --target-figures 1 --then morale",
    "fire --shooters 1 --range short --target-figures 2 --then morale --type irregular --commander",
    "morale --after fire --lost 3 --of 6 --then influence --cv 2 --commander",
    "melee --value 1 --enemy-figures 4 --then morale --inflicted 0 --order oppose",
    "fire --shooters 1 --range long --target-figures 3 --then morale --then influence --cv 2",
    "melee --value 1 --enemy-quality elite --enemy-figures 4 --then morale --inflicted 1 --then "
    "influence --cv 3",
    "morale --after square --quality poor --then influence --cv 3",
    "--rules future threat --quality unpredictable --type tribal --chief",
    "--rules future threat --quality unpredictable --ruling unpredictable-die=separate",
    "--rules future morale --after melee --lost 1 --of 4 --inflicted 1 --quality unpredictable",
    "--rules future fire --shooters 2 --range short --target-wounds 1 --target-figures 2 --ruling "
    "wound-allocation=spread",
    "--rules future fire --shooters 2 --range short --target-figures 3 --then morale",
    "--rules future time --scouting outscouts --want day",
    "--rules future terrain --scouting outscouted --features 3",
    "--rules future save --hits 3 --save 7 --wounds 1 --figures 2 --ruling wound-allocation=spread",
    "--rules future save --hits 3 --save 7 --figures 2 --saving 1 --dice-for-characters",
    "--rules future scout --cv 3 --defences",
    "--rules future ford --figures 4 --river 4 --save 8 --wounds 1",
    "--rules future ford --figures 4 --river 3 --save 8 --ruling character-dice=after-saves",
    "--rules future hostile --individual --save 7 --wounds 1",
    "--rules future scout --cv 2 --enemy-cv 1",
    "--rules future influence --cv 2 --type tribal --state bloodlust --save 7 --wounds 1",
    "--rules future melee --both --value 1 --figures 4 --enemy-value 1",
    "--rules future melee --value 1 --champion --enemy-figures 2 --weapon two-handed",
    "--rules campaign march --terrain forest --territory friendly --road",
    "--rules campaign march --order defend",
    "--rules campaign force-order --cv 2 --reaction unsteady --order scouting",
    "--rules campaign force-order --cv 0 --then will --battles-lost 2",
    "--rules campaign sail --water sea --wind headwind --boarding --landing",
    "--rules campaign will --battles-lost 4 --ruling will-zero=disaster",
    "--rules campaign cross --figures 3",
    "--rules campaign cross --figures 5 --quality poor --ruling crossing-quarter=dead",
    "--rules campaign scout --order defend --territory enemy --enemy-reaction confused "
    "--enemy-scouts 1",
    "--rules campaign general-retreat --test general --cv 2 --retreating 1 --present-order hold",
    "--rules campaign general-retreat --test general --cv 3 --ruling retreat-triggers-test=yes "
    "--then general-retreat --test command --hour 1",
    "--rules campaign wounded --figures 4 --territory enemy",
    "--rules campaign deserters --battle lost --routed 2 --by-order 2 --quality veteran",
    "--rules guaitana fire --shooters 2 --range close --target-figures 3",
    "--rules guaitana fire --shooters 3 --range close --side native --ruling rounding=up",
    "--rules guaitana fire --shooters 4 --range long --quality recruit --target-terrain wood "
    "--fired 5 --ruling rounding=nearest",
    "--rules guaitana fire --shooters 12 --range long --formation square --two-targets "
    "--target-side italian --ruling square-fire=half-total",
    "--rules guaitana fire --machine-guns 1 --model nordenfeld --moved half --surprised --range "
    "long --target c-in-c",
    "--rules guaitana fire --shooters 1 --guns 1 --range close --gun-range extreme "
    "--target-figures 2 --target-side italian",
    "--rules guaitana fire --guns 1 --crew 3 --range extreme --crew-range long "
    "--target-commander-lost",
    "--rules guaitana fire --shooters 2 --range close --target-figures 4 --target-lost 1 "
    "--last-fire --ruling commander-roll=per-phase",
    "--rules guaitana fire --shooters 1 --range close --target-figures 3 --then morale",
    "--rules guaitana jam --model gatling --machine-guns 2",
    "--rules guaitana clear --jammed 2 --model gatling",
    "--rules guaitana clear --jammed 1 --model nordenfeld --then jam",
    "--rules guaitana discipline --range close",
    "--rules guaitana discipline --distance 90 --then fire --shooters 4",
    "--rules guaitana impulse --weapon javelin --units 2 --hidden",
    "--rules guaitana impulse --weapon musket --units 3 --hidden --ruling impulse-dice=one",
    "--rules guaitana melee --figures 2 --enemy-figures 2",
    "--rules guaitana melee --figures 9 --flanked --moved half --contacted --enemy-side italian",
    "--rules guaitana melee --figures 2 --enemy-side italian --then morale --cinc-near",
    "--rules guaitana morale --after end-of-turn --lost 7 --of 12 --order withdraw",
    "--rules guaitana morale --after rally --enemy none",
    "--rules guaitana cinc --turn 4",
    "--rules guaitana cinc --turn 4 --ruling half-d6=down",
    "melee --both --value 1 --enemy-value 1 --figures 1 --enemy-figures 4",
    "melee --both --value 1 --enemy-value 0 --enemy-officer-alive --enemy-officer-falls",
    "melee --both --value 0 --enemy-value 1 --figures 4 --enemy-quality elite",
    "melee --both --value 2 --enemy-value 0 --enemy-figures 4 --ruling morale-thresholds=both",
    "melee --both --value 1 --enemy-value 0 --figures 1 --enemy-figures 4 --state bloodlust "
    "--ruling casualty-cap=mortal-hits",
    "melee --both --value 0 --enemy-value 1 --figures 4 --then influence --cv 2",
    "melee --both --value 1 --enemy-value 0 --enemy-figures 4 --then influence --cv 2 --commander",
    "duel --both --value 1 --enemy-value 0 --then command-test --cv 2",
    "--rules guaitana melee --both --figures 1 --enemy-figures 2 --enemy-others none",
    "--rules guaitana melee --both --side native --figures 2 --enemy-figures 1 --started 3",
};

double total(const Law& law) {
  return std::accumulate(law.begin(), law.end(), 0.0,
                         [](double sum, const Chance& chance) { return sum + chance.p; });
}

const Law& law_of(const std::vector<Odds>& odds, const Play& prepared, std::size_t n,
                  std::string_view id) {
  const auto& outcome = prepared.parts[n].test->outcome;
  const auto key = std::ranges::find(outcome, id, &OutcomeKey::id);
  return odds[n].keys[static_cast<std::size_t>(key - outcome.begin())];
}

double chance(const Law& law, const Value& value) {
  const auto found = std::ranges::find(law, value, &Chance::value);
  return found == law.end() ? 0 : found->p;
}

TEST_CASE("the exact distribution equals the enumeration of all sequences of faces") {
  for (const auto& line : lines) {
    CAPTURE(line);
    const auto play = testing::prepared(line);
    constexpr std::size_t most_sequences = 2'000'000;
    const auto wanted = testing::enumerate(play, most_sequences);
    REQUIRE(wanted.has_value());
    // The enumeration adds up a hundred thousand sequences: the rounding is its own.
    CHECK(testing::differences(play, odds(play), wanted->odds, 1e-11) == "");
  }
}

TEST_CASE("a million seeded resolutions agree with the exact distribution") {
  // With k - 1 = f degrees of freedom chi-square exceeds f + 2 sqrt(f x) + 2 x with a probability
  // of less than e^-x (Laurent and Massart): here one in a million; and the seed is fixed. Cells
  // that expect fewer than ten are left to their neighbours.
  constexpr double x = 13.8;
  constexpr int resolutions = 1'000'000 / testing::one_in;
  for (const auto& line :
       {"fire --shooters 12 --range short --target-figures 24 --then morale",
        "scout --commands 1 --cv 3 --enemy-commands 1 --enemy-cv 3", "reinforce --cv 2 --turn 5",
        "influence --cv 1 --state bloodlust --save 7",
        "melee --value 6 --enemy-save 7 --enemy-contact 3",
        "ford --figures 12 --save 8 --saving 10 --wounds 1", "ford --individual --save 6",
        "save --hits 7 --figures 6 --saving 2 --save 6 --wounds 1 --ruling leftover-hits=each",
        "--rules campaign cross --figures 12",
        "melee --both --value 3 --enemy-value 2 --figures 8 --enemy-figures 8 --then influence "
        "--cv 3"}) {
    CAPTURE(line);
    const auto prepared = testing::prepared(line);
    const auto exact = odds(prepared);
    Sampler sampler(prepared);
    RandomDice dice(20'261'127);
    sampler.resolve(resolutions, dice);
    const auto counts = sampler.counts();
    for (std::size_t n = 0; n < exact.size(); ++n)
      for (std::size_t key = 0; key < exact[n].keys.size(); ++key) {
        double chi = 0;
        double cells = 0;
        for (const auto& [value, p] : exact[n].keys[key]) {
          const double expected = p * resolutions;
          if (expected < 10) continue;
          const double seen = chance(counts[n].keys[key], value);
          chi += (seen - expected) * (seen - expected) / expected;
          ++cells;
        }
        const double freedom = std::max(1.0, cells - 1);
        CAPTURE(prepared.parts[n].test->outcome[key].id);
        CHECK(chi < freedom + 2 * std::sqrt(freedom * x) + 2 * x);
      }
  }
}

TEST_CASE("3.4.3: twelve veterans of a unit of 24, long range, light cover") {
  const auto prepared = testing::prepared(
      "fire --shooters 12 --figures 24 --quality veteran --range long --cover light");
  const auto exact = odds(prepared);
  const auto& kills = law_of(exact, prepared, 0, "kills");
  // 14 dice, each of which kills with 1/6 * 1/2.
  double p = std::pow(11.0 / 12, 14);
  for (int k = 0; k < 8; ++k) {
    CHECK(std::abs(chance(kills, number_value(k)) - p) < 1e-13);
    p *= (14.0 - k) / (k + 1) / 11;
  }
  CHECK(chance(kills, number_value(0)) == doctest::Approx(0.295774).epsilon(1e-5));
}

TEST_CASE("3.7: what an earlier test filled in goes on through the chain") {
  const auto prepared = testing::prepared(
      "melee --value 1 --enemy-quality elite --enemy-figures 4 --then morale --inflicted 1 --then "
      "influence --cv 3");
  // Elite -2, disciplined -1, demoralised +2: a die of 1 to 4 succeeds.
  const auto exact = odds(prepared);
  const auto& state = law_of(exact, prepared, 1, "state");
  const auto& result = law_of(exact, prepared, 2, "result");
  double success = 0;
  success += chance(state, word_value("demoralised")) * 4 / 6;
  success += chance(state, word_value("retreat")) * 5 / 6;
  success += chance(state, word_value("ok")) * 1;
  success += chance(state, word_value("rout")) * 1;
  CHECK(std::abs(chance(result, word_value("success")) - success) < 1e-12);
}

TEST_CASE("3.4.4: a volley of mounted carbines and the losses test, in full") {
  const auto question = [](const std::string& line) {
    const auto prepared = testing::prepared(line);
    const auto exact = odds(prepared);
    const auto& reaction = law_of(exact, prepared, 1, "reaction");
    return std::vector<double>{
        chance(reaction, word_value("rout")), chance(reaction, word_value("retreat")),
        chance(reaction, word_value("demoralised")), chance(reaction, word_value(not_due)),
        1 - chance(law_of(exact, prepared, 0, "characters"), number_value(0))};
  };
  const auto check = [&](const std::string& line, const std::vector<double>& wanted) {
    const auto got = question(line);
    for (std::size_t n = 0; n < wanted.size(); ++n) CHECK(std::abs(got[n] - wanted[n]) < 1e-12);
  };
  check("fire --weapon mounted --shooters 12 --range short --target-figures 24 --then morale",
        {0.316997356375, 0.316997356375, 0.316997356375, 0.0490079308753, 0.196486284701});
  check("fire --weapon mounted --shooters 24 --range short --target-figures 24 --then morale",
        {0.332748197954, 0.332532740904, 0.332317283853, 0.00240177728868, 0.313453713351});
  check(
      "fire --weapon mounted --shooters 24 --range short --target-figures 24 --then morale "
      "--ruling losses-thresholds=both",
      {0.332855926480, 0.332425012379, 0.332317283853, 0.00240177728868, 0.313453713351});
}

TEST_CASE("large counts: probabilities sum to 1 and none is negative or no number") {
  for (const auto* count : {"1000", "10000"}) {
    const auto prepared =
        testing::prepared("fire --range short --target-figures 5000 --target-save 8 --shooters " +
                          std::string(count) + " --then morale");
    for (const auto& test : odds(prepared))
      for (const auto& law : test.keys) {
        CHECK(std::abs(total(law) - 1) < 1e-12);
        for (const auto& [value, p] : law) CHECK((p >= 0 && p <= 1));
      }
  }
}

TEST_CASE("a binomial of a million dice has its mean and no gaps") {
  const auto law = binomial(1'000'000, 1.0 / 3);
  double mean = 0;
  double all = 0;
  for (std::size_t n = 0; n < law.p.size(); ++n) {
    mean += law.p[n] * static_cast<double>(law.least + static_cast<std::int64_t>(n));
    all += law.p[n];
  }
  CHECK(std::abs(all - 1) < 1e-12);
  CHECK(std::abs(mean - 1'000'000.0 / 3) < 1e-6);
  CHECK(binomial(5, 0).p == std::vector<double>{1.0});
  CHECK(binomial(5, 1).least == 5);
}

TEST_CASE("the sum of more dice than can be added up in seconds is refused") {
  const auto prepared = testing::prepared("scout --commands 20001");
  CHECK_THROWS_AS(odds(prepared), TooManyWays);
}

TEST_CASE("a volley of thousands is worked out, one of a million refused") {
  CHECK_NOTHROW(odds(testing::prepared("fire --shooters 5000 --range short")));
  for (const auto* many : {"200000", "260000", "1000000"})  // by a later roll, at the end, at once
    CHECK_THROWS_AS(odds(testing::prepared(std::string("fire --range short --shooters ") + many)),
                    TooManyWays);
}

TEST_CASE("Tiro: eleven regulars in chain at long range at natives in mass: five dice, 2 or less") {
  const auto prepared =
      testing::prepared("--rules guaitana fire --shooters 11 --range long --formation chain");
  const auto exact = odds(prepared);
  const auto& kills = law_of(exact, prepared, 0, "kills");
  double p = std::pow(2.0 / 3, 5);
  for (int k = 0; k <= 5; ++k) {
    CHECK(std::abs(chance(kills, number_value(k)) - p) < 1e-13);
    p *= (5.0 - k) / (k + 1) / 2;
  }
  CHECK(chance(kills, number_value(0)) == doctest::Approx(0.131687).epsilon(1e-5));
  CHECK(chance(kills, number_value(1)) == doctest::Approx(0.329218).epsilon(1e-5));
}

TEST_CASE("Test di Morale: recruits, over a third lost, friends near, the enemy in sight: a half") {
  const auto prepared = testing::prepared(
      "--rules guaitana morale --after fire --quality recruit --lost 5 --of 12 --friend-near");
  const auto exact = odds(prepared);
  CHECK(std::abs(chance(law_of(exact, prepared, 0, "result"), word_value("pass")) - 0.5) < 1e-13);
}

}  // namespace
