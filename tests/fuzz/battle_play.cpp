// A battle that is played: on the first line its rulebook, then a command on each line, its words
// parted by blanks. The file is only ever added to, can be read after each command, and what a
// command did is taken back by the next undo. In the end it is sound, and the same lines played at
// the prompt make the same file.
#include <algorithm>

#include "held.hpp"

namespace {

using namespace nfw::fuzz;

const std::string path = "a.battle";

// One that has just begun.
const Desk& begun(const std::string& rules) {
  static const std::map<std::string, std::pair<const char*, const char*>> lists{
      {"fucilier", {"turin.toml", "marsin.toml"}},
      {"future", {"tharsis.toml", "hive.toml"}},
      {"guaitana", {"coatit.toml", "agordat.toml"}}};
  static std::map<std::string, Desk> all;
  const auto found = lists.contains(rules) ? lists.find(rules) : lists.find("fucilier");
  const auto [desk, is_new] = all.try_emplace(found->first, laid_desk());
  const auto& [own, enemy] = found->second;
  if (is_new &&
      held({"--rules", found->first, "battle", "new", path, own, enemy}, desk->second).status != 0)
    fail("no battle", {found->first}, desk->second, "");
  return desk->second;
}

std::string read_again(Desk& desk, const Words& args) {
  const auto read = held({"battle"}, desk);
  if (read.status != 0) fail("it cannot be read any more", args, desk, read.err);
  return read.out;
}

void hold_undo(const Words& args, Desk desk, const std::string& before) {
  if (args.front() == "undo" || args.front() == "redo") return;
  const auto undone = held({"undo"}, desk);
  if (undone.status != 0) fail("it cannot be undone", args, desk, undone.err);
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

void hold_prompt(const std::string& rules, const Words& lines, const Desk& after) {
  Desk desk = begun(rules);
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
  const auto rules = lines.front();
  Desk desk = begun(rules);
  lines.erase(lines.begin());
  auto before = read_again(desk, {});
  for (const auto& line : lines) {
    const auto args = split(line, ' ');
    const auto file = desk.files.at(path);
    held(args, desk);
    if (desk.files.at(path) == file) continue;
    if (!desk.files.at(path).starts_with(file)) fail("what was written is gone", args, desk, file);
    if (line.find("--ask") == std::string::npos) hold_undo(args, desk, before);
    before = read_again(desk, args);
  }
  if (const auto proof = held({"verify"}, desk); proof.status != 0)
    fail("it is not sound", lines, desk, proof.out + proof.err);
  if (std::ranges::all_of(lines, is_plain)) hold_prompt(rules, lines, desk);
  return 0;
}
