#pragma once

#include <optional>

#include "check.hpp"

namespace nfw {

/// Mortal hits on models that may save and have Wounds. Those without a save take theirs first;
/// each of the others saves, and a failed save costs a Wound, or kills who has none left.
struct Deal {
  std::int64_t hits = 0;
  std::optional<std::int64_t> models = {};  // unknown: any number
  std::optional<std::int64_t> saving = {};  // unknown: all
  std::optional<std::int64_t> most = {};    // who may fall
  std::int64_t wounds = 0;
  std::int64_t marks = 0;   // Wounds lost before
  bool saves = true;        // without saves every hit on who has Wounds is a failed one
  bool spread = false;      // each hit goes to one model in turn
  bool to_each = false;     // more hits than models: each saves against all that are left over
  bool until_dead = false;  // no save is rolled once nobody is left

  /// Saves that are to be rolled next; 0 at the end.
  [[nodiscard]] std::int64_t due(const Score& score) const;
  /// Those of them that were made.
  void fold(Score& score, std::int64_t made) const;

  struct Fallen {
    std::int64_t saved = 0;
    std::int64_t dead = 0;
    std::int64_t wounds_lost = 0;  // by those who live
  };
  [[nodiscard]] Fallen fallen(const Score& score) const;

 private:
  [[nodiscard]] std::int64_t without_save() const;
  [[nodiscard]] std::int64_t standing() const;
  [[nodiscard]] std::int64_t left_over() const;
  [[nodiscard]] bool each_against_all() const;
  [[nodiscard]] bool in_turn() const;
  [[nodiscard]] std::int64_t fall_to(std::int64_t failed) const;
  [[nodiscard]] Fallen gathered(const Score& score) const;
  [[nodiscard]] Fallen in_turn(Score score) const;
  [[nodiscard]] Score begun(Score score) const;
  void fold_in_turn(Score& score, std::int64_t made) const;
};

/// A stage that deals hits: its dice are saves against them.
class DealStage final : public TableStage {
 public:
  DealStage(const Graph& graph, const StageTable& table, std::shared_ptr<Plans> plans,
            const Facts& facts);
  [[nodiscard]] std::optional<Roll> ask(const Facts& facts, const Score& score) const override;
  void fold(const Facts& facts, Score& score, Answer answer) const override;
  void settle(const Score& score, Facts& facts) const override;
  [[nodiscard]] bool repeats() const override { return repeats_; }

 private:
  [[nodiscard]] const Deal& deal(const Facts& facts) const;

  bool repeats_;
  // Facts with the same plan have the same deal: the last one is mostly asked for again.
  mutable const Plan* plan_ = nullptr;
  mutable Deal deal_;
};

}  // namespace nfw
