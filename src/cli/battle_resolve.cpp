#include "battle_resolve.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "asked_for.hpp"
#include "battle.hpp"
#include "list_file.hpp"
#include "prepare.hpp"
#include "values.hpp"
#include "verbs.hpp"

namespace nfw::cli {

namespace {

// What the player says, by the rulings in force.
Facts by_hand(const Intent& intent, const std::vector<ChosenRuling>& rulings, Lang lang) {
  const auto& test = intent.deed->asks();
  Facts out(test);
  play(rulings, test, out);
  for (const auto& one : intent.said)
    out.set(one.slot, read_value(test.inputs[one.slot], one.values, lang));
  return out;
}

bool says(const Intent& intent, Slot slot) {
  return std::ranges::find(intent.said, slot, &Arguments::Given::slot) != intent.said.end();
}

// The records as a player says by hand that they are: in another formation, not with other losses.
battle::State as_said(const Moment& at, const Intent& intent, const Facts& said) {
  auto out = at.state;
  const auto& test = intent.deed->asks();
  for (const auto& row : intent.deed->answers) {
    if (row.key == no_slot || !says(intent, row.input) || row.seat >= intent.seats.size() ||
        test.facts[row.input].kind != Kind::choice)
      continue;
    const auto record = out.above(intent.seats[row.seat], row.kind);
    const auto& form = out.kind(out[record]).form;
    if (row.key >= form.inputs.size()) continue;
    if (const auto to =
            battle::carried(test.facts[row.input], said[row.input], form.facts[row.key])) {
      battle::Change change{record, row.key, {}, *to};
      change.from = out.value_of(change);
      out.apply(change);
    }
  }
  return out;
}

// A flag by hand goes before what the battle knows: here, too.
const BattleDue* due_of(const Moment& at, const Intent& intent, const Facts& said) {
  const auto first = intent.seats.empty() ? 0 : intent.seats.front();
  const auto* due = battle::due_of(at.state, *intent.deed, first);
  if (due != nullptr || intent.said.empty()) return due;
  return battle::due_of(as_said(at, intent, said), *intent.deed, first);
}

// ---- what stands in the way

std::string seat_name(const Moment& at, const Intent& intent, std::size_t seat) {
  return std::string(report::name_of(at.state, intent.seats[seat]));
}

void check_there(const Moment& at, const Intent& intent, Lang lang) {
  const auto& seats = intent.deed->seats;
  const auto taken = intent.seats.size();
  bool fits = taken == seats.size() || (taken < seats.size() && seats[taken].optional);
  for (std::size_t n = 0; fits && n < taken; ++n)
    fits = at.state[intent.seats[n]].kind == seats[n].kind;
  if (!fits)
    throw UsageError(lang, "{}: who is named is not who takes it",
                     "{}: chi è nominato non è chi lo fa", intent.deed->asks().id);
  for (std::size_t n = 0; n < intent.seats.size(); ++n)
    if (at.state.is_gone(intent.seats[n]))
      throw UsageError(lang, "{} takes no part: {}", "{} non partecipa: {}",
                       seat_name(at, intent, n), report::why_gone(at.state, intent.seats[n], lang));
}

[[noreturn]] void refuse_round(const Moment& at, const Intent& intent, std::uint16_t of,
                               Lang lang) {
  const auto& round = at.state.rules().rounds[of];
  throw Refused(
      Refused::Why::time,
      sentence(lang, "{} is of the round '{}': nfw round {}", "{} è del round '{}': nfw round {}",
               intent.deed->asks().id, report::say(round.label, lang), round_name(round, lang)));
}

[[noreturn]] void refuse_step(const Moment& at, const Intent& intent, Lang lang) {
  throw Refused(
      Refused::Why::time,
      sentence(lang, "{}: that is over in this round: {}", "{}: in questo round è passato: {}",
               intent.deed->asks().id, report::time_text(at.state, lang)));
}

// Whether it is time for it; of a step that is over what is due again, since it was taken back, is.
void check_time(const Moment& at, const Intent& intent, Lang lang) {
  const auto& deed = *intent.deed;
  if (deed.round == no_place) return;
  if (deed.round != at.state.round()) refuse_round(at, intent, deed.round, lang);
  const auto first = intent.seats.empty() ? 0 : intent.seats.front();
  if (deed.step < at.state.step() && battle::due_of(at.state, deed, first) == nullptr)
    refuse_step(at, intent, lang);
}

// What is needed and not said has no way round it.
void check_refusals(const Moment& at, const Intent& intent, const Facts& facts, Lang lang) {
  const auto* row = battle::refusal(at.state, *intent.deed, intent.seats, facts);
  if (row == nullptr) return;
  auto why = fmt::format("{} {}{}", seat_name(at, intent, row->seat), report::say(row->label, lang),
                         row->ref.empty() ? "" : fmt::format(" ({})", row->ref));
  if (battle::asked_for(*row, intent.deed->asks()) != no_slot) throw UsageError(std::move(why));
  throw Refused(Refused::Why::battle, std::move(why));
}

// Of an act's choice that nobody made: what can still be chosen, where that is not all.
void check_choice(const Moment& at, const Intent& intent, const Facts& said,
                  const std::vector<battle::Answered>& file, Lang lang) {
  const auto& deed = *intent.deed;
  if (deed.test != nullptr || deed.main.empty()) return;
  const auto slot = deed.main.front();
  if (says(intent, slot) || std::ranges::find(file, slot, &battle::Answered::input) != file.end())
    return;
  const auto& input = deed.form.inputs[slot];
  if (input.kind != Kind::choice || !input.is_always_required()) return;
  std::string left;
  std::size_t count = 0;
  for (std::size_t n = 0; n < input.values.size(); ++n) {
    auto facts = said;
    facts.set(slot, Number{static_cast<std::int64_t>(n)});
    battle::Changing changing(at.state);
    if (battle::refusal(at.state, deed, intent.seats, facts) != nullptr) continue;
    changing.take(deed, intent.seats, facts);
    if (changing.none_left()) continue;
    left += fmt::format("{}{}", count++ == 0 ? "" : ", ", report::name_of(input.values[n], lang));
  }
  if (count != 0 && count != input.values.size())
    throw UsageError(lang, "{} needs --{}: {}", "{} richiede --{}: {}", deed.id,
                     report::name_of(input, lang), left);
}

// Whether a key begins as an army list says.
bool is_listed(const BattleRecord& kind, Slot key) {
  return std::ranges::any_of(kind.made, [&](const BattleRecord::Made& made) {
    return std::ranges::find(made.start, key, &BattleRecord::Begins::key) != made.start.end();
  });
}

// What must be said and nobody said, where a list could have.
void check_lists(const Moment& at, const Intent& intent, const Arguments& said, Facts facts,
                 Lang lang) {
  const auto& test = intent.deed->asks();
  for (const auto& one : said.inputs)
    facts.set(one.slot, read_value(test.inputs[one.slot], one.values, lang));
  complete(test, facts);
  for (const auto& row : intent.deed->answers) {
    if (row.key == no_slot || row.per != no_slot || row.seat >= intent.seats.size()) continue;
    const auto record = at.state.above(intent.seats[row.seat], row.kind);
    const auto& kind = at.state.kind(at.state[record]);
    if (facts.has(row.input) || !is_required(test.inputs[row.input], facts) ||
        !is_listed(kind, row.key) || at.state.known(record).has(row.key))
      continue;
    const auto key = kind.form.inputs[row.key].id;
    throw UsageError(lang,
                     "{} needs --{}: the list says no '{}' of {}; nfw set {} {}=N --why TEXT does",
                     "{} richiede --{}: l'elenco non dice '{}' di {}; lo dice nfw set {} {}=N "
                     "--why TESTO",
                     test.id, report::fact_name(test, row.input, lang), key,
                     report::name_of(at.state, record), at.state[record].handle, key);
  }
}

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

// ---- what is said

/// What the battle answers, and what the player says instead.
struct FileFacts {
  std::vector<battle::Answered> file = {};
  std::vector<battle::ByHand> instead = {};
};

// Whether a flag is one that counts: a count of none and a flag that is not so say nothing.
bool says_something(const Fact& fact, Number value) {
  return fact.kind == Kind::choice || value.num != 0;
}

// What of it the player himself says, otherwise.
std::vector<battle::ByHand> said_instead(const std::vector<battle::Answered>& file,
                                         const Intent& intent, const Facts& said) {
  const auto& test = intent.deed->asks();
  std::vector<battle::ByHand> out;
  for (const auto& one : file)
    for (const auto& [slot, values, name] : intent.said)
      if (slot == one.input
              ? said[slot] != one.value
              : exclude(test, slot, one.input) && says_something(test.facts[one.input], one.value))
        out.push_back({slot, said[slot], one});
  return out;
}

// What has no place here is left out: what the player says himself, what he says otherwise, and
// flags that make no sense with the others.
FileFacts file_facts(const Moment& at, const Intent& intent, const Facts& said,
                     const BattleDue* due) {
  const auto& test = intent.deed->asks();
  auto all = battle::answers(at.state, *intent.deed, intent.seats, said);
  if (due != nullptr)
    for (const auto& [input, value] : due->says) all.push_back({input, 0, Number{value}});
  FileFacts out{.instead = said_instead(all, intent, said)};
  const auto excluded = [&](Slot slot) {
    return std::ranges::any_of(intent.said, [&](const Arguments::Given& one) {
      return one.slot == slot || exclude(test, one.slot, slot);
    });
  };
  std::erase_if(all, [&](const auto& one) { return excluded(one.input); });
  for (std::size_t before = all.size() + 1; before != all.size();) {
    before = all.size();
    auto facts = said;
    for (const auto& one : all) facts.set(one.input, one.value);
    complete(test, facts);
    std::erase_if(all,
                  [&](const auto& one) { return !holds(test.inputs[one.input].needs, facts); });
  }
  out.file = std::move(all);
  return out;
}

// Why the test itself would not have it so, if it would not: ": limbered guns do not fire (3.3.2)".
std::string own_refusal(const Moment& at, const Intent& intent, Facts facts, Lang lang) {
  const auto& test = intent.deed->asks();
  for (const auto& one : file_facts(at, intent, facts, nullptr).file)
    facts.set(one.input, one.value);
  complete(test, facts);
  const auto row = std::ranges::find_if(
      test.refusals, [&](const Refusal& refusal) { return holds(refusal.when, facts); });
  return row == test.refusals.end() ? "" : fmt::format(": {}", report::say(row->label, lang));
}

// Of what is not due.
void check_waits(const Moment& at, const Intent& intent, const Facts& said, Lang lang) {
  const auto& deed = *intent.deed;
  if (!battle::waits_for_due(at.state.rules(), deed)) return;
  const auto first = intent.seats.empty() ? 0 : intent.seats.front();
  for (const auto& due : battle::dues(at.state))
    if (due.row->must && due.record == first && first != 0)
      throw Refused(Refused::Why::not_due,
                    sentence(lang, "{}: not due for {} now: first 'nfw {} {}'",
                             "{}: per {} ora non è dovuto: prima 'nfw {} {}'", deed.asks().id,
                             seat_name(at, intent, 0), at.state.rules().deeds[due.row->deed].id,
                             at.state[first].handle));
  if (const auto* row = battle::due_at_another_time(at.state, deed, first)) {
    if (row->round == at.state.round()) refuse_step(at, intent, lang);
    refuse_round(at, intent, row->round, lang);
  }
  throw Refused(Refused::Why::not_due,
                sentence(lang, "{}: not due for {} now{}", "{}: per {} ora non è dovuto{}",
                         deed.asks().id, intent.seats.empty() ? "" : seat_name(at, intent, 0),
                         own_refusal(at, intent, said, lang)));
}

// The same as if the player had said it.
void say(const std::vector<battle::Answered>& file, const TestTable& test, Arguments& out) {
  for (const auto& [input, seat, value] : file) {
    const auto& fact = test.facts[input];
    if (fact.kind == Kind::flag && value.num == 0) continue;
    out.inputs.push_back(
        {input, {fact.kind == Kind::flag ? "true" : report::fact_text(fact, value)}});
  }
}

// Records that answer an input that is a list.
void say_items(const Moment& at, const Intent& intent, Arguments& out) {
  for (const auto& row : intent.deed->items)
    for (const auto& [name, count] : battle::items(at.state, row, intent.seats)) {
      const bool named = intent.deed->asks().facts[row.input].kind == Kind::names;
      auto input = std::ranges::find(out.inputs, row.input, &Arguments::Given::slot);
      if (input == out.inputs.end()) input = out.inputs.insert(input, {row.input, {}});
      input->values.push_back(named ? std::string(name) : fmt::format("{}:{}", name, count));
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

// Whether a distance that is said is farther than it reaches.
bool is_beyond(const TestTable& test, const Facts& facts) {
  return std::ranges::any_of(test.ranges, [&](const Reach& reach) {
    const auto* row = facts.has(reach.distance) ? reach_row(reach, facts) : nullptr;
    return row != nullptr && !reach_band(reach, *row, facts);
  });
}

// Where the target is out of reach, what is done then is told, too.
Play prepared(const Moment& at, const Informed& told, Lang lang) try {
  return prepare(told.chain(), at.ruleset, told.lists, lang);
} catch (const UsageError& refused) {
  const auto& deed = *told.intent.deed;
  if (deed.beyond.en.empty() || refused.lines().empty()) throw;
  auto facts = by_hand(told.intent, choose_rulings(at.ruleset, told.arguments, lang), lang);
  for (const auto& one : told.file) facts.set(one.input, one.value);
  complete(told.test(), facts);
  if (!is_beyond(told.test(), facts)) throw;
  throw UsageError(fmt::format("{}; {}", refused.lines().front(), report::say(deed.beyond, lang)));
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

bool exclude(const TestTable& test, Slot one, Slot other) {
  const auto by = [&](Slot slot, Slot excluded) {
    const auto& all = test.inputs[slot].excludes;
    return std::ranges::find(all, excluded) != all.end();
  };
  return by(one, other) || by(other, one);
}

const Deed& deed_of(const battle::Entry& entry, const Ruleset& ruleset, Lang lang) {
  const auto* deed = find_deed(ruleset, entry.deed);
  if (deed == nullptr || entry.seats.size() > deed->seats.size())
    throw UsageError(lang, "no test or act '{}' in {}", "nessun test o atto '{}' in {}", entry.deed,
                     ruleset.id);
  return *deed;
}

Intent intent_of(const battle::Entry& entry, const Ruleset& ruleset, Lang lang) {
  Intent out{&deed_of(entry, ruleset, lang), entry.seats, {}, entry.said_rulings, entry.anyway};
  const auto& test = out.deed->asks();
  for (const auto& [flag, values] : entry.hand) {
    const auto input = std::ranges::find(test.inputs, flag, &Input::id);
    if (input == test.inputs.end())
      throw UsageError(lang, "{} has no flag --{}", "{} non ha un'opzione --{}", entry.deed, flag);
    out.said.push_back({static_cast<Slot>(input - test.inputs.begin()), values});
  }
  return out;
}

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
