#include "state.hpp"

#include <algorithm>

namespace nfw::battle {

Number value_of(const Facts& facts, Slot slot) { return facts.has(slot) ? facts[slot] : unknown; }

State::State(const BattleRules& rules, List<std::string> rulings)
    : rules_(&rules), rulings_(rulings.begin(), rulings.end()) {
  add(0, 0, "battle", "");
  begin(0);
}

Facts State::blank(const TestTable& form) const {
  Facts out(form);
  for (const std::string_view ruling : rulings_) {
    const auto equals = ruling.find('=');
    const auto slot = find_fact(form, ruling.substr(0, equals));
    if (slot == no_slot) continue;
    const auto& values = form.facts[slot].values;
    const auto value = std::ranges::find(values, ruling.substr(equals + 1), &Choice::id);
    if (value != values.end()) out.set(slot, value - values.begin());
  }
  return out;
}

Record& State::add(std::uint16_t kind, std::size_t in, std::string handle, std::string name) {
  known_.clear();
  const auto& form = rules_->records[kind].form;
  return records_.emplace_back(Record{kind, in, std::move(handle), std::move(name), blank(form)});
}

void State::begin(std::size_t record) {
  auto facts = records_[record].keys;
  complete(kind(records_[record]).form, facts);
  for (std::size_t n = 0; n < kind(records_[record]).form.inputs.size(); ++n)
    if (const auto key = static_cast<Slot>(n); facts.has(key)) keep(record, key, facts[key]);
}

void State::keep(std::size_t record, Slot key, Number value) {
  known_.clear();
  if (value.den == 0)
    records_[record].keys.clear(key);
  else
    records_[record].keys.set(key, value);
}

// ---- what is worked out

bool State::hangs_together(std::size_t record, std::size_t other, const Bonded& bond) const {
  const auto leads = [&](std::size_t from) {
    return static_cast<std::size_t>(records_[from].keys.count(bond.key));
  };
  switch (bond.bond) {
    case Bond::below: return above(other, records_[record].kind) == record;
    case Bond::above: return above(record, bond.kind) == other;
    case Bond::beside: return records_[other].in == records_[record].in;
    case Bond::by: return leads(other) == record;
    case Bond::along: return leads(record) == other;
    case Bond::over: return leads(record) != 0 && leads(record) == leads(other);
    default: return true;
  }
}

std::int64_t State::count(std::size_t record, const BattleRecord::Count& row) const {
  std::int64_t out = 0;
  each(record, row.of, [&](std::size_t other) {
    if (holds(row.where, known_[other]))
      out += row.sum == no_slot ? 1 : known_[other].count(row.sum);
  });
  return out;
}

// What is counted may hang on what is counted elsewhere: again, until it stays the same.
void State::work_out() const {
  constexpr int most = 20;
  for (const auto& record : records_) {
    known_.push_back(record.keys);
    for (const auto& row : kind(record).counts) known_.back().set(row.fact, 0);
    complete(kind(record).form, known_.back());
  }
  for (int n = 0; n < most; ++n) {
    std::vector<std::pair<std::size_t, Facts>> changed;
    for (std::size_t place = 0; place < records_.size(); ++place)
      if (auto counted = counted_anew(place)) changed.emplace_back(place, std::move(*counted));
    if (changed.empty()) return;
    for (auto& [place, facts] : changed) known_[place] = std::move(facts);
  }
  throw NeverEnds();
}

// A record with its counts as they are now; nothing where they are what they were.
std::optional<Facts> State::counted_anew(std::size_t place) const {
  const auto& of = kind(records_[place]);
  std::optional<Facts> out;
  for (const auto& row : of.counts) {
    const auto now = count(place, row);
    if (now == known_[place].count(row.fact)) continue;
    if (!out) {
      out = records_[place].keys;
      for (const auto& same : of.counts) out->set(same.fact, known_[place][same.fact]);
    }
    out->set(row.fact, now);
  }
  if (out) complete(of.form, *out);
  return out;
}

const Facts& State::known(std::size_t record) const {
  if (known_.empty()) work_out();
  return known_[record];
}

const BattleRecord::Link* State::link(std::size_t record, Slot key) const {
  const auto& links = kind(records_[record]).links;
  const auto found = std::ranges::find(links, key, &BattleRecord::Link::key);
  return found == links.end() ? nullptr : &*found;
}

bool State::is_gone(std::size_t record) const {
  const auto& gone = kind(records_[record]).gone;
  return gone && stated(*gone, known(record));
}

bool State::is_hidden_from(std::size_t side, std::size_t record) const {
  const auto& hide = kind(records_[record]).hide;
  return hide && !is_gone(0) && side_of(record) != side && stated(*hide, known(record));
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

Number State::value_of(const Change& change) const {
  return battle::value_of(records_[change.record].keys, change.key);
}

bool State::apply(const Change& change) {
  if (!same(value_of(change), change.from)) return false;
  keep(change.record, change.key, change.to);
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

namespace {

bool is_of(const State& state, std::size_t record, std::size_t side, Whose whose) {
  return whose == Whose::any || (state.side_of(record) == side) == (whose == Whose::friendly);
}

// Whether what a row asks of another seat holds.
bool there(const State& state, const auto& row, const std::vector<std::size_t>& seats) {
  return row.other == no_place ||
         (row.other < seats.size() && holds(row.there, state.known(seats[row.other])));
}

std::optional<Number> answer(const State& state, const BattleAnswer& row, std::size_t seat,
                             const TestTable& test, const Facts& known) {
  if (!holds(row.where, state.known(seat))) return {};
  if (row.key == no_slot) return Number{row.value};
  const auto& facts = state.known(state.above(seat, row.kind));
  if (!facts.has(row.key)) return {};
  const auto& form = state.rules().records[row.kind].form;
  auto out = carried(form.facts[row.key], facts[row.key], test.facts[row.input]);
  if (row.per == no_slot || !out) return out;
  if (!known.has(row.per)) return {};
  return Number{out->num * known.count(row.per)};
}

}  // namespace

std::vector<Answered> answers(const State& state, const Deed& deed,
                              const std::vector<std::size_t>& seats, const Facts& said) {
  std::vector<Answered> out;
  const auto& test = deed.asks();
  auto known = said;
  for (const auto& row : deed.answers) {
    if (row.seat >= seats.size() || !there(state, row, seats)) continue;
    if (row.with != no_slot && !said.has(row.with)) continue;
    const auto value = answer(state, row, seats[row.seat], test, known);
    if (!value) continue;
    if (!known.has(row.input)) known.set(row.input, *value);
    const auto before = std::ranges::find(out, row.input, &Answered::input);
    if (before == out.end())
      out.push_back({row.input, row.seat, *value});
    else if (test.facts[row.input].kind == Kind::choices)
      before->value.num |= value->num;
  }
  for (const auto& [input, value] : deed.says) out.push_back({input, 0, Number{value}});
  return out;
}

std::optional<std::size_t> meant(const State& state, const BattleSeat& seat, std::size_t before) {
  std::vector<std::size_t> all;
  if (seat.meant)
    state.each(before, *seat.meant, [&](std::size_t other) {
      if (!state.is_gone(other) && holds(seat.where, state.known(other))) all.push_back(other);
    });
  if (all.size() != 1) return {};
  return all.front();
}

std::vector<Item> items(const State& state, const BattleItems& row,
                        const std::vector<std::size_t>& seats) {
  constexpr std::size_t first_side = 1;
  const auto side = seats.empty() ? 0 : state.side_of(seats.front());
  std::vector<Item> out;
  for (std::size_t n = 0; n < state.records().size(); ++n) {
    const auto& [kind, in, handle, name, keys] = state[n];
    if (kind == row.kind && is_of(state, n, side == 0 ? first_side : side, row.of) &&
        !state.is_gone(n) && holds(row.where, state.known(n)))
      out.push_back(
          {name.empty() ? handle : name, row.is == no_slot ? 0 : state.known(n).count(row.is)});
  }
  return out;
}

const BattleRefusal* refusal(const State& state, const Deed& deed,
                             const std::vector<std::size_t>& seats, const Facts& facts) {
  for (const auto& row : deed.refusals)
    if (row.seat < seats.size() && holds(row.when, facts) &&
        holds(row.where, state.known(seats[row.seat])) && there(state, row, seats) &&
        (row.unnamed == no_place || row.unnamed >= seats.size()) &&
        !(row.apart && state.hangs_together(seats[row.seat], seats[row.other], *row.apart)))
      return &row;
  return nullptr;
}

// ---- what is due

namespace {

bool holds_for(const BattleDue& row, const Facts& facts) {
  return holds(row.where, facts) && !stated(row.except, facts);
}

// What only may be done is over once a later step has come.
bool is_its_time(const State& state, const BattleDue& row) {
  if (row.round == no_place) return true;
  return row.round == state.round() && (row.must || row.step >= state.step());
}

}  // namespace

std::vector<Due> dues(const State& state) {
  std::vector<Due> out;
  if (state.is_gone(0)) return out;  // it is over
  for (const auto& row : state.rules().dues) {
    if (!is_its_time(state, row)) continue;
    for (std::size_t n = 0; n < state.records().size(); ++n)
      if (state[n].kind == row.of && holds_for(row, state.known(n)) && !state.is_gone(n))
        out.push_back({&row, n});
  }
  std::stable_partition(out.begin(), out.end(), [](const Due& due) { return due.row->must; });
  return out;
}

const BattleDue* due_of(const State& state, const Deed& deed, std::size_t record) {
  if (state.is_gone(0) || state.is_gone(record)) return nullptr;
  for (const auto& row : state.rules().dues)
    if (&state.rules().deeds[row.deed] == &deed && row.of == state[record].kind &&
        is_its_time(state, row) && holds_for(row, state.known(record)))
      return &row;
  return nullptr;
}

const BattleDue* due_at_another_time(const State& state, const Deed& deed, std::size_t record) {
  const auto is_of_it = [&](const BattleDue& row) {
    return &state.rules().deeds[row.deed] == &deed && row.of == state[record].kind;
  };
  const auto& rows = state.rules().dues;
  const auto due = std::ranges::find_if(rows, [&](const BattleDue& row) {
    return is_of_it(row) && !is_its_time(state, row) && holds_for(row, state.known(record));
  });
  if (due == rows.end()) return nullptr;
  const bool is_of_this_round = std::ranges::any_of(
      rows, [&](const BattleDue& row) { return is_of_it(row) && row.round == state.round(); });
  return is_of_this_round && due->round != state.round() ? nullptr : &*due;
}

bool waits_for_due(const BattleRules& rules, const Deed& deed) {
  return !deed.at_will && std::ranges::any_of(rules.dues, [&](const BattleDue& row) {
    return &rules.deeds[row.deed] == &deed;
  });
}

bool is_free(const State& state, const Deed& deed, const std::vector<std::size_t>& seats,
             const Facts& facts) {
  return std::ranges::any_of(deed.free, [&](const BattleChange& row) {
    return row.of < seats.size() && holds(row.when, facts) &&
           holds(row.where, state.known(seats[row.of]));
  });
}

}  // namespace nfw::battle
