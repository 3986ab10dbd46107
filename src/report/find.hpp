#pragma once

#include <string>
#include <vector>

#include "command.hpp"
#include "rows.hpp"

namespace nfw::report {

/// A row of some table, a flag, a ruling or a test that a search came upon.
struct Hit {
  const Ruleset* ruleset = nullptr;
  std::string_view table;  // the test or the reference table that it stands in
  TableRow row;
  int score = 0;

  /// What uses or shows it: "fire", "table orders", "rulings F-75".
  [[nodiscard]] std::string where() const;
};
/// The command that uses or shows it: "nfw --rules X fire".
std::string command_of(const Hit& hit, SameRules rules);

struct Found {
  std::vector<Hit> hits;  // best first
  bool partial = false;   // none has all words; these have most of them
  std::string nearest;  // where there are no hits: a known word that is like one of those asked for
};

/// Looks for rows that have all of the words, in either language, whatever their case and accents,
/// slips of the pen forgiven where no row has the word as it is; what looks like a chapter, or the
/// number of a ruling, is looked for among these alone. The first ruleset comes first among equals.
Found find(const std::vector<const Ruleset*>& rulesets, const std::vector<std::string>& words);

/// Lower-case letters and figures without accents, word by word.
std::vector<std::string> search_words(std::string_view text);

/// The first hits, and how many were found.
std::string found_text(const std::vector<Hit>& hits, std::size_t found, const Ruleset& chosen,
                       Lang lang);
std::string found_json(const Found& shown, const std::vector<std::string>& words, std::size_t found,
                       const SameRules& rules, Lang lang);

}  // namespace nfw::report
