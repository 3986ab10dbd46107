#include "battle_checks.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "asked_for.hpp"
#include "battle.hpp"
#include "battle_said.hpp"
#include "values.hpp"
#include "verbs.hpp"

namespace nfw::cli {

namespace {

std::string seat_name(const Moment& at, const Intent& intent, std::size_t seat) {
  return std::string(report::name_of(at.state, intent.seats[seat]));
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

}  // namespace

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

void check_time(const Moment& at, const Intent& intent, Lang lang) {
  const auto& deed = *intent.deed;
  if (deed.round == no_place) return;
  if (deed.round != at.state.round()) refuse_round(at, intent, deed.round, lang);
  const auto first = intent.seats.empty() ? 0 : intent.seats.front();
  if (deed.step < at.state.step() && battle::due_of(at.state, deed, first) == nullptr)
    refuse_step(at, intent, lang);
}

void check_refusals(const Moment& at, const Intent& intent, const Facts& facts, Lang lang) {
  const auto* row = battle::refusal(at.state, *intent.deed, intent.seats, facts);
  if (row == nullptr) return;
  auto why = fmt::format("{} {}{}", seat_name(at, intent, row->seat), report::say(row->label, lang),
                         row->ref.empty() ? "" : fmt::format(" ({})", row->ref));
  if (battle::asked_for(*row, intent.deed->asks()) != no_slot) throw UsageError(std::move(why));
  throw Refused(Refused::Why::battle, std::move(why));
}

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

namespace {

// Whether a key begins as an army list says.
bool is_listed(const BattleRecord& kind, Slot key) {
  return std::ranges::any_of(kind.made, [&](const BattleRecord::Made& made) {
    return std::ranges::find(made.start, key, &BattleRecord::Begins::key) != made.start.end();
  });
}

}  // namespace

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

namespace {

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

}  // namespace

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

}  // namespace nfw::cli
