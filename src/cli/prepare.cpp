#include "prepare.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "nfw/engagement.hpp"

namespace nfw::cli {

namespace {

// The row that may lead from one test to the next, whatever the dice.
const NextTest& row_to(const TestTable& first, const TestTable& next, Lang lang) {
  const auto row = std::ranges::find(first.next, next.id, &NextTest::test);
  if (row != first.next.end()) return *row;
  std::vector<std::string_view> names;
  for (const auto& one : first.next)
    if (std::ranges::find(names, one.test) == names.end()) names.push_back(one.test);
  const bool it = lang == Lang::it;
  throw UsageError(fmt::format(
      fmt::runtime(names.empty()
                       ? (it ? "--then '{}': da {} non segue nessun test"
                             : "--then '{}': no test follows from {}")
                       : (it ? "--then '{}': da {} segue {}" : "--then '{}': from {} follows {}")),
      next.id, first.id, joined(names)));
}

// No die can bring it about any more: it asks for inputs alone, and they say otherwise.
bool ruled_out(const When& when, const TestTable& test, const Facts& facts) {
  const auto is_input = [&](const Condition& condition) {
    return condition.fact < test.inputs.size();
  };
  return !holds(when, facts) && std::ranges::all_of(when.any, [&](const Clause& clause) {
    return std::ranges::all_of(clause.all, is_input);
  });
}

// What is known before any die of what the row will fill in.
Prefilled beforehand(const NextTest& row, const Link& first, const Facts& facts,
                     const TestTable& next) {
  Prefilled out;
  Outcome nothing(first.test->outcome.size());
  const Conclusion before{nothing, {}, facts};
  for (const auto& [slot, value] : filled(row, first, before, next))
    out.values.emplace_back(slot, value);
  const auto& exchanged = first.test->both.exchanged;
  for (const auto& arg : row.args) {
    // What only the other side's dice would tell stays unknown.
    if (std::ranges::find(exchanged, arg.fact, &Exchanged::fact) != exchanged.end()) continue;
    if (ruled_out(arg.when, *first.test, facts)) continue;
    if (const auto slot = find_fact(next, arg.flag); slot != no_slot) out.later.push_back(slot);
  }
  return out;
}

void refuse_after_both(const Prepared& so_far, Lang lang) {
  if (!is_engagement(*so_far.chain.front().test, so_far.bound.front().facts)) return;
  throw UsageError(lang == Lang::it
                       ? "--then: quando tirano le due parti, i test che seguono si fanno subito"
                       : "--then: where both sides roll, the tests that follow are taken at once");
}

// The tests that an engagement leads to, by the rulings in force.
Chain at_once(const TestTable& test, const Ruleset& ruleset,
              const std::vector<std::string>& rulings, Lang lang) {
  std::vector<std::string> faults;  // told already, where the test itself was bound
  const auto chosen = choose_rulings(ruleset, rulings, lang, faults);
  Chain out;
  for (const auto id : test.both.then) {
    const auto* next = *std::ranges::find(ruleset.tests, id, &TestTable::id);
    out.push_back({next, Facts(*next), {}});
    play(chosen, *next, out.back().said);
  }
  return out;
}

}  // namespace

Prepared prepare(const std::vector<ChainPart>& parts, const Ruleset& ruleset,
                 const std::vector<std::string>& rulings, Lang lang) {
  Prepared out;
  for (const auto& part : parts) {
    auto arguments = part.arguments;
    arguments.rulings = rulings;
    Prefilled prefilled;
    if (!out.chain.empty()) {
      refuse_after_both(out, lang);
      const auto& first = out.chain.back();
      const auto& row = row_to(*first.test, *part.test, lang);
      prefilled = beforehand(row, first, out.bound.back().facts, *part.test);
    }
    out.bound.push_back(bind(*part.test, ruleset, arguments, lang, prefilled));
    auto given = out.bound.back().given;
    given.insert(given.end(), prefilled.later.begin(), prefilled.later.end());
    for (const auto& [slot, value] : prefilled.values) given.push_back(slot);
    out.chain.push_back({part.test, out.bound.back().said, std::move(given)});
  }
  out.then = at_once(*out.chain.front().test, ruleset, rulings, lang);
  return out;
}

}  // namespace nfw::cli
