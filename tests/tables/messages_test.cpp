#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <regex>
#include <set>
#include <sstream>

#include "harness.hpp"
#include "load.hpp"

// A message that no test has seen is one that may be wrong, or never said. What translates the
// words of the TOML parser is another matter: it has all of them, and no table can bring out each.

namespace {

using nfw::testing::read_file;
namespace fs = std::filesystem;

constexpr auto translations = "syntax_error.cpp";

// "'{}' is missing" of the wordings in a source: a text, then the same in Italian.
std::set<std::string> wordings(const std::string& source) {
  static const std::string text = "((?:\\s*\"(?:[^\"\\\\]|\\\\.)*\")+)";
  static const std::regex pair("\\{" + text + "," + text + "\\}");
  static const std::regex part("\"((?:[^\"\\\\]|\\\\.)*)\"");
  std::set<std::string> out;
  for (std::sregex_iterator at(source.begin(), source.end(), pair), end; at != end; ++at) {
    const auto english = (*at)[1].str();
    std::string whole;
    for (std::sregex_iterator n(english.begin(), english.end(), part); n != end; ++n)
      whole += (*n)[1];
    out.insert(whole);
  }
  return out;
}

// Whether a line says it, whatever stands in the place of each {}.
bool says(const std::string& line, const std::string& wording) {
  const std::string place = "{}";
  std::size_t at = 0;
  for (std::size_t begin = 0; begin <= wording.size();) {
    const auto end = std::min(wording.find(place, begin), wording.size());
    const auto part = wording.substr(begin, end - begin);
    at = line.find(part, at);
    if (at == std::string::npos) return false;
    at += part.size();
    begin = end + place.size();
  }
  return true;
}

std::vector<std::string> everything_expected() {
  std::vector<std::string> out;
  for (const auto* folder : {"/tests/bad-tables", "/tests/cli", "/tests/tables"})
    for (const auto& entry : fs::directory_iterator(NFW_SOURCE + std::string(folder))) {
      std::istringstream text(read_file(entry.path().string()));
      for (std::string line; std::getline(text, line);) out.push_back(line);
    }
  return out;
}

TEST_CASE("every message of the loader is expected by a broken table or another test") {
  const auto expected = everything_expected();
  std::size_t messages = 0;
  for (const auto& entry : fs::directory_iterator(NFW_SOURCE "/src/tables")) {
    if (entry.path().filename() == translations) continue;
    for (const auto& wording : wordings(read_file(entry.path().string()))) {
      ++messages;
      const auto says_it = [&](const std::string& line) { return says(line, wording); };
      CHECK_MESSAGE(std::ranges::any_of(expected, says_it), wording);
    }
  }
  CHECK(messages > 0);
}

using namespace nfw::tables;

Node& member(Node& node, std::string_view key) {
  return std::ranges::find(node.members, key, &Member::key)->value;
}

TEST_CASE("a price cannot fill in what its record does not have") {
  Problems problems;
  auto source = read_source(std::string(NFW_SOURCE) + "/tables/fucilier", problems);
  auto& cost =
      std::ranges::find(source.tests, "cost", &std::pair<std::string, Node>::first)->second;
  auto& set = member(member(cost, "priced").items.front(), "set");
  set.members.front().key = "cvv";
  load(source, problems);
  REQUIRE(problems.size() == 1);
  CHECK(problems[0].message.en == "priced 1: no fact 'cvv' in 'leader'");
}

}  // namespace
