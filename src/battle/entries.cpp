#include "entries.hpp"

#include <algorithm>

namespace nfw::battle {

namespace {

[[noreturn]] void out_of_order() { throw Contradiction(Contradiction::What::undone); }

}  // namespace

std::vector<std::size_t> who_act(const BattleRules& rules, const Entry& entry) {
  if (entry.seats.empty()) return {0};
  std::vector<std::size_t> out{entry.seats.front()};
  const auto deed = std::ranges::find(rules.deeds, entry.deed, &Deed::id);
  const auto second = deed == rules.deeds.end() ? 0 : deed->mirrored();
  if (second != 0 && second < entry.seats.size()) out.push_back(entry.seats[second]);
  std::ranges::sort(out);
  return out;
}

void Order::add(EntryKind kind, std::int64_t of) {
  if (of < 0 || of > std::ssize(all_)) out_of_order();
  do_next({kind, of});
  all_.push_back({kind, of});
}

void Order::do_next(const One& next) {
  const auto number = std::ssize(all_) + 1;
  const bool undoes = next.kind == EntryKind::undo;
  if (next.kind == EntryKind::faces) {
    if (open() == 0 || next.of != open()) out_of_order();
  } else if (undoes && next.of != 0 && one(next.of).kind == EntryKind::faces) {
    const auto faces = faces_of(open());
    if (open() == 0 || faces.empty() || faces.back() != next.of) out_of_order();
  } else if (undoes || next.kind == EntryKind::redo) {
    auto& from = undoes ? done_ : undone_;
    auto& to = undoes ? undone_ : done_;
    if (from.empty() || from.back() != next.of) out_of_order();
    to.push_back(from.back());
    from.pop_back();
  } else {
    if (next.of != open() || (open() != 0 && next.kind != EntryKind::test)) out_of_order();
    if (open() != 0) done_.pop_back();  // it goes on as this one
    done_.push_back(number);
    undone_.clear();
  }
}

std::int64_t Order::open() const {
  return done_.empty() || one(done_.back()).kind != EntryKind::open ? 0 : done_.back();
}

Order::Numbers Order::faces_of(std::int64_t open) const {
  Numbers out;
  for (auto n = open + 1; n <= std::ssize(all_); ++n) {
    const auto& [kind, of] = one(n);
    if (kind == EntryKind::faces && of == open) out.push_back(n);
    if (kind == EntryKind::undo) std::erase(out, of);
  }
  return out;
}

bool Order::is_undone(std::int64_t number) const {
  const auto kind = one(number).kind;
  const bool is_about_another =
      kind == EntryKind::undo || kind == EntryKind::redo || kind == EntryKind::faces;
  return !is_about_another && !is_part(number) &&
         std::find(done_.begin(), done_.end(), number) == done_.end();
}

bool Order::is_part(std::int64_t number) const {
  const auto& [kind, of] = one(number);
  if (kind == EntryKind::faces) return is_part(of);
  if (kind == EntryKind::undo) return one(of).kind == EntryKind::faces && is_part(of);
  if (kind != EntryKind::open) return false;
  return std::any_of(all_.begin() + number, all_.end(), [&](const One& later) {
    return later.kind == EntryKind::test && later.of == number;
  });
}

State with_added(State before, const Entry& entry) {
  for (const auto& [kind, in, handle, name, keys] : entry.added)
    before.add(kind, in, handle, name).keys = keys;
  return before;
}

Sequence::iterator find(Sequence& sequence, std::int64_t number) {
  return std::ranges::find(sequence, number, &Entry::number);
}

void edit(Sequence& sequence, const Entry& edit) {
  for (const auto number : edit.left)
    std::erase_if(sequence, [&](const Entry& one) { return one.number == number; });
  for (const auto& later : edit.follow) {
    if (const auto there = find(sequence, later.number); there != sequence.end()) {
      *there = later;
      continue;
    }
    auto place = find(sequence, edit.target);
    place = place == sequence.end() ? sequence.begin() : place + 1;
    while (place != sequence.end() && place->target == edit.target && place->edit == Edit::put)
      ++place;
    sequence.insert(place, later);
  }
}

const Entry* Journal::open() const { return order_.open() == 0 ? nullptr : &entry(order_.open()); }

std::vector<Fallen> Journal::fallen(std::int64_t open) const {
  std::vector<Fallen> out;
  for (const auto number : order_.faces_of(open)) out.push_back(entry(number).fallen);
  return out;
}

Sequence Journal::sequence() const {
  Sequence out;
  for (const auto number : order_.done()) {
    const auto& one = entry(number);
    if (one.kind == EntryKind::edit)
      edit(out, one);
    else
      out.push_back(one);
  }
  return out;
}

namespace {

// Where one stage fell more often than was used, the rest of it waits.
void keep_longest(const std::vector<Fallen>& fallen, std::vector<Fallen>& out) {
  for (const auto& one : fallen) {
    auto there = std::ranges::find(out, one.roll, &Fallen::roll);
    if (there == out.end()) there = out.insert(there, {one.roll, {}});
    if (one.faces.size() > there->faces.size()) there->faces = one.faces;
  }
}

}  // namespace

std::vector<Fallen> Journal::slot(std::int64_t number) const {
  std::vector<Fallen> out;
  for (const auto& one : entries_) {
    if (one.slot() == number)
      keep_longest(one.kind == EntryKind::open ? fallen(one.number) : one.dice, out);
    for (const auto& later : one.follow)
      if (later.slot() == number) keep_longest(later.dice, out);
  }
  return out;
}

bool Journal::alike(const Entry& one, const Entry& other) const {
  if (one.deed != other.deed || one.turn != other.turn || one.round != other.round) return false;
  const auto some = who_act(state_.rules(), one);
  const auto others = who_act(state_.rules(), other);
  return std::ranges::find_first_of(some, others) != some.end();
}

std::int64_t Journal::free_slot(const Entry& like) const {
  std::vector<std::int64_t> taken;
  std::vector<std::int64_t> free;
  const auto look = [&](const Entry& one) {
    taken.insert(taken.end(), one.aside.begin(), one.aside.end());
    const bool dropped = one.kind == EntryKind::open && !order_.is_part(one.number);
    if ((dropped || one.kind == EntryKind::test) && one.again == 0 && alike(one, like) &&
        !slot(one.number).empty())
      free.push_back(one.number);
  };
  for (const auto& one : entries_) {
    look(one);
    for (const auto& later : one.follow) look(later);
  }
  if (free.empty()) return 0;
  for (const auto& one : sequence()) taken.push_back(one.slot());
  const auto found = std::ranges::find_if(
      free, [&](std::int64_t number) { return std::ranges::find(taken, number) == taken.end(); });
  return found == free.end() ? 0 : *found;
}

namespace {

// What an entry names of those before it.
void check_named(const Entry& entry) {
  const auto is_before = [&](std::int64_t one) { return one >= 0 && one < entry.number; };
  const auto are_before = [&](const std::vector<std::int64_t>& all) {
    return std::ranges::all_of(all, [&](auto one) { return one != 0 && is_before(one); });
  };
  if (!is_before(entry.again) || !is_before(entry.target) || !are_before(entry.aside) ||
      !are_before(entry.left))
    throw Contradiction(Contradiction::What::number);
}

}  // namespace

void Journal::add(Entry entry) {
  if (entry.number != next_number()) throw Contradiction(Contradiction::What::number);
  check_named(entry);
  order_.add(entry.kind, entry.of);
  const bool undoes = entry.kind == EntryKind::undo;
  const auto& adds = undoes || entry.kind == EntryKind::redo ? this->entry(entry.of) : entry;
  if (!undoes && !adds.added.empty()) state_ = with_added(std::move(state_), adds);
  for (const auto& change : entry.changes)
    if (!state_.apply(change)) throw Contradiction(Contradiction::What::value);
  if (undoes) state_.remove_last(adds.added.size());
  entries_.push_back(std::move(entry));
}

}  // namespace nfw::battle
