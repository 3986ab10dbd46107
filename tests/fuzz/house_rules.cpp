// A file of house rules; the tests that it names are shown, and rolled as in their worked cases.
#include "case_file.hpp"
#include "held.hpp"
#include "nfw/builtin.hpp"

namespace {

using namespace nfw::fuzz;

// The shortest line of each test that is taken.
const std::map<std::string, Words>& lines_of(const std::string& rules) {
  static std::map<std::string, std::map<std::string, Words>> all;
  const auto [books, is_new] = all.try_emplace(rules);
  if (!is_new) return books->second;
  for (const auto& worked : nfw::testing::read_cases(rules)) {
    if (worked.error || !worked.input.empty()) continue;
    auto& line = books->second[worked.test];
    auto words = nfw::testing::split_words(worked.run);
    if (line.empty() || words.size() < line.size()) line = std::move(words);
  }
  return books->second;
}

// The rulebook that a file says it is for.
std::string rules_of(const std::string& text) {
  for (const auto* ruleset : nfw::builtin::rulesets())
    if (text.find("\"" + std::string(ruleset->id) + "\"") != std::string::npos)
      return std::string(ruleset->id);
  return std::string((*nfw::builtin::rulesets().begin())->id);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  Desk desk{.files = {{"house.toml", text}}};
  if (held({"check", "house.toml"}, desk).status == 2) return 0;
  held({"check", "house.toml", "--json"}, desk);
  const auto rules = rules_of(text);
  const Words house{"--rules", rules, "--house", "house.toml"};
  held(with(house, {"rulings", "--in-force"}), desk);
  for (const auto& [test, line] : lines_of(rules)) {
    if (text.find(test + ".") == std::string::npos) continue;
    held(with(house, {"table", test}), desk);
    held(with(house, {test, "--help"}), desk);
    hold_roll(with(line, {"--house", "house.toml"}), desk);
  }
  return 0;
}
