#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "nfw/odds.hpp"

/// Other ways to find out what comes of a play than its exact odds, to be held against them.
namespace nfw::testing {

/// What every sequence of faces comes to, each with its weight.
struct Enumerated {
  std::vector<Odds> odds;
  double left = 0;  // chance of longer sequences, which are not counted
  std::size_t sequences = 0;
};
/// Nothing where there are more than so many sequences.
std::optional<Enumerated> enumerate(const Play& play, std::size_t most_sequences,
                                    std::size_t most_dice = 64);

/// How often each value came of so many rolls with this seed: one by one as a player rolls, or as
/// `--repeat` does. The dice are the same.
std::vector<Odds> rolled(const Play& play, int times, std::uint64_t seed);
std::vector<Odds> repeated(const Play& play, int times, std::uint64_t seed);

/// Where two of them differ by more than this, a line for each value; empty if they do not.
std::string differences(const Play& play, const std::vector<Odds>& one,
                        const std::vector<Odds>& other, double tolerance);

}  // namespace nfw::testing
