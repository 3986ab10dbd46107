#include <doctest/doctest.h>

#include <iterator>
#include <regex>
#include <set>
#include <sstream>

#include "load.hpp"
#include "lookup.hpp"
#include "nfw/builtin.hpp"
#include "reference_numbers.hpp"
#include "reference_reader.hpp"
#include "words.hpp"

namespace {

using namespace nfw;
using report::Lang;

struct Read {
  tables::Arena arena;
  ReferenceTable table;
};

std::unique_ptr<Read> read(const std::string& rows) {
  auto out = std::make_unique<Read>();
  tables::Problems problems;
  const auto node = tables::parse(
      "format = 2\nen = \"Odds and ends\"\nit = \"Varie\"\nref = \"9\"\n"
      "about = { en = \"a table\", it = \"una tabella\" }\n" +
          rows,
      "table.toml", problems);
  out->table = tables::read_reference("table", node, out->arena, problems, {});
  for (const auto& problem : problems) FAIL_CHECK(problem.text());
  return out;
}

std::string shown(const ReferenceTable& table, Lang lang = Lang::en) {
  Ruleset ruleset;
  ruleset.title = {"Game", "Gioco"};
  return report::reference_text(table, ruleset, lang);
}

TEST_CASE("the numbers of every reference table are those of the book") {
  for (const auto* ruleset : builtin::rulesets()) {
    if (ruleset->references.empty()) continue;
    const auto book = testing::numbers_of_book(ruleset->id);
    std::set<std::string> tables;
    for (const auto& table : ruleset->references) {
      const std::string id(table.id);
      tables.insert(id);
      const auto numbers = book.find(id);
      CAPTURE(id);
      CHECK(testing::differences(numbers == book.end() ? testing::Numbers{} : numbers->second,
                                 testing::numbers_of(table)) == "");
    }
    for (const auto& entry : book) CHECK_MESSAGE(tables.contains(entry.first), entry.first);
  }
}

TEST_CASE("English and Italian of a reference table have the same numbers") {
  for (const auto* ruleset : builtin::rulesets())
    for (const auto& table : ruleset->references) {
      CAPTURE(table.id);
      CHECK(testing::differences(testing::numbers_of(table), testing::numbers_of(table, true)) ==
            "");
    }
}

std::vector<std::string> words_of(const std::string& text) {
  std::istringstream in(text);
  return {std::istream_iterator<std::string>(in), {}};
}

std::set<std::string> words_in(const std::string& text) {
  const auto words = words_of(text);
  return {words.begin(), words.end()};
}

TEST_CASE("no reference table is wider than 80 columns, and none has to cut a word") {
  for (const auto* ruleset : builtin::rulesets())
    for (const auto& table : ruleset->references)
      for (const auto lang : {Lang::en, Lang::it}) {
        CAPTURE(table.id);
        const auto text = report::reference_text(table, *ruleset, lang);
        std::istringstream lines(text);
        for (std::string line; std::getline(lines, line);)
          CHECK_MESSAGE(report::width(line) <= 80, line);
        const auto whole = words_in(text);
        std::string all;
        for (const auto& column : table.columns) all += std::string(say(column.label, lang)) + " ";
        for (const auto& row : table.rows) {
          all += std::string(say(row.label, lang)) + " " + std::string(row.ref) + " ";
          for (const auto& cell : row.cells) all += std::string(say(cell.text, lang)) + " ";
        }
        for (const auto& word : words_in(all)) CHECK_MESSAGE(whole.contains(word), word);
      }
}

std::set<std::string> found_in(const std::string& text, const std::regex& what) {
  std::set<std::string> out;
  for (std::sregex_iterator at(text.begin(), text.end(), what), end; at != end; ++at)
    out.insert((*at)[1]);
  return out;
}

TEST_CASE("the rulings and tables that a reference table points to exist") {
  static const std::regex ruling("([A-Z]-[0-9]+)");
  static const std::regex table("'(?:nfw table )?([a-z-]+)'");
  for (const auto* ruleset : builtin::rulesets()) {
    if (ruleset->references.empty()) continue;
    std::set<std::string> known;
    for (const auto& one : ruleset->rulings) known.insert(std::string(one.number));
    for (const auto* one : ruleset->tests) known.insert(std::string(one->id));
    for (const auto& one : ruleset->references) known.insert(std::string(one.id));
    std::string all;
    for (const auto lang : {Lang::en, Lang::it})
      for (const auto& one : ruleset->references)
        for (const auto& word : words_of(report::reference_text(one, *ruleset, lang)))
          all += word + " ";
    for (const auto& what : {ruling, table}) {
      const auto named = found_in(all, what);
      CHECK(named.size() > 1);
      for (const auto& name : named) CHECK_MESSAGE(known.contains(name), name);
    }
  }
}

TEST_CASE("cells are numbers, signed where they are added, yes or no, words, or nothing") {
  const auto one = read(R"(
    column = [
      { id = "add", en = "add", it = "più", sign = true },
      { id = "size", en = "size", it = "misura" },
      { id = "may", en = "may", it = "può" },
      { id = "how", en = "how", it = "come" },
    ]
    [[row]]
    id    = "a"
    en    = "one"
    it    = "uno"
    ref   = "1.1"
    cells = { add = 2, size = 2.5, may = true, how = { en = "well", it = "bene" } }
    [[row]]
    id    = "b"
    en    = "other"
    it    = "altro"
    cells = { add = -1, size = -0.125, may = false }
    [[row]]
    id    = "c"
    en    = "last"
    it    = "ultimo"
    cells = { add = 0, size = 7.0 }
  )");
  CHECK(shown(one->table) ==
        "Odds and ends, Game 9\n"
        "a table\n"
        "\n"
        "       add    size  may  how   chapter\n"
        "-----  ---  ------  ---  ----  -------\n"
        "one     +2     2.5  yes  well  1.1\n"
        "other   -1  -0.125  no   -     9\n"
        "last     0       7  -    -     9\n");
  CHECK(shown(one->table, Lang::it) ==
        "Varie, Gioco 9\n"
        "una tabella\n"
        "\n"
        "        più  misura  può  come  capitolo\n"
        "------  ---  ------  ---  ----  --------\n"
        "uno      +2     2,5  sì   bene  1.1\n"
        "altro    -1  -0,125  no   -     9\n"
        "ultimo    0       7  -    -     9\n");
}

TEST_CASE("notes stand under their row and under the table, with a chapter of their own or not") {
  const auto one = read(R"(
    note = [{ en = "of all", it = "di tutti" }, { en = "of some", it = "di alcuni", ref = "2" }]
    column = { id = "n", en = "n", it = "n" }
    [[row]]
    id    = "a"
    en    = "one"
    it    = "uno"
    cells = { n = 1 }
    note  = [{ en = "as it is", it = "così" }, { en = "elsewhere", it = "altrove", ref = "3" }]
    [[row]]
    id    = "b"
    en    = "two"
    it    = "due"
    cells = { n = 2 }
  )");
  CHECK(shown(one->table) ==
        "Odds and ends, Game 9\n"
        "a table\n"
        "\n"
        "     n\n"
        "---  -\n"
        "one  1\n"
        "  - as it is\n"
        "  - elsewhere (3)\n"
        "\n"
        "two  2\n"
        "\n"
        "- of all (9)\n"
        "- of some (2)\n");
}

TEST_CASE("a word that is wider than the page is cut, between characters") {
  std::string word;
  for (int n = 0; n < 100; ++n) word += "è";
  const auto one =
      read("column = { id = \"n\", en = \"n\", it = \"n\" }\n[[row]]\nid = \"a\"\nen = \"" + word +
           "\"\nit = \"x\"\ncells = { n = { en = \"" + word + "\", it = \"x\" } }\n");
  const auto text = shown(one->table);
  std::size_t letters = 0;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    CHECK(report::width(line) <= 80);
    for (std::size_t at = line.find("è"); at != std::string::npos; at = line.find("è", at + 2))
      ++letters;
  }
  CHECK(letters == 200);
}

}  // namespace
