#pragma once

#include <string>
#include <vector>

#include "find.hpp"
#include "index.hpp"
#include "query.hpp"

namespace nfw::report {

/// What one ruleset has for a query.
struct Searched {
  std::vector<Hit> hits;    // best first
  bool whole = false;       // some have all that is looked for
  std::vector<bool> known;  // by what is looked for: whether it stands anywhere
};
/// `all`: whatever the readings that are not in force bring, too. `only_whole`: nothing but what is
/// known where some of what is looked for is not.
Searched search(const Ruleset& ruleset, const Index& index, const Query& query, bool all,
                bool only_whole);

/// The word of a ruleset that was perhaps meant: one that begins so, or one with a slip or two in
/// it, of several the most frequent; nothing where there is none.
std::string mended(std::string_view word, const Index& index);

}  // namespace nfw::report
