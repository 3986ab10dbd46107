#include <doctest/doctest.h>

#include "load.hpp"

// A stage that is like one of another test.

namespace {

using namespace nfw;
using namespace nfw::tables;

const std::string head = R"(
    format    = 1
    procedure = "volley"
    en        = "Brawl"
    it        = "Rissa"
    about     = { en = "fists", it = "pugni" }
    headline  = "hits"
    [[outcome]]
    id   = "hits"
    kind = "number"
    en   = "hit|hits"
    it   = "colpo|colpi"
)";

const std::string lender = "ref = \"1.1\"\nstages = [\"hit\"]\n" + head + R"(
    [[input]]
    id    = "drunk"
    kind  = "flag"
    group = "unit"
    en    = "drunk"
    it    = "ubriaco"
    [[input]]
    id    = "friends"
    kind  = "count"
    group = "unit"
    en    = "friends"
    it    = "amici"
    [[input]]
    id    = "angry"
    kind  = "flag"
    group = "unit"
    en    = "angry"
    it    = "adirato"
    [hit]
    en      = "To hit"
    it      = "Colpire"
    kind    = "pool"
    counted = { en = "hit|hits", it = "colpo|colpi" }
    when    = { drunk = false }
    dice    = 4
      [[hit.row]]
      id   = "sober"
      when = { drunk = false }
      need = 3
      en   = "sober"
      it   = "sobrio"
      [[hit.row]]
      id   = "any"
      need = 5
      ref  = "2.2"
      en   = "any"
      it   = "chiunque"
      [[hit.modifier]]
      id   = "drunk"
      when = { drunk = true }
      en   = "drunk"
      it   = "ubriaco"
      [[hit.modifier]]
      id   = "either"
      when = [{ drunk = true }, { angry = true }]
      en   = "either"
      it   = "uno dei due"
      [[hit.modifier]]
      id     = "unless"
      when   = { friends = "not given", angry = true }
      unless = { drunk = true }
      en     = "unless"
      it     = "salvo"
      [[hit.modifier]]
      id     = "never"
      unless = { friends = "not given" }
      en     = "never"
      it     = "mai"
      [[hit.modifier]]
      id   = "friends"
      per  = "friends"
      en   = "friends"
      it   = "amici"
      [[hit.modifier]]
      id    = "fewer"
      value = "-friends"
      en    = "fewer"
      it    = "meno"
      [[hit.modifier]]
      id        = "alone"
      exclusive = "company"
      together  = { friends = "not given" }
      en        = "alone"
      it        = "solo"
      [[hit.modifier]]
      id        = "always"
      exclusive = "company"
      when      = { friends = "not given" }
      en        = "always"
      it        = "sempre"
)";

const std::string borrower = "ref = \"9.9\"\nstages = [\"hit\"]\n" + head + R"(
    [[input]]
    id    = "angry"
    kind  = "flag"
    group = "unit"
    en    = "angry"
    it    = "adirato"
    [hit]
    en   = "Strike"
    it   = "Colpire"
    kind = "pool"
    like = "brawl.hit"
      [[hit.dice]]
      id = "one"
      en = "one"
      it = "uno"
      [[hit.modifier]]
      id = "own"
      en = "own"
      it = "proprio"
)";

std::unique_ptr<Book> load_both(const std::string& borrows, std::string& said) {
  Problems problems;
  auto source = read_source(std::string(NFW_SOURCE) + "/tables/fucilier", problems);
  source.tests.clear();
  source.references.clear();
  source.tests.emplace_back("brawl", parse(lender, "brawl.toml", problems));
  source.tests.emplace_back("duel", parse(borrows, "duel.toml", problems));
  auto book = load(source, problems);
  if (problems.empty()) check(*book, problems);
  for (const auto& problem : problems) said += problem.text() + "\n";
  return book;
}

std::string ids(List<Term> rows) {
  std::string out;
  for (const auto& row : rows) out += std::string(row.id) + " ";
  return out;
}

TEST_CASE("a stage like one of another test has its needs and rows, and besides its own") {
  std::string said;
  const auto book = load_both(borrower, said);
  REQUIRE(said.empty());
  const auto& hit = book->tests[1]->stages[0];
  CHECK(hit.label.en == "Strike");
  CHECK(hit.counted.en == "hit|hits");
  CHECK(hit.when.any.empty());
  CHECK(ids(hit.dice) == "one ");
  CHECK(ids(hit.modifiers) == "either unless alone always own ");
}

TEST_CASE("rows that ask for what this test does not know are left out, and so are alternatives") {
  std::string said;
  const auto book = load_both(borrower, said);
  const auto& hit = book->tests[1]->stages[0];
  REQUIRE(hit.rows.size() == 1);
  CHECK(hit.rows[0].id == "any");
  CHECK(hit.modifiers[0].when.any.size() == 1);
  CHECK(hit.modifiers[1].when.any[0].all.size() == 1);
  CHECK(hit.modifiers[1].unless.any.empty());
  CHECK(hit.modifiers[2].exclusive.empty());
  CHECK(hit.modifiers[3].when.any.empty());
  CHECK(hit.modifiers[3].exclusive == "company");
}

TEST_CASE("borrowed rows bear the chapter of the test that they come from") {
  std::string said;
  const auto book = load_both(borrower, said);
  const auto& hit = book->tests[1]->stages[0];
  CHECK(hit.rows[0].ref == "2.2");
  CHECK(hit.modifiers[0].ref == "1.1");
  CHECK(hit.modifiers[4].ref.empty());
}

TEST_CASE("the test that lends keeps all its rows") {
  std::string said;
  const auto book = load_both(borrower, said);
  CHECK(book->tests[0]->stages[0].modifiers.size() == 8);
  CHECK(book->tests[0]->stages[0].rows.size() == 2);
}

TEST_CASE("a stage that is itself like another lends nothing") {
  std::string said;
  auto text = borrower;
  text.replace(text.find("brawl.hit"), 9, "duel.hit");
  load_both(text, said);
  CHECK(said ==
        "duel.toml:26:12: hit: 'duel.hit' is itself like another stage: name that one\n"
        "duel.toml:22:5: hit: needs 'need', 'chance', 'row' or 'over'\n");
}

}  // namespace
