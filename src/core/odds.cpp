#include "nfw/odds.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>

#include "exact_steps.hpp"
#include "start_class.hpp"

namespace nfw {

namespace {

/// What may be gone through.
struct Most {
  explicit Most(double share)
      : steps(static_cast<std::int64_t>(share * most_steps_of_a_test)),
        conclusions(static_cast<std::size_t>(share * most_conclusions)) {}

  /// Where each side takes more, its ends are too many to conclude with each of the other's.
  [[nodiscard]] std::int64_t steps_of_both() const { return steps / 6; }

  std::int64_t steps;
  std::size_t conclusions;

 private:
  static constexpr double most_conclusions = 200'000;
};

// The ways into a test: starts that are alike are one.
class Ways {
 public:
  Ways(const TestTable& test, const Purpose& purpose) : Ways(Graph(test), purpose) {}

  void add(std::optional<Start> start, double p) {
    if (!start) {
      not_due += p;
      return;
    }
    if (!odds.begins) odds.begins = start->facts;
    auto key = class_.key(*start);
    for (const auto early : early_) {
      const auto number = start->facts[test_.outcome[early].fact];
      key.insert(key.end(), {number.num, number.den});
    }
    add_to(starts_, std::move(key), std::move(*start), p);
  }

  /// Counts what they come to without any die, and makes one of those that are alike but for that.
  [[nodiscard]] auto take() {
    Starts out;
    for (auto& [known, way] : std::exchange(starts_, {})) {
      auto& [start, p] = way;
      for (const auto n : early_)
        nfw::add(odds.keys[n], value_of(test_.outcome[n], test_, start.facts), p);
      auto key = known;
      key.resize(key.size() - 2 * early_.size());
      add_to(out, std::move(key), std::move(start), p);
    }
    return out;
  }
  [[nodiscard]] bool is_early(std::size_t key) const {
    return std::ranges::find(early_, key) != early_.end();
  }

  double not_due = 0;
  Odds odds;

 private:
  using Starts = std::map<StartClass::Key, std::pair<Start, double>>;

  Ways(const Graph& graph, const Purpose& purpose)
      : odds{std::vector<Law>(graph.test().outcome.size()), {}},
        test_(graph.test()),
        early_(early_keys(graph)),
        class_(graph, purpose, early_) {}

  static void add_to(Starts& starts, StartClass::Key key, Start&& start, double p) {
    starts.try_emplace(std::move(key), std::move(start), 0.0).first->second.second += p;
  }

  const TestTable& test_;
  std::vector<std::size_t> early_;  // keys
  StartClass class_;
  Starts starts_;
};

// What the other side may tell, and how likely; where there is none, certainly nothing.
using Words = std::map<Word, double>;

struct Exactly {
  Exactly(Procedure of, const Purpose& purpose, std::int64_t most)
      : procedure(std::move(of)), run(run_exactly(procedure, purpose, most)) {}

  [[nodiscard]] Words words() const {
    Words out;
    for (const auto& last : run.last)
      out[word_for_other(*procedure.test, end_facts(procedure, run, last))] += last.p;
    return out;
  }

  Procedure procedure;
  ExactRun run;
};

class Worker {
 public:
  Worker(const Play& play, double share)
      : play_(play), most_(share), followers_(play.parts.size()) {
    for (std::size_t n = 0; n < play.parts.size(); ++n) {
      ways_.emplace_back(*play.parts[n].test, purpose_of(play, n));
      if (const auto after = play.parts[n].after; after != no_part) followers_[after].push_back(n);
    }
  }

  std::vector<Odds> work_out() {
    open();
    for (std::size_t n = play_.openers(); n < ways_.size(); ++n) {
      ways_[n].not_due += ways_[play_.parts[n].after].not_due;
      for (const auto& [key, way] : ways_[n].take())
        end(n, way.first, way.second, exactly(n, way.first), {{Word(), 1.0}});
    }
    std::vector<Odds> out;
    for (std::size_t n = 0; n < ways_.size(); ++n) {
      finish(*play_.parts[n].test, ways_[n].odds, ways_[n].not_due);
      // A certainty that rounding carried a hair too far is 1.
      for (auto& law : ways_[n].odds.keys)
        for (auto& chance : law) chance.p = std::min(chance.p, 1.0);
      out.push_back(std::move(ways_[n].odds));
    }
    return out;
  }

