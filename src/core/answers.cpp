#include "nfw/answers.hpp"

#include <algorithm>
#include <numeric>

namespace nfw {

namespace {

constexpr double negligible_share = 1e-20;  // of the greatest
constexpr std::int64_t most_dice_of_a_sum = 10'000;

// Leaves out what is negligible at either end.
Binomial trimmed(std::int64_t from, std::vector<double> law) {
  const double least = *std::ranges::max_element(law) * negligible_share;
  while (law.back() < least) law.pop_back();
  const auto first = std::ranges::find_if(law, [&](double p) { return p >= least; });
  from += first - law.begin();
  law.erase(law.begin(), first);
  return {from, std::move(law)};
}

Binomial twice(const Binomial& law) {
  std::vector<double> out(2 * law.p.size() - 1);
  for (std::size_t n = 0; n < law.p.size(); ++n)
    for (std::size_t m = 0; m < law.p.size(); ++m) out[n + m] += law.p[n] * law.p[m];
  return trimmed(2 * law.from, std::move(out));
}

// Probabilities of the sum of so many dice, from the least possible sum on: of half of them twice,
// then die by die.
Binomial sum_of_dice(std::int64_t dice, int sides) {
  constexpr std::int64_t few = 100;
  Binomial law{0, {1.0}};
  if (dice > few) law = twice(sum_of_dice(dice / 2, sides));
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
    law = trimmed(law.from + 1, std::move(next));
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
    if (plan.reaches(law.from + static_cast<std::int64_t>(n))) p += law.p[n];
  return std::min(p, 1.0);
}

// That a die which failed did so by its natural face.
double chance_of_natural_failure(const Plan& plan, double success) {
  const int never = plan.stage->never;
  if (never == 0 || plan.stage->each > 1 || plan.succeeds(never)) return 0;
  return 1.0 / plan.stage->sides / (1 - success);
}

}  // namespace

Binomial binomial(std::int64_t n, double p) {
  if (p <= 0 || p >= 1 || n == 0) return {p >= 1 ? n : 0, {1.0}};
  const auto count = static_cast<double>(n);
  const auto mode = std::min(n, static_cast<std::int64_t>((count + 1) * p));
  const double ratio = p / (1 - p);
  std::vector<double> up{1.0};
  for (auto k = mode; k < n && up.back() > negligible_share; ++k)
    up.push_back(up.back() * (static_cast<double>(n - k) / static_cast<double>(k + 1)) * ratio);
  std::vector<double> down;
  double w = 1;
  for (auto k = mode; k > 0 && w > negligible_share; --k) {
    w *= static_cast<double>(k) / static_cast<double>(n - k + 1) / ratio;
    down.push_back(w);
  }
  // Each half from its small end on, for the sake of the last digits.
  double all = std::accumulate(up.rbegin(), up.rend(), 0.0);
  all += std::accumulate(down.rbegin(), down.rend(), 0.0);
  Binomial law{mode - std::ssize(down), {down.rbegin(), down.rend()}};
  law.p.insert(law.p.end(), up.begin(), up.end());
  for (auto& value : law.p) value /= all;
  return law;
}

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
    const auto failed = roll.count - out.values.from - static_cast<std::int64_t>(n);
    out.naturals.push_back(binomial(failed, natural));
  }
  return out;
}

}  // namespace nfw
