#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "nfw/engagement.hpp"
#include "nfw/table.hpp"

namespace nfw::report {

/// All that is printed of one resolution, in whatever form.
struct Breakdown {
  const Ruleset* ruleset = nullptr;
  std::string options;               // that go before the name of a next test: "--rules X "
  std::vector<std::string> lasting;  // options that hold for a next test, too: "--ruling", "X=Y"
  const Resolved* resolved = nullptr;
  std::optional<std::uint64_t> seed;  // nothing for given dice
  std::vector<Slot> given;            // inputs that the player named
  std::vector<Slot> assumed;          // choices that he left to their default
  std::optional<Side> side;           // whose it is, where two sides take a test
  List<std::string_view> taken;       // tests that follow and have been taken already

  [[nodiscard]] const TestTable& test() const { return *resolved->procedure.test; }
  [[nodiscard]] const Facts& facts() const { return resolved->conclusion.facts; }
  [[nodiscard]] const Outcome& outcome() const { return resolved->conclusion.outcome; }
};

/// A test that both sides took, and the tests that followed.
struct FoughtBreakdown {
  OfSides<Breakdown> attacks;
  std::vector<std::pair<Side, std::size_t>> order;  // the side, and how many of its steps come now
  std::vector<Breakdown> after;
};
/// Before the keys of the enemy's outcome.
inline constexpr std::string_view enemy_prefix = "enemy_";
/// "this side", "the enemy"; and the same to begin a line.
const Text& side_name(Side side);
const Text& side_title(Side side);

/// The largest number that a player may say.
inline constexpr std::int64_t most_number = 1'000'000;

/// A test that the rules demand next, as a command line.
struct NextCommand {
  const NextTest* row = nullptr;
  std::vector<std::string> args;     // flags of its own that are known
  std::vector<std::string> missing;  // flags it needs that are not known yet
};
std::vector<NextCommand> next_commands(const Breakdown& breakdown);

/// Rulings that are not played as the book is read by default: switch and value.
struct PlayedRuling {
  std::string_view switch_id;
  std::string_view value;
};
std::vector<PlayedRuling> played_rulings(const TestTable& test, const Facts& facts);
/// The one of these that a row depends on, as "switch=value"; empty where none does.
std::string ruling_of(const Term& row, const TestTable& test, const Facts& facts);

/// What -q prints and --expect compares.
const OutcomeKey* headline_key(const TestTable& test, const Outcome& outcome);
std::string headline(const TestTable& test, const Outcome& outcome);

/// The modifiers that counted for this roll, those that its own dice brought into force among them.
std::vector<Applied> modifiers_of(const Step& step);

/// Result of a sum stage, as the consequences left it: its band, or nullptr.
const Band* band_of(const Step& step, const Facts& facts);

}  // namespace nfw::report
