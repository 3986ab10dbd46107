#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "arena.hpp"
#include "houses.hpp"
#include "nfw/table.hpp"
#include "toml_node.hpp"

namespace nfw::tables {

/// The files of one ruleset, as they stand.
struct Source {
  std::string id;
  Node ruleset;
  Node words;
  Node shared_words = {};  // of all rulesets
  Node rulings;
  std::vector<std::pair<std::string, Node>> tests;  // by name, in the order of play
  std::vector<std::pair<std::string, Node>> references = {};
  Node battle = {};
  bool battle_in_part = false;     // without the tests that are as they were built in
  std::vector<Source> hosts = {};  // rulesets from which tests borrow
  /// Of one that is built in: what is not read here is taken from it, and these tests in any case.
  const Ruleset* built = nullptr;
  std::set<std::string, std::less<>> as_built = {};
  bool has_own_players = false;  // house rules change what players say
};

/// Finds a file of a ruleset by its name: "fire", "reference/orders", of its hosts "../HOST/fire";
/// "../words" are those of all rulesets.
/// The position is where the ruleset names it, if it does.
using ReadFile = std::function<Node(const std::string&, const Position&)>;

/// Reads a ruleset; a name that is none for a file beside the others is a problem.
Source read_source(std::string id, const ReadFile& read, Problems& problems);

/// Reads the folder of a ruleset: ruleset.toml, words.toml, rulings.toml, a file for each test and,
/// in its folder reference, one for each reference table; battle.toml where it has one; and the
/// folders, beside it, of its hosts.
Source read_source(const std::filesystem::path& folder, Problems& problems);

/// Where each row of a test stands: "hit.modifier.long-range", "input.range", "next.0".
using Places = std::map<std::string, Position, std::less<>>;

/// A ruleset in the form of the core, and what owns it.
struct Book {
  Arena arena;
  Ruleset ruleset;
  std::vector<std::unique_ptr<TestTable>> tests;  // that were read here
  std::vector<Places> places;                     // of each of them
};

/// Turns the files into tables. Every fault is reported, not only the first; the book is usable
/// only if there is none.
/// Rows that stand in one of the `house` files, or were changed there, are marked with its name.
std::unique_ptr<Book> load(const Source& source, Problems& problems, const Names& house = {});

/// Reports what the rows say together: gaps and overlaps of bands, ids that stand twice, tests
/// and flags that do not exist, stages and roles that the procedure does not know.
void check(const Book& book, Problems& problems);
/// Of a rulebook in print: each flag, and each of its values, has a name in Italian.
void check_italian(const Book& book, Problems& problems);

}  // namespace nfw::tables
