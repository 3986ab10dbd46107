#pragma once

#include <optional>
#include <vector>

#include "nfw/exact.hpp"
#include "nfw/play.hpp"

namespace nfw {

/// Probabilities of an outcome, or how often each value came, by key.
struct Odds {
  std::vector<Law> keys;
  /// One of the ways in which the test may begin, for what is told alike of all of them; none where
  /// it is never due.
  std::optional<Facts> begins = {};
};

/// The exact odds of every part of a play. Where a test is not due, each of its keys has the word
/// `not_due_of` it. Throws TooManyWays; of one play among many at this share of what may be.
std::vector<Odds> odds(const Play& play, double share = 1);
inline constexpr std::string_view not_due = "none";
/// The same of a key that has a value of its own with that name.
inline constexpr std::string_view not_due_apart = "not-due";
std::string_view not_due_of(const OutcomeKey& key);

/// Adds to every key that the test was not due, and puts the values in order.
void finish(const TestTable& test, Odds& odds, double resting);

}  // namespace nfw
