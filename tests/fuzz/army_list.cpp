// An army list, counted by each rulebook that has some, and led into a battle.
#include "held.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace nfw::fuzz;
  const std::string text(reinterpret_cast<const char*>(data), size);
  for (const auto* rules : {"fucilier", "future", "guaitana"}) {
    Desk desk{.files = {{"a.toml", text}, {"b.toml", text}}};
    const auto say = [&](const Words& words) {
      return held(with({"--rules", rules}, words), desk);
    };
    say({"muster", "a.toml"});
    say({"muster", "a.toml", "--json", "--lang", "it"});
    if (say({"battle", "new", "a.battle", "a.toml", "b.toml"}).status == 2) continue;
    if (const auto read = say({"battle"}); read.status != 0)
      fail("what was begun cannot be read", {rules}, desk, read.err);
    say({"due"});
    say({"scout", "--list", "a.toml", "--enemy-list", "b.toml", "--seed", "1"});
  }
  return 0;
}
