#pragma once

#include <string>
#include <vector>

#include "words.hpp"

namespace nfw::report {

/// A row of some table, flag, ruling or test that a search came upon.
struct Hit {
  const Ruleset* ruleset = nullptr;
  std::string where;    // the command that uses or shows it: "fire", "table orders", "rulings F-75"
  std::string heading;  // of the table
  std::string id;
  std::string text;  // in the language asked for
  int score = 0;
};
struct Found {
  std::vector<Hit> hits;  // best first
  std::string nearest;    // where there are none: a known word that is like one of those asked for
};

/// Looks for rows that have all of the words, in either language, whatever their case and accents,
/// a slip of the pen forgiven. The first ruleset comes first among equals.
Found find(const std::vector<const Ruleset*>& rulesets, const std::vector<std::string>& words,
           Lang lang);

/// Lower-case letters and figures without accents, word by word.
std::vector<std::string> search_words(std::string_view text);

std::string found_text(const Found& found, const Ruleset& chosen, Lang lang);
std::string found_json(const Found& found, const std::vector<std::string>& words,
                       std::string_view version);

}  // namespace nfw::report
