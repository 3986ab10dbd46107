#include <doctest/doctest.h>

#include <set>
#include <sstream>

#include "harness.hpp"
#include "nfw/battle_rules.hpp"

namespace {

using namespace nfw;

// The members of a type in their order, each where the one before ends: so none is left out.
template <class Row>
void is_whole() {
  CAPTURE(description<Row>.name);
  static const Row row{};
  const auto* const begin = reinterpret_cast<const char*>(&row);
  std::size_t end = 0;
  for_each_field<Row>([&](const auto& field) {
    const auto& member = row.*field.member;
    constexpr auto align = alignof(decltype(member));
    const auto place = static_cast<std::size_t>(reinterpret_cast<const char*>(&member) - begin);
    CHECK_MESSAGE(place == (end + align - 1) / align * align, field.key);
    end = place + sizeof(member);
  });
  CHECK(sizeof(Row) == (end + alignof(Row) - 1) / alignof(Row) * alignof(Row));
}

template <class... Rows>
void are_whole() {
  (is_whole<Rows>(), ...);
}

}  // namespace

TEST_CASE("a description has every member of its type, in their order") {
  are_whole<Text, Number, Range, Condition, Clause, When, Amount, Term, Choice, Default, Input,
            Fact, RoundingRow, FactRule, ReachLimit, ReachRow, Reach, Column, NeedRow, Band,
            StageTable, Again, ComparisonRow, Comparison, Value, OutcomeKey, Assignment, Effect,
            Argument, NextTest, Refusal, Role, Exchanged, Both, Chapter, TestTable>();
  are_whole<RecordCount, Limit, RecordTable, PricedRecord::Filled, PricedRecord, Roster, Reading,
            Ruling, Cell, ReferenceColumn, Note, ReferenceRow, ReferenceTable, PlayersWord,
            Ruleset>();
  are_whole<KeyChange, BattleChange, BattleRecord::Begins, BattleRecord, BattleSeat, BattleAnswer,
            BattleRefusal, BattleLuck, Deed, BattleSaid, BattleItems, Bonded, BattleRecord::Link,
            BattleRecord::Count, BattleDue, BattleStep, BattleRound, BattleMeasure, BattleRules>();
}

TEST_CASE("the facts that a row names are found with their use, those of its conditions too") {
  const Condition wounded{.fact = 7, .match = Match::range, .allowed = 0, .range = {}};
  const Clause clause{{&wounded, 1}};
  Term row;
  row.value = {1, 3};
  row.per = rows_above;
  row.each = {2, 4};
  row.unless = {{&clause, 1}};
  StageTable stage;
  stage.modifiers = {&row, 1};
  stage.against = 5;
  stage.result = 6;
  struct Found {
    std::vector<Slot>& asked;
    std::vector<Slot>& given;
    std::vector<Slot>& compared;
    void operator()(Slot slot, Use use) const {
      (use == Use::gives ? given : asked).push_back(slot);
    }
    void operator()(const Condition& condition) const { compared.push_back(condition.fact); }
  };
  std::vector<Slot> asked;
  std::vector<Slot> given;
  std::vector<Slot> compared;
  for_each_fact(stage, Found{asked, given, compared});
  CHECK(asked == std::vector<Slot>{3, 4, 5});
  CHECK(given == std::vector<Slot>{6});
  CHECK(compared == std::vector<Slot>{7});
}

