#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <sstream>

#include "harness.hpp"
#include "layout.hpp"
#include "nfw/builtin.hpp"
#include "transcript.hpp"
#include "verified.hpp"
#include "words.hpp"

// Nothing is wider than the screen, and the sheet fits its paper.

namespace {

using namespace nfw;
using namespace nfw::testing;

std::vector<std::string> lines(const std::string& text) {
  std::vector<std::string> out;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) out.push_back(line);
  return out;
}

// A single word that is wider than the screen is left whole: a file's name, say.
bool is_one_word(std::string line) {
  const bool is_command = line.ends_with(" \\");  // goes on below
  if (is_command) line.resize(line.size() - 2);
  const auto from = line.find_first_not_of(' ');
  const auto sign = line.find_first_of("=|", from);
  return line.find(' ', from) == std::string::npos &&
         (is_command || sign == std::string::npos || sign + 1 == line.size());
}

// What people read of the transcripts' commands: no data, and nothing that the shell does to it.
std::vector<std::string> reports() {
  std::vector<std::string> out;
  for (const auto& entry : std::filesystem::directory_iterator(NFW_SOURCE "/tests/cli")) {
    if (entry.path().extension() != ".t") continue;
    const auto file = entry.path().string();
    for (const auto& one : read_transcripts(read_file(file), file)) {
      const auto& line = one.command;
      const bool is_data = line.find("--json") != std::string::npos ||
                           line.find("--csv") != std::string::npos ||
                           line.find("always") != std::string::npos || line.starts_with("nfw comp");
      const bool is_plain = line.find_first_of("|<>&;\"$\\(") == std::string::npos;
      if (line.starts_with("nfw ") && is_plain && !is_data) out.push_back(line.substr(4));
    }
  }
  return out;
}

void check_width(const std::string& line, const std::map<std::string, std::string>& env,
                 std::size_t columns) {
  const auto ran = run(line, {.input = "", .env = env});
  for (const auto& said : lines(ran.out)) {
    const bool fits = report::width(said) <= columns || is_one_word(said);
    CHECK_MESSAGE(fits, "nfw ", line, " at ", columns, ": ", said);
  }
}

TEST_CASE("nothing that is read is wider than the screen") {
  const auto all = reports();
  CHECK(all.size() > 500);
  for (const auto& line : one_in_so_many(all))
    for (const std::size_t columns : {40U, 60U, 80U})
      check_width(line, {{"COLUMNS", std::to_string(columns)}, {"LC_ALL", "C.UTF-8"}}, columns);
}

TEST_CASE("every table, help and ruling is as wide as the screen at most, in both languages") {
  for (const auto* ruleset : builtin::rulesets())
    for (const std::string lang : {"en", "it"})
      for (const std::size_t columns : {40U, 80U}) {
        const auto check = [&](const std::string& line) {
          check_width("--rules " + std::string(ruleset->id) + " --lang " + lang + " " + line,
                      {{"COLUMNS", std::to_string(columns)}}, columns);
        };
        check("rulings");
        check("rulings --in-force");
        check("table --sheet");
        check("--help");
        for (const auto* test : ruleset->tests)
          for (const auto* what : {"table ", "table --all --flags ", "help "})
            check(what + std::string(test->id));
        for (const auto& table : ruleset->references) check("table " + std::string(table.id));
      }
}

TEST_CASE("what names a result, and what is said of a battle, are as wide as the screen at most") {
  constexpr std::size_t narrow = 40;
  for (const auto lang : {report::Lang::en, report::Lang::it}) {
    check_width("first-turn --repeat 20 --seed 1 --lang " +
                    std::string(lang == report::Lang::it ? "it" : "en"),
                {{"COLUMNS", std::to_string(narrow)}}, narrow);
    const report::Page page(narrow);
    const report::Verified sound{
        .file = "turin-marsin.battle", .entries = 12, .seal = "0123456789"};
    for (const auto& said : lines(report::verified_text(sound, lang)))
      CHECK(report::width(said) <= narrow);
  }
}

TEST_CASE("the sheet of every rulebook fits two pages of 66 lines and 132 columns") {
  constexpr std::size_t page_lines = 66;
  constexpr std::size_t page_columns = 132;
  for (const auto* ruleset : builtin::rulesets())
    for (const std::string lang : {"en", "it"}) {
      const auto ran =
          run("--rules " + std::string(ruleset->id) + " --lang " + lang + " table --sheet");
      CAPTURE(ruleset->id);
      CAPTURE(lang);
      CHECK(ran.status == 0);
      std::istringstream pages(ran.out);
      std::size_t count = 0;
      for (std::string page; std::getline(pages, page, '\f'); ++count) {
        CHECK(lines(page).size() <= page_lines);
        for (const auto& line : lines(page)) CHECK(report::width(line) <= page_columns);
      }
      CHECK(count <= 2);
      for (const auto name : ruleset->sheet) {
        const auto test =
            std::ranges::find(ruleset->tests, name, [](const auto* one) { return one->id; });
        if (test == ruleset->tests.end()) continue;
        const auto& title = (*test)->title;
        CHECK(ran.out.find("--- " + std::string(lang == "it" ? title.it : title.en) + ", ") !=
              std::string::npos);
      }
    }
}

}  // namespace
