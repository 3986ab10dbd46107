#include "battle_resolve.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "battle.hpp"
#include "battle_checks.hpp"
#include "battle_said.hpp"
#include "list_file.hpp"
#include "prepare.hpp"
#include "values.hpp"

namespace nfw::cli {

namespace {

// What stands in the way of a test that is taken anyway is but noted.
template <class Check>
void unless_anyway(Informed& out, const Check& check) {
  try {
    check();
  } catch (const Refused&) {
    if (!out.intent.anyway) throw;
    out.anyway = true;
  }
}

// The army lists as they were when the battle began, that of the first side named its own.
Lists lists_for(const Moment& at, const Intent& intent, const std::vector<ChosenRuling>& rulings,
                const Context& context) {
  Lists out;
  if (!intent.deed->lists) return out;
  std::vector<std::size_t> sides;
  for (std::size_t n = 1; n < at.state.records().size(); ++n)
    if (at.state.side_of(n) == n) sides.push_back(n);
  for (std::size_t n = 0; n < sides.size(); ++n) {
    if (n >= at.lists.size())
      throw UsageError(context.style.lang, "the battle has no army list of {}",
                       "la battaglia non ha un elenco di {}", report::name_of(at.state, sides[n]));
    const auto& file = at.lists[n];
    const auto& roster = *at.state.rules().list->roster;
    out.push_back({sides[n] == intent.seats.front() ? own_side : enemy_side, file.name,
                   read_list(file, roster, rulings, context)});
    muster(out.back().list);
  }
  return out;
}

// Flags of the table that nobody said, and that would make sense.
std::vector<Slot> not_said(const Deed& deed, const Part& part, const Facts& facts,
                           const std::vector<battle::Answered>& file) {
  const auto& inputs = deed.asks().inputs;
  std::vector<Slot> out;
  for (const auto slot : deed.table) {
    const auto in_its_place = [&](Slot other) {
      return other == slot || exclude(deed.asks(), other, slot);
    };
    if (holds(inputs[slot].needs, facts) && std::ranges::none_of(part.given, in_its_place) &&
        std::ranges::find(file, slot, &battle::Answered::input) == file.end())
      out.push_back(slot);
  }
  return out;
}

// Where the target is out of reach, what is done then is told, too.
Play prepared(const Moment& at, const Informed& told, Lang lang) try {
  return prepare(told.chain(), at.ruleset, told.lists, lang);
} catch (const OutOfReach& refused) {
  const auto& beyond = told.intent.deed->beyond;
  if (beyond.en.empty()) throw;
  throw UsageError(fmt::format("{}; {}", refused.lines().front(), report::say(beyond, lang)));
}

// ---- what comes of it

std::optional<std::int64_t> place_of(const Fact& fact, std::string_view word) {
  const auto found = std::ranges::find(fact.values, word, &Choice::id);
  if (found == fact.values.end()) return {};
  return found - fact.values.begin();
}

// The facts of a test at its end, with what its outcome says beyond the dice.
Facts facts_at_end(const report::Breakdown& breakdown) {
  Facts out = breakdown.facts();
  const auto& test = breakdown.test();
  for (std::size_t n = 0; n < test.outcome.size(); ++n) {
    const auto& key = test.outcome[n];
    const auto& value = breakdown.outcome()[n];
    const auto slot = key.after != no_slot ? key.after : key.fact;
    if (slot == no_slot || slot < test.inputs.size() || value.kind == ValueKind::null) continue;
    if (value.kind != ValueKind::word)
      out.set(slot, Number{value.number, value.parts});
    else if (const auto place = place_of(test.facts[slot], value.word))
      out.set(slot, *place);
  }
  return out;
}

// In one line.
std::string headline(const report::Breakdown& breakdown) {
  auto out = report::headline(breakdown.test(), breakdown.outcome());
  std::ranges::replace(out, '\n', ' ');
  return out;
}

[[noreturn]] void refuse(const battle::State& state, const battle::NoneLeft& none, Lang lang) {
  const auto& input = state.kind(state[none.record]).form.inputs[none.key];
  throw UsageError(lang, "{} has none left: {}", "{} non ne ha più: {}",
                   report::name_of(state, none.record), report::say(input.label, lang));
}

// The values of a flag in words that are the same in all languages.
std::vector<std::string> in_full(const TestTable& test, Slot slot,
                                 const std::vector<std::string>& values, Lang lang) {
  const auto& input = test.inputs[slot];
  const auto& fact = test.facts[slot];
  const auto value = read_value(input, values, lang);
  if (input.kind == Kind::flag) return {"true"};
  if (!may_repeat(input)) return {report::fact_text(fact, value)};
  std::vector<std::string> out;
  if (!is_list(input.kind)) {
    const auto all = report::fact_text(fact, value);
    for (const auto one : items(all)) out.emplace_back(one);
    return out;
  }
  for (const auto& [name, number] : read_items(input, values, lang))
    out.push_back(input.kind == Kind::names    ? name
                  : input.kind == Kind::counts ? std::to_string(number)
                                               : fmt::format("{}:{}", name, number));
  return out;
}

}  // namespace

Informed informed(const Moment& at, Intent intent, const Context& context) {
  const auto lang = context.style.lang;
  Informed out{std::move(intent), context.arguments};
  const auto& own = out.intent;
  for (const auto& [slot, values, name] : own.said) {
    const auto& test = out.test();
    out.hand.push_back({std::string(test.inputs[slot].id), in_full(test, slot, values, lang)});
  }
  out.arguments.inputs = own.said;
  out.arguments.rulings = at.rulings;
  out.arguments.rulings.insert(out.arguments.rulings.end(), own.rulings.begin(), own.rulings.end());
  const auto rulings = choose_rulings(at.ruleset, out.arguments, lang);
  check_there(at, own, lang);
  unless_anyway(out, [&] { check_time(at, own, lang); });
  const auto said = by_hand(own, rulings, lang);
  unless_anyway(out, [&] { check_refusals(at, own, said, lang); });  // whatever else is known
  out.due = due_of(at, own, said);
  if (out.due == nullptr) unless_anyway(out, [&] { check_waits(at, own, said, lang); });
  auto [file, instead] = file_facts(at, own, said, out.due);
  out.file = std::move(file);
  out.instead = std::move(instead);
  check_choice(at, own, said, out.file, lang);
  say(out.file, out.test(), out.arguments);
  say_items(at, own, out.arguments);
  check_lists(at, own, out.arguments, said, lang);
  out.lists = lists_for(at, own, rulings, context);
  return out;
}

Ready ready(const Moment& at, Intent intent, const Context& context) {
  const auto lang = context.style.lang;
  auto told = informed(at, std::move(intent), context);
  auto play = prepared(at, told, lang);
  auto facts = start_of(play.parts.front()).facts;
  Ready out{std::move(told), std::move(play), std::move(facts), {}};
  const auto& deed = *out.intent.deed;
  unless_anyway(out, [&] { check_refusals(at, out.intent, out.facts, lang); });
  out.rolls = deed.test != nullptr && !battle::is_free(at.state, deed, out.intent.seats, out.facts);
  if (out.rolls)
    out.not_said = not_said(deed, out.play.parts.front(), out.facts, out.file);
  else if (deed.test != nullptr)
    out.file.clear();
  if (out.due != nullptr)
    out.step = out.due->step;
  else if (deed.round == at.state.round())
    out.step = deed.step;
  return out;
}

Resolution conclude(const Moment& at, const Ready& ready, const report::Rolled* rolled, Lang lang) {
  const auto& deed = ready.intent.deed;
  const auto& seats = ready.intent.seats;
  Resolution out;
  battle::Changing changing(at.state);
  changing.step(ready.step);
  const auto take = [&](const std::vector<std::size_t>& who, Facts facts) {
    changing.take(*deed, who, facts);
    out.facts.push_back(std::move(facts));
  };
  if (rolled == nullptr) {
    take(seats, ready.facts);
    if (const auto& none = changing.none_left()) refuse(at.state, *none, lang);
  } else {
    const report::Breakdown own{*rolled, own_side};
    out.got = headline(own);
    take(seats, facts_at_end(own));
    if (const auto second = deed->mirrored(); second != 0) {
      auto other = seats;
      std::swap(other.front(), other[second]);
      take(other, facts_at_end(report::Breakdown{*rolled, enemy_side}));
    }
  }
  out.changes = changing.all();
  return out;
}

Resolution resolve(const Moment& at, const Ready& ready, DiceSource& dice, Lang lang) {
  if (!ready.rolls) return conclude(at, ready, nullptr, lang);
  report::Rolled rolled{&at.ruleset, {}, {}, &ready.play, roll(ready.play, dice), {}};
  auto out = conclude(at, ready, &rolled, lang);
  out.rolled = std::move(rolled);
  return out;
}

std::int64_t slot_for(const Battle& battle, const Intent& intent) {
  battle::Entry like;
  like.deed = intent.deed->id;
  like.seats = intent.seats;
  like.turn = battle.state().turn();
  like.round = battle.state().round();
  return battle.journal->free_slot(like);
}

void write_down(const Ready& ready, const Resolution& resolution, const report::Rolled* rolled,
                battle::Entry& entry) {
  entry.kind = ready.rolls ? battle::EntryKind::test : battle::EntryKind::act;
  entry.deed = ready.intent.deed->id;
  entry.seats = ready.intent.seats;
  entry.hand = ready.hand;
  entry.said_rulings = ready.intent.rulings;
  entry.anyway = ready.anyway;
  entry.got = resolution.got;
  entry.changes = resolution.changes;
  if (rolled == nullptr) return;
  entry.dice = report::fallen(*rolled);
  entry.seed = rolled->seed;
}

}  // namespace nfw::cli
