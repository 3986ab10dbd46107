#include "breakdown.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "nfw/odds.hpp"
#include "words.hpp"

namespace nfw::report {

Limits limits(const Input& input) {
  constexpr std::int64_t most_percent = 100;
  Limits out;
  if (input.kind == Kind::whole) out.low = -most_number;
  if (input.kind == Kind::percent) out.high = most_percent;
  if (is_number(input.min)) out.low = input.min->number;
  if (is_number(input.max)) out.high = input.max->number;
  return out;
}

namespace {

bool given(const std::vector<std::string>& args, std::string_view flag) {
  return std::ranges::find(args, "--" + std::string(flag)) != args.end();
}

// No number is beyond what the flag takes.
Number sayable(Number value, const Input& input) {
  if (input.kind != Kind::count) return value;
  return std::min(value, Number{limits(input).high});
}

NextCommand command(const NextTest& row, const TestTable& next, const Breakdown& breakdown) {
  NextCommand out{&row, {}, {}};
  for (const auto& [slot, value] :
       filled(row, breakdown.test(), breakdown.taken().given, breakdown.conclusion(), next)) {
    const auto& about = next.facts[slot];
    out.args.push_back("--" + std::string(about.id));
    if (about.kind != Kind::flag)
      out.args.push_back(fact_text(about, sayable(value, next.inputs[slot])));
  }
  return out;
}

// What the next test cannot do without, as far as its own first answers tell, and what else only
// the player can say.
std::vector<std::string> missing(const NextCommand& next, const TestTable& test) {
  Facts facts(test);
  for (std::size_t n = 0; n + 1 < next.args.size(); ++n) {
    if (!next.args[n].starts_with("--")) continue;
    const auto slot = find_fact(test, std::string_view(next.args[n]).substr(2));
    if (slot == no_slot) continue;
    const auto& [id, kind, values] = test.facts[slot];
    const auto value = std::ranges::find(values, next.args[n + 1], &Choice::id);
    if (value != values.end())
      facts.set(slot, value - values.begin());
    else if (kind == Kind::count)
      facts.set(slot, std::stoll(next.args[n + 1]));
  }
  complete(test, facts);
  const auto replaced = [&](const Input& input) {
    return std::ranges::any_of(test.inputs, [&](const Input& other) {
      const auto slot = static_cast<Slot>(&input - test.inputs.data());
      return given(next.args, other.id) && std::ranges::count(other.excludes, slot) > 0;
    });
  };
  std::vector<std::string> out;
  for (const auto& input : test.inputs) {
    const bool asked = std::ranges::find(next.row->asks, input.id) != next.row->asks.end();
    if ((asked || is_required(input, facts)) && !given(next.args, input.id) && !replaced(input))
      out.emplace_back(input.id);
  }
  return out;
}

// What the list answers need not be said.
void ask(const ListOption& list, const TestTable& test, NextCommand& next) {
  const auto answers = [&](std::string_view flag) {
    return std::ranges::any_of(test.from_list, [&](const FromList& row) {
      const auto slot = row.*list.side;
      return slot != no_slot && test.inputs[slot].id == flag;
    });
  };
  const auto is_asked = [&](const FromList& row) { return row.*list.side != no_slot; };
  if (std::ranges::none_of(test.from_list, is_asked)) return;
  std::erase_if(next.missing, answers);
  next.args.insert(next.args.end(), {std::string(list.option), list.file});
}

bool mentions(const When& when, Slot slot) {
  return any_condition(when, [&](const Condition& condition) { return condition.fact == slot; });
}

// Rulings that are not played as by default: facts that are known without the player, and whose
// value is not the first.
std::vector<Slot> played_slots(const TestTable& test, const Facts& facts) {
  std::vector<Slot> out;
  for (std::size_t n = 0; n < test.facts.size(); ++n) {
    const auto slot = static_cast<Slot>(n);
    if (test.initial[n].den != 0 && facts.has(slot) && facts.count(slot) != 0) out.push_back(slot);
  }
  return out;
}

// Whether the row counts because a ruling is played the other way: by the first reading it would
// not.
bool counts_by(Slot ruling, const Term& row, const Facts& facts) {
  if (mentions(row.together, ruling)) return true;
  if (!mentions(row.when, ruling) && !mentions(row.unless, ruling)) return false;
  auto first = facts;
  first.set(ruling, {0, 1});
  return !holds(row.when, first) || stated(row.unless, first);
}

}  // namespace

std::vector<Slot> assumed(const TestTable& test, const std::vector<Slot>& given,
                          const Facts& facts) {
  std::vector<Slot> out;
  for (std::size_t place = 0; place < test.inputs.size(); ++place) {
    const auto slot = static_cast<Slot>(place);
    const auto& input = test.inputs[slot];
    if (input.kind == Kind::choice && !input.defaults.empty() &&
        std::ranges::find(given, slot) == given.end() && facts.has(slot) &&
        holds(input.needs, facts) && !std::ranges::count(test.ranges, slot, &Reach::band))
      out.push_back(slot);
  }
  return out;
}

std::vector<FromFile> from_files(const Part& part) {
  std::vector<FromFile> out;
  for (const auto& listed : part.listed) {
    auto one = std::ranges::find(out, listed.file, &FromFile::file);
    if (one == out.end()) one = out.insert(out.end(), {listed.file, {}, {}});
    if (listed.by_hand)
      one->by_hand.push_back(listed.slot);
    else if (!one->taken.empty() && one->taken.back().slot == listed.slot)
      one->taken.back().last = listed.last;
    else
      one->taken.push_back(listed);
  }
  return out;
}

std::string key_of(const std::optional<Side>& side, std::string_view key) {
  return std::string(side == enemy_side ? enemy_prefix : "") + std::string(key);
}

std::string_view side_word(Side side) { return side == own_side ? "own" : "enemy"; }

std::string roll_id(const Plan& plan) {
  std::string out;
  if (plan.side) out += fmt::format("{}.", side_word(*plan.side));
  if (!plan.entry.empty()) out += fmt::format("{}.", plan.entry);
  return out + std::string(plan.stage->id);
}

const Text& side_name(Side side) {
  static constexpr std::array names{Text{"this side", "noi"}, Text{"the enemy", "il nemico"}};
  return names.at(side);
}

const Text& side_title(Side side) {
  static constexpr std::array titles{Text{"This side", "Noi"}, Text{"The enemy", "Il nemico"}};
  return titles.at(side);
}

std::vector<NextCommand> next_commands(const Breakdown& breakdown) {
  std::vector<NextCommand> out;
  const auto& tests = breakdown.rolled.ruleset->tests;
  // What an attack of both sides leads to has been taken at once.
  const auto& part = breakdown.part();
  const auto done =
      part.side && part.after == no_part ? breakdown.test().both.then : List<std::string_view>();
  for (const auto& row : breakdown.test().next) {
    const auto& facts = breakdown.facts();
    const bool taken = std::ranges::find(done, row.test) != done.end();
    if (row.by_choice || taken || !holds(row.when, facts) || stated(row.unless, facts)) continue;
    const auto next =
        std::ranges::find_if(tests, [&](const TestTable* test) { return test->id == row.test; });
    if (next == tests.end()) continue;
    out.push_back(command(row, **next, breakdown));
    out.back().missing = missing(out.back(), **next);
    for (const auto& list : breakdown.rolled.lists) ask(list, **next, out.back());
  }
  return out;
}

std::vector<std::string> command_words(const NextCommand& next, const SameRules& rules) {
  std::vector<std::string> words{std::string(next.row->test)};
  words.insert(words.end(), next.args.begin(), next.args.end());
  for (const auto& flag : next.missing) words.insert(words.end(), {"--" + flag, "N"});
  return command_words(rules, words);
}

std::vector<PlayedRuling> played_rulings(const TestTable& test, const Facts& facts) {
  std::vector<PlayedRuling> out;
  for (const auto slot : played_slots(test, facts))
    out.push_back({test.facts[slot].id,
                   test.facts[slot].values[static_cast<std::size_t>(facts.count(slot))].id});
  return out;
}

std::string ruling_of(const Term& row, const TestTable& test, const Facts& facts) {
  for (const auto slot : played_slots(test, facts))
    if (counts_by(slot, row, facts))
      return std::string(test.facts[slot].id) + "=" + fact_text(test.facts[slot], facts[slot]);
  return {};
}

const OutcomeKey* headline_key(const TestTable& test, const Outcome& outcome) {
  for (const auto key : test.headline)
    if (outcome[key].kind != ValueKind::null) return &test.outcome[key];
  return nullptr;
}

std::string headline(const TestTable& test, const Outcome& outcome) {
  const auto* key = headline_key(test, outcome);
  if (key == nullptr) return value_text({});
  return value_text(outcome[static_cast<std::size_t>(key - test.outcome.data())]);
}

std::string headline(const Rolled& rolled, std::size_t part) {
  const auto& test = *rolled.play->parts[part].test;
  const auto& taken = rolled.played.tests[part];
  return taken ? headline(test, taken->resolved.conclusion.outcome)
               : std::string(not_due_of(test.outcome[test.headline.front()]));
}

std::vector<Applied> modifiers_of(const Step& step) {
  const auto& plan = *step.roll.plan;
  return plan.by_dice.empty() ? plan.modifiers : plan.modifiers_on(step.answer.value);
}

const Band* band_of(const Step& step, const Facts& facts) {
  const auto& plan = *step.roll.plan;
  const auto& stage = *plan.stage;
  if (stage.bands.empty() || stage.result == no_slot) return nullptr;
  const auto total = plan.total(step.answer.value);
  const Number margin{total.num - facts.count(stage.against) * total.den, total.den};
  return find_band(stage, plan.column, margin);
}

}  // namespace nfw::report
