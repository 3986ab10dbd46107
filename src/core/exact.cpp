#include <algorithm>
#include <map>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "exact_steps.hpp"

namespace nfw {

namespace {

// Within 256 MB.
constexpr std::size_t most_states = 1'000'000;
constexpr std::size_t most_numbers = 6 * most_states;  // of all together

// States and their probabilities, in the order in which they came up, so that sums come out the
// same everywhere. Open addressing, since a stage makes a state many times.
class States {
 public:
  struct Entry {
    std::size_t from;
    std::size_t size;
    double p;
  };

  /// The place of a state, which is added if it is new.
  std::size_t place(StateView state) {
    if (last_ < entries_.size() && std::ranges::equal(this->state(last_), state)) return last_;
    return last_ = find(state);
  }
  void add(StateView state, double p) { entries_[place(state)].p += p; }

  /// Of some of them something must yet be made.
  [[nodiscard]] bool due() const {
    return std::ranges::any_of(entries_, [](const Entry& one) { return one.p > negligible; });
  }
  /// Takes a state out.
  double take(StateView state) { return std::exchange(entries_[place(state)].p, 0.0); }
  void scale(double by) {
    for (auto& one : entries_) one.p *= by;
  }
  [[nodiscard]] std::size_t size() const { return entries_.size(); }
  [[nodiscard]] bool too_many() const {
    return entries_.size() > most_states || numbers_.size() > most_numbers;
  }
  [[nodiscard]] StateView state(std::size_t place) const {
    return StateView(numbers_).subspan(entries_[place].from, entries_[place].size);
  }
  [[nodiscard]] double p(std::size_t place) const { return entries_[place].p; }

 private:
  std::size_t find(StateView state) {
    if (entries_.size() * 2 >= slots_.size()) grow();
    auto& slot = slots_[free_or(state)];
    if (slot == 0) {
      entries_.push_back({numbers_.size(), state.size(), 0});
      numbers_.insert(numbers_.end(), state.begin(), state.end());
      slot = static_cast<std::uint32_t>(entries_.size());
    }
    return slot - 1;
  }
  static std::size_t hash(StateView state) {
    std::uint64_t h = 0x9E3779B97F4A7C15U;
    for (const auto number : state) {
      h = (h ^ static_cast<std::uint64_t>(number)) * 0xFF51AFD7ED558CCDU;
      h ^= h >> 32U;
    }
    return static_cast<std::size_t>(h);
  }
  [[nodiscard]] std::size_t free_or(StateView wanted) const {
    auto at = hash(wanted) & (slots_.size() - 1);
    while (slots_[at] != 0 && !std::ranges::equal(state(slots_[at] - 1), wanted))
      at = (at + 1) & (slots_.size() - 1);
    return at;
  }
  void grow() {
    constexpr std::size_t least = 64;
    slots_.assign(std::max(least, slots_.size() * 2), 0);
    for (std::size_t n = 0; n < entries_.size(); ++n)
      slots_[free_or(state(n))] = static_cast<std::uint32_t>(n + 1);
  }

  std::vector<Entry> entries_;
  std::vector<std::int64_t> numbers_;
  std::vector<std::uint32_t> slots_;  // a power of two; one more than the place of the entry
  std::size_t last_ = 0;              // mostly the same is looked for again
};

// The probabilities of what a roll answers.
class Answered {
 public:
  void add(const Answers& answers, double p) {
    if (answers.naturals.empty()) {
      const auto& law = answers.values;
      const auto from = place_of(law.least, law.p.size());
      for (std::size_t n = 0; n < law.p.size(); ++n) by_value_[from + n] += p * law.p[n];
      return;
    }
    answers.each([&](Answer answer, double q) {
      if (answer.naturals > 0)
        more_.add(std::array{answer.value, answer.naturals}, p * q);
      else
        by_value_[place_of(answer.value, 1)] += p * q;
    });
  }
  template <class Visit>
  void each(const Visit& visit) const {
    for (std::size_t n = 0; n < by_value_.size(); ++n)
      if (by_value_[n] > negligible)
        visit(Answer{from_ + static_cast<std::int64_t>(n), 0}, by_value_[n]);
    for (std::size_t n = 0; n < more_.size(); ++n)
      if (more_.p(n) > negligible) visit(Answer{more_.state(n)[0], more_.state(n)[1]}, more_.p(n));
  }

