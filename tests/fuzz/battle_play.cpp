// A battle that is played: on the first line its rulebook, then a command on each line, its words
// parted by blanks. The file is only ever added to, can be read after each command, and what a
// command did is taken back by the next undo.
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

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  auto lines = split({reinterpret_cast<const char*>(data), size}, '\n');
  if (lines.empty()) return 0;
  Desk desk = begun(lines.front());
  lines.erase(lines.begin());
  auto before = read_again(desk, {});
  for (const auto& line : lines) {
    const auto args = split(line, ' ');
    const auto file = desk.files.at(path);
    held(args, desk);
    if (desk.files.at(path) == file) continue;
    if (!desk.files.at(path).starts_with(file)) fail("what was written is gone", args, desk, file);
    if (!args.empty() && line.find("--ask") == std::string::npos) hold_undo(args, desk, before);
    before = read_again(desk, args);
  }
  return 0;
}
