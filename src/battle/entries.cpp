#include "entries.hpp"

namespace nfw::battle {

void Journal::add(Entry entry) {
  if (entry.number != next_number()) throw Contradiction(Contradiction::What::number);
  keep_order(entry);
  for (const auto& change : entry.changes)
    if (!state_.apply(change)) throw Contradiction(Contradiction::What::value);
  entries_.push_back(std::move(entry));
}

void Journal::keep_order(const Entry& entry) {
  const bool undoes = entry.kind == EntryKind::undo;
  if (!undoes && entry.kind != EntryKind::redo) {
    done_.push_back(entries_.size());
    undone_.clear();
    return;
  }
  auto& from = undoes ? done_ : undone_;
  auto& to = undoes ? undone_ : done_;
  if (from.empty() || entries_[from.back()].number != entry.of)
    throw Contradiction(Contradiction::What::undone);
  to.push_back(from.back());
  from.pop_back();
}

}  // namespace nfw::battle
