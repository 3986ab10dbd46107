#include "nfw/exact.hpp"

#include <algorithm>
#include <numeric>

namespace nfw {

namespace {

constexpr double negligible_state = 1e-24;
constexpr double negligible_share = 1e-20;  // of the greatest
constexpr std::int64_t most_dice_of_a_sum = 10'000;
constexpr std::int64_t most_steps = 20'000'000;
constexpr std::size_t most_states = 2'000'000;  // some 160 MB

// ---- states and their probabilities: open addressing, since a stage makes a state many times

std::size_t hash(const State& state) {
  std::uint64_t h = 0x9E3779B97F4A7C15U;
  for (std::size_t n = 0; n < state.at.size(); n += 2) {
    const auto low = static_cast<std::uint32_t>(state.at[n]);
    const auto high = std::uint64_t{static_cast<std::uint32_t>(state.at[n + 1])};
    h = (h ^ (high << 32U | low)) * 0xFF51AFD7ED558CCDU;
    h ^= h >> 32U;
  }
  return static_cast<std::size_t>(h);
}

class States {
 public:
  void add(const State& state, double p) {
    if (used_ * 2 >= slots_.size()) grow();
    auto& slot = find(slots_, state);
    if (slot.p == 0) {
      slot.state = state;
      ++used_;
    }
    slot.p += p;
  }
  // In the order of the states, so that sums come out the same everywhere.
  [[nodiscard]] bool too_many() const { return used_ > most_states; }
  [[nodiscard]] std::vector<LastState> take() {
    std::vector<LastState> out;
    out.reserve(used_);
    for (const auto& slot : slots_)
      if (slot.p > negligible_state) out.push_back(slot);
    std::ranges::sort(out, {}, &LastState::state);
    slots_.clear();
    used_ = 0;
    return out;
  }

 private:
  static LastState& find(std::vector<LastState>& slots, const State& state) {
    auto at = hash(state) & (slots.size() - 1);
    while (slots[at].p != 0 && slots[at].state != state) at = (at + 1) & (slots.size() - 1);
    return slots[at];
  }
  void grow() {
    constexpr std::size_t least = 64;
    std::vector<LastState> bigger(std::max(least, slots_.size() * 2));
    for (const auto& slot : slots_)
      if (slot.p != 0) find(bigger, slot.state) = slot;
    slots_ = std::move(bigger);
  }

