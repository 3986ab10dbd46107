#include "nfw/sample.hpp"

#include <algorithm>

#include "nfw/odds.hpp"

namespace nfw {

namespace {

constexpr std::int64_t trials_at_a_time = 4096;

}  // namespace

std::size_t Sampler::HashState::operator()(const State& state) const {
  std::uint64_t h = 0;
  for (const auto n : state.at) h = (h ^ static_cast<std::uint32_t>(n)) * 0x9E3779B97F4A7C15U;
  return static_cast<std::size_t>(h ^ (h >> 32U));
}

Sampler::Sampler(const Chain& chain) : chain_(chain), levels_(chain.size()) {
  for (std::size_t n = 0; n < levels_.size(); ++n) {
    levels_[n].link = &chain_[n];
    levels_[n].likeness = std::make_unique<Likeness>(*chain_[n].test);
    levels_[n].told.resize(chain_[n].test->outcome.size());
    levels_[n].is_told.resize(chain_[n].test->outcome.size());
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
    owner = std::make_unique<Node>(Node{make_procedure(*here.link->test, facts), {}});
    for (const auto& stage : owner->procedure.stages)
      for (const auto& tell : stage.tells) here.is_told[tell.key] = true;
  }
  return owner.get();
}

State Sampler::play(const Procedure& procedure, Level& level, DiceSource& dice) {
  State state;
  int rerolls = 0;
  for (std::size_t n = 0; n < procedure.stages.size(); ++n) {
    const auto& stage = procedure.stages[n];
    while (const auto roll = stage.ask(state)) {
      Answer answer;
      for (auto left = roll->count; left > 0; left -= trials_at_a_time) {
        const Roll part{roll->plan, std::min(left, trials_at_a_time), roll->count - left};
        faces_.resize(static_cast<std::size_t>(part.dice()));
        dice.draw(part, faces_);
        const auto read_now = read(part, faces_);
        answer.value += read_now.value;
        answer.naturals += read_now.naturals;
      }
      state = stage.fold(state, answer);
      if (!stage.repeats) break;
      once_more(rerolls);
    }
    for (const auto& tell : stage.tells) {
      auto& counts = level.told[tell.key];
      const auto number = static_cast<std::size_t>(tell.number(state));
      if (number >= counts.size()) counts.resize(number + 1);
      ++counts[number];
    }
    if (stage.forget) state = stage.forget(state);
    if (!stage.again) continue;
    if (const auto start = stage.again(state)) {
      once_more(rerolls);
      state = *start;
      n = stage.again_from - 1;
    }
  }
  return state;
}

Conclusion Sampler::conclusion(const Node& node, const State& state) {
  const auto& test = *node.procedure.test;
  Facts facts = node.procedure.facts;
  if (node.procedure.finish) node.procedure.finish(state, facts);
  return conclude(test, std::move(facts), Outcome(test.outcome.size()));
}

Sampler::Node* Sampler::follow(std::size_t level, const Node& from, const State& state) {
  const auto end = conclusion(from, state);
  const auto next = following(chain_[level], end, chain_[level + 1]);
  return next ? node(level + 1, *next) : nullptr;
}

void Sampler::resolve_once(DiceSource& dice) {
  Node* here = root_;
  for (std::size_t n = 0; n < levels_.size(); ++n) {
    auto& last = here->last[play(here->procedure, levels_[n], dice)];
    ++last.count;
    if (n + 1 == levels_.size()) return;
    if (!last.followed) {
      const auto found = std::ranges::find_if(
          here->last, [&](const auto& entry) { return &entry.second == &last; });
      last.next = follow(n, *here, found->first);
      last.followed = true;
    }
    if (last.next == nullptr) {
      for (auto later = n + 1; later < levels_.size(); ++later) ++levels_[later].not_due;
      return;
    }
    here = last.next;
  }
}

std::vector<std::vector<Tally>> Sampler::tallies_of(const Level& level) {
  const auto& test = *level.link->test;
  std::vector<Law> laws(test.outcome.size());
  const auto count = [&](std::size_t key, const Value& value, std::int64_t n) {
    if (n > 0) add(laws[key], value, static_cast<double>(n));
  };
  for (std::size_t key = 0; key < laws.size(); ++key) {
    for (std::size_t n = 0; n < level.told[key].size(); ++n)
      count(key, number_value(static_cast<std::int64_t>(n)), level.told[key][n]);
    count(key, word_value(not_due_of(test.outcome[key])), level.not_due);
  }
  for (const auto& [likeness, node] : level.nodes)
    for (const auto& [state, last] : node->last) {
      const auto end = conclusion(*node, state);
      for (std::size_t key = 0; key < laws.size(); ++key)
        if (!level.is_told[key]) count(key, end.outcome[key], last.count);
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
