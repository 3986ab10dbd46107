#include "battle_said.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "values.hpp"

namespace nfw::cli {

bool exclude(const TestTable& test, Slot one, Slot other) {
  const auto by = [&](Slot slot, Slot excluded) {
    const auto& all = test.inputs[slot].excludes;
    return std::ranges::find(all, excluded) != all.end();
  };
  return by(one, other) || by(other, one);
}

Facts by_hand(const Intent& intent, const std::vector<ChosenRuling>& rulings, Lang lang) {
  const auto& test = intent.deed->asks();
  Facts out(test);
  play(rulings, test, out);
  for (const auto& one : intent.said)
    out.set(one.slot, read_value(test.inputs[one.slot], one.values, lang));
  return out;
}

bool says(const Intent& intent, Slot slot) {
  return std::ranges::find(intent.said, slot, &Arguments::Given::slot) != intent.said.end();
}

namespace {

// The records as a player says by hand that they are: in another formation, not with other losses.
battle::State as_said(const Moment& at, const Intent& intent, const Facts& said) {
  auto out = at.state;
  const auto& test = intent.deed->asks();
  for (const auto& row : intent.deed->answers) {
    if (row.key == no_slot || !says(intent, row.input) || row.seat >= intent.seats.size() ||
        test.facts[row.input].kind != Kind::choice)
      continue;
    const auto record = out.above(intent.seats[row.seat], row.kind);
    const auto& form = out.kind(out[record]).form;
    if (row.key >= form.inputs.size()) continue;
    if (const auto to =
            battle::carried(test.facts[row.input], said[row.input], form.facts[row.key])) {
      battle::Change change{record, row.key, {}, *to};
      change.from = out.value_of(change);
      out.apply(change);
    }
  }
  return out;
}

}  // namespace

const BattleDue* due_of(const Moment& at, const Intent& intent, const Facts& said) {
  const auto first = intent.seats.empty() ? 0 : intent.seats.front();
  const auto* due = battle::due_of(at.state, *intent.deed, first);
  if (due != nullptr || intent.said.empty()) return due;
  return battle::due_of(as_said(at, intent, said), *intent.deed, first);
}

namespace {

// Whether a flag is one that counts: a count of none and a flag that is not so say nothing.
bool says_something(const Fact& fact, Number value) {
  return fact.kind == Kind::choice || value.num != 0;
}

// What of it the player himself says, otherwise.
std::vector<battle::ByHand> said_instead(const std::vector<battle::Answered>& file,
                                         const Intent& intent, const Facts& said) {
  const auto& test = intent.deed->asks();
  std::vector<battle::ByHand> out;
  for (const auto& one : file)
    for (const auto& [slot, values, name] : intent.said)
      if (slot == one.input
              ? said[slot] != one.value
              : exclude(test, slot, one.input) && says_something(test.facts[one.input], one.value))
        out.push_back({slot, said[slot], one});
  return out;
}

}  // namespace

FileFacts file_facts(const Moment& at, const Intent& intent, const Facts& said,
                     const BattleDue* due) {
  const auto& test = intent.deed->asks();
  auto all = battle::answers(at.state, *intent.deed, intent.seats, said);
  if (due != nullptr)
    for (const auto& [input, value] : due->says) all.push_back({input, 0, Number{value}});
  FileFacts out{.instead = said_instead(all, intent, said)};
  const auto excluded = [&](Slot slot) {
    return std::ranges::any_of(intent.said, [&](const Arguments::Given& one) {
      return one.slot == slot || exclude(test, one.slot, slot);
    });
  };
  std::erase_if(all, [&](const auto& one) { return excluded(one.input); });
  for (std::size_t before = all.size() + 1; before != all.size();) {
    before = all.size();
    auto facts = said;
    for (const auto& one : all) facts.set(one.input, one.value);
    complete(test, facts);
    std::erase_if(all,
                  [&](const auto& one) { return !holds(test.inputs[one.input].needs, facts); });
  }
  out.file = std::move(all);
  return out;
}

void say(const std::vector<battle::Answered>& file, const TestTable& test, Arguments& out) {
  for (const auto& [input, seat, value] : file) {
    const auto& fact = test.facts[input];
    if (fact.kind == Kind::flag && value.num == 0) continue;
    out.inputs.push_back(
        {input, {fact.kind == Kind::flag ? "true" : report::fact_text(fact, value)}});
  }
}

void say_items(const Moment& at, const Intent& intent, Arguments& out) {
  for (const auto& row : intent.deed->items)
    for (const auto& [name, count] : battle::items(at.state, row, intent.seats)) {
      const bool named = intent.deed->asks().facts[row.input].kind == Kind::names;
      auto input = std::ranges::find(out.inputs, row.input, &Arguments::Given::slot);
      if (input == out.inputs.end()) input = out.inputs.insert(input, {row.input, {}});
      input->values.push_back(named ? std::string(name) : fmt::format("{}:{}", name, count));
    }
}

}  // namespace nfw::cli
