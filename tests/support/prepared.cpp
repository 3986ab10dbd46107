#include "prepared.hpp"

#include <algorithm>
#include <stdexcept>

#include "harness.hpp"
#include "nfw/builtin.hpp"

namespace nfw::testing {
namespace {

const Ruleset& ruleset_of(const std::vector<std::string>& words) {
  const auto name = cli::peek(words, "rules");
  if (!name) return *builtin::rulesets().front();
  for (const auto* ruleset : builtin::rulesets())
    if (ruleset->id == *name) return *ruleset;
  throw std::runtime_error("no ruleset " + *name);
}

}  // namespace

Play prepared(const std::string& line) {
  const auto& ruleset = ruleset_of(split_words(line));
  std::vector<cli::ChainPart> parts;
  std::vector<std::string> rulings;
  for (const auto& words : cli::parts(split_words(line))) {
    const auto& name = words.at(cli::command_place(words));
    const auto test =
        std::ranges::find_if(ruleset.tests, [&](const TestTable* t) { return t->id == name; });
    if (test == ruleset.tests.end()) throw std::runtime_error("no test " + name);
    parts.push_back(
        {*test, cli::split(words, *test, {ruleset, builtin::rulesets()}, report::Lang::en)});
    const auto& more = parts.back().arguments.rulings;
    rulings.insert(rulings.end(), more.begin(), more.end());
  }
  return cli::prepare(parts, ruleset, rulings, {}, report::Lang::en);
}

}  // namespace nfw::testing
