#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "arguments.hpp"
#include "case_file.hpp"
#include "harness.hpp"
#include "nfw/builtin.hpp"
#include "nfw/roster.hpp"
#include "transcript.hpp"
#include "words.hpp"

// The manual page cannot lie: what it says of flags comes from the tables, and its examples run.

namespace {

using namespace nfw;
using namespace nfw::testing;
using report::Lang;

// A backslash as the page writes it.
std::string escaped(const std::string& said) {
  std::string out;
  for (const char c : said) out += c == '\\' ? std::string("\\e") : std::string(1, c);
  return out;
}

// Examples stand in literal displays: a line `$ command` and what it prints.
std::string with_examples(const std::string& page, Lang lang) {
  std::istringstream in(page);
  std::string out;
  std::string line;
  bool literal = false;
  const bool together = in_one_folder(page);
  const Folder folder;
  while (std::getline(in, line)) {
    if (line == ".Ed") literal = false;
    if (literal && !line.starts_with("$ ")) continue;
    out += line + "\n";
    if (literal) {
      auto command = line.substr(2);
      while (command.ends_with("\\e") && std::getline(in, line)) {  // goes on in the next line
        out += line + "\n";
        command.replace(command.size() - 2, 2, line);
      }
      const auto* speak =
          lang == Lang::it ? "export COLUMNS=73 NFW_LANG=it; " : "export COLUMNS=73; ";
      const auto said = together ? perform(speak + command, NFW_BINARY, folder)
                                 : perform(speak + command, NFW_BINARY);
      if (!said.empty()) out += escaped(said) + "\n";
    }
    if (line == ".Bd -literal") literal = true;
  }
  return out;
}

std::string folder_of(Lang lang) { return lang == Lang::it ? "/it/" : "/"; }

std::set<std::string> page_files(Lang lang) {
  std::set<std::string> out;
  for (const auto& entry : std::filesystem::directory_iterator(NFW_SOURCE "/man" + folder_of(lang)))
    if (const auto end = entry.path().extension(); end == ".1" || end == ".5")
      out.insert(entry.path().filename().string());
  return out;
}

TEST_CASE("the examples of the manual pages run") {
  for (const auto lang : {Lang::en, Lang::it})
    for (const auto& name : page_files(lang)) {
      const auto path = NFW_SOURCE "/man" + folder_of(lang) + name;
      CAPTURE(path);
      const auto page = read_file(path);
      const auto fresh = with_examples(page, lang);
      if (std::getenv("NFW_UPDATE") != nullptr)
        std::ofstream(path) << fresh;
      else
        CHECK(page == fresh);
    }
}

TEST_CASE("the commands of the examples fit the page that man lays out") {
  constexpr std::size_t widest = 78 - 5;  // columns of the page, less those before an example
  for (const auto lang : {Lang::en, Lang::it})
    for (const auto& name : page_files(lang)) {
      std::istringstream page(read_file(NFW_SOURCE "/man" + folder_of(lang) + name));
      bool goes_on = false;
      for (std::string line; std::getline(page, line);) {
        const bool is_command = goes_on || line.starts_with("$ ");
        goes_on = is_command && line.ends_with("\\e");
        CHECK_MESSAGE((!is_command || report::width(line) <= widest), name, ": ", line);
      }
    }
}

// As the build has filled it.
std::string read_page(const std::string& name, Lang lang) {
  return read_file(NFW_PAGES + folder_of(lang) + name);
}

TEST_CASE("the manual pages describe every option, every test and flag, every key of a list") {
  for (const auto lang : {Lang::en, Lang::it}) {
    std::string pages;
    for (const auto& name : page_files(lang)) pages += read_page(name, lang);
    const auto check = [&](const std::string& entry) {
      CHECK_MESSAGE(pages.find("\n" + entry) != std::string::npos, entry);
    };
    for (const auto& option : cli::options())
      check(".It Fl " + (option.letter.empty() ? "" : std::string(option.letter) + " , Fl ") + "-" +
            std::string(option.name));
    for (const auto* ruleset : builtin::rulesets())
      for (const auto* test : ruleset->tests) {
        check(".Ss " + std::string(test->id) + " (" + std::string(test->ref) + ")\n");
        for (const auto& input : test->inputs) {
          const std::string name(report::name_of(input, lang));
          check(".It Fl -" + (name == input.id ? name : name + " , Fl -" + std::string(input.id)));
        }
        if (test->roster == nullptr) continue;
        for (const auto& record : test->roster->records)
          for (const auto& input : record.form.inputs)
            check(".It Ic " + std::string(input.id) + " = ");
      }
  }
}

struct Mark {
  std::string word;
  std::string place;
};

// What a page is made of, whatever its language: sections, paragraphs, items, examples, and the
// flags and pages that are spoken of.
std::vector<Mark> outline(const std::string& page) {
  static const std::set<std::string> structure{".Sh", ".Ss", ".Pp", ".Bl", ".It",
                                               ".El", ".Bd", ".Ed", ".Dl"};
  std::istringstream in(page);
  std::vector<Mark> out;
  std::string line;
  for (int n = 1; std::getline(in, line); ++n) {
    const auto place = std::to_string(n) + ": " + line;
    if (line.starts_with("$ ")) out.push_back({"$", place});
    if (!line.starts_with('.')) continue;
    std::istringstream words(line);
    std::string word;
    const bool is_item = line.starts_with(".It Fl ");
    for (bool first = true; words >> word; first = false) {
      if (!(first ? structure.contains(word) : word.starts_with('-') || word.starts_with("nfw")))
        continue;
      // The English name of a flag stands behind the Italian one.
      if (is_item && out.back().word.starts_with('-') && out.back().place == place) out.pop_back();
      out.push_back({word, place});
    }
  }
  out.push_back({"end", "the end"});
  return out;
}

// Flags are called as the language does.
bool says_the_same(const Mark& english, const Mark& italian) {
  const auto bare = [](std::string_view word) {
    return word.substr(std::min(word.find_first_not_of('-'), word.size()));
  };
  const auto is_it = [&](const Input& input) {
    return bare(english.word) == input.id && bare(italian.word) == report::name_of(input, Lang::it);
  };
  return english.word == italian.word ||
         std::ranges::any_of(builtin::rulesets(), [&](const Ruleset* ruleset) {
           return std::ranges::any_of(ruleset->tests, [&](const TestTable* test) {
             return std::ranges::any_of(test->inputs, is_it);
           });
         });
}

TEST_CASE("every manual page stands in Italian, too, with the same sections, items and flags") {
  auto names = page_files(Lang::en);
  names.merge(page_files(Lang::it));
  for (const auto& name : names) {
    const auto english = outline(read_page(name, Lang::en));
    const auto italian = outline(read_page(name, Lang::it));
    // No structured binding: the message is a lambda, and Clang 14 lets none of those in.
    const auto differ = std::ranges::mismatch(english, italian, says_the_same);
    const auto en = differ.in1;
    const auto it = differ.in2;
    const bool alike = en == english.end() && it == italian.end();
    CHECK_MESSAGE(alike, name << ": first difference at '" << (alike ? "" : en->place)
                              << "' and in Italian at '" << (alike ? "" : it->place) << "'");
  }
}

TEST_CASE("every flag and every option has a transcript or a worked case") {
  std::string commands;
  for (const auto& entry : std::filesystem::directory_iterator(NFW_SOURCE "/tests/cli"))
    if (entry.path().extension() == ".t")
      for (const auto& transcript : read_transcripts(read_file(entry.path().string()), ""))
        commands += transcript.command + " ";
  std::set<std::string> all;
  for (const auto& option : cli::options()) all.insert(std::string(option.name));
  const auto used = [](const std::string& text, const std::string& flag) {
    const auto padded = text + " ";
    return padded.find("--" + flag + " ") != std::string::npos ||
           padded.find("--" + flag + "=") != std::string::npos;
  };
  for (const auto& name : all) CHECK_MESSAGE(used(commands, name), "--" << name);
  for (const auto* ruleset : builtin::rulesets()) {
    const auto cases = read_cases(std::string(ruleset->id));
    for (const auto* test : ruleset->tests) {
      std::string runs;
      for (const auto& worked : cases)
        if (worked.test == test->id) runs += worked.run + " ";
      for (const auto& input : test->inputs)
        CHECK_MESSAGE(used(runs, std::string(input.id)), test->id << " --" << input.id);
      if (test->roster == nullptr) continue;
      std::string lists;
      for (const auto& worked : cases) lists += worked.input;
      for (const auto& record : test->roster->records)
        for (const auto& input : record.form.inputs)
          CHECK_MESSAGE(lists.find(std::string(input.id) + " ") != std::string::npos, input.id);
    }
  }
}

}  // namespace
