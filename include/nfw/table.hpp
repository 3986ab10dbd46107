#pragma once

#include <algorithm>

#include "nfw/condition.hpp"

/// The rules as data: what a TOML table of `tables/` holds, in the form that the core reads.
/// Everything here is a view: built-in tables are constants of the program, a table read from a
/// file lives as long as the `Arena` that holds it. `tables/README.md` explains each key.
namespace nfw {

/// A row that adds something: dice to a pool, a modifier to a roll, a part to a worked-out fact.
struct Term {
  std::string_view id;
  Text label;
  std::string_view ref;
  Amount value{1};
  Slot per = no_slot;  // once per item of this fact
  Amount each{1};      // ... per full group of so many items
  When when;
  When unless;
  std::string_view exclusive;  // of the rows of one group only the first that holds counts
  When together;               // ... except where this holds
  Range on;                    // of a sum's modifier: counts where its dice come to this
  bool minus = false;          // of a sum's dice: they are taken from the total
  std::string_view source;     // the house file that made or changed the row; empty: the book
};

struct Choice {
  std::string_view id;
  Text label;
  List<std::string_view> also;  // further spellings
  int rank = 0;                 // its number where a sum counts the choice
  When needs;
  int like = -1;  // place of the value for whose sake every condition lets this one pass; -1: none
  std::string_view it_id = {};  // as the command line calls it in Italian; empty: by its id
};

/// A value, or another input's value.
struct Default {
  Amount value;
  When when;
};

struct Input {
  std::string_view id;
  std::string_view it_id;       // in Italian; empty: the same
  List<std::string_view> also;  // further spellings of the flag
  Kind kind = Kind::flag;
  List<Choice> values;
  Text label;
  std::string_view ref;
  Text group;  // heading under which help shows the flag
  std::optional<Amount> min;
  std::optional<Amount> max;
  List<Default> defaults;
  std::optional<When> required;  // where it must be given; nothing: nowhere
  When needs;
  When named;  // of names of records: what those must be
  List<Slot> excludes;

