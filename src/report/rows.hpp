#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "nfw/roster.hpp"
#include "words.hpp"

namespace nfw::report {

/// What a row of a table is; its name stands in CSV and JSON.
enum class RowKind : std::uint8_t {
  test,        // a test itself, for those who look for it
  table,       // a reference table itself
  flag,        // of a test
  range,       // how far a weapon reaches, band by band
  stage,       // a roll, and when it is due
  like,        // a stage whose needs and modifiers count here
  start,       // what a sum without dice begins with
  dice,        // how many are rolled
  column,      // one of several readings of needs or bands, and when it counts
  natural,     // faces that always or never succeed
  need,        // the least face that succeeds
  chance,      // the highest
  least,       // a chance below counts as this
  modifier,    // added to a roll
  halving,     // halves the dice, or the total
  rounding,    // after the halvings
  against,     // what is taken from the total before its bands are looked up
  band,        // what totals mean
  comparison,  // of two totals
  again,       // stages that are rolled again
  cost,        // of a record of a list
  limit,       // that such a list keeps
  effect,      // a consequence
  refusal,     // what the rules do not allow
  next,        // a test that follows
  ruling,      // a question that the book leaves open
  row,         // of a reference table
  note         // below it
};
std::string_view kind_name(RowKind kind);

/// Words that no table holds as they are.
struct Worded {
  std::string en;
  std::string it;
};
inline Worded worded(const Text& text) { return {std::string(text.en), std::string(text.it)}; }

/// One value of a row: the only one, or that of a column.
struct RowValue {
  std::string_view column = {};
  Text heading = {};  // of the column
  std::variant<std::monostate, Number, Range, bool, Worded> what = {};
  bool sign = false;     // it is added: +2
  bool in_force = true;  // its column is one of the readings that are played
};

/// One row of any table, as data; a view of the table that it stands in.
struct TableRow {
  const TestTable* test = nullptr;  // whose facts its conditions ask for; none: a reference table
  RowKind kind = RowKind::row;
  std::string_view part = {};  // stage, record, range band, row of a note, number of a ruling
  Text heading = {};           // what it stands under
  std::string_view id = {};    // empty where its kind says all
  Text label = {};
  std::vector<RowValue> values = {};
  Slot of = no_slot;  // the fact that is its value, times the number
  Slot per = no_slot;
  int each = 1;
  Slot each_fact = no_slot;
  int sides = 0;        // of dice
  bool summed = false;  // dice that are added up: a row adds some of them, and no number
  Range on = {};        // the dice that it counts on
  When never = {}, when = {}, unless = {};
  std::string_view group = {};  // of which only the first that holds counts
  std::string_view ref = {};    // empty: that of its test
  std::string_view source = {};
  Text in_force = {};                 // of a ruling: the reading that is played
  bool of_file = false;               // its conditions name keys of a file, not flags
  const Limit* limit = nullptr;       // that it tells
  std::vector<Condition> taken = {};  // all that this asks for falls to a row above
};

/// Whether it stands in no book, but in house rules alone.
inline bool is_own(const TableRow& row) { return !row.source.empty() && row.ref == row.source; }

/// Everything that a test, or a reference table, says.
std::vector<TableRow> rows_of(const TestTable& test, const Ruleset& ruleset);
std::vector<TableRow> rows_of(const ReferenceTable& table);
/// What a test can be told.
std::vector<TableRow> flag_rows(const TestTable& test);
TableRow row_of(const Term& term, const TestTable& test);
TableRow row_of(const TestTable& test);
TableRow row_of(const ReferenceTable& table);
TableRow row_of(const Ruling& ruling);

/// What it stands under.
std::string heading_words(const TableRow& row, Lang lang);
/// "+1", "-1 per item", "5+", "6..11": a value as players write it.
std::string value_words(const RowValue& value, Lang lang);
/// "+1", "+cv", "one per 5 members": what it adds, and for what.
std::string amount_words(const TableRow& row, Lang lang);
/// The conditions of a row in terms of flags; empty where it always counts. `with_when` puts the
/// word before them; `names` is the language in which flags and values are called.
std::string condition_words(const TableRow& row, Lang lang, bool with_when = false,
                            Lang names = Lang::en);
/// The flags that these, and what it is counted per, name.
std::vector<std::string_view> flags_of(const TableRow& row);
/// Its chapter.
std::string chapter_of(const TableRow& row);
/// What it says, but for its condition and its chapter.
std::string row_words(const TableRow& row, Lang lang);
/// Its value, words, condition and chapter in one line.
std::string row_text(const TableRow& row, Lang lang);

}  // namespace nfw::report