 private:
  // Of so many values from one on, all of which get room.
  std::size_t place_of(std::int64_t value, std::size_t many) {
    if (by_value_.empty()) from_ = value;
    if (value < from_) {
      by_value_.insert(by_value_.begin(), static_cast<std::size_t>(from_ - value), 0.0);
      from_ = value;
    }
    const auto place = static_cast<std::size_t>(value - from_);
    by_value_.resize(std::max(by_value_.size(), place + many));
    return place;
  }

  std::int64_t from_ = 0;
  std::vector<double> by_value_;  // of from_, from_ + 1 ...
  States more_;                   // those with naturals
};

// The probabilities of the values of a key. Numbers are mostly small: the place is the number.
// Lists are many.
class Told {
 public:
  void add(const Value& value, double p) {
    constexpr std::int64_t small = 1 << 20;
    if (value.kind == ValueKind::list) {
      const auto [at, fresh] = lists_.try_emplace(value.word, law_.size());
      if (fresh) law_.push_back({value, 0});
      law_[at->second].p += p;
      return;
    }
    if (value.kind != ValueKind::number || value.parts != 1 || value.number < 0 ||
        value.number >= small)
      return nfw::add(law_, value, p);
    const auto number = static_cast<std::size_t>(value.number);
    if (number >= counts_.size()) counts_.resize(number + 1);
    counts_[number] += p;
  }
  Law take() {
    for (std::size_t n = 0; n < counts_.size(); ++n)
      if (counts_[n] > 0) law_.push_back({number_value(static_cast<std::int64_t>(n)), counts_[n]});
    return std::move(law_);
  }

 private:
  Law law_;
  std::unordered_map<std::string_view, std::size_t> lists_;  // their places in it
  std::vector<double> counts_;
};

class Runner {
 public:
  Runner(const Procedure& procedure, const Purpose& purpose, std::int64_t most)
      : machine_(procedure, purpose),
        most_steps_(most),
        told_(procedure.test->outcome.size()),
        pending_(procedure.stages.size() + 1) {}

  ExactRun run() {
    pending_.front().add(machine_.start(), 1.0);
    // What is to be rolled once more becomes ever less likely, until it is left out.
    for (auto stage = std::ranges::find_if(pending_, &States::due); stage + 1 < pending_.end();
         stage = std::ranges::find_if(pending_, &States::due)) {
      stage_ = static_cast<std::size_t>(stage - pending_.begin());
      run_stage(std::exchange(*stage, {}));
    }
    return result();
  }

 private:
  [[nodiscard]] const Stage& stage() const { return *machine_.procedure().stages[stage_]; }

  void too_many(std::int64_t limit) const {
    throw TooManyWays(TooManyWays::What::steps, stage().id(), limit);
  }

  // States that come to the same once their dice are thrown are one from there on.
  void run_stage(const States& before) {
    if (stage().ways() > static_cast<std::int64_t>(most_states)) too_many(most_states);
    States groups;
    std::vector<Answered> answered;
    States over;
    const auto steps_before = steps_;
    std::size_t done = 0;
    each(before, [&](StateView state, double p) {
      machine_.enter(stage_, state);
      const auto roll = machine_.ask();
      machine_.keep(state_);
      ++done;
      if (!roll) return over.add(state_, p);
      const auto group = groups.place(state_);
      if (group == answered.size()) answered.emplace_back();
      answer(*roll, p, answered[group]);
      stop_in_time(steps_ - steps_before, done, before.size());
    });
    States again;
    for (std::size_t group = 0; group < groups.size(); ++group) {
      machine_.enter(stage_, groups.state(group), true);
      answered[group].each([&](Answer one, double p) {
        machine_.enter_again();
        machine_.fold(one);
        end_or(again, p);
      });
    }
    each(over, [&](StateView state, double p) {
      machine_.enter(stage_, state, true);
      leave(p);
    });
    while (again.due())
      repeat(std::exchange(again, {}), again, [&](StateView, double p) { leave(p); });
  }

  // Half of what may be is gone, and at this pace the states that are left take more than the rest:
  // whoever is refused need not wait for all of it.
  void stop_in_time(std::int64_t steps, std::size_t done, std::size_t all) const {
    if (2 * steps_ < most_steps_) return;
    const auto pace = static_cast<double>(steps) / static_cast<double>(done);
    if (static_cast<double>(steps_) + pace * static_cast<double>(all - done) >
        static_cast<double>(most_steps_))
      too_many(most_steps_);
  }

