#pragma once

#include <map>
#include <memory>
#include <vector>

#include "nfw/chain.hpp"
#include "nfw/ways.hpp"

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
  struct Level {
    const Link* link = nullptr;
    std::unique_ptr<Likeness> likeness;
    std::map<Likeness::Key, std::unique_ptr<Node>> nodes;
    std::int64_t not_due = 0;
  };

  static std::vector<std::vector<Tally>> tallies_of(const Level& level);
  Node* follow(std::size_t level, const Ways::End& end);
  Node* node(std::size_t level, const Facts& facts);

  Chain chain_;
  std::vector<Level> levels_;
  Node* root_ = nullptr;
};

}  // namespace nfw
