#include <doctest/doctest.h>

#include <algorithm>
#include <regex>
#include <sstream>

#include "harness.hpp"
#include "transcript.hpp"

// A file of house rules with a mistake: what the transcripts say of each kind holds in Italian and
// for every command, too.

namespace {

using namespace nfw::testing;

const std::string checks = " | nfw check -";

std::vector<std::string> lines(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> out;
  for (std::string line; std::getline(in, line);) out.push_back(line);
  return out;
}

// The file that a transcript hands to `nfw check`, as the shell makes it.
std::string made_by(const Transcript& transcript) {
  REQUIRE(transcript.command.ends_with(checks));
  return transcript.command.substr(0, transcript.command.size() - checks.size());
}

std::vector<Transcript> mistakes() {
  const auto text = read_file(NFW_SOURCE "/tests/cli/house-mistakes.t");
  return read_transcripts(text, "house-mistakes.t");
}

// "-:2:8" of "2> nfw: -:2:8: hit: ..."; empty where the line has no place.
std::string place(const std::string& line) {
  static const std::regex form("2> nfw: (-:[0-9]+:[0-9]+): .*");
  std::smatch parts;
  return std::regex_match(line, parts, form) ? parts[1].str() : "";
}

TEST_CASE("each mistake is one line with its place, the line of the file, and a caret") {
  const auto all = mistakes();
  CHECK(all.size() > 80);
  for (const auto& one : all) {
    CAPTURE(one.command);
    const auto said = lines(one.expected);
    REQUIRE(said.size() == 4);
    CHECK(place(said[0]) != "");
    CHECK(said[1].starts_with("2> "));
    CHECK(said[2].ends_with("^"));
    CHECK(said[3] == "? 2");
  }
}

TEST_CASE("each mistake is told in Italian, too") {
  for (const auto& one : mistakes()) {
    CAPTURE(one.command);
    const auto english = lines(one.expected);
    const auto italian = lines(perform(one.command + " --lang it", NFW_BINARY));
    REQUIRE(italian.size() == english.size());
    CHECK(place(italian[0]) == place(english[0]));
    CHECK(italian[0] != english[0]);
    CHECK(std::equal(italian.begin() + 1, italian.end(), english.begin() + 1));
  }
}

TEST_CASE("nothing is played with a file that has a mistake") {
  for (const auto& one : mistakes()) {
    CAPTURE(one.command);
    const auto fires = " | nfw fire --house - --shooters 3 --range long --dice 6,5,1,1";
    CHECK(perform(made_by(one) + fires, NFW_BINARY) == one.expected);
  }
}

}  // namespace
