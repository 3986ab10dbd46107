#include "nfw/play.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "nfw/graph.hpp"

namespace nfw {

namespace {

std::optional<Number> read_value(const Fact& about, std::string_view text) {
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
  return read_value(to, from.values[static_cast<std::size_t>(value.num)].id);
}

std::optional<Number> value_of(const Argument& arg, const TestTable& first, const Fact& about,
                               const Conclusion& end) {
  if (arg.key != no_slot) {
    const auto& value = end.outcome[arg.key];
    if (value.kind == ValueKind::null) return {};
    if (value.kind == ValueKind::word) return read_value(about, value.word);
    return Number{value.number, 1};
  }
  if (arg.fact == no_slot) return read_value(about, arg.value);
  if (!end.facts.has(arg.fact)) return {};
  return translated(first.facts[arg.fact], end.facts[arg.fact], about);
}

// The row that leads to the next test, where one holds; nullptr otherwise.
const NextTest* leads_to(const TestTable& first, const TestTable& next, const Facts& facts) {
  const auto row = std::ranges::find_if(first.next, [&](const NextTest& n) {
    return n.test == next.id && holds(n.when, facts) && !stated(n.unless, facts);
  });
  return row == first.next.end() ? nullptr : &*row;
}

// What an attack of two sides leads to is the other side's to take.
std::optional<Side> side_after(const Part& part) {
  return part.side && part.after == no_part ? opposite(*part.side) : part.side;
}

std::vector<Turn> opening_of(const TestTable& test, const Facts& own) {
  std::vector<Turn> out;
  const auto in_turn = [&](const When& enemy_first, bool first_stages) {
    const auto first = stated(enemy_first, own) ? enemy_side : own_side;
    out.push_back({first, first_stages});
    out.push_back({opposite(first), first_stages});
  };
  in_turn(test.both.enemy_rolls_first, true);
  in_turn(test.both.enemy_ends_first, false);
  return out;
}

}  // namespace

std::size_t asked_part(const Play& play) {
  auto out = play.parts.size() - 1;
  while (play.parts[out].at_once || (out > 0 && play.parts[out].after == no_part)) --out;
  return out;
}

Purpose purpose_of(const Play& play, std::size_t part) {
  Purpose out;
  for (const auto& next : play.parts)
    if (next.after == part) out.next.push_back(next.test->id);
  out.exchanged = play.both() && part < play.openers();
  return out;
}

Play alone(Part test) {
  Play out{{}, {{0, false}}, {}};
  out.parts.push_back(std::move(test));
  return out;
}

bool takes_both(const TestTable& test, const Facts& completed) {
  if (test.both.mirror.empty()) return false;
  return test.both.flag == no_slot || completed.count(test.both.flag) != 0;
}

Play against(const Part& own, const std::vector<Part>& then) {
  const auto& test = *own.test;
  const auto begun = start_of(own).facts;
  Play out{{own, {&test, mirrored(test, own.as_given), mirrored(test, own.given)}},
           opening_of(test, begun),
           {}};
  for (const auto side : both_sides) out.parts[side].side = side;
  for (const auto side : {enemy_side, own_side})
    for (const auto& next : then) {
      out.rest.push_back(out.parts.size());
      out.parts.push_back(next);
      out.parts.back().side = side;
      out.parts.back().after = opposite(side);
      out.parts.back().at_once = true;
    }
  if (stated(test.both.own_tests_first, begun))
    std::rotate(out.rest.begin(), out.rest.begin() + std::ssize(then), out.rest.end());
  return out;
}

std::size_t last_part(const Play& play) {
  auto out = play.parts.size() - 1;
  while (side_after(play.parts[out]).value_or(own_side) != own_side) --out;
  return out;
}

Play followed_by(Play play, Part next) {
  next.after = last_part(play);
  next.side = side_after(play.parts[next.after]);
  play.rest.push_back(play.parts.size());
  play.parts.push_back(std::move(next));
  return play;
}

Facts mirrored(const TestTable& test, const Facts& as_given) {
  Facts own = as_given;
  complete(test, own);
  Facts out = as_given;
  for (std::size_t slot = 0; slot < test.both.mirror.size(); ++slot) {
    const auto like = test.both.mirror[slot];
    if (own.has(like))
      out.set(static_cast<Slot>(slot), own[like]);
    else
      out.clear(static_cast<Slot>(slot));
  }
  complete(test, out);
  return out;
}

std::vector<Slot> mirrored(const TestTable& test, const std::vector<Slot>& given) {
  std::vector<Slot> out;
  for (const auto slot : given) out.push_back(test.both.mirror[slot]);
  return out;
}

Start start_of(const Part& part) {
  Start out{part.as_given, part.given};
  complete(*part.test, out.facts);
  return out;
}

std::optional<Start> following(const TestTable& first, const std::vector<Slot>& given,
                               const Conclusion& end, const Part& next) {
  const auto* row = leads_to(first, *next.test, end.facts);
  if (row == nullptr) return {};
  Start out{next.as_given, next.given};
  for (const auto& [slot, value] : filled(*row, first, given, end, *next.test)) {
    if (!out.facts.has(slot)) out.facts.set(slot, value);
    out.given.push_back(slot);
  }
  complete(*next.test, out.facts);
  return out;
}

std::vector<Filled> filled(const NextTest& row, const TestTable& first,
                           const std::vector<Slot>& given, const Conclusion& end,
                           const TestTable& next) {
  std::vector<Filled> out;
  for (const auto& arg : row.args) {
    const auto slot = find_fact(next, arg.flag);
    if (slot == no_slot || !holds(arg.when, end.facts)) continue;
    if (const auto value = value_of(arg, first, next.facts[slot], end)) {
      if (next.facts[slot].kind == Kind::flag && value->num == 0) continue;
      out.push_back({slot, *value});
    }
  }
  for (const auto slot : row.carry) {
    const auto& about = first.facts[slot];
    const auto to = find_fact(next, about.id);
    const bool is_given = std::ranges::find(given, slot) != given.end();
    const bool is_filled = std::ranges::find(out, to, &Filled::slot) != out.end();
    if (to == no_slot || !is_given || is_filled || !end.facts.has(slot)) continue;
    if (const auto value = translated(about, end.facts[slot], next.facts[to]))
      out.push_back({to, *value});
  }
  return out;
}

Word word_for_other(const TestTable& test, const Facts& end) {
  Word out;
  for (const auto& row : test.both.exchanged)
    out.push_back(end.has(row.of) ? std::optional(end[row.of]) : std::nullopt);
  return out;
}

void hear(const TestTable& test, const Word& word, Facts& facts) {
  for (std::size_t n = 0; n < word.size(); ++n)
    if (word[n]) facts.set(test.both.exchanged[n].fact, *word[n]);
}

}  // namespace nfw
