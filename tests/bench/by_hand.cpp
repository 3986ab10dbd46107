// The odds of `nfw fire --weapon mounted --range short --target-figures 24 --shooters N --odds
// --then morale`, as somebody might write them down for this one question. Prints each value and
// its probability: killed, then characters hit, then reactions.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace {

// Probabilities of so many successes with n dice: from the likeliest, to either side.
std::vector<double> binomial(int n, double p) {
  std::vector<double> out(static_cast<std::size_t>(n) + 1);
  const auto mode = static_cast<std::size_t>((n + 1) * p);
  const auto at = [&](double k) { return std::lgamma(k + 1); };
  const auto m = static_cast<double>(mode);
  out[mode] = std::exp(at(n) - at(m) - at(n - m) + m * std::log(p) + (n - m) * std::log1p(-p));
  const double odds = p / (1 - p);
  for (auto k = mode; k < out.size() - 1; ++k)
    out[k + 1] =
        out[k] * odds * static_cast<double>(out.size() - 1 - k) / static_cast<double>(k + 1);
  for (auto k = mode; k > 0; --k)
    out[k - 1] = out[k] / odds * static_cast<double>(k) / static_cast<double>(out.size() - k);
  return out;
}

void print(const char* name, const std::vector<double>& law) {
  std::printf("%s\n", name);
  for (std::size_t n = 0; n < law.size(); ++n) std::printf("%zu %.17g\n", n, law[n]);
}

}  // namespace

int main(int argc, char** argv) {
  const int shooters = argc > 1 ? std::atoi(argv[1]) : 24;
  constexpr int target = 24;
  const auto hits = binomial(shooters, 1.0 / 3);
  std::vector<double> mortal(hits.size());
  for (int h = 0; h <= shooters; ++h) {
    const auto of_these = binomial(h, 2.0 / 3);
    for (std::size_t k = 0; k < of_these.size(); ++k)
      mortal[k] += hits[static_cast<std::size_t>(h)] * of_these[k];
  }
  std::vector<double> killed(target + 1);
  std::vector<double> characters(static_cast<std::size_t>(shooters + 2) / 3 + 1);
  for (int k = 0; k <= shooters; ++k) {
    const auto p = mortal[static_cast<std::size_t>(k)];
    killed[static_cast<std::size_t>(std::min(k, target))] += p;
    const auto struck = binomial((k + 2) / 3, 1.0 / 6);
    for (std::size_t c = 0; c < struck.size(); ++c) characters[c] += p * struck[c];
  }
  std::vector<double> reactions(6);  // bloodlust, OK, demoralised, retreat, rout, not due
  reactions[5] = killed[0];
  for (int k = 1; k <= target; ++k)
    for (int face = 1; face <= 6; ++face) {
      const int total = face - (2 * k > target ? 3 : 1);
      const int reaction = total >= 12 ? 0 : total >= 6 ? 1 : total >= 4 ? 2 : total >= 2 ? 3 : 4;
      reactions[static_cast<std::size_t>(reaction)] += killed[static_cast<std::size_t>(k)] / 6;
    }
  print("killed", killed);
  print("characters", characters);
  print("reaction", reactions);
  return 0;
}
