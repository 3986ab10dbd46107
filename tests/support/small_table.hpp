#pragma once

#include <initializer_list>
#include <vector>

#include "arena.hpp"
#include "nfw/table.hpp"

/// Parts of tables that a test writes down itself.
namespace nfw::testing {

/// A list of rows, kept to the end of the program.
template <class T>
List<T> list(std::initializer_list<T> rows) {
  static tables::Arena arena;
  return arena.keep(std::vector<T>(rows));
}

/// The fact has its n-th value; for a flag 0 is no and 1 yes.
inline Condition is(Slot fact, unsigned n) {
  return {.fact = fact, .match = Match::value, .allowed = std::uint64_t{1} << n, .range = {}};
}
/// One of the values that the fact has together is among these bits.
inline Condition has_any(Slot fact, std::uint64_t bits) {
  return {.fact = fact, .match = Match::any_of, .allowed = bits, .range = {}};
}
inline Condition within(Slot fact, const Range& range) {
  return {.fact = fact, .match = Match::range, .allowed = 0, .range = range};
}
inline Condition not_given(Slot fact) {
  return {.fact = fact, .match = Match::absent, .allowed = 0, .range = {}};
}

/// All of these conditions together.
inline When when(std::initializer_list<Condition> all) { return {list({Clause{list(all)}})}; }
/// One of two conditions.
inline When either(const Condition& a, const Condition& b) {
  return {list({Clause{list({a})}, Clause{list({b})}})};
}

}  // namespace nfw::testing
