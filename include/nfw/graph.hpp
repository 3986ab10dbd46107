#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "nfw/facts.hpp"
#include "nfw/table.hpp"

namespace nfw {

/// What is asked of a fact: its value, or no more than on which side of some limits it lies.
class Interest {
 public:
  void in_value() { exact_ = true; }
  void in(const Condition& condition);
  void join(const Interest& other);
  /// The same for all values that this cannot tell apart.
  [[nodiscard]] Number alike(Number value) const;
  friend bool operator==(const Interest&, const Interest&) = default;

 private:
  // Between two numbers: below this one, or above it.
  struct Cut {
    Number at;
    bool above = false;
    // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 misreads the comparison
    friend auto operator<=>(const Cut&, const Cut&) = default;
  };
  void cut(const Cut& one);

  bool exact_ = false;
  std::vector<Cut> cuts_;  // in order
};
/// Facts that something asks for, in their order, and what is asked of each: mostly few.
class Asked {
 public:
  Interest& operator[](Slot slot);
  void join(const Asked& more) {
    for (const auto& [slot, how] : more.all_) (*this)[slot].join(how);
  }
  void erase(Slot slot) {
    std::erase_if(all_, [&](const auto& one) { return one.first == slot; });
  }
  [[nodiscard]] bool contains(Slot slot) const {
    return std::ranges::any_of(all_, [&](const auto& one) { return one.first == slot; });
  }
  [[nodiscard]] std::size_t size() const { return all_.size(); }
  [[nodiscard]] auto begin() const { return all_.begin(); }
  [[nodiscard]] auto end() const { return all_.end(); }
  friend bool operator==(const Asked&, const Asked&) = default;

 private:
  std::vector<std::pair<Slot, Interest>> all_;
};

/// Facts that a stage gives.
std::vector<Slot> given_by(const StageTable& stage);

/// Who asks which fact of a test: what depends on dice.
class Graph {
 public:
  explicit Graph(const TestTable& test);

  [[nodiscard]] const TestTable& test() const { return test_; }
  /// The fact is not known before the first die: a stage gives it, or it is worked out from such.
  [[nodiscard]] bool late(Slot slot) const { return slot < late_.size() && late_[slot]; }
  [[nodiscard]] bool late(const When& when) const;
  /// What the dice of a stage depend on, as far as dice must show it first.
  [[nodiscard]] std::vector<Slot> late_asked_by(const StageTable& stage) const;

 private:
  const TestTable& test_;
  std::vector<bool> late_;
};

/// Of which states an exact run must be told apart at its end.
struct Purpose {
  std::vector<std::string_view> next = {};  // tests that may follow
  bool exchanged = false;                   // what the other side asks for

  [[nodiscard]] bool leads_to(std::string_view test) const;
};

/// Keys of a test's outcome that come to the same whatever its dice show.
std::vector<std::size_t> early_keys(const Graph& graph);

/// All that anything in a test, but for these keys of its outcome, asks of what is known before its
/// first die: facts that are alike to it lead to the same dice, the same outcome and the same tests
/// that follow.
Asked asked_in(const Graph& graph, const Purpose& purpose,
               const std::vector<std::size_t>& but = {});

/// The facts as they flow through the stages of a procedure.
class Flow {
 public:
  /// `stages`: those that may be rolled, with their places in `again`; `known`: before any of them.
  Flow(const TestTable& test, std::vector<const StageTable*> stages, List<std::vector<Slot>> gives,
       List<Again> again, const Facts& known, const Purpose& purpose);

  /// What matters of the facts around a stage.
  struct Point {
    Asked before;                        // facts known before it that it or anything later asks for
    Asked kept;                          // the same once its dice are thrown
    std::vector<FactRule> rules_before;  // to be worked out for it
    std::vector<FactRule> rules_after;   // ... and from what it gave
    std::vector<std::size_t> told;       // keys of the outcome that nothing later can change
    bool compares = false;               // once it is over the two totals are compared
    bool naturals = false;               // something asks which dice failed by their natural face
  };
  [[nodiscard]] const Point& at(std::size_t stage) const { return points_[stage]; }
  /// What matters at the end.
  [[nodiscard]] const Asked& end() const { return end_; }
  /// The facts that the stages may change.
  [[nodiscard]] std::vector<Slot> changing() const;
  [[nodiscard]] bool tells(std::size_t key) const { return told_at_[key] < stages_.size(); }

 private:
  static constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

  void settle_places();
  void place_keys();
  void ask_at_the_end(const Facts& known, const Purpose& purpose);
  [[nodiscard]] bool may_hold(const When& when, const Facts& known) const;
  [[nodiscard]] bool stays_as_said(Slot slot) const;
  void at_the_end(Slot slot, const Interest& interest, const Purpose& purpose, Asked& seen);
  bool look_back();
  [[nodiscard]] Asked wanted_after(std::size_t stage) const;
  [[nodiscard]] bool known(Slot slot, std::size_t before) const;
  [[nodiscard]] bool gives(std::size_t stage, Slot slot) const;
  template <class Visit>
  void each_rule(Slot slot, const Visit& visit) const;
  void ahead_of(std::size_t stage, Slot slot, const Interest& interest, Asked& out) const;
  [[nodiscard]] Asked asks_of(std::size_t stage) const;
  void make_rules(std::size_t stage);
  void collect(Slot slot, std::size_t before, std::vector<bool>& out) const;
  [[nodiscard]] std::vector<FactRule> rules_of(const std::vector<bool>& facts) const;

  const TestTable& test_;
  std::vector<const StageTable*> stages_;
  List<std::vector<Slot>> gives_;
  List<Again> again_;
  std::vector<std::size_t> first_given_;  // by slot: the first stage that gives it
  std::vector<std::size_t> settled_;      // by slot: after so many stages nothing changes it
  std::vector<std::size_t> told_at_;      // by key: the stage after which it is told
  std::vector<Point> points_;
  Asked end_;
};

}  // namespace nfw
