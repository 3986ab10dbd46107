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

/// Calls `see` with each row of a ruleset's tables, its flags and its rulings; `only`: with those
/// for whose number it is true. Returns how many there are.
std::size_t each_document(const Ruleset& ruleset, const std::function<void(Document&)>& see,
                          const std::vector<bool>* only = nullptr);

}  // namespace nfw::report
