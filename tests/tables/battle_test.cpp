#include <doctest/doctest.h>

#include <algorithm>

#include "nfw/battle_rules.hpp"
#include "nfw/facts.hpp"
#include "small_battle.hpp"

// What is said of a faulty battle.toml, where it stands.

namespace {

using namespace nfw;
using namespace nfw::testing;

std::string faults(const std::string& battle) {
  Problems problems;
  tables::load(small_battle_source(battle), problems);
  std::string out;
  for (const auto& problem : problems) {
    auto line = problem.text();
    out += line.substr(line.find(": ") + 2) + "\n";
  }
  return out;
}

/// The faults of the small battle with one text in place of another.
std::string faults(const std::string& text, const std::string& instead) {
  auto battle = small_battle_text();
  const auto at = battle.find(text);
  REQUIRE_MESSAGE(at != std::string::npos, text);
  return faults(battle.replace(at, text.size(), instead));
}

TEST_CASE("a sound battle has its records, rounds, tests, acts and dues") {
  CHECK(faults(small_battle_text()) == "");
  const auto& rules = *small_battle().ruleset.battle;
  CHECK(rules.records.size() == 3);
  CHECK(rules.rounds.size() == 2);
  CHECK(rules.rounds[0].steps[1].label.it == "nervi");
  CHECK(rules.deeds.size() == 3);
  CHECK(rules.deeds[0].table.size() == 1);
  CHECK(rules.deeds[1].step == 1);
  CHECK(rules.deeds[2].test == nullptr);
  CHECK(rules.dues[0].by_enemy);
  CHECK(rules.list->id == "band");
}

TEST_CASE("what of a test is luck names a key of its outcome, a seat and a measure") {
  const auto& rules = *small_battle().ruleset.battle;
  CHECK(rules.measures[1].label.it == "grado|gradi");
  CHECK_FALSE(rules.deeds[0].luck[0].less);
  CHECK(rules.deeds[1].luck[0].unit == 1);
  CHECK(rules.records[2].strength == find_fact(rules.records[2].form, "men"));
  CHECK(rules.records[1].strength == no_slot);
  CHECK(faults("{ key = \"hits\", for", "{ key = \"hist\", for") ==
        "shoot luck 1: 'key': there is no 'hist'; did you mean 'hits'?\n");
  CHECK(faults("for = \"own\", unit = \"men\"", "for = \"won\", unit = \"men\"") ==
        "shoot luck 1: 'for': there is no 'won'; did you mean 'own'?\n");
  CHECK(faults("unit = \"men\"", "unit = \"mne\"") ==
        "shoot luck 1: 'unit': there is no 'mne'; did you mean 'men'?\n");
  CHECK(faults("unit = \"men\"", "x = 1") ==
        "shoot luck 1: 'unit' is missing\nshoot luck 1: unknown key 'x'\n");
  CHECK(faults("strength = \"men\"", "strength = \"mne\"") ==
        "squad: unknown fact 'mne'; did you mean 'men'?\n");
}

TEST_CASE("a key begins as what `start` says, or as the list's own key of its name") {
  const auto& squad = small_battle().ruleset.battle->records[2];
  REQUIRE(squad.made.size() == 1);
  const auto start = squad.made[0].start;
  const auto begins = [&](std::string_view key) {
    const auto found =
        std::ranges::find(start, find_fact(squad.form, key), &BattleRecord::Begins::key);
    return found != start.end();
  };
  CHECK(begins("men"));
  CHECK(begins("began"));
  CHECK(begins("sergeants"));
  CHECK_FALSE(begins("lost"));
}

TEST_CASE("each flag of a test stands in exactly one of file, table, choice and never") {
  CHECK(faults("table = [\"range\"]", "choice = []") ==
        "shoot: 'range' stands in none of 'file', 'table', 'choice', 'never'\n");
  CHECK(faults("table = [\"range\"]", "table = [\"range\", \"men\"]") ==
        "shoot: 'men' stands twice\n");
  CHECK(faults("table = [\"range\"]", "table = [\"range\", \"rnage\"]") ==
        "shoot: 'table': there is no 'rnage'; did you mean 'range'?\n");
}

TEST_CASE("names that are none are faults, with the nearest one") {
  CHECK(faults("list = \"band\"\nrecords", "list = \"bnad\"\nrecords") ==
        "no table with records above: 'bnad'\n");
  CHECK(faults("records = [\"battle\", \"side\", \"squad\"]", "x = 1") == "'records' is missing\n");
  CHECK(faults("\"squad\"]", "\"squad\", \"man\"]") == "record 'man' has no table\n");
  CHECK(faults("[test.shoot]", "[test.shot]")
            .starts_with("shot: there is no test 'shot'; did you mean 'shoot'?\n"));
  CHECK(faults("[act.name]", "[act.nerve]")
            .starts_with("nerve: 'nerve' is already the name of a table\n"));
  CHECK(faults("with = \"range\"", "with = \"rnage\"") ==
        "shoot spare: 'with': there is no 'rnage'; did you mean 'range'?\n");
  CHECK(faults("step = \"nerve\"", "step = \"nevre\"") ==
        "nerve: 'step': there is no 'nevre'; did you mean 'nerve'?\n");
  CHECK(faults("start = { began = \"men\" }", "start = { began = \"mne\" }") ==
        "squad start: no fact 'mne' in 'squad'\n");
  CHECK(faults("men = \"men\"", "men = \"mens\"") ==
        "shoot: no fact 'mens' in 'squad'\n"
        "shoot: 'men' stands in none of 'file', 'table', 'choice', 'never'\n");
}

TEST_CASE("what is worked out bears the name of no key") {
  const std::string fact = "fact = [{ id = \"standing\"";
  CHECK(faults(fact, "fact = [{ id = \"owed\"")
            .starts_with("squad: 'owed' is the name of a key, and of what is worked out\n"));
  CHECK(faults(fact, "count = [{ id = \"owed\", each = \"squad\", beside = true }]\n" + fact)
            .starts_with("squad: 'owed' is the name of a key, and of what is worked out\n"));
}

TEST_CASE("a record may be made from several of a list, each of which says what it has") {
  const std::string list = "list = \"squad\"\nen = \"Squad\"";
  CHECK(faults(list, "list = [\"squad\", \"band\"]\nen = \"Squad\"") == "");
  CHECK(faults(list, "list = [\"squad\", \"bnad\"]\nen = \"Squad\"") ==
        "squad: 'list': there is no 'bnad'; did you mean 'band'?\n");
}

TEST_CASE("a seat says who may take it, and how he hangs together with the first") {
  const std::string other = "{ id = \"other\", is = \"squad\", of = \"enemy\" }";
  const auto with = [&](const std::string& key) {
    return faults(other, "{ id = \"other\", is = \"squad\", of = \"enemy\", " + key + " }");
  };
  CHECK(with("where = { standing = \"1..\" }") == "");
  CHECK(with("where = { stading = \"1..\" }") ==
        "other: unknown fact 'stading'; did you mean 'standing'?\n");
  CHECK(with("to = { along = \"chief\" }") == "other to: 'along': there is no 'chief'\n");
  CHECK(with("to = { by = \"chief\" }") == "other to: 'by': there is no 'chief'\n");
  CHECK(with("to = { beside = true }") == "");
  CHECK(with("along = \"chief\"") == "other: unknown key 'along'; since format 2 it is 'to'\n");
  CHECK(with("by = \"chief\"") == "other: unknown key 'by'; since format 2 it is 'to'\n");
}

TEST_CASE("a refusal may ask another seat, and whether the two hang together") {
  const auto with = [&](const std::string& keys) {
    return faults("where = { shot = true }, en", keys + ", en");
  };
  CHECK(with("other = \"other\", there = { shot = true }") == "");
  CHECK(with("other = \"other\", apart = { beside = true }") == "");
  CHECK(with("other = \"othre\"") ==
        "refuse 1: 'other': there is no 'othre'; did you mean 'other'?\n");
  CHECK(with("other = \"other\", there = { shto = true }") ==
        "refuse 1: unknown fact 'shto'; did you mean 'shot'?\n");
  CHECK(with("unnamed = \"other\"") == "");
  CHECK(with("unnamed = \"othr\"") ==
        "refuse 1: 'unnamed': there is no 'othr'; did you mean 'other'?\n");
  CHECK(with("other = \"other\", apart = { by = \"chief\" }") ==
        "refuse 1 apart: 'by': there is no 'chief'\n");
}

TEST_CASE("the battle needs the keys that say what it is time for") {
  CHECK(faults("{ id = \"step\", kind", "{ id = \"stop\", kind") ==
        "'battle' needs the key 'step'\n");
}

TEST_CASE("nothing can set what is worked out, and values are of the key's kind") {
  CHECK(faults("set = { shot = true }", "set = { standing = 1 }") ==
        "shoot change 1: 'standing' is worked out: nothing can set it\n");
  CHECK(faults("set = { shot = true }", "set = { shot = 1 }") ==
        "shoot change 1: 'shot' takes true or false\n");
  CHECK(faults("set = { shot = true }", "set = { lost = true }") ==
        "shoot change 1: 'lost' takes a whole number\n");
  CHECK(faults("{ value = \"near\", when = { range = \"near\" } }",
               "{ when = { range = \"near\" } }") == "shoot change 2 hit-at: 'value' is missing\n");
}

}  // namespace
