#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "nfw/chain.hpp"
#include "nfw/engagement.hpp"
#include "nfw/odds.hpp"

/// Three ways to find out what comes of a play, to be held against each other.
namespace nfw::testing {

/// Tests that follow from each other, or one that both sides take with those that follow from it.
struct Play {
  Chain chain;
  std::optional<Engagement> both = {};
};
/// The tests whose outcomes a play has, in their order.
std::vector<const TestTable*> tests_of(const Play& play);

/// By test of the play and key of its outcome. Where a test is not due it has the word for that.
using Laws = std::vector<std::vector<Law>>;

/// The exact odds.
Laws exact(const Play& play);

/// The weight of every sequence of faces.
struct Enumerated {
  Laws laws;
  double left = 0;  // chance of sequences that are longer than any of them: not counted
  std::size_t sequences = 0;
};
/// Nothing where there are more than so many sequences.
std::optional<Enumerated> enumerate(const Play& play, std::size_t most_sequences,
                                    std::size_t most_dice = 64);

/// How often each value came out of so many rolls with this seed: rolled one by one as a player
/// does, or as `--repeat` does. The dice are the same.
Laws rolled(const Play& play, int times, std::uint64_t seed);
Laws repeated(const Play& play, int times, std::uint64_t seed);

/// Where two of them differ by more than this: a line for each value. Empty if they do not.
std::string differences(const Play& play, const Laws& one, const Laws& other, double tolerance);

}  // namespace nfw::testing