  [[nodiscard]] constexpr bool is_always_required() const {
    return required && required->any.empty();
  }
};

/// A fact besides the inputs, and its values if it is a choice.
struct Fact {
  std::string_view id;
  Kind kind = Kind::flag;
  List<Choice> values;
};

/// What of a list of numbers is counted.
enum class Take : std::uint8_t {
  items,    // how many there are
  first,    // the first number itself
  rises,    // those greater than the one before
  as_first  // those equal to the first, which is one of them
};

/// How a number with a fraction becomes whole; a half counts as more than half.
enum class Rounding : std::uint8_t { down, up, nearest };
struct RoundingRow {
  Rounding how = Rounding::down;
  When when;
};

/// A fact that is worked out: another fact as it stands, `part` as a per cent of `whole`, or a sum
/// of terms, in which an unknown fact counts as 0.
/// Of several rules for one fact the first that holds is used.
struct FactRule {
  Slot fact = no_slot;
  Text label = {};  // what it is called where a table is read; "what holds|what does not"
  Slot same = no_slot;
  List<Term> sum;
  Slot part = no_slot;
  Slot whole = no_slot;
  Slot list = no_slot;  // counts something of the list that this input holds
  Take take = Take::items;
  List<Term> halvings;          // each that holds halves the value, before the limits
  std::optional<Amount> least;  // limits that are unknown are none
  std::optional<Amount> most;
  When when;
};

/// Finds the range band (a choice) that a distance falls into.
struct ReachLimit {
  int band = 0;  // value of the choice
  Number upto;
};
struct ReachRow {
  std::string_view id;
  Text label;
  std::string_view ref;
  std::optional<Number> least;
  List<ReachLimit> limits;  // nearest first
  When when;
  std::string_view source;
};
struct Reach {
  Slot band = no_slot;
  Slot distance = no_slot;
  Slot reach = no_slot;  // the fact that tells how far the row reaches
  int nearer = -1;       // value of the choice below the row's least distance; -1: none
  int beyond = -1;       // ... and beyond its last limit
  List<Term> halvings;   // each that holds halves all limits
  List<ReachRow> rows;
};

struct Column {
  std::string_view id;
  Text label;
  When when;
};

/// What a die must show, a number for each column (or one for all).
struct NeedRow {
  std::string_view id;
  Text label;
  std::string_view ref;
  List<int> needs;
  When when;
  std::string_view source;
};

/// A range of totals with one result, a range for each column (or one for all).
struct Band {
  std::string_view id;
  Text label;
  std::string_view ref;
  List<Range> totals;
  std::string_view source;
};

enum class StageKind : std::uint8_t { pool, sum, deal };

/// One roll of a test. A pool judges each die (or each group of `each` dice); a sum adds them up; a
/// deal is a pool of saves against hits that are dealt to models, some of which fall.
struct StageTable {
  std::string_view id;    // in reports; of a stage called `roll` the test's name
  std::string_view key;   // its table
  std::string_view like;  // stage whose needs and modifiers it has, before its own
  Text label;
  Text counted;  // what a success is called, "hit|hits", or what a sum is against
  std::string_view ref;
  StageKind kind = StageKind::pool;
  bool suffered = false;  // rolled for the side that is struck, not for the one that strikes
  When when;
  List<Term> dice;  // how many; for a pool whose size another stage gives: none
  int sides = 6;
  int each = 1;      // dice added up for one trial of a pool
  int always = 0;    // natural face that always succeeds; 0: none
  int never = 0;     // natural face that never succeeds; 0: none
  int need = 0;      // least modified face that succeeds; 0: the rows say
  bool low = false;  // needs are chances: a face succeeds that is no higher; modifiers add to them
  int least = 0;     // a chance below this counts as this
  int per = 0;  // one die for so many, or a part of so many, of what is counted; 0: for each one
  List<Column> columns;
  List<NeedRow> rows;
  Slot over = no_slot;  // instead of a need: the trial must exceed this fact
  Slot of = no_slot;    // what a sum without dice starts from
  List<Term> modifiers;
  List<Term> halvings;         // each that holds halves the total of a sum, the dice of a pool
  List<RoundingRow> rounding;  // ... then, the first that holds; a sum without one keeps fractions
  Slot against = no_slot;      // the bands are of the total less this fact
  List<Band> bands;
  Slot result = no_slot;  // facts that the stage gives
  Slot chance = no_slot;  // before it is raised to the least
  Slot total = no_slot;
  Slot die = no_slot;
  Slot margin = no_slot;
  Slot die_margin = no_slot;
  Slot misses = no_slot;    // dice of a pool that failed
  Slot naturals = no_slot;  // ... by the face that never succeeds
  // Of a deal: the target, and what becomes of it.
  Slot models = no_slot;  // unknown: any number
  Slot saving = no_slot;  // those who have the save; unknown: all
  Slot wounds = no_slot;  // failed saves that each survives
  Slot marks = no_slot;   // Wounds lost before
  Slot most = no_slot;    // who may fall
  When spread;            // each hit is dealt to one model in turn, not first to the wounded one
  When to_each;           // more hits than models: each model saves against all that are left over
  When until_dead;        // no save is rolled once nobody is left
  Slot dead = no_slot;
  Slot wounds_lost = no_slot;       // by those who live
  std::string_view source;          // the house file that changed its dice, its need or its bounds
  std::string_view natural_source;  // ... and its natural faces

