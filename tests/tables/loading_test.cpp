#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <sstream>

#include "emit.hpp"
#include "fields.hpp"
#include "harness.hpp"
#include "load.hpp"
#include "words.hpp"

namespace {

using namespace nfw;
using namespace nfw::tables;
namespace fs = std::filesystem;

const std::string tests_folder = std::string(NFW_SOURCE) + "/tests";
const std::string tables_folder = std::string(NFW_SOURCE) + "/tables";

const Source& fucilier() {
  static const Source source = [] {
    Problems problems;
    auto read = read_source(tables_folder + "/fucilier", problems);
    REQUIRE(problems.empty());
    return read;
  }();
  return source;
}

// The words and rulings of the real tables, without their tests.
Source without_tests() {
  const auto& all = fucilier();
  return {.id = all.id,
          .ruleset = all.ruleset,
          .words = all.words,
          .rulings = all.rulings,
          .tests = {},
          .references = {}};
}

Problems problems_of(const Source& source) {
  Problems problems;
  const auto book = load(source, problems);
  if (problems.empty()) check(*book, problems);
  return problems;
}

std::string lines(const Problems& problems) {
  std::string out;
  for (const auto& problem : problems) out += problem.text() + "\n";
  return out;
}

// ---- what is sound

TEST_CASE("the tables of the source tree load without a problem") {
  CHECK(lines(problems_of(fucilier())) == "");
}

TEST_CASE("the tables written as C++ name every test once") {
  Problems problems;
  const auto book = load(fucilier(), problems);
  std::ostringstream out;
  emit({&book->ruleset}, out);
  const auto text = out.str();
  for (const std::string test :
       {"scout", "reinforce", "fire", "melee", "morale", "influence", "command-test"}) {
    const auto first = text.find("{\"fucilier\",\"" + test + "\",");
    CHECK_MESSAGE(first != std::string::npos, test);
    CHECK_MESSAGE(text.find("{\"fucilier\",\"" + test + "\",", first + 1) == std::string::npos,
                  test);
  }
}

// As the tables write it: "6..11"; empty if it is no range.
std::string range(std::string_view text) {
  const auto parsed = parse_range(text);
  return parsed ? report::range_text(*parsed) : "";
}

TEST_CASE("each test and each reference table of the list is read, from its own file") {
  const auto& source = fucilier();
  CHECK(source.tests.size() == source.ruleset.find("tests")->items.size());
  CHECK(source.references.size() == source.ruleset.find("references")->items.size());
  CHECK(source.references.at(0).second.at.file == "reference/turn.toml");
}

TEST_CASE("a range is a number, from one to another, open at one end, or beyond a number") {
  CHECK(range("7") == "7");
  CHECK(range("6..11") == "6..11");
  CHECK(range("12..") == "12..");
  CHECK(range("..1") == "..1");
  CHECK(range("-3..-1") == "-3..-1");
  CHECK(range(">50") == ">50");
  CHECK(range("<50") == "<50");
  CHECK(range(">33.3") == ">33.3");
  CHECK(range("10..<20") == "10..<20");
  CHECK(range(">0..5") == ">0..5");
  CHECK(range(">0..<0.5") == ">0..<0.5");
  CHECK(range("-0.5..2.25") == "-0.5..2.25");
}

TEST_CASE("anything else is no range") {
  for (const auto* text :
       {"",       "..", "six", "6-11", "11..6", "6..11..12", "6...11", ">",  "<6..", ">=6",
        "1.2345", "1.", ".5",  "1.x",  ">..5",  "5..<",      "..<",    " 6", "6..x", "x..6"})
    CHECK_MESSAGE(range(text) == "", text);
}

TEST_CASE("rows keep the order of the file") {
  Problems problems;
  const auto node = parse("b = 1\na = 2\n[d]\n[c]\n", "order.toml", problems);
  std::string keys;
  for (const auto& member : node.members) keys += member.key;
  CHECK(keys == "badc");
}

// The words and rulings of the real tables, and one test of this text.
std::unique_ptr<Book> book_of(const std::string& text) {
  Problems problems;
  auto source = without_tests();
  source.tests.emplace_back("throw", parse(text, "throw.toml", problems));
  auto book = load(source, problems);
  CHECK(lines(problems) == "");
  return book;
}

TEST_CASE("a stage copied for the other side asks for the other side's inputs") {
  const auto book = book_of(R"(
    format    = 2
    procedure = "check"
    en        = "Throw"
    it        = "Tiro"
    about     = { en = "two dice", it = "due dadi" }
    ref       = "1.1"
    stages    = ["own", "enemy"]
    headline  = "total"
    [other-side]
    prefix = "enemy-"
    en     = "enemy:"
    it     = "nemico:"
    [[input]]
    id    = "brave"
    kind  = "flag"
    group = "unit"
    both  = true
    en    = "brave"
    it    = "prode"
    [own]
    en   = "Own"
    it   = "Propri"
    kind = "sum"
    dice = 1
    [[own.modifier]]
    id   = "brave"
    when = { brave = true }
    en   = "brave"
    it   = "prode"
    [enemy]
    en         = "Enemy"
    it         = "Nemico"
    kind       = "sum"
    like       = "own"
    other-side = true
    [[outcome]]
    id   = "total"
    kind = "number"
    en   = "total"
    it   = "totale"
  )");
  const auto& test = *book->tests[0];
  REQUIRE(test.inputs.size() == 2);
  CHECK(test.inputs[1].id == "enemy-brave");
  CHECK(test.inputs[1].label.en == "enemy: brave");
  CHECK(test.inputs[1].label.it == "nemico: prode");
  CHECK(test.stages[0].modifiers[0].when.any[0].all[0].fact == 0);
  CHECK(test.stages[1].modifiers[0].when.any[0].all[0].fact == 1);
}

// ---- what is broken

// A file of bad-tables: what it does not say is taken from sound.toml. Its first lines tell what
// must be found in it.
//   # expect: LINE:COLUMN: MESSAGE   a problem; all of them, in their order
//   # file: words.toml               it stands for this file of the ruleset, not for a test
//   # file: reference/NAME.toml      it is a reference table
//   # without: KEY                   this key of sound.toml is left out
struct Broken {
  std::string name;
  std::string expected;
  std::string stands_for;
  std::set<std::string> without;
};

Broken read_broken(const fs::path& path) {
  Broken out;
  out.name = path.stem().string();
  std::istringstream text(testing::read_file(path.string()));
  std::string line;
  std::vector<std::string> expected;
  while (std::getline(text, line) && line.starts_with("# ")) {
    const auto colon = line.find(": ");
    if (colon == std::string::npos) continue;
    const auto key = line.substr(2, colon - 2);
    const auto value = line.substr(colon + 2);
    if (key == "expect")
      expected.push_back(value);
    else if (key == "file")
      out.stands_for = value;
    else if (key == "without")
      out.without.insert(value);
    else
      FAIL_CHECK(path.filename().string() << ": unknown '# " << key << ":'");
  }
  const auto file = out.stands_for.empty() ? out.name + ".toml" : out.stands_for;
  // A problem without a place has no line to begin with.
  for (const auto& one : expected)
    out.expected += file + (one[0] >= '0' && one[0] <= '9' ? ":" : ": ") + one + "\n";
  return out;
}

// The words and rulings of the real tables, and the broken file in its place.
Source source_with(const Broken& broken, const fs::path& path, Problems& problems) {
  auto source = without_tests();
  const auto file = broken.stands_for.empty() ? broken.name + ".toml" : broken.stands_for;
  auto node = parse_file(path.string(), file, problems);
  if (file == "words.toml") {
    source.words = node;
  } else if (file == "rulings.toml") {
    source.rulings = node;
  } else if (file == "ruleset.toml") {
    source.ruleset = node;
  } else if (file.starts_with("reference/")) {
    source.references.emplace_back(broken.name, node);
  } else {
    const auto sound = parse_file(tests_folder + "/tables/sound.toml", "sound.toml", problems);
    for (const auto& member : sound.members)
      if (node.find(member.key) == nullptr && !broken.without.contains(member.key))
        node.members.push_back(member);
    source.tests.emplace_back(broken.name, node);
  }
  return source;
}

TEST_CASE("the table that the broken ones are made from is sound") {
  Problems problems;
  const auto path = tests_folder + "/tables/sound.toml";
  const auto source = source_with(read_broken(path), path, problems);
  CHECK(lines(problems) == "");
  CHECK(lines(problems_of(source)) == "");
}

TEST_CASE("every fault of a broken table is reported where it stands") {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(tests_folder + "/bad-tables"))
    files.push_back(entry.path());
  std::ranges::sort(files);
  CHECK(files.size() > 60);
  for (const auto& path : files) {
    CAPTURE(path.filename().string());
    const auto broken = read_broken(path);
    CHECK(!broken.expected.empty());
    Problems problems;
    const auto source = source_with(broken, path, problems);
    CHECK(lines(problems) == "");
    const auto found = problems_of(source);
    CHECK(lines(found) == broken.expected);
    for (const auto& problem : found) CHECK(problem.line().it != problem.line().en);
  }
}

