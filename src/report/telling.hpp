#pragma once

#include <optional>
#include <string>

#include "lookup.hpp"
#include "rows.hpp"

namespace nfw::report {

/// When a row counts, in the words of the tables: what its own words say already is left out, and
/// so is what no table has words for. Nothing where it never counts, as the readings are in force.
std::optional<std::string> told_when(const TableRow& row, Lang lang, const Detail& detail);

/// Whether these may hold: whether they ask for no reading but those in force.
bool can_hold(const Clause& clause, const TestTable& test);
/// Whether it may count, as the readings are in force.
bool is_in_force(const TableRow& row);

/// The values that a condition of a row allows, but for those that fall to a row above.
std::uint64_t left_to(const TableRow& row, const Condition& condition);
/// Leaves out the columns of readings that are not in force.
void leave_in_force(TableRow& row);

/// What a fact is called; empty where no table has words for it.
Text name_of_fact(const TestTable& test, Slot slot);

/// "12+", "6-11", "up to 1", "over 50", as a player says it.
std::string told_range(const Range& range, Lang lang);

/// "+2", "x1/2" or "5+", and what it is for.
struct Amount {
  std::string sign;
  std::string words;
};
/// What a row adds; a number that is not known beforehand is N.
Amount told_amount(const TableRow& row, Lang lang);

/// Without what is said of flags, to whoever types them; nothing where that is all.
std::string without_flags(std::string text);

}  // namespace nfw::report
