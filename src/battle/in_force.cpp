#include "in_force.hpp"

#include <algorithm>

namespace nfw::battle {

void apply(const Entry& entry, State& state) {
  if (!entry.added.empty()) state = with_added(std::move(state), entry);
  for (const auto& change : entry.changes)
    state.apply({change.record, change.key, state.value_of(change), change.to});
}

State behind(const Journal& journal, std::int64_t number) {
  auto out = journal.start();
  if (number == 0) return out;
  for (const auto& entry : journal.sequence()) {
    apply(entry, out);
    if (entry.number == number) return out;
  }
  return journal.state();
}

std::map<std::int64_t, Since> since(const Journal& journal) {
  std::map<std::int64_t, Since> out;
  for (const auto& entry : journal.entries())
    if (entry.kind == EntryKind::undo && journal.order().is_undone(entry.of))
      out[entry.of] = {entry.number};
  for (const auto number : journal.order().done()) {
    const auto& edit = journal.entry(number);
    for (const auto& later : edit.follow) out[later.number] = {number, later.got};
    for (const auto left : edit.left) out[left] = {number};
  }
  return out;
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
