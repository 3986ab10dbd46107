// A battle that is played: on the first line what is said when it begins, such as two army lists of
// the tests, then a command on each line, its words parted by blanks. The file is only ever added
// to, can be read after each command, and what a command did is taken back by the next undo. In the
// end it is sound but for what a player counted, and the same lines played at the prompt make the
// same file.
#include <algorithm>

#include "held.hpp"

namespace {

using namespace nfw::fuzz;

const std::string path = "a.battle";

// One that has just begun, as the first line of an input says; without a battle where it cannot.
Desk begun(const std::string& line) {
  const auto words = split(line, ' ');
  Desk desk{.input = laid_desk().input};
  for (const auto& word : words)
    if (const auto file = laid_desk().files.find(word); file != laid_desk().files.end())
      desk.files.insert(*file);
  held(with({"battle", "new", path}, words), desk);
  return desk;
}

std::string read_again(Desk& desk, const Words& args) {
  const auto read = held({"battle"}, desk);
  if (read.status != 0) fail("it cannot be read any more", args, desk, read.err);
  return read.out;
}

// Commands do with a beginning of their names: only the entry says what it was.
bool takes_back(const std::string& entry) {
  return entry.find(R"("k":"undo")") != std::string::npos ||
         entry.find(R"("k":"redo")") != std::string::npos;
}

// Of an act of several units each has an entry.
void hold_undo(const Words& args, Desk desk, const std::string& before, const Words& entries) {
  if (std::ranges::any_of(entries, takes_back)) return;
  for (std::size_t n = 0; n < entries.size(); ++n)
    if (const auto undone = held({"undo"}, desk); undone.status != 0)
      fail("it cannot be undone", args, desk, undone.err);
  if (const auto after = read_again(desk, args); after != before)
    fail("undo does not lead back", args, desk, before + after);
}

// Not so what the prompt takes otherwise than a shell does: what is quoted, what leaves it, and
// answers, files and rules of a line's own.
bool is_plain(const std::string& line) {
  constexpr std::string_view others[] = {"\"",  "'",   "\\",  "#",   "\r",   "\t",   "--a",
                                         "--b", "--h", "--r", "nfw", "quit", "exit", "esci"};
  return !line.ends_with('-') && std::ranges::none_of(others, [&](std::string_view other) {
    return line.find(other) != std::string::npos;
  });
}

void hold_prompt(Desk desk, const Words& lines, const Desk& after) {
  desk.input.clear();
  for (const auto& line : lines) desk.input += line + "\n";
  held({"play"}, desk);
  if (desk.files.at(path) != after.files.at(path))
    fail("the prompt plays otherwise", lines, desk, after.files.at(path));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  auto lines = split({reinterpret_cast<const char*>(data), size}, '\n');
  if (lines.empty()) return 0;
  const auto first = begun(lines.front());
  if (!first.files.contains(path)) return 0;
  Desk desk = first;
  lines.erase(lines.begin());
  auto before = read_again(desk, {});
  bool is_asked = false;  // whether to go on: the prompt takes the next line for the answer
  for (const auto& line : lines) {
    auto args = split(line, ' ');
    std::erase(args, "");
    if (args.empty()) continue;
    const auto file = desk.files.at(path);
    is_asked = held(args, desk).err.find("/n) ") != std::string::npos || is_asked;
    if (desk.files.at(path) == file) continue;
    if (!desk.files.at(path).starts_with(file)) fail("what was written is gone", args, desk, file);
    if (line.find("--ask") == std::string::npos)
      hold_undo(args, desk, before, split(desk.files.at(path).substr(file.size()), '\n'));
    before = read_again(desk, args);
  }
  const auto proof = held({"verify"}, desk);
  if (proof.status != 0 && proof.out.find("the claim does not hold") == std::string::npos)
    fail("it is not sound", lines, desk, proof.out + proof.err);
  if (!is_asked && std::ranges::all_of(lines, is_plain)) hold_prompt(first, lines, desk);
  return 0;
}
