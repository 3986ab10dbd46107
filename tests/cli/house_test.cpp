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
  for (const auto& one : one_in_so_many(mistakes())) {
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
  for (const auto& one : one_in_so_many(mistakes())) {
    CAPTURE(one.command);
    const auto fires = " | nfw fire --house - --shooters 3 --range long --dice 6,5,1,1";
    CHECK(perform(made_by(one) + fires, NFW_BINARY) == one.expected);
  }
}

// The first of a page's examples that adds a weapon.
std::string worked_example(const std::string& page) {
  const auto text = read_file(NFW_SOURCE "/man/" + page);
  const auto name = text.find("\n[words.missile-weapon.rifled]");
  REQUIRE(name != std::string::npos);
  return text.substr(name, text.find("\n.Ed", name) - name);
}

// The same as rows of lists, and in one line each: other ways to write it.
const std::string as_lists = R"(
[[words.missile-weapon]]
id   = "rifled"
like = "musket"
en   = "rifled musket"
it   = "moschetto rigato"
[[fire.range.row]]
id     = "rifled"
when   = { weapon = "rifled" }
limits = { point-blank = 5, short = 25, long = 50 }
en     = "rifled musket"
it     = "moschetto rigato"
[[fire.input]]
id    = "high-ground"
kind  = "flag"
group = "shooters"
en    = "on high ground"
it    = "in posizione elevata"
[[fire.hit.modifier]]
id    = "high-ground"
value = +1
when  = { high-ground = true }
en    = "high ground"
it    = "posizione elevata"
)";

TEST_CASE("the worked example of the manual does all that the transcripts show, on either page") {
  const auto text = read_file(NFW_SOURCE "/tests/cli/house.t");
  for (const auto& file :
       {worked_example("nfw-tables.5"), worked_example("it/nfw-tables.5"), as_lists}) {
    int played = 0;
    for (const auto& one : read_transcripts(text, "house.t")) {
      if (!one.command.starts_with("nfw ") ||
          one.command.find("--house club.toml") == std::string::npos)
        continue;
      CAPTURE(one.command);
      const auto command = "cat >club.toml <<'end'" + file + "\nend\n" + one.command;
      CHECK(perform(command, NFW_BINARY) == one.expected);
      ++played;
    }
    CHECK(played > 7);
  }
}

// The display of the page that follows the name of this file.
std::string display_after(const std::string& page, const std::string& file) {
  const auto text = read_file(NFW_SOURCE "/man/" + page);
  const std::string opens = ".Bd -literal -offset indent\n";
  const auto at = text.find(opens, text.find(".Pa " + file));
  REQUIRE(at != std::string::npos);
  const auto begin = at + opens.size();
  return text.substr(begin, text.find(".Ed\n", begin) - begin);
}

TEST_CASE("the smallest ruleset of the manual is one, on either page") {
  for (const std::string page : {"nfw-tables.5", "it/nfw-tables.5"}) {
    std::string command = "mkdir small\n";
    for (const std::string file : {"small/ruleset.toml", "small/dash.toml"})
      command += "cat >" + file + " <<'end'\n" + display_after(page, file) + "end\n";
    CHECK(perform(command + "nfw check small", NFW_BINARY) ==
          "small: sound, 1 change\n           small the whole ruleset");
    CHECK(perform(command + "nfw --house small --rules small dash --dice 4 -q", NFW_BINARY) ==
          "reached");
  }
}

}  // namespace
