#include "nfw/start_class.hpp"

#include <algorithm>

#include "nfw/late.hpp"

namespace nfw {

StartClass::StartClass(const TestTable& test) : seen_(test.facts.size()) {
  for (std::size_t slot = 0; slot < seen_.size(); ++slot) {
    const auto kind = test.facts[slot].kind;
    if (kind == Kind::flag || kind == Kind::choice || kind == Kind::choices)
      seen_[slot].exact = true;
  }
  for (const auto& stage : test.stages) {
    look_at(stage.when);
    look_at(stage.dice);
    look_at(stage.modifiers);
    look_at(stage.halvings);
    for (const auto& row : stage.rounding) look_at(row.when);
    for (const auto& column : stage.columns) look_at(column.when);
    for (const auto& row : stage.rows) look_at(row.when);
    exact(stage.over);
    exact(stage.of);
    exact(stage.against);
  }
  // What is worked out before the first die is itself among the facts.
  const Late late(test);
  for (const auto& rule : test.worked_out)
    if (late.has(rule.fact)) look_at(rule);
  for (const auto& rule : test.afterwards) look_at(rule);
  for (const auto& again : test.again) look_at(again.when);
  for (const auto& effect : test.effects) {
    look_at(effect.when);
    look_at(effect.unless);
  }
  for (const auto& next : test.next) {
    look_at(next.when);
    look_at(next.unless);
    for (const auto& arg : next.args) {
      look_at(arg.when);
      exact(arg.fact);
    }
    for (const auto slot : next.carry) exact(slot);
  }
  for (const auto& key : test.outcome) exact(key.fact);
  for (const auto& one : test.cases) look_at(one.when);
  for (const auto& one : test.roles) exact(one.fact);
  exact(test.comparison.instead);
}

void StartClass::exact(Slot slot) {
  if (slot < seen_.size()) seen_[slot].exact = true;
}

void StartClass::look_at(const When& when) {
  for (const auto& clause : when.any)
    for (const auto& condition : clause.all)
      for (const auto& end : {condition.range.from, condition.range.to})
        if (end) seen_[condition.fact].limits.push_back(*end);
}

void StartClass::look_at(const FactRule& rule) {
  look_at(rule.when);
  look_at(rule.sum);
  look_at(rule.halvings);
  exact(rule.list);
  exact(rule.same);
  exact(rule.part);
  exact(rule.whole);
  for (const auto& limit : {rule.least, rule.most})
    if (limit) exact(limit->fact);
}

void StartClass::look_at(List<Term> rows) {
  for (const auto& row : rows) {
    look_at(row.when);
    look_at(row.unless);
    look_at(row.together);
    exact(row.value.fact);
    exact(row.per);
    exact(row.each.fact);
  }
}

StartClass::Key StartClass::key(const Start& start) const {
  constexpr std::int64_t unknown = -1;
  const auto& facts = start.facts;
  Key out(start.given.begin(), start.given.end());
  std::ranges::sort(out);
  for (std::size_t n = 0; n < seen_.size(); ++n) {
    const auto slot = static_cast<Slot>(n);
    const auto& [is_exact, limits] = seen_[n];
    if (!facts.has(slot)) {
      out.push_back(unknown);
    } else if (is_exact) {
      out.insert(out.end(), {facts[slot].num, facts[slot].den});
    } else {
      // Twice the limits that it exceeds, and one for each that it meets.
      std::int64_t place = 0;
      for (const auto& limit : limits)
        place += facts[slot] > limit ? 2 : facts[slot] == limit ? 1 : 0;
      out.push_back(place);
    }
  }
  return out;
}

}  // namespace nfw
