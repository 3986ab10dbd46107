#include "nfw/sample.hpp"

#include <algorithm>
#include <map>

#include "nfw/played.hpp"
#include "start_class.hpp"
#include "ways.hpp"

namespace nfw {

namespace {

struct Node;
// How a test ended: what it came to, and which of the other side's words it heard.
struct End {
  std::int64_t count = 0;
  std::vector<Node*> next;  // by part that may follow; null where it is not due
};
// A class of starts of one part.
struct Node {
  Node(std::vector<Slot> inputs, Procedure procedure, const Purpose& purpose)
      : given(std::move(inputs)), ways(std::move(procedure), purpose) {}

  std::vector<Slot> given;
  Ways ways;
  std::map<std::pair<const Ways::End*, std::size_t>, End> ends = {};
  std::map<const Ways::End*, std::size_t> words = {};  // what it tells by its end
};
struct Level {
  StartClass start_class;
  std::map<StartClass::Key, std::unique_ptr<Node>> nodes = {};
  std::vector<std::size_t> followers = {};
  std::int64_t not_due = 0;
};

}  // namespace

class Sampler::Worker {
 public:
  explicit Worker(const Play& play) : play_(play), here_(play.parts.size()) {
    for (std::size_t n = 0; n < play_.parts.size(); ++n) {
      levels_.push_back(Level{StartClass(*play_.parts[n].test, purpose_of(play_, n))});
      if (const auto after = play_.parts[n].after; after != no_part)
        levels_[after].followers.push_back(n);
    }
    for (std::size_t n = 0; n < play_.openers(); ++n) here_[n] = node(n, start_of(play_.parts[n]));
  }

  void resolve_once(DiceSource& dice) {
    std::array<Ways::Way*, both_sides.size()> way{};
    for (std::size_t n = 0; n < play_.openers(); ++n) way.at(n) = here_[n]->ways.begin();
    for (const auto& turn : play_.opening) {
      auto& ways = here_[turn.part]->ways;
      way.at(turn.part) = ways.play(way.at(turn.part), stages_of(turn, ways.procedure()), dice);
    }
    for (std::size_t n = 0; n < play_.openers(); ++n)
      count(n, Ways::end_of(*way.at(n)),
            play_.both() ? word_of(1 - n, Ways::end_of(*way.at(1 - n))) : 0);
    for (const auto n : play_.rest) {
      if (here_[n] == nullptr) {
        ++levels_[n].not_due;
        for (const auto next : levels_[n].followers) here_[next] = nullptr;
        continue;
      }
      auto& ways = here_[n]->ways;
      count(n, Ways::end_of(*ways.play(ways.begin(), ways.procedure().stages.size(), dice)), 0);
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
    if (!owner)
      owner = std::make_unique<Node>(std::move(start.given),
                                     make_procedure(*play_.parts[part].test, start.facts),
                                     purpose_of(play_, part));
    return owner.get();
  }

  // The place among the words of what an opener tells the other side by its end.
  std::size_t word_of(std::size_t part, const Ways::End& end) {
    const auto [at, fresh] = here_[part]->words.try_emplace(&end);
    if (fresh) {
      auto word = word_for_other(*play_.parts[part].test, end.facts);
      const auto found = std::ranges::find(words_, word);
      at->second = static_cast<std::size_t>(found - words_.begin());
      if (found == words_.end()) words_.push_back(std::move(word));
    }
    return at->second;
  }

  void count(std::size_t part, const Ways::End& reached, std::size_t word) {
    const auto& level = levels_[part];
    const auto [at, fresh] = here_[part]->ends.try_emplace({&reached, word});
    auto& end = at->second;
    ++end.count;
    if (fresh && !level.followers.empty()) {
      const auto& from = *here_[part];
      const auto done = conclusion(part, reached, word);
      for (const auto next : level.followers) {
        auto start = following(*play_.parts[part].test, from.given, done, play_.parts[next]);
        end.next.push_back(start ? node(next, std::move(*start)) : nullptr);
      }
    }
    for (std::size_t n = 0; n < level.followers.size(); ++n)
      here_[level.followers[n]] = end.next[n];
  }

  [[nodiscard]] Conclusion conclusion(std::size_t part, const Ways::End& end,
                                      std::size_t word) const {
    const auto& test = *play_.parts[part].test;
    auto facts = end.facts;
    if (play_.both() && part < play_.openers()) hear(test, words_[word], facts);
    return conclude(test, std::move(facts));
  }

  [[nodiscard]] Odds counts_of(std::size_t part) const {
    const auto& level = levels_[part];
    const auto& test = *play_.parts[part].test;
    Odds out{std::vector<Law>(test.outcome.size())};
    for (const auto& [start, node] : level.nodes) {
      for (std::size_t key = 0; key < out.keys.size(); ++key)
        for (const auto& [value, n] : node->ways.told(key)) add(out.keys[key], value, n);
      for (const auto& [end, last] : node->ends) {
        const auto done = conclusion(part, *end.first, end.second);
        for (std::size_t key = 0; key < out.keys.size(); ++key)
          if (!node->ways.tells(key))
            add(out.keys[key], done.outcome[key], static_cast<double>(last.count));
      }
    }
    finish(test, out, static_cast<double>(level.not_due));
    return out;
  }

  Play play_;
  std::vector<Level> levels_;
  std::vector<Word> words_;
  std::vector<Node*> here_;  // by part: as it starts this time; null where it is not due
};

Sampler::Sampler(const Play& play) : worker_(std::make_unique<Worker>(play)) {}
Sampler::~Sampler() = default;
void Sampler::resolve_once(DiceSource& dice) { worker_->resolve_once(dice); }
std::vector<Odds> Sampler::counts() const { return worker_->counts(); }

}  // namespace nfw
