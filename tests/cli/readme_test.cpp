#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <utility>

#include "harness.hpp"
#include "journal.hpp"
#include "transcript.hpp"

// What README shows is what the program says: its examples run one after the other in one folder,
// as in the checkout. A line "..." stands for any lines; a command with nothing below it need only
// be none that is refused; what `cat` shows is written there first.

namespace {

using namespace nfw;
using namespace nfw::testing;
namespace fs = std::filesystem;

struct Example {
  std::string command;
  std::string shown;
};

bool goes_on(const std::string& command) {
  return command.ends_with('\\') || command.ends_with('|');
}

std::vector<Example> examples(const std::string& page) {
  std::vector<Example> out;
  std::istringstream in(page);
  bool inside = false;
  bool runs = false;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("```")) {
      inside = !inside;
      runs = false;
    } else if (inside && line.starts_with("$ ")) {
      out.push_back({line.substr(2), ""});
      runs = true;
    } else if (runs) {
      auto& [command, shown] = out.back();
      (shown.empty() && goes_on(command) ? command += "\n" + line : shown += line + "\n");
    }
  }
  for (auto& one : out)
    while (one.shown.ends_with("\n\n")) one.shown.pop_back();
  return out;
}

/// What a player is asked, on standard error, and what he types behind it.
struct Dialogue {
  std::string asked = {};
  std::string typed = {};
};
Dialogue take_dialogue(std::string& shown) {
  const std::string end = "+): ";
  std::istringstream in(std::exchange(shown, {}));
  Dialogue out;
  for (std::string line; std::getline(in, line);) {
    const auto at = line.find(end);
    if (at == std::string::npos) {
      shown += line + "\n";
    } else {
      out.asked += line.substr(0, at + end.size());
      out.typed += line.substr(at + end.size()) + "\n";
    }
  }
  return out;
}

using Lines = List<std::string_view>;

bool agrees(Lines said, Lines shown) {
  if (shown.empty()) return said.empty();
  const bool is_same = !said.empty() && said.front() == shown.front();
  if (is_same && agrees(said.subspan(1), shown.subspan(1))) return true;
  if (shown.front() != "...") return false;
  return agrees(said, shown.subspan(1)) || (!said.empty() && agrees(said.subspan(1), shown));
}

TEST_CASE("the examples of README run") {
  const Folder folder;
  fs::create_directories(folder.path() + "/tests");
  fs::copy(NFW_SOURCE "/tests/lists", folder.path() + "/tests/lists", fs::copy_options::recursive);
  const auto all = examples(read_file(NFW_SOURCE "/README.md"));
  CHECK(all.size() > 10);
  for (auto one : all) {
    const auto line = one.command;
    CAPTURE(line);
    if (line.starts_with("cat ")) std::ofstream(folder.path() + "/" + line.substr(4)) << one.shown;
    const auto dialogue = take_dialogue(one.shown);
    std::ofstream(folder.path() + "/typed") << dialogue.typed;
    const auto said = perform("exec <typed; " + line, NFW_BINARY, folder) + "\n";
    CHECK(said.find("? 2\n") == std::string::npos);
    CHECK(said.find(dialogue.asked.empty() ? "" : "2> " + dialogue.asked) != std::string::npos);
    const auto out = said.substr(0, said.find("2> "));
    const bool is_so =
        one.shown.empty() || agrees(report::lines_of(out), report::lines_of(one.shown));
    CHECK_MESSAGE(is_so, out);
  }
}

}  // namespace
