#include "luck.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "digest.hpp"

namespace nfw::battle {

std::int64_t count_of(const Value& value, const OutcomeKey& key) {
  switch (value.kind) {
    case ValueKind::flag: return value.number;
    case ValueKind::number: return value.number / value.parts;
    case ValueKind::word: {
      const auto found = std::ranges::find(key.values, value.word, &Choice::id);
      return found == key.values.end() ? 0 : found - key.values.begin();
    }
    default: return 0;
  }
}

CountLaw count_law(const Law& law, const OutcomeKey& key) {
  if (law.empty()) return {};
  const auto count = [&](const Chance& one) { return count_of(one.value, key); };
  const auto [least, most] = std::ranges::minmax(law, {}, count);
  CountLaw out{count(least), {}};
  out.p.resize(static_cast<std::size_t>(count(most) - out.least + 1));
  for (const auto& one : law) out.p[static_cast<std::size_t>(count(one) - out.least)] += one.p;
  return out;
}

double share_luckier(const CountLaw& law, std::int64_t fallen, bool less) {
  return (less ? law.below(fallen) : law.above(fallen)) + law.at(fallen) / 2;
}

double tie_of(std::string_view battle, std::string_view what) {
  return std::ldexp(static_cast<double>(digest_number(battle, what)) + 0.5, -digest_bits);
}

double normal_below(double z) { return std::erfc(-z / std::numbers::sqrt2) / 2; }

// By halving: of the smaller tail, which a double tells exactly.
double normal_quantile(double share) {
  if (share > 0.5) return -normal_quantile(1 - share);
  constexpr double farthest = 38;
  constexpr int steps = 64;
  double low = -farthest;
  double high = 0;
  for (int n = 0; n < steps; ++n) {
    const auto middle = (low + high) / 2;
    (normal_below(middle) < share ? low : high) = middle;
  }
  return high;
}

double deviations(const LuckyFall& fall) {
  const auto& [law, fallen, less, tie] = fall;
  const auto worse = (less ? law.above(fallen) : law.below(fallen)) + tie * law.at(fallen);
  const auto better = (less ? law.below(fallen) : law.above(fallen)) + (1 - tie) * law.at(fallen);
  return worse < better ? normal_quantile(worse) : -normal_quantile(better);
}

void FairShare::add(const LuckyFall& fall) {
  const auto squared = std::min(fall.law.variance(), clock_ - used_);
  if (squared <= 0) return;
  used_ += squared;
  sum_ += std::sqrt(squared) * deviations(fall);
}

double FairShare::luckier(double tie) const {
  if (clock_ <= 0) return 1 - tie;
  const auto rest = std::max(clock_ - used_, 0.0);
  const auto all = sum_ + std::sqrt(rest) * normal_quantile(tie);
  return normal_below(-all / std::sqrt(clock_));
}

}  // namespace nfw::battle
