#include <algorithm>

#include <doctest/doctest.h>

#include "case_file.hpp"
#include "harness.hpp"
#include "nfw/builtin.hpp"
#include "options.hpp"
#include "prepared.hpp"
#include "values.hpp"

// Whatever is said in English can be said in Italian.
namespace {

using namespace nfw;
using report::Lang;
using Words = std::vector<std::string>;

std::string in_italian(const Input& input, const std::string& value) {
  if (input.values.empty()) return value;
  std::string out;
  for (const auto item : cli::items(value)) {
    const auto meant = cli::fitting(input.values, item, Lang::en);
    REQUIRE_MESSAGE(meant.size() == 1, item);
    out += out.empty() ? "" : ",";
    out += report::name_of(input.values[meant.front()], Lang::it);
  }
  return out;
}

// The same command line with the Italian names of flags and values.
Words in_italian(const Words& line) {
  const auto& ruleset = testing::ruleset_of(line);
  Words out;
  for (const auto& part : cli::parts(line)) {
    if (!out.empty()) out.emplace_back("--then");
    const auto& test = *cli::find_test(ruleset, cli::command_of(part));
    const Input* due = nullptr;  // whose value follows
    for (const auto& word : part) {
      const auto* input = word.starts_with("--")
                              ? cli::find_input(test, std::string_view(word).substr(2))
                              : nullptr;
      if (input != nullptr)
        out.push_back("--" + std::string(report::name_of(*input, Lang::it)));
      else
        out.push_back(due != nullptr ? in_italian(*due, word) : word);
      due = input;
    }
  }
  return out;
}

void check_same(const Part& one, const Part& other) {
  REQUIRE(one.test == other.test);
  CHECK(one.given == other.given);
  for (std::size_t n = 0; n < one.test->facts.size(); ++n) {
    const auto slot = static_cast<Slot>(n);
    CAPTURE(one.test->facts[n].id);
    CHECK(one.as_given.has(slot) == other.as_given.has(slot));
    if (one.as_given.has(slot)) CHECK(one.as_given[slot] == other.as_given[slot]);
    const auto same = [](const Item& a, const Item& b) {
      return a.name == b.name && a.number == b.number;
    };
    CHECK(std::ranges::equal(one.as_given.items(slot), other.as_given.items(slot), same));
  }
}

TEST_CASE("every worked case says the same in Italian, in either language") {
  for (const auto* ruleset : builtin::rulesets())
    for (const auto& worked : testing::read_cases(std::string(ruleset->id))) {
      const auto words = testing::split_words(worked.run);
      const auto* test = cli::find_test(*ruleset, worked.test);
      if (worked.error || test == nullptr || test->roster != nullptr) continue;
      if (std::ranges::find(words, "-") != words.end())
        continue;  // a list: there are no files here
      CAPTURE(worked.run);
      const auto english = testing::prepared(words);
      for (const auto lang : {Lang::en, Lang::it}) {
        const auto italian = testing::prepared(in_italian(words), lang);
        REQUIRE(italian.parts.size() == english.parts.size());
        for (std::size_t n = 0; n < english.parts.size(); ++n)
          check_same(english.parts[n], italian.parts[n]);
      }
    }
}

TEST_CASE("a flag's Italian name can be typed anywhere, and is no option's") {
  for (const auto* ruleset : builtin::rulesets())
    for (const auto* test : ruleset->tests)
      for (const auto& input : test->inputs) {
        CAPTURE(test->id);
        CAPTURE(input.id);
        REQUIRE(!input.it_id.empty());
        CHECK(input.it_id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") ==
              std::string_view::npos);
        CHECK(cli::find_option(input.it_id) == nullptr);
      }
}

}  // namespace
