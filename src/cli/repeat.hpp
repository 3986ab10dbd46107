#pragma once

#include <functional>

#include "commands.hpp"
#include "nfw/faces.hpp"
#include "nfw/odds.hpp"
#include "nfw/play.hpp"

namespace nfw::cli {

struct Repeated {
  std::int64_t resolutions = 0;  // fewer than were asked for where the player interrupts
  std::uint64_t seed = 0;
};
/// The exact odds; where there are too many ways none: a sample can be taken all the same.
template <class WorkOut>
std::vector<Odds> odds_if_any(const Play& play, const WorkOut& work_out) {
  try {
    return work_out();
  } catch (const TooManyWays&) {
    std::vector<Odds> out;
    for (const auto& part : play.parts)
      out.push_back({std::vector<Law>(part.test->outcome.size())});
    return out;
  }
}

/// Resolves as often as --repeat says, on dice of --seed, and shows how far it is.
/// Throws UsageError.
Repeated repeatedly(const Context& context, const std::function<void(DiceSource&)>& resolve_once);

}  // namespace nfw::cli
