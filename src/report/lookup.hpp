#pragma once

#include <optional>
#include <string>
#include <vector>

#include "nfw/house.hpp"
#include "report.hpp"
#include "words.hpp"

namespace nfw::report {

/// How much of its tables a reader wants to be told.
struct Detail {
  bool all = false;    // whatever the readings that are not in force bring, too
  bool flags = false;  // ids, and the conditions in terms of flags
  bool dense = false;  // room is dear
};

/// The tests of a ruleset, in the order of play, with their chapter.
std::string list_text(const Ruleset& ruleset, Lang lang);

/// The names of all tables: the tests, then the reference tables.
std::string tables_text(const Ruleset& ruleset, Lang lang);

/// A reference table as a grid: cells are wrapped, so that it is never wider than the page.
std::string reference_text(const ReferenceTable& table, const Ruleset& ruleset, Lang lang);
/// The same as one JSON object on one line, by the ids of rows and columns; words are English.
std::string reference_json(const ReferenceTable& table, const Ruleset& ruleset);

/// What a player would pin to the wall: ranges, dice, needs, modifiers, bands, then what comes of
/// them, in the words of the tables.
std::string table_text(const TestTable& test, const Ruleset& ruleset, Lang lang,
                       const Detail& detail = {});

/// All that one evening needs, in columns: for a screen of so many columns, or on pages of 132
/// columns and 66 lines with `between` after each but the last.
std::string sheet_text(const Ruleset& ruleset, Lang lang, std::optional<std::size_t> screen,
                       std::string_view between);

/// The same as data: one JSON object on one line with words in both languages, or comma-separated
/// values with a line for each value, in the same columns for tables of any kind.
std::string table_json(const TestTable& test, const Ruleset& ruleset);
std::string table_csv(const TestTable& test, const Ruleset& ruleset, const Style& style);
std::string reference_csv(const ReferenceTable& table, const Ruleset& ruleset, const Style& style);
std::string tables_json(const Ruleset& ruleset);
std::string tables_csv(const Ruleset& ruleset, const Style& style);

/// A question that the book leaves open, and how it is played.
struct PlayedAs {
  enum class By { book, house, option };

  const Ruling* ruling = nullptr;
  By by = By::book;
  std::size_t reading = 0;              // place of the one in force
  bool felt = false;                    // --ruling may change it
  std::vector<const TestTable*> tests;  // that it is about

  /// Plays the n-th of the values of its switch.
  void choose(std::int64_t n);
  [[nodiscard]] const Reading& in_force() const { return ruling->readings[reading]; }
};
PlayedAs played_as(const Ruling& ruling, const Ruleset& ruleset);

/// The ruling with this number, "F-75", also written f-75, f75, or 75 where no other has that.
const Ruling* ruling_numbered(const Ruleset& ruleset, std::string_view number);
/// Whether it is written as the numbers of its rulings are, "F-999", though it may be none of them.
bool may_be_ruling(const Ruleset& ruleset, std::string_view number);

std::string rulings_text(const std::vector<PlayedAs>& rulings, Lang lang);
std::string ruling_text(const PlayedAs& played, Lang lang);
/// How each is played, by test: to be printed.
std::string rulings_sheet(const std::vector<PlayedAs>& rulings, const Ruleset& ruleset, Lang lang);
/// As data; of a sheet only the readings in force.
std::string rulings_json(const std::vector<PlayedAs>& rulings, bool sheet, const Ruleset& ruleset);

/// The chapter of a row: its own, or all those of the test.
std::string ref_text(std::string_view own, const TestTable& test);

/// What each flag does: the rows that ask for it, with value and chapter, in few words.
std::string effect_of(const Input& input, const TestTable& test, Lang lang);
/// A flag in one line: what it says, its values and its default, and what it does.
std::string flag_text(const Input& input, const TestTable& test, Lang lang);

/// What a file of house rules changes.
std::string house_text(const std::string& file, const std::vector<HouseChange>& changes, Lang lang);
std::string house_json(const std::string& file, const std::vector<HouseChange>& changes);

}  // namespace nfw::report