  std::vector<LastState> slots_;  // a power of two
  std::size_t used_ = 0;
};

// ---- what a roll may answer

// Probabilities of the sum of so many dice, from the least possible sum on.
Binomial sum_of_dice(std::int64_t dice, int sides) {
  Binomial law{0, {1.0}};
  for (std::int64_t n = 0; n < dice; ++n) {
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
    ++law.from;
    const double least = *std::ranges::max_element(next) * negligible_share;
    std::size_t cut = 0;
    while (next[cut] < least) ++cut;
    while (next.back() < least) next.pop_back();
    next.erase(next.begin(), next.begin() + static_cast<std::ptrdiff_t>(cut));
    law.from += static_cast<std::int64_t>(cut);
    law.p = std::move(next);
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

double chance_of_natural_failure(const Plan& plan) {
  const int never = plan.stage->never;
  return plan.counts_naturals && never != 0 && !plan.succeeds(never) ? 1.0 / plan.stage->sides : 0;
}

template <class Visit>
void each_of(const Binomial& law, const Visit& visit) {
  for (std::size_t n = 0; n < law.p.size(); ++n)
    visit(law.from + static_cast<std::int64_t>(n), law.p[n]);
}

// Calls visit(answer, p) for everything that the dice of a roll can answer.
template <class Visit>
void each_answer(const Roll& roll, const Visit& visit) {
  const auto& plan = *roll.plan;
  if (plan.stage->kind == StageKind::sum) {
    if (roll.count > most_dice_of_a_sum)
      throw TooManyWays(TooManyWays::What::dice_of_a_sum, plan.stage->id, most_dice_of_a_sum);
    each_of(sum_of_dice(roll.count, plan.stage->sides), [&](std::int64_t total, double p) {
      visit(Answer{total, 0}, p);
    });
    return;
  }
  const double success = chance_of_success(plan);
  const double natural = chance_of_natural_failure(plan);
  each_of(binomial(roll.count, success), [&](std::int64_t hits, double p) {
    if (natural == 0) return visit(Answer{hits, 0}, p);
    each_of(binomial(roll.count - hits, natural / (1 - success)),
            [&](std::int64_t naturals, double q) {
              visit(Answer{hits, naturals}, p * q);
            });
  });
}

// Runs one stage: each state that leaves it is told from and then forgets, before states merge.
class StageRun {
 public:
  StageRun(const Stage& stage, std::vector<Law>& told, std::int64_t& steps)
      : stage_(stage), told_(told), steps_(steps) {
    counts_.resize(stage.tells.size());
  }

  std::vector<LastState> run(std::vector<LastState> states) {
    do {
      States again;
      for (const auto& [state, p] : states) advance(state, p, again);
      states = again.take();
    } while (!states.empty());
    write_down();
    return done_.take();
  }

 private:
  void advance(const State& state, double p, States& again) {
    const auto roll = stage_.ask(state);
    if (!roll) return leave(state, p);
    each_answer(*roll, [&](Answer answer, double q) {
      if (++steps_ > most_steps)
        throw TooManyWays(TooManyWays::What::steps, roll->plan->stage->id, most_steps);
      if (p * q <= negligible_state) return;
      const auto next = stage_.fold(state, answer);
      if (stage_.repeats)
        again.add(next, p * q);
      else
        leave(next, p * q);
      if (again.too_many() || done_.too_many())
        throw TooManyWays(TooManyWays::What::steps, roll->plan->stage->id, most_states);
    });
  }

  void leave(const State& state, double p) {
    for (std::size_t n = 0; n < counts_.size(); ++n) {
      // Numbers that a stage tells are small: the place is the number itself.
      const auto number = static_cast<std::size_t>(stage_.tells[n].number(state));
      if (number >= counts_[n].size()) counts_[n].resize(number + 1);
      counts_[n][number] += p;
    }
    done_.add(stage_.forget ? stage_.forget(state) : state, p);
  }

  void write_down() {
    for (std::size_t n = 0; n < counts_.size(); ++n)
      for (std::size_t number = 0; number < counts_[n].size(); ++number)
        if (counts_[n][number] > 0)
          told_[stage_.tells[n].key].push_back(
              {number_value(static_cast<std::int64_t>(number)), counts_[n][number]});
  }

  const Stage& stage_;
  std::vector<Law>& told_;
  std::int64_t& steps_;
  std::vector<std::vector<double>> counts_;
  States done_;
};

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

ExactRun run_exactly(const Procedure& procedure) {
  ExactRun out;
  out.told.resize(procedure.test->outcome.size());
  out.last = {{State{}, 1.0}};
  std::int64_t steps = 0;
  const auto run = [&](std::size_t first, std::size_t last, std::vector<LastState> states) {
    for (auto n = first; n <= last; ++n)
      states = StageRun(procedure.stages[n], out.told, steps).run(std::move(states));
    return states;
  };
  for (std::size_t n = 0; n < procedure.stages.size(); ++n) {
    out.last = run(n, n, std::move(out.last));
    const auto& stage = procedure.stages[n];
    if (!stage.again) continue;
    // What is to be rolled once more becomes ever less likely, until it may be left out.
    States settled;
    while (!out.last.empty()) {
      States once_more;
      for (const auto& [state, p] : out.last) {
        const auto start = stage.again(state);
        (start ? once_more : settled).add(start.value_or(state), p);
      }
      out.last = run(stage.again_from, n, once_more.take());
    }
    out.last = settled.take();
  }
  return out;
}

}  // namespace nfw
