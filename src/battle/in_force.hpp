#pragma once

#include <map>
#include <optional>
#include <string>

#include "entries.hpp"

/// What of a journal stands by now.
namespace nfw::battle {

/// What an entry makes of a state, whatever it was before.
void apply(const Entry& entry, State& state);
/// The state behind an entry; now, where it is not in force.
State behind(const Journal& journal, std::int64_t number);
/// What became of an entry since: which one took it out, or says it otherwise, and how it comes
/// out.
struct Since {
  std::int64_t by = 0;
  std::optional<std::string> got = {};  // where it stands
};
/// Of the entries that are no longer what they were, by their numbers.
std::map<std::int64_t, Since> since(const Journal& journal);
/// Tests whose dice never count again, in their order.
Order::Numbers set_aside(const Journal& journal);

}  // namespace nfw::battle
