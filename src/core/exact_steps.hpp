#pragma once

#include "nfw/exact.hpp"

namespace nfw {

constexpr double negligible = 1e-24;
constexpr std::int64_t most_steps_of_a_test = 12'000'000;  // within seconds

/// Throws TooManyWays where it takes more steps than that.
ExactRun run_exactly(const Procedure& procedure, const Purpose& purpose, std::int64_t most);

}  // namespace nfw
