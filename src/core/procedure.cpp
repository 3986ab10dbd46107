#include "nfw/procedure.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>

#include "check.hpp"
#include "nfw/graph.hpp"
#include "nfw/roster.hpp"
#include "sequence.hpp"

namespace nfw {

namespace {

Value value_of(const Fact& fact, Slot slot, const Facts& facts) {
  const auto value = facts[slot].den == 1 ? facts[slot] : facts[slot].reduced();
  switch (fact.kind) {
    case Kind::entries: return {ValueKind::list, 0, 1, facts.words(slot)};
    case Kind::flag: return flag_value(value.num != 0);
    case Kind::choice: return word_value(fact.values[static_cast<std::size_t>(value.num)].id);
    default: return {ValueKind::number, value.num, value.den, {}};
  }
}

// A key's value is a fact too; an input stays what the player said, and the fact besides it tells.
void write_back(const TestTable& test, const OutcomeKey& key, const Value& value, Facts& facts) {
  const auto slot = key.after != no_slot ? key.after : key.fact;
  if (slot == no_slot || value.kind == ValueKind::null) return;
  if (value.kind == ValueKind::list) return;
  if (value.kind != ValueKind::word) {
    facts.set(slot, Number{value.number, value.parts});
    return;
  }
  const auto& values = test.facts[slot].values;
  const auto place = std::ranges::find(values, value.word, &Choice::id);
  if (place != values.end()) facts.set(slot, place - values.begin());
}

bool ahead(Number a, Number b, const ComparisonRow& row) {
  const Number times{row.times * b.num, b.den};
  return a > b && (row.or_equal ? a >= times : a > times);
}

// The values of the result are the rows, then their mirrors backwards; the last row has none.
void compare(const Comparison& comparison, Facts& facts) {
  const auto a = facts[comparison.own];
  const auto b = facts[comparison.other];
  for (std::size_t r = 0; r < comparison.rows.size(); ++r) {
    const auto& row = comparison.rows[r];
    const auto place = static_cast<std::int64_t>(r);
    const auto last = std::ssize(comparison.rows) - 1;
    if (row.times == 0 || ahead(a, b, row)) return facts.set(comparison.result, place);
    if (ahead(b, a, row)) return facts.set(comparison.result, 2 * last - place);
  }
}

}  // namespace

std::vector<Slot> Stage::gives() const { return given_by(table_); }

const std::vector<ProcedureInfo>& procedures() {
  static const std::vector<ProcedureInfo> all{check_info(), sequence_info(), roster_info(),
                                              price_info()};
  return all;
}

Procedure make_procedure(const TestTable& test, Facts facts) {
  work_out(test.on_the_way, test, facts);
  if (test.procedure == check_info().name) return check(test, std::move(facts));
  if (test.procedure == sequence_info().name) return sequence(test, std::move(facts));
  throw std::logic_error("no procedure '" + std::string(test.procedure) + "'");
}

void once_more(int& rerolls) {
  constexpr int most = 1'000'000;
  if (++rerolls > most) throw std::logic_error("rolls again without an end");
}

void after_stage(const Procedure& procedure, Facts& facts) {
  const auto& rules = procedure.test->on_the_way;
  for (const auto& rule : rules) facts.clear(rule.fact);
  work_out(rules, *procedure.test, facts);
}

const Again* to_roll_again(const Procedure& procedure, std::size_t stage, const Facts& facts) {
  for (const auto& again : procedure.again)
    if (again.last == stage && holds(again.when, facts)) return &again;
  return nullptr;
}

void forget(const Procedure& procedure, const Again& again, Facts& facts) {
  for (std::size_t n = again.first; n <= again.last; ++n)
    for (const auto slot : procedure.stages[n]->gives()) facts.clear(slot);
  after_stage(procedure, facts);
}

void finish(const TestTable& test, Facts& facts) {
  const auto& [own, other, instead, result, rows] = test.comparison;
  if (result == no_slot) return;
  if (!facts.has(other) && instead != no_slot && facts.has(instead))
    facts.set(other, facts[instead]);
  if (!facts.has(result) && facts.has(own) && facts.has(other)) compare(test.comparison, facts);
}

Value value_of(const OutcomeKey& key, const TestTable& test, const Facts& facts) {
  if (key.fact == no_slot || !facts.has(key.fact)) return key.initial;
  auto out = value_of(test.facts[key.fact], key.fact, facts);
  if (key.kind == ValueKind::word && out.kind == ValueKind::list)
    out.kind = ValueKind::word;  // a list of one
  return out;
}

Conclusion conclude(const TestTable& test, Facts facts) {
  Outcome outcome;
  outcome.reserve(test.outcome.size());
  for (const auto& key : test.outcome) {
    outcome.push_back(value_of(key, test, facts));
    if (key.after != no_slot) write_back(test, key, outcome.back(), facts);
  }
  work_out(test.afterwards, test, facts);
  std::vector<const Effect*> effects;
  for (const auto& effect : test.effects) {
    if (!holds(effect.when, facts) || stated(effect.unless, facts)) continue;
    effects.push_back(&effect);
    for (const auto& [key, value] : effect.set) {
      outcome[key] = value;
      write_back(test, test.outcome[key], value, facts);
    }
  }
  return {std::move(outcome), std::move(effects), std::move(facts)};
}

}  // namespace nfw
