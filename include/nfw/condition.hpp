#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "nfw/base/number.hpp"

/// What all tables are written in: words, facts, and conditions on them.
namespace nfw {

template <class T>
using List = std::span<const T>;

struct Text {
  std::string_view en;
  std::string_view it;
};

/// A fact is anything a condition may ask for: an input, something worked out from the inputs, a
/// ruling in force, what a stage gave. It is named by its place among the facts of its test.
using Slot = std::uint16_t;
inline constexpr Slot no_slot = 0xFFFF;
/// As the `per` of a row: the sum of the rows above it.
inline constexpr Slot rows_above = 0xFFFE;

/// All lists of entries of a test together hold no more than these.
inline constexpr std::size_t most_entries = 16;

enum class Kind : std::uint8_t {
  flag,     // yes or no
  count,    // a whole number, 0 or more
  whole,    // a whole number of either sign
  counts,   // several counts, of which the sum matters
  percent,  // 0 to 100, decimals allowed
  cm,       // a distance, decimals allowed
  choice,   // one of the values
  choices,  // any of the values, together
  entries,  // names, each with a count: the number is how many there are
  names,    // some of the names of the lists of entries; in a list of records, names of these
  text,     // the player's own words, of a record
};

constexpr bool is_named_list(Kind kind) { return kind == Kind::entries || kind == Kind::names; }
constexpr bool is_list(Kind kind) { return kind == Kind::counts || is_named_list(kind); }

/// How a condition looks at its fact.
enum class Match : std::uint8_t {
  value,   // the one value is among those allowed
  any_of,  // one of several values is
  range,   // the number lies in the range
  absent,  // nothing is known of it
};
/// One entry of a condition.
struct Condition {
  Slot fact = no_slot;
  Match match = Match::value;
  std::uint64_t allowed = 0;  // bit n: the n-th value; for a flag bit 0 is no and bit 1 yes
  Range range;
};

/// All conditions of a clause together; one clause of several is enough; no clause: always.
struct Clause {
  List<Condition> all;
};
struct When {
  List<Clause> any;
};

/// A whole number; with a fact, so many times its value.
struct Amount {
  std::int64_t number = 0;
  Slot fact = no_slot;
};
constexpr bool is_number(std::optional<Amount> amount) { return amount && amount->fact == no_slot; }

}  // namespace nfw
