#include <algorithm>

#include <fmt/format.h>

#include "commands.hpp"
#include "dice.hpp"
#include "expectation.hpp"
#include "odds.hpp"
#include "prepare.hpp"
#include "program.hpp"
#include "repeat.hpp"
#include "show.hpp"
#include "sweep.hpp"
#include "values.hpp"

namespace nfw::cli {

namespace {

// ---- which of the ways a test can be run, and what goes with it

void refuse_together(const Context& context, const std::string& a, bool has_a,
                     std::initializer_list<std::pair<const char*, bool>> others) {
  for (const auto& [b, has_b] : others)
    if (has_a && has_b)
      throw UsageError(fmt::format(fmt::runtime(pick(context, "--{} and --{} exclude each other",
                                                     "--{} e --{} si escludono")),
                                   a, b));
}

void check_options(const Context& context, bool varies, bool shows) {
  const auto& a = context.arguments;
  const bool dice = a.dice.has_value();
  const bool expect = a.expect.has_value();
  refuse_together(context, "odds", a.odds,
                  {{"seed", a.seed.has_value()},
                   {"dice", dice},
                   {"ask", a.ask},
                   {"repeat", a.repeat.has_value()},
                   {"expect", expect}});
  refuse_together(context, "vary", varies,
                  {{"seed", a.seed.has_value()},
                   {"dice", dice},
                   {"ask", a.ask},
                   {"repeat", a.repeat.has_value()},
                   {"expect", expect},
                   {"quiet", a.quiet}});
  refuse_together(context, "repeat", a.repeat.has_value(),
                  {{"dice", dice}, {"ask", a.ask}, {"expect", expect}});
  refuse_together(context, "csv", a.csv, {{"json", a.json}});
  if (!varies && (a.csv || shows))
    throw UsageError(fmt::format("--{}: {}", a.csv ? "csv" : "show",
                                 pick(context, "goes only with --vary", "vale solo con --vary")));
}

// All but the odds themselves.
report::Chances chances_of(const Prepared& prepared, const Context& context) {
  return {.ruleset = &context.ruleset,
          .chain = &prepared.chain,
          .odds = {},
          .rulings =
              report::played_rulings(*prepared.chain.front().test, prepared.bound.front().facts)};
}

// ---- one way after the other

int exact(const Prepared& prepared, const Context& context) {
  auto chances = chances_of(prepared, context);
  chances.odds = odds(prepared.chain);
  return show_odds(chances, context);
}

int show_sweep(const std::vector<ChainPart>& parts, const Context& context) {
  const auto swept = sweep(parts, context);
  const auto& a = context.arguments;
  context.world.out(a.csv    ? report::sweep_csv(swept)
                    : a.json ? report::sweep_json(swept, NFW_VERSION)
                             : report::sweep_text(swept, context.style));
  return resolved;
}

int repeat(const Prepared& prepared, const Context& context) {
  const auto chances =
      odds_or_none(chances_of(prepared, context), [&] { return odds(prepared.chain); });
  Sampler sampler(prepared.chain);
  const auto done = repeatedly(context, [&](DiceSource& dice) { sampler.resolve_once(dice); });
  if (done.resolutions == 0) return wrong;
  return show_counts(chances, {done.resolutions, done.seed, sampler.tallies()}, context);
}

// A test as it was resolved, and the inputs that were said of it or filled in.
struct Rolled {
  Resolved done;
  std::vector<Slot> given;
};

// Rolls the tests of the chain as far as they are due.
std::vector<Rolled> roll(const Prepared& prepared, DiceSource& dice) {
  std::vector<Rolled> out;
  const auto resolve_now = [&](std::size_t n, const Facts& facts, std::vector<Slot> given) {
    out.push_back(
        {resolve(make_procedure(*prepared.chain[n].test, facts), dice), std::move(given)});
  };
  resolve_now(0, prepared.bound[0].facts, prepared.bound[0].given);
  for (std::size_t n = 1; n < prepared.chain.size(); ++n) {
    const auto& next = prepared.chain[n];
    const auto& end = out.back().done.conclusion;
    const Link before{prepared.chain[n - 1].test, prepared.chain[n - 1].said, out.back().given};
    const auto facts = following(before, end, next);
    if (!facts) break;
    auto given = prepared.bound[n].given;
    for (const auto slot : filled_in(before, end, *next.test)) given.push_back(slot);
    resolve_now(n, *facts, std::move(given));
  }
  return out;
}

report::Breakdown breakdown(const Rolled& rolled, const Bound& bound, const Context& context,
                            std::optional<std::uint64_t> seed) {
  auto assumed = bound.assumed;
  std::erase_if(assumed, [&](Slot slot) {
    return std::ranges::find(rolled.given, slot) != rolled.given.end();
  });
  return {.ruleset = &context.ruleset,
          .options = options_of(context),
          .lasting = lasting_of(context),
          .resolved = &rolled.done,
          .seed = seed,
          .given = rolled.given,
          .assumed = std::move(assumed),
          .side = {},
          .taken = {}};
}

int rolled(const Prepared& prepared, const Context& context) {
  const auto& a = context.arguments;
  const auto& last_test = *prepared.chain.back().test;
  std::optional<Expectation> expected;
  if (a.expect)
    expected.emplace("expect", *a.expect, last_test, last_test.headline, context.style.lang);
  ChosenDice dice(a, context.world, context.style.lang);
  const auto done = roll(prepared, dice.source());
  dice.finish();
  // Where no die was rolled there is nothing that a seed could repeat.
  const bool any = std::ranges::any_of(done, [](const Rolled& rolled) {
    return std::ranges::any_of(rolled.done.steps, [](const Step& s) { return !s.faces.empty(); });
  });
  const auto seed = any ? dice.seed() : std::nullopt;

  std::vector<report::Breakdown> breakdowns;
  for (std::size_t n = 0; n < done.size(); ++n)
    breakdowns.push_back(breakdown(done[n], prepared.bound[n], context, seed));
  const bool all_due = done.size() == prepared.chain.size();
  const auto headline =
      all_due ? report::headline(last_test, breakdowns.back().outcome())
              : std::string(not_due_of(last_test.outcome[last_test.headline.front()]));
  if (a.quiet) {
    context.world.out(headline + "\n");
  } else if (a.json) {
    context.world.out(report::json(breakdowns, prepared.chain, NFW_VERSION));
  } else {
    context.world.out(report::text(breakdowns, context.style));
    if (!all_due)
      context.world.out(fmt::format(
          "\n{}: {}\n", say(prepared.chain[done.size()].test->title, context.style.lang),
          pick(context, "not due", "non dovuto")));
  }
  return !expected || expected->met(headline) ? resolved : not_expected;
}

}  // namespace

void refuse_dice(const Context& context, const TestTable& test) {
  if (const auto* option = given_of(context.arguments, {Scope::dice, Scope::odds}))
    throw UsageError(
        fmt::format(fmt::runtime(pick(context, "--{}: {} rolls no dice", "--{}: {} non tira dadi")),
                    option->name, test.id));
}

int run_test(const std::vector<ChainPart>& parts, const Context& context) {
  const auto any = [&](auto list) {
    return std::ranges::any_of(
        parts, [&](const ChainPart& part) { return !(part.arguments.*list).empty(); });
  };
  const bool varies = any(&Arguments::vary);
  check_options(context, varies, any(&Arguments::show));
  if (std::ranges::none_of(parts, [](const ChainPart& part) { return part.test->rolls_dice(); }))
    refuse_dice(context, *parts.front().test);
  if (varies) return show_sweep(parts, context);
  const auto prepared =
      prepare(parts, context.ruleset, context.arguments.rulings, context.style.lang);
  const auto& first = prepared.chain.front();
  if (is_engagement(*first.test, prepared.bound.front().facts)) return run_both(prepared, context);
  if (context.arguments.odds) return exact(prepared, context);
  if (context.arguments.repeat) return repeat(prepared, context);
  return rolled(prepared, context);
}

}  // namespace nfw::cli
