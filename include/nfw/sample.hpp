#pragma once

#include <map>
#include <memory>
#include <unordered_map>
#include <vector>

#include "nfw/chain.hpp"
#include "nfw/faces.hpp"

namespace nfw {

struct Tally {
  Value value;
  std::int64_t count = 0;
};

/// Resolves a chain of tests over and over and counts what comes out. Nothing is allocated for a
/// resolution whose ways have been gone before.
class Sampler {
 public:
  explicit Sampler(const Chain& chain);
  Sampler(const Sampler&) = delete;
  Sampler& operator=(const Sampler&) = delete;
  ~Sampler();

  void resolve_once(DiceSource& dice);
  /// By test and key, in the order of `Law`. A test that was not due has the word `not_due`.
  [[nodiscard]] std::vector<std::vector<std::vector<Tally>>> tallies() const;

 private:
  struct Node;
  struct Last {
    std::int64_t count = 0;
    bool followed = false;
    Node* next = nullptr;
  };
  struct HashState {
    std::size_t operator()(const State& state) const;
  };
  struct Node {
    Procedure procedure;
    std::unordered_map<State, Last, HashState> last;
  };
  struct Level {
    const Link* link = nullptr;
    std::unique_ptr<Likeness> likeness;
    std::map<Likeness::Key, std::unique_ptr<Node>> nodes;
    std::vector<std::vector<std::int64_t>> told;  // by key and number
    std::vector<bool> is_told;
    std::int64_t not_due = 0;
  };

  static Conclusion conclusion(const Node& node, const State& state);
  static std::vector<std::vector<Tally>> tallies_of(const Level& level);
  State play(const Procedure& procedure, Level& level, DiceSource& dice);
  Node* follow(std::size_t level, const Node& from, const State& state);
  Node* node(std::size_t level, const Facts& facts);

  Chain chain_;
  std::vector<Level> levels_;
  Node* root_ = nullptr;
  std::vector<Face> faces_;
};

}  // namespace nfw
