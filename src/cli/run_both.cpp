#include <fmt/format.h>

#include "commands.hpp"
#include "dice.hpp"
#include "expectation.hpp"
#include "nfw/engagement.hpp"
#include "odds.hpp"
#include "prepare.hpp"
#include "program.hpp"
#include "repeat.hpp"
#include "show.hpp"

namespace nfw::cli {

namespace {

const Outcome* outcome_of(const Fought& fought, const TestTable& test, Side side) {
  for (const auto& after : fought.after)
    if (after.side == side && after.resolved.procedure.test == &test)
      return &after.resolved.conclusion.outcome;
  return nullptr;
}

// All but the odds themselves.
report::Chances chances_of(const Engagement& engagement, const Listed& all,
                           const Context& context) {
  const auto& own = engagement.sides[own_side];
  return {.ruleset = &context.ruleset,
          .chain = &all.tests,
          .odds = {},
          .rulings = report::played_rulings(*own.test, own.said),
          .sides = all.sides};
}

// Counts what comes out, by test and key.
class Counter {
 public:
  explicit Counter(const Chain& chain) : chain_(chain), laws_(chain.size()) {
    for (std::size_t n = 0; n < chain.size(); ++n) laws_[n].resize(chain[n].test->outcome.size());
  }

  void count(std::size_t test, const Outcome& outcome) {
    for (std::size_t key = 0; key < outcome.size(); ++key) add(laws_[test][key], outcome[key], 1);
  }
  void count_not_due(std::size_t test) {
    for (std::size_t key = 0; key < laws_[test].size(); ++key)
      add(laws_[test][key], word_value(not_due_of(chain_[test].test->outcome[key])), 1);
  }
  [[nodiscard]] std::vector<std::vector<std::vector<Tally>>> tallies() {
    std::vector<std::vector<std::vector<Tally>>> out(laws_.size());
    for (std::size_t n = 0; n < laws_.size(); ++n)
      for (std::size_t key = 0; key < laws_[n].size(); ++key) {
        sort(laws_[n][key], chain_[n].test->outcome[key]);
        auto& tallies = out[n].emplace_back();
        for (const auto& [value, times] : laws_[n][key])
          tallies.push_back({value, static_cast<std::int64_t>(times)});
      }
    return out;
  }

 private:
  const Chain& chain_;
  std::vector<std::vector<Law>> laws_;
};

void count(const Fought& fought, const Listed& all, Counter& counter) {
  for (const auto side : both_sides) counter.count(side, fought.attacks[side].conclusion.outcome);
  for (std::size_t n = both_sides.size(); n < all.tests.size(); ++n) {
    const auto* outcome = outcome_of(fought, *all.tests[n].test, all.sides[n]);
    if (outcome != nullptr)
      counter.count(n, *outcome);
    else
      counter.count_not_due(n);
  }
}

int exact(const Engagement& engagement, const Context& context) {
  const auto all = listed(engagement);
  auto chances = chances_of(engagement, all, context);
  chances.odds = listed(odds(engagement));
  return show_odds(chances, context);
}

int repeat(const Engagement& engagement, const Context& context) {
  const auto all = listed(engagement);
  const auto chances =
      odds_or_none(chances_of(engagement, all, context), [&] { return listed(odds(engagement)); });
  Counter counter(all.tests);
  const auto done =
      repeatedly(context, [&](DiceSource& dice) { count(fight(engagement, dice), all, counter); });
  if (done.resolutions == 0) return wrong;
  return show_counts(chances, {done.resolutions, done.seed, counter.tallies()}, context);
}

report::FoughtBreakdown breakdown(const Fought& fought, const Engagement& engagement,
                                  const std::vector<Slot>& assumed, const Context& context,
                                  std::optional<std::uint64_t> seed) {
  const auto of = [&](Side side, const Resolved& done, std::vector<Slot> given) {
    return report::Breakdown{.ruleset = &context.ruleset,
                             .options = options_of(context),
                             .lasting = lasting_of(context),
                             .resolved = &done,
                             .seed = seed,
                             .given = std::move(given),
                             .assumed = {},
                             .side = side,
                             .taken = engagement.sides[side].test->both.then};
  };
  report::FoughtBreakdown out{
      {of(own_side, fought.attacks[own_side], engagement.sides[own_side].given),
       of(enemy_side, fought.attacks[enemy_side], engagement.sides[enemy_side].given)},
      fought.order,
      {}};
  out.attacks[own_side].side.reset();
  out.attacks[own_side].assumed = assumed;
  for (const auto& after : fought.after) {
    out.after.push_back(of(after.side, after.resolved, after.given));
    out.after.back().taken = {};
  }
  return out;
}

int rolled(const Engagement& engagement, const std::vector<Slot>& assumed, const Context& context) {
  const auto& a = context.arguments;
  const auto& test = *engagement.sides[own_side].test;
  std::optional<Expectation> expected;
  if (a.expect) expected.emplace("expect", *a.expect, test, test.headline, context.style.lang);
  ChosenDice dice(a, context.world, context.style.lang);
  const auto fought = fight(engagement, dice.source());
  dice.finish();
  const auto all = breakdown(fought, engagement, assumed, context, dice.seed());
  context.world.out(a.quiet  ? report::headlines(all)
                    : a.json ? report::json(all, NFW_VERSION)
                             : report::text(all, context.style));
  const auto headline = report::headline(test, all.attacks[own_side].outcome());
  return !expected || expected->met(headline) ? resolved : not_expected;
}

}  // namespace

int run_both(const Prepared& prepared, const Context& context) {
  const auto& bound = prepared.bound.front();
  const Link own{prepared.chain.front().test, bound.said, bound.given};
  const auto engagement = make_engagement(own, prepared.then);
  if (context.arguments.odds) return exact(engagement, context);
  if (context.arguments.repeat) return repeat(engagement, context);
  return rolled(engagement, bound.assumed, context);
}

}  // namespace nfw::cli
