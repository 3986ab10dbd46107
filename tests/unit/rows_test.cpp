#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

#include "harness.hpp"
#include "lookup.hpp"
#include "nfw/builtin.hpp"
#include "rows.hpp"

// What the tables say as data is all that they say, in every ruleset.

namespace {

using namespace nfw;
using namespace nfw::report;

std::vector<std::string> lines(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> out;
  for (std::string line; std::getline(in, line);) out.push_back(line);
  return out;
}

// The cells of a line: a comma within quotes is none between cells.
std::size_t cells_in(const std::string& line) {
  bool quoted = false;
  std::size_t out = 1;
  for (const char c : line) {
    if (c == '"') quoted = !quoted;
    if (c == ',' && !quoted) ++out;
  }
  return out;
}

template <class See>
void each_command(const See& see) {
  for (const auto* ruleset : builtin::rulesets())
    for (const auto* lang : {"en", "it"}) {
      const std::string options = " --rules " + std::string(ruleset->id) + " --lang " + lang;
      see("table" + options, *ruleset);
      see("rulings" + options, *ruleset);
      see("rulings --in-force" + options, *ruleset);
      for (const auto* test : ruleset->tests)
        see("table " + std::string(test->id) + options, *ruleset);
      for (const auto& table : ruleset->references)
        see("table " + std::string(table.id) + options, *ruleset);
    }
}

TEST_CASE("no look-up is wider than the page") {
  each_command([](const std::string& command, const Ruleset&) {
    CAPTURE(command);
    for (const auto& line : lines(testing::run(command).out))
      CHECK_MESSAGE(width(line) <= 80, line);
  });
}

TEST_CASE("comma-separated values have the same columns in every table of any kind") {
  each_command([](const std::string& command, const Ruleset& ruleset) {
    if (!command.starts_with("table")) return;
    CAPTURE(command);
    const auto all = lines(testing::run(command + " --csv").out);
    REQUIRE(all.size() > 1);
    CHECK(all[0] ==
          "ruleset,table,part,kind,id,label,column,value,from,to,of,per,each,sides,group,"
          "condition,flags,chapter,house");
    for (const auto& line : all) CHECK_MESSAGE(cells_in(line) == 19, line);
    for (std::size_t n = 1; n < all.size(); ++n)
      CHECK(all[n].starts_with(std::string(ruleset.id) + ","));
  });
}

TEST_CASE("every modifier, band, range, effect, refusal and test that follows is a row") {
  for (const auto* ruleset : builtin::rulesets())
    for (const auto* test : ruleset->tests) {
      CAPTURE(test->id);
      std::map<RowKind, std::size_t> rows;
      for (const auto& row : rows_of(*test, *ruleset)) ++rows[row.kind];
      std::map<RowKind, std::size_t> expected;
      const auto expect = [&](RowKind kind, std::size_t n) {
        if (n > 0) expected[kind] += n;
      };
      for (const auto& stage : test->stages) {
        const auto* like = find_stage(*test, stage.like);
        expect(RowKind::modifier,
               stage.modifiers.size() - (like == nullptr ? 0 : like->modifiers.size()));
        expect(RowKind::band, stage.bands.size());
        expect(RowKind::halving, stage.halvings.size());
      }
      for (const auto& reach : test->ranges) {
        expect(RowKind::range, reach.rows.size());
        expect(RowKind::halving, reach.halvings.size());
      }
      expect(RowKind::effect,
             static_cast<std::size_t>(std::ranges::count_if(
                 test->effects, [](const Effect& effect) { return !effect.label.en.empty(); })));
      expect(RowKind::refusal, test->refusals.size());
      expect(RowKind::next, test->next.size());
      for (const auto& one : expected)
        CHECK_MESSAGE(rows[one.first] == one.second, kind_name(one.first));
    }
}

TEST_CASE("each kind of row has a name of its own") {
  std::set<std::string_view> names;
  for (int n = 0; n <= static_cast<int>(RowKind::note); ++n)
    names.insert(kind_name(static_cast<RowKind>(n)));
  CHECK(names.size() == static_cast<std::size_t>(RowKind::note) + 1);
  CHECK(kind_name(RowKind::refusal) == "refusal");
  CHECK(kind_name(RowKind::row) == "row");
}

TEST_CASE("the sheet has every ruling once") {
  for (const auto* ruleset : builtin::rulesets()) {
    const auto sheet =
        lines(testing::run("rulings --in-force --rules " + std::string(ruleset->id)).out);
    for (const auto& ruling : ruleset->rulings) {
      const auto begin = std::string(ruling.number) + " ";
      CHECK_MESSAGE(std::ranges::count_if(
                        sheet, [&](const auto& line) { return line.starts_with(begin); }) == 1,
                    ruling.number);
    }
  }
}

}  // namespace
