#include <doctest/doctest.h>

#include <cmath>

#include "load.hpp"
#include "nfw/odds.hpp"

// What an exact run may forget, and what not: whatever a table asks must be known when it asks.

namespace {

using namespace nfw;

constexpr auto head = R"(
    format    = 2
    procedure = "check"
    en        = "Test"
    it        = "Test"
    about     = { en = "test", it = "test" }
    ref       = "1"
)";

// Tests as text, in the words of the first rulebook.
std::unique_ptr<tables::Book> book_of(
    const std::vector<std::pair<std::string, std::string>>& tests) {
  tables::Problems problems;
  auto source = tables::read_source(std::string(NFW_SOURCE) + "/tables/fucilier", problems);
  source.tests.clear();
  source.battle = {};
  source.references.clear();
  for (const auto& [id, text] : tests)
    source.tests.emplace_back(id, tables::parse(text, id + ".toml", problems));
  auto book = tables::load(source, problems);
  if (problems.empty()) tables::check(*book, problems);
  for (const auto& problem : problems) FAIL(problem.text());
  return book;
}

double chance(const Law& law, const Value& value) {
  double out = 0;
  for (const auto& one : law)
    if (one.value == value) out += one.p;
  return out;
}

Odds odds_of(const TestTable& test) { return odds(alone({&test, Facts(test), {}})).front(); }

// Six dice that hit, then one that does not ask for them.
const std::string shots = std::string(R"(
    stages   = ["hit", "luck"]
    headline = "hits"
)") + head + R"(
    [hit]
    en     = "To hit"
    it     = "Colpire"
    kind   = "pool"
    dice   = 6
    need   = 4
    result = "hits"
    [luck]
    en     = "Luck"
    it     = "Fortuna"
    kind   = "pool"
    dice   = 1
    need   = 4
    result = "lucky"
    [[outcome]]
    id   = "hits"
    kind = "number"
    en   = "hit|hits"
    it   = "colpo|colpi"
    [[outcome]]
    id   = "shaken"
    kind = "flag"
    en   = "shaken"
    it   = "scossa"
)";

TEST_CASE("what an effect asks for is known at the end") {
  const auto book = book_of({{"shots", shots + R"(
    [[effect]]
    when = { hits = "5.." }
    set  = { shaken = true }
)"}});
  const auto exact = odds_of(*book->tests[0]);
  CHECK(chance(exact.keys[1], flag_value(true)) == doctest::Approx(7.0 / 64));
  CHECK(chance(exact.keys[1], {}) == doctest::Approx(57.0 / 64));
  CHECK(chance(exact.keys[0], number_value(6)) == doctest::Approx(1.0 / 64));
}

TEST_CASE("states that nothing later tells apart are one") {
  const auto book = book_of({{"shots", shots + R"(
    [[effect]]
    when = { hits = "5.." }
    set  = { shaken = true }
)"}});
  const auto& test = *book->tests[0];
  Facts facts(test);
  complete(test, facts);
  CHECK(run_exactly(make_procedure(test, facts)).last.size() == 2);
}

// The number of hits is handed on to a test that asks for it in this way.
double passes(const std::string& asks) {
  const auto book = book_of({{"shots", shots + R"(
    [[next]]
    test = "nerve"
    why  = "shot-at"
    en   = "nerve"
    it   = "nervi"
      [[next.arg]]
      flag = "wounds"
      from = "hits"
)"},
                             {"nerve", std::string(R"(
    stages   = ["roll"]
    headline = "steady"
)") + head + R"(
    [[input]]
    id    = "wounds"
    kind  = "count"
    group = "unit"
    en    = "wounds"
    it    = "ferite"
    [roll]
    en     = "Nerve"
    it     = "Nervi"
    kind   = "pool"
    dice   = 1
    need   = 2
    result = "calm"
    [[outcome]]
    id   = "steady"
    kind = "flag"
    en   = "steady"
    it   = "salda"
)" + asks}});
  const auto& shots_test = *book->tests[0];
  const auto& nerve_test = *book->tests[1];
  const auto play = followed_by(alone({&shots_test, Facts(shots_test), {}}),
                                {&nerve_test, Facts(nerve_test), {}});
  return chance(odds(play)[1].keys[0], flag_value(true));
}

TEST_CASE("starts are alike only where nothing in the test tells them apart") {
  CHECK(passes(R"(
    [[effect]]
    when = { wounds = "5.." }
    set  = { steady = true }
)") == doctest::Approx(7.0 / 64));
  CHECK(passes(R"(
    [[fact]]
    id    = "spirit"
    sum   = [{ value = 8 }]
    halve = [{ when = { wounds = "2.." } }]
    [[effect]]
    when = { spirit = "5.." }
    set  = { steady = true }
)") == doctest::Approx(7.0 / 64));
  CHECK(passes(R"(
    [[fact]]
    id  = "spirit"
    sum = [{ value = 8 }, { value = "-wounds" }]
    [[effect]]
    when = { spirit = 4 }
    set  = { steady = true }
)") == doctest::Approx(15.0 / 64));
}

TEST_CASE("a fact is worked out from what a stage gave and a later one adds") {
  const auto book = book_of({{"shots", shots + R"(
    [[fact]]
    id  = "score"
    sum = [{ value = "hits" }, { value = 10, per = "lucky" }]
    [[outcome]]
    id   = "score"
    kind = "number"
    en   = "point|points"
    it   = "punto|punti"
)"}});
  const auto exact = odds_of(*book->tests[0]);
  CHECK(chance(exact.keys[2], number_value(13)) == doctest::Approx(20.0 / 128));
  CHECK(chance(exact.keys[2], number_value(0)) == doctest::Approx(1.0 / 128));
}

TEST_CASE("what was known before stages that are rolled again stays known") {
  const auto book = book_of({{"shots", shots + R"(
    [[roll-again]]
    stages = ["luck"]
    when   = { lucky = 0 }
    [[effect]]
    when = { hits = 6, lucky = 1 }
    set  = { shaken = true }
)"}});
  const auto exact = odds_of(*book->tests[0]);
  CHECK(chance(exact.keys[1], flag_value(true)) == doctest::Approx(1.0 / 64));
}

}  // namespace
