#include "nfw/chain.hpp"

#include <algorithm>
#include <charconv>

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

Likeness::Key Likeness::key(const Facts& facts) const {
  Key out;
  for (const auto& [slot, interest] : asked_) {
    const auto number = interest.alike(facts[slot]);
    out.insert(out.end(), {number.num, number.den});
  }
  return out;
}

}  // namespace nfw
