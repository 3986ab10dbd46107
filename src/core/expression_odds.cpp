#include <algorithm>

#include "nfw/expression.hpp"

// Exact laws of dice expressions: a part is a sum of equal laws, or of the highest of them.

namespace nfw {

namespace {

constexpr std::int64_t most_steps = 100'000'000;

// Adds up the work of all that is done, and refuses it before it is done.
class Effort {
 public:
  void take(std::size_t a, std::size_t b) {
    steps_ += static_cast<double>(a) * static_cast<double>(b);
    if (steps_ > static_cast<double>(most_steps))
      throw TooManyWays(TooManyWays::What::steps, "roll", most_steps);
  }

 private:
  double steps_ = 0;
};

CountLaw sum(const CountLaw& a, const CountLaw& b, Effort& effort) {
  effort.take(a.p.size(), b.p.size());
  return trimmed(convolved(a, b));
}

// One die; one that explodes as often as it may shows its last face for good.
CountLaw die(const DicePart& part) {
  const auto sides = static_cast<std::size_t>(part.sides);
  const double share = 1.0 / part.sides;
  CountLaw out{1, {}};
  double p = share;
  for (int times = 0; part.explodes && times < most_explosions; ++times, p *= share) {
    out.p.insert(out.p.end(), sides - 1, p);
    out.p.push_back(0);
  }
  out.p.insert(out.p.end(), sides, p);
  return out;
}

CountLaw sum_of(const CountLaw& law, std::int64_t count, Effort& effort) {
  CountLaw out;
  for (std::int64_t n = 0; n < count; ++n) out = sum(out, law, effort);
  return out;
}

// The sum of the `kept` highest of so many: values from the highest down, each with the dice that
// show it among those that show no more.
class Highest {
 public:
  Highest(const CountLaw& law, std::int64_t count, std::int64_t kept, Effort& effort)
      : law_(law), count_(count), kept_(kept), effort_(effort) {
    const auto width = law.p.size() * static_cast<std::size_t>(kept) + 1;
    Effort().take(law.p.size() * static_cast<std::size_t>(kept), width);  // at the very least
    sums_.assign(static_cast<std::size_t>(kept), std::vector<double>(width));
    done_.assign(width, 0);
  }

  CountLaw run() {
    sums_[0][0] = 1;
    double below = 1;  // that one die shows no more than this value
    for (auto value = law_.p.size(); value-- > 0;) {
      const double p = law_.p[value];
      if (p > 0) place(value, value == 0 ? 1.0 : std::min(1.0, p / below));
      below -= p;
    }
    return trimmed({law_.least * kept_, done_});
  }

 private:
  // `p`: that a die which shows no more than this shows just this.
  void place(std::size_t value, double p) {
    auto next = std::vector(sums_.size(), std::vector<double>(done_.size()));
    for (std::size_t placed = 0; placed < sums_.size(); ++placed) {
      const auto here = binomial(count_ - static_cast<std::int64_t>(placed), p);
      effort_.take(here.p.size(), done_.size());
      for (std::size_t n = 0; n < here.p.size(); ++n) {
        const auto dice = static_cast<std::size_t>(here.least) + n;
        const auto counted = std::min(dice, sums_.size() - placed);
        const bool all = placed + counted == sums_.size();
        auto& into = all ? done_ : next[placed + counted];
        for (std::size_t s = 0; s + counted * value < into.size(); ++s)
          into[s + counted * value] += sums_[placed][s] * here.p[n];
      }
    }
    sums_ = std::move(next);
  }

  const CountLaw& law_;
  std::int64_t count_;
  std::int64_t kept_;
  Effort& effort_;
  std::vector<std::vector<double>> sums_;  // by dice placed: of how far each lies above the least
  std::vector<double> done_;
};

CountLaw law_of(const DicePart& part, Effort& effort) {
  if (part.sides == 0) return {part.count, {1.0}};
  const auto one = die(part);
  if (part.divisor > 1) {
    CountLaw out{
        1, std::vector<double>((one.p.size() - 1) / static_cast<std::size_t>(part.divisor) + 1)};
    for (std::size_t n = 0; n < one.p.size(); ++n)
      out.p[n / static_cast<std::size_t>(part.divisor)] += one.p[n];
    return out;
  }
  if (!part.kept || part.kept->count == part.count) return sum_of(one, part.count, effort);
  if (part.kept->count == 0) return {};
  if (part.kept->highest) return Highest(one, part.count, part.kept->count, effort).run();
  return mirrored(Highest(mirrored(one), part.count, part.kept->count, effort).run());
}

}  // namespace

Law odds(const DiceExpression& expression) {
  Effort effort;
  CountLaw total;
  for (const auto& part : expression.parts) {
    const auto law = law_of(part, effort);
    total = sum(total, part.sign < 0 ? mirrored(law) : law, effort);
  }
  Law out;
  for (std::size_t n = 0; n < total.p.size(); ++n)
    if (total.p[n] > 0)
      out.push_back({number_value(total.least + static_cast<std::int64_t>(n)), total.p[n]});
  return out;
}

}  // namespace nfw
