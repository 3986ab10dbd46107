#include "prepared.hpp"

#include <algorithm>
#include <stdexcept>

#include "harness.hpp"
#include "nfw/builtin.hpp"

namespace nfw::testing {

const Ruleset& ruleset_of(const std::vector<std::string>& words) {
  const auto name = cli::peek(words, "rules");
  if (!name) return *builtin::rulesets().front();
  for (const auto* ruleset : builtin::rulesets())
    if (ruleset->id == *name) return *ruleset;
  throw std::runtime_error("no ruleset " + *name);
}

Play prepared(const std::string& line) { return prepared(split_words(line)); }

Play prepared(const std::vector<std::string>& line, report::Lang lang) {
  const auto& ruleset = ruleset_of(line);
  std::vector<cli::ChainPart> parts;
  for (const auto& words : cli::parts(line)) {
    const auto& name = words.at(cli::command_place(words));
    const auto test =
        std::ranges::find_if(ruleset.tests, [&](const TestTable* t) { return t->id == name; });
    if (test == ruleset.tests.end()) throw std::runtime_error("no test " + name);
    parts.push_back({*test, cli::split(words, *test, {ruleset, builtin::rulesets()}, lang)});
    if (parts.size() > 1) cli::merge_options(parts.front().arguments, parts.back().arguments, lang);
  }
  return cli::prepare(parts, ruleset, {}, lang);
}

}  // namespace nfw::testing
