#pragma once

#include <optional>
#include <tuple>
#include <type_traits>

#include "nfw/roster.hpp"

/// What the types of the tables are made of: of each struct its name and, in their order, its
/// members, with the key that each is written as and what it does with facts. Whoever writes, reads
/// or asks all members of all tables goes by this and names none of them.
namespace nfw {

/// What a member does with the fact that it names. Conditions, which ask for no more than on which
/// side of a limit a fact lies, are found by their type.
enum class Use : std::uint8_t {
  none,       // it names no fact
  asks,       // takes its exact value
  gives,      // sets it
  elsewhere,  // it is, or its conditions ask, a fact of another table
};

/// How a member is read from a table.
enum class Written : std::uint8_t {
  may_be,    // under its key
  must_be,   // ... and it is a fault if it is missing
  specially  // by a function of its own, under its key or in another way
};

template <class Row, class Member>
struct Field {
  std::string_view key;  // empty: it is not written
  Member Row::*member;
  Use use = Use::none;
  Written written = Written::may_be;
};

namespace describe {

/// The key of words that stand in the table itself, as `en` and `it`.
inline constexpr std::string_view here = "en, it";

/// A member that may stand in a table, under its key.
template <class Row, class Member>
consteval auto key(std::string_view name, Member Row::*member, Use use = Use::none) {
  return Field<Row, Member>{name, member, use, Written::may_be};
}
template <class Row, class Member>
consteval auto must(std::string_view name, Member Row::*member, Use use = Use::none) {
  return Field<Row, Member>{name, member, use, Written::must_be};
}
/// Not written as it is kept.
template <class Row, class Member>
consteval auto special(std::string_view name, Member Row::*member, Use use = Use::none) {
  return Field<Row, Member>{name, member, use, Written::specially};
}
/// Not written at all.
template <class Row, class Member>
consteval auto made(Member Row::*member, Use use = Use::none) {
  return Field<Row, Member>{{}, member, use, Written::specially};
}

template <class... Fields>
struct Description {
  std::string_view name;  // of the type
  std::tuple<Fields...> fields;
};
template <class... Fields>
consteval Description<Fields...> type(std::string_view name, Fields... fields) {
  return {name, {fields...}};
}

template <class Row>
struct Type {};

// The descriptions, in the order of the types.
// clang-format off
consteval auto of(Type<Text>) { return type("Text", made(&Text::en), made(&Text::it)); }
consteval auto of(Type<Number>) { return type("Number", made(&Number::num), made(&Number::den)); }
consteval auto of(Type<Range>) { return type("Range", made(&Range::from), made(&Range::to),
    made(&Range::above), made(&Range::below)); }
consteval auto of(Type<Choice>) { return type("Choice", must("id", &Choice::id),
    must(here, &Choice::label), key("also", &Choice::also), key("rank", &Choice::rank),
    special("needs", &Choice::needs), special("like", &Choice::like),
    special("it-id", &Choice::it_id)); }
consteval auto of(Type<Condition>) { return type("Condition", made(&Condition::fact, Use::asks),
    made(&Condition::match), made(&Condition::allowed), made(&Condition::range)); }
consteval auto of(Type<Clause>) { return type("Clause", made(&Clause::all)); }
consteval auto of(Type<When>) { return type("When", made(&When::any)); }
consteval auto of(Type<Amount>) { return type("Amount", made(&Amount::number),
    made(&Amount::fact, Use::asks)); }
consteval auto of(Type<Term>) { return type("Term", must("id", &Term::id), must(here, &Term::label),
    key("ref", &Term::ref), key("value", &Term::value), special("per", &Term::per, Use::asks),
    key("each", &Term::each), key("when", &Term::when), key("unless", &Term::unless),
    key("exclusive", &Term::exclusive), key("together", &Term::together), key("on", &Term::on),
    key("minus", &Term::minus), made(&Term::source)); }
consteval auto of(Type<Default>) { return type("Default", special("value", &Default::value),
    key("when", &Default::when)); }
consteval auto of(Type<Input>) { return type("Input", must("id", &Input::id),
    special("it-id", &Input::it_id), key("also", &Input::also), special("kind", &Input::kind), special("values", &Input::values),
    must(here, &Input::label), key("ref", &Input::ref), special("group", &Input::group),
    key("min", &Input::min), key("max", &Input::max), special("default", &Input::defaults),
    key("required", &Input::required), key("needs", &Input::needs), key("where", &Input::named),
    key("excludes", &Input::excludes, Use::asks)); }
consteval auto of(Type<Fact>) { return type("Fact", made(&Fact::id), made(&Fact::kind),
    made(&Fact::values)); }
consteval auto of(Type<RoundingRow>) { return type("RoundingRow", must("value", &RoundingRow::how),
    key("when", &RoundingRow::when)); }
consteval auto of(Type<FactRule>) { return type("FactRule", key("id", &FactRule::fact, Use::gives),
    key(here, &FactRule::label), key("is", &FactRule::same, Use::asks), key("sum", &FactRule::sum),
    key("part", &FactRule::part, Use::asks), key("whole", &FactRule::whole, Use::asks),
    key("list", &FactRule::list, Use::asks), key("take", &FactRule::take),
    key("halve", &FactRule::halvings), key("min", &FactRule::least), key("max", &FactRule::most),
    key("when", &FactRule::when)); }
consteval auto of(Type<ReachLimit>) { return type("ReachLimit", made(&ReachLimit::band),
    made(&ReachLimit::upto)); }
consteval auto of(Type<ReachRow>) { return type("ReachRow", must("id", &ReachRow::id),
    must(here, &ReachRow::label), key("ref", &ReachRow::ref), key("min", &ReachRow::least),
    special("limits", &ReachRow::limits), key("when", &ReachRow::when), made(&ReachRow::source)); }
consteval auto of(Type<Reach>) { return type("Reach", key("band", &Reach::band, Use::gives),
    key("from", &Reach::distance, Use::asks), key("reach", &Reach::reach, Use::gives),
    special("nearer", &Reach::nearer), special("beyond", &Reach::beyond),
    special("halve", &Reach::halvings), special("row", &Reach::rows)); }
consteval auto of(Type<Column>) { return type("Column", must("id", &Column::id),
    must(here, &Column::label), key("when", &Column::when)); }
consteval auto of(Type<NeedRow>) { return type("NeedRow", must("id", &NeedRow::id),
    must(here, &NeedRow::label), key("ref", &NeedRow::ref), special("need", &NeedRow::needs),
    key("when", &NeedRow::when), made(&NeedRow::source)); }
consteval auto of(Type<Band>) { return type("Band", must("id", &Band::id), must(here, &Band::label),
    key("ref", &Band::ref), special("totals", &Band::totals), made(&Band::source)); }
consteval auto of(Type<StageTable>) { return type("StageTable", special("id", &StageTable::id),
    made(&StageTable::key), special("like", &StageTable::like), must(here, &StageTable::label),
    key("counted", &StageTable::counted), key("ref", &StageTable::ref),
    must("kind", &StageTable::kind), key("suffered", &StageTable::suffered), key("when", &StageTable::when),
    special("dice", &StageTable::dice), key("sides", &StageTable::sides),
    key("each", &StageTable::each), made(&StageTable::always), made(&StageTable::never),
    special("need", &StageTable::need), made(&StageTable::low), key("min", &StageTable::least),
    key("per", &StageTable::per), key("column", &StageTable::columns),
    special("row", &StageTable::rows), key("over", &StageTable::over, Use::asks),
    key("start", &StageTable::of, Use::asks), special("modifier", &StageTable::modifiers),
    special("halve", &StageTable::halvings), special("round", &StageTable::rounding),
    key("against", &StageTable::against, Use::asks), special("band", &StageTable::bands),
    key("result", &StageTable::result, Use::gives), made(&StageTable::chance, Use::gives),
    made(&StageTable::total, Use::gives), made(&StageTable::die, Use::gives),
    made(&StageTable::margin, Use::gives), made(&StageTable::die_margin, Use::gives),
    key("misses", &StageTable::misses, Use::gives),
    key("naturals", &StageTable::naturals, Use::gives),
    key("models", &StageTable::models, Use::asks), key("saving", &StageTable::saving, Use::asks),
    key("wounds", &StageTable::wounds, Use::asks), key("marks", &StageTable::marks, Use::asks),
    key("max", &StageTable::most, Use::asks), key("spread", &StageTable::spread),
    key("to-each", &StageTable::to_each), key("until-dead", &StageTable::until_dead),
    key("dead", &StageTable::dead, Use::gives),
    key("wounds-lost", &StageTable::wounds_lost, Use::gives), made(&StageTable::source), made(&StageTable::natural_source)); }
consteval auto of(Type<Again>) { return type("Again", special("stages", &Again::first),
    made(&Again::last), must("when", &Again::when)); }
consteval auto of(Type<ComparisonRow>) { return type("ComparisonRow",
    must("id", &ComparisonRow::id), made(&ComparisonRow::mirror), must(here, &ComparisonRow::label),
    special("mirror", &ComparisonRow::mirror_label), key("ref", &ComparisonRow::ref),
    special("ratio", &ComparisonRow::times), made(&ComparisonRow::or_equal),
    made(&ComparisonRow::source)); }
consteval auto of(Type<Comparison>) { return type("Comparison",
    key("own", &Comparison::own, Use::asks), key("other", &Comparison::other, Use::asks),
    key("instead", &Comparison::instead, Use::asks),
    must("result", &Comparison::result, Use::gives), special("row", &Comparison::rows)); }
consteval auto of(Type<Value>) { return type("Value", made(&Value::kind), made(&Value::number),
    made(&Value::parts), made(&Value::word)); }
consteval auto of(Type<OutcomeKey>) { return type("OutcomeKey", must("id", &OutcomeKey::id),
    must(here, &OutcomeKey::label), key("none", &OutcomeKey::none), must("kind", &OutcomeKey::kind),
    special("values", &OutcomeKey::values), special("is", &OutcomeKey::fact, Use::asks),
    made(&OutcomeKey::after, Use::gives), special("initial", &OutcomeKey::initial),
    key("optional", &OutcomeKey::optional), key("mutual", &OutcomeKey::mutual),
    key("in-stage", &OutcomeKey::in_stage), key("seats", &OutcomeKey::seats)); }
consteval auto of(Type<Assignment>) { return type("Assignment", made(&Assignment::key),
    made(&Assignment::value)); }
consteval auto of(Type<Effect>) { return type("Effect", special("id", &Effect::id),
    special(here, &Effect::label), key("ref", &Effect::ref), key("when", &Effect::when),
    key("unless", &Effect::unless), special("set", &Effect::set), made(&Effect::source)); }
consteval auto of(Type<Argument>) { return type("Argument", must("flag", &Argument::flag),
    key("value", &Argument::value), key("from", &Argument::fact, Use::asks),
    special("outcome", &Argument::key), key("when", &Argument::when)); }
consteval auto of(Type<NextTest>) { return type("NextTest", must("test", &NextTest::test),
    must("why", &NextTest::why), must(here, &NextTest::label),
    key("by-choice", &NextTest::by_choice), key("when", &NextTest::when),
    key("unless", &NextTest::unless), special("arg", &NextTest::args),
    key("carry", &NextTest::carry, Use::asks), key("asks", &NextTest::asks),
    made(&NextTest::source)); }
consteval auto of(Type<Refusal>) { return type("Refusal", must(here, &Refusal::label),
    key("when", &Refusal::when), must("flags", &Refusal::flags), made(&Refusal::source)); }
consteval auto of(Type<Role>) { return type("Role", made(&Role::name),
    made(&Role::fact, Use::asks)); }
consteval auto of(Type<Exchanged>) { return type("Exchanged", made(&Exchanged::fact, Use::gives),
    made(&Exchanged::of, Use::elsewhere)); }
consteval auto of(Type<Both>) { return type("Both", key("flag", &Both::flag, Use::asks),
    made(&Both::mirror), key("first", &Both::first), key("then", &Both::then),
    special("exchanged", &Both::exchanged), key("enemy-rolls-first", &Both::enemy_rolls_first),
    key("enemy-ends-first", &Both::enemy_ends_first),
    key("own-tests-first", &Both::own_tests_first)); }
consteval auto of(Type<Chapter>) { return type("Chapter", must("ref", &Chapter::ref),
    key("when", &Chapter::when)); }
consteval auto of(Type<FromList>) { return type("FromList", special("id", &FromList::own),
    special("of", &FromList::enemy), special("each", &FromList::record), made(&FromList::each),
    special("is", &FromList::is, Use::elsewhere),
    special("where", &FromList::where, Use::elsewhere), key("when", &FromList::when)); }
consteval auto of(Type<TestTable>) { return type("TestTable", made(&TestTable::ruleset),
    made(&TestTable::id), must(here, &TestTable::title), must("about", &TestTable::about),
    must("ref", &TestTable::ref), key("chapter", &TestTable::chapters),
    must("procedure", &TestTable::procedure), made(&TestTable::facts),
    key("input", &TestTable::inputs), made(&TestTable::initial), made(&TestTable::house),
    special("fact", &TestTable::worked_out), made(&TestTable::on_the_way),
    made(&TestTable::afterwards),
    key("range", &TestTable::ranges), special("stages", &TestTable::stages),
    key("roll-again", &TestTable::again), key("compare", &TestTable::comparison),
    key("outcome", &TestTable::outcome), special("headline", &TestTable::headline),
    key("effect", &TestTable::effects), key("next", &TestTable::next),
    key("refuse", &TestTable::refusals), special("roles", &TestTable::roles),
    key("operand", &TestTable::operand), special("main", &TestTable::main),
    special("records", &TestTable::roster), special("file", &TestTable::from_list),
    key("both", &TestTable::both)); }
consteval auto of(Type<RecordCount>) { return type("RecordCount",
    must("id", &RecordCount::fact, Use::gives), special("record", &RecordCount::of),
    special("by", &RecordCount::by, Use::elsewhere),
    special("sum", &RecordCount::sum, Use::elsewhere),
    special("when", &RecordCount::when, Use::elsewhere)); }
consteval auto of(Type<Limit>) { return type("Limit", must("id", &Limit::id),
    must(here, &Limit::label), key("ref", &Limit::ref), key("fact", &Limit::of, Use::asks),
    key("min", &Limit::least), key("max", &Limit::most), key("never", &Limit::never),
    key("when", &Limit::when), key("unless", &Limit::unless), key("warning", &Limit::warns),
    made(&Limit::source)); }
consteval auto of(Type<RecordTable>) { return type("RecordTable", made(&RecordTable::form),
    special("in", &RecordTable::in), key("many", &RecordTable::many),
    key("required", &RecordTable::required), key("profiles", &RecordTable::profiles),
    special("list", &RecordTable::list), made(&RecordTable::cost, Use::gives),
    key("waives", &RecordTable::waived, Use::asks), special("count", &RecordTable::tallies),
    special("cost", &RecordTable::costs), special("limit", &RecordTable::limits)); }
consteval auto of(Type<PricedRecord::Filled>) { return type("PricedRecord::Filled",
    made(&PricedRecord::Filled::from, Use::asks),
    made(&PricedRecord::Filled::to, Use::elsewhere)); }
consteval auto of(Type<PricedRecord>) { return type("PricedRecord",
    special("record", &PricedRecord::record), key("each", &PricedRecord::each, Use::asks),
    special("set", &PricedRecord::set)); }
consteval auto of(Type<Roster>) { return type("Roster", special("records", &Roster::records),
    key("priced", &Roster::priced)); }
consteval auto of(Type<Reading>) { return type("Reading", key("value", &Reading::value),
    must(here, &Reading::label)); }
consteval auto of(Type<Ruling>) { return type("Ruling", must("number", &Ruling::number),
    must("id", &Ruling::id), must("ref", &Ruling::ref), key("switch", &Ruling::switch_id),
    must(here, &Ruling::question), must("why", &Ruling::why), key("reading", &Ruling::readings),
    special("in-force", &Ruling::in_force), made(&Ruling::source)); }
consteval auto of(Type<Cell>) { return type("Cell", made(&Cell::kind), made(&Cell::number),
    made(&Cell::text)); }
consteval auto of(Type<ReferenceColumn>) { return type("ReferenceColumn",
    must("id", &ReferenceColumn::id), must(here, &ReferenceColumn::label),
    key("sign", &ReferenceColumn::sign)); }
consteval auto of(Type<Note>) { return type("Note", must(here, &Note::label),
    key("ref", &Note::ref), made(&Note::source)); }
consteval auto of(Type<ReferenceRow>) { return type("ReferenceRow", must("id", &ReferenceRow::id),
    must(here, &ReferenceRow::label), key("ref", &ReferenceRow::ref),
    special("cells", &ReferenceRow::cells), key("note", &ReferenceRow::notes),
    made(&ReferenceRow::source)); }
consteval auto of(Type<ReferenceTable>) { return type("ReferenceTable", made(&ReferenceTable::id),
    must(here, &ReferenceTable::title), must("about", &ReferenceTable::about),
    must("ref", &ReferenceTable::ref), special("column", &ReferenceTable::columns),
    special("row", &ReferenceTable::rows), special("note", &ReferenceTable::notes),
    made(&ReferenceTable::house)); }
consteval auto of(Type<PlayersWord>) { return type("PlayersWord", made(&PlayersWord::said),
    made(&PlayersWord::means)); }
consteval auto of(Type<Ruleset>) { return type("Ruleset", made(&Ruleset::id),
    key("also", &Ruleset::also), must(here, &Ruleset::title), must("book", &Ruleset::book),
    special("tests", &Ruleset::tests), made(&Ruleset::rulings),
    special("references", &Ruleset::references), key("sheet", &Ruleset::sheet),
    made(&Ruleset::players), made(&Ruleset::common), special("battle", &Ruleset::battle)); }
// clang-format on

}  // namespace describe

template <class Row>
concept Described = requires {
  of(describe::Type<Row>{});
};

/// What a type is made of.
template <Described Row>
inline constexpr auto description = of(describe::Type<Row>{});

/// Calls `visit` with each field of a type.
template <Described Row, class Visit>
constexpr void for_each_field(const Visit& visit) {
  std::apply([&](const auto&... field) { (visit(field), ...); }, description<Row>.fields);
}

/// Calls `visit` with each fact that a row, or a row in it, names: with the slot and its `Use`, or
/// with a `Condition`. Not what it names of other tables.
template <class Row, class Visit>
constexpr void for_each_fact(const Row& row, const Visit& visit, Use use = Use::none) {
  if constexpr (std::is_same_v<Row, Condition>) {
    visit(row);
  } else if constexpr (std::is_same_v<Row, Slot>) {
    if (row < rows_above && use != Use::none) visit(row, use);
  } else if constexpr (Described<Row>) {
    for_each_field<Row>([&](const auto& field) {
      if (field.use != Use::elsewhere) for_each_fact(row.*field.member, visit, field.use);
    });
  } else if constexpr (requires { row.subspan(0); }) {
    for (const auto& one : row) for_each_fact(one, visit, use);
  } else if constexpr (requires { row.has_value(); }) {
    if (row) for_each_fact(*row, visit, use);
  }
}

/// Calls `ask` with each fact that a row asks for, by its value or in a condition.
template <class Row, class Ask>
constexpr void for_each_asked(const Row& row, const Ask& ask) {
  struct Visit {
    const Ask& ask;
    constexpr void operator()(const Condition& condition) const { ask(condition.fact); }
    constexpr void operator()(Slot slot, Use use) const {
      if (use == Use::asks) ask(slot);
    }
  };
  for_each_fact(row, Visit{ask});
}

/// Calls `give` with each fact that a row gives.
template <class Row, class Give>
constexpr void for_each_given(const Row& row, const Give& give) {
  struct Visit {
    const Give& give;
    constexpr void operator()(const Condition&) const {}
    constexpr void operator()(Slot slot, Use use) const {
      if (use == Use::gives) give(slot);
    }
  };
  for_each_fact(row, Visit{give});
}

/// The words of an enumeration; several may mean one thing.
template <class Enum>
struct Words;
template <>
struct Words<Kind> {
  static constexpr std::string_view name = "Kind";
  static constexpr std::pair<std::string_view, Kind> all[]{
      {"flag", Kind::flag},     {"count", Kind::count},     {"whole", Kind::whole},
      {"counts", Kind::counts}, {"percent", Kind::percent}, {"cm", Kind::cm},
      {"choice", Kind::choice}, {"choices", Kind::choices}, {"entries", Kind::entries},
      {"names", Kind::names},   {"text", Kind::text}};
};
template <>
struct Words<Match> {
  static constexpr std::string_view name = "Match";
};
template <>
struct Words<Take> {
  static constexpr std::string_view name = "Take";
  static constexpr std::pair<std::string_view, Take> all[]{{"items", Take::items},
                                                           {"first", Take::first},
                                                           {"rises", Take::rises},
                                                           {"as-first", Take::as_first}};
};
template <>
struct Words<Rounding> {
  static constexpr std::string_view name = "Rounding";
  static constexpr std::pair<std::string_view, Rounding> all[]{
      {"down", Rounding::down}, {"up", Rounding::up}, {"nearest", Rounding::nearest}};
};
template <>
struct Words<StageKind> {
  static constexpr std::string_view name = "StageKind";
  static constexpr std::pair<std::string_view, StageKind> all[]{{"pool", StageKind::pool},
                                                                {"sum", StageKind::sum},
                                                                {"deal", StageKind::deal},
                                                                {"reckoning", StageKind::sum}};
};
template <>
struct Words<ValueKind> {
  static constexpr std::string_view name = "ValueKind";
  static constexpr std::pair<std::string_view, ValueKind> all[]{{"number", ValueKind::number},
                                                                {"word", ValueKind::word},
                                                                {"flag", ValueKind::flag},
                                                                {"list", ValueKind::list}};
};

}  // namespace nfw
