#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "nfw/faces.hpp"
#include "nfw/play.hpp"

namespace nfw {

/// A test of a play as it was taken.
struct Taken {
  std::vector<Slot> given;  // inputs that the player named, or that an earlier test filled in
  Resolved resolved;
};

/// A play as it was rolled.
struct Played {
  std::vector<std::optional<Taken>> tests;  // by part; none where it was not due
  /// The steps in the order rolled: the part, and how many of its steps come now.
  std::vector<std::pair<std::size_t, std::size_t>> order;
};

/// Rolls what is due from the start, then what follows as far as it is due. Throws DiceError.
Played roll(const Play& play, DiceSource& dice);

std::int64_t dice_of(const Played& played);

/// How many stages a turn takes.
std::size_t stages_of(const Turn& turn, const Procedure& procedure);

}  // namespace nfw