  /// Some natural faces decide, whatever the modifiers.
  [[nodiscard]] constexpr bool minds_naturals() const {
    return may_mind_naturals() && (always != 0 || never != 0);
  }
  /// Its dice are judged one by one, and modified: natural faces could decide.
  [[nodiscard]] constexpr bool may_mind_naturals() const {
    return is_pool() && each == 1 && !modifiers.empty();
  }
  /// Its dice are judged, not added up.
  [[nodiscard]] constexpr bool is_pool() const { return kind != StageKind::sum; }
  /// A sum that rolls nothing: its total is worked out from what is known.
  [[nodiscard]] constexpr bool is_reckoning() const {
    return kind == StageKind::sum && dice.empty();
  }
};

/// Stages that are rolled again, all of them, as long as this holds after the last one.
struct Again {
  std::uint16_t first = 0;  // places among the stages
  std::uint16_t last = 0;
  When when;
};

/// Two totals compared: the first row that one side fulfils names the result.
struct ComparisonRow {
  std::string_view id;
  std::string_view mirror;  // the result where it is the other side that fulfils it
  Text label;
  Text mirror_label;
  std::string_view ref;
  int times = 0;  // more than so many times the other's total; 0: whatever is left
  bool or_equal = false;
  std::string_view source;
};
struct Comparison {
  Slot own = no_slot;
  Slot other = no_slot;    // the enemy's total when it was rolled
  Slot instead = no_slot;  // the input that gives it otherwise
  Slot result = no_slot;
  List<ComparisonRow> rows;
};

enum class ValueKind : std::uint8_t { null, number, flag, word, list };

/// A value of the outcome.
struct Value {
  ValueKind kind = ValueKind::null;
  std::int64_t number = 0;  // a number, or 0 and 1 of a flag
  std::int64_t parts = 1;   // ... which is divided by this
  std::string_view word;    // of a list: its words, each on a line

  friend constexpr bool operator==(const Value&, const Value&) = default;
};
constexpr Value number_value(std::int64_t n) { return {ValueKind::number, n, 1, {}}; }
constexpr Value flag_value(bool yes) { return {ValueKind::flag, yes ? 1 : 0, 1, {}}; }
constexpr Value word_value(std::string_view word) { return {ValueKind::word, 0, 1, word}; }

struct OutcomeKey {
  std::string_view id;
  Text label;
  Text none;  // what is said where it has no value; empty: it always has one
  ValueKind kind = ValueKind::number;
  List<Choice> values;    // of a word
  Slot fact = no_slot;    // whose value it takes, unless an effect sets another
  Slot after = no_slot;   // the fact that keeps the value, where `fact` is an input
  Value initial;          // where there is no such fact
  bool optional = false;  // left out of the outcome where it has no value
  bool mutual = false;    // says the same of both sides: reported once
  bool in_stage = false;  // its stage says it already: the result line does not repeat it
  bool seats = false;     // a value that is called as a seat of a battle is told by who sits there
};

struct Assignment {
  std::uint16_t key = 0;
  Value value;
};

/// A consequence: words for the player, and keys of the outcome that it sets.
struct Effect {
  std::string_view id;
  Text label;
  std::string_view ref;
  When when;
  When unless;
  List<Assignment> set;
  std::string_view source;
};

struct Argument {
  std::string_view flag;
  std::string_view value;
  Slot fact = no_slot;  // the value is this fact's
  Slot key = no_slot;   // the value is this key's of the outcome (its place there)
  When when;
};
struct NextTest {
  std::string_view test;
  std::string_view why;
  Text label;
  bool by_choice = false;  // may be taken, but no rule demands it
  When when;
  When unless;
  List<Argument> args;
  List<Slot> carry;             // inputs that are passed on as the player gave them
  List<std::string_view> asks;  // flags that only the player can fill in
  std::string_view source;
};

/// An input that contradicts the rules: the message says why.
struct Refusal {
  Text label;
  When when;
  List<Slot> flags;
  std::string_view source;
};

/// What a procedure asks for by name: a fact of this test.
struct Role {
  std::string_view name;
  Slot fact = no_slot;
};

/// A fact that is a fact of the other side.
struct Exchanged {
  Slot fact = no_slot;
  Slot of = no_slot;
};
/// How two sides take the same test at once, each with the inputs of the other for its enemy's.
struct Both {
  Slot flag = no_slot;  // the input that asks for it; no_slot: it always is so
  List<Slot> mirror;    // by input: the same of the other side; empty: there is no such way
  List<std::string_view> first;  // stages that each side rolls before either rolls the rest
  List<std::string_view> then;   // tests that are taken at once where the result leads to them
  List<Exchanged> exchanged;     // known once both have rolled
  // Where the turns are not these: this side's first stages, the rest of its stages, the enemy's
  // tests that follow.
  When enemy_rolls_first;
  When enemy_ends_first;
  When own_tests_first;
};

/// The chapter of all rows that name none of their own, where this holds.
struct Chapter {
  std::string_view ref;
  When when;
};

struct Roster;  // nfw/roster.hpp

/// Inputs that a list of the ruleset's records answers.
struct FromList {
  Slot own = no_slot;        // what this side's list answers
  Slot enemy = no_slot;      // ... and the enemy's
  std::uint16_t record = 0;  // kind of record that is asked
  bool each = false;         // every record of that kind, and not the list itself
  Slot is = no_slot;         // what it is asked for, a fact of the record; none: that it is there
  When where;                // asked of the record
  When when;
};

struct TestTable {
  std::string_view ruleset;
  std::string_view id;
  Text title;
  Text about;
  std::string_view ref;
  List<Chapter> chapters;  // other than `ref`
  std::string_view procedure;
  List<Fact> facts;  // by slot; the inputs come first
  List<Input> inputs;
  List<Number> initial;  // by slot: the rulings in force; den 0 where a fact has no value yet
  List<std::string_view> house;  // files of house rules that change it
  List<FactRule> worked_out;     // before the first die
  List<FactRule> on_the_way;     // for a later stage, from what the dice give
  List<FactRule> afterwards;     // at the end
  List<Reach> ranges;
  List<StageTable> stages;
  List<Again> again;
  Comparison comparison;
  List<OutcomeKey> outcome;
  List<std::uint16_t> headline;  // keys of the outcome: the first that has a value says it all
  List<Effect> effects;
  List<NextTest> next;
  List<Refusal> refusals;
  List<Role> roles;
  Text operand;                    // what the command takes besides flags
  List<Slot> main;                 // inputs of lone numbers, and of words that several flags know
  const Roster* roster = nullptr;  // records and what they cost, of a test that is about a list
  List<FromList> from_list;
  Both both;

