#pragma once

#include <vector>

#include "nfw/answers.hpp"
#include "nfw/law.hpp"
#include "nfw/machine.hpp"

namespace nfw {

/// A last state of a procedure and its probability.
struct LastState {
  State state;
  double p = 0;
};

/// What the exact run of a procedure leaves: the keys that are told on the way, and the last states
/// for whatever else is asked.
struct ExactRun {
  std::vector<Law> told;  // by key
  std::vector<bool> is_told;
  std::vector<LastState> last;
  std::vector<Slot> kept;  // the facts whose numbers a last state has
};

/// All that is known in a last state.
Facts end_facts(const Procedure& procedure, const ExactRun& run, const LastState& last);

/// Runs a procedure over every answer of the dice, merging after each stage the states that nothing
/// later tells apart. Exact but for the rounding of doubles: states below 1e-24 are left out.
/// Throws TooManyWays.
ExactRun run_exactly(const Procedure& procedure, const Purpose& purpose = {});

}  // namespace nfw
