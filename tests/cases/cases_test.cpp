#include <doctest/doctest.h>

#include <set>

#include "case_file.hpp"
#include "nfw/builtin.hpp"

namespace {

using namespace nfw;

TEST_CASE("every worked case comes out as the rulebook says") {
  for (const auto* ruleset : builtin::rulesets()) {
    const auto cases = testing::read_cases(std::string(ruleset->id));
    CHECK(!cases.empty());
    for (const auto& worked : cases) {
      CAPTURE(worked.name);
      CAPTURE(worked.run);
      CHECK(testing::failure(worked, builtin::rulesets()) == "");
    }
  }
}

TEST_CASE("no two worked cases bear the same name") {
  for (const auto* ruleset : builtin::rulesets()) {
    std::set<std::string> names;
    for (const auto& worked : testing::read_cases(std::string(ruleset->id)))
      CHECK_MESSAGE(names.insert(worked.run + worked.name).second, worked.name);
  }
}

}  // namespace
