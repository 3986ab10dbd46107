#pragma once

#include <cstdint>
#include <numeric>
#include <stdexcept>
#include <string>
#include <vector>

#include "nfw/count_law.hpp"
#include "nfw/roll.hpp"

namespace nfw {

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

/// All that the dice of a roll may answer, with their probabilities.
struct Answers {
  CountLaw values;
  std::vector<CountLaw> naturals = {};  // by value, where they matter

  /// How many there are.
  [[nodiscard]] std::int64_t ways() const {
    if (naturals.empty()) return std::ssize(values.p);
    return std::accumulate(
        naturals.begin(), naturals.end(), std::int64_t{0},
        [](std::int64_t n, const CountLaw& law) { return n + std::ssize(law.p); });
  }
  /// Calls visit(answer, p) for each.
  template <class Visit>
  void each(const Visit& visit) const {
    for (std::size_t n = 0; n < values.p.size(); ++n) {
      Answer answer{values.least + static_cast<std::int64_t>(n), 0};
      if (naturals.empty()) {
        visit(answer, values.p[n]);
        continue;
      }
      for (std::size_t k = 0; k < naturals[n].p.size(); ++k) {
        answer.naturals = naturals[n].least + static_cast<std::int64_t>(k);
        visit(answer, values.p[n] * naturals[n].p[k]);
      }
    }
  }
};
/// Throws TooManyWays.
Answers answers_of(const Roll& roll, bool naturals);

}  // namespace nfw
