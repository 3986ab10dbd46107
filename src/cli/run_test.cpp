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

int repeat(const Play& play, const Context& context) {
  const auto resolver = [&] {
    const auto sampler = std::make_shared<Sampler>(play);
    return Resolver{[=](std::int64_t times, RandomDice& dice) { sampler->resolve(times, dice); },
                    [=] { return sampler->counts(); }};
  };
  const auto dice_of_one = [&](RandomDice& dice) { return dice_of(roll(play, dice)); };
  return run_repeated({&context.ruleset, play, [&] { return odds(play); }, dice_of_one, resolver},
                      context);
}

// What the tests that follow take them from again.
std::vector<report::ListOption> lists_of(const Arguments& arguments) {
  std::vector<report::ListOption> out;
  const auto add = [&](std::string_view option, const std::optional<std::string>& file, auto side) {
    if (file && *file != "-") out.push_back({option, *file, side});  // "-" has been read
  };
  add("--list", arguments.list, &FromList::own);
  add("--enemy-list", arguments.enemy_list, &FromList::enemy);
  return out;
}

}  // namespace

int roll_once(const Play& play, const Context& context, const Keep& keep, const Answers* answers) {
  const auto& a = context.arguments;
  const auto asked = asked_part(play);
  const auto& test = *play.parts[asked].test;
  std::optional<Expectation> expected;
  if (a.expect) expected.emplace("expect", *a.expect, test, test.headline, context.style.lang);
  ChosenDice dice(a, context.world, context.style.lang, answers != nullptr ? *answers : Answers());
  report::Rolled rolled{&context.ruleset,
                        same_rules(context),
                        lists_of(a),
                        &play,
                        dice.resolve([&](DiceSource& source) { return roll(play, source); }),
                        {}};
  dice.finish();
  // Where no die was rolled there is nothing that a seed could repeat.
  if (dice_of(rolled.played) > 0) rolled.seed = dice.seed();
  try {
    if (keep) keep(rolled);
  } catch (const UsageError&) {
    dice.tell_given();
    throw;
  }
  print(rolled, context);
  return !expected || expected->met(report::headline(rolled, asked)) ? resolved : not_expected;
}

int run_test(const std::vector<ChainPart>& parts, const Context& context) {
  return run_test(parts, read_lists(context), context);
}

int run_test(const std::vector<ChainPart>& parts, const Lists& lists, const Context& context) {
  const auto& a = context.arguments;
  if (stands(*find_option("vary"), a)) {
    print(sweep(parts, lists, context), context);
    return resolved;
  }
  const auto play = prepare(parts, context.ruleset, lists, context.style.lang);
  if (a.odds) return show_odds(play, context);
  if (a.repeat) return repeat(play, context);
  return roll_once(play, context);
}

}  // namespace nfw::cli
