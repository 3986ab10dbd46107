#include "battle_commands.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "battle.hpp"
#include "battle_edit.hpp"
#include "correction.hpp"
#include "layout.hpp"
#include "lines.hpp"
#include "printing.hpp"
#include "program.hpp"
#include "shell_words.hpp"
#include "values.hpp"

namespace nfw::cli {

namespace {

using battle::EntryKind;

}  // namespace

std::string line_of(const Context& context) {
  auto words = context.arguments.words;
  words.insert(words.begin(), context.arguments.command);
  return kept_text(words.front(), as_typed(words), context.style.lang);
}

int done(Battle& open, battle::Entry entry, const Context& context, const std::string& first) {
  const auto changes = entry.changes;
  const auto number = entry.number;
  keep(open, std::move(entry), {}, context.world, context.style.lang);
  context.world.out(
      first +
      report::text({.entry = number, .now = &open.state(), .changes = changes}, context.style));
  return resolved;
}

namespace {

void needs_words(const Context& context, std::size_t least, std::string_view what) {
  if (context.arguments.words.size() < least)
    throw UsageError(context.style.lang, "{} needs {}", "{} richiede {}", context.arguments.command,
                     what);
}

// ---- time

}  // namespace

std::string names_of(const battle::State& state, const std::vector<battle::Due>& dues, Lang lang) {
  std::string out;
  std::uint16_t deed = no_place;
  for (const auto& due : dues) {
    if (due.row->deed == deed)
      out += ", ";
    else
      out += fmt::format("{}{}{}", out.empty() ? "" : "; ", state.rules().deeds[due.row->deed].id,
                         due.record != 0 ? " " : "");
    if (due.record != 0) out += state[due.record].handle;
    out += report::due_why(due, lang);
    deed = due.row->deed;
  }
  return out;
}

bool agrees(const Context& context, const std::string& question) {
  const auto answer = answer_to(question, context.world, context.style.lang);
  return answer && !answer->empty() &&
         std::string_view("yYsS").find(answer->front()) != std::string_view::npos;
}

void check_answers(const Context& context, const std::string& question) {
  if (context.arguments.dice != "-") return;
  const auto lang = context.style.lang;
  throw UsageError(lang,
                   "{}{}--dice -: the dice stand where the answer would: --skip goes on without "
                   "asking",
                   "{}{}--dice -: dove starebbe la risposta stanno i dadi: --skip prosegue senza "
                   "chiedere",
                   question, question.empty() ? "" : "; ");
}

std::vector<battle::Due> dues_before(const battle::State& state,
                                     std::optional<std::uint16_t> before, bool must) {
  std::vector<battle::Due> out;
  for (const auto& due : battle::dues(state)) {
    const auto& row = *due.row;
    const bool any_time = row.must && row.round == no_place;
    const bool waits = before && (any_time || row.step >= *before);
    if (!waits && !row.quiet && row.must == must) out.push_back(due);
  }
  return out;
}

void stop_at_dues(const battle::State& state, std::optional<std::uint16_t> before, Battle& open,
                  const Context& context) {
  const auto lang = context.style.lang;
  const auto must = dues_before(state, before, true);
  if (!must.empty()) {
    // Of a round that would be passed over, which.
    const bool is_later = state.round() != open.state().round();
    throw UsageError(lang, "{}: still due{}: {}", "{}: ancora da fare{}: {}",
                     context.arguments.command,
                     is_later ? ": " + report::time_text(state, lang) : std::string(),
                     names_of(state, must, lang));
  }
  const auto may = dues_before(state, before, false);
  if (may.empty() || context.arguments.skip) return;
  const auto left = sentence(lang, "{}: may still be done: {}", "{}: si può ancora fare: {}",
                             report::time_text(state, lang), names_of(state, may, lang));
  check_answers(context, left);
  open.held.reset();
  if (agrees(context, left + sentence(lang, "; go on? (y/n) ", "; si prosegue? (s/n) "))) return;
  throw UsageError(lang, "nothing was done; --skip goes on without them",
                   "non è stato fatto nulla; --skip prosegue senza");
}

namespace {

int end_rounds(Battle open, const Context& context, const Until& until) {
  auto entry = new_entry(open, EntryKind::round, line_of(context), context.world);
  entry.changes = ended_rounds(
      open.state(), [&](const battle::State& now) { stop_at_dues(now, {}, open, context); }, until);
  return done(open, std::move(entry), context);
}

}  // namespace

battle::Changes ended_rounds(const battle::State& state,
                             const std::function<void(const battle::State&)>& ends,
                             const Until& until) {
  battle::Changing changing(state);
  for (std::size_t n = 0; n < state.rules().rounds.size(); ++n) {
    ends(changing.now());
    changing.end_round();
    if (until(changing.now())) break;
  }
  return changing.all();
}

Until is_time_of(const battle::State& then) {
  return [&then](const battle::State& now) {
    return now.turn() == then.turn() && now.round() == then.round();
  };
}

int run_round(const Context& context) {
  const auto& words = context.arguments.words;
  auto open = open_battle(context, To::write);
  if (words.empty())
    return end_rounds(std::move(open), context, [](const battle::State&) { return true; });
  const auto& all = open.rules().rounds;
  std::vector<std::string> italian;
  for (const auto& round : all) italian.push_back(round_name(round, Lang::it));
  std::vector<Choice> names;
  for (const auto& round : all)
    names.push_back({.id = round.id,
                     .label = round.label,
                     .also = {},
                     .needs = {},
                     .it_id = italian[names.size()]});
  const auto wanted = read_word("round", names, words[0], context.style.lang);
  if (wanted == open.state().round())
    throw UsageError(context.style.lang, "round: it is '{}' now: 'nfw round' ends it",
                     "round: è già '{}': 'nfw round' lo chiude",
                     report::name_of(names[static_cast<std::size_t>(wanted)], context.style.lang));
  return end_rounds(std::move(open), context,
                    [&](const battle::State& now) { return now.round() == wanted; });
}

int run_turn(const Context& context) {
  return end_rounds(open_battle(context, To::write), context,
                    [](const battle::State& now) { return now.round() == 0; });
}

// ---- by hand

namespace {

// By its id, or as it is shown: "models", "volleys-left".
Slot key_named(const TestTable& form, std::string_view said) {
  if (const auto slot = find_fact(form, said); slot != no_slot) return slot;
  const auto shown = handle_of(said);
  const auto found = std::ranges::find_if(form.inputs, [&](const Input& one) {
    return shown == handle_of(report::form(1, one.label, Lang::en)) ||
           shown == handle_of(report::form(1, one.label, Lang::it));
  });
  return found == form.inputs.end() ? no_slot : static_cast<Slot>(found - form.inputs.begin());
}

// As it is shown; what is worked out has only its id.
std::string key_name(const TestTable& form, Slot slot, Lang lang) {
  return slot < form.inputs.size() ? handle_of(report::form(1, form.inputs[slot].label, lang))
                                   : std::string(form.facts[slot].id);
}

// Those that the battle shows are named; where it shows none of them, all.
template <class May>
[[noreturn]] void refuse_key(const battle::State& state, std::size_t record, std::string_view word,
                             std::string_view form_of_it, const May& may, Lang lang) {
  const auto& kind = state.kind(state[record]);
  std::vector<std::string> names;
  std::vector<std::string> shown;
  for (std::size_t n = 0; n < kind.form.facts.size(); ++n) {
    const auto slot = static_cast<Slot>(n);
    if (!may(slot) || state.link(record, slot) != nullptr) continue;
    names.push_back(key_name(kind.form, slot, lang));
    if (std::ranges::find(kind.show, slot) != kind.show.end()) shown.push_back(names.back());
  }
  if (shown.empty()) shown = names;
  const std::vector<std::string_view> ids{shown.begin(), shown.end()};
  std::vector<std::string_view> known{names.begin(), names.end()};
  for (const auto& fact : kind.form.facts)
    if (may(static_cast<Slot>(&fact - kind.form.facts.data()))) known.push_back(fact.id);
  throw UsageError(lang, "'{}': allowed are {}, of {}{}", "'{}': sono ammessi {}, tra {}{}", word,
                   form_of_it, joined(ids),
                   did_you_mean(word.substr(0, word.find('=')), known, lang));
}

// KEY=VALUE; nothing behind the sign: no longer known.
battle::Change said_change(const battle::State& state, std::size_t record, std::string_view word,
                           Lang lang) {
  const auto& form = state.kind(state[record]).form;
  const auto equals = word.find('=');
  const auto id = word.substr(0, equals);
  const auto key = key_named(form, id);
  const auto may = [&](Slot slot) { return slot < form.inputs.size(); };
  if (equals == std::string_view::npos || !may(key))
    refuse_key(state, record, word, report::pick(lang, "KEY=VALUE", "CHIAVE=VALORE"), may, lang);
  const auto& input = form.inputs[key];
  const auto& facts = state[record].keys;
  const Number from = facts.has(key) ? facts[key] : Number{0, 0};
  const std::string value(word.substr(equals + 1));
  if (value.empty()) return {record, key, from, {0, 0}};
  if (const auto* link = state.link(record, key); link != nullptr && link->to != no_place) {
    const auto place = find_record(state, value, {.kind = link->to}, lang);
    return {record, key, from, Number{static_cast<std::int64_t>(place)}};
  }
  return {record, key, from,
          input.kind == Kind::flag ? Number{read_word(id, values_of(input), value, lang)}
                                   : read_value(id, input, {value}, lang)};
}

// A unit has no more of anything than its list gave it.
void check_most(const Battle& open, const battle::Change& change, std::string_view named,
                Lang lang) {
  const auto& begun = open.journal->start();
  if (change.record >= begun.records().size()) return;
  const auto& record = begun[change.record];
  const auto& input = begun.kind(record).form.inputs[change.key];
  if (input.kind != Kind::count || !record.keys.has(change.key)) return;
  const auto most = record.keys[change.key];
  if (change.to.den == 0)
    throw UsageError(lang, "{}: the list says {}: it is known; --anyway sets it all the same",
                     "{}: l'elenco dice {}: si sa; --anyway lo cambia lo stesso", named, most.num);
  if (most.num == 0 || change.to <= most) return;
  throw UsageError(lang, "{}: {} is more than the {} of the list; --anyway sets it all the same",
                   "{}: {} è più dei {} dell'elenco; --anyway lo cambia lo stesso", named,
                   change.to.num, most.num);
}

}  // namespace

int run_set(const Context& context) {
  const auto lang = context.style.lang;
  const auto& words = context.arguments.words;
  needs_words(context, 2, pick(context, "NAME KEY=VALUE", "NOME CHIAVE=VALORE"));
  if (!context.arguments.why)
    throw UsageError(lang, "set needs --why: the other player will want to know",
                     "set richiede --why: l'altro giocatore vorrà saperlo");
  if (words[0] == "ruling") return set_ruling(context);
  if (words[0] == "house") return set_house(context);
  auto open = open_battle(context, To::write);
  const auto record = find_record(open.state(), words[0], {}, lang);
  battle::Changing changing(open.state());
  std::vector<Slot> said;
  for (std::size_t n = 1; n < words.size(); ++n) {
    const auto change = said_change(changing.now(), record, words[n], lang);
    const auto named = words[n].substr(0, words[n].find('='));
    if (std::ranges::find(said, change.key) != said.end())
      throw UsageError(lang, "'{}' stands twice", "'{}' è ripetuta", named);
    said.push_back(change.key);
    if (!context.arguments.anyway) check_most(open, change, named, lang);
    changing.set(change.record, change.key, change.to);
  }
  auto entry = new_entry(open, EntryKind::set, line_of(context), context.world);
  entry.why = kept_text("--why", *context.arguments.why, lang);
  entry.seats = {record};
  entry.changes = changing.all();
  return done(open, std::move(entry), context);
}

int run_note(const Context& context) {
  auto text = fmt::format("{}", fmt::join(context.arguments.words, " "));
  text.resize(text.find_last_not_of(' ') + 1);
  if (text.empty()) throw UsageError(context.style.lang, "note needs TEXT", "note richiede TESTO");
  const auto said = "note " + kept_text("note", text, context.style.lang);
  auto open = open_battle(context, To::write);
  return done(open, new_entry(open, EntryKind::note, said, context.world), context);
}

std::string false_claims(const battle::Entry& claim, const battle::State& state, Lang lang) {
  const auto record = claim.seats.front();
  const auto& kind = state.kind(state[record]);
  const auto& form = kind.form;
  std::string out;
  for (const auto& [key, values] : claim.hand) {
    const auto slot = find_fact(form, key);
    const auto& facts = state.known(record);
    const auto is = slot < form.facts.size() && facts.has(slot)
                        ? report::fact_text(form.facts[slot], facts[slot])
                        : std::string("-");
    if (is == values.front()) continue;
    auto name = slot < form.facts.size() ? key_name(form, slot, lang) : key;
    if (slot == kind.strength) name.clear();  // of what a number alone claims
    out += sentence(lang, "{}{}{}{}, not {}", "{}{}{}{}, non {}", out.empty() ? "" : ", ", name,
                    name.empty() ? "" : " ", is, values.front());
  }
  return out;
}

namespace {

// KEY=N, of a number that is kept or worked out; N alone is of its strength.
battle::Said claimed(const battle::State& state, std::size_t record, std::string_view word,
                     Lang lang) {
  const auto& kind = state.kind(state[record]);
  const auto& form = kind.form;
  if (const auto alone = read_unsigned(word); alone && kind.strength != no_slot)
    return {std::string(form.facts[kind.strength].id), {std::to_string(*alone)}};
  const auto equals = std::min(word.find('='), word.size());
  const auto key = key_named(form, word.substr(0, equals));
  const auto number = read_unsigned(word.substr(std::min(equals + 1, word.size())));
  const auto may = [&](Slot slot) {
    return slot < form.facts.size() && form.facts[slot].kind == Kind::count;
  };
  if (!number || !may(key))
    refuse_key(state, record, word, report::pick(lang, "N, KEY=N", "N, CHIAVE=N"), may, lang);
  return {std::string(form.facts[key].id), {std::to_string(*number)}};
}

}  // namespace

// A claim is kept, whether it holds or not: the other player may count again.
int run_count(const Context& context) {
  const auto lang = context.style.lang;
  const auto& words = context.arguments.words;
  needs_words(context, 2, pick(context, "NAME N", "NOME N"));
  auto open = open_battle(context, To::write);
  auto entry = new_entry(open, EntryKind::count, line_of(context), context.world);
  const auto record = find_record(open.state(), words[0], {}, lang);
  entry.seats = {record};
  for (std::size_t n = 1; n < words.size(); ++n)
    entry.hand.push_back(claimed(open.state(), record, words[n], lang));
  const auto fault = false_claims(entry, open.state(), lang);
  const auto name = std::string(report::name_of(open.state(), record));
  done(open, std::move(entry), context,
       fault.empty()
           ? sentence(lang, "{}: so it is\n", "{}: è così\n", name)
           : sentence(lang, "{}: the battle says {}\n", "{}: la battaglia dice {}\n", name, fault));
  return fault.empty() ? resolved : not_expected;
}

namespace {

int take_back(Battle open, const Context& context, EntryKind kind) {
  const bool undoes = kind == EntryKind::undo;
  const auto* last = undoes ? open.journal->last_done() : open.journal->last_undone();
  if (last == nullptr)
    throw UsageError(context.style.lang, "{}: there is nothing to take back or to put back",
                     "{}: non c'è nulla da annullare o ripetere", context.arguments.command);
  auto entry = new_entry(open, kind, line_of(context), context.world);
  entry.of = last->number;
  entry.seats = last->seats;
  entry.changes = undoes ? battle::reversed(last->changes) : last->changes;
  if (!context.arguments.json && !context.arguments.quiet)
    return done(open, std::move(entry), context,
                fmt::format("[{}] {}\n", last->number, last->said));
  report::Correction told{.ruleset = open.ruleset->id,
                          .what = undoes ? "undo" : "redo",
                          .target = last->number,
                          .later = {{.entry = last->number, .said = last->said}}};
  (undoes ? told.later.front().was : told.later.front().is) = last->got;
  told.news = {.entry = entry.number, .now = &open.state(), .changes = entry.changes};
  keep(open, std::move(entry), {}, context.world, context.style.lang);
  print(told, context);
  return resolved;
}

}  // namespace

int run_amend(const Context& context) {
  throw UsageError(context.style.lang, "amend needs N FLAGS: the entry of a test, and what is so",
                   "amend richiede N OPZIONI: la voce di un test, e com'è");
}

int run_undo(const Context& context) {
  const auto& words = context.arguments.words;
  if (words.empty()) return take_back(open_battle(context, To::end_test), context, EntryKind::undo);
  const auto number = read_entry_number(words.front());
  if (!number)
    throw UsageError(context.style.lang, "undo '{}': allowed is the number of an entry",
                     "undo '{}': è ammesso il numero di una voce", words.front());
  auto open = open_battle(context, To::write);
  if (const auto* last = open.journal->last_done(); last != nullptr && last->number == *number)
    return take_back(std::move(open), context, EntryKind::undo);
  return take_out(open, *number, context);
}

int run_redo(const Context& context) {
  return take_back(open_battle(context, To::end_test), context, EntryKind::redo);
}

// ---- to look at

report::Viewer viewer(const battle::State& state, const Context& context) {
  const auto& side = context.arguments.as;
  if (!side) return {};
  return find_record(state, *side, {.kind = side_kind}, context.style.lang);
}

int run_battle(const Context& context) {
  const auto& words = context.arguments.words;
  if (!words.empty() && words.front() == "new")
    return begin_battle({words.begin() + 1, words.end()}, context);
  if (!context.arguments.rulings.empty())
    throw UsageError(context.style.lang,
                     "--ruling: goes with 'battle new'; later with 'set ruling'",
                     "--ruling: vale con 'battle new'; più tardi con 'set ruling'");
  if (!words.empty() && words.front() == "add") return add_to_battle(context);
  if (!words.empty())
    throw UsageError(
        context.style.lang,
        "battle '{}': 'battle' shows it, 'battle new' begins one, 'battle add' brings in a list",
        "battle '{}': 'battle' la mostra, 'battle new' ne inizia una, 'battle add' porta un elenco",
        words.front());
  const auto open = open_battle(context, To::look);
  const auto& state = open.state();
  const auto by = viewer(state, context);
  context.world.out(context.arguments.json ? report::state_json(state, by)
                                           : report::state_text(state, by, context.style));
  return resolved;
}

int run_due(const Context& context) {
  const auto battle = open_battle(context, To::look);
  const auto& state = battle.state();
  const auto by = viewer(state, context);
  if (context.arguments.json) {
    context.world.out(report::dues_json(state, by));
    return resolved;
  }
  context.world.out(report::dues_text(state, by, context.style));
  if (const auto open = open_test(battle, context.style.lang))
    context.world.out(report::paragraph(pick(context, "Open", "Aperto"), report::words(*open)));
  return resolved;
}

int run_log(const Context& context) {
  const auto open = open_battle(context, To::look);
  if (context.arguments.html) return write_page(open, context);
  std::optional<std::size_t> record;
  if (!context.arguments.words.empty())
    record = find_record(open.state(), context.arguments.words[0], {}, context.style.lang);
  context.world.out(
      report::log_text(*open.journal, record, viewer(open.state(), context), context.style));
  return resolved;
}

int run_next(const Context& context) {
  static_cast<void>(open_battle(context, To::look));
  throw UsageError(context.style.lang, "next: nothing is due", "next: non c'è nulla da fare");
}

}  // namespace nfw::cli
