#include <doctest/doctest.h>

#include <algorithm>

#include "small_disk.hpp"

// Nobody sees what new dice come to while he can still say no to them.

namespace {

using namespace nfw;
using namespace nfw::testing;

const std::string path = "a.battle";
const std::vector<std::string> corrections{
    "fire saluzzo gardes 16 short --at 3",
    "amend 2 --new-dice",
    "amend 4 shooters 20",
    "undo 2",
};

// Of the shooters of [4] most were forgotten.
Table begun(std::uint64_t seed) {
  Table out;
  for (const auto* line :
       {"battle new a.battle turin.toml marsin.toml", "round fire --skip",
        "fire gardes guards 20 long --seed 30", "strike guards musician",
        "fire royal guards long shooters 2 --seed 5", "morale guards --skip --dice 2"})
    REQUIRE(out.run(line).status == 0);
  out.seed = seed;
  return out;
}

auto lines(const Table& table) { return std::ranges::count(table.disk.files.at(path), '\n'); }

Ran corrected(Table& table, const std::string& line, const std::deque<std::string>& answers) {
  table.answers = answers;
  return table.run(line);
}

TEST_CASE("what is shown before a correction is certain hangs on no new dice") {
  for (const auto& line : corrections) {
    CAPTURE(line);
    for (const auto* more : {"", " --json"}) {
      auto one = begun(1);
      auto other = begun(2);
      const auto was = one.disk.files.at(path);
      const auto ran = corrected(one, line + more, {"o", "o", "o", "n"});
      const auto again = corrected(other, line + more, {"o", "o", "o", "n"});
      CHECK(ran.out == again.out);
      CHECK(ran.err == again.err);
      CHECK(ran.status != 0);
      CHECK(one.disk.files.at(path) == was);
    }
  }
}

TEST_CASE("once new dice have fallen nothing is asked, and the correction is kept") {
  for (const auto& line : {corrections[0], corrections[1], corrections[2]})
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      CAPTURE(line);
      CAPTURE(seed);
      auto table = begun(seed);
      const auto was = lines(table);
      const auto ran = corrected(table, line, {"y", "another"});
      CHECK(ran.status == 0);
      CHECK(table.answers.size() == 1);
      CHECK(ran.out.find("New dice") != std::string::npos);
      CHECK(lines(table) == was + 1);
      CHECK(table.run("verify a.battle").status == 0);
    }
}

}  // namespace
