#include "check.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "deal.hpp"
#include "nfw/expression.hpp"
#include "nfw/graph.hpp"

namespace nfw {

namespace {

void set_if(Facts& facts, Slot slot, Number value) {
  if (slot != no_slot) facts.set(slot, value);
}

// Of dice that are added up: what the stage gives.
void write_sum(const Plan& plan, std::int64_t answer, Facts& facts) {
  const auto& stage = *plan.stage;
  const auto total = plan.total(answer);
  const auto less = facts.count(stage.against);
  const Number margin{total.num - less * total.den, total.den};
  set_if(facts, stage.total, total);
  set_if(facts, stage.die, {plan.dice(answer), 1});
  set_if(facts, stage.margin, margin);
  set_if(facts, stage.die_margin, {plan.dice(answer) - less, 1});
  if (const auto* band = find_band(stage, plan.column, margin))
    set_if(facts, stage.result, {band - stage.bands.data(), 1});
}

}  // namespace

// ---- a stage as its table says it

TableStage::TableStage(const Graph& graph, const StageTable& table, std::shared_ptr<Plans> plans)
    : Stage(table),
      test_(graph.test()),
      asked_(graph.late_asked_by(table)),
      plans_(std::move(plans)) {}

const Plan& TableStage::plan_of(const Facts& facts) const {
  const auto value = [&](Slot slot) { return std::pair(facts[slot].num, facts[slot].den); };
  if (last_ != made_.end() && std::ranges::equal(asked_, last_->first, {}, value))
    return *last_->second;
  Key key(asked_.size());
  std::ranges::transform(asked_, key.begin(), value);
  const auto [at, fresh] = made_.try_emplace(std::move(key), nullptr);
  if (fresh) at->second = plans_->keep(plan(test_, table(), facts));
  last_ = at;
  return *at->second;
}

std::int64_t TableStage::count(const Plan& plan) const {
  const auto per = std::max(1, table().per);
  const auto size = table().is_pool() ? plan.pool_size() : sum(plan.pool);
  return std::max<std::int64_t>(0, size + per - 1) / per;
}

std::optional<Roll> TableStage::ask(const Facts& facts, const Score& score) const {
  if (!score.empty() || !holds(table().when, facts)) return {};
  const auto& plan = plan_of(facts);
  if (table().is_reckoning()) return Roll{&plan, 0};
  const auto dice = count(plan);
  if (dice == 0) return {};
  if (dice > most_dice) throw DiceError(DiceError::What::too_many, table(), dice);
  return Roll{&plan, dice};
}

void TableStage::settle(const Score& score, Facts& facts) const {
  if (score.empty()) return;
  const auto& stage = table();
  if (!stage.is_pool()) return write_sum(plan_of(facts), score[0], facts);
  set_if(facts, stage.result, {score[0], 1});
  set_if(facts, stage.naturals, {score[1], 1});
  if (stage.misses != no_slot) facts.set(stage.misses, count(plan_of(facts)) - score[0]);
  if (stage.chance != no_slot) {
    const auto& plan = plan_of(facts);
    facts.set(stage.chance, plan.base + plan.bonus);
  }
}

// ---- the stages of a test

const ProcedureInfo& check_info() {
  static const ProcedureInfo info{.name = "check", .roles = {}, .facts = {}};
  return info;
}

Procedure check(const TestTable& test, Facts facts) {
  Procedure out{
      .test = &test, .facts = std::move(facts), .graph = std::make_shared<const Graph>(test)};
  const auto& known = out.facts;
  const auto& graph = *out.graph;
  std::vector<std::size_t> place(test.stages.size() + 1);  // of those that may be rolled
  for (std::size_t n = 0; n < test.stages.size(); ++n) {
    const auto& stage = test.stages[n];
    place[n + 1] = place[n];
    if (!graph.late(stage.when) && !holds(stage.when, known)) continue;
    ++place[n + 1];
    if (stage.kind == StageKind::deal)
      out.stages.push_back(std::make_unique<DealStage>(graph, stage, out.plans, known));
    else
      out.stages.push_back(std::make_unique<TableStage>(graph, stage, out.plans));
  }
  for (const auto& again : test.again) {
    const auto first = place[again.first];
    const auto end = place[again.last + std::size_t{1}];
    if (first < end)
      out.again.push_back(
          {static_cast<std::uint16_t>(first), static_cast<std::uint16_t>(end - 1), again.when});
  }
  return out;
}

}  // namespace nfw