Node& at(Node& node, std::string_view key) {
  return std::ranges::find(node.members, key, &Member::key)->value;
}

TEST_CASE("of a rulebook in print every flag and every value has an Italian name") {
  auto source = fucilier();
  const auto italian = [&] {
    Problems problems;
    const auto book = load(source, problems);
    CHECK(lines(problems) == "");
    check_italian(*book, problems);
    return lines(problems);
  };
  CHECK(italian() == "");
  at(source.words, "flags").members.erase_if([](const Member& flag) {
    return flag.key == "shooters";
  });
  at(source.words, "missile-weapon").items[0].members.erase_if([](const Member& key) {
    return key.key == "it-id";
  });
  CHECK(italian().find("shooters: no Italian name in words.flags\n") != std::string::npos);
  CHECK(italian().find("weapon: 'musket' needs 'it-id', its Italian name in a word\n") !=
        std::string::npos);
}

// Takes a language away from every label; the places of those that had it.
void take_away(Node& node, const std::string& language, std::set<std::string>& places) {
  const auto has = [&](const char* key) { return node.find(key) != nullptr; };
  if (has("en") && has("it")) {
    node.members.erase_if([&](const Member& member) { return member.key == language; });
    places.insert(Problem{node.at, message({"'{}' is missing", "manca '{}'"}, {language})}.text());
  }
  for (auto& member : node.members) take_away(member.value, language, places);
  for (auto& item : node.items) take_away(item, language, places);
}

