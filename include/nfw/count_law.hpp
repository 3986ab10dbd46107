#pragma once

#include <cstdint>
#include <vector>

namespace nfw {

/// The exact law of a whole number: how likely each is, from the least on. It begins as certainly
/// 0.
struct CountLaw {
  std::int64_t least = 0;
  std::vector<double> p{1.0};

  [[nodiscard]] double mean() const;
  [[nodiscard]] double variance() const;
  [[nodiscard]] double at(std::int64_t count) const;
  [[nodiscard]] double below(std::int64_t count) const;
  [[nodiscard]] double above(std::int64_t count) const;
  /// The least number that it is, or is less than, with this probability.
  [[nodiscard]] std::int64_t quantile(double share) const;
};

/// The law of the number below 0.
CountLaw mirrored(CountLaw law);
/// The law of the sum of two that do not hang together.
CountLaw convolved(const CountLaw& one, const CountLaw& other);
/// Leaves out what is negligible at either end: below 1e-20 of the greatest.
CountLaw trimmed(CountLaw law);

/// Of the successes of n trials, trimmed. Starts at the peak, where nothing underflows.
CountLaw binomial(std::int64_t n, double p);

}  // namespace nfw
