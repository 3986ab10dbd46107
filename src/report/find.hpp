#pragma once

#include <functional>
#include <string>
#include <vector>

#include "command.hpp"
#include "index.hpp"
#include "rows.hpp"

namespace nfw::report {

/// A row of some table, a flag, a ruling or a test that a search came upon.
struct Hit {
  const Ruleset* ruleset = nullptr;
  std::string_view table;  // the test or the reference table that it stands in
  TableRow row;
  double score = 0;

  /// What uses or shows it: "fire", "table", "orders"; "rulings", "F-75".
  [[nodiscard]] std::vector<std::string> command() const;
  /// The same in one.
  [[nodiscard]] std::string where() const;
};
/// The command that uses or shows it: "nfw --rules X fire".
std::string command_of(const Hit& hit, SameRules rules);

struct Found {
  std::vector<Hit> hits;   // best first, but two of each table before the others
  bool partial = false;    // none has all words; these have most of them
  bool elsewhere = false;  // they are of other rulesets: the first has nothing
  bool cut = false;        // more words, or longer ones, than a question has: they were left out
  std::vector<std::pair<std::string, std::string>> taken = {};  // words for others like them
  std::string nearest = {};  // where there are no hits: a known word like one of those asked for
};

/// The index that the program brings along for a ruleset, or for that which a ruleset of this name
/// was made of; an empty one where it has none.
using IndexOf = std::function<Index(const Ruleset&)>;

/// Looks for what answers the words, in either language, whatever their endings, case and accents;
/// slips of the pen are forgiven where no row has the word as it is. What looks like a chapter, or
/// the number of a ruling, is looked for among these alone. The first ruleset is asked, and the
/// others where it has nothing. `all`: whatever the readings that are not in force bring, too.
Found find(const std::vector<const Ruleset*>& rulesets, const std::vector<std::string>& words,
           bool all = false, const IndexOf& index_of = {});

/// The first hits under the commands that use them, and how many were found.
std::string found_text(const std::vector<Hit>& hits, std::size_t found, const Ruleset& chosen,
                       const SameRules& rules, Lang lang);
std::string found_json(const Found& shown, const std::vector<std::string>& words, std::size_t found,
                       const SameRules& rules, Lang lang);

}  // namespace nfw::report
