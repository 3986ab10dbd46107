#include "nfw/sample.hpp"

#include <algorithm>

#include "nfw/odds.hpp"

namespace nfw {

// A start of a test, and where each of its ends leads.
struct Sampler::Node {
  struct Followed {
    bool found = false;
    Node* next = nullptr;
  };
  Ways ways;
  std::vector<Followed> ends;
};

Sampler::Sampler(const Chain& chain) : chain_(chain), levels_(chain.size()) {
  for (std::size_t n = 0; n < levels_.size(); ++n) {
    levels_[n].link = &chain_[n];
    levels_[n].likeness = std::make_unique<Likeness>(*chain_[n].test);
  }
  Facts first = chain_.front().said;
  complete(*chain_.front().test, first);
  root_ = node(0, first);
}

Sampler::~Sampler() = default;

Sampler::Node* Sampler::node(std::size_t level, const Facts& facts) {
  auto& here = levels_[level];
  auto& owner = here.nodes[here.likeness->key(facts)];
  if (!owner) {
    Purpose purpose;
    if (level + 1 < chain_.size()) purpose.next.push_back(chain_[level + 1].test->id);
    owner.reset(new Node{Ways(make_procedure(*here.link->test, facts), purpose), {}});
  }
  return owner.get();
}

Sampler::Node* Sampler::follow(std::size_t level, const Ways::End& end) {
  const auto next =
      following(chain_[level], conclude(*chain_[level].test, end.facts), chain_[level + 1]);
  return next ? node(level + 1, *next) : nullptr;
}

void Sampler::resolve_once(DiceSource& dice) {
  Node* here = root_;
  for (std::size_t n = 0; n < levels_.size(); ++n) {
    const auto& end = here->ways.play(dice);
    if (n + 1 == levels_.size()) return;
    if (end.number >= here->ends.size()) here->ends.resize(end.number + 1);
    auto& followed = here->ends[end.number];
    if (!followed.found) followed = {true, follow(n, end)};
    if (followed.next == nullptr) {
      for (auto later = n + 1; later < levels_.size(); ++later) ++levels_[later].not_due;
      return;
    }
    here = followed.next;
  }
}

std::vector<std::vector<Tally>> Sampler::tallies_of(const Level& level) {
  const auto& test = *level.link->test;
  std::vector<Law> laws(test.outcome.size());
  const auto count = [&](std::size_t key, const Value& value, std::int64_t n) {
    if (n > 0) add(laws[key], value, static_cast<double>(n));
  };
  for (std::size_t key = 0; key < laws.size(); ++key)
    count(key, word_value(not_due_of(test.outcome[key])), level.not_due);
  for (const auto& [likeness, node] : level.nodes) {
    for (std::size_t key = 0; key < laws.size(); ++key)
      for (const auto& [value, n] : node->ways.told(key))
        count(key, value, static_cast<std::int64_t>(n));
    for (const auto& [state, end] : node->ways.ends()) {
      const auto conclusion = conclude(test, end->facts);
      for (std::size_t key = 0; key < laws.size(); ++key)
        if (!node->ways.tells(key)) count(key, conclusion.outcome[key], end->count);
    }
  }
  std::vector<std::vector<Tally>> out(laws.size());
  for (std::size_t key = 0; key < laws.size(); ++key) {
    sort(laws[key], test.outcome[key]);
    for (const auto& [value, p] : laws[key])
      out[key].push_back({value, static_cast<std::int64_t>(p)});
  }
  return out;
}

std::vector<std::vector<std::vector<Tally>>> Sampler::tallies() const {
  std::vector<std::vector<std::vector<Tally>>> out;
  for (const auto& level : levels_) out.push_back(tallies_of(level));
  return out;
}

}  // namespace nfw
