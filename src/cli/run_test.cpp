#include <algorithm>

#include <fmt/format.h>

#include "commands.hpp"
#include "dice.hpp"
#include "expectation.hpp"
#include "nfw/sample.hpp"
#include "prepare.hpp"
#include "printing.hpp"
#include "program.hpp"
#include "repeat.hpp"
#include "sweep.hpp"
#include "values.hpp"

namespace nfw::cli {

namespace {

// ---- one way after the other

int show_odds(const Play& play, const Context& context) {
  print(report::Chances{&context.ruleset, &play, odds(play)}, context);
  return resolved;
}

// Where there are too many ways a sample can be taken all the same.
std::vector<Odds> odds_if_any(const Play& play) {
  try {
    return odds(play);
  } catch (const TooManyWays&) {
    std::vector<Odds> out;
    for (const auto& part : play.parts)
      out.push_back({std::vector<Law>(part.test->outcome.size())});
    return out;
  }
}

int repeat(const Play& play, const Context& context) {
  report::Counted counted{{&context.ruleset, &play, odds_if_any(play)}};
  Sampler sampler(play);
  const auto done = repeatedly(context, [&](DiceSource& dice) { sampler.resolve_once(dice); });
  if (done.resolutions == 0) return wrong;
  counted.resolutions = done.resolutions;
  counted.seed = done.seed;
  counted.counts = sampler.counts();
  print(counted, context);
  return resolved;
}

int roll_once(const Play& play, const Context& context, const Keep& keep) {
  const auto& a = context.arguments;
  const auto asked = asked_part(play);
  const auto& test = *play.parts[asked].test;
  std::optional<Expectation> expected;
  if (a.expect) expected.emplace("expect", *a.expect, test, test.headline, context.style.lang);
  ChosenDice dice(a, context.world, context.style.lang);
  report::Rolled rolled{&context.ruleset,
                        same_rules(context),
                        &play,
                        dice.resolve([&](DiceSource& source) { return roll(play, source); }),
                        {}};
  dice.finish();
  // Where no die was rolled there is nothing that a seed could repeat.
  if (any_dice(rolled.played)) rolled.seed = dice.seed();
  if (keep) keep(rolled);
  print(rolled, context);
  return !expected || expected->met(report::headline(rolled, asked)) ? resolved : not_expected;
}

}  // namespace

int run_test(const std::vector<ChainPart>& parts, const Context& context, const Keep& keep) {
  if (stands(*find_option("vary"), context.arguments)) {
    print(sweep(parts, context), context);
    return resolved;
  }
  const auto play = prepare(parts, context.ruleset, context.style.lang);
  if (context.arguments.odds) return show_odds(play, context);
  if (context.arguments.repeat) return repeat(play, context);
  return roll_once(play, context, keep);
}

}  // namespace nfw::cli
