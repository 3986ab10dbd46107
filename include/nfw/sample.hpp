#pragma once

#include <memory>
#include <vector>

#include "nfw/faces.hpp"
#include "nfw/odds.hpp"

namespace nfw {

/// Resolves a play over and over and counts what comes out. Nothing is allocated, and nothing is
/// looked for, in a resolution whose ways have been gone before.
class Sampler {
 public:
  explicit Sampler(const Play& play);
  Sampler(const Sampler&) = delete;
  Sampler& operator=(const Sampler&) = delete;
  ~Sampler();

  void resolve(std::int64_t times, RandomDice& dice);
  /// How often each value came, by part. A test that was not due has the word `not_due_of` it.
  [[nodiscard]] std::vector<Odds> counts() const;

 private:
  class Worker;
  std::unique_ptr<Worker> worker_;
};

/// Adds more counts to those of as many resolutions of the same play.
void add_counts(const Play& play, std::vector<Odds>& all, const std::vector<Odds>& more);

}  // namespace nfw
