// A ruleset of one's own: its files, each behind a line "== NAME".
#include "held.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace nfw::fuzz;
  constexpr std::string_view head = "== ";
  Desk desk;
  std::string* file = &desk.files["ours/ruleset.toml"];
  for (const auto& line : split({reinterpret_cast<const char*>(data), size}, '\n'))
    if (line.starts_with(head))
      file = &desk.files["ours/" + line.substr(head.size())];
    else
      *file += line + "\n";
  if (held({"check", "ours"}, desk).status == 2) return 0;
  held({"--rules", "ours", "list"}, desk);
  held({"--rules", "ours", "rulings"}, desk);
  held({"--rules", "ours", "table", "--json"}, desk);
  held({"--rules", "ours", "find", "hit"}, desk);
  for (const auto& [path, text] : desk.files) {
    const auto name = path.substr(path.rfind('/') + 1);
    const auto test = name.substr(0, name.find('.'));
    held({"--rules", "ours", "table", test}, desk);
    held({"--rules", "ours", test, "--help"}, desk);
    hold_roll({"--rules", "ours", test}, desk);
  }
  return 0;
}
