#include "nfw/late.hpp"

#include <algorithm>

namespace nfw {

namespace {

Slot limit(const std::optional<Amount>& amount) { return amount ? amount->fact : no_slot; }

}  // namespace

Late::Late(const TestTable& test) : late_(test.facts.size()) {
  for (const auto& stage : test.stages)
    for (const auto slot :
         {stage.result, stage.chance, stage.total, stage.die, stage.margin, stage.die_margin})
      mark(slot);
  for (const auto& rule : test.worked_out)
    if (asks(rule.when) || asks(rule.sum) || asks(rule.halvings) || has(rule.same) ||
        has(rule.part) || has(rule.whole) || has(limit(rule.least)) || has(limit(rule.most))) {
      mark(rule.fact);
      rules_ = true;
    }
}

void Late::mark(Slot slot) {
  if (slot != no_slot) late_[slot] = true;
}

bool Late::asks(const When& when, Slot own) const {
  return std::ranges::any_of(when.any, [&](const Clause& clause) {
    return std::ranges::any_of(clause.all,
                               [&](const Condition& c) { return c.fact != own && has(c.fact); });
  });
}

bool Late::asks(List<Term> rows, Slot own) const {
  return std::ranges::any_of(rows, [&](const Term& row) {
    return asks(row.when, own) || asks(row.unless, own) || asks(row.together, own) ||
           has(row.value.fact) || has(row.per) || has(row.each.fact);
  });
}

bool Late::asks(const StageTable& stage) const {
  return asks(stage.dice) || asks(stage.modifiers) || asks(stage.halvings, stage.chance) ||
         has(stage.over) || has(stage.of) ||
         std::ranges::any_of(stage.columns, [&](const Column& c) { return asks(c.when); }) ||
         std::ranges::any_of(stage.rows, [&](const NeedRow& r) { return asks(r.when); });
}

}  // namespace nfw