  /// False for a look-up: all that it says is worked out from what is known.
  [[nodiscard]] constexpr bool rolls_dice() const {
    return std::ranges::any_of(stages, [](const StageTable& s) { return !s.is_reckoning(); });
  }
};

struct Reading {
  std::string_view value;  // of the switch; empty: cannot be chosen
  Text label;
};
/// A question that the book leaves open. The first reading is in force, unless a house rule chose
/// another.
struct Ruling {
  std::string_view number;
  std::string_view id;
  std::string_view ref;
  std::string_view switch_id;  // empty: cannot be switched
  Text question;
  Text why;
  List<Reading> readings;
  int in_force = 0;         // place among the readings
  std::string_view source;  // the house file that chose it
};

/// A table of the rulebook that belongs to no test: it is looked up, and no die asks for it.
struct Cell {
  ValueKind kind = ValueKind::null;  // null: the row has nothing to say here
  Number number;                     // a number, or 0 and 1 of a flag
  Text text;                         // of a word
};
struct ReferenceColumn {
  std::string_view id;
  Text label;
  bool sign = false;  // its numbers are added: +2
};
struct Note {
  Text label;
  std::string_view ref;  // empty: that of its row or table
  std::string_view source;
};
struct ReferenceRow {
  std::string_view id;
  Text label;
  std::string_view ref;
  List<Cell> cells;  // one for each column
  List<Note> notes;
  std::string_view source;
};
struct ReferenceTable {
  std::string_view id;
  Text title;
  Text about;
  std::string_view ref;
  List<ReferenceColumn> columns;
  List<ReferenceRow> rows;
  List<Note> notes;
  List<std::string_view> house;  // files of house rules that change it
};

/// What players say for words of the book.
struct PlayersWord {
  std::string_view said;         // one word or several
  List<std::string_view> means;  // any of these
};

struct BattleRules;  // nfw/battle_rules.hpp

struct Ruleset {
  std::string_view id;
  List<std::string_view> also;
  Text title;
  Text book;
  List<const TestTable*> tests;  // in the order of play
  List<Ruling> rulings;
  List<ReferenceTable> references;
  List<std::string_view> sheet;  // tables that one evening needs, in the order of a battle
  List<PlayersWord> players;
  List<std::string_view> common;        // words that tell nothing of what is looked for
  const BattleRules* battle = nullptr;  // what is remembered of a battle; nullptr: nothing
};

}  // namespace nfw