  // Stages that ask again, one state after the other.
  template <class AtEnd>
  void repeat(const States& states, States& again, const AtEnd& at_end) {
    each(states, [&](StateView state, double p) {
      machine_.enter(stage_, state, true);
      if (const auto part = machine_.part()) {
        each(ends_of(*part), [&](StateView end, double q) {
          if (++steps_ > most_steps_) too_many(most_steps_);
          again.add(machine_.with(state, end), p * q);
        });
        return;
      }
      const auto roll = machine_.ask();
      if (!roll) return at_end(state, p);
      Answered answered;
      answer(*roll, p, answered);
      answered.each([&](Answer one, double q) {
        machine_.enter(stage_, state, true);
        machine_.fold(one);
        keep_on(again, q);
      });
    });
  }

  // Where a part of a state ends in the long run: what leads back to it is spread over its ends.
  const States& ends_of(const State& part) {
    const auto [found, fresh] = ends_.try_emplace({stage_, part});
    auto& ends = found->second;
    if (!fresh) return ends;
    States now;
    now.add(part, 1.0);
    double back = 0;
    while (now.due()) {
      States next;
      repeat(now, next, [&](StateView state, double p) { ends.add(state, p); });
      back += next.take(part);
      now = std::move(next);
    }
    ends.scale(1 / (1 - back));
    return ends;
  }

  void answer(const Roll& roll, double p, Answered& out) {
    const auto& all = answers(roll);
    steps_ += all.ways();
    if (steps_ > most_steps_) too_many(most_steps_);
    out.add(all, p);
  }

  // Mostly the same roll as before.
  const Answers& answers(const Roll& roll) {
    if (roll.plan != answered_.plan || roll.count != answered_.count) {
      answers_ = answers_of(roll, machine_.tells_naturals());
      answered_ = roll;
    }
    return answers_;
  }

  void end_or(States& again, double p) {
    if (!stage().repeats()) return leave(p);
    keep_on(again, p);
  }

  void keep_on(States& again, double p) {
    machine_.keep(state_);
    again.add(state_, p);
    if (again.too_many()) too_many(most_states);
  }

  void leave(double p) {
    auto& next = pending_[machine_.leave(state_)];
    for (const auto key : machine_.told()) told_[key].add(machine_.value(key), p);
    next.add(state_, p);
    if (next.too_many()) too_many(most_states);
  }

  template <class Visit>
  static void each(const States& states, const Visit& visit) {
    for (std::size_t n = 0; n < states.size(); ++n)
      if (states.p(n) > negligible) visit(states.state(n), states.p(n));
  }

  ExactRun result() {
    ExactRun out;
    for (std::size_t key = 0; key < told_.size(); ++key) {
      out.told.push_back(told_[key].take());
      out.is_told.push_back(machine_.flow().tells(key));
    }
    each(pending_.back(), [&](StateView state, double p) {
      out.last.push_back({{state.begin(), state.end()}, p});
    });
    for (const auto& [slot, interest] : machine_.flow().end()) out.kept.push_back(slot);
    return out;
  }

  Machine machine_;
  std::int64_t most_steps_;
  std::vector<Told> told_;
  std::vector<States> pending_;                           // by the stage that comes now
  std::map<std::pair<std::size_t, State>, States> ends_;  // of parts, by stage
  std::size_t stage_ = 0;
  State state_;
  std::int64_t steps_ = 0;
  Roll answered_;  // the last roll, and its answers
  Answers answers_;
};

}  // namespace

Facts end_facts(const Procedure& procedure, const ExactRun& run, const LastState& last) {
  Facts out = procedure.facts;
  for (std::size_t n = 0; n < run.kept.size(); ++n)
    out.set(run.kept[n], Number{last.state[2 * n], last.state[2 * n + 1]});
  finish(*procedure.test, out);
  return out;
}

ExactRun run_exactly(const Procedure& procedure, const Purpose& purpose) {
  return run_exactly(procedure, purpose, most_steps_of_a_test);
}

ExactRun run_exactly(const Procedure& procedure, const Purpose& purpose, std::int64_t most) {
  return Runner(procedure, purpose, most).run();
}

}  // namespace nfw
