#include "nfw/check.hpp"

namespace nfw {

namespace {

// Two places of the state for each stage: what was read from the dice, and whether it was rolled.
constexpr std::size_t value_at(std::size_t stage) { return 2 * stage; }
constexpr std::size_t rolled_at(std::size_t stage) { return 2 * stage + 1; }

void set_if(Facts& facts, Slot slot, std::int64_t value) {
  if (slot != no_slot) facts.set(slot, value);
}

void write(const Plan& plan, std::int64_t value, Facts& facts) {
  const auto& stage = *plan.stage;
  if (stage.kind == StageKind::pool) {
    set_if(facts, stage.result, value);
    return;
  }
  const auto total = value + plan.bonus;
  const auto less = facts.count(stage.against);
  set_if(facts, stage.total, total);
  set_if(facts, stage.die, value);
  set_if(facts, stage.margin, total - less);
  set_if(facts, stage.die_margin, value - less);
  if (const auto* band = find_band(stage, plan.column, total - less))
    set_if(facts, stage.result, band - stage.bands.data());
}

bool ahead(std::int64_t a, std::int64_t b, const ComparisonRow& row) {
  return row.or_equal ? a > b && a >= row.times * b : a > b && a > row.times * b;
}

// The values of the result are the rows, then their mirrors backwards; the last row has none.
void compare(const Comparison& comparison, Facts& facts) {
  const Slot other = facts.has(comparison.other) ? comparison.other : comparison.instead;
  if (other == no_slot || !facts.has(other)) return;
  const auto a = facts.count(comparison.own);
  const auto b = facts.count(other);
  facts.set(comparison.other, b);
  for (std::size_t r = 0; r < comparison.rows.size(); ++r) {
    const auto& row = comparison.rows[r];
    const auto place = static_cast<std::int64_t>(r);
    const auto last = std::ssize(comparison.rows) - 1;
    if (row.times == 0 || ahead(a, b, row)) return facts.set(comparison.result, place);
    if (ahead(b, a, row)) return facts.set(comparison.result, 2 * last - place);
  }
}

}  // namespace

const ProcedureInfo& check_info() {
  static const ProcedureInfo info{
      .name = "check", .stages = {}, .roles = {}, .cases = {}, .facts = {}};
  return info;
}

Procedure check(const TestTable& test, const Facts& facts) {
  Procedure out{.test = &test, .facts = facts, .stages = {}};
  auto plans = out.plans;
  for (const auto& stage : test.stages) plans->push_back(plan(test, stage, facts));

  const auto facts_at = [plans, facts](const State& state) {
    Facts now = facts;
    for (std::size_t n = 0; n < plans->size(); ++n)
      if (state.at[rolled_at(n)] != 0) write((*plans)[n], state.at[value_at(n)], now);
    return now;
  };
  for (std::size_t n = 0; n < plans->size(); ++n) {
    const Plan* const settled = &(*plans)[n];
    const auto ask = [settled, facts_at](const State& state) -> std::optional<Roll> {
      const auto dice = sum(settled->pool);
      const auto& when = settled->stage->when;
      if (dice <= 0 || (!when.any.empty() && !holds(when, facts_at(state)))) return {};
      return Roll{settled, dice};
    };
    const auto fold = [n](State state, Answer answer) {
      state.at[value_at(n)] = static_cast<std::int32_t>(answer.value);
      state.at[rolled_at(n)] = 1;
      return state;
    };
    out.stages.push_back({.ask = ask, .fold = fold});
  }
  out.finish = [facts_at, &test](const State& state, Facts& facts_after) {
    facts_after = facts_at(state);
    if (test.comparison.result != no_slot) compare(test.comparison, facts_after);
  };
  return out;
}

}  // namespace nfw
