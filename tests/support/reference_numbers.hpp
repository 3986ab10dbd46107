#pragma once

#include <map>
#include <string>
#include <string_view>

#include "nfw/table.hpp"

namespace nfw::testing {

/// What a reference table says in numbers: by "row.column" (by "row.notes" and "notes" for notes),
/// a number, yes or no, or the numbers that stand in words, in their order.
using Numbers = std::map<std::string, std::string>;

/// With the words in English, or in Italian.
Numbers numbers_of(const ReferenceTable& table, bool italian = false);

/// The numbers that tests/cases/RULESET/reference.toml writes from the book, by table.
std::map<std::string, Numbers> numbers_of_book(std::string_view ruleset);

/// Where the two differ, a line each; empty if they do not.
std::string differences(const Numbers& book, const Numbers& table);

}  // namespace nfw::testing
