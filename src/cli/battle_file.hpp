#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "commands.hpp"
#include "journal.hpp"

namespace nfw::cli {

/// What the name of a battle ends in: by that a folder's one is found.
inline constexpr std::string_view battle_ending = ".battle";

/// A battle at some moment, and what it is played by then.
struct Moment {
  const Ruleset& ruleset;
  const battle::State& state;
  const std::vector<std::string>& rulings;
  const std::vector<HouseFile>& lists;
};

/// A battle as its file has it.
struct Battle {
  std::string path;
  report::JournalHead head;
  std::shared_ptr<const void> owner;  // of a ruleset that house rules change
  const Ruleset* ruleset = nullptr;
  std::string text;              // of the file
  std::optional<HeldFile> held;  // where it is written to
  std::optional<battle::Journal> journal = {};
  std::int64_t kept = 0;  // the last entry that this command wrote

  [[nodiscard]] const BattleRules& rules() const { return *ruleset->battle; }
  [[nodiscard]] const battle::State& state() const { return journal->state(); }
  [[nodiscard]] Moment now() const { return {*ruleset, state(), head.rulings, head.lists}; }
};

/// The file that --battle-file or NFW_BATTLE names, or nothing.
std::optional<std::string> named_battle(const std::optional<std::string>& named,
                                        const World& world);
/// That file, or the one of the folder; nothing where there is none. Throws UsageError where there
/// are several.
std::optional<std::string> battle_path(const std::optional<std::string>& named, const World& world,
                                       Lang lang);

/// What the battle in this file is played by; where not the `whole` is asked, the ruleset alone.
/// Throws UsageError where there is no such file or no battle in it.
report::PlayedBy played_by(const std::string& path, bool whole, const World& world, Lang lang);

/// Throws UsageError: there is none.
[[noreturn]] void refuse_without_battle(Lang lang);
/// Throws UsageError. While a battle is open to write nobody else writes to it.
Battle open_battle(const std::string& path, const World& world, Lang lang, bool to_write);
/// The battle that a command is about. Nothing is written while a test is open, but what ends it.
enum class To { look, write, end_test };
Battle open_battle(const Context& context, To what);
/// Says that a last line is not finished, which nobody else need know: another nfw may write it
/// now.
void tell_of_tail(const std::string& path, std::string_view text, const World& world, Lang lang);
/// The test that was begun and is not finished, in a sentence; nothing where there is none.
std::optional<std::string> open_test(const Battle& battle, Lang lang);
/// Throws UsageError where there is one.
void refuse_if_open(const Battle& battle, Lang lang);
/// Lays the house rules of its head over the rulebook. Throws UsageError.
void choose_rules(Battle& battle, const World& world, Lang lang);

/// An entry of this kind, at this time of the battle; what else it holds may be known already.
battle::Entry new_entry(const Battle& battle, battle::EntryKind kind, std::string_view said,
                        const World& world, battle::Entry out = {});
/// A text of the player that an entry holds, or the whole line; `named` is what he said it with.
/// Throws UsageError where it is too long.
std::string kept_text(std::string_view named, std::string_view text, Lang lang);
/// Writes an entry to the end of the file and takes it over; waits for the file where it is not
/// held. Throws UsageError: then it was not kept, and the battle is as before.
void keep(Battle& battle, battle::Entry entry, const report::Evidence& evidence, const World& world,
          Lang lang);

/// The record that a name means: of this kind, and for whose side `fits` is true. Throws UsageError
/// where none or several bear it.
struct Sought {
  std::optional<std::uint16_t> kind = {};
  std::optional<std::size_t> side = {};  // of no other side
  std::optional<std::size_t> foe = {};   // not of this one
  const Bonded* bond = nullptr;          // hangs together so with ...
  std::size_t with = 0;                  // ... this one
  std::optional<std::size_t> in = {};    // it stands in this record
  const When* where = nullptr;           // this holds for it
};
bool is_sought(const battle::State& state, std::size_t record, const Sought& sought);
std::size_t find_record(const battle::State& state, std::string_view word, const Sought& sought,
                        Lang lang);
/// What those are called who could be named so.
std::vector<std::string_view> handles(const battle::State& state, const Sought& sought);
/// The records that such a name may mean.
std::vector<std::size_t> records_named(const battle::State& state, std::string_view word,
                                       const Sought& sought);
/// A name as it is written in the file: small letters, digits and hyphens.
std::string handle_of(std::string_view name);
/// Whether a word of a handle begins so.
bool begins_a_word(std::string_view handle, std::string_view word);
/// What a round is called where one is typed.
std::string round_name(const BattleRound& round, Lang lang);

}  // namespace nfw::cli
