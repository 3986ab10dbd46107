#include <doctest/doctest.h>

#include "load.hpp"

// A stage that is like one of another test.

namespace {

using namespace nfw;
using namespace nfw::tables;

const std::string head = R"(
    format    = 2
    procedure = "check"
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
  source.battle = {};
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
  REQUIRE(hit.rows.size() == 2);
  CHECK(hit.rows[0].when.any.empty());  // without drink nobody is drunk
  CHECK(hit.rows[1].id == "any");
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
  CHECK(hit.rows[1].ref == "2.2");
  CHECK(hit.modifiers[0].ref == "1.1");
  CHECK(hit.modifiers[4].ref.empty());
}

// The dice test of a rulebook of one test, and one that borrows it from there.
const std::string host_ruleset = R"(
    format = 2
    en     = "Taverns"
    it     = "Taverne"
)";
const std::string host_rulings = R"(
    [[ruling]]
    number = "T-1"
    id     = "bouncers"
    switch = "bouncers"
    ref    = "1.1"
    en     = "Do bouncers count?"
    it     = "I buttafuori contano?"
    why.en = "So it is."
    why.it = "È così."
    reading = [
      { value = "yes", en = "yes", it = "sì" },
      { value = "no", en = "no", it = "no" },
    ]
)";
const std::string sums = R"(
    [[input]]
    id    = "friends"
    kind  = "count"
    group = "unit"
    en    = "friends"
    it    = "amici"
    [roll]
    en     = "Roll"
    it     = "Tiro"
    kind   = "sum"
    result = "result"
)";
const std::string lent_sum = R"(
      [[roll.dice]]
      id    = "base"
      value = 2
      en    = "always"
      it    = "sempre"
      [[roll.dice]]
      id    = "friends"
      per   = "friends"
      en    = "friends"
      it    = "amici"
      [[roll.modifier]]
      id    = "bouncers"
      value = 3
      ref   = "2.2"
      when  = { bouncers = "yes", friends = "1.." }
      en    = "bouncers"
      it    = "buttafuori"
      [[roll.modifier]]
      id    = "alone"
      value = -1
      when  = { bouncers = "no" }
      en    = "alone"
      it    = "solo"
      [[roll.column]]
      id   = "sober"
      when = { drunk = false }
      en   = "sober"
      it   = "sobrio"
      [[roll.column]]
      id   = "drunk"
      when = { drunk = true }
      en   = "drunk"
      it   = "ubriaco"
      [[roll.band]]
      id     = "out"
      totals = { sober = "..3", drunk = "..5" }
      en     = "out"
      it     = "fuori"
      [[roll.band]]
      id     = "in"
      totals = { sober = "4..", drunk = "6.." }
      en     = "in"
      it     = "dentro"
)";

std::string with_word(std::string text) {
  text.replace(text.find("\"hits\""), 6, "\"result\"");
  return text.substr(0, text.find("[[outcome]]")) +
         "[[outcome]]\nid = \"result\"\nkind = \"word\"\nen = \"result\"\nit = \"esito\"\n";
}

std::unique_ptr<Book> load_guest(const std::string& own_rows, std::string& said) {
  const auto test = [&](const std::string& rows) {
    return "ref = \"1.1\"\nstages = [\"roll\"]\n" + with_word(head) + rows;
  };
  Problems problems;
  Source host{.id = "taverns",
              .ruleset = parse(host_ruleset, "ruleset.toml", problems),
              .words = {},
              .rulings = parse(host_rulings, "rulings.toml", problems),
              .tests = {}};
  host.tests.emplace_back("brawl", parse(test(sums + lent_sum), "brawl.toml", problems));
  auto source = read_source(std::string(NFW_SOURCE) + "/tables/fucilier", problems);
  source.tests.clear();
  source.battle = {};
  source.references.clear();
  source.tests.emplace_back("duel", parse(test(sums + own_rows), "duel.toml", problems));
  source.hosts.push_back(std::move(host));
  auto book = load(source, problems);
  if (problems.empty()) check(*book, problems);
  for (const auto& problem : problems) said += problem.text() + "\n";
  return book;
}

const std::string guest = R"(
      like = "taverns/brawl.roll"
      [[roll.dice]]
      id   = "base"
      when = { friends = "1.." }
)";

TEST_CASE(
    "a sum like one of another rulebook has its dice, and reads its rulings as they are there") {
  std::string said;
  const auto book = load_guest(guest, said);
  REQUIRE(said.empty());
  const auto& roll = book->tests[0]->stages[0];
  CHECK(ids(roll.dice) == "base friends ");
  CHECK(ids(roll.modifiers) == "bouncers ");
  REQUIRE(roll.modifiers[0].when.any.size() == 1);
  CHECK(roll.modifiers[0].when.any[0].all.size() == 1);
}

TEST_CASE("a row with the id of a lent one says what is different in that") {
  std::string said;
  const auto book = load_guest(guest, said);
  const auto& base = book->tests[0]->stages[0].dice[0];
  CHECK(base.value.number == 2);
  CHECK(base.label.en == "always");
  CHECK(base.when.any.size() == 1);
}

TEST_CASE("chapters of another rulebook bear its title") {
  std::string said;
  const auto book = load_guest(guest, said);
  const auto& roll = book->tests[0]->stages[0];
  CHECK(roll.dice[0].ref == "Taverns 1.1");
  CHECK(roll.modifiers[0].ref == "Taverns 2.2");
}

TEST_CASE("columns that can never hold are left out, and their numbers with them") {
  std::string said;
  const auto book = load_guest(guest, said);
  const auto& roll = book->tests[0]->stages[0];
  REQUIRE(roll.columns.size() == 1);
  CHECK(roll.columns[0].id == "sober");
  CHECK(roll.columns[0].when.any.empty());
  REQUIRE(roll.bands.size() == 2);
  CHECK(roll.bands[1].totals.size() == 1);
}

TEST_CASE("a host that is no ruleset is a fault") {
  Problems problems;
  Source source{.id = "guests",
                .ruleset = parse("hosts = [\"taverns\", \"cellars\"]\n" + host_ruleset +
                                     "book = { en = \"Guests\", it = \"Ospiti\" }\ntests = []\n",
                                 "ruleset.toml", problems),
                .words = {},
                .rulings = {},
                .tests = {}};
  source.hosts.push_back({.id = "taverns",
                          .ruleset = parse(host_ruleset, "ruleset.toml", problems),
                          .words = {},
                          .rulings = {},
                          .tests = {}});
  load(source, problems);
  REQUIRE(problems.size() == 1);
  CHECK(problems[0].text() == "ruleset.toml:1:21: there is no ruleset 'cellars'");
}

TEST_CASE("a rulebook that is no host lends nothing") {
  std::string said;
  auto text = guest;
  text.replace(text.find("taverns"), 7, "cellars");
  load_guest(text, said);
  CHECK(said.find("'like' names no stage of another test: 'cellars/brawl.roll'") !=
        std::string::npos);
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
