#pragma once

#include <vector>

#include "nfw/chain.hpp"
#include "nfw/exact.hpp"

namespace nfw {

/// Exact probabilities of an outcome, by key.
struct Odds {
  std::vector<Law> keys;
};

/// The odds of every key.
Odds odds(const Procedure& procedure);
/// The odds of every test of a chain. Where a test is not due, each of its keys has the word
/// `not_due_of` it.
std::vector<Odds> odds(const Chain& chain);
inline constexpr std::string_view not_due = "none";
/// The same of a key that has a value of its own with that name.
inline constexpr std::string_view not_due_apart = "not-due";
std::string_view not_due_of(const OutcomeKey& key);

}  // namespace nfw
