#pragma once

#include <map>
#include <optional>
#include <string>

#include "battle.hpp"
#include "battle_luck.hpp"
#include "journal.hpp"
#include "plot.hpp"

/// A battle as one page for a browser: it needs no network and no script.
namespace nfw::report {

/// How much of a record there was: over the turns, each round a part of one.
struct Course {
  std::size_t record = 0;
  Points points = {};
};
/// The turn that a battle is in, with its rounds as parts.
double time_of(const battle::State& state);
/// Of all that have a strength and that the viewer knows of.
std::vector<Course> courses(const battle::Journal& journal, const Viewer& viewer);

struct BattlePage {
  const JournalHead* head = nullptr;
  const Ruleset* ruleset = nullptr;
  const battle::Journal* journal = nullptr;
  Viewer viewer = {};
  std::map<std::int64_t, std::string> reports = {};  // of tests, laid out as text, by their entry
  std::optional<Luck> luck = {};
};
std::string luck_html(const Luck& luck, Lang lang);
/// Begins as no other file does, so that it may be written anew.
std::string html(const BattlePage& page, Lang lang);
bool is_page(std::string_view text);

}  // namespace nfw::report
