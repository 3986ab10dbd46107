#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "case_file.hpp"
#include "nfw/builtin.hpp"

namespace {

using namespace nfw;
using testing::read_cases;
using testing::WorkedCase;

TEST_CASE("every worked case comes out as the rulebook says") {
  for (const auto* ruleset : builtin::rulesets())
    for (const auto& worked : read_cases(std::string(ruleset->id))) {
      CAPTURE(worked.name);
      CAPTURE(worked.run);
      CHECK(testing::failure(worked, builtin::rulesets()) == "");
    }
}

TEST_CASE("no two worked cases bear the same name") {
  for (const auto* ruleset : builtin::rulesets()) {
    std::set<std::string> names;
    for (const auto& worked : read_cases(std::string(ruleset->id)))
      CHECK_MESSAGE(names.insert(worked.run + worked.name).second, worked.name);
  }
}

TEST_CASE("every test of every ruleset has worked cases, in a file of its name") {
  for (const auto* ruleset : builtin::rulesets()) {
    const auto cases = read_cases(std::string(ruleset->id));
    const auto any = [&](const auto& holds) {
      CHECK_MESSAGE(std::ranges::any_of(cases, holds), ruleset->id);
    };
    for (const auto* test : ruleset->tests) {
      CAPTURE(test->id);
      const auto of_test = [&](const WorkedCase& worked) { return worked.test == test->id; };
      any([&](const WorkedCase& worked) {
        return of_test(worked) && worked.file == std::string(test->id) + ".toml";
      });
      if (!test->both.mirror.empty())
        any([&](const WorkedCase& worked) {
          return of_test(worked) && !worked.enemy_stages.members.empty();
        });
    }
  }
}

TEST_CASE("every worked case is about the test that its file is named after, and what that has") {
  for (const auto* ruleset : builtin::rulesets())
    for (const auto& worked : read_cases(std::string(ruleset->id))) {
      CAPTURE(worked.file);
      CAPTURE(worked.name);
      REQUIRE(std::ranges::find(ruleset->tests, worked.test, &TestTable::id) !=
              ruleset->tests.end());
      CHECK((worked.file == worked.test + ".toml" || worked.file.starts_with(worked.test + "-")));
      CHECK(testing::unknown_names(worked, *ruleset) == "");
    }
}

}  // namespace
