#include "nfw/chain.hpp"

#include <algorithm>
#include <charconv>

#include "nfw/late.hpp"

namespace nfw {

namespace {

std::optional<Number> read(const Fact& about, std::string_view text) {
  if (about.kind == Kind::flag) return Number{1, 1};
  if (about.kind == Kind::choice || about.kind == Kind::choices) {
    const auto found = std::ranges::find(about.values, text, &Choice::id);
    if (found == about.values.end()) return {};
    const auto place = found - about.values.begin();
    return Number{about.kind == Kind::choice ? place : std::int64_t{1} << place, 1};
  }
  Number out;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out.num);
  if (error != std::errc{} || end != text.data() + text.size()) return {};
  return out;
}

// The same word may stand in another place of the other test's list.
std::optional<Number> translated(const Fact& from, Number value, const Fact& to) {
  if (from.kind != Kind::choice || to.kind != Kind::choice) return value;
  return read(to, from.values[static_cast<std::size_t>(value.num)].id);
}

std::optional<Number> value_of(const Argument& arg, const TestTable& first, const Fact& about,
                               const Conclusion& end) {
  if (arg.key != no_slot) {
    const auto& value = end.outcome[arg.key];
    if (value.kind == ValueKind::null) return {};
    if (value.kind == ValueKind::word) return read(about, value.word);
    return Number{value.number, 1};
  }
  if (arg.fact == no_slot) return read(about, arg.value);
  if (!end.facts.has(arg.fact)) return {};
  return translated(first.facts[arg.fact], end.facts[arg.fact], about);
}

}  // namespace

const NextTest* leads_to(const TestTable& first, const TestTable& next, const Facts& facts) {
  const auto row = std::ranges::find_if(first.next, [&](const NextTest& n) {
    return n.test == next.id && holds(n.when, facts) && !stated(n.unless, facts);
  });
  return row == first.next.end() ? nullptr : &*row;
}

std::vector<Filled> filled(const NextTest& row, const Link& first, const Conclusion& end,
                           const TestTable& next) {
  std::vector<Filled> out;
  for (const auto& arg : row.args) {
    const auto slot = find_fact(next, arg.flag);
    if (slot == no_slot || !holds(arg.when, end.facts)) continue;
    if (const auto value = value_of(arg, *first.test, next.facts[slot], end)) {
      if (next.facts[slot].kind == Kind::flag && value->num == 0) continue;
      out.push_back({slot, *value});
    }
  }
  for (const auto slot : row.carry) {
    const auto& about = first.test->facts[slot];
    const auto to = find_fact(next, about.id);
    if (to == no_slot || std::ranges::find(first.given, slot) == first.given.end()) continue;
    if (std::ranges::find(out, to, &Filled::slot) != out.end()) continue;
    if (const auto value = translated(about, end.facts[slot], next.facts[to]))
      out.push_back({to, *value});
  }
  return out;
}

std::vector<Slot> filled_in(const Link& first, const Conclusion& end, const TestTable& next) {
  std::vector<Slot> out;
  if (const auto* row = leads_to(*first.test, next, end.facts))
    for (const auto& one : filled(*row, first, end, next)) out.push_back(one.slot);
  return out;
}

std::optional<Facts> following(const Link& first, const Conclusion& end, const Link& next) {
  const auto* row = leads_to(*first.test, *next.test, end.facts);
  if (row == nullptr) return {};
  Facts facts = next.said;
  for (const auto& [slot, value] : filled(*row, first, end, *next.test))
    if (!facts.has(slot)) facts.set(slot, value);
  complete(*next.test, facts);
  return facts;
}

Likeness::Likeness(const TestTable& test) : seen_(test.facts.size()) {
  for (std::size_t slot = 0; slot < seen_.size(); ++slot) {
    const auto kind = test.facts[slot].kind;
    if (kind == Kind::flag || kind == Kind::choice || kind == Kind::choices)
      seen_[slot].exact = true;
  }
  for (const auto& stage : test.stages) {
    look_at(stage.when);
    look_at(stage.dice);
    look_at(stage.modifiers);
    look_at(stage.halvings);
    for (const auto& row : stage.rounding) look_at(row.when);
    for (const auto& column : stage.columns) look_at(column.when);
    for (const auto& row : stage.rows) look_at(row.when);
    exact(stage.over);
    exact(stage.of);
    exact(stage.against);
  }
  // What is worked out before the first die is itself among the facts.
  const Late late(test);
  for (const auto& rule : test.worked_out)
    if (late.has(rule.fact)) look_at(rule);
  for (const auto& rule : test.afterwards) look_at(rule);
  for (const auto& again : test.again) look_at(again.when);
  for (const auto& effect : test.effects) {
    look_at(effect.when);
    look_at(effect.unless);
  }
  for (const auto& next : test.next) {
    look_at(next.when);
    look_at(next.unless);
    for (const auto& arg : next.args) {
      look_at(arg.when);
      exact(arg.fact);
    }
    for (const auto slot : next.carry) exact(slot);
  }
  for (const auto& key : test.outcome) exact(key.fact);
  for (const auto& one : test.cases) look_at(one.when);
  for (const auto& one : test.roles) exact(one.fact);
  exact(test.comparison.instead);
}

void Likeness::exact(Slot slot) {
  if (slot < seen_.size()) seen_[slot].exact = true;
}

void Likeness::look_at(const When& when) {
  for (const auto& clause : when.any)
    for (const auto& condition : clause.all)
      for (const auto& end : {condition.range.from, condition.range.to})
        if (end) seen_[condition.fact].limits.push_back(*end);
}

void Likeness::look_at(const FactRule& rule) {
  look_at(rule.when);
  look_at(rule.sum);
  exact(rule.same);
  exact(rule.part);
  exact(rule.whole);
  exact(rule.least.fact);
  exact(rule.most.fact);
}

void Likeness::look_at(List<Term> rows) {
  for (const auto& row : rows) {
    look_at(row.when);
    look_at(row.unless);
    look_at(row.together);
    exact(row.value_fact);
    exact(row.per);
    exact(row.each_fact);
  }
}

Likeness::Key Likeness::key(const Facts& facts) const {
  constexpr std::int64_t unknown = -1;
  Key out;
  for (std::size_t n = 0; n < seen_.size(); ++n) {
    const auto slot = static_cast<Slot>(n);
    const auto& [is_exact, limits] = seen_[n];
    if (!facts.has(slot)) {
      out.push_back(unknown);
    } else if (is_exact) {
      out.insert(out.end(), {facts[slot].num, facts[slot].den});
    } else {
      // Twice the limits that it exceeds, and one for each that it meets.
      std::int64_t place = 0;
      for (const auto& limit : limits)
        place += facts[slot] > limit ? 2 : facts[slot] == limit ? 1 : 0;
      out.push_back(place);
    }
  }
  return out;
}

}  // namespace nfw
