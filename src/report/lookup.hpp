#pragma once

#include <string>
#include <vector>

#include "nfw/house.hpp"
#include "words.hpp"

namespace nfw::report {

/// The tests of a ruleset, in the order of play, with their chapter.
std::string list_text(const Ruleset& ruleset, Lang lang);

/// The names of all tables: the tests, then the reference tables.
std::string tables_text(const Ruleset& ruleset, Lang lang);

/// A reference table as a grid: cells are wrapped, so that it is never wider than the page.
std::string reference_text(const ReferenceTable& table, const Ruleset& ruleset, Lang lang);
/// The same as one JSON object on one line, by the ids of rows and columns; words are English.
std::string reference_json(const ReferenceTable& table, const Ruleset& ruleset,
                           std::string_view version);

/// Everything that the table of a test says: dice, needs, modifiers, bands, ranges, effects.
std::string table_text(const TestTable& test, const Ruleset& ruleset, Lang lang);

/// One row of it, and what it stands under.
struct TableRow {
  std::string heading;
  std::string id;
  std::string text;
};
std::vector<TableRow> table_rows(const TestTable& test, const Ruleset& ruleset, Lang lang);

/// The questions that the book leaves open. `felt` says of each whether --ruling may change it.
std::string rulings_text(const Ruleset& ruleset, const std::vector<bool>& felt, Lang lang);
std::string ruling_text(const Ruling& ruling, bool felt, Lang lang);

/// The chapter of a row: its own, or all those of the test.
std::string ref_text(std::string_view own, const TestTable& test);

/// What each flag does: the rows that ask for it, with value and chapter, in few words.
std::string effect_of(const Input& input, const TestTable& test, Lang lang);

/// What a file of house rules changes.
std::string house_text(const std::string& file, const std::vector<HouseChange>& changes, Lang lang);
std::string house_json(const std::string& file, const std::vector<HouseChange>& changes,
                       std::string_view version);

}  // namespace nfw::report
