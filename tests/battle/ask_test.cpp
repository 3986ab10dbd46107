#include <doctest/doctest.h>

#include "small_disk.hpp"

// A player who is asked for his dice: what he has answered is kept, whatever becomes of him.

namespace {

using namespace nfw;
using namespace nfw::testing;

const std::string line = "fire twelve gardes long value 4 formation battery --ask";
const std::deque<std::string> answers{"66", "54", "612", "3"};  // two for the first roll

Table begun() {
  Table out;
  REQUIRE(out.run("battle new a.battle turin.toml marsin.toml").status == 0);
  REQUIRE(out.run("round fire --skip").status == 0);
  return out;
}

// What a report says but for the number of the entry.
std::string told(const Ran& ran) {
  const auto begin = ran.out.find("Applied");
  return ran.out.substr(0, begin) + ran.out.substr(ran.out.find(']', begin));
}

TEST_CASE("killed at any prompt, the test is open, and goes on with the dice that were given") {
  auto whole = begun();
  whole.answers = answers;
  const auto expected = whole.run(line);
  REQUIRE(expected.status == 0);
  const auto used = answers.size() - whole.answers.size();
  for (std::size_t prompt = 0; prompt < used; ++prompt)
    for (const auto& again : {line, std::string("next")}) {
      CAPTURE(prompt);
      auto table = begun();
      table.answers = answers;
      table.killed_at_prompt = prompt;
      CHECK(table.run(line).status == -1);
      table.killed_at_prompt = {};
      CHECK(table.run("due").out.find("Open") != std::string::npos);
      const auto refused = table.run("note one");
      CHECK(refused.status == 2);
      CHECK(refused.err.find("is open since [2]") != std::string::npos);
      if (prompt == 1) table.answers.push_front("66");  // of a roll half answered nothing is kept
      const auto ran = table.run(again);
      CHECK(ran.status == 0);
      CHECK(told(ran) == told(expected));
      CHECK(table.run("due").out == whole.run("due").out);
      CHECK(table.run("battle").out == whole.run("battle").out);
    }
}

TEST_CASE("undo drops an open test; the same one again has its dice, another has not") {
  auto table = begun();
  const auto before = table.run("battle").out;
  table.answers = {"6654"};
  CHECK(table.run(line).status == 2);  // the input ends
  CHECK(table.run("undo").status == 0);
  CHECK(table.run("battle").out == before);
  CHECK(table.run("note one").status == 0);
  table.answers = {"612", "3"};
  const auto again = table.run(line);
  CHECK(again.status == 0);
  CHECK(again.err.find("6,6,5,4 before") != std::string::npos);
  CHECK(table.run("undo").status == 0);
  table.answers = {"1111"};
  CHECK(table.run(line).status == 0);
}

TEST_CASE("what is typed is told again as far as nothing has kept it") {
  auto table = begun();
  table.answers = {"6654", "61"};
  const auto half = table.run(line);
  CHECK(half.status == 2);
  CHECK(half.err.find("\ntyped: To kill: 6,1\n") != std::string::npos);
  table.answers = {"612", "3"};
  const auto done = table.run("next");
  CHECK(done.status == 0);
  CHECK(done.err.find("typed: ") == std::string::npos);
}

TEST_CASE("no die of a test fell that was dropped before its first answer") {
  auto table = begun();
  CHECK(table.run(line).status == 2);
  CHECK(table.run("undo").status == 0);
  const auto given = line.substr(0, line.find("--ask")) + "--dice 1,1,1,1";
  CHECK(table.run(given + " --new-dice").status == 0);
  CHECK(table.run("verify").out.find("rolled anew") == std::string::npos);
  CHECK(table.run("undo").status == 0);
  CHECK(table.run(given).err.find("fell in [4]") != std::string::npos);
}

TEST_CASE("undo, redo and undo of an open test, and of one that was finished") {
  auto table = begun();
  table.answers = {"6654"};
  CHECK(table.run(line).status == 2);
  CHECK(table.run("undo").status == 0);
  CHECK(table.run("redo").status == 0);
  table.answers = {"undo", "1111"};
  CHECK(table.run("next").status == 0);
  const auto after = table.run("battle").out;
  CHECK(table.run("undo").status == 0);
  CHECK(table.run("redo").status == 0);
  CHECK(table.run("battle").out == after);
}

TEST_CASE("who is asked holds no lock, and learns that another went on") {
  auto table = begun();
  table.answers = {"6654"};
  CHECK(table.run(line).status == 2);
  const auto open = table.disk.files;
  table.answers = {"612", "3"};
  CHECK(table.run("next").status == 0);
  const auto gone_on = table.disk.files;
  table.disk.files = open;
  table.answers = {"612", "3"};
  table.while_asked = [&] { table.disk.files = gone_on; };
  const auto late = table.run("next");
  CHECK(late.status == 2);
  CHECK(late.out == "");
  CHECK(late.err.find("the battle went on meanwhile: nothing was kept") != std::string::npos);
  CHECK(late.err.find("typed: To kill: 6,1,2\n") != std::string::npos);
  CHECK(table.disk.files == gone_on);
}

// Who rolls what in a melee of which one side has its own dice.
TEST_CASE("dice of the program before dice that fell before are kept in their place") {
  auto table = begun();
  const std::string melee = "melee gardes guards value 4 enemy-value 4 --anyway";
  REQUIRE(table.run("set piedmont dice=ask --why own").status == 0);
  table.answers = {"6666"};
  CHECK(table.run(melee).status == 2);  // the input ends
  CHECK(table.run("undo").status == 0);
  const auto again = table.run(melee);
  CHECK(again.status == 2);
  CHECK(again.err.find("Guards: To hit: 6,6,6,6 before") != std::string::npos);
  CHECK(again.err.find("typed: ") == std::string::npos);
  table.answers = {"1111", "1111", "1111"};
  const auto done = table.run("next");
  CAPTURE(done.err);
  CHECK(done.status == 0);
}

}  // namespace
