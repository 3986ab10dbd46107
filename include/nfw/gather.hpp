#pragma once

#include <map>
#include <optional>

#include "nfw/chain.hpp"
#include "nfw/odds.hpp"

namespace nfw {

struct Start {
  Facts facts;
  double p = 0;
};
using Starts = std::map<Likeness::Key, Start>;

/// Where the ends of one test lead: starts of the next that are alike are one.
class Follow {
 public:
  Follow(const Link& first, const Link& next) : first_(first), next_(next), likeness_(*next.test) {}
  void add(const Conclusion& end, double p);
  [[nodiscard]] Purpose purpose() const { return {{next_.test->id}}; }

  Starts starts;
  double not_due = 0;

 private:
  const Link& first_;
  const Link& next_;
  Likeness likeness_;
};

/// The odds of one test, gathered from all the ways into it; what its ends lead to goes to
/// `follow`.
class Gathered {
 public:
  explicit Gathered(const TestTable& test, Follow* follow = nullptr);
  /// Throws TooManyWays.
  void run(const Procedure& procedure, double weight);
  /// Every start by itself. Throws TooManyWays.
  void run(const Starts& starts);
  Odds finish(double resting);

 private:
  const TestTable& test_;
  Follow* follow_;
  Odds odds_;
};

/// Values in order, with the chance that the test rests; a certainty that rounding carried a hair
/// too far is 1.
void tidy(const TestTable& test, Odds& odds, double resting);

}  // namespace nfw
