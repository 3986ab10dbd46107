#include <doctest/doctest.h>

#include "few_facts.hpp"

namespace {

using namespace nfw;
using namespace nfw::testing;

// ---- numbers and ranges

TEST_CASE("numbers are compared without rounding") {
  CHECK(Number{151, 10} > Number{15, 1});
  CHECK(Number{150, 10} == Number{15, 1});
  CHECK(Number{1, 3} == Number{2, 6});
  CHECK(Number{100, 3} > Number{33'333, 1000});
  CHECK(Number{100, 3} < Number{33'334, 1000});
  CHECK(Number{-1, 2} < Number{0, 1});
}

constexpr Range at_most_one{.from = {}, .to = Number{1, 1}};
constexpr Range at_least_twelve{.from = Number{12, 1}, .to = {}};
constexpr Range six_to_eleven{.from = Number{6, 1}, .to = Number{11, 1}};
constexpr Range more_than_fifty{.from = Number{50, 1}, .to = {}, .above = true};
constexpr Range less_than_fifty{.from = {}, .to = Number{50, 1}, .below = true};

TEST_CASE("a range holds both its ends") {
  CHECK(!six_to_eleven.contains({5, 1}));
  CHECK(six_to_eleven.contains({6, 1}));
  CHECK(six_to_eleven.contains({11, 1}));
  CHECK(!six_to_eleven.contains({12, 1}));
  CHECK(!six_to_eleven.contains({111, 10}));
}

TEST_CASE("a range without an end goes on for ever") {
  CHECK(at_most_one.contains({-1'000'000, 1}));
  CHECK(at_most_one.contains({1, 1}));
  CHECK(!at_most_one.contains({2, 1}));
  CHECK(!at_least_twelve.contains({11, 1}));
  CHECK(at_least_twelve.contains({12, 1}));
  CHECK(at_least_twelve.contains({1'000'000, 1}));
  CHECK(Range{}.contains({-7, 1}));
}

TEST_CASE("3.4.4: more than half is not half") {
  CHECK(!more_than_fifty.contains({50, 1}));
  CHECK(more_than_fifty.contains({501, 10}));
  CHECK(!less_than_fifty.contains({50, 1}));
  CHECK(less_than_fifty.contains({499, 10}));
}

TEST_CASE("no number lies in the range called never") {
  for (const std::int64_t n : {-1, 0, 1, 2}) CHECK(!never.contains({n, 1}));
}

// ---- facts and conditions

TEST_CASE("a fact is unknown until it is set, and again once cleared") {
  auto facts = facts_of({});
  CHECK(!facts.has(shooters));
  CHECK(facts.count(shooters) == 0);
  facts.set(shooters, 3);
  CHECK(facts.has(shooters));
  CHECK(facts.count(shooters) == 3);
  facts.clear(shooters);
  CHECK(!facts.has(shooters));
}

TEST_CASE("a count is the whole part of its number, and 0 of no fact") {
  auto facts = facts_of({});
  facts.set(distance, Number{155, 10});
  CHECK(facts.count(distance) == 15);
  CHECK(facts.count(no_slot) == 0);
}

TEST_CASE("rulings in force are known from the start") {
  auto test = small_test();
  std::vector<Number> initial(all_facts, Number{0, 0});
  initial[arm] = {0, 1};
  test.initial = initial;
  CHECK(Facts(test).has(arm));
  CHECK(!Facts(test).has(range));
}

TEST_CASE("a condition on one value") {
  CHECK(holds(is(arm, 1), facts_of({{arm, 1}})));
  CHECK(!holds(is(arm, 1), facts_of({{arm, 0}})));
  CHECK(!holds(is(arm, 1), facts_of({{arm, 2}})));
}

TEST_CASE("a condition that allows several values") {
  const Condition foot_or_guns{.fact = arm, .match = Match::value, .allowed = 0b101, .range = {}};
  CHECK(holds(foot_or_guns, facts_of({{arm, 0}})));
  CHECK(!holds(foot_or_guns, facts_of({{arm, 1}})));
  CHECK(holds(foot_or_guns, facts_of({{arm, 2}})));
}

TEST_CASE("a condition on a flag tells yes from no") {
  CHECK(holds(is(ready, 1), facts_of({{ready, 1}})));
  CHECK(!holds(is(ready, 1), facts_of({{ready, 0}})));
  CHECK(holds(is(ready, 0), facts_of({{ready, 0}})));
}

TEST_CASE("a condition on values that stand together needs one of them") {
  CHECK(holds(has_any(leaders, 0b010), facts_of({{leaders, 0b011}})));
  CHECK(holds(has_any(leaders, 0b110), facts_of({{leaders, 0b010}})));
  CHECK(!holds(has_any(leaders, 0b100), facts_of({{leaders, 0b011}})));
  CHECK(!holds(has_any(leaders, 0b111), facts_of({{leaders, 0}})));
}

TEST_CASE("a condition on a number") {
  CHECK(holds(within(shooters, six_to_eleven), facts_of({{shooters, 6}})));
  CHECK(!holds(within(shooters, six_to_eleven), facts_of({{shooters, 5}})));
}

TEST_CASE("an unknown fact fulfils no condition but that it is not given") {
  const auto nothing = facts_of({});
  CHECK(!holds(is(ready, 0), nothing));
  CHECK(!holds(is(arm, 0), nothing));
  CHECK(!holds(has_any(leaders, 0b111), nothing));
  CHECK(!holds(within(shooters, Range{}), nothing));
  CHECK(holds(not_given(shooters), nothing));
  CHECK(!holds(not_given(shooters), facts_of({{shooters, 0}})));
}

TEST_CASE("the conditions of a clause hold together, and one clause of several is enough") {
  const auto both = when({is(ready, 1), is(arm, 1)});
  CHECK(holds(both, facts_of({{ready, 1}, {arm, 1}})));
  CHECK(!holds(both, facts_of({{ready, 1}, {arm, 0}})));
  const auto one = either(is(ready, 1), is(arm, 1));
  CHECK(holds(one, facts_of({{ready, 0}, {arm, 1}})));
  CHECK(holds(one, facts_of({{ready, 1}, {arm, 0}})));
  CHECK(!holds(one, facts_of({{ready, 0}, {arm, 0}})));
}

TEST_CASE("no clause always holds, but states nothing") {
  CHECK(holds(When{}, facts_of({})));
  CHECK(!stated(When{}, facts_of({})));
  CHECK(stated(when({is(ready, 1)}), facts_of({{ready, 1}})));
  CHECK(!stated(when({is(ready, 1)}), facts_of({{ready, 0}})));
}

// ---- columns

TEST_CASE("the first column that holds is used") {
  const auto columns = list<Column>(
      {{"foot", no_words, when({is(arm, 0)})}, {"ready", no_words, when({is(ready, 1)})}});
  CHECK(column(columns, facts_of({{arm, 0}, {ready, 1}})) == 0);
  CHECK(column(columns, facts_of({{arm, 1}, {ready, 1}})) == 1);
  CHECK(column(columns, facts_of({{arm, 1}, {ready, 0}})) == -1);
  CHECK(column({}, facts_of({})) == 0);
}

}  // namespace
