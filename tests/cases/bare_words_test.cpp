#include <algorithm>
#include <set>

#include <doctest/doctest.h>

#include "bare_words.hpp"
#include "errors.hpp"
#include "nfw/builtin.hpp"
#include "slow_words.hpp"

// Every word of every test means what a second, slow reader finds in the tables.
namespace {

using namespace nfw;
using cli::Lang;
using Words = std::vector<std::string>;

// The line as it is spelt out; nothing where it is refused.
Words spelt(const Words& words, const TestTable& test, Lang lang) {
  try {
    return cli::spelt_out(words, test, test.main, lang);
  } catch (const cli::UsageError&) {
    return {};
  }
}

Words expected(const std::string& word, const TestTable& test, const testing::SlowWords& slow) {
  auto meant = slow.meanings(word);
  const auto is_flag = [](const std::string& one) { return one.find(' ') == std::string::npos; };
  if (std::ranges::count_if(meant, is_flag) == 1)  // a flag's own name is that flag
    meant = {*std::ranges::find_if(meant, is_flag)};
  if (meant.size() != 1) return {};
  if (const auto blank = meant[0].find(' '); blank != std::string::npos)
    return {meant[0].replace(blank, 1, "=")};
  const auto* input = cli::find_input(test, meant[0].substr(2));
  return {input->kind == Kind::flag ? meant[0] : meant[0] + "=7"};
}

void check_words(const TestTable& test, Lang lang) {
  const testing::SlowWords slow(test, lang);
  std::set<std::string> words;
  for (const auto& word : slow.all_words())
    for (std::size_t n = 1; n <= word.size(); ++n) words.insert(word.substr(0, n));
  CAPTURE(test.ruleset);
  CAPTURE(test.id);
  for (const auto& word : words) {
    if (word.find(',') != std::string::npos) continue;  // of labels that nobody types
    const auto wanted = expected(word, test, slow);
    const auto* input = wanted.empty()
                            ? nullptr
                            : cli::find_input(test, wanted[0].substr(2, wanted[0].find('=') - 2));
    const bool takes_value = input != nullptr && wanted[0].ends_with("=7");
    CHECK_MESSAGE(spelt(takes_value ? Words{word, "7"} : Words{word}, test, lang) == wanted, word);
  }
}

TEST_CASE("every word and beginning of every test means what the tables say, or is refused") {
  for (const auto* ruleset : builtin::rulesets())
    for (const auto* test : ruleset->tests)
      for (const auto lang : {Lang::en, Lang::it}) check_words(*test, lang);
}

TEST_CASE("the n-th bare number is that of the n-th main flag that takes numbers") {
  for (const auto* ruleset : builtin::rulesets())
    for (const auto* test : ruleset->tests) {
      Words numbers;
      Words wanted;
      for (const auto slot : test->main)
        if (test->inputs[slot].values.empty()) {
          numbers.push_back(std::to_string(numbers.size()));
          wanted.push_back("--" + std::string(test->inputs[slot].id) + "=" + numbers.back());
        }
      CAPTURE(test->id);
      CHECK(spelt(numbers, *test, Lang::en) == wanted);
      numbers.emplace_back("1");
      CHECK_THROWS_AS(cli::spelt_out(numbers, *test, test->main, Lang::en), cli::UsageError);
    }
}

TEST_CASE("what has dashes stays as it is, and so does what belongs to it") {
  const auto& fire =
      **std::ranges::find(builtin::rulesets().front()->tests, "fire", &TestTable::id);
  for (const Words& words :
       {Words{"--range", "short", "--prone"}, Words{"--rang", "short"}, Words{"--range=short"},
        Words{"--dice", "3", "4,5", "6"}, Words{"--expect", "short"}, Words{"-q"},
        Words{"--rnage", "short", "7"}})
    CHECK(spelt(words, fire, Lang::en) == words);
}

}  // namespace
