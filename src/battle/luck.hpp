#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "nfw/count_law.hpp"
#include "nfw/law.hpp"

/// How lucky dice were, by the exact laws of the tests that they fell for. Nothing here knows a
/// rulebook, a file or a clock.
namespace nfw::battle {

/// What a value of a key counts: a number itself, a word its place among the values of the key;
/// what is none of them, nothing.
std::int64_t count_of(const Value& value, const OutcomeKey& key);
CountLaw count_law(const Law& law, const OutcomeKey& key);
/// How likely the same law does better than that; what is the same counts half.
double share_luckier(const CountLaw& law, std::int64_t fallen, bool less);

/// A test as it stood, and how its dice fell.
struct LuckyFall {
  CountLaw law;
  std::int64_t fallen = 0;
  bool less = false;  // less is luckier
  double tie = 0;     // in (0, 1): where in the probability of just this it lies
};
/// A number in (0, 1) that nobody can choose, of what was fixed before the dice.
double tie_of(std::string_view battle, std::string_view what);

/// The probability that a standard normal number is no higher, and its inverse.
double normal_below(double z);
double normal_quantile(double share);
/// How many deviations a fall lies above its mean, were the law a normal one: of standard normal
/// distribution under fair dice, and independent of all that fell before.
double deviations(const LuckyFall& fall);

/// How lucky a side was, in a share that is uniform under fair dice whatever the players do and
/// whenever they stop: tests count with their own deviation until their variances fill a clock that
/// was set before; what is left of it is filled by the same number for whoever works it out.
class FairShare {
 public:
  explicit FairShare(double clock) : clock_(clock) {}
  void add(const LuckyFall& fall);
  /// From 0 to 1.
  [[nodiscard]] double filled() const { return clock_ > 0 ? used_ / clock_ : 1; }
  /// The share of fair battles that would be luckier; `tie` fills the clock.
  [[nodiscard]] double luckier(double tie) const;

 private:
  double clock_;
  double used_ = 0;
  double sum_ = 0;
};

}  // namespace nfw::battle
