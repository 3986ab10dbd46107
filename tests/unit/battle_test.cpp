#include <doctest/doctest.h>

#include <random>

#include "digest.hpp"
#include "entries.hpp"
#include "journal.hpp"
#include "small_battle.hpp"

namespace {

using namespace nfw;
using namespace nfw::battle;

const BattleRules& rules() { return *testing::small_battle().ruleset.battle; }

enum : std::size_t { blue = 1, blue_squad, red, red_squad, red_guard };

// Two sides: a squad against two, of which the last has a sergeant.
State two_sides() {
  State out(rules());
  const auto add = [&](std::uint16_t kind, std::size_t in, const std::string& name,
                       std::int64_t men, std::int64_t sergeants = 0) {
    const auto place = out.records().size();
    out.add(kind, in, name, name);
    const auto& form = rules().records[kind].form;
    if (kind == 2) {
      for (const auto* key : {"men", "began"}) out.keep(place, find_fact(form, key), Number{men});
      out.keep(place, find_fact(form, "sergeants"), Number{sergeants});
    }
    out.begin(place);
  };
  add(1, 0, "blue", 0);
  add(2, blue, "blue-squad", 10);
  add(1, 0, "red", 0);
  add(2, red, "red-squad", 8);
  add(2, red, "red-guard", 6, 1);
  return out;
}

const Deed& deed(std::string_view id) { return *std::ranges::find(rules().deeds, id, &Deed::id); }
Slot key(std::string_view id) { return find_fact(rules().records[2].form, id); }

std::int64_t value(const State& state, std::size_t record, std::string_view id) {
  return state.known(record).count(key(id));
}

// What a test ended with: as if the dice had come to it.
Facts shot(std::int64_t hits, std::int64_t range = 0) {
  const auto& test = deed("shoot").asks();
  Facts out(test);
  out.set(find_fact(test, "range"), range);
  out.set(find_fact(test, "hits"), hits);
  return out;
}

Changes shoot(const State& state, std::size_t own, std::size_t other, std::int64_t hits) {
  Changing changing(state);
  changing.take(deed("shoot"), {own, other}, shot(hits));
  return changing.all();
}

void follow(State& state, const Changes& changes) {
  for (const auto& change : changes) REQUIRE(state.apply(change));
}

// All keys of all records, to compare states by.
std::string written(const State& state) { return report::head_line({}, state); }

TEST_CASE("what a test comes to changes its seats, and nothing is told twice") {
  auto state = two_sides();
  const auto changes = shoot(state, blue_squad, red_squad, 2);
  CHECK(changes.size() == 3);  // has shot; lost, hit at
  follow(state, changes);
  CHECK(value(state, blue_squad, "shot") == 1);
  CHECK(value(state, red_squad, "lost") == 2);
  CHECK(value(state, red_squad, "hit-at") == 1);
  CHECK(value(state, red_squad, "men") == 8);
  CHECK(value(state, red_squad, "standing") == 6);
}

TEST_CASE("losses add up, and the end of the round takes them off") {
  auto state = two_sides();
  follow(state, shoot(state, blue_squad, red_squad, 2));
  follow(state, shoot(state, red_guard, blue_squad, 0));
  follow(state, shoot(state, blue_squad, red_squad, 3));
  CHECK(value(state, red_squad, "lost") == 5);
  CHECK(value(state, red_squad, "owed") == 1);
  Changing end(state);
  end.end_round();
  follow(state, end.all());
  CHECK(value(state, red_squad, "men") == 3);
  CHECK(value(state, red_squad, "lost") == 0);
  CHECK(value(state, red_squad, "hit-at") == 0);
  CHECK(value(state, blue_squad, "shot") == 1);  // of the turn, not of the round
  CHECK(state.round() == 1);
  Changing turn(state);
  turn.end_round();
  follow(state, turn.all());
  CHECK(state.turn() == 2);
  CHECK(state.round() == 0);
  CHECK(value(state, blue_squad, "shot") == 0);
}

TEST_CASE("what always holds follows from a change, and the gone take no part") {
  auto state = two_sides();
  follow(state, shoot(state, blue_squad, red_squad, 8));
  CHECK_FALSE(state.is_gone(red_squad));  // until the round ends
  Changing end(state);
  end.end_round();
  follow(state, end.all());
  CHECK(state.is_gone(red_squad));
  CHECK_FALSE(state.is_gone(red_guard));
}

TEST_CASE("a choice is taken from a test by its name") {
  auto state = two_sides();
  const auto& test = deed("nerve").asks();
  const auto& result = test.facts[find_fact(test, "result")];
  const auto runs = std::ranges::find(result.values, "runs", &Choice::id) - result.values.begin();
  Facts facts(test);
  facts.set(find_fact(test, "result"), runs);
  Changing changing(state);
  changing.step(deed("nerve").step);
  changing.take(deed("nerve"), {red_guard}, facts);
  follow(state, changing.all());
  CHECK(state.step() == 1);  // the checks close the shooting
  CHECK(state.is_gone(red_guard));
}

TEST_CASE("what the state answers: a number, yes or no, and nothing where nothing is known") {
  auto state = two_sides();
  follow(state, shoot(state, blue_squad, red_guard, 2));
  const auto of_fire =
      answers(state, deed("shoot"), {red_guard, blue_squad}, Facts(deed("shoot").asks()));
  REQUIRE(of_fire.size() == 2);
  CHECK(of_fire[0].value == Number{6});  // as the round began
  CHECK(of_fire[1].value == Number{10});
  const auto of_nerve = answers(state, deed("nerve"), {red_guard}, Facts(deed("nerve").asks()));
  REQUIRE(of_nerve.size() == 2);
  CHECK(of_nerve[0].value == Number{2});
  CHECK(of_nerve[1].value == Number{1});  // led: there is a sergeant
}

TEST_CASE("what answers a flag only beside another one waits for it") {
  const auto state = two_sides();
  const auto spare = find_fact(deed("shoot").asks(), "spare");
  const auto answered = [&](const Facts& said) {
    const auto all = answers(state, deed("shoot"), {red_guard, blue_squad}, said);
    const auto found = std::ranges::find(all, spare, &Answered::input);
    return found == all.end() ? Number{-1} : found->value;
  };
  CHECK(answered(Facts(deed("shoot").asks())) == Number{-1});
  CHECK(answered(shot(0)) == Number{1});
}

TEST_CASE("what a record hides is hidden from other sides alone") {
  auto state = two_sides();
  CHECK_FALSE(state.is_hidden_from(blue, red_guard));
  state.keep(red_guard, key("tested"), Number{1});
  CHECK(state.is_hidden_from(blue, red_guard));
  CHECK_FALSE(state.is_hidden_from(red, red_guard));
}

TEST_CASE("what is due follows from the state: first what must be done") {
  auto state = two_sides();
  CHECK(dues(state).size() == 3);  // all may shoot
  follow(state, shoot(state, blue_squad, red_guard, 3));
  auto due = dues(state);
  REQUIRE(due.size() == 3);
  CHECK(rules().deeds[due[0].row->deed].id == "name");  // before the check
  CHECK(due[0].record == red_guard);
  CHECK(due_of(state, deed("nerve"), red_guard) == nullptr);
  Changing naming(state);
  Facts said(deed("name").form);
  said.set(0, 0);
  naming.take(deed("name"), {red_guard}, said);
  follow(state, naming.all());
  CHECK_FALSE(naming.none_left());
  CHECK(due_of(state, deed("nerve"), red_guard) != nullptr);
  Changing again(state);
  again.take(deed("name"), {red_guard}, said);
  CHECK(again.none_left());
}

TEST_CASE("an entry must go on from what is there") {
  Journal journal(two_sides());
  battle::Entry entry;
  entry.number = 2;
  CHECK_THROWS_AS(journal.add(entry), Contradiction);
  entry.number = 1;
  entry.changes = {{red_squad, key("lost"), {3}, {4}}};
  CHECK_THROWS_AS(journal.add(entry), Contradiction);
}

// A battle of random results; each entry's changes as the engine makes them.
Journal random_battle(unsigned seed, int entries) {
  std::mt19937 random(seed);
  Journal journal(two_sides());
  while (std::ssize(journal.entries()) < entries) {
    const auto& state = journal.state();
    Changing changing(state);
    const auto due = dues(state);
    if (due.empty() || random() % 8 == 0) {
      changing.end_round();
    } else {
      const auto& one = due[random() % due.size()];
      const auto& what = rules().deeds[one.row->deed];
      Facts facts(what.asks());
      for (std::size_t n = 0; n < what.asks().facts.size(); ++n)
        facts.set(static_cast<Slot>(n), static_cast<std::int64_t>(random() % 2));
      if (what.id == "shoot") facts = shot(static_cast<std::int64_t>(random() % 4));
      const auto foe = state.side_of(one.record) == blue ? red_squad + random() % 2 : blue_squad;
      changing.take(what, {one.record, static_cast<std::size_t>(foe)}, facts);
    }
    battle::Entry entry;
    entry.number = journal.next_number();
    entry.turn = state.turn();
    entry.round = state.round();
    entry.changes = changing.all();
    journal.add(entry);
  }
  return journal;
}

TEST_CASE("undo of any last entry gives the state before, redo the state behind it") {
  for (unsigned seed = 1; seed <= 20; ++seed) {
    auto journal = random_battle(seed, 30);
    const auto behind = written(journal.state());
    std::vector<std::string> before;
    Journal replay(two_sides());
    for (const auto& entry : journal.entries()) {
      before.push_back(written(replay.state()));
      replay.add(entry);
    }
    CHECK(written(replay.state()) == behind);
    for (auto state = before.rbegin(); state != before.rend(); ++state) {
      battle::Entry undo;
      undo.kind = EntryKind::undo;
      undo.number = journal.next_number();
      undo.of = journal.last_done()->number;
      undo.changes = reversed(journal.last_done()->changes);
      journal.add(undo);
      CHECK(written(journal.state()) == *state);
    }
    while (const auto* entry = journal.last_undone()) {
      battle::Entry redo;
      redo.kind = EntryKind::redo;
      redo.number = journal.next_number();
      redo.of = entry->number;
      redo.changes = entry->changes;
      journal.add(redo);
    }
    CHECK(written(journal.state()) == behind);
  }
}

// ---- the file

std::string file_of(const Journal& journal) {
  report::JournalHead head;
  head.rules = "skirmish";
  auto text = report::head_line(head, two_sides());
  Journal replay(two_sides());
  for (const auto& entry : journal.entries()) {
    text += report::entry_line(entry, replay.state(), {}, report::last_sum(text));
    replay.add(entry);
  }
  return text;
}

TEST_CASE("the digest is the first half of a SHA-256, of what went before and the line") {
  CHECK(digest("", "abc") == "ba7816bf8f01cfea414140de5dae2223");
  CHECK(digest("ab", "c") == digest("", "abc"));
}

TEST_CASE("a battle that is written is read to the same state") {
  for (unsigned seed = 1; seed <= 10; ++seed) {
    const auto journal = random_battle(seed, 40);
    const auto text = file_of(journal);
    CHECK(report::read_head(text).rules == "skirmish");
    CHECK(written(report::read_entries(text, rules()).state()) == written(journal.state()));
  }
}

TEST_CASE("cut at any byte, the whole lines of a file are a battle") {
  const auto text = file_of(random_battle(3, 8));
  const auto head = text.find('\n') + 1;
  for (std::size_t size = 0; size <= text.size(); ++size) {
    const auto part = text.substr(0, size);
    if (size < head)
      CHECK_THROWS_AS(report::read_head(part), report::JournalFault);
    else
      CHECK(report::read_entries(part, rules()).entries().size() + 1 ==
            static_cast<std::size_t>(std::ranges::count(part, '\n')));
  }
}

TEST_CASE("a bit that is flipped anywhere is found, in its line") {
  const auto text = file_of(random_battle(5, 4));
  std::size_t line = 1;
  for (std::size_t byte = 0; byte + 1 < text.size(); ++byte) {
    if (text[byte] == '\n') {
      ++line;
      continue;
    }
    for (unsigned bit = 0; bit < 8; ++bit) {
      auto flipped = text;
      flipped[byte] = static_cast<char>(flipped[byte] ^ (1 << bit));
      std::size_t found = 0;
      try {
        report::read_head(flipped);
        report::read_entries(flipped, rules());
      } catch (const report::JournalFault& fault) {
        found = fault.line();
      }
      CHECK_MESSAGE(found == line, "byte " << byte << " bit " << bit);
    }
  }
}

}  // namespace
