#include <doctest/doctest.h>

#include <stdexcept>

#include "check.hpp"
#include "play.hpp"
#include "small_table.hpp"

namespace {

using namespace nfw;
using namespace nfw::testing;

// ---- sums and bands

TEST_CASE("3.8: the total is the die and all that is added to it") {
  const auto test = play("command-test", "cv=4 speech=good commands-lost=2 cinc-lost=1", {6});
  CHECK(test.step("command-test").answer.value == 6);
  CHECK(test.step("command-test").roll.plan->bonus == 0);  // 4 + 1 - 2 - 3
  CHECK(test.outcome("total") == "6");
  CHECK(test.outcome("effect") == "disorganised");
}

TEST_CASE("3.8: each band begins one above the band below it") {
  const auto effect = [](int total) {
    return play("command-test", "cv=" + std::to_string(total - 1), {1}).outcome("effect");
  };
  CHECK(effect(3) == "rout");
  CHECK(effect(4) == "retreat");
  CHECK(effect(5) == "demoralised");
  CHECK(effect(6) == "disorganised");
  CHECK(effect(7) == "none");
}

TEST_CASE("3.8: the bands at both ends go on for ever") {
  CHECK(play("command-test", "commands-lost=1000", {1}).outcome("effect") == "rout");
  CHECK(play("command-test", "commands-lost=1000", {1}).outcome("total") == "-999");
  CHECK(play("command-test", "cv=1000", {6}).outcome("effect") == "none");
}

TEST_CASE("3.4.5: the type of the unit chooses the column") {
  const auto reaction = [](const std::string& type) {
    return play("morale",
                "after=melee lost=1 inflicted=1 quality=veteran state=bloodlust type=" + type, {6})
        .outcome("reaction");
  };
  // 6, veteran +1, bloodlust +2
  CHECK(reaction("disciplined") == "ok");
  CHECK(reaction("irregular") == "ok");
  CHECK(reaction("fanatic") == "bloodlust");
}

TEST_CASE("3.7: the bands are of the total less the command value") {
  // An average irregular unit: +1 and +2.
  const auto result = [](int cv) {
    return play("influence", "type=irregular cv=" + std::to_string(cv), {2});
  };
  CHECK(result(5).outcome("result") == "success");
  CHECK(result(4).outcome("result") == "failure");
  CHECK(result(3).outcome("result") == "failure");
  CHECK(result(2).outcome("result") == "total-failure");
  CHECK(result(2).outcome("total") == "5");
}

TEST_CASE("3.7: by a ruling the die itself decides on a total failure") {
  const auto result = [](int cv, int die) {
    return play("influence",
                "type=irregular quality=poor influence-total-failure=die cv=" + std::to_string(cv),
                {die})
        .outcome("result");
  };
  CHECK(result(3, 5) == "failure");  // 9 in all, 6 too much; but the die only 2
  CHECK(result(3, 6) == "total-failure");
}

// ---- a later stage

TEST_CASE("3.1.1: the side is rolled for only once the command arrives") {
  const auto out = play("reinforce", "cv=3 turn=2", {6});
  CHECK(out.rolled() == "arrival");
  CHECK(out.outcome("arrives") == "false");
  CHECK(out.outcome("side") == "null");
  const auto in = play("reinforce", "cv=3 turn=3", {6, 4});
  CHECK(in.rolled() == "arrival side");
  CHECK(in.outcome("arrives") == "true");
  CHECK(in.outcome("side") == "right");
}

TEST_CASE("3.7: the leader saves himself only from a unit in bloodlust that fails totally") {
  const std::string leader = "cv=1 save=7 type=irregular quality=average ";
  // 6, +1, +2 and +2 for bloodlust: 10 too much.
  const auto bloodlust = play("influence", leader + "state=bloodlust", {6, 4, 4});
  CHECK(bloodlust.rolled() == "influence save");
  CHECK(bloodlust.outcome("leader") == "alive");
  CHECK(play("influence", leader + "state=bloodlust", {6, 3, 4}).outcome("leader") == "dead");
  CHECK(play("influence", leader + "state=bloodlust wounds=1", {6, 3, 4}).outcome("leader") ==
        "wounded");
  CHECK(play("influence", leader + "state=ok", {6}).rolled() == "influence");
  CHECK(play("influence", "cv=6 save=7 state=bloodlust", {1}).rolled() == "influence");
}

TEST_CASE("3.7: without a save the leader is dead at once") {
  const auto test = play("influence", "cv=1 type=irregular state=bloodlust", {6});
  CHECK(test.rolled() == "influence");
  CHECK(test.outcome("leader") == "dead");
}

// ---- two totals compared

// Own total 6 (two dice that are always rolled) against the enemy's.
std::string scouting(int enemy) {
  return play("scout", "against=" + std::to_string(enemy), {2, 4}).outcome("result");
}

TEST_CASE("2.1.1: more than double outmanoeuvres, exactly double does not") {
  CHECK(scouting(2) == "outmanoeuvres");
  CHECK(scouting(3) == "outscouts");
}

TEST_CASE("2.1.1: more outscouts, as many does not") {
  CHECK(scouting(5) == "outscouts");
  CHECK(scouting(6) == "none");
}

TEST_CASE("2.1.1: the enemy's lead counts in the same way") {
  CHECK(scouting(7) == "outscouted");
  CHECK(scouting(12) == "outscouted");
  CHECK(scouting(13) == "outmanoeuvred");
}

TEST_CASE("2.1.1: any lead over a total of 0 or less is more than double") {
  CHECK(scouting(0) == "outmanoeuvres");
  CHECK(scouting(-1) == "outmanoeuvres");
}

TEST_CASE("2.1.1: the enemy rolls where his army is given") {
  const auto test = play("scout", "enemy-commands=1", {2, 4, 1, 1, 1});
  CHECK(test.rolled() == "own enemy");
  CHECK(test.outcome("total") == "6");
  CHECK(test.outcome("enemy_total") == "3");
  CHECK(test.outcome("result") == "outscouts");
}

TEST_CASE("2.1.1: nothing is known of the enemy: nothing is compared") {
  const auto test = play("scout", "commands=1", {1, 2, 3});
  CHECK(test.outcome("total") == "6");
  CHECK(test.outcome("result") == "null");
}

// A test made here: it compares a die with a number.
enum : Slot { enemy, own_total, enemy_total, result };

std::string compared(int own, std::int64_t other, bool or_equal) {
  Term one_die;
  StageTable stage;
  stage.id = "own";
  stage.kind = StageKind::sum;
  stage.dice = {&one_die, 1};
  stage.total = own_total;
  ComparisonRow twice;
  twice.id = "twice";
  twice.mirror = "half";
  twice.times = 2;
  twice.or_equal = or_equal;
  ComparisonRow rest;
  rest.id = rest.mirror = "rest";
  TestTable test;
  test.procedure = "check";
  test.facts = list<Fact>(
      {{"enemy", Kind::whole, {}},
       {"own-total", Kind::whole, {}},
       {"enemy-total", Kind::whole, {}},
       {"result", Kind::choice,
        list<Choice>(
            {{"twice", {}, {}, 0, {}}, {"rest", {}, {}, 0, {}}, {"half", {}, {}, 0, {}}})}});
  test.initial = list<Number>({{0, 0}, {0, 0}, {0, 0}, {0, 0}});
  test.stages = {&stage, 1};
  test.comparison = {.own = own_total,
                     .other = enemy_total,
                     .instead = enemy,
                     .result = result,
                     .rows = list({twice, rest})};
  Facts facts(test);
  facts.set(enemy, other);
  GivenDice dice({own});
  const auto resolved = resolve(make_procedure(test, facts), dice);
  const auto& known = resolved.conclusion.facts;
  return std::string(test.facts[result].values[static_cast<std::size_t>(known.count(result))].id);
}

TEST_CASE("a comparison may count from exactly so many times, or from more than that") {
  CHECK(compared(4, 2, false) == "rest");
  CHECK(compared(5, 2, false) == "twice");
  CHECK(compared(4, 2, true) == "twice");
  CHECK(compared(3, 2, true) == "rest");
  CHECK(compared(2, 4, false) == "rest");
  CHECK(compared(2, 5, false) == "half");
  CHECK(compared(2, 4, true) == "half");
  CHECK(compared(2, 3, true) == "rest");
}

TEST_CASE("equal totals are never ahead of each other") {
  CHECK(compared(2, 2, true) == "rest");
  CHECK(compared(1, 1, false) == "rest");
}

// ---- dice that decide more than their number

// A test of one sum made here: its total with these faces.
std::string total_of(List<Term> dice, List<Term> modifiers,
                     const std::vector<std::int64_t>& faces) {
  StageTable stage;
  stage.id = "throw";
  stage.kind = StageKind::sum;
  stage.dice = dice;
  stage.modifiers = modifiers;
  stage.total = 0;
  stage.die = 1;
  TestTable test;
  test.procedure = "check";
  test.facts = list<Fact>({{"throw-total", Kind::whole, {}}, {"throw-die", Kind::whole, {}}});
  test.initial = list<Number>({{0, 0}, {0, 0}});
  test.stages = {&stage, 1};
  GivenDice given(faces);
  const auto facts = resolve(make_procedure(test, Facts(test)), given).conclusion.facts;
  return std::to_string(facts.count(0)) + " of " + std::to_string(facts.count(1));
}

Term dice_row(int value, bool minus) {
  Term out;
  out.value.number = value;
  out.minus = minus;
  return out;
}

TEST_CASE("a modifier may ask what the dice of its own roll come to") {
  Term high;
  high.value.number = 3;
  high.on = {.from = Number{4, 1}, .to = Number{6, 1}};
  Term low;
  low.value.number = -3;
  low.on = {.from = {}, .to = Number{3, 1}};
  const auto total = [&](int face) {
    return total_of(list({dice_row(1, false)}), list({high, low}), {face});
  };
  CHECK(total(3) == "0 of 3");
  CHECK(total(4) == "7 of 4");
  CHECK(total(6) == "9 of 6");
}

TEST_CASE("dice may be taken from the total, in their place among the others") {
  const auto rows = list({dice_row(1, false), dice_row(2, true), dice_row(1, false)});
  CHECK(total_of(rows, {}, {6, 3, 4, 2}) == "1 of 1");
  CHECK(total_of(rows, {}, {1, 6, 6, 1}) == "-10 of -10");
}

// ---- tables that do not fit

TEST_CASE("a stage in which no row or no column fits is a fault of the table") {
  const auto& test = builtin_test("fire");
  const Facts nothing(test);  // not even the weapon
  StageTable rows;
  rows.rows = list<NeedRow>({{"musket", {}, {}, {}, when({is(0, 0)}), {}}});
  CHECK_THROWS_AS(plan(test, rows, nothing), std::logic_error);
  StageTable columns;
  columns.need = 5;
  columns.columns = list<Column>({{"musket", {}, when({is(0, 0)})}});
  CHECK_THROWS_AS(plan(test, columns, nothing), std::logic_error);
}

TEST_CASE("a procedure that does not exist is a fault of the table") {
  TestTable test;
  test.procedure = "chekc";
  CHECK_THROWS_AS(make_procedure(test, Facts(test)), std::logic_error);
}

}  // namespace
