#pragma once

#include <functional>

#include "commands.hpp"
#include "nfw/faces.hpp"

namespace nfw::cli {

struct Repeated {
  std::int64_t resolutions = 0;  // fewer than were asked for where the player interrupts
  std::uint64_t seed = 0;
};
/// Resolves as often as --repeat says, on dice of --seed, and shows how far it is.
/// Throws UsageError.
Repeated repeatedly(const Context& context, const std::function<void(DiceSource&)>& resolve_once);

}  // namespace nfw::cli
