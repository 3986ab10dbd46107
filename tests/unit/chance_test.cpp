#include <doctest/doctest.h>

#include "nfw/faces.hpp"
#include "nfw/odds.hpp"
#include "small_table.hpp"

// Pools that succeed low: a chance, modifiers that add to it, dice that are halved.

namespace {

using namespace nfw;
using namespace nfw::testing;

enum : Slot { figures, worse, surprised, up, hits, hit_chance };

Term row(std::string_view id, Slot per, int value = 1, When condition = {}) {
  Term out;
  out.id = id;
  out.per = per;
  out.value.number = value;
  out.when = condition;
  return out;
}

// Chance 3, less 1 for each `worse`; halved for a surprise, and where the chance is 0 or less.
TestTable test_with(int least) {
  StageTable hit;
  hit.id = "hit";
  hit.dice = list({row("figures", figures)});
  hit.low = true;
  hit.need = 3;
  hit.least = least;
  hit.modifiers = list({row("worse", worse, -1)});
  hit.halvings =
      list({row("surprised", no_slot, 1, when({is(surprised, 1)})),
            row("zero", no_slot, 1, when({within(hit_chance, {.from = {}, .to = Number{0, 1}})}))});
  hit.rounding = list<RoundingRow>({{Rounding::up, when({is(up, 1)})}, {Rounding::down, {}}});
  hit.result = hits;
  hit.chance = hit_chance;
  TestTable test;
  test.procedure = "check";
  test.facts = list<Fact>({{"figures", Kind::count, {}},
                           {"worse", Kind::count, {}},
                           {"surprised", Kind::flag, {}},
                           {"up", Kind::flag, {}},
                           {"hits", Kind::count, {}},
                           {"hit-chance", Kind::whole, {}}});
  test.initial = list<Number>({{0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}});
  test.stages = list({hit});
  OutcomeKey key;
  key.id = "hits";
  key.fact = hits;
  test.outcome = list({key});
  return test;
}

struct Said {
  std::int64_t figures = 10;
  std::int64_t worse = 0;
  bool surprised = false;
  bool up = false;
};

Facts facts_of(const TestTable& test, const Said& said) {
  Facts out(test);
  out.set(figures, said.figures);
  out.set(worse, said.worse);
  out.set(surprised, said.surprised ? 1 : 0);
  out.set(up, said.up ? 1 : 0);
  return out;
}

Resolved resolved(const TestTable& test, const Said& said, std::vector<std::int64_t> faces) {
  GivenDice dice(std::move(faces));
  auto out = resolve(make_procedure(test, facts_of(test, said)), dice);
  dice.finish();
  return out;
}

std::int64_t count(const Said& said) {
  const auto test = test_with(1);
  const auto procedure = make_procedure(test, facts_of(test, said));
  const auto roll = procedure.stages.front().ask(State{});
  return roll ? roll->count : 0;
}

TEST_CASE("a die at or below the chance succeeds") {
  const auto test = test_with(1);
  const auto done = resolved(test, {.figures = 6}, {1, 2, 3, 4, 5, 6});
  CHECK(done.steps[0].answer.value == 3);
  CHECK(done.steps[0].roll.plan->chance() == 3);
  CHECK(done.conclusion.facts.count(hits) == 3);
}

TEST_CASE("modifiers are added to the chance, and no face is special") {
  const auto test = test_with(1);
  CHECK(resolved(test, {.figures = 6, .worse = 2}, {1, 2, 3, 4, 5, 6}).steps[0].answer.value == 1);
  auto surer = test;
  StageTable stage = test.stages[0];
  stage.modifiers = list({row("better", figures)});
  surer.stages = list({stage});
  CHECK(resolved(surer, {.figures = 6}, {1, 2, 3, 4, 5, 6}).steps[0].answer.value == 6);
}

TEST_CASE("a chance below the least counts as the least, and is halved for what it was") {
  const auto test = test_with(1);
  const auto done = resolved(test, {.figures = 4, .worse = 5}, {1, 2});
  CHECK(done.steps[0].answer.value == 1);
  CHECK(done.steps[0].roll.plan->chance() == 1);
  CHECK(done.conclusion.facts.count(hit_chance) == -2);
}

TEST_CASE("without a least a chance of 0 hits nothing") {
  CHECK(resolved(test_with(0), {.figures = 4, .worse = 3}, {1, 2}).steps[0].answer.value == 0);
}

TEST_CASE("the dice are halved for each reason and rounded once") {
  CHECK(count({.figures = 11}) == 11);
  CHECK(count({.figures = 11, .surprised = true}) == 5);
  CHECK(count({.figures = 11, .surprised = true, .up = true}) == 6);
  CHECK(count({.figures = 11, .worse = 3, .surprised = true}) == 2);
  CHECK(count({.figures = 11, .worse = 2, .surprised = true}) == 5);
  CHECK(count({.figures = 9, .worse = 3, .surprised = true, .up = true}) == 3);
  CHECK(count({.figures = 3, .worse = 3, .surprised = true}) == 0);
  CHECK(count({.figures = 3, .worse = 3, .surprised = true, .up = true}) == 1);
}

TEST_CASE("half counts as more than half where the nearest is taken") {
  Plan plan;
  StageTable stage;
  plan.stage = &stage;
  plan.rounding = Rounding::nearest;
  const Term half;
  plan.halvings = {{&half, 1, 1}, {&half, 1, 1}};
  const auto size = [&](std::int64_t n) {
    plan.pool = {{&half, n, 1}};
    return plan.pool_size();
  };
  CHECK(size(4) == 1);
  CHECK(size(5) == 1);
  CHECK(size(6) == 2);
  CHECK(size(7) == 2);
}

TEST_CASE("a sum may be rounded, below nothing too") {
  Plan plan;
  StageTable stage;
  stage.kind = StageKind::sum;
  plan.stage = &stage;
  const Term half;
  plan.halvings = {{&half, 1, 1}};
  CHECK(plan.total(3) == Number{3, 2});
  plan.rounding = Rounding::up;
  CHECK(plan.total(3) == Number{2, 1});
  CHECK(plan.total(4) == Number{2, 1});
  CHECK(plan.total(-3) == Number{-1, 1});
  plan.rounding = Rounding::down;
  CHECK(plan.total(3) == Number{1, 1});
  CHECK(plan.total(-3) == Number{-2, 1});
  CHECK(plan.total(-4) == Number{-2, 1});
}

TEST_CASE("the exact run knows chances too") {
  const auto test = test_with(1);
  const auto facts = facts_of(test, {.figures = 2, .worse = 1});
  const auto law = odds(alone({&test, facts, {}})).front().keys[0];
  REQUIRE(law.size() == 3);
  CHECK(law[0].p == doctest::Approx(4.0 / 9));
  CHECK(law[2].p == doctest::Approx(1.0 / 9));
}

TEST_CASE("a fact that is worked out keeps to its limits, if they are known") {
  auto test = test_with(1);
  FactRule capped;
  capped.fact = hits;
  capped.sum = list({row("figures", figures)});
  capped.least = Amount{2};
  capped.most = Amount{1, worse};
  test.worked_out = list({capped});
  const auto worked = [&](std::int64_t value, std::optional<std::int64_t> most) {
    Facts facts(test);
    facts.set(figures, value);
    if (most) facts.set(worse, *most);
    complete(test, facts);
    return facts.count(hits);
  };
  CHECK(worked(7, 5) == 5);
  CHECK(worked(4, 5) == 4);
  CHECK(worked(7, {}) == 7);
  CHECK(worked(1, 5) == 2);
}

}  // namespace
