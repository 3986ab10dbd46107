#pragma once

#include <algorithm>

#include "nfw/description.hpp"

/// What a ruleset remembers of a battle, as data: records with keys, what answers the flags of its
/// tests, what their results change, what is due, and when. `tables/README.md` explains each key.
namespace nfw {

inline constexpr std::uint16_t no_place = 0xFFFF;
/// The first kind of record is the battle itself, the next a side of it.
inline constexpr std::uint16_t side_kind = 1;

/// Whose records, seen from one of them.
enum class Whose : std::uint8_t { any, enemy, friendly };

/// Records that hang together with one: those that stand in it, that it stands in, that stand where
/// it does, that a link of theirs or its own leads to, that are in one group with it, or all of a
/// kind.
enum class Bond : std::uint8_t { below, above, beside, by, along, over, all };
struct Bonded {
  Bond bond = Bond::below;
  std::uint16_t kind = 0;  // of those records
  Slot key = no_slot;      // the link, of whoever has it; the group
  Whose of = Whose::any;
};

/// What becomes of one key of a record.
enum class Becomes : std::uint8_t {
  set,    // this value
  add,    // so much more, and never below 0
  take,   // what a fact is, of what the row asks
  rank,   // its place in a list of names: its own, or that of one that stands in it
  join,   // one more of its values
  link,   // leads to the record of a seat, by its place
  group,  // all of its group and all of that of a seat's record are one group
  clear,  // what it was before anything was said of it
};
struct KeyChange {
  Slot key = no_slot;
  Becomes how = Becomes::set;
  Amount value;
  When when;  // asks the test
};

/// A row that changes records: of a seat of a test or act, or each of a kind. `where` asks the
/// record; `when`, and the facts of a seat's changes, are of the test. With `to` it is not the
/// record itself that changes but those that hang together with it, as far as `there` holds.
struct BattleChange {
  std::uint16_t of = 0;  // place of the seat, or kind of record
  When where;
  When when;
  std::optional<Bonded> to;
  When there;
  List<KeyChange> keys;
};

/// A kind of record: its keys are the inputs of `form`, with facts that are worked out from them.
struct BattleRecord {
  /// A key that is no number for the reader: it leads to another record, or names a group.
  struct Link {
    Slot key = no_slot;
    std::uint16_t to = no_place;  // kind of record; no_place: a group
  };
  /// How many records hang together with it, or the sum of a fact of theirs.
  struct Count {
    Slot fact = no_slot;
    Bonded of;
    When where;  // asks those
    Slot sum = no_slot;
  };
  /// What a key is when a battle begins: the first of these facts of the army list that is known.
  struct Begins {
    Slot key = no_slot;
    Slot from = no_slot;
  };
  /// A record of the army list that it is made from.
  struct Made {
    std::uint16_t list = no_place;
    List<Begins> start;
  };
  TestTable form;
  std::uint16_t in = 0;  // kind of record that it stands in
  List<Made> made;
  std::optional<When> gone;  // it takes no part any more
  std::optional<When> hide;  // other sides do not know of it
  std::optional<When> asks;  // its player rolls its dice
  List<Slot> show;           // keys that are told where it stands in a table
  List<Slot> quiet;          // keys of which the end of a round or turn is not told
  List<Slot> wants;          // keys that are named where an army list does not say them
  Slot strength = no_slot;   // how much of it there is: what is plotted
  List<Link> links;
  List<Count> counts;
};

struct BattleSeat {
  std::string_view id;
  std::uint16_t kind = 0;
  Whose of = Whose::any;        // seen from the first seat
  std::optional<Bonded> to;     // hangs together so with the one before
  std::optional<Bonded> meant;  // who alone does so is meant where nobody is named
  bool mirror = false;          // takes the same test against the first at once
  bool optional = false;        // may be left out
  When where;                   // who may take it: nobody else is meant by a name
};
/// What of the state answers a flag.
struct BattleAnswer {
  Slot input = no_slot;
  std::uint16_t seat = 0;
  std::uint16_t kind = 0;  // of the record that is asked: the seat's own, or one above it
  Slot key = no_slot;      // no_slot: it is `value`, where `where` holds
  Slot per = no_slot;      // ... times so much, which the player says
  Slot with = no_slot;     // only where the player says this
  std::int64_t value = 0;
  When where;                      // asks the record of the seat, ...
  std::uint16_t other = no_place;  // ... and that of another seat
  When there;
};
/// Items of an input that is a list: each record of a kind, with a fact of it.
struct BattleItems {
  Slot input = no_slot;
  std::uint16_t kind = 0;
  Whose of = Whose::any;  // seen from the first seat; from the first side where it is of none
  Slot is = no_slot;
  When where;
};
/// A flag that is answered whatever the state.
struct BattleSaid {
  Slot input = no_slot;
  std::int64_t value = 0;
};
struct BattleRefusal {
  Text label;
  std::string_view ref;
  std::uint16_t seat = 0;
  When where;  // asks the record of the seat
  When when;   // asks the test
  std::uint16_t other = no_place;
  When there;                        // asks the record of another seat
  std::optional<Bonded> apart;       // only where the two do not hang together so
  std::uint16_t unnamed = no_place;  // only where nobody takes this seat
};

/// What of a test's outcome tells how lucky its dice were.
struct BattleLuck {
  std::uint16_t key = 0;   // of the outcome
  std::uint16_t seat = 0;  // whose luck
  std::uint16_t unit = 0;  // what it is counted in: a place among the battle's measures
  bool less = false;       // less of it is luckier
};

/// A test, or an act of the players that rolls no dice.
struct Deed {
  std::string_view id;
  const TestTable* test = nullptr;  // nullptr: an act, with `form` for its inputs
  TestTable form;
  std::uint16_t round = no_place;  // no_place: any
  std::uint16_t step = 0;
  List<Slot> main;  // flags of lone numbers, in their order
  List<BattleSeat> seats;
  List<BattleAnswer> answers;
  List<BattleItems> items;
  List<BattleSaid> says;
  bool lists = false;    // the army lists answer what they know of it
  bool at_will = false;  // may be taken when it is not due, too
  List<Slot> table;      // flags that only the table can answer
  Text beyond;           // the way on where its target is out of reach
  List<BattleRefusal> refusals;
  List<BattleChange> changes;
  List<BattleChange> free;  // where one of these holds no die is rolled, and these are the changes
  List<BattleLuck> luck;

