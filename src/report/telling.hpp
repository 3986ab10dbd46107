#pragma once

#include <optional>
#include <string>

#include "lookup.hpp"
#include "rows.hpp"

namespace nfw::report {

/// When a row counts, in the words of the tables: what its own words say already is left out, and
/// so is what no table has words for. Nothing where it never counts, as the readings are in force.
std::optional<std::string> told_when(const TableRow& row, Lang lang, const Detail& detail);

/// What a fact is called; empty where no table has words for it.
Text name_of_fact(const TestTable& test, Slot slot);

/// "12+", "6-11", "up to 1", "over 50", as a player says it.
std::string told_range(const Range& range, Lang lang);

}  // namespace nfw::report
