#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <vector>

#include "nfw/facts.hpp"
#include "nfw/roll.hpp"

namespace nfw {

class Graph;

/// What a stage has counted so far, in numbers of its own; empty before its first roll.
using Score = std::vector<std::int64_t>;

/// Plans as they are made; they stay where they are.
class Plans {
 public:
  const Plan* keep(Plan plan) {
    plan.side = side_;
    return &all_.emplace_back(std::move(plan));
  }
  /// Whose test it is, where both sides take it.
  void belong_to(std::optional<Side> side) {
    side_ = side;
    for (auto& plan : all_) plan.side = side;
  }

 private:
  std::optional<Side> side_;
  std::deque<Plan> all_;
};

/// One stage of a procedure: asks for a roll, folds its answer into its score, and at its end says
/// what the score comes to. What it does depends on facts and score alone.
class Stage {
 public:
  explicit Stage(const StageTable& table) : table_(table) {}
  Stage(const Stage&) = delete;
  Stage& operator=(const Stage&) = delete;
  virtual ~Stage() = default;

  [[nodiscard]] const StageTable& table() const { return table_; }
  [[nodiscard]] std::string_view id() const { return table_.id; }
  /// The roll that is due; nothing at the end.
  [[nodiscard]] virtual std::optional<Roll> ask(const Facts& facts, const Score& score) const = 0;
  /// By default the score is what the one roll answered.
  virtual void fold(const Facts& /*facts*/, Score& score, Answer answer) const {
    score = {answer.value, answer.naturals};
  }
  /// Done at the end, whether it rolled or not.
  virtual void settle(const Score& score, Facts& facts) const = 0;
  /// It may ask again after a roll.
  [[nodiscard]] virtual bool repeats() const { return false; }
  /// Of one that does: so many scores come up before any two of them meet.
  [[nodiscard]] virtual std::int64_t ways() const { return 1; }
  /// A score that goes on alone, whatever else is open in this one; nothing where that is all of
  /// it.
  [[nodiscard]] virtual std::optional<Score> part(const Score& /*score*/) const { return {}; }
  /// The score once its part has ended.
  [[nodiscard]] virtual Score with(const Score& /*score*/, const Score& end) const { return end; }
  /// Facts that it gives.
  [[nodiscard]] virtual std::vector<Slot> gives() const;

 private:
  const StageTable& table_;
};

using Outcome = std::vector<Value>;  // by key of the test's outcome

/// Counts a roll that is made again. Throws std::logic_error where that never ends: a fault of the
/// table.
void once_more(int& rerolls);

/// A test as a value: every dice source runs the same one.
struct Procedure {
  const TestTable* test = nullptr;
  Facts facts;  // known before the first die
  std::vector<std::unique_ptr<const Stage>> stages = {};
  std::vector<Again> again = {};  // with places among these stages
  std::shared_ptr<const Graph> graph = {};
  std::shared_ptr<Plans> plans = std::make_shared<Plans>();
};

/// The procedure that the test's table names, for these facts (complete ones).
/// Throws std::logic_error for a procedure that does not exist: the table check prevents that.
Procedure make_procedure(const TestTable& test, Facts facts);

/// What is known after a stage, besides what it gave.
void after_stage(const Procedure& procedure, Facts& facts);
/// The stages that are to be rolled again, now that this one is over; nullptr otherwise.
const Again* to_roll_again(const Procedure& procedure, std::size_t stage, const Facts& facts);
/// Forgets what these stages gave.
void forget(const Procedure& procedure, const Again& again, Facts& facts);
/// What is known once both totals are: how they compare.
void finish(const TestTable& test, Facts& facts);

/// Names of all procedures, and of the roles and facts that each knows.
struct ProcedureInfo {
  std::string_view name;
  std::vector<std::string_view> roles;
  std::vector<Fact> facts;  // that it gives
};
const std::vector<ProcedureInfo>& procedures();

/// Effects that hold, in the order of the table.
struct Conclusion {
  Outcome outcome;
  std::vector<const Effect*> effects;
  Facts facts;  // with all that the dice gave
};

/// What a key of the outcome says before any effect: the value of its fact.
Value value_of(const OutcomeKey& key, const TestTable& test, const Facts& facts);

/// The outcome and its consequences.
Conclusion conclude(const TestTable& test, Facts facts);

}  // namespace nfw
