#include "nfw/count_law.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace nfw {

namespace {

constexpr double negligible = 1e-20;  // of the greatest

// The sum of the probabilities from one place to before another, as far as there are such places.
double sum(const std::vector<double>& p, std::int64_t from, std::int64_t to) {
  const auto size = std::ssize(p);
  const auto begin = p.begin() + std::clamp<std::int64_t>(from, 0, size);
  const auto end = p.begin() + std::clamp<std::int64_t>(to, 0, size);
  return begin < end ? std::accumulate(begin, end, 0.0) : 0.0;
}

}  // namespace

double CountLaw::mean() const {
  double out = 0;
  for (std::size_t n = 0; n < p.size(); ++n)
    out += p[n] * static_cast<double>(least + static_cast<std::int64_t>(n));
  return out;
}

double CountLaw::variance() const {
  const auto middle = mean();
  double out = 0;
  for (std::size_t n = 0; n < p.size(); ++n) {
    const auto away = static_cast<double>(least + static_cast<std::int64_t>(n)) - middle;
    out += p[n] * away * away;
  }
  return out;
}

double CountLaw::at(std::int64_t count) const { return sum(p, count - least, count - least + 1); }
double CountLaw::below(std::int64_t count) const { return sum(p, 0, count - least); }
double CountLaw::above(std::int64_t count) const {
  return sum(p, count - least + 1, std::ssize(p));
}

std::int64_t CountLaw::quantile(double share) const {
  auto out = least;
  for (double so_far = p.front(); so_far < share && out + 1 < least + std::ssize(p);) {
    ++out;
    so_far += at(out);
  }
  return out;
}

CountLaw mirrored(CountLaw law) {
  law.least = -(law.least + std::ssize(law.p) - 1);
  std::ranges::reverse(law.p);
  return law;
}

CountLaw convolved(const CountLaw& one, const CountLaw& other) {
  CountLaw out{one.least + other.least, std::vector<double>(one.p.size() + other.p.size() - 1)};
  for (std::size_t n = 0; n < one.p.size(); ++n)
    for (std::size_t m = 0; m < other.p.size(); ++m) out.p[n + m] += one.p[n] * other.p[m];
  return out;
}

CountLaw trimmed(CountLaw law) {
  const double bound = *std::ranges::max_element(law.p) * negligible;
  while (law.p.back() < bound) law.p.pop_back();
  const auto first = std::ranges::find_if(law.p, [&](double p) { return p >= bound; });
  law.least += first - law.p.begin();
  law.p.erase(law.p.begin(), first);
  return law;
}

CountLaw binomial(std::int64_t n, double p) {
  if (p <= 0 || p >= 1 || n == 0) return {p >= 1 ? n : 0, {1.0}};
  const auto count = static_cast<double>(n);
  const auto mode = std::min(n, static_cast<std::int64_t>((count + 1) * p));
  const double ratio = p / (1 - p);
  // Ten standard deviations to either side are about what is kept.
  constexpr double deviations = 10;
  constexpr std::int64_t least = 16;
  const auto most = least + static_cast<std::int64_t>(deviations * std::sqrt(count * p * (1 - p)));
  std::vector<double> up;
  up.reserve(static_cast<std::size_t>(std::min(n - mode + 1, most)));
  double w = 1;
  up.push_back(w);
  for (auto k = mode; k < n && w > negligible; ++k) {
    w = w * (static_cast<double>(n - k) / static_cast<double>(k + 1)) * ratio;
    up.push_back(w);
  }
  std::vector<double> down;
  down.reserve(static_cast<std::size_t>(std::min(mode, most)));
  w = 1;
  for (auto k = mode; k > 0 && w > negligible; --k) {
    w *= static_cast<double>(k) / static_cast<double>(n - k + 1) / ratio;
    down.push_back(w);
  }
  // Each half from its small end on, for the sake of the last digits.
  double all = std::accumulate(up.rbegin(), up.rend(), 0.0);
  all += std::accumulate(down.rbegin(), down.rend(), 0.0);
  CountLaw law{mode - std::ssize(down), {}};
  law.p.reserve(down.size() + up.size());
  law.p.assign(down.rbegin(), down.rend());
  law.p.insert(law.p.end(), up.begin(), up.end());
  for (auto& value : law.p) value /= all;
  return law;
}

}  // namespace nfw
