#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "command.hpp"
#include "nfw/played.hpp"
#include "nfw/table.hpp"

namespace nfw::report {

/// A list that answers a side's flags, as an option.
struct ListOption {
  std::string_view option;
  std::string file;
  Slot FromList::*side = &FromList::own;
};

struct BattleNews;  // battle.hpp

/// A play as it was rolled.
struct Rolled {
  const Ruleset* ruleset = nullptr;
  SameRules rules;                // by which the next test is played
  std::vector<ListOption> lists;  // for a next test that takes from them
  const Play* play = nullptr;
  Played played;
  std::optional<std::uint64_t> seed;   // nothing for given dice
  const BattleNews* battle = nullptr;  // what a battle makes of it; nullptr: there is none
};

/// A test of it that was taken: all that is printed of that, in whatever form.
struct Breakdown {
  const Rolled& rolled;
  std::size_t place = 0;  // among the parts of the play

  [[nodiscard]] const Part& part() const { return rolled.play->parts[place]; }
  [[nodiscard]] const TestTable& test() const { return *part().test; }
  [[nodiscard]] const Taken& taken() const { return *rolled.played.tests[place]; }
  [[nodiscard]] const std::vector<Step>& steps() const { return taken().resolved.steps; }
  [[nodiscard]] const Conclusion& conclusion() const { return taken().resolved.conclusion; }
  [[nodiscard]] const Facts& facts() const { return conclusion().facts; }
  [[nodiscard]] const Outcome& outcome() const { return conclusion().outcome; }
  [[nodiscard]] bool is_enemys() const { return part().side == enemy_side; }
};

/// Visits every step of a play, in the order rolled, with the test that it belongs to.
template <class Visit>
void each_step(const Rolled& rolled, const Visit& visit) {
  std::vector<std::size_t> done(rolled.play->parts.size());
  for (const auto& [part, count] : rolled.played.order) {
    const Breakdown breakdown{rolled, part};
    for (std::size_t n = 0; n < count; ++n) visit(breakdown, breakdown.steps()[done[part]++]);
  }
}

/// Choices of a test that nobody made and that were left to their default, as far as they make
/// sense here.
std::vector<Slot> assumed(const TestTable& test, const std::vector<Slot>& given,
                          const Facts& facts);

/// What one file answered of a part, and what it would have, had the player not said it himself.
struct FromFile {
  std::string file;
  std::vector<Listed> taken;
  std::vector<Slot> by_hand;
};
std::vector<FromFile> from_files(const Part& part);

/// Before the keys of the enemy's outcome.
inline constexpr std::string_view enemy_prefix = "enemy_";
/// The name of a key among those of both sides: "enemy_kills".
std::string key_of(const std::optional<Side>& side, std::string_view key);
/// "own", "enemy"; and in words, "this side", "the enemy"; and the same to begin a line.
std::string_view side_word(Side side);
const Text& side_name(Side side);
const Text& side_title(Side side);

/// A roll by a name of its own in its play: "hit", "enemy.hit", "Ney.initiative".
std::string roll_id(const Plan& plan);

/// The largest number that a player may say.
inline constexpr std::int64_t most_number = 1'000'000;
/// The least and the largest that he may say here.
struct Limits {
  std::int64_t low = 0;
  std::int64_t high = most_number;
};
Limits limits(const Input& input);

/// A test that the rules demand next, as a command line.
struct NextCommand {
  const NextTest* row = nullptr;
  std::vector<std::string> args;     // flags of its own that are known
  std::vector<std::string> missing;  // flags it needs that are not known yet
};
/// All its words; what only the player knows is N.
std::vector<std::string> command_words(const NextCommand& next, const SameRules& rules);
std::vector<NextCommand> next_commands(const Breakdown& breakdown);

/// Rulings that are not played as the book is read by default: switch and value.
struct PlayedRuling {
  std::string_view switch_id;
  std::string_view value;
};
std::vector<PlayedRuling> played_rulings(const TestTable& test, const Facts& facts);
inline std::vector<PlayedRuling> played_rulings(const Play& play) {
  return played_rulings(*play.parts.front().test, play.parts.front().as_given);
}
/// The one of these that a row depends on, as "switch=value"; empty where none does.
std::string ruling_of(const Term& row, const TestTable& test, const Facts& facts);

/// What --expect compares.
const OutcomeKey* headline_key(const TestTable& test, const Outcome& outcome);
std::string headline(const TestTable& test, const Outcome& outcome);
/// The same of a test of a play, or the word for one that was not due.
std::string headline(const Rolled& rolled, std::size_t part);

/// The modifiers that counted for this roll, those that its own dice brought into force among them.
std::vector<Applied> modifiers_of(const Step& step);

/// Result of a sum stage as it was rolled, whatever consequences made of it: its band, or nullptr.
const Band* band_of(const Step& step, const Facts& facts);

}  // namespace nfw::report
