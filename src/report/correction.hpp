#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "battle.hpp"
#include "report.hpp"

/// What a correction of a battle comes to.
namespace nfw::report {

struct Correction {
  std::string_view ruleset;
  std::string_view what;    // "undo", "redo", "amend", "put"
  std::int64_t target = 0;  // the entry that it is about, or behind which it puts

  /// An entry that comes out otherwise.
  struct Later {
    std::int64_t entry = 0;
    std::string said = {};
    const TestTable* test = nullptr;         // whose result it is; nullptr: nothing comes out
    std::optional<std::string> was = {};     // in a line; nothing: it was not there
    std::optional<std::string> is = {};      // nothing: it is out
    std::optional<std::uint64_t> seed = {};  // of dice that never fell before
    bool is_deed = true;                     // a test or an act
  };
  std::vector<Later> later = {};

  /// An entry that could not be as it was.
  struct Conflict {
    std::int64_t entry = 0;
    std::string why = {};
    bool stays = false;
  };
  std::vector<Conflict> conflicts = {};
  std::vector<std::string> musts = {};  // what would have had to be done by then, with its command

  std::int64_t rolls = 0;               // needs new dice: what hangs on them is not known yet
  std::optional<BattleNews> news = {};  // of what was written; nothing: nothing was
  bool is_known = false;                // all else was shown to the player

  /// The entry that is corrected, or was put in.
  [[nodiscard]] std::int64_t own() const { return what == "put" && news ? news->entry : target; }
};
/// What comes out otherwise, line by line.
std::string listed(const Correction& correction, Lang lang);
/// The same, as far as it was not shown, and what was written.
std::string text(const Correction& correction, const Style& style);
/// What the corrected entry comes to; nothing where it is out.
std::string lines(const Correction& correction, const Style& style);
std::string json(const Correction& correction, const Style& style);

}  // namespace nfw::report
