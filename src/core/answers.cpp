#include "nfw/answers.hpp"

#include <algorithm>

namespace nfw {

namespace {

constexpr std::int64_t most_dice_of_a_sum = 10'000;

// Probabilities of the sum of so many dice, from the least possible sum on: of half of them twice,
// then die by die.
CountLaw sum_of_dice(std::int64_t dice, int sides) {
  constexpr std::int64_t few = 100;
  CountLaw law;
  if (dice > few) {
    const auto half = sum_of_dice(dice / 2, sides);
    law = trimmed(convolved(half, half));
  }
  for (auto n = dice > few ? dice / 2 * 2 : 0; n < dice; ++n) {
    const auto width = law.p.size() + static_cast<std::size_t>(sides) - 1;
    std::vector<double> next(width);
    // Each value is the sum of a window of the law before.
    for (std::size_t at = 0; at < width; ++at) {
      const auto low =
          at + 1 > static_cast<std::size_t>(sides) ? at + 1 - static_cast<std::size_t>(sides) : 0;
      const auto high = std::min(at + 1, law.p.size());
      double sum = 0;
      for (auto k = low; k < high; ++k) sum += law.p[k];
      next[at] = sum / sides;
    }
    law = trimmed({law.least + 1, std::move(next)});
  }
  return law;
}

double chance_of_success(const Plan& plan) {
  const auto& stage = *plan.stage;
  if (stage.each == 1) {
    int good = 0;
    for (int face = 1; face <= stage.sides; ++face) good += plan.succeeds(face) ? 1 : 0;
    return static_cast<double>(good) / stage.sides;
  }
  const auto law = sum_of_dice(stage.each, stage.sides);
  double p = 0;
  for (std::size_t n = 0; n < law.p.size(); ++n)
    if (plan.reaches(law.least + static_cast<std::int64_t>(n))) p += law.p[n];
  return std::min(p, 1.0);
}

// That a die which failed did so by its natural face.
double chance_of_natural_failure(const Plan& plan, double success) {
  const int never = plan.stage->never;
  if (never == 0 || plan.stage->each > 1 || plan.succeeds(never)) return 0;
  return 1.0 / plan.stage->sides / (1 - success);
}

}  // namespace

Answers answers_of(const Roll& roll, bool naturals) {
  const auto& plan = *roll.plan;
  if (!plan.stage->is_pool()) {
    if (roll.count > most_dice_of_a_sum)
      throw TooManyWays(TooManyWays::What::dice_of_a_sum, plan.stage->id, most_dice_of_a_sum);
    return {sum_of_dice(roll.count, plan.stage->sides)};
  }
  const double success = chance_of_success(plan);
  Answers out{binomial(roll.count, success)};
  const double natural = naturals ? chance_of_natural_failure(plan, success) : 0;
  if (natural == 0) return out;
  for (std::size_t n = 0; n < out.values.p.size(); ++n) {
    const auto failed = roll.count - out.values.least - static_cast<std::int64_t>(n);
    out.naturals.push_back(binomial(failed, natural));
  }
  return out;
}

}  // namespace nfw
