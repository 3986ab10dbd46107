#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>

#include "case_file.hpp"
#include "complete.hpp"
#include "harness.hpp"
#include "nfw/builtin.hpp"

// What the worked cases say on their command lines is what a shell offers, word by word.

namespace {

using namespace nfw;
using namespace nfw::testing;

bool offers(std::vector<std::string> words, const std::string& begun, const std::string& word,
            const cli::Rulebooks& books) {
  words.push_back(begun);
  cli::World world;
  world.env = [](const char*) { return std::optional<std::string>(); };
  std::istringstream in(cli::completions(words, books, world, report::Lang::en));
  for (std::string line; std::getline(in, line);)
    if (line.substr(0, line.find('\t')) == word) return true;
  return false;
}

bool is_id(const Input& input, std::string_view word) {
  return std::ranges::find(input.values, word, &Choice::id) != input.values.end();
}

TEST_CASE("every test, flag and value of the worked cases is offered where it stands") {
  std::size_t flags = 0;
  std::size_t values = 0;
  for (const auto* ruleset : builtin::rulesets()) {
    const cli::Rulebooks books{*ruleset, builtin::rulesets()};
    for (const auto& worked : read_cases(std::string(ruleset->id))) {
      if (worked.error) continue;
      auto words = split_words(worked.run);
      if (words.front() == "--rules") words.erase(words.begin(), words.begin() + 2);
      const auto* test = cli::find_test(*ruleset, words.front());
      REQUIRE(test != nullptr);
      CHECK(offers({}, "", words.front(), books));
      for (std::size_t n = 1; n < words.size(); ++n) {
        CAPTURE(worked.run);
        CAPTURE(words[n]);
        const std::vector<std::string> before(words.begin(),
                                              words.begin() + static_cast<std::ptrdiff_t>(n));
        const auto& last = before.back();
        if (words[n].starts_with("--") && words[n].find('=') == std::string::npos) {
          // Another spelling is offered once no flag begins so.
          const auto* input = cli::find_input(*test, std::string_view(words[n]).substr(2));
          const bool other = input != nullptr && "--" + std::string(input->id) != words[n];
          CHECK(offers(before, other ? words[n] : "--", words[n], books));
          ++flags;
        } else if (last.starts_with("--")) {
          const auto* input = cli::find_input(*test, std::string_view(last).substr(2));
          if (input == nullptr || !is_id(*input, words[n])) continue;
          CHECK(offers(before, "", words[n], books));
          CHECK(
              offers({before.begin(), before.end() - 1}, last + "=", last + "=" + words[n], books));
          ++values;
        }
      }
    }
  }
  CHECK(flags > 1000);
  CHECK(values > 1000);
}

}  // namespace
