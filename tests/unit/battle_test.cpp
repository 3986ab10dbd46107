#include <doctest/doctest.h>

#include <ctime>
#include <random>

#include "digest.hpp"
#include "entries.hpp"
#include "harness.hpp"
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

TEST_CASE("items of a list are of one side, seen from the first seat or from the first side") {
  const auto state = two_sides();
  BattleItems row;
  row.kind = 2;
  row.is = key("men");
  const auto names = [&](Whose of, std::size_t first) {
    row.of = of;
    std::string out;
    for (const auto& [name, count] : items(state, row, {first}))
      out += std::string(name) + ":" + std::to_string(count) + " ";
    return out;
  };
  CHECK(names(Whose::friendly, red) == "red-squad:8 red-guard:6 ");
  CHECK(names(Whose::enemy, red) == "blue-squad:10 ");
  CHECK(names(Whose::friendly, 0) == "blue-squad:10 ");
  CHECK(names(Whose::enemy, 0) == "red-squad:8 red-guard:6 ");
  CHECK(names(Whose::any, 0) == "blue-squad:10 red-squad:8 red-guard:6 ");
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

// The next entry of a battle, of which all else is to be said.
battle::Entry next_entry(const Journal& journal, EntryKind kind) {
  battle::Entry out;
  out.number = journal.next_number();
  out.at = "2026-11-28T19:42:10Z";
  out.turn = journal.state().turn();
  out.round = journal.state().round();
  out.kind = kind;
  out.said = "said";
  return out;
}

void take_back(Journal& journal, std::int64_t number) {
  auto entry = next_entry(journal, EntryKind::undo);
  entry.of = number;
  entry.changes = reversed(journal.entry(number).changes);
  journal.add(entry);
}

void put_back(Journal& journal) {
  auto entry = next_entry(journal, EntryKind::redo);
  entry.of = journal.last_undone()->number;
  entry.changes = journal.last_undone()->changes;
  journal.add(entry);
}

// A test whose dice are asked for: begun, its rolls answered and some taken back; now and then it
// is dropped and taken up again.
void ask(Journal& journal, std::size_t seat, std::mt19937& random) {
  auto open = next_entry(journal, EntryKind::open);
  open.deed = "shoot";
  open.seats = {seat};
  open.args = {"--range=near"};
  journal.add(open);
  for (auto rolls = random() % 4; rolls > 0; --rolls) {
    auto faces = next_entry(journal, EntryKind::faces);
    faces.of = open.number;
    faces.fallen = {"hit", {1, 6, static_cast<Face>(1 + random() % 6)}};
    journal.add(faces);
    if (random() % 3 == 0) take_back(journal, faces.number);
  }
  if (random() % 3 != 0) return;
  const auto fallen = journal.fallen(open.number).size();
  take_back(journal, open.number);
  CHECK(journal.open() == nullptr);
  CHECK(journal.slot(open.number).empty() == (fallen == 0));
  if (fallen != 0) CHECK(journal.free_slot(open) != 0);
  put_back(journal);
}

// A squad that comes later.
battle::Entry newcomer(const Journal& journal) {
  auto out = next_entry(journal, EntryKind::add);
  auto with = journal.state();
  const auto handle = "late-" + std::to_string(out.number);
  auto& record = with.add(2, red, handle, handle);
  record.keys.set(key("men"), 3);
  with.begin(with.records().size() - 1);
  out.added = {with.records().back()};
  out.changes = Changing(with).all();
  return out;
}

// A battle of random results; each entry's changes as the engine makes them.
Journal random_battle(unsigned seed, int entries) {
  std::mt19937 random(seed);
  Journal journal(two_sides());
  while (std::ssize(journal.entries()) < entries) {
    const auto due = dues(journal.state());
    constexpr std::size_t most = 12;
    if (random() % 16 == 0 && journal.state().records().size() < most) {
      journal.add(newcomer(journal));
      continue;
    }
    const auto asks = !due.empty() && random() % 4 == 0;
    if (asks) ask(journal, due.front().record, random);
    const auto& state = journal.state();
    auto entry = next_entry(journal, EntryKind::test);
    if (asks) entry.of = journal.open()->number;
    Changing changing(state);
    if (!asks && (due.empty() || random() % 8 == 0)) {
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
    entry.changes = changing.all();
    journal.add(entry);
  }
  return journal;
}

TEST_CASE("undo of any last entry gives the state before, redo the state behind it") {
  for (unsigned seed = 1; seed <= 20; ++seed) {
    auto journal = random_battle(seed, 60);
    const auto behind = written(journal.state());
    std::vector<std::string> before;
    Journal replay(two_sides());
    for (const auto& entry : journal.entries()) {
      before.push_back(written(replay.state()));
      replay.add(entry);
    }
    CHECK(written(replay.state()) == behind);
    while (const auto* entry = journal.last_done()) {
      const auto number = static_cast<std::size_t>(entry->number);
      take_back(journal, entry->number);
      CHECK(written(journal.state()) == before[number - 1]);
    }
    CHECK(written(journal.state()) == written(two_sides()));
    while (journal.last_undone() != nullptr) put_back(journal);
    CHECK(written(journal.state()) == behind);
  }
}

TEST_CASE("nothing is done while a test is open but what belongs to it") {
  Journal journal(two_sides());
  std::mt19937 random(1);
  ask(journal, blue_squad, random);
  const auto open = journal.open()->number;
  for (const auto kind : {EntryKind::note, EntryKind::test, EntryKind::open, EntryKind::redo}) {
    auto entry = next_entry(journal, kind);
    CHECK_THROWS_AS(journal.add(entry), Contradiction);
  }
  auto faces = next_entry(journal, EntryKind::faces);
  faces.of = open + 1000;
  CHECK_THROWS_AS(journal.add(faces), Contradiction);
  auto test = next_entry(journal, EntryKind::test);
  test.of = open;
  journal.add(test);
  CHECK(journal.open() == nullptr);
  CHECK(journal.order().is_part(open));
  faces = next_entry(journal, EntryKind::faces);
  faces.of = open;
  CHECK_THROWS_AS(journal.add(faces), Contradiction);
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
    const auto read = report::read_entries(report::read_head(text), text, rules());
    CHECK(written(read.state()) == written(journal.state()));
    CHECK(file_of(read) == text);
  }
}

TEST_CASE("rulings and house rules come into force by entries, and go out of it when undone") {
  Journal journal(two_sides());
  const auto in_force = [&] {
    const auto head = report::read_head(file_of(journal));
    std::string out;
    for (const auto& ruling : head.rulings) out += ruling + " ";
    for (const auto& file : head.house) out += file.name + ":" + file.text;
    return out;
  };
  auto entry = next_entry(journal, EntryKind::rules);
  entry.ruling = "what=one";
  journal.add(entry);
  entry = next_entry(journal, EntryKind::rules);
  entry.house = HouseFile{"ours.toml", "x"};
  journal.add(entry);
  entry = next_entry(journal, EntryKind::rules);
  entry.ruling = "what=two";
  journal.add(entry);
  CHECK(in_force() == "what=two ours.toml:x");
  take_back(journal, 3);
  CHECK(in_force() == "what=one ours.toml:x");
  take_back(journal, 2);
  CHECK(in_force() == "what=one ");
  put_back(journal);
  CHECK(in_force() == "what=one ours.toml:x");
}

TEST_CASE("a thousand entries are read in no time, and ten thousand in proportion") {
  const auto seconds = [](int entries) {
    const auto text = file_of(random_battle(7, entries));
    double least = 1;
    for (int n = 0; n < 3; ++n) {
      const auto begin = std::clock();
      report::read_entries(report::read_head(text), text, rules());
      least = std::min(least, static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
    }
    return least;
  };
  const auto thousand = seconds(1000);
  CHECK(thousand < 0.05 * 3 * testing::one_in);
  CHECK(seconds(10000) < 25 * std::max(thousand, 0.002));
}

TEST_CASE("cut at any byte, the whole lines of a file are a battle") {
  const auto text = file_of(random_battle(3, 8));
  const auto head = text.find('\n') + 1;
  for (std::size_t size = 0; size <= text.size(); ++size) {
    const auto part = text.substr(0, size);
    if (size < head)
      CHECK_THROWS_AS(report::read_head(part), report::JournalFault);
    else
      CHECK(report::read_entries(report::read_head(part), part, rules()).entries().size() + 1 ==
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
        report::read_entries(report::read_head(flipped), flipped, rules());
      } catch (const report::JournalFault& fault) {
        found = fault.line();
      }
      CHECK_MESSAGE(found == line, "byte " << byte << " bit " << bit);
    }
  }
}

}  // namespace
