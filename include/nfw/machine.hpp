#pragma once

#include <optional>
#include <span>
#include <vector>

#include "nfw/graph.hpp"
#include "nfw/procedure.hpp"

namespace nfw {

/// The numbers of the facts that still matter, two each, then the score of the stage.
using State = std::vector<std::int64_t>;
using StateView = std::span<const std::int64_t>;

/// A procedure that remembers from stage to stage no more than what something later asks for.
class Machine {
 public:
  Machine(const Procedure& procedure, const Purpose& purpose);

  [[nodiscard]] const Procedure& procedure() const { return procedure_; }
  [[nodiscard]] const Flow& flow() const { return flow_; }
  [[nodiscard]] const State& start() const { return start_; }

  /// Takes up a state before a stage, or one that has been kept since.
  void enter(std::size_t stage, StateView state, bool kept = false);
  /// Takes up the same state once more.
  void enter_again();
  /// The roll that is due in the state entered.
  [[nodiscard]] std::optional<Roll> ask() const { return now().ask(facts_, score_); }
  /// Whether it matters which dice fail by their natural face.
  [[nodiscard]] bool tells_naturals() const { return flow_.at(stage_).naturals; }
  /// The same state without what its dice alone were asked for.
  void keep(State& out) const;
  /// A part of the state entered that goes on alone, and a state once its part has ended.
  [[nodiscard]] std::optional<State> part() const;
  [[nodiscard]] State with(StateView state, StateView end) const;
  /// Takes an answer into the score.
  void fold(Answer answer) { now().fold(facts_, score_, answer); }

  /// Ends the stage: writes the state that it leaves, and returns the stage that comes now.
  std::size_t leave(State& out);
  /// Keys of the outcome that the stage left has settled; none where it is rolled again.
  [[nodiscard]] List<std::size_t> told() const { return told_; }
  [[nodiscard]] Value value(std::size_t key) const {
    return value_of(procedure_.test->outcome[key], *procedure_.test, facts_);
  }
  /// All that is known in a last state.
  [[nodiscard]] Facts at_end(StateView state) const;

 private:
  struct Cell {
    Slot slot = no_slot;
    Interest interest = {};
  };
  using Layout = std::vector<Cell>;

  [[nodiscard]] const Stage& now() const { return *procedure_.stages[stage_]; }
  static Layout layout(const Asked& asked);
  void restore(const Layout& layout, StateView state, Facts& facts) const;
  void write(const Layout& layout, State& out) const;
  void work_out_of(const std::vector<FactRule>& rules);

  const Procedure& procedure_;
  std::vector<std::vector<Slot>> gives_;
  Flow flow_;
  std::vector<Slot> changing_;
  std::vector<Layout> before_;  // by stage, and at the end
  std::vector<Layout> kept_;
  Facts facts_;
  State start_;
  Score score_;
  std::size_t stage_ = 0;
  StateView entered_;
  bool kept_state_ = false;
  List<std::size_t> told_;
};

}  // namespace nfw
