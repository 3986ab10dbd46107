#include "in_force.hpp"

#include <algorithm>

namespace nfw::battle {

void apply(const Entry& entry, State& state) {
  if (!entry.added.empty()) state = with_added(std::move(state), entry);
  for (const auto& change : entry.changes)
    state.apply({change.record, change.key, state.value_of(change), change.to});
}

bool stands(const Journal& journal, std::int64_t number) {
  const auto takes_out = [&](std::int64_t edit) {
    const auto& left = journal.entry(edit).left;
    return std::ranges::find(left, number) != left.end();
  };
  return !journal.order().is_undone(number) &&
         std::ranges::none_of(journal.order().done(), takes_out);
}

Order::Numbers set_aside(const Journal& journal) {
  Order::Numbers out;
  for (const auto number : journal.order().done())
    for (const auto slot : journal.entry(number).aside)
      if (journal.entry(slot).kind == EntryKind::test) out.push_back(slot);
  std::ranges::sort(out);
  return out;
}

}  // namespace nfw::battle
