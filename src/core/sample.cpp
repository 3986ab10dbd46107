#include "nfw/sample.hpp"

#include <algorithm>
#include <map>
#include <optional>

#include "nfw/played.hpp"
#include "start_class.hpp"
#include "ways.hpp"

namespace nfw {

class Sampler::Worker {
 public:
  explicit Worker(const Play& play) : play_(play), here_(play.parts.size()) {
    for (std::size_t n = 0; n < play_.parts.size(); ++n) {
      levels_.push_back(Level{StartClass(Graph(*play_.parts[n].test), purpose_of(play_, n))});
      if (const auto after = play_.parts[n].after; after != no_part)
        levels_[after].followers.push_back(n);
    }
    for (std::size_t n = 0; n < play_.openers(); ++n) here_[n] = node(n, start_of(play_.parts[n]));
    for (const auto& turn : play_.opening)
      opening_.push_back({turn.part, stages_of(turn, here_[turn.part]->ways.procedure())});
  }

  void resolve(std::int64_t times, RandomDice& dice) {
    for (std::int64_t n = 0; n < times; ++n) resolve_once(dice);
  }

  [[nodiscard]] std::vector<Odds> counts() const {
    std::vector<Odds> out;
    for (std::size_t n = 0; n < levels_.size(); ++n) out.push_back(counts_of(n));
    return out;
  }

 private:
  struct Node;
  // How a test ended: what it came to, and which of the other side's words it heard.
  struct End {
    std::int64_t count = 0;
    const Ways::End* reached = nullptr;
    std::vector<Node*> next = {};  // by part that may follow; null where it is not due
  };
  // A class of starts of one part.
  struct Node {
    Node(std::vector<Slot> inputs, Procedure procedure, const Purpose& purpose)
        : given(std::move(inputs)), ways(std::move(procedure), purpose) {}

    std::vector<Slot> given;
    Ways ways;
    Window<Window<End>> ends = {};                   // by end and word
    Window<std::optional<std::int64_t>> words = {};  // what it tells by its end
  };
  struct Level {
    StartClass start_class;
    std::map<StartClass::Key, std::unique_ptr<Node>> nodes = {};
    std::vector<std::size_t> followers = {};
    std::int64_t not_due = 0;
  };
  struct UpTo {
    std::size_t part = 0;
    std::size_t last = 0;  // stage, without it
  };

  void resolve_once(RandomDice& dice) {
    std::array<Ways::Way*, both_sides.size()> way{};
    for (std::size_t n = 0; n < play_.openers(); ++n) way[n] = here_[n]->ways.begin();
    for (const auto& [part, last] : opening_)
      way[part] = here_[part]->ways.play(way[part], last, dice);
    for (std::size_t n = 0; n < play_.openers(); ++n)
      count(n, *way[n]->end, play_.both() ? word_of(1 - n, *way[1 - n]->end) : 0);
    for (const auto n : play_.rest) {
      if (here_[n] == nullptr) {
        ++levels_[n].not_due;
        for (const auto next : levels_[n].followers) here_[next] = nullptr;
        continue;
      }
      auto& ways = here_[n]->ways;
      count(n, *ways.play(ways.begin(), ways.procedure().stages.size(), dice)->end, 0);
    }
  }

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
  std::int64_t word_of(std::size_t part, const Ways::End& end) {
    auto& place = here_[part]->words.at(end.number);
    if (!place) {
      auto word = word_for_other(*play_.parts[part].test, end.facts);
      const auto found = std::ranges::find(words_, word);
      place = found - words_.begin();
      if (found == words_.end()) words_.push_back(std::move(word));
    }
    return *place;
  }

  void count(std::size_t part, const Ways::End& reached, std::int64_t word) {
    const auto& followers = levels_[part].followers;
    auto& end = here_[part]->ends.at(reached.number).at(word);
    if (++end.count == 1) lead_on(part, reached, word, end);
    for (std::size_t n = 0; n < followers.size(); ++n) here_[followers[n]] = end.next[n];
  }

  void lead_on(std::size_t part, const Ways::End& reached, std::int64_t word, End& end) {
    end.reached = &reached;
    const auto& followers = levels_[part].followers;
    if (followers.empty()) return;
    const auto done = conclusion(part, reached, word);
    for (const auto next : followers) {
      auto start = following(*play_.parts[part].test, here_[part]->given, done, play_.parts[next]);
      end.next.push_back(start ? node(next, std::move(*start)) : nullptr);
    }
  }

  [[nodiscard]] Conclusion conclusion(std::size_t part, const Ways::End& end,
                                      std::int64_t word) const {
    const auto& test = *play_.parts[part].test;
    auto facts = end.facts;
    if (play_.both() && part < play_.openers())
      hear(test, words_[static_cast<std::size_t>(word)], facts);
    return conclude(test, std::move(facts));
  }

  [[nodiscard]] Odds counts_of(std::size_t part) const {
    const auto& level = levels_[part];
    const auto& test = *play_.parts[part].test;
    Odds out{std::vector<Law>(test.outcome.size())};
    for (const auto& [start, node] : level.nodes) {
      for (std::size_t key = 0; key < out.keys.size(); ++key)
        for (const auto& [value, n] : node->ways.told(key)) add(out.keys[key], value, n);
      for (const auto& by_word : node->ends.all())
        for (std::size_t n = 0; n < by_word.all().size(); ++n)
          add_end(part, *node, by_word.first() + static_cast<std::int64_t>(n), by_word.all()[n],
                  out);
    }
    finish(test, out, static_cast<double>(level.not_due));
    return out;
  }

  void add_end(std::size_t part, const Node& node, std::int64_t word, const End& end,
               Odds& out) const {
    if (end.count == 0) return;
    const auto done = conclusion(part, *end.reached, word);
    for (std::size_t key = 0; key < out.keys.size(); ++key)
      if (!node.ways.tells(key))
        add(out.keys[key], done.outcome[key], static_cast<double>(end.count));
  }

  Play play_;
  std::vector<Level> levels_;
  std::vector<Word> words_;
  std::vector<UpTo> opening_;
  std::vector<Node*> here_;  // by part: as it starts this time; null where it is not due
};

Sampler::Sampler(const Play& play) : worker_(std::make_unique<Worker>(play)) {}
Sampler::~Sampler() = default;
void Sampler::resolve(std::int64_t times, RandomDice& dice) { worker_->resolve(times, dice); }
std::vector<Odds> Sampler::counts() const { return worker_->counts(); }

void add_counts(const Play& play, std::vector<Odds>& all, const std::vector<Odds>& more) {
  for (std::size_t n = 0; n < more.size(); ++n)
    for (std::size_t key = 0; key < more[n].keys.size(); ++key) {
      for (const auto& [value, times] : more[n].keys[key]) add(all[n].keys[key], value, times);
      sort(all[n].keys[key], play.parts[n].test->outcome[key]);
    }
}

}  // namespace nfw
