#include "nfw/procedure.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "nfw/check.hpp"
#include "nfw/roster.hpp"
#include "nfw/sequence.hpp"
#include "nfw/volley.hpp"

namespace nfw {

namespace {

Value value_of(const Fact& fact, Slot slot, const Facts& facts) {
  const auto value = facts[slot];
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

}  // namespace

const std::vector<ProcedureInfo>& procedures() {
  static const std::vector<ProcedureInfo> all{check_info(), volley_info(), sequence_info(),
                                              roster_info(), price_info()};
  return all;
}

Procedure make_procedure(const TestTable& test, const Facts& facts) {
  if (test.procedure == check_info().name) return check(test, facts);
  if (test.procedure == volley_info().name) return volley(test, facts);
  if (test.procedure == sequence_info().name) return sequence(test, facts);
  throw std::logic_error("no procedure '" + std::string(test.procedure) + "'");
}

void once_more(int& rerolls) {
  constexpr int most = 1'000'000;
  if (++rerolls > most) throw std::logic_error("rolls again without an end");
}

Conclusion conclude(const TestTable& test, Facts facts, const Outcome& told) {
  Outcome outcome = told;
  for (std::size_t key = 0; key < outcome.size(); ++key) {
    const auto& row = test.outcome[key];
    if (told[key].kind != ValueKind::null) {
      write_back(test, row, told[key], facts);
    } else if (row.fact != no_slot && facts.has(row.fact)) {
      outcome[key] = value_of(test.facts[row.fact], row.fact, facts);
      if (row.kind == ValueKind::word && outcome[key].kind == ValueKind::list)
        outcome[key].kind = ValueKind::word;  // a list of one
    } else {
      outcome[key] = row.initial;
    }
    if (row.after != no_slot) write_back(test, row, outcome[key], facts);
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
