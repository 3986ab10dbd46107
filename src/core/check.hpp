#pragma once

#include <map>

#include "nfw/procedure.hpp"

namespace nfw {

/// A stage as its table says it: one roll, a pool or a sum.
class TableStage : public Stage {
 public:
  TableStage(const Graph& graph, const StageTable& table, std::shared_ptr<Plans> plans);
  [[nodiscard]] std::optional<Roll> ask(const Facts& facts, const Score& score) const override;
  void settle(const Score& score, Facts& facts) const override;

 protected:
  /// The plan for these facts; one for all that are alike to it.
  [[nodiscard]] const Plan& plan_of(const Facts& facts) const;
  /// Dice, or trials of a pool, that it comes to.
  [[nodiscard]] std::int64_t count(const Plan& plan) const;

 private:
  const TestTable& test_;
  std::vector<Slot> asked_;
  std::shared_ptr<Plans> plans_;
  using Key = std::vector<std::pair<std::int64_t, std::int64_t>>;  // the values of what it asks
  mutable std::map<Key, const Plan*> made_;
  mutable std::map<Key, const Plan*>::const_iterator last_ = made_.end();
};

/// The stages of a table, rolled one after the other where their conditions hold; at the end two
/// totals compared where the table says so.
Procedure check(const TestTable& test, Facts facts);
const ProcedureInfo& check_info();

}  // namespace nfw
