#include "state.hpp"

#include <algorithm>

namespace nfw::battle {

namespace {

constexpr Number unknown{0, 0};

Number value_of(const Facts& facts, Slot slot) { return facts.has(slot) ? facts[slot] : unknown; }

// What a key is before anything is said of it.
Facts begun(const TestTable& form) {
  Facts facts(form);
  complete(form, facts);
  return facts;
}

}  // namespace

State::State(const BattleRules& rules) : rules_(&rules) {
  add(0, 0, "battle", "");
  begin(0);
}

Record& State::add(std::uint16_t kind, std::size_t in, std::string handle, std::string name) {
  const auto& form = rules_->records[kind].form;
  return records_.emplace_back(Record{kind, in, std::move(handle), std::move(name), Facts(form)});
}

void State::begin(std::size_t record) {
  const auto facts = known(record);
  for (std::size_t n = 0; n < kind(records_[record]).form.inputs.size(); ++n)
    if (const auto key = static_cast<Slot>(n); facts.has(key))
      records_[record].keys.set(key, facts[key]);
}

Facts State::known(std::size_t record) const {
  const auto& form = kind(records_[record]).form;
  auto facts = records_[record].keys;
  complete(form, facts);
  return facts;
}

bool State::is_gone(std::size_t record) const {
  const auto& gone = kind(records_[record]).gone;
  return gone && stated(*gone, known(record));
}

std::size_t State::above(std::size_t record, std::uint16_t kind) const {
  while (records_[record].kind != kind && record != 0) record = records_[record].in;
  return record;
}

std::optional<std::size_t> State::find(std::string_view handle) const {
  const auto found = std::ranges::find(records_, handle, &Record::handle);
  if (found == records_.end()) return {};
  return static_cast<std::size_t>(found - records_.begin());
}

std::int64_t State::number(std::string_view key) const {
  return known(0).count(find_fact(rules_->records.front().form, key));
}

bool State::apply(const Change& change) {
  auto& facts = records_[change.record].keys;
  if (!same(value_of(facts, change.key), change.from)) return false;
  if (change.to.den == 0)
    facts.clear(change.key);
  else
    facts.set(change.key, change.to);
  return true;
}

Changes reversed(const Changes& changes) {
  Changes out(changes.rbegin(), changes.rend());
  for (auto& change : out) std::swap(change.from, change.to);
  return out;
}

std::optional<Number> carried(const Fact& from, Number value, const Fact& to) {
  const auto place = [&](std::size_t n) -> std::optional<std::int64_t> {
    const auto found = std::ranges::find(to.values, from.values[n].id, &Choice::id);
    if (found == to.values.end()) return {};
    return found - to.values.begin();
  };
  if (from.kind == Kind::choices) {
    std::int64_t out = 0;
    for (std::size_t n = 0; n < from.values.size(); ++n)
      if (((value.num >> n) & 1) != 0)
        if (const auto there = place(n)) out |= std::int64_t{1} << static_cast<unsigned>(*there);
    if (out == 0) return {};
    return Number{out};
  }
  if (from.kind == Kind::choice) {
    const auto there = place(static_cast<std::size_t>(value.num));
    if (!there) return {};
    return Number{to.kind == Kind::choices ? std::int64_t{1} << static_cast<unsigned>(*there)
                                           : *there};
  }
  if (to.kind == Kind::flag) return Number{value.num > 0 ? 1 : 0};
  return value;
}

// ---- what is known for a test

std::vector<Answered> answers(const State& state, const Deed& deed,
                              const std::vector<std::size_t>& seats) {
  std::vector<Answered> out;
  const auto& test = deed.asks();
  for (const auto& one : deed.answers) {
    const auto record = state.above(seats[one.seat], one.kind);
    const auto facts = state.known(record);
    if (!facts.has(one.key)) continue;
    const auto& form = state.rules().records[one.kind].form;
    if (const auto value = carried(form.facts[one.key], facts[one.key], test.facts[one.input]))
      out.push_back({one.input, one.seat, *value});
  }
  return out;
}

const BattleRefusal* refusal(const State& state, const Deed& deed,
                             const std::vector<std::size_t>& seats, const Facts& facts) {
  for (const auto& row : deed.refusals)
    if (holds(row.when, facts) && holds(row.where, state.known(seats[row.seat]))) return &row;
  return nullptr;
}

// ---- what is due

namespace {

bool holds_for(const BattleDue& row, const Facts& facts) {
  return holds(row.where, facts) && !stated(row.except, facts);
}

// What only may be done is over once a later step has come.
bool is_its_time(const State& state, const BattleDue& row) {
  const auto& deed = state.rules().deeds[row.deed];
  if (deed.round == no_place) return true;
  return deed.round == state.round() && (row.must || deed.step >= state.step());
}

}  // namespace

std::vector<Due> dues(const State& state) {
  std::vector<Due> out;
  for (const auto& row : state.rules().dues) {
    if (!is_its_time(state, row)) continue;
    for (std::size_t n = 0; n < state.records().size(); ++n)
      if (state[n].kind == row.of && !state.is_gone(n) && holds_for(row, state.known(n)))
        out.push_back({&row, n});
  }
  std::stable_partition(out.begin(), out.end(), [](const Due& due) { return due.row->must; });
  return out;
}

const BattleDue* due_of(const State& state, const Deed& deed, std::size_t record) {
  for (const auto& due : dues(state))
    if (&state.rules().deeds[due.row->deed] == &deed && due.record == record) return due.row;
  return nullptr;
}

bool waits_for_due(const BattleRules& rules, const Deed& deed) {
  return std::ranges::any_of(rules.dues,
                             [&](const BattleDue& row) { return &rules.deeds[row.deed] == &deed; });
}

// ---- what changes

void Changing::set(std::size_t record, Slot key, Number value) {
  now_.apply({record, key, battle::value_of(now_[record].keys, key), value});
}

Number Changing::value_of(std::size_t record, const KeyChange& row, const TestTable& test,
                          const Facts& facts) {
  const auto& form = now_.kind(now_[record]).form;
  const auto was = now_.known(record);
  const auto fact = row.value.fact;
  switch (row.how) {
    case Becomes::set: return Number{row.value.number};
    case Becomes::clear: return battle::value_of(begun(form), row.key);
    case Becomes::join: return Number{was.count(row.key) | row.value.number};
    case Becomes::take:
      if (!facts.has(fact)) return unknown;
      return carried(test.facts[fact], facts[fact], form.facts[row.key]).value_or(unknown);
    default: break;
  }
  const auto times = fact == no_slot ? 1 : facts.count(fact);
  const auto sum = was.count(row.key) + row.value.number * times;
  if (sum < 0) none_left_ = NoneLeft{record, row.key};
  return Number{std::max<std::int64_t>(sum, 0)};
}

void Changing::change(std::size_t record, const KeyChange& row, const TestTable& test,
                      const Facts& facts) {
  if (!holds(row.when, facts)) return;
  const auto value = value_of(record, row, test, facts);
  if (!same(value, battle::value_of(now_.known(record), row.key))) set(record, row.key, value);
}

void Changing::take(const Deed& deed, const std::vector<std::size_t>& seats, const Facts& facts) {
  if (deed.round == now_.round() && deed.step > now_.step())
    set(0, find_fact(now_.kind(now_[0]).form, step_key), Number{deed.step});
  for (const auto& row : deed.changes) {
    const auto record = seats[row.of];
    if (!holds(row.when, facts) || !holds(row.where, now_.known(record))) continue;
    for (const auto& key : row.keys) change(record, key, deed.asks(), facts);
  }
}

void Changing::each(List<BattleChange> rows) {
  for (const auto& row : rows)
    for (std::size_t n = 0; n < now_.records().size(); ++n) {
      if (now_[n].kind != row.of) continue;
      const auto facts = now_.known(n);
      if (!holds(row.where, facts)) continue;
      for (const auto& key : row.keys) change(n, key, now_.kind(now_[n]).form, facts);
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

namespace {

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

}  // namespace

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
