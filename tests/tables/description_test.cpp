#include <doctest/doctest.h>

#include "nfw/description.hpp"

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
            Ruling, Cell, ReferenceColumn, Note, ReferenceRow, ReferenceTable, Ruleset>();
}

TEST_CASE("the facts that a row names are found with their use, those of its conditions too") {
  const Condition wounded{.fact = 7, .match = Match::range, .allowed = 0, .range = {}};
  const Clause clause{{&wounded, 1}};
  const Term row{.value = {1, 3}, .per = rows_above, .each = {2, 4}, .unless = {{&clause, 1}}};
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
