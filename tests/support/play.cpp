#include "play.hpp"

#include <algorithm>
#include <stdexcept>

#include "harness.hpp"
#include "nfw/builtin.hpp"

namespace nfw::testing {

namespace {

Number read(const Fact& fact, const std::string& word) {
  if (fact.kind != Kind::choice && fact.kind != Kind::choices) return {std::stoll(word), 1};
  const auto value = std::ranges::find(fact.values, word, &Choice::id);
  if (value == fact.values.end()) throw std::runtime_error("no value " + word);
  const auto place = value - fact.values.begin();
  return {fact.kind == Kind::choice ? place : std::int64_t{1} << place, 1};
}

}  // namespace

std::string Played::rolled() const {
  std::string out;
  for (const auto& one : resolved.steps)
    out += (out.empty() ? "" : " ") + std::string(one.roll.plan->stage->id);
  return out;
}

const Step& Played::step(std::string_view stage) const {
  for (const auto& one : resolved.steps)
    if (one.roll.plan->stage->id == stage) return one;
  throw std::runtime_error("not rolled: " + std::string(stage));
}

std::string Played::outcome(std::string_view key) const {
  const auto& keys = resolved.procedure.test->outcome;
  const auto found = std::ranges::find(keys, key, &OutcomeKey::id);
  if (found == keys.end()) throw std::runtime_error("no key " + std::string(key));
  const auto& value = resolved.conclusion.outcome[static_cast<std::size_t>(found - keys.begin())];
  switch (value.kind) {
    case ValueKind::number: return std::to_string(value.number);
    case ValueKind::flag: return value.number != 0 ? "true" : "false";
    case ValueKind::word: return std::string(value.word);
    default: return "null";
  }
}

const TestTable& builtin_test(std::string_view id) {
  for (const auto* test : builtin::rulesets()[0]->tests)
    if (test->id == id) return *test;
  throw std::runtime_error("no test " + std::string(id));
}

Played play(std::string_view test_id, const std::string& inputs, std::vector<std::int64_t> dice) {
  const auto& test = builtin_test(test_id);
  Facts facts(test);
  for (const auto& word : split_words(inputs)) {
    const auto equals = word.find('=');
    const auto slot = find_fact(test, word.substr(0, equals));
    if (slot == no_slot) throw std::runtime_error("no fact " + word);
    facts.set(slot, read(test.facts[slot], word.substr(equals + 1)));
  }
  complete(test, facts);
  GivenDice source(std::move(dice));
  Played out{resolve(make_procedure(test, facts), source)};
  source.finish();
  return out;
}

}  // namespace nfw::testing
