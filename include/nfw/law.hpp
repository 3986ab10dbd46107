#pragma once

#include <vector>

#include "nfw/table.hpp"

namespace nfw {

struct Chance {
  Value value;
  double p = 0;
};
/// Probabilities of the values of one key: numbers in their order, words in the order of the
/// table, false before true, null last; of lists the likeliest first.
using Law = std::vector<Chance>;

/// Adds a value to a law, or to the value that is there already.
void add(Law& law, const Value& value, double p);
/// Puts the values in order; a word stands where the key's table has it.
void sort(Law& law, const OutcomeKey& key);

}  // namespace nfw