  [[nodiscard]] const TestTable& asks() const { return test != nullptr ? *test : form; }
  /// Two that strike at once: the place of the second, or 0.
  [[nodiscard]] std::size_t mirrored() const {
    const auto found = std::ranges::find(seats, true, &BattleSeat::mirror);
    return found == seats.end() ? 0 : static_cast<std::size_t>(found - seats.begin());
  }
};

/// A test or act that is due of each such record, in its round.
struct BattleDue {
  std::uint16_t deed = 0;
  std::uint16_t of = 0;
  std::uint16_t round = no_place;  // no_place: any
  std::uint16_t step = 0;
  bool must = false;   // the round does not end before
  bool quiet = false;  // the round ends without a word of it
  bool by_enemy = false;
  When where;
  When except;
  List<BattleSaid> says;  // flags that are answered by its being due
  Text why;               // where that is not plain
};

struct BattleStep {
  std::string_view id;
  Text label;
};
struct BattleRound {
  std::string_view id;
  Text label;
  std::string_view ref;
  List<BattleStep> steps;
  List<BattleChange> end;
};

/// What luck is counted in.
struct BattleMeasure {
  std::string_view id;
  Text label;  // for one and for more
};

struct BattleRules {
  const TestTable* list = nullptr;  // of army lists
  List<BattleRecord> records;       // the first is the battle itself, the second a side
  List<Deed> deeds;
  List<BattleChange> always;  // whenever something has changed
  List<BattleDue> dues;
  List<BattleRound> rounds;  // of a turn, in their order
  List<BattleChange> end;    // of a turn
  List<BattleMeasure> measures;
};

/// Keys of the battle itself, which each ruleset has: they say what it is time for.
inline constexpr std::string_view turn_key = "turn";
inline constexpr std::string_view round_key = "round";
inline constexpr std::string_view step_key = "step";

template <>
struct Words<Becomes> {
  static constexpr std::string_view name = "Becomes";
  static constexpr std::pair<std::string_view, Becomes> all[]{
      {"set", Becomes::set},     {"add", Becomes::add},    {"take", Becomes::take},
      {"rank", Becomes::rank},   {"join", Becomes::join},  {"link", Becomes::link},
      {"group", Becomes::group}, {"clear", Becomes::clear}};
};
template <>
struct Words<Bond> {
  static constexpr std::string_view name = "Bond";
  static constexpr std::pair<std::string_view, Bond> all[]{
      {"below", Bond::below}, {"above", Bond::above}, {"beside", Bond::beside}, {"by", Bond::by},
      {"along", Bond::along}, {"over", Bond::over},   {"all", Bond::all}};
};
template <>
struct Words<Whose> {
  static constexpr std::string_view name = "Whose";
  static constexpr std::pair<std::string_view, Whose> all[]{
      {"any", Whose::any}, {"enemy", Whose::enemy}, {"friend", Whose::friendly}};
};

namespace describe {

// clang-format off
consteval auto of(Type<KeyChange>) { return type("KeyChange", made(&KeyChange::key, Use::elsewhere),
    made(&KeyChange::how), made(&KeyChange::value), made(&KeyChange::when)); }
consteval auto of(Type<Bonded>) { return type("Bonded", made(&Bonded::bond),
    special("each", &Bonded::kind), special("by", &Bonded::key, Use::elsewhere),
    key("of", &Bonded::of)); }
consteval auto of(Type<BattleChange>) { return type("BattleChange",
    special("each", &BattleChange::of), special("where", &BattleChange::where, Use::elsewhere),
    special("when", &BattleChange::when), special("to", &BattleChange::to),
    special("there", &BattleChange::there, Use::elsewhere), special("set", &BattleChange::keys)); }
consteval auto of(Type<BattleRecord::Link>) { return type("BattleRecord::Link",
    made(&BattleRecord::Link::key), special("is", &BattleRecord::Link::to)); }
consteval auto of(Type<BattleRecord::Count>) { return type("BattleRecord::Count",
    made(&BattleRecord::Count::fact), made(&BattleRecord::Count::of),
    special("where", &BattleRecord::Count::where, Use::elsewhere),
    special("sum", &BattleRecord::Count::sum, Use::elsewhere)); }
consteval auto of(Type<BattleRecord::Begins>) { return type("BattleRecord::Begins",
    made(&BattleRecord::Begins::key), made(&BattleRecord::Begins::from, Use::elsewhere)); }
consteval auto of(Type<BattleRecord::Made>) { return type("BattleRecord::Made",
    made(&BattleRecord::Made::list), special("start", &BattleRecord::Made::start)); }
consteval auto of(Type<BattleRecord>) { return type("BattleRecord", made(&BattleRecord::form),
    special("in", &BattleRecord::in), special("list", &BattleRecord::made),
    key("gone", &BattleRecord::gone), key("hide", &BattleRecord::hide),
    key("asks", &BattleRecord::asks),
    key("show", &BattleRecord::show, Use::asks), key("quiet", &BattleRecord::quiet, Use::asks),
    key("wants", &BattleRecord::wants, Use::asks),
    key("strength", &BattleRecord::strength, Use::asks),
    special("link", &BattleRecord::links),
    special("count", &BattleRecord::counts)); }
consteval auto of(Type<BattleSeat>) { return type("BattleSeat", must("id", &BattleSeat::id),
    special("is", &BattleSeat::kind), key("of", &BattleSeat::of),
    special("to", &BattleSeat::to), special("meant", &BattleSeat::meant),
    key("mirror", &BattleSeat::mirror), key("optional", &BattleSeat::optional),
    special("where", &BattleSeat::where, Use::elsewhere)); }
consteval auto of(Type<BattleAnswer>) { return type("BattleAnswer", made(&BattleAnswer::input),
    made(&BattleAnswer::seat), made(&BattleAnswer::kind),
    special("key", &BattleAnswer::key, Use::elsewhere), special("per", &BattleAnswer::per),
    special("with", &BattleAnswer::with), special("value", &BattleAnswer::value),
    special("where", &BattleAnswer::where, Use::elsewhere),
    special("other", &BattleAnswer::other),
    special("there", &BattleAnswer::there, Use::elsewhere)); }
consteval auto of(Type<BattleItems>) { return type("BattleItems",
    special("flag", &BattleItems::input), special("each", &BattleItems::kind),
    special("of", &BattleItems::of),
    special("is", &BattleItems::is, Use::elsewhere),
    special("where", &BattleItems::where, Use::elsewhere)); }
consteval auto of(Type<BattleSaid>) { return type("BattleSaid", made(&BattleSaid::input),
    made(&BattleSaid::value)); }
consteval auto of(Type<BattleRefusal>) { return type("BattleRefusal",
    must(here, &BattleRefusal::label), key("ref", &BattleRefusal::ref),
    special("seat", &BattleRefusal::seat),
    special("where", &BattleRefusal::where, Use::elsewhere), key("when", &BattleRefusal::when),
    special("other", &BattleRefusal::other),
    special("there", &BattleRefusal::there, Use::elsewhere),
    special("apart", &BattleRefusal::apart), special("unnamed", &BattleRefusal::unnamed)); }
consteval auto of(Type<BattleLuck>) { return type("BattleLuck", special("key", &BattleLuck::key),
    special("for", &BattleLuck::seat), special("unit", &BattleLuck::unit),
    special("less", &BattleLuck::less)); }
consteval auto of(Type<Deed>) { return type("Deed", made(&Deed::id), made(&Deed::test),
    made(&Deed::form), special("round", &Deed::round), special("step", &Deed::step),
    special("main", &Deed::main), special("seat", &Deed::seats), special("file", &Deed::answers),
    special("item", &Deed::items), special("says", &Deed::says), special("lists", &Deed::lists),
    special("at-will", &Deed::at_will),
    special("table", &Deed::table), special("beyond", &Deed::beyond),
    special("refuse", &Deed::refusals), special("change", &Deed::changes),
    special("free", &Deed::free), special("luck", &Deed::luck)); }
consteval auto of(Type<BattleDue>) { return type("BattleDue", special("test", &BattleDue::deed),
    special("each", &BattleDue::of), special("round", &BattleDue::round),
    special("step", &BattleDue::step), key("must", &BattleDue::must),
    key("quiet", &BattleDue::quiet),
    key("by-enemy", &BattleDue::by_enemy), special("where", &BattleDue::where),
    special("except", &BattleDue::except), special("says", &BattleDue::says),
    special("why", &BattleDue::why)); }
consteval auto of(Type<BattleStep>) { return type("BattleStep", must("id", &BattleStep::id),
    must(here, &BattleStep::label)); }
consteval auto of(Type<BattleRound>) { return type("BattleRound", must("id", &BattleRound::id),
    must(here, &BattleRound::label), key("ref", &BattleRound::ref),
    key("step", &BattleRound::steps), special("end", &BattleRound::end)); }
consteval auto of(Type<BattleMeasure>) { return type("BattleMeasure",
    must("id", &BattleMeasure::id), must(here, &BattleMeasure::label)); }
consteval auto of(Type<BattleRules>) { return type("BattleRules",
    special("list", &BattleRules::list), special("records", &BattleRules::records),
    special("test", &BattleRules::deeds), special("always", &BattleRules::always),
    special("due", &BattleRules::dues), special("round", &BattleRules::rounds),
    special("end", &BattleRules::end), special("measure", &BattleRules::measures)); }
// clang-format on

}  // namespace describe

}  // namespace nfw