namespace {

std::string readme() { return testing::read_file(NFW_SOURCE "/tables/README.md"); }

// The words in backticks.
std::set<std::string> in_backticks(const std::string& text) {
  std::set<std::string> out;
  for (auto at = text.find('`'); at != std::string::npos;) {
    const auto end = text.find('`', at + 1);
    if (end == std::string::npos) break;
    out.insert(text.substr(at + 1, end - at - 1));
    at = text.find('`', end + 1);
  }
  return out;
}

std::string section(const std::string& heading) {
  const auto all = readme();
  const auto begin = all.find("\n" + heading + "\n");
  REQUIRE_MESSAGE(begin != std::string::npos, heading);
  const auto next = all.find("\n### ", begin + 1);
  return all.substr(begin, std::min(next, all.find("\n## ", begin + 1)) - begin);
}

// The keys in the first column of the tables of keys in a section.
std::set<std::string> documented(const std::string& heading) {
  std::istringstream lines(section(heading));
  std::set<std::string> out;
  bool inside = false;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("| key")) inside = true;
    if (!line.starts_with("|")) inside = false;
    if (inside) out.merge(in_backticks(line.substr(0, line.find('|', 1))));
  }
  return out;
}

// `made_of` stands for others when a file is read; no member keeps it.
template <class Row>
void is_documented(const std::string& heading, const std::set<std::string>& made_of = {}) {
  CAPTURE(heading);
  auto keys = made_of;
  for_each_field<Row>([&](const auto& field) {
    if (field.key == describe::here)
      keys.merge(std::set<std::string>{"en", "it"});
    else if (!field.key.empty())
      keys.emplace(field.key);
  });
  const auto written = documented(heading);
  const auto text = in_backticks(section(heading));
  for (const auto& key : written) CHECK_MESSAGE(keys.contains(key), key);
  for (const auto& key : keys) CHECK_MESSAGE((written.contains(key) || text.contains(key)), key);
}

}  // namespace

TEST_CASE("the page of the table language has every key of every type, and no other") {
  is_documented<TestTable>("### The test, at the top",
                           {"format", "other-side", "prices", "priced"});
  is_documented<Input>("### `[[input]]`", {"both", "shared", "mirror", "rank", "like"});
  is_documented<FactRule>("### `[[fact]]`");
  is_documented<Term>("### Rows that add");
  is_documented<Reach>("### `[range]`", {"values", "like"});
  is_documented<ReachRow>("### `[range]`", {"band", "from", "values", "reach", "nearer", "beyond",
                                            "like", "halve", "row"});
  is_documented<StageTable>("### A stage: `[ID]`", {"chance", "other-side"});
  is_documented<Again>("### `[[roll-again]]`");
  is_documented<Comparison>("### `[compare]`", {"like"});
  is_documented<ComparisonRow>("### `[compare]`",
                               {"own", "other", "instead", "result", "row", "like"});
  is_documented<Both>("### `[both]`", {"own", "own-group", "enemy-group"});
  is_documented<OutcomeKey>("### `[[outcome]]`");
  is_documented<Effect>("### `[[effect]]`");
  is_documented<NextTest>("### `[[next]]`");
  is_documented<Refusal>("### `[[refuse]]`");
  is_documented<Ruleset>("### `ruleset.toml`", {"format", "natural", "hosts"});
  const std::string battle = "### A battle: `battle.toml`";
  const std::set<std::string> of_others{
      "format", "list",  "records",  "round",   "test",    "act",   "due",  "always",   "end",
      "in",     "start", "gone",     "show",    "step",    "main",  "seat", "file",     "table",
      "choice", "never", "refuse",   "change",  "each",    "where", "when", "set",      "add",
      "take",   "rank",  "join",     "clear",   "except",  "must",  "says", "by-enemy", "link",
      "group",  "count", "item",     "lists",   "at-will", "free",  "to",   "there",    "quiet",
      "hide",   "luck",  "strength", "measure", "wants",   "why",   "asks", "beyond"};
  is_documented<BattleRules>(battle, of_others);
  is_documented<BattleRecord>(battle, of_others);
  is_documented<BattleRound>(battle, of_others);
  is_documented<Deed>(battle, of_others);
  is_documented<BattleDue>(battle, of_others);
  is_documented<BattleSeat>(battle, of_others);
  is_documented<BattleChange>(battle, of_others);
  is_documented<Ruling>("### `rulings.toml`", {"[[ruling]]"});
}
