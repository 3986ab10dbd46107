#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <sstream>

#include "emit.hpp"
#include "harness.hpp"
#include "load.hpp"

namespace {

using namespace nfw;
using namespace nfw::tables;
namespace fs = std::filesystem;

const std::string tests_folder = std::string(NFW_SOURCE) + "/tests";
const std::string tables_folder = std::string(NFW_SOURCE) + "/tables";

Source fucilier() {
  Problems problems;
  auto source = read_source(tables_folder + "/fucilier", problems);
  REQUIRE(problems.empty());
  return source;
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

TEST_CASE("the tables written as C++ name every test") {
  Problems problems;
  const auto book = load(fucilier(), problems);
  std::ostringstream out;
  emit({&book->ruleset}, out);
  for (const auto* test : {"scout", "reinforce", "fire", "melee", "morale", "influence",
                           "command-test"})
    CHECK_MESSAGE(out.str().find("constexpr TestTable test") != std::string::npos, test);
  for (const auto* test : {"scout", "reinforce", "fire", "melee", "morale", "influence",
                           "command-test"})
    CHECK_MESSAGE(out.str().find("{\"fucilier\",\"" + std::string(test) + "\",") !=
                      std::string::npos,
                  test);
}

TEST_CASE("rows keep the order of the file") {
  Problems problems;
  const auto node = parse("b = 1\na = 2\n[d]\n[c]\n", "order.toml", problems);
  std::string keys;
  for (const auto& member : node.members) keys += member.key;
  CHECK(keys == "badc");
}

// ---- what is broken

// A file of bad-tables. Its first lines say what must be found in it:
//   # expect: LINE:COLUMN: MESSAGE   a problem; all of them, in their order
//   # file: words.toml               it stands for this file of the ruleset, not for a test
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
    if (key == "expect") expected.push_back(value);
    if (key == "file") out.stands_for = value;
    if (key == "without") out.without.insert(value);
  }
  const auto file = out.stands_for.empty() ? out.name + ".toml" : out.stands_for;
  // A problem without a place has no line to begin with.
  for (const auto& one : expected)
    out.expected += file + (one[0] >= '0' && one[0] <= '9' ? ":" : ": ") + one + "\n";
  return out;
}

// The words and rulings of the real tables, and the broken file in its place.
Source source_with(const Broken& broken, const fs::path& path, Problems& problems) {
  auto source = fucilier();
  source.tests.clear();
  const auto file = broken.stands_for.empty() ? broken.name + ".toml" : broken.stands_for;
  auto node = parse_file(path.string(), file, problems);
  if (file == "words.toml") {
    source.words = node;
  } else if (file == "rulings.toml") {
    source.rulings = node;
  } else if (file == "ruleset.toml") {
    source.ruleset = node;
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
    CHECK(lines(problems_of(source)) == broken.expected);
  }
}

TEST_CASE("a syntax error is one problem, at its place") {
  Problems problems;
  const auto node = parse("en = \"Fire\"\nit = Fuoco\"\n", "fire.toml", problems);
  REQUIRE(problems.size() == 1);
  CHECK(problems[0].at.file == "fire.toml");
  CHECK(problems[0].at.line == 2);
  CHECK(!problems[0].message.empty());
  CHECK(node.members.empty());
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
