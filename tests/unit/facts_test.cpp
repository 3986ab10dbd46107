#include <doctest/doctest.h>

#include "few_facts.hpp"

namespace {

using namespace nfw;
using namespace nfw::testing;

// ---- rows that add

Term row(std::string_view id, int value) {
  Term out;
  out.id = id;
  out.value.number = value;
  return out;
}
Term row_per(std::string_view id, int value, Slot per, int each = 1) {
  auto out = row(id, value);
  out.per = per;
  out.each.number = each;
  return out;
}

// The rows that count as "id value xitems", in their order.
std::string counted(std::initializer_list<Term> rows, const Facts& facts) {
  const auto test = small_test();
  std::string out;
  for (const auto& one : applied(list(rows), test, facts)) {
    out += (out.empty() ? "" : ", ") + std::string(one.row->id) + " " + std::to_string(one.value);
    if (one.items != 1) out += " x" + std::to_string(one.items);
  }
  return out;
}

TEST_CASE("rows count where their condition holds and nothing speaks against them") {
  auto conditional = row("when", 1);
  conditional.when = when({is(ready, 1)});
  auto denied = row("unless", 2);
  denied.unless = when({is(arm, 1)});
  CHECK(counted({conditional, denied}, facts_of({{ready, 1}, {arm, 0}})) == "when 1, unless 2");
  CHECK(counted({conditional, denied}, facts_of({{ready, 0}, {arm, 1}})).empty());
  CHECK(counted({conditional, denied}, facts_of({})) == "unless 2");
}

TEST_CASE("a row counts once for each item") {
  CHECK(counted({row_per("gun", 2, shooters)}, facts_of({{shooters, 3}})) == "gun 6 x3");
}

TEST_CASE("3.4.3: a row for each five counts full fives alone") {
  const auto elite = row_per("elite", 1, shooters, 5);
  CHECK(counted({elite}, facts_of({{shooters, 4}})).empty());
  CHECK(counted({elite}, facts_of({{shooters, 5}})) == "elite 1");
  CHECK(counted({elite}, facts_of({{shooters, 9}})) == "elite 1");
  CHECK(counted({elite}, facts_of({{shooters, 10}})) == "elite 2 x2");
}

TEST_CASE("3.6.5: a row for the dice so far counts the rows above it, not those below") {
  const auto rows = {row_per("value", 1, shooters), row("sergeant", 1),
                     row_per("attack", 1, rows_above, 5), row("ranks", 10)};
  CHECK(counted(rows, facts_of({{shooters, 9}})) ==
        "value 9 x9, sergeant 1, attack 2 x2, ranks 10");
  CHECK(counted(rows, facts_of({{shooters, 3}})) == "value 3 x3, sergeant 1, ranks 10");
}

Term of_group(std::string_view id, int value, std::string_view group) {
  auto out = row(id, value);
  out.exclusive = group;
  return out;
}

TEST_CASE("of the rows of a group only the first that holds counts") {
  auto hero = of_group("hero", 3, "leaders");
  hero.when = when({is(ready, 1)});
  const auto general = of_group("general", 2, "leaders");
  const auto other = of_group("losses", -1, "losses");
  CHECK(counted({hero, general, other}, facts_of({{ready, 1}})) == "hero 3, losses -1");
  CHECK(counted({hero, general, other}, facts_of({{ready, 0}})) == "general 2, losses -1");
}

TEST_CASE("the rows of a group count together where a ruling says so") {
  auto hero = of_group("hero", 3, "leaders");
  auto general = of_group("general", 2, "leaders");
  hero.together = general.together = when({is(arm, 1)});
  CHECK(counted({hero, general}, facts_of({{arm, 1}})) == "hero 3, general 2");
  CHECK(counted({hero, general}, facts_of({{arm, 0}})) == "hero 3");
}

TEST_CASE("rows of nothing are left out") {
  CHECK(counted({row("zero", 0), row("one", 1)}, facts_of({})) == "one 1");
  CHECK(counted({row_per("none", 2, shooters)}, facts_of({{shooters, 0}})).empty());
  CHECK(counted({row_per("unknown", 2, shooters)}, facts_of({})).empty());
}

Term row_of(std::string_view id, Slot fact, int sign = 1) {
  auto out = row(id, sign);
  out.value.fact = fact;
  return out;
}

TEST_CASE("a row may take its value from a fact, or that value with a minus") {
  CHECK(counted({row_of("strength", shooters)}, facts_of({{shooters, 2}})) == "strength 2");
  CHECK(counted({row_of("resistance", shooters, -1)}, facts_of({{shooters, 2}})) ==
        "resistance -2");
  CHECK(counted({row_of("balance", balance, -1)}, facts_of({{balance, -3}})) == "balance 3");
  CHECK(counted({row_of("unknown", shooters)}, facts_of({})).empty());
}

TEST_CASE("a choice counts as the rank of its value") {
  CHECK(counted({row_of("arm", arm)}, facts_of({{arm, 2}})) == "arm 5");
  CHECK(counted({row_per("arm", 2, arm)}, facts_of({{arm, 1}})) == "arm 4 x2");
  CHECK(counted({row_of("arm", arm)}, facts_of({})).empty());
}

TEST_CASE("the sum of rows is that of their values") {
  const auto test = small_test();
  const auto rows = list({row_per("shooters", 1, shooters), row("less", -3)});
  CHECK(sum(applied(rows, test, facts_of({{shooters, 5}}))) == 2);
  CHECK(sum({}) == 0);
}

// ---- defaults

Default value_by_default(std::int64_t value, When condition = {}) {
  return {.value = {value}, .when = condition};
}

// The small test, where one input has these defaults.
TestTable with_defaults(Slot slot, std::initializer_list<Default> defaults) {
  auto test = small_test();
  static tables::Arena arena;
  std::vector<Input> inputs(test.inputs.begin(), test.inputs.end());
  inputs[slot].defaults = list(defaults);
  test.inputs = arena.keep(std::move(inputs));
  return test;
}

Facts completed(const TestTable& test, Facts facts) {
  complete(test, facts);
  return facts;
}

TEST_CASE("the first default whose condition holds is taken") {
  const auto test =
      with_defaults(shooters, {value_by_default(7, when({is(ready, 1)})),
                               value_by_default(4, when({is(ready, 0)})), value_by_default(1)});
  CHECK(completed(test, facts_of({{ready, 1}})).count(shooters) == 7);
  CHECK(completed(test, facts_of({{ready, 0}})).count(shooters) == 4);
  CHECK(completed(test, facts_of({})).count(shooters) == 1);
}

TEST_CASE("without a default that fits an input stays unknown") {
  const auto test = with_defaults(shooters, {value_by_default(7, when({is(ready, 1)}))});
  CHECK(!completed(test, facts_of({{ready, 0}})).has(shooters));
}

TEST_CASE("what the player says stands against any default") {
  const auto test = with_defaults(shooters, {value_by_default(7)});
  CHECK(completed(test, facts_of({{shooters, 0}})).count(shooters) == 0);
}

TEST_CASE("a default may be another input's value, if that is known") {
  const auto test = with_defaults(balance, {Default{.value = {0, shooters}, .when = {}}});
  CHECK(completed(test, facts_of({{shooters, 12}})).count(balance) == 12);
  CHECK(!completed(test, facts_of({})).has(balance));
}

TEST_CASE("a default may follow from the default of an input above") {
  auto test = with_defaults(ready, {value_by_default(1)});
  std::vector<Input> inputs(test.inputs.begin(), test.inputs.end());
  inputs[shooters].defaults = list({value_by_default(9, when({is(ready, 1)}))});
  test.inputs = inputs;
  CHECK(completed(test, facts_of({})).count(shooters) == 9);
}

// ---- ranges

// Guns reach from 20 to 30 cm, all others as muskets do.
TestTable with_reach() {
  auto test = small_test();
  const ReachRow guns{.id = "guns",
                      .label = no_words,
                      .ref = {},
                      .least = Number{20, 1},
                      .limits = list<ReachLimit>({{1, {30, 1}}}),
                      .when = when({is(arm, 2)}),
                      .source = {}};
  const ReachRow others{.id = "others",
                        .label = no_words,
                        .ref = {},
                        .least = {},
                        .limits = list<ReachLimit>({{0, {5, 1}}, {1, {15, 1}}, {2, {40, 1}}}),
                        .when = {},
                        .source = {}};
  test.ranges = list<Reach>(
      {{.band = range, .distance = distance, .halvings = {}, .rows = list({guns, others})}});
  return test;
}

// The band at so many tenths of a centimetre, or -1.
std::int64_t band_at(std::int64_t tenths, std::int64_t of_arm) {
  auto facts = facts_of({{arm, of_arm}});
  facts.set(distance, Number{tenths, 10});
  complete(with_reach(), facts);
  return facts.has(range) ? facts.count(range) : -1;
}

TEST_CASE("3.4.3: a distance lies in a band up to its limit, and a millimetre on in the next") {
  CHECK(band_at(0, 0) == 0);
  CHECK(band_at(50, 0) == 0);
  CHECK(band_at(51, 0) == 1);
  CHECK(band_at(150, 0) == 1);
  CHECK(band_at(151, 0) == 2);
  CHECK(band_at(400, 0) == 2);
}

TEST_CASE("3.4.3: beyond the last limit, or too near, there is no band") {
  CHECK(band_at(401, 0) == -1);
  CHECK(band_at(199, 2) == -1);
  CHECK(band_at(200, 2) == 1);
  CHECK(band_at(300, 2) == 1);
  CHECK(band_at(301, 2) == -1);
}

TEST_CASE("without a distance the band is what the player says") {
  auto facts = facts_of({{range, 2}});
  complete(with_reach(), facts);
  CHECK(facts.count(range) == 2);
}

// ---- facts that follow from others

FactRule rule(Slot fact, std::initializer_list<Term> rows, When condition = {}) {
  FactRule out;
  out.fact = fact;
  out.sum = list(rows);
  out.when = condition;
  return out;
}
FactRule share_of(Slot part, Slot whole) {
  FactRule out;
  out.fact = share;
  out.part = part;
  out.whole = whole;
  return out;
}

Facts worked_out(std::initializer_list<FactRule> rules, Facts facts) {
  auto test = small_test();
  test.worked_out = list(rules);
  complete(test, facts);
  return facts;
}

TEST_CASE("a fact may be a sum") {
  const auto facts = worked_out({rule(spare, {row_of("a", shooters), row_of("b", balance, -1)})},
                                facts_of({{shooters, 12}, {balance, 5}}));
  CHECK(facts.count(spare) == 7);
}

TEST_CASE("a sum of one row minds its condition") {
  auto men = row_of("men", shooters);
  men.when = when({is(ready, 1)});
  const auto rules = {rule(spare, {men})};
  CHECK(worked_out(rules, facts_of({{shooters, 5}, {ready, 1}})).count(spare) == 5);
  CHECK(worked_out(rules, facts_of({{shooters, 5}, {ready, 0}}))[spare] == Number{0, 1});
}

TEST_CASE("of several rules for a fact the first that holds is used") {
  const auto rules = {rule(spare, {row("special", 1)}, when({is(ready, 1)})),
                      rule(spare, {row("usual", 2)})};
  CHECK(worked_out(rules, facts_of({{ready, 1}})).count(spare) == 1);
  CHECK(worked_out(rules, facts_of({})).count(spare) == 2);
}

TEST_CASE("a fact that is another one keeps its decimals, or stays unknown with it") {
  const auto rules = {FactRule{.fact = spare,
                               .same = distance,
                               .sum = {},
                               .halvings = {},
                               .least = {},
                               .most = {},
                               .when = {}}};
  auto facts = facts_of({});
  facts.set(distance, Number{333, 10});
  CHECK(worked_out(rules, facts)[spare] == Number{333, 10});
  CHECK(!worked_out(rules, facts_of({})).has(spare));
}

TEST_CASE("a sum of decimals is exact, and may be halved and limited") {
  auto halved = rule(spare, {row_of("way", distance), row_of("twice", balance, 2)});
  auto if_ready = row_of("ready", no_slot);
  if_ready.when = when({is(ready, 1)});
  halved.halvings = list({row_of("always", no_slot), if_ready});
  auto facts = facts_of({{balance, 3}, {ready, 0}});
  facts.set(distance, Number{15, 10});
  CHECK(worked_out({halved}, facts)[spare] == Number{375, 100});
  facts.set(ready, 1);
  CHECK(worked_out({halved}, facts)[spare] == Number{1875, 1000});
  halved.most = Amount{1};
  CHECK(worked_out({halved}, facts)[spare] == Number{1, 1});
}

TEST_CASE("3.6.6: a quarter of twelve is exactly 25 per cent") {
  const auto rules = {share_of(balance, shooters)};
  const auto quarter = worked_out(rules, facts_of({{balance, 3}, {shooters, 12}}));
  CHECK(quarter[share] == Number{25, 1});
  CHECK(holds(within(share, {.from = Number{25, 1}, .to = {}}), quarter));
  const auto third = worked_out(rules, facts_of({{balance, 1}, {shooters, 3}}));
  CHECK(third[share] == Number{100, 3});
}

TEST_CASE("a share of nothing, or of what nobody knows, stays unknown") {
  const auto rules = {share_of(balance, shooters)};
  CHECK(!worked_out(rules, facts_of({{balance, 3}, {shooters, 0}})).has(share));
  CHECK(!worked_out(rules, facts_of({{balance, 3}})).has(share));
  CHECK(!worked_out(rules, facts_of({{shooters, 12}})).has(share));
}

// ---- names

TEST_CASE("facts, stages and roles are found by their names") {
  auto test = small_test();
  StageTable kill;
  kill.id = "kill";
  test.stages = list({StageTable{}, kill});
  test.roles = list<Role>({{"models", shooters}});
  CHECK(find_fact(test, "distance") == distance);
  CHECK(find_fact(test, "nothing") == no_slot);
  CHECK(find_stage(test, "kill") == &test.stages[1]);
  CHECK(find_stage(test, "save") == nullptr);
  CHECK(role(test, "models") == shooters);
  CHECK(role(test, "cap") == no_slot);
}

}  // namespace
