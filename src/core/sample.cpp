#include "nfw/sample.hpp"

#include <algorithm>
#include <map>
#include <unordered_map>

#include "nfw/played.hpp"
#include "nfw/start_class.hpp"

namespace nfw {

namespace {

constexpr std::int64_t trials_at_a_time = 4096;

// How a test ended: its last state, and which of the other side's words it heard.
struct EndKey {
  State state;
  std::size_t word = 0;
  friend bool operator==(const EndKey&, const EndKey&) = default;
};
struct HashEnd {
  std::size_t operator()(const EndKey& key) const {
    std::uint64_t h = key.word;
    for (const auto n : key.state.at) h = (h ^ static_cast<std::uint32_t>(n)) * 0x9E3779B97F4A7C15U;
    return static_cast<std::size_t>(h ^ (h >> 32U));
  }
};

struct Node;
struct End {
  std::int64_t count = 0;
  std::vector<Node*> next;  // by part that may follow; null where it is not due
};
// A class of starts of one part.
struct Node {
  std::vector<Slot> given;
  Procedure procedure;
  std::unordered_map<EndKey, End, HashEnd> ends = {};
  std::unordered_map<EndKey, std::size_t, HashEnd> words = {};  // what it tells by its last state
};
struct Level {
  StartClass start_class;
  std::map<StartClass::Key, std::unique_ptr<Node>> nodes = {};
  std::vector<std::size_t> followers = {};
  std::vector<std::vector<std::int64_t>> told = {};  // by key and number
  std::vector<bool> is_told = {};
  std::int64_t not_due = 0;
};

}  // namespace

class Sampler::Worker {
 public:
  explicit Worker(const Play& play) : play_(play), here_(play.parts.size()) {
    for (std::size_t n = 0; n < play_.parts.size(); ++n) {
      const auto& test = *play_.parts[n].test;
      auto& level = levels_.emplace_back(Level{StartClass(test)});
      level.told.resize(test.outcome.size());
      level.is_told.resize(test.outcome.size());
      if (const auto after = play_.parts[n].after; after != no_part)
        levels_[after].followers.push_back(n);
    }
    for (std::size_t n = 0; n < play_.openers(); ++n) here_[n] = node(n, start_of(play_.parts[n]));
  }

  void resolve_once(DiceSource& dice) {
    std::array<State, both_sides.size()> last{};
    std::array<std::size_t, both_sides.size()> stage{};
    for (const auto& turn : play_.opening)
      advance(turn.part, last.at(turn.part), stage.at(turn.part),
              stages_of(turn, here_[turn.part]->procedure), dice);
    for (std::size_t n = 0; n < play_.openers(); ++n)
      count(n, {last.at(n), play_.both() ? word_of(1 - n, last.at(1 - n)) : 0});
    for (const auto n : play_.rest) {
      if (here_[n] == nullptr) {
        ++levels_[n].not_due;
        for (const auto next : levels_[n].followers) here_[next] = nullptr;
        continue;
      }
      State state;
      std::size_t first = 0;
      advance(n, state, first, here_[n]->procedure.stages.size(), dice);
      count(n, {state, 0});
    }
  }

  [[nodiscard]] std::vector<Odds> counts() const {
    std::vector<Odds> out;
    for (std::size_t n = 0; n < levels_.size(); ++n) out.push_back(counts_of(n));
    return out;
  }

 private:
  Node* node(std::size_t part, Start start) {
    auto& level = levels_[part];
    auto& owner = level.nodes[level.start_class.key(start)];
    if (!owner) {
      owner = std::make_unique<Node>(
          Node{std::move(start.given), make_procedure(*play_.parts[part].test, start.facts)});
      for (const auto& stage : owner->procedure.stages)
        for (const auto& tell : stage.tells) level.is_told[tell.key] = true;
    }
    return owner.get();
  }

