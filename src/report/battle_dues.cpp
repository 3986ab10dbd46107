#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "asked_for.hpp"
#include "battle.hpp"
#include "layout.hpp"

namespace nfw::report {

using battle::Due;
using battle::State;

std::vector<std::string> flags_of(const State& state, const Due& due, Lang lang) {
  std::vector<std::string> out;
  const auto& deed = state.rules().deeds[due.row->deed];
  const auto& test = deed.asks();
  if (battle::due_of(state, deed, due.record) == due.row) return out;
  for (const auto& [input, value] : due.row->says) {
    const auto& fact = test.facts[input];
    out.push_back(fmt::format("--{}", fact_name(test, input, lang)));
    if (fact.kind != Kind::flag) out.back() += "=" + fact_text(fact, Number{value}, lang);
  }
  return out;
}

namespace {

// Whether somebody need not be named, and may be taken: who was influenced is not once more.
bool is_meant(const State& state, const Deed& deed, const BattleSeat& seat, std::size_t first) {
  const auto meant = battle::meant(state, seat, first);
  return meant && battle::refusal(state, deed, {first, *meant}, Facts(deed.asks())) == nullptr;
}

// Whether somebody may be left out, but not of what is due so: it is asked who it is.
bool is_asked_for(const State& state, const Deed& deed, std::size_t seat, const Due& due) {
  Facts facts(deed.asks());
  for (const auto& [input, value] : due.row->says) facts.set(input, Number{value});
  return std::ranges::any_of(deed.refusals, [&](const BattleRefusal& row) {
    return row.seat == 0 && row.unnamed == seat && holds(row.when, facts) &&
           holds(row.where, state.known(due.record));
  });
}

// What a player types behind the name: whom it is done to, and flags that nothing answers.
std::string to_add(const State& state, const Deed& deed, const Due& of, Lang lang) {
  constexpr std::uint16_t side = 1;
  const auto& due = *of.row;
  std::string out;
  for (std::size_t n = 1; n < deed.seats.size(); ++n) {
    const auto& seat = deed.seats[n];
    const bool is_needed = !seat.optional || is_asked_for(state, deed, n, of);
    if (is_needed && !(seat.to && seat.to->bond == Bond::along) && seat.kind != side &&
        !is_meant(state, deed, seat, of.record))
      out += " " + seat_word(state.rules(), deed, seat, lang);
  }
  const auto known = battle::answers(state, deed, {of.record}, Facts(deed.asks()));
  const auto is_answered = [&](Slot slot) {
    return std::ranges::any_of(deed.answers, [&](const BattleAnswer& row) {
      return row.input == slot &&
             (row.seat != 0 || row.where.any.empty() ||
              std::ranges::find(known, slot, &battle::Answered::input) != known.end());
    });
  };
  const auto is_asked_for = [&](Slot slot) {
    return std::ranges::any_of(deed.refusals, [&](const BattleRefusal& row) {
      return row.seat == 0 && battle::asked_for(row, deed.asks()) == slot &&
             holds(row.where, state.known(of.record));
    });
  };
  for (const auto& input : deed.asks().inputs) {
    const auto slot = static_cast<Slot>(&input - deed.asks().inputs.data());
    if (is_asked_for(slot)) {
      out += fmt::format(" --{}", name_of(input, lang));
      continue;
    }
    const auto has = [&](const auto& rows, auto member) {
      return std::ranges::find(rows, slot, member) != rows.end();
    };
    // A number that needs no flag is what it is about: "nfw move tembien --way".
    const bool is_asked =
        input.is_always_required() || (input.required && input.needs.any.empty() &&
                                       std::ranges::find(deed.main, slot) != deed.main.end());
    if (!is_asked || is_answered(slot) || has(deed.says, &BattleSaid::input) ||
        has(due.says, &BattleSaid::input) || has(deed.items, &BattleItems::input) ||
        (deed.lists && (has(deed.asks().from_list, &FromList::own) ||
                        has(deed.asks().from_list, &FromList::enemy))))
      continue;
    out += fmt::format(" --{}", name_of(input, lang));
  }
  for (const auto& flag : flags_of(state, of, lang)) out += " " + flag;
  return out;
}

// Whoever fights a record's side, where that is one side.
std::string_view enemy_of(const State& state, std::size_t record, Lang lang) {
  std::string_view out;
  for (std::size_t n = 1; n < state.records().size(); ++n) {
    if (state.side_of(n) != n || n == state.side_of(record)) continue;
    if (!out.empty()) return pick(lang, "the enemy", "il nemico");
    out = state[n].handle;
  }
  return out;
}

// "volleys, then losses tests": where something may be done before what must be ends its step.
std::string steps_text(const State& state, Lang lang) {
  const auto& steps = state.rules().rounds[state.round()].steps;
  const auto all = battle::dues(state);
  const auto later = std::ranges::find_if(all, [&](const Due& due) {
    return due.row->must && due.row->round != no_place && due.row->step > state.step();
  });
  const bool is_open = std::ranges::any_of(all, [&](const Due& due) {
    return !due.row->must && !due.row->quiet && due.row->step <= state.step();
  });
  if (!is_open || later == all.end() || later->row->step >= steps.size()) return {};
  return fmt::format("{}, {} {}", say(steps[state.step()].label, lang), pick(lang, "then", "poi"),
                     say(steps[later->row->step].label, lang));
}

}  // namespace

std::string due_words(const State& state, const Due& due, Lang lang) {
  const auto& deed = state.rules().deeds[due.row->deed];
  auto out = std::string(deed.asks().id);
  // What nobody is named for is taken so.
  out += due.record != 0 ? " " + state[due.record].handle : " (nfw next)";
  if (due.row->by_enemy)
    out += fmt::format(" ({} {})", pick(lang, "by", "da"), enemy_of(state, due.record, lang));
  return out;
}

std::string due_why(const Due& due, Lang lang) {
  return due.row->why.en.empty() ? "" : fmt::format(" ({})", say(due.row->why, lang));
}

std::vector<Due> numbered_dues(const State& state) {
  auto out = battle::dues(state);
  std::stable_partition(out.begin(), out.end(),
                        [&](const Due& due) { return knows(state, onlooker, due.record); });
  return out;
}

std::ptrdiff_t number_of(const Due& due, const std::vector<Due>& numbered) {
  const auto is_it = [&](const Due& one) { return one.row == due.row && one.record == due.record; };
  return std::ranges::find_if(numbered, is_it) - numbered.begin() + 1;
}

std::string dues_text(const State& state, const Viewer& viewer, const Style& style) {
  const auto lang = style.lang;
  std::string out = bold(time_text(state, lang), style.color).text + "\n";
  std::vector<Piece> must;
  std::vector<Piece> may;
  int n = 0;
  const Deed* told = nullptr;  // in full; of others that may do just the same the names will do
  std::string added;
  for (const auto& due : numbered_dues(state)) {
    ++n;
    if (!knows(state, viewer, due.record)) continue;
    const auto& deed = state.rules().deeds[due.row->deed];
    const auto before = std::exchange(added, due.record == 0 ? "" : to_add(state, deed, due, lang));
    auto line = due_words(state, due, lang);
    if (due.record != 0) line = fmt::format("nfw {}{}", line, added);
    if (&deed == told && !due.row->must && added == before) line = state[due.record].handle;
    line += due_why(due, lang);
    told = due.row->must ? nullptr : &deed;
    (due.row->must ? must : may).push_back(piece(fmt::format("{} {} ", n, line)));
  }
  if (const auto steps = steps_text(state, lang); !steps.empty())
    out += paragraph(pick(lang, "First", "Prima"), words(steps));
  if (!must.empty()) out += paragraph(pick(lang, "Must", "Si deve"), must);
  if (!may.empty()) out += paragraph(pick(lang, "May", "Si può"), may);
  if (must.empty() && may.empty())
    out += paragraph(
        "", {piece(std::string(state.is_gone(0)
                                   ? pick(lang, "it is over", "è finita")
                                   : pick(lang, "nothing is due: 'nfw round' goes on",
                                          "non c'è nulla da fare: 'nfw round' prosegue")))});
  return out;
}

}  // namespace nfw::report
