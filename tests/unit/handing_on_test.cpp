#include <doctest/doctest.h>

#include "enumeration.hpp"
#include "random_tables.hpp"

// What one test leaves to the next, where chance seldom looks: the ways to find out what comes of
// it still agree.

namespace {

using namespace nfw;
using namespace nfw::testing;

Node test_of(const std::string& stages, const std::string& rest) {
  tables::Problems problems;
  auto out = tables::parse(
      "format = 2\nprocedure = \"check\"\nen = \"a\"\nit = \"a\"\nref = \"1\"\n"
      "about = { en = \"a\", it = \"a\" }\nstages = " +
          stages + "\n" + rest,
      "test.toml", problems);
  for (const auto& problem : problems) FAIL(problem.text());
  return out;
}

// Two dice, of which the successes are handed over as `men` wherever there is one.
const std::string hands_over = R"(
headline = ["hits"]
outcome  = [{ id = "hits", kind = "number", en = "a", it = "a" }]
next     = [{ test = "second", why = "a", en = "a", it = "a", arg = [{ flag = "men", from = "hits" }] }]
[hit]
kind   = "pool"
en     = "a"
it     = "a"
sides  = 2
dice   = 2
need   = 2
result = "hits"
)";

const std::string men = R"(
input = [{ id = "men", kind = "count", group = "unit", en = "a", it = "a" }]
)";

LoadedTables loaded(const std::string& second, std::vector<GivenInput> inputs = {}) {
  RandomTables out;
  tables::Problems problems;
  out.ruleset = tables::parse(
      "format = 2\nen = \"a\"\nit = \"a\"\nbook = { en = \"a\", it = \"a\" }\n"
      "tests = [\"first\", \"second\"]\n",
      "ruleset.toml", problems);
  out.tests = {{"first", test_of("[\"hit\"]", hands_over)},
               {"second", test_of("[\"own\", \"other\"]", men + second)}};
  out.inputs = std::move(inputs);
  out.reading = "strict";
  auto loaded = load(out);
  REQUIRE(loaded.problems == "");
  return loaded;
}

void check_agreement(const Play& play) {
  const auto faces = enumerate(play, 5000);
  REQUIRE(faces.has_value());
  CHECK(differences(play, odds(play), faces->odds, 1e-12) == "");
  CHECK(differences(play, repeated(play, 200, 1), rolled(play, 200, 1), 0.5) == "");
}

double chance(const LoadedTables& tables, std::string_view key, const Value& value) {
  const auto& outcome = tables.play.parts[1].test->outcome;
  const auto place = std::ranges::find(outcome, key, &OutcomeKey::id) - outcome.begin();
  const auto all = odds(tables.play);
  double out = 0;
  for (const auto& one : all[1].keys[static_cast<std::size_t>(place)])
    if (one.value == value) out += one.p;
  return out;
}

const std::string rolls = R"(
[own]
kind = "sum"
en   = "a"
it   = "a"
dice = 1
sides = 2
[other]
kind = "sum"
en   = "a"
it   = "a"
dice = 1
sides = 2
when = { men = "9.." }
)";

TEST_CASE("what the player says of a test goes before what the test above it hands over") {
  const auto second = R"(
headline = ["men"]
outcome  = [{ id = "men", kind = "number", en = "a", it = "a" }]
)" + rolls;
  const auto handed = loaded(second);
  CHECK(chance(handed, "men", number_value(2)) == 0.25);
  check_agreement(handed.play);
  const auto said = loaded(second, {{1, "men", "7"}});
  CHECK(chance(said, "men", number_value(7)) == 1);
  check_agreement(said.play);
}

TEST_CASE("a number that is handed over to be compared is not like another") {
  const auto tables = loaded(R"(
headline = ["result"]
outcome  = [{ id = "result", kind = "word", en = "a", it = "a" }]
[compare]
own      = "own-total"
other    = "other-total"
instead  = "men"
result   = "result"
row      = [
  { id = "more", en = "a", it = "a", ratio = ">1", mirror = { id = "fewer", en = "a", it = "a" } },
  { id = "equal", en = "a", it = "a" },
]
)" + rolls);
  // One die with the faces 1 and 2 against no hit, one or two.
  CHECK(chance(tables, "result", word_value("more")) == 0.25 + 0.5 * 0.5);
  check_agreement(tables.play);
}

