#include <doctest/doctest.h>

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <string>
#include <vector>

#include "case_file.hpp"
#include "fields.hpp"
#include "harness.hpp"
#include "load.hpp"
#include "nfw/builtin.hpp"
#include "reference_numbers.hpp"
#include "words.hpp"

// Every number of every table is changed by one, up and down, one at a time: if no worked case
// notices, the cases do not cover the tables.

namespace {

using namespace nfw;
using namespace nfw::tables;

struct Change {
  std::string where;           // fire.toml:41 value -1 -> 0
  std::function<void()> make;  // in the tree
  std::function<void()> revert;
};

// A band is written as a range; the bound that it shares with its neighbour moves with it.
struct Bound {
  Node* node;
  bool upper;
  std::int64_t value;
};

Range range_of(const Node& node) {
  if (node.kind == Node::Kind::integer)
    return {.from = Number{node.integer, 1}, .to = Number{node.integer, 1}};
  return parse_range(node.text).value_or(never);
}

void write_range(Node& node, const Range& range) {
  node.kind = Node::Kind::string;
  node.text = report::range_text(range);
}

class Changes {
 public:
  Changes(Node& root, std::string file) : file_(std::move(file)) { walk(root, ""); }
  std::vector<Change> all;

 private:
  void walk(Node& node, const std::string& key) {
    // What no die can feel: the version of the format.
    if (key == "format") return;
    if (key == "band") return bands(node);
    for (auto& member : node.members) walk(member.value, member.key);
    for (auto& item : node.items) walk(item, key);
    if (node.kind == Node::Kind::integer) {
      for (const int by : {1, -1}) whole(node, key, by);
    } else if (node.kind == Node::Kind::string && key != "en" && key != "it" && key != "ref") {
      // A plain number in quotes is the name of a ruling's value.
      const bool plain = node.text.find_first_of(".<>") == std::string::npos;
      if (const auto range = parse_range(node.text); range && !plain)
        for (const int by : {1, -1}) range_ends(node, key, *range, by);
    }
  }

  [[nodiscard]] std::string place(const Node& node, const std::string& what) const {
    return file_ + ":" + std::to_string(node.at.line) + " " + what;
  }

  void whole(Node& node, const std::string& key, int by) {
    const auto before = node.integer;
    all.push_back(
        {place(node, key + " " + std::to_string(before) + " -> " + std::to_string(before + by)),
         [&node, before, by] { node.integer = before + by; },
         [&node, before] { node.integer = before; }});
  }

  void range_ends(Node& node, const std::string& key, const Range& range, int by) {
    for (const bool upper : {false, true}) {
      const auto& end = upper ? range.to : range.from;
      if (!end) continue;
      Range changed = range;
      (upper ? changed.to : changed.from) = Number{end->num + by, end->den};
      if (changed.from && changed.to && *changed.from > *changed.to) continue;
      rewrite(node, key, changed);
    }
  }

  void rewrite(Node& node, const std::string& key, const Range& changed) {
    const auto before = node;
    all.push_back({place(node, key + " '" + report::range_text(range_of(before)) + "' -> '" +
                                   report::range_text(changed) + "'"),
                   [&node, changed] { write_range(node, changed); },
                   [&node, before] { node = before; }});
  }

  // Of whole numbers, or of a bound that both have and one of them leaves out.
  static bool follows(const Range& low, const Range& high) {
    if (low.below != high.above) return *low.to == *high.from;
    return !low.below && low.to->num + 1 == high.from->num;
  }

  // Each bound between two bands moves up and down, in each column.
  void bands(Node& list) {
    std::map<std::string, std::vector<Node*>> columns;
    for (auto& band : list.items)
      for (auto& member : band.members) {
        if (member.key != "totals") continue;
        if (member.value.kind != Node::Kind::table) columns[""].push_back(&member.value);
        for (auto& column : member.value.members) columns[column.key].push_back(&column.value);
      }
    for (auto& [column, nodes] : columns)
      for (auto* below : nodes)
        for (auto* above : nodes) {
          const auto low = range_of(*below);
          const auto high = range_of(*above);
          if (low == never || high == never || !low.to || !high.from || !follows(low, high))
            continue;
          for (const int by : {1, -1}) border(*below, *above, column, by);
        }
  }

  void border(Node& below, Node& above, const std::string& column, int by) {
    const auto before_below = below;
    const auto before_above = above;
    auto low = range_of(below);
    auto high = range_of(above);
    low.to->num += by * low.to->den;
    high.from->num += by * high.from->den;
    // A band that would vanish takes no total any more.
    if (low.from && *low.from > *low.to) low = never;
    if (high.to && *high.from > *high.to) high = never;
    all.push_back({place(above, "band from " + std::to_string(high.from->num) + " " + column),
                   [&below, &above, low, high] {
                     write_range(below, low);
                     write_range(above, high);
                   },
                   [&below, &above, before_below, before_above] {
                     below = before_below;
                     above = before_above;
                   }});
  }