void take_away(Source& source, const std::string& language, std::set<std::string>& places) {
  for (auto* node : {&source.ruleset, &source.words, &source.rulings})
    take_away(*node, language, places);
  for (auto* list : {&source.tests, &source.references})
    for (auto& [name, node] : *list) take_away(node, language, places);
}

// Without the name of the row between the place and the message.
std::string without_row(const Problem& problem) {
  const auto& said = problem.message.en;
  const auto colon = said.rfind(": ");
  const auto rest = colon == std::string::npos ? said : said.substr(colon + 2);
  return Problem{problem.at, as_is(rest)}.text();
}

TEST_CASE("a label that lacks a language is a fault, whichever of all labels it is") {
  for (const auto* id : {"fucilier", "guaitana", "future", "campaign"})
    for (const std::string language : {"en", "it"}) {
      CAPTURE(id);
      Problems problems;
      auto source = read_source(tables_folder + "/" + id, problems);
      REQUIRE(problems.empty());
      std::set<std::string> labels;
      take_away(source, language, labels);
      CHECK(labels.size() > 300);
      static_cast<void>(load(source, problems));
      for (const auto& problem : problems) labels.erase(without_row(problem));
      for (const auto& label : labels) FAIL_CHECK("no fault: " << label);
    }
}

TEST_CASE("what is no TOML is told in Italian, too") {
  const std::pair<const char*, const char*> mistakes[] = {
      {"[fire", "errore leggendo l'intestazione di una tabella: il file finisce prima"},
      {"[fire\n", "errore leggendo l'intestazione di una tabella: atteso ']', trovato '\\n'"},
      {"[a]\n[a]\n", "errore leggendo l'intestazione di una tabella: c'è già la tabella 'a'"},
      {"a = 1\na = 2\n", "errore leggendo una chiave con il suo valore: c'è già il numero 'a'"},
      {"a 1\n", "errore leggendo una chiave con il suo valore: atteso '=', trovato '1'"},
      {"a = 1 2\n",
       "errore leggendo una chiave con il suo valore: atteso che la riga finisse, trovato '2'"},
      {"= 1\n", "errore leggendo il file: attesa una chiave o una tabella, trovato '='"},
      {"a = [1,,]\n", "errore leggendo un elenco: atteso un valore, o ']', trovata una virgola"},
      {"a = {b = 1,}\n",
       "errore leggendo una tabella tra graffe: attesa una chiave con il suo valore, trovata la "
       "chiusura '}' dopo una virgola"},
      {"a = tru\n", "errore leggendo true o false: atteso 'true', trovato 'tru\n'"},
      {"a = it\n", "errore leggendo un numero decimale: atteso 'inf', trovato 'it'"},
      {"a = 08\n", "errore leggendo un numero intero: un numero non comincia con zero"},
      {"a = 99999999999999999999\n",
       "errore leggendo un numero intero: '99999999999999999999' è troppo grande"},
      {"a = \"b\n", "errore leggendo un testo: i caratteri di controllo non sono ammessi"},
      {"a = 'b", "errore leggendo un testo: il file finisce prima"},
      {"a = 2020-13-01\n", "errore leggendo una data: atteso un mese tra 1 e 12, trovato 13"},
      {"a = \"\\q\"\n", "errore leggendo un testo: sequenza sconosciuta '\\q'"},
      {"a = \"\xff\"\n", "byte che non sono UTF-8"},
  };
  for (const auto& mistake : mistakes) {
    CAPTURE(mistake.first);
    Problems problems;
    parse(mistake.first, "fire.toml", problems);
    REQUIRE(problems.size() == 1);
    CHECK(problems[0].message.it == mistake.second);
    CHECK(problems[0].message.en != mistake.second);
  }
}