 private:
  void open() {
    std::vector<Start> starts;
    for (std::size_t n = 0; n < play_.openers(); ++n) starts.push_back(start_of(play_.parts[n]));
    if (!play_.both()) return end(0, starts[0], 1.0, exactly(0, starts[0]), {{Word(), 1.0}});
    const auto runs = both(starts);
    for (std::size_t n = 0; n < runs.size(); ++n)
      end(n, starts[n], 1.0, *runs[n], runs[1 - n]->words());
  }

  [[nodiscard]] Exactly exactly(std::size_t n, const Start& start) const {
    return exactly(n, start, most_.steps);
  }
  [[nodiscard]] Exactly exactly(std::size_t n, const Start& start, std::int64_t steps) const {
    return {make_procedure(*play_.parts[n].test, start.facts), purpose_of(play_, n), steps};
  }

  // One side may take many steps, once it is known that the other does not.
  [[nodiscard]] std::array<std::optional<Exactly>, 2> both(const std::vector<Start>& starts) const {
    std::array<std::optional<Exactly>, 2> out;
    std::optional<std::size_t> late;
    for (std::size_t n = 0; n < out.size(); ++n) {
      try {
        out[n].emplace(exactly(n, starts[n], most_.steps_of_both()));
      } catch (const TooManyWays&) {
        if (late) throw;
        late = n;
      }
    }
    if (late) out[*late].emplace(exactly(*late, starts[*late]));
    return out;
  }

  // Counts the ends of a test that began like this, and leads them on to what follows.
  void end(std::size_t n, const Start& start, double weight, const Exactly& exactly,
           const Words& words) {
    const auto& test = *play_.parts[n].test;
    const auto& run = exactly.run;
    auto& keys = ways_[n].odds.keys;
    std::vector<std::size_t> open;
    for (std::size_t key = 0; key < run.told.size(); ++key) {
      const bool is_counted = n >= play_.openers() && ways_[n].is_early(key);
      if (!run.is_told[key] && !is_counted) open.push_back(key);
      const bool first = keys[key].empty();  // no value stands twice in what is told
      if (first) keys[key].reserve(run.told[key].size());
      for (const auto& [value, p] : run.told[key]) {
        if (first)
          keys[key].push_back({value, weight * p});
        else
          add(keys[key], value, weight * p);
      }
    }
    if (open.empty() && followers_[n].empty()) return;
    if (run.last.size() * words.size() > most_.conclusions)
      throw TooManyWays(TooManyWays::What::steps, test.id,
                        static_cast<std::int64_t>(most_.conclusions));
    for (const auto& last : run.last) {
      const auto facts = end_facts(exactly.procedure, run, last);
      for (const auto& [word, q] : words) {
        if (last.p * q < negligible) continue;
        auto now = facts;
        hear(test, word, now);
        const auto end = conclude(test, std::move(now));
        for (const auto key : open) add(keys[key], end.outcome[key], weight * last.p * q);
        for (const auto next : followers_[n])
          ways_[next].add(following(test, start.given, end, play_.parts[next]),
                          weight * last.p * q);
      }
    }
  }

  const Play& play_;
  Most most_;
  std::vector<std::vector<std::size_t>> followers_;
  std::vector<Ways> ways_;
};

}  // namespace

std::string_view not_due_of(const OutcomeKey& key) {
  const bool taken = std::ranges::find(key.values, not_due, &Choice::id) != key.values.end();
  return taken ? not_due_apart : not_due;
}

void finish(const TestTable& test, Odds& odds, double resting) {
  for (std::size_t key = 0; key < odds.keys.size(); ++key) {
    if (resting > 0) add(odds.keys[key], word_value(not_due_of(test.outcome[key])), resting);
    sort(odds.keys[key], test.outcome[key]);
  }
}

std::vector<Odds> odds(const Play& play, double share) { return Worker(play, share).work_out(); }

}  // namespace nfw
