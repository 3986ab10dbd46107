#include "nfw/engagement.hpp"

#include <algorithm>

#include "nfw/gather.hpp"

namespace nfw {

namespace {

constexpr std::size_t most_pairs = 1'000'000;

// The stages that a side rolls before the other side's turn.
std::size_t first_stages(const Procedure& procedure) {
  const auto& first = procedure.test->both.first;
  const auto rest = std::ranges::find_if(procedure.stages, [&](const auto& stage) {
    return std::ranges::find(first, stage->id()) == first.end();
  });
  return static_cast<std::size_t>(rest - procedure.stages.begin());
}

// A side's test, of which each roll tells whose it is.
Procedure procedure_of(Side side, const TestTable& test, const Facts& said) {
  auto out = make_procedure(test, said);
  out.plans->side = side;
  return out;
}

// Each side learns what the other one did.
void exchange(const TestTable& test, OfSides<Facts>& facts) {
  const auto before = facts;
  for (const auto side : both_sides)
    for (const auto& [fact, of] : test.both.exchanged)
      if (before[opposite(side)].has(of)) facts[side].set(fact, before[opposite(side)][of]);
}

}  // namespace

bool is_engagement(const TestTable& test, const Facts& facts) {
  if (test.both.mirror.empty()) return false;
  return test.both.flag == no_slot || facts.count(test.both.flag) != 0;
}

Facts mirrored(const TestTable& test, const Facts& said) {
  Facts own = said;
  complete(test, own);
  Facts out = said;
  for (std::size_t slot = 0; slot < test.both.mirror.size(); ++slot) {
    const auto like = test.both.mirror[slot];
    if (own.has(like))
      out.set(static_cast<Slot>(slot), own[like]);
    else
      out.clear(static_cast<Slot>(slot));
  }
  complete(test, out);
  return out;
}

std::vector<Slot> mirrored(const TestTable& test, const std::vector<Slot>& given) {
  std::vector<Slot> out;
  for (const auto slot : given) out.push_back(test.both.mirror[slot]);
  return out;
}

Engagement make_engagement(const Link& own, Chain then) {
  const auto& test = *own.test;
  Engagement out{{own, {&test, mirrored(test, own.said), mirrored(test, own.given)}},
                 std::move(then)};
  complete(test, out.sides[own_side].said);
  return out;
}

Fought fight(const Engagement& engagement, DiceSource& dice) {
  const auto& test = *engagement.sides[own_side].test;
  OfSides<Run> runs{Run(procedure_of(own_side, test, engagement.sides[own_side].said)),
                    Run(procedure_of(enemy_side, test, engagement.sides[enemy_side].said))};
  std::vector<std::pair<Side, std::size_t>> order;
  const auto play = [&](Side side, std::size_t last) {
    const auto before = runs[side].steps().size();
    runs[side].play(last, dice);
    order.emplace_back(side, runs[side].steps().size() - before);
  };
  const auto in_turn = [&](const When& enemy_first) {
    const bool turned = stated(enemy_first, engagement.sides[own_side].said);
    return turned ? OfSides<Side>{enemy_side, own_side} : both_sides;
  };
  for (const auto side : in_turn(test.both.enemy_rolls_first))
    play(side, first_stages(runs[side].procedure()));
  for (const auto side : in_turn(test.both.enemy_ends_first)) play(side, runs[side].stages());

  OfSides<Facts> facts{runs[own_side].facts(), runs[enemy_side].facts()};
  exchange(test, facts);
  Fought out{{std::move(runs[own_side]).conclude(std::move(facts[own_side])),
              std::move(runs[enemy_side]).conclude(std::move(facts[enemy_side]))},
             std::move(order),
             {}};
  for (const auto side : in_turn(test.both.own_tests_first))
    for (const auto& next : engagement.then) {
      const auto& attack = engagement.sides[side];
      const auto& end = out.attacks[side].conclusion;
      if (const auto start = following(attack, end, next))
        out.after.push_back({opposite(side), filled_in(attack, end, *next.test),
                             resolve(procedure_of(opposite(side), *next.test, *start), dice)});
    }
  return out;
}

FoughtOdds odds(const Engagement& engagement) {
  const auto& test = *engagement.sides[own_side].test;
  const OfSides<Procedure> procedures{make_procedure(test, engagement.sides[own_side].said),
                                      make_procedure(test, engagement.sides[enemy_side].said)};
  OfSides<ExactRun> runs;
  FoughtOdds out;
  Purpose purpose{{}, true};
  for (const auto& next : engagement.then) purpose.next.push_back(next.test->id);
  for (const auto side : both_sides) {
    runs[side] = run_exactly(procedures[side], purpose);
    out.attacks[side].keys = runs[side].told;
  }
  if (runs[own_side].last.size() * runs[enemy_side].last.size() > most_pairs)
    throw TooManyWays(TooManyWays::What::steps, test.id, most_pairs);

  // By the test that follows, and by the side whose attack leads to it.
  std::vector<OfSides<Follow>> after;
  for (const auto& next : engagement.then)
    after.push_back(
        {Follow(engagement.sides[own_side], next), Follow(engagement.sides[enemy_side], next)});
  const auto ended = [&](const OfSides<LastState>& last) {
    OfSides<Facts> facts{last[own_side].facts, last[enemy_side].facts};
    exchange(test, facts);
    const double p = last[own_side].p * last[enemy_side].p;
    for (const auto side : both_sides) {
      const auto end = conclude(test, std::move(facts[side]));
      for (std::size_t key = 0; key < test.outcome.size(); ++key)
        if (!runs[side].is_told[key]) add(out.attacks[side].keys[key], end.outcome[key], p);
      for (auto& sides : after) sides[side].add(end, p);
    }
  };
  for (const auto& own : runs[own_side].last)
    for (const auto& enemy : runs[enemy_side].last) ended({own, enemy});

  for (auto& attack : out.attacks) tidy(test, attack, 0);
  for (std::size_t n = 0; n < after.size(); ++n) {
    auto& sides = out.after.emplace_back();
    for (const auto side : both_sides) {
      Gathered gathered(*engagement.then[n].test);
      gathered.run(after[n][side].starts);
      sides[opposite(side)] = gathered.finish(after[n][side].not_due);
    }
  }
  return out;
}

Listed listed(const Engagement& engagement) {
  Listed out;
  for (const auto side : both_sides) {
    out.tests.push_back(engagement.sides[side]);
    out.sides.push_back(side);
  }
  for (const auto side : {enemy_side, own_side})
    for (const auto& next : engagement.then) {
      out.tests.push_back(next);
      out.sides.push_back(side);
    }
  return out;
}

std::vector<Odds> listed(const FoughtOdds& odds) {
  std::vector<Odds> out{odds.attacks[own_side], odds.attacks[enemy_side]};
  for (const auto side : {enemy_side, own_side})
    for (const auto& sides : odds.after) out.push_back(sides[side]);
  return out;
}

}  // namespace nfw
