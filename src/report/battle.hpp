#pragma once

#include <string>
#include <vector>

#include "entries.hpp"
#include "report.hpp"

/// What a battle is told in.
namespace nfw::report {

/// What an entry did to a battle.
struct BattleNews {
  std::int64_t entry = 0;              // 0: nothing was written down
  const battle::State* now = nullptr;  // behind it
  battle::Changes changes = {};
  const Deed* deed = nullptr;                // of a test or act
  std::vector<std::size_t> seats = {};       // that it was about
  std::vector<battle::Answered> file = {};   // what the battle answered
  std::vector<battle::ByHand> instead = {};  // what the player said instead
  std::vector<Slot> not_said = {};           // flags that only the table could answer
  bool is_past = false;  // what it changed, and what was due then, is told elsewhere
};
/// "From file", "Not said", "Applied", "Due": as far as there is something to say.
std::string text(const BattleNews& news, const Style& style);
/// Of an act, or a test that takes no dice: nothing comes out, ...
inline std::string lines(const BattleNews& /*news*/, const Style& /*style*/) { return {}; }
/// ... and what it is, with what it did.
std::string json(const BattleNews& news, const Style& style);

/// The name that a record bears, or the one it has in the file.
std::string_view name_of(const battle::State& state, std::size_t record);
/// What stands for a seat where a line is explained: NAME, or the kind of what the first one has.
std::string seat_word(const BattleRules& rules, const Deed& deed, const BattleSeat& seat,
                      Lang lang);
/// What is said with a due so that it is not taken for another of the same test and record.
std::vector<std::string> flags_of(const battle::State& state, const battle::Due& due, Lang lang);
/// "Turn 3, fire: volleys".
std::string time_text(const battle::State& state, Lang lang);
/// The side that looks: what others hide is left out. Nobody's: all.
using Viewer = std::optional<std::size_t>;
/// Who is of no side: what any of them hides is left out.
inline constexpr std::size_t onlooker = 0;
bool knows(const battle::State& state, const Viewer& viewer, std::size_t record);
/// Of the keys that are shown of a record those that are out of the ordinary; the first always.
std::vector<std::string> keys_told(const battle::State& state, std::size_t record,
                                   const Viewer& viewer, Lang lang);
/// Why somebody takes no part any more, or none of his own: "fled", "attached to 6th Africa".
std::string why_gone(const battle::State& state, std::size_t record, Lang lang);
/// What army lists do not say of whom, and a battle ought to know; empty: nothing.
std::string lacks_text(const battle::State& state, const Style& style);
/// The sides with all that stands in them.
std::string state_text(const battle::State& state, const Viewer& viewer, const Style& style);
/// One thing that is due: what a player types for it, and why; without 'nfw' and what he must add.
std::string due_words(const battle::State& state, const battle::Due& due, Lang lang);
/// " (more characters than models are left)": why it is due, where that is not plain.
std::string due_why(const battle::Due& due, Lang lang);
/// What is due, in the order in which it is numbered: what some do not know of comes last, so that
/// no number that they miss tells them of it.
std::vector<battle::Due> numbered_dues(const battle::State& state);
/// Its number among them, from 1.
std::ptrdiff_t number_of(const battle::Due& due, const std::vector<battle::Due>& numbered);
/// What must and what may be done now, numbered as in the list of what is due.
std::string dues_text(const battle::State& state, const Viewer& viewer, const Style& style);
/// The same as JSON.
std::string state_json(const battle::State& state, const Viewer& viewer);
std::string dues_json(const battle::State& state, const Viewer& viewer);
/// "Guards: lost in this round 0 -> 4, fired at; Gardes: has fired".
std::string changes_text(const battle::State& state, battle::Changes changes, Lang lang);
/// What a result of a test is called; it is kept by its id.
std::string got_words(const TestTable& test, std::string_view got, Lang lang);

/// An entry, as far as the viewer knows of it.
struct ToldEntry {
  const battle::Entry* entry = nullptr;
  std::string line;         // what was done, and what came of it
  battle::Changes changes;  // of what he knows
  bool stands = true;       // it was neither taken back nor taken out
};
std::vector<ToldEntry> told_entries(const battle::Journal& journal, const Viewer& viewer,
                                    Lang lang);
/// The entries, or those that touch one record.
std::string log_text(const battle::Journal& journal, std::optional<std::size_t> record,
                     const Viewer& viewer, const Style& style);

}  // namespace nfw::report
