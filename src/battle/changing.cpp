#include <algorithm>

#include "state.hpp"

namespace nfw::battle {

void Changing::set(std::size_t record, Slot key, Number value) {
  now_.apply({record, key, battle::value_of(now_[record].keys, key), value});
}

Number Changing::value_of(std::size_t record, const KeyChange& row, const Asked& asked) {
  const auto& form = now_.kind(now_[record]).form;
  const auto& was = now_[record].keys;
  const auto fact = row.value.fact;
  switch (row.how) {
    case Becomes::set: return Number{row.value.number};
    case Becomes::clear: {
      auto begun = now_.blank(form);
      complete(form, begun);
      return battle::value_of(begun, row.key);
    }
    case Becomes::join: return Number{was.count(row.key) | row.value.number};
    case Becomes::link:
      return Number{
          static_cast<std::int64_t>(asked.seats[static_cast<std::size_t>(row.value.number)])};
    case Becomes::take:
      if (!asked.facts.has(fact)) return unknown;
      return carried(asked.test.facts[fact], asked.facts[fact], form.facts[row.key])
          .value_or(unknown);
    default: break;
  }
  const auto times = fact == no_slot ? 1 : asked.facts.count(fact);
  const auto sum = was.count(row.key) + row.value.number * times;
  if (sum < 0) none_left_ = NoneLeft{record, row.key};
  return Number{std::max<std::int64_t>(sum, 0)};
}

// The lower number of the two groups; a record that is in none begins one of its own.
void Changing::join_groups(std::size_t record, std::size_t other, Slot key) {
  const auto group_of = [&](std::size_t n) {
    const auto group = now_[n].keys.count(key);
    return group != 0 ? group : static_cast<std::int64_t>(n);
  };
  const auto one = group_of(record);
  const auto two = group_of(other);
  const auto kind = now_[record].kind;
  for (std::size_t n = 0; n < now_.records().size(); ++n)
    if (now_[n].kind == kind && (n == record || n == other || now_[n].keys.count(key) == one ||
                                 now_[n].keys.count(key) == two))
      set(n, key, Number{std::min(one, two)});
}

void Changing::change(std::size_t record, const KeyChange& row, const Asked& asked) {
  if (!holds(row.when, asked.facts)) return;
  const bool leads = row.how == Becomes::link || row.how == Becomes::group;
  if (leads && static_cast<std::size_t>(row.value.number) >= asked.seats.size()) return;
  if (row.how == Becomes::group)
    return join_groups(record, asked.seats[static_cast<std::size_t>(row.value.number)], row.key);
  const auto value = value_of(record, row, asked);
  if (!same(value, battle::value_of(now_[record].keys, row.key))) set(record, row.key, value);
}

// Nothing is worked out where nothing is asked.
bool Changing::holds_of(const When& when, std::size_t record) const {
  return when.any.empty() || holds(when, now_.known(record));
}

bool Changing::is_called(std::size_t record, std::string_view name) const {
  const auto& all = now_.records();
  for (std::size_t n = 0; n < all.size(); ++n)
    if ((all[n].name.empty() ? all[n].handle : all[n].name) == name &&
        now_.above(n, all[record].kind) == record)
      return true;
  return false;
}

void Changing::rank(std::vector<std::size_t> all, const KeyChange& row, const Asked& asked) {
  auto names = asked.facts.words(row.value.fact);
  for (std::int64_t place = 1; !names.empty();) {
    const auto end = std::min(names.find('\n'), names.size());
    const auto called = std::ranges::find_if(
        all, [&](std::size_t one) { return is_called(one, names.substr(0, end)); });
    names.remove_prefix(std::min(end + 1, names.size()));
    if (called == all.end()) continue;
    set(*called, row.key, Number{place++});
    all.erase(called);
  }
}

void Changing::change(std::size_t record, const BattleChange& row, const Asked& asked) {
  std::vector<std::size_t> all;
  if (row.to)
    now_.each(record, *row.to, [&](std::size_t other) {
      if (holds_of(row.there, other)) all.push_back(other);
    });
  else
    all.push_back(record);
  for (const auto& key : row.keys)
    if (key.how == Becomes::rank) rank(all, key, asked);
  for (const auto one : all)
    for (const auto& key : row.keys)
      if (key.how != Becomes::rank) change(one, key, asked);
}

void Changing::step(std::uint16_t step) {
  if (step > now_.step()) set(0, find_fact(now_.kind(now_[0]).form, step_key), Number{step});
}

void Changing::take(const Deed& deed, const std::vector<std::size_t>& seats, const Facts& facts) {
  const bool free = is_free(now_, deed, seats, facts);
  for (const auto& row : free ? deed.free : deed.changes)
    if (row.of < seats.size() && holds(row.when, facts) && holds_of(row.where, seats[row.of]))
      change(seats[row.of], row, {deed.asks(), facts, seats});
}

// All that a row says is of the state before it.
void Changing::each(List<BattleChange> rows) {
  for (const auto& row : rows) {
    std::vector<std::pair<std::size_t, Facts>> all;
    for (std::size_t n = 0; n < now_.records().size(); ++n)
      if (now_[n].kind == row.of && holds(row.where, now_.known(n)))
        all.emplace_back(n, now_.known(n));
    for (const auto& [n, facts] : all) change(n, row, {now_.kind(now_[n]).form, facts, {}});
  }
}

void Changing::end_round() {
  const auto& rules = now_.rules();
  const auto& form = rules.records.front().form;
  each(rules.rounds[now_.round()].end);
  settle();
  auto next = now_.round() + 1;
  if (next == static_cast<int>(rules.rounds.size())) {
    each(rules.end);
    settle();
    set(0, find_fact(form, turn_key), Number{now_.turn() + 1});
    next = 0;
  }
  set(0, find_fact(form, round_key), Number{next});
  if (now_.step() != 0) set(0, find_fact(form, step_key), Number{0});
}

Changes difference(const State& before, const State& now) {
  Changes out;
  for (std::size_t n = 0; n < before.records().size(); ++n) {
    const auto& form = before.kind(before[n]).form;
    for (std::size_t key = 0; key < form.inputs.size(); ++key) {
      const auto slot = static_cast<Slot>(key);
      const auto from = value_of(before[n].keys, slot);
      const auto to = value_of(now[n].keys, slot);
      if (!same(from, to)) out.push_back({n, slot, from, to});
    }
  }
  return out;
}

void Changing::settle() {
  constexpr int most = 100;
  for (int n = 0; n < most; ++n) {
    const auto before = now_;
    each(now_.rules().always);
    if (difference(before, now_).empty()) return;
  }
  throw NeverEnds();
}

Changes Changing::all() {
  settle();
  return difference(before_, now_);
}

}  // namespace nfw::battle