  std::string file_;
};

// Where a natural 6 always succeeds and nothing modifies the die, no face tells a need of 6 from 7.
bool cannot_show(const std::string& where) { return where.ends_with("need 6 -> 7"); }

bool about_default(const Problem& problem) {
  return problem.message.en.find(": the default is ") != std::string::npos;
}

bool noticed(const Source& source, const std::string& test,
             const std::vector<testing::WorkedCase>& cases) {
  Problems problems;
  const auto book = load(source, problems);
  if (problems.empty()) check(*book, problems);
  // A broken schema is not noticed by a case. A default at a bound of its flag is held by the
  // loader on one side, and on the other both by cases.
  if (!problems.empty()) return std::ranges::all_of(problems, about_default);
  const Ruleset* const ruleset = &book->ruleset;
  return std::ranges::any_of(cases, [&](const testing::WorkedCase& worked) {
    return worked.test == test && !testing::failure(worked, {&ruleset, 1}).empty();
  });
}

// Tests whose stages or range this one's are like.
std::vector<std::string> lenders(const Node& test) {
  std::vector<std::string> out;
  for (const auto& member : test.members)
    if (const auto* like = member.value.find("like"))
      out.push_back(like->text.substr(0, like->text.find('.')));
  return out;
}

bool takes_from_lists(const Source& source) {
  return std::ranges::any_of(source.tests,
                             [](const auto& one) { return one.second.find("file") != nullptr; });
}

// The test, those that follow from it, those that it borrows from, and the one above it whose
// prices it names or whose lists it takes from: all that its own cases need.
Source alone(const Source& all, const std::string& test) {
  Source out{.id = all.id,
             .ruleset = all.ruleset,
             .words = all.words,
             .rulings = all.rulings,
             .tests = {},
             .references = {},
             .hosts = all.hosts};
  const auto find = [&](const std::string& name) {
    return std::ranges::find(all.tests, name, &std::pair<std::string, Node>::first);
  };
  std::vector<std::string> due{test};
  while (!due.empty()) {
    const auto name = due.back();
    due.pop_back();
    const auto known = std::ranges::find(out.tests, name, &std::pair<std::string, Node>::first);
    if (known != out.tests.end() || find(name) == all.tests.end()) continue;
    out.tests.push_back(*find(name));
    if (const auto* next = find(name)->second.find("next"))
      for (const auto& row : next->items)
        if (const auto* to = row.find("test")) due.push_back(to->text);
    std::ranges::copy(lenders(find(name)->second), std::back_inserter(due));
  }
  const auto& first = out.tests.front().second;
  if (const auto* prices = first.find("prices"))
    out.tests.insert(out.tests.begin(), *find(prices->text));
  else if (takes_from_lists(out) && first.find("records") == nullptr)
    out.tests.insert(out.tests.begin(), *std::ranges::find_if(all.tests, [](const auto& one) {
                       return one.second.find("records") != nullptr;
                     }));
  return out;
}

TEST_CASE("a worked case notices when any number of a table changes by one") {
  for (const auto* ruleset : builtin::rulesets()) {
    const std::string id(ruleset->id);
    SUBCASE(id.c_str()) {
      Problems problems;
      const auto all = read_source(std::string(NFW_SOURCE) + "/tables/" + id, problems);
      REQUIRE(problems.empty());
      const auto cases = testing::read_cases(id);
      std::size_t changes = 0;
      for (const auto& [test, unchanged] : all.tests) {
        auto source = alone(all, test);
        auto& table = *std::ranges::find(source.tests, test, &std::pair<std::string, Node>::first);
        for (const auto& change : Changes(table.second, test + ".toml").all) {
          if (++changes % testing::one_in != 0) continue;
          change.make();
          const bool seen = noticed(source, test, cases);
          change.revert();
          if (!cannot_show(change.where)) CHECK_MESSAGE(seen, change.where);
        }
      }
      MESSAGE(changes << " changes");
      constexpr std::size_t at_least = 100;  // the tables did not get lost on the way
      CHECK(changes > at_least);
    }
  }
}

bool noticed_in_reference(const Source& source,
                          const std::map<std::string, testing::Numbers>& book) {
  Problems problems;
  const auto loaded = load(source, problems);
  if (!problems.empty()) return false;
  return std::ranges::any_of(loaded->ruleset.references, [&](const ReferenceTable& table) {
    const auto numbers = book.find(std::string(table.id));
    return numbers != book.end() &&
           !testing::differences(numbers->second, testing::numbers_of(table)).empty();
  });
}

std::size_t whole_numbers(const Ruleset& ruleset) {
  std::size_t out = 0;
  for (const auto& table : ruleset.references)
    for (const auto& row : table.rows)
      out += static_cast<std::size_t>(std::ranges::count_if(row.cells, [](const Cell& cell) {
        return cell.kind == ValueKind::number && cell.number.den == 1;
      }));
  return out;
}

TEST_CASE("the numbers of the book tell when one of a reference table changes by one") {
  for (const auto* ruleset : builtin::rulesets()) {
    if (ruleset->references.empty()) continue;
    const std::string id(ruleset->id);
    SUBCASE(id.c_str()) {
      Problems problems;
      auto source = read_source(std::string(NFW_SOURCE) + "/tables/" + id, problems);
      REQUIRE(problems.empty());
      source.tests.clear();
      source.battle = {};
      const auto book = testing::numbers_of_book(id);
      std::size_t changes = 0;
      for (auto& [table, root] : source.references)
        for (const auto& change : Changes(root, table + ".toml").all) {
          ++changes;
          change.make();
          const bool seen = noticed_in_reference(source, book);
          change.revert();
          CHECK_MESSAGE(seen, change.where);
        }
      MESSAGE(changes << " changes");
      // Each number once up and once down: none of the tables got lost on the way.
      const auto numbers = whole_numbers(*ruleset);
      CHECK(numbers > 0);
      CHECK(changes >= 2 * numbers);
    }
  }
}

}  // namespace