TEST_CASE("a syntax error is one problem, at its place") {
  Problems problems;
  const auto node = parse("en = \"Fire\"\nit = Fuoco\"\n", "fire.toml", problems);
  REQUIRE(problems.size() == 1);
  CHECK(problems[0].at.file == "fire.toml");
  CHECK(problems[0].at.line == 2);
  CHECK(!problems[0].message.en.empty());
  CHECK(node.members.empty());
}

TEST_CASE("a letter beyond ASCII stands in texts and comments alone") {
  for (const auto* text :
       {"a = \"\xc3\xa8\"  # \xc3\xa8 '\nb = '\xc3\xa8'\nc = \"\"\n", "a = \"\\\" \xc3\xa8\"\n",
        "a = \"\"\"\n\xc3\xa8 \\\" \"\" '\xc3\xa8\"\"\"\nb = '''\xc3\xa8 ''\n'''\n",
        "\xef\xbb\xbf"
        "a = 1\n",
        "\xef\xbb\xbf\"\xc3\xa8\" = 1\n", "a.'\xc3\xa8' = [\"\xc3\xa8\",'\xc3\xa8']\n"}) {
    CAPTURE(text);
    Problems problems;
    parse(text, "fire.toml", problems);
    CHECK(problems.empty());
  }
  struct Stray {
    const char* text;
    int line;
    int column;
  };
  for (const auto& stray :
       {Stray{"a = 1\nit = \xc3\xa8 engaged\"\n", 2, 6}, Stray{"perch\xc3\xa9 = 1\n", 1, 6},
        Stray{"a = \"\\\"\" \xc3\xa8\n", 1, 10}, Stray{"a = '\\' \xc3\xa8\n", 1, 9},
        Stray{"it =8\"\xc3\xa0\"\n", 1, 7}, Stray{"it = \"\"'\xc3\xa0'\n", 1, 9}}) {
    CAPTURE(stray.text);
    Problems problems;
    parse(stray.text, "fire.toml", problems);
    REQUIRE(problems.size() == 1);
    CHECK(problems[0].message.en == "a letter that is not ASCII stands outside of quotes");
    CHECK(problems[0].at.line == stray.line);
    CHECK(problems[0].at.column == stray.column);
  }
}

TEST_CASE("a file that cannot be read is a problem") {
  Problems problems;
  const auto node = parse_file(tests_folder + "/no-such-file.toml", "none.toml", problems);
  CHECK(lines(problems) == "none.toml: cannot be read\n");
  CHECK(node.members.empty());
}

TEST_CASE("each file that a ruleset lacks is a problem") {
  Problems problems;
  const auto source = read_source(tests_folder + "/no-such-folder", problems);
  CHECK(source.id == "no-such-folder");
  CHECK(lines(problems) ==
        "ruleset.toml: cannot be read\nwords.toml: cannot be read\nrulings.toml: cannot be read\n");
}

}  // namespace
