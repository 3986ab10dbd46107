#pragma once

#include <string>
#include <vector>

#include "arguments.hpp"
#include "nfw/play.hpp"
#include "nfw/roster.hpp"

namespace nfw::cli {

struct Context;

/// A list, in a file, that answers what the player leaves out.
struct GivenList {
  Side side = own_side;
  std::string file;
  nfw::Entry list;  // mustered, a record of a roster
};
using Lists = std::vector<GivenList>;

/// The test that is about the ruleset's lists, or nullptr.
const TestTable* list_test(const Ruleset& ruleset);

/// The lists that --list and --enemy-list name, of the ruleset's own records. Throws UsageError.
Lists read_lists(const Context& context);

/// A command line that is being understood.
struct Said {
  Facts& facts;
  std::vector<Slot>& given;
  std::vector<std::string>& faults;
};
/// Adds what the lists answer of a test, of which so much is `known`, to what was said of it: what
/// the player names himself, or replaces by another flag, stays as he says.
std::vector<Listed> ask_lists(const Lists& lists, const TestTable& test, const Facts& known,
                              const Said& said, Lang lang);

}  // namespace nfw::cli
