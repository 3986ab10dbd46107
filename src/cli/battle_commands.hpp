#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "battle.hpp"
#include "battle_file.hpp"
#include "battle_luck.hpp"
#include "bind.hpp"

namespace nfw::cli {

// The commands of a battle. Each returns the exit status, and throws UsageError.
int run_battle(const Context& context);
int run_due(const Context& context);
int run_round(const Context& context);
int run_turn(const Context& context);
int run_set(const Context& context);
int run_note(const Context& context);
int run_count(const Context& context);
/// What a claim says otherwise than the state, "models 12, not 13"; nothing where it holds.
std::string false_claims(const battle::Entry& claim, const battle::State& state, Lang lang);
int run_undo(const Context& context);
int run_redo(const Context& context);
/// Of `amend` where it is not told what of.
int run_amend(const Context& context);
int run_log(const Context& context);
int run_verify(const Context& context);
int run_luck(const Context& context);
/// Of `next` where there is nothing that it could be next of.
int run_next(const Context& context);
/// Whether a file is an army list for the battles of a ruleset.
bool is_army_list(const std::string& path, const Ruleset& ruleset, const Context& context);
/// Begins a battle: FILE LIST LIST.
int begin_battle(const std::vector<std::string>& words, const Context& context);

/// What a battle begins with.
struct FromLists {
  battle::State state;
  std::vector<std::string> not_legal = {};  // names of lists that break the rules for them
};
/// The records that are made from these lists, by the battle's rulings; no side is called by one of
/// the words in common.
FromLists start_from_lists(const report::JournalHead& head, List<std::string_view> common,
                           const Context& context);

/// Brings in what a list has and the battle has not: add LIST.
int add_to_battle(const Context& context);
/// A ruling, or a file of house rules, from here on: ruling ID=VALUE; house FILE.
int set_ruling(const Context& context);
int set_house(const Context& context);

/// The side that --as names. Throws UsageError where there is no such side.
report::Viewer viewer(const battle::State& state, const Context& context);
/// Writes the battle as a page to the file that --html names.
int write_page(const Battle& open, const Context& context);
/// How lucky its dice were, by the tests in force, each as it stood.
report::Luck luck_of(const Battle& battle, const Context& context);

/// The command as it was typed. Throws UsageError where it is too long to be kept.
std::string line_of(const Context& context);
/// Writes what a command did, and tells it, this first.
int done(Battle& open, battle::Entry entry, const Context& context, const std::string& first = {});
/// A ruling as it stands in the file: SWITCH=VALUE.
std::string written(const ChosenRuling& chosen);

/// What ending rounds changes, one after the other until it is time, or all have ended; who watches
/// is told before each of them ends.
using Until = std::function<bool(const battle::State&)>;
battle::Changes ended_rounds(const battle::State& state,
                             const std::function<void(const battle::State&)>& ends,
                             const Until& until);
/// The turn and round of another state, which must live as long.
Until is_time_of(const battle::State& then);

/// Stops at a question where the dice stand on standard input: an answer would be taken from them.
/// Throws UsageError.
void check_answers(const Context& context, const std::string& question = {});
/// Whether the player answers a question with yes.
bool agrees(const Context& context, const std::string& question);
/// What must be done before time goes on, up to this step of the round; or what only may be done.
std::vector<battle::Due> dues_before(const battle::State& state,
                                     std::optional<std::uint16_t> before, bool must);
/// "fire: guards, saluzzo; morale: royal".
std::string names_of(const battle::State& state, const std::vector<battle::Due>& dues, Lang lang);
/// Stops at what must be done before time goes on, and asks about what only may be done, up to this
/// step of the round; while it asks the file is not held. Throws UsageError.
void stop_at_dues(const battle::State& state, std::optional<std::uint16_t> before, Battle& open,
                  const Context& context);

}  // namespace nfw::cli
