#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "nfw/law.hpp"
#include "nfw/procedure.hpp"

namespace nfw {

/// A last state of a procedure and its probability.
struct LastState {
  State state;
  double p = 0;
};

/// What the exact run of a procedure leaves: the keys that stages told on their way, and the last
/// states for whatever else is asked.
struct ExactRun {
  std::vector<Law> told;  // by key; empty where no stage told it
  std::vector<LastState> last;
};

/// More than can be worked out in seconds: a sum of too many dice, or too many ways through the
/// stages of a test.
class TooManyWays : public std::runtime_error {
 public:
  enum class What { dice_of_a_sum, steps };
  TooManyWays(What what, std::string_view roll, std::int64_t limit)
      : std::runtime_error("too many ways"), what_(what), roll_(roll), limit_(limit) {}
  [[nodiscard]] What kind() const { return what_; }
  [[nodiscard]] const std::string& roll() const { return roll_; }
  [[nodiscard]] std::int64_t limit() const { return limit_; }

 private:
  What what_;
  std::string roll_;
  std::int64_t limit_;
};

/// Runs a procedure over every answer of the dice, merging equal states after each stage. Exact
/// but for the rounding of doubles: states below 1e-24 are left out.
/// Throws TooManyWays.
ExactRun run_exactly(const Procedure& procedure);

/// Probabilities of the numbers of successes of n trials; those below 1e-20 of the greatest are
/// left out. Starts at the peak, where nothing underflows.
struct Binomial {
  std::int64_t from = 0;
  std::vector<double> p;  // of from, from + 1 ...
};
Binomial binomial(std::int64_t n, double p);

}  // namespace nfw
