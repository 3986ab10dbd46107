#include "nfw/roll.hpp"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <stdexcept>
#include <string>

namespace nfw {

namespace {

const NeedRow* need_row(const StageTable& stage, const Facts& facts) {
  const auto row =
      std::ranges::find_if(stage.rows, [&](const NeedRow& r) { return holds(r.when, facts); });
  if (row == stage.rows.end())
    throw std::logic_error("no row of stage '" + std::string(stage.id) + "' fits");
  return &*row;
}

std::optional<Rounding> rounding(const StageTable& stage, const Facts& facts) {
  const auto row = std::ranges::find_if(stage.rounding,
                                        [&](const RoundingRow& r) { return holds(r.when, facts); });
  if (row != stage.rounding.end()) return row->how;
  return stage.kind == StageKind::sum ? std::nullopt : std::optional(Rounding::down);
}

// The number before modifiers that the stage's needs give, or the fact that it must exceed.
void settle_need(Plan& out, const Facts& facts) {
  const auto& stage = *out.stage;
  if (stage.over != no_slot) {
    out.base = static_cast<int>(facts.count(stage.over)) + 1;
  } else if (!stage.rows.empty()) {
    out.row = need_row(stage, facts);
    out.base = out.row->needs[out.row->needs.size() > 1 ? static_cast<std::size_t>(out.column) : 0];
  } else {
    out.base = stage.need;
  }
}

// Halvings may ask for the chance, so it must be settled.
std::vector<Applied> halvings(const Plan& plan, const TestTable& test, const Facts& facts) {
  const auto& stage = *plan.stage;
  if (stage.chance == no_slot) return applied(stage.halvings, test, facts);
  Facts with_chance = facts;
  with_chance.set(stage.chance, plan.base + plan.bonus);
  return applied(stage.halvings, test, with_chance);
}

std::int64_t rounded(Number n, Rounding how) {
  if (how == Rounding::nearest) n = {2 * n.num + n.den, 2 * n.den};
  const auto down = n.num / n.den - (n.num % n.den < 0 ? 1 : 0);
  return how == Rounding::up && n.num % n.den != 0 ? down + 1 : down;
}

bool asks_dice(const Applied& one) { return one.row->on != Range{}; }
bool in_force(const Applied& one, std::int64_t dice) { return one.row->on.contains({dice, 1}); }

// By die of a sum, in the order rolled: whether it is taken from the total.
std::vector<bool> taken_dice(const Plan& plan) {
  std::vector<bool> out;
  for (const auto& one : plan.pool)
    out.insert(out.end(), static_cast<std::size_t>(std::max<std::int64_t>(0, one.value)),
               one.row->minus);
  return out;
}

std::int64_t added_up(const Roll& roll, std::span<const Face> faces) {
  auto total = std::accumulate(faces.begin(), faces.end(), std::int64_t{0});
  if (roll.plan->taken == 0) return total;
  const auto taken = taken_dice(*roll.plan);
  for (std::size_t n = 0; n < faces.size(); ++n)
    if (taken[static_cast<std::size_t>(roll.before) + n])
      total += roll.plan->stage->sides + 1 - 2 * faces[n];
  return total;
}

}  // namespace

int Plan::need() const {
  if (stage->each > 1) return base - static_cast<int>(bonus);
  int face = 1;
  while (face <= stage->sides && !succeeds(face)) ++face;
  return face;
}

Plan plan(const TestTable& test, const StageTable& stage, const Facts& facts) {
  Plan out;
  out.stage = &stage;
  out.pool = applied(stage.dice, test, facts);
  for (const auto& row : out.pool)
    if (row.row->minus) out.taken += row.value;
  out.modifiers = applied(stage.modifiers, test, facts);
  std::ranges::copy_if(out.modifiers, std::back_inserter(out.by_dice), asks_dice);
  std::erase_if(out.modifiers, asks_dice);
  out.bonus = sum(out.modifiers);
  out.column = column(stage.columns, facts);
  if (out.column < 0)
    throw std::logic_error("no column of stage '" + std::string(stage.id) + "' fits");
  out.rounding = rounding(stage, facts);
  if (stage.of != no_slot && facts.has(stage.of)) out.start = facts[stage.of];
  if (stage.kind != StageKind::sum) settle_need(out, facts);
  out.halvings = halvings(out, test, facts);
  return out;
}

std::int64_t Plan::pool_size() const {
  const auto all = sum(pool);
  if (halvings.empty()) return all;
  return rounded({all, std::int64_t{1} << halvings.size()}, rounding.value_or(Rounding::down));
}

std::vector<Applied> Plan::modifiers_on(std::int64_t answer) const {
  auto out = modifiers;
  const auto shown = dice(answer);
  std::ranges::copy_if(by_dice, std::back_inserter(out),
                       [&](const Applied& one) { return in_force(one, shown); });
  std::ranges::stable_sort(out, {}, &Applied::row);
  return out;
}

Number Plan::total(std::int64_t answer) const {
  const auto halved = std::int64_t{1} << halvings.size();
  const auto shown = dice(answer);
  auto added = shown + bonus;
  for (const auto& one : by_dice)
    if (in_force(one, shown)) added += one.value;
  const Number out{start.num + added * start.den, start.den * halved};
  return rounding ? Number{rounded(out, *rounding), 1} : out;
}

Answer read(const Roll& roll, std::span<const Face> faces) {
  const auto& plan = *roll.plan;
  Answer answer;
  if (plan.stage->kind == StageKind::sum) {
    answer.value = added_up(roll, faces);
    return answer;
  }
  if (plan.stage->each == 1) {
    for (const int face : faces) {
      if (plan.succeeds(face))
        ++answer.value;
      else if (plan.counts_naturals() && face == plan.stage->never)
        ++answer.naturals;
    }
    return answer;
  }
  const auto each = static_cast<std::size_t>(plan.stage->each);
  for (std::size_t at = 0; at + each <= faces.size(); at += each) {
    const auto trial = faces.subspan(at, each);
    if (plan.reaches(std::accumulate(trial.begin(), trial.end(), std::int64_t{0}))) ++answer.value;
  }
  return answer;
}

const Band* find_band(const StageTable& stage, int column, Number total) {
  for (const auto& band : stage.bands) {
    const auto& range = band.totals[band.totals.size() > 1 ? static_cast<std::size_t>(column) : 0];
    if (range.contains(total)) return &band;
  }
  return nullptr;
}

}  // namespace nfw
