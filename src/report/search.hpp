#pragma once

#include <set>
#include <string>
#include <vector>

#include "find.hpp"
#include "query.hpp"

namespace nfw::report {

/// What one ruleset has for a query.
struct Searched {
  std::vector<Hit> hits;    // best first
  bool whole = false;       // some have all that is looked for
  std::vector<bool> known;  // by what is looked for: whether it stands anywhere
};
Searched search(const Ruleset& ruleset, const Query& query);

/// Every word of a ruleset and those that its players say.
std::set<std::string, std::less<>> words_of(const Ruleset& ruleset);

/// The word of a ruleset that was perhaps meant: one that begins so, or one with a slip or two in
/// it, of several the most frequent; nothing where there is none.
std::string mended(std::string_view word, const Ruleset& ruleset);

}  // namespace nfw::report
