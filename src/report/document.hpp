#pragma once

#include <functional>
#include <vector>

#include "rows.hpp"

namespace nfw::report {

/// Where a text stands: it tells how much its words say of the row.
enum class Place : std::uint8_t {
  name,    // what the row is called
  words,   // what else it says
  around,  // what it stands under
  aside,   // what it asks for, and small print
  table    // what its table is about: the same for all of its rows
};
struct Passage {
  Place place = Place::name;
  Text text;
};

/// A row that can be found, with all that it says.
struct Document {
  std::string_view table;  // the test or the reference table that it stands in
  TableRow row;
  std::vector<Passage> passages;
};

/// Its tables: the tests, the reference tables and the rulings, one after the other, each with the
/// letters of its name; a table that two rulesets share has the same ones in both.
std::vector<const char*> documented(const Ruleset& ruleset);
/// Calls `see` with each row of such a table, its flags included; `wanted`: with those for whose
/// number within it this holds. Returns how many rows there are.
std::size_t each_document(const Ruleset& ruleset, std::size_t table,
                          const std::function<void(Document&)>& see,
                          const std::function<bool(std::size_t)>& wanted = {});

}  // namespace nfw::report