  Answer throw_dice(const Roll& roll, DiceSource& dice) {
    Answer answer;
    for (auto left = roll.count; left > 0; left -= trials_at_a_time) {
      const Roll part{roll.plan, std::min(left, trials_at_a_time), roll.count - left};
      faces_.resize(static_cast<std::size_t>(part.dice()));
      dice.draw(part, faces_);
      const auto read_now = read(part, faces_);
      answer.value += read_now.value;
      answer.naturals += read_now.naturals;
    }
    return answer;
  }

  // Plays on up to a stage, without it.
  void advance(std::size_t part, State& state, std::size_t& n, std::size_t last, DiceSource& dice) {
    const auto& stages = here_[part]->procedure.stages;
    int rerolls = 0;
    for (; n < last; ++n) {
      const auto& stage = stages[n];
      while (const auto roll = stage.ask(state)) {
        state = stage.fold(state, throw_dice(*roll, dice));
        if (!stage.repeats) break;
        once_more(rerolls);
      }
      for (const auto& tell : stage.tells) {
        auto& counts = levels_[part].told[tell.key];
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
  }

  // The place among the words of what an opener tells the other side by its last state.
  std::size_t word_of(std::size_t part, const State& last) {
    auto& node = *here_[part];
    const auto [at, fresh] = node.words.try_emplace({last});
    if (fresh) {
      auto word = word_for_other(*play_.parts[part].test, end_facts(node.procedure, last));
      const auto found = std::ranges::find(words_, word);
      at->second = static_cast<std::size_t>(found - words_.begin());
      if (found == words_.end()) words_.push_back(std::move(word));
    }
    return at->second;
  }

  void count(std::size_t part, const EndKey& key) {
    const auto& level = levels_[part];
    const auto [at, fresh] = here_[part]->ends.try_emplace(key);
    auto& end = at->second;
    ++end.count;
    if (fresh && !level.followers.empty()) {
      const auto& from = *here_[part];
      const auto done = conclusion(part, from, key);
      for (const auto next : level.followers) {
        auto start = following(*play_.parts[part].test, from.given, done, play_.parts[next]);
        end.next.push_back(start ? node(next, std::move(*start)) : nullptr);
      }
    }
    for (std::size_t n = 0; n < level.followers.size(); ++n)
      here_[level.followers[n]] = end.next[n];
  }

  [[nodiscard]] Conclusion conclusion(std::size_t part, const Node& node, const EndKey& key) const {
    const auto& test = *play_.parts[part].test;
    auto facts = end_facts(node.procedure, key.state);
    if (play_.both() && part < play_.openers()) hear(test, words_[key.word], facts);
    return conclude(test, std::move(facts), Outcome(test.outcome.size()));
  }

  [[nodiscard]] Odds counts_of(std::size_t part) const {
    const auto& level = levels_[part];
    const auto& test = *play_.parts[part].test;
    Odds out{std::vector<Law>(test.outcome.size())};
    const auto count = [&](std::size_t key, const Value& value, std::int64_t n) {
      if (n > 0) add(out.keys[key], value, static_cast<double>(n));
    };
    for (std::size_t key = 0; key < level.told.size(); ++key)
      for (std::size_t n = 0; n < level.told[key].size(); ++n)
        count(key, number_value(static_cast<std::int64_t>(n)), level.told[key][n]);
    for (const auto& [start, node] : level.nodes)
      for (const auto& [end, last] : node->ends) {
        const auto done = conclusion(part, *node, end);
        for (std::size_t key = 0; key < out.keys.size(); ++key)
          if (!level.is_told[key]) count(key, done.outcome[key], last.count);
      }
    finish(test, out, static_cast<double>(level.not_due));
    return out;
  }

  Play play_;
  std::vector<Level> levels_;
  std::vector<Word> words_;
  std::vector<Node*> here_;  // by part: as it starts this time; null where it is not due
  std::vector<Face> faces_;
};

Sampler::Sampler(const Play& play) : worker_(std::make_unique<Worker>(play)) {}
Sampler::~Sampler() = default;
void Sampler::resolve_once(DiceSource& dice) { worker_->resolve_once(dice); }
std::vector<Odds> Sampler::counts() const { return worker_->counts(); }

}  // namespace nfw
