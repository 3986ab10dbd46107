#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>

#include "arguments.hpp"
#include "commands.hpp"
#include "harness.hpp"
#include "nfw/builtin.hpp"
#include "transcript.hpp"

// With NFW_UPDATE=1 what the program says today goes into the transcripts: read the difference
// before you commit it.

namespace {

using namespace nfw;
using namespace nfw::testing;

std::vector<std::filesystem::path> files() {
  std::vector<std::filesystem::path> out;
  for (const auto& entry : std::filesystem::directory_iterator(NFW_SOURCE "/tests/cli"))
    if (entry.path().extension() == ".t") out.push_back(entry.path());
  std::ranges::sort(out);
  return out;
}

std::vector<Transcript> read(const std::filesystem::path& path) {
  return read_transcripts(read_file(path.string()), path.filename().string());
}

TEST_CASE("every transcript comes out as written") {
  for (const auto& path : files()) {
    std::vector<std::string> said;  // in the order of the file
    bool differs = false;
    const bool together = in_one_folder(read_file(path.string()));
    const Folder folder;
    for (const auto& transcript : read(path)) {
      CAPTURE(transcript.file);
      CAPTURE(transcript.line);
      CAPTURE(transcript.command);
      const auto now = together ? perform(transcript.command, NFW_BINARY, folder)
                                : perform(transcript.command, NFW_BINARY);
      said.push_back(now);
      CHECK(now == transcript.expected);
      differs = differs || now != transcript.expected;
    }
    if (!differs || !updating()) continue;
    const auto text = read_file(path.string());
    std::size_t next = 0;
    std::ofstream(path) << rewritten(text, [&](const std::string&) { return said.at(next++); });
  }
}

// What stands behind each call of the program on a line of the shell, up to the end of that call.
std::vector<std::vector<std::string>> calls(const std::string& line) {
  std::vector<std::vector<std::string>> out;
  const std::string name = "nfw ";
  for (auto at = line.find(name); at != std::string::npos; at = line.find(name, at + 1)) {
    if (at > 0 && line[at - 1] != ' ' && line[at - 1] != '(') continue;
    const auto begin = at + name.size();
    out.push_back(split_words(line.substr(begin, line.find_first_of("|;&)<>", begin) - begin)));
  }
  return out;
}

// "guaitana fire" of a call, or the name of a command that is no test; those behind --then, too.
void add_called(const std::vector<std::string>& words, std::set<std::string>& out) {
  const auto rules = cli::peek(words, "rules");
  const auto rulesets = builtin::rulesets();
  const auto ruleset =
      std::ranges::find_if(rulesets, [&](const Ruleset* one) { return rules == one->id; });
  const auto& book = ruleset == rulesets.end() ? *rulesets.front() : **ruleset;
  for (const auto& part : cli::parts(words)) {
    const auto place = cli::command_place(part);
    if (place >= part.size()) continue;
    const bool is_test = cli::find_test(book, part[place]) != nullptr;
    out.insert(is_test ? std::string(book.id) + " " + part[place] : part[place]);
  }
}

TEST_CASE("every test of every ruleset and every command has a transcript") {
  std::set<std::string> called;
  for (const auto& path : files())
    for (const auto& transcript : read(path))
      for (const auto& words : calls(transcript.command)) add_called(words, called);
  for (const auto* ruleset : builtin::rulesets())
    for (const auto* test : ruleset->tests) {
      const auto name = std::string(ruleset->id) + " " + std::string(test->id);
      CHECK_MESSAGE(called.contains(name), name);
    }
  for (const auto& command : cli::commands())
    CHECK_MESSAGE(called.contains(std::string(command.name)), command.name);
}

}  // namespace
