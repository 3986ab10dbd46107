#include "asked_for.hpp"

namespace nfw::battle {

Slot asked_for(const BattleRefusal& row, const TestTable& test) {
  for (const auto& clause : row.when.any)
    for (const auto& condition : clause.all)
      if (condition.match == Match::absent && condition.fact < test.inputs.size() &&
          test.inputs[condition.fact].required)
        return condition.fact;
  return no_slot;
}

}  // namespace nfw::battle
