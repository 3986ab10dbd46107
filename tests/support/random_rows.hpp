#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "toml.hpp"

/// Rows of the table language by chance: conditions, rows that add, facts.
namespace nfw::testing {

/// Chance that is the same with every compiler.
class Chooser {
 public:
  explicit Chooser(std::uint64_t seed) : engine_(seed) {}
  int below(int n) { return static_cast<int>(engine_() % static_cast<std::uint64_t>(n)); }
  int between(int low, int high) { return low + below(high - low + 1); }
  bool percent(int n) { return below(100) < n; }
  template <class T>
  const T& pick(const std::vector<T>& all) {
    return all[static_cast<std::size_t>(below(static_cast<int>(all.size())))];
  }

 private:
  std::mt19937_64 engine_;
};

/// What a condition may ask for.
struct Known {
  enum class Kind { flag, word, number };
  std::string id;
  Kind kind = Kind::number;
  std::vector<std::string> values = {};  // of a word
  bool counts = true;                    // rows add it up, too, and do not only ask for it
};

/// What a test has much of and what little, in per cent: of everything a little finds less.
struct Taste {
  explicit Taste(Chooser& chooser)
      : recent(chooser.pick<int>({10, 40, 80})),
        halvings(chooser.pick<int>({5, 40, 80})),
        late_inputs(chooser.pick<int>({0, 50, 100})) {}
  int recent;       // conditions that ask for what was worked out last
  int halvings;     // rows that halve
  int late_inputs;  // inputs of which no roll knows
};

/// Writes rows that ask for what is known so far.
class Rows {
 public:
  explicit Rows(Chooser& chooser) : taste(chooser), choose_(chooser) {}

  const Taste taste;
  std::vector<Known> known;

  /// A name that no row of the test has yet: "m3".
  std::string fresh(const std::string& begins) { return begins + std::to_string(++names_); }
  /// With an id and words.
  Node labelled(const std::string& id);
  /// A condition on one fact or two, or one of two such.
  Node when();
  /// Adds `when` or `unless` to that many rows of a hundred.
  void conditions(Node& row, int percent);
  /// A row that adds; within a worked-out fact it needs neither id nor words.
  Node term(bool bears_words);
  /// Rows that add, of which some exclude each other; none where there is nothing to say.
  void terms(Node& to, const std::string& key, int most, bool bear_words);
  /// Rows that halve.
  void halvings(Node& to);
  /// A fact that is worked out: its rules, the special one first. `halves`: it may be halved.
  std::vector<Node> fact(const std::string& id, bool halves);

  /// The numbers that are known, or those of the words, too.
  std::vector<std::string> amounts(bool with_words) const;

 private:
  const Known& any();
  Node range();
  Node condition(const Known& one);
  Node clause();
  Node whole_or_fact(int low, int high);
  Node rule(const std::string& id);

  Chooser& choose_;
  int names_ = 0;
};

}  // namespace nfw::testing
