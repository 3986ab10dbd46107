#pragma once

#include <optional>
#include <string>
#include <vector>

#include "battle_file.hpp"

namespace nfw::cli {

/// A line that names a test or an act and who takes it, or the next one that is due.
struct DeedLine {
  Battle battle;
  const Deed* deed = nullptr;
  std::vector<std::size_t> seats = {};
  std::vector<std::string> args = {};  // without the names, and with flags for words
  std::string said = {};
  std::int64_t amends = 0;             // the entry with which other things are said
  std::vector<std::string> then = {};  // the same act, of those who are named behind
};
/// Nothing where the line is about no battle. Throws UsageError.
std::optional<DeedLine> deed_line(const std::vector<std::string>& args, const Ruleset& ruleset,
                                  const World& world, Lang lang);

/// Who may take the next seat of a deed, where these have theirs.
Sought sought(const battle::State& state, const Deed& deed, const std::vector<std::size_t>& seats);
/// Takes the names that stand out of the words behind a deed, and seats who bears them. Throws
/// UsageError for a name that nobody bears, or several.
void take_names(std::vector<std::string>& words, const battle::State& state, const Deed& deed,
                Lang lang, std::vector<std::size_t>& seats);
/// Whether a word may be a name where one stands first: it is neither a flag nor a number.
bool is_name(std::string_view word);

/// "nfw fire short", "nfw fire 5cm": whether a word that nobody is called by is one that the test
/// takes, or begins as a number does; it makes a line like any other, which is none of the
/// battle's.
bool is_said(std::string_view word, const battle::State& state, const Deed& deed, Lang lang);
/// The enemy of a side, where there is but one: nobody need name it.
std::optional<std::size_t> other_side(const battle::State& state, const BattleSeat& seat,
                                      const std::vector<std::size_t>& seats);

/// Stops where a player says dice of his own for a test whose dice fell in this entry, 0: in none.
/// Throws UsageError.
void refuse_other_dice(const Arguments& said, std::int64_t slot, Lang lang);
/// Resolves it with what the battle knows, writes it down and tells what it did. The exit status.
/// Throws UsageError, DiceError.
int run_deed(DeedLine& line, const Context& context);

}  // namespace nfw::cli
