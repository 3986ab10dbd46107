#include "nfw/check.hpp"

#include <algorithm>
#include <map>

#include "nfw/late.hpp"

namespace nfw {

namespace {

void set_if(Facts& facts, Slot slot, Number value) {
  if (slot != no_slot) facts.set(slot, value);
}

void write(const Plan& plan, std::int64_t value, Facts& facts) {
  const auto& stage = *plan.stage;
  set_if(facts, stage.chance, {plan.base + plan.bonus, 1});
  if (stage.kind == StageKind::pool) return set_if(facts, stage.result, {value, 1});
  const auto total = plan.total(value);
  const auto less = facts.count(stage.against);
  const Number margin{total.num - less * total.den, total.den};
  set_if(facts, stage.total, total);
  set_if(facts, stage.die, {plan.dice(value), 1});
  set_if(facts, stage.margin, margin);
  set_if(facts, stage.die_margin, {plan.dice(value) - less, 1});
  if (const auto* band = find_band(stage, plan.column, margin))
    set_if(facts, stage.result, {band - stage.bands.data(), 1});
}

bool ahead(Number a, Number b, const ComparisonRow& row) {
  const Number times{row.times * b.num, b.den};
  return a > b && (row.or_equal ? a >= times : a > times);
}

// The values of the result are the rows, then their mirrors backwards; the last row has none.
void compare(const Comparison& comparison, Facts& facts) {
  const Slot other = facts.has(comparison.other) ? comparison.other : comparison.instead;
  if (other == no_slot || !facts.has(other)) return;
  const auto a = facts[comparison.own];
  const auto b = facts[other];
  facts.set(comparison.other, b);
  for (std::size_t r = 0; r < comparison.rows.size(); ++r) {
    const auto& row = comparison.rows[r];
    const auto place = static_cast<std::int64_t>(r);
    const auto last = std::ssize(comparison.rows) - 1;
    if (row.times == 0 || ahead(a, b, row)) return facts.set(comparison.result, place);
    if (ahead(b, a, row)) return facts.set(comparison.result, 2 * last - place);
  }
}

// The stages of one check. The state holds, by stage, what was read from its dice and one more; 0
// where it was not rolled.
class Stages {
 public:
  Stages(const TestTable& test, Facts facts, std::deque<Plan>& plans)
      : test_(test), facts_(std::move(facts)), plans_(plans), late_(test) {
    for (const auto& stage : test.stages)
      settled_.push_back(late_.asks(stage) ? nullptr
                                           : &plans_.emplace_back(plan(test, stage, facts_)));
    by_state_.resize(settled_.size());
  }

  // What is known when this stage is due.
  Facts facts_before(std::size_t stage, const State& state) {
    Facts now = facts_;
    for (std::size_t n = 0; n < stage; ++n) {
      if (state.at[n] == 0) continue;
      write(*plan_of(n, state, now), state.at[n] - 1, now);
      if (late_.rules()) work_out_again(now);
    }
    return now;
  }
  Facts facts_after(const State& state) { return facts_before(settled_.size(), state); }

  std::optional<Roll> ask(std::size_t n, const State& state) {
    const auto& stage = test_.stages[n];
    const bool asks = settled_[n] == nullptr || !stage.when.any.empty();
    const auto now = asks ? facts_before(n, state) : facts_;
    if (!holds(stage.when, now)) return {};
    const auto* plan = plan_of(n, state, now);
    if (stage.is_reckoning()) return Roll{plan, 0};
    const auto per = std::max(1, stage.per);
    const auto size = stage.kind == StageKind::pool ? plan->pool_size() : sum(plan->pool);
    const auto dice = (size + per - 1) / per;
    if (dice <= 0) return {};
    return Roll{plan, dice};
  }

 private:
  const Plan* plan_of(std::size_t n, const State& state, const Facts& facts) {
    if (settled_[n] != nullptr) return settled_[n];
    State before;
    std::copy_n(state.at.begin(), n, before.at.begin());
    auto& made = by_state_[n][before];
    if (made == nullptr) made = &plans_.emplace_back(plan(test_, test_.stages[n], facts));
    return made;
  }

  void work_out_again(Facts& facts) const {
    for (const auto& rule : test_.worked_out)
      if (late_.has(rule.fact)) facts.clear(rule.fact);
    work_out(test_.worked_out, test_, facts);
  }

  const TestTable& test_;
  Facts facts_;
  std::deque<Plan>& plans_;
  Late late_;
  std::vector<const Plan*> settled_;  // null: depends on stages before it
  std::vector<std::map<State, const Plan*>> by_state_;
};

void add_again(const Again& again, const std::shared_ptr<Stages>& stages, Stage& last) {
  last.again_from = again.first;
  last.again = [&again, stages](const State& state) -> std::optional<State> {
    if (!holds(again.when, stages->facts_before(again.last + std::size_t{1}, state))) return {};
    State start = state;
    std::fill(start.at.begin() + again.first, start.at.begin() + again.last + 1, 0);
    return start;
  };
}

}  // namespace

const ProcedureInfo& check_info() {
  static const ProcedureInfo info{
      .name = "check", .stages = {}, .roles = {}, .cases = {}, .facts = {}};
  return info;
}

Procedure check(const TestTable& test, const Facts& facts) {
  Procedure out{.test = &test, .facts = facts, .stages = {}};
  const auto plans = out.plans;
  const auto stages = std::make_shared<Stages>(test, facts, *plans);
  for (std::size_t n = 0; n < test.stages.size(); ++n) {
    const auto fold = [n](State state, Answer answer) {
      state.at[n] = static_cast<std::int32_t>(answer.value) + 1;
      return state;
    };
    out.stages.push_back(
        {.id = test.stages[n].id,
         .ask = [stages, plans, n](const State& state) { return stages->ask(n, state); },
         .fold = fold});
  }
  for (const auto& again : test.again) add_again(again, stages, out.stages[again.last]);
  out.finish = [stages, plans, &test](const State& state, Facts& facts_after) {
    facts_after = stages->facts_after(state);
    if (test.comparison.result != no_slot) compare(test.comparison, facts_after);
  };
  return out;
}

}  // namespace nfw
