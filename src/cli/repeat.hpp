#pragma once

#include <functional>

#include "commands.hpp"
#include "nfw/faces.hpp"
#include "nfw/odds.hpp"
#include "nfw/play.hpp"

namespace nfw::cli {

/// Resolves a play over and over.
struct Resolver {
  std::function<void(std::int64_t times, RandomDice&)> resolve;
  std::function<std::vector<Odds>()> counts;  // what that came to so far
};
/// A play that is resolved over and over, by several resolvers side by side.
struct Repeatable {
  const Ruleset* ruleset;  // none: plain dice
  const Play& play;
  std::function<std::vector<Odds>()> exact;  // may throw TooManyWays
  std::function<std::int64_t(RandomDice&)> dice_of_one;
  std::function<Resolver()> resolver;
};
/// Resolves as often as --repeat says, on dice of --seed, with --jobs resolvers at once, and shows
/// how far it is; then prints what it came to. Throws UsageError.
int run_repeated(const Repeatable& what, const Context& context);

}  // namespace nfw::cli