TEST_CASE("a number that stands for a total does so at the end alone") {
  const auto tables = loaded(R"(
headline = ["lot"]
outcome  = [
  { id = "lot", kind = "number", en = "a", it = "a" },
  { id = "same", kind = "flag", initial = false, en = "a", it = "a" },
]
effect   = [{ when = { result = "equal" }, set = { same = true } }]
[compare]
own      = "men"
other    = "own-total"
instead  = "men"
result   = "result"
row      = [{ id = "equal", en = "a", it = "a" }]
[own]
kind = "sum"
en   = "a"
it   = "a"
dice = [{ id = "none", en = "a", it = "a", value = -1 }]
[other]
kind     = "pool"
en       = "a"
it       = "a"
sides    = 2
dice     = 1
need     = 2
result   = "lot"
modifier = [{ id = "more", en = "a", it = "a", unless = { own-total = 1 } }]
)");
  CHECK(chance(tables, "lot", number_value(1)) == 1);
  CHECK(chance(tables, "same", flag_value(true)) == 1);
  check_agreement(tables.play);
}

TEST_CASE("what is halved by a number that is handed over is not worked out for another") {
  const auto tables = loaded(R"(
headline = ["broken"]
outcome  = [{ id = "broken", kind = "flag", initial = false, en = "a", it = "a" }]
effect   = [{ when = { nerve = "5.." }, set = { broken = true } }]
fact     = [{ id = "nerve", sum = [{ value = 8 }], halve = [{ id = "a", en = "a", it = "a", when = { men = "2.." } }] }]
)" + rolls);
  CHECK(chance(tables, "broken", flag_value(true)) == 0.75);
  check_agreement(tables.play);
}

TEST_CASE("a deal of which nobody asks is rolled to its end") {
  const auto tables = loaded(R"(
headline = ["lot"]
outcome  = [{ id = "lot", kind = "number", en = "a", it = "a" }]
fact     = [{ id = "models", sum = [{ value = 2 }] }, { id = "wounds", sum = [{ value = 1 }] }]
[own]
kind   = "pool"
en     = "a"
it     = "a"
sides  = 2
dice   = 4
need   = 2
result = "lot"
[other]
kind   = "deal"
en     = "a"
it     = "a"
sides  = 2
dice   = "lot"
need   = 2
models = "models"
wounds = "wounds"
spread = { men = "given" }
)");
  check_agreement(tables.play);
}

TEST_CASE("a stage may ask for the fact that it gives anew") {
  const auto tables = loaded(R"(
headline = ["lot"]
outcome  = [{ id = "lot", kind = "number", en = "a", it = "a" }]
[own]
kind   = "pool"
en     = "a"
it     = "a"
sides  = 2
dice   = 3
need   = 2
result = "lot"
[other]
kind   = "pool"
en     = "a"
it     = "a"
sides  = 2
dice   = "lot"
need   = 2
result = "lot"
)");
  check_agreement(tables.play);
}

TEST_CASE("thousands of dice, some of them taken away, are the same read at once or in parts") {
  const auto tables = loaded(R"(
headline = ["own-total"]
outcome  = [{ id = "own-total", kind = "number", en = "a", it = "a" }]
[own]
kind = "sum"
en   = "a"
it   = "a"
dice = [
  { id = "more", en = "a", it = "a", value = 5000 },
  { id = "less", en = "a", it = "a", value = 3000, minus = true },
]
[other]
kind = "reckoning"
en   = "a"
it   = "a"
)");
  CHECK(differences(tables.play, repeated(tables.play, 5, 1), rolled(tables.play, 5, 1), 0.5) ==
        "");
}

}  // namespace
