#include "prepared.hpp"

#include <stdexcept>

#include "bare_words.hpp"
#include "harness.hpp"
#include "nfw/builtin.hpp"
#include "verbs.hpp"

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
  for (auto words : cli::parts(cli::options_in_full(line, ruleset, lang))) {
    const auto place = cli::command_place(words);
    const auto meant = cli::verbs(words.at(place), ruleset);
    const auto* test = meant.size() == 1 ? cli::find_test(ruleset, meant.front()) : nullptr;
    if (test == nullptr) throw std::runtime_error("no test " + words.at(place));
    words = cli::line_spelt_out(words, place, *test, test->main, lang);
    parts.push_back({test, cli::split(words, test, {ruleset, builtin::rulesets()}, lang)});
    if (parts.size() > 1) cli::merge_options(parts.front().arguments, parts.back().arguments, lang);
  }
  return cli::prepare(parts, ruleset, {}, lang);
}

}  // namespace nfw::testing
