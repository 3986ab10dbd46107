#include <doctest/doctest.h>

#include "harness.hpp"
#include "transcript.hpp"

// What CONTRIBUTING tells the author of a rulebook is done here, step by step.

namespace {

using namespace nfw::testing;

// The display of the section that begins with these words.
std::string display_of(const std::string& section) {
  const auto text = read_file(NFW_SOURCE "/CONTRIBUTING.md");
  const std::string fence = "```\n";
  const auto begin = text.find(fence, text.find("**" + section + "**")) + fence.size();
  const auto end = text.find(fence, begin);
  REQUIRE(begin < end);
  REQUIRE(end != std::string::npos);
  return text.substr(begin, end - begin);
}

TEST_CASE("a ruleset is made, checked, played and built in as CONTRIBUTING says") {
  const auto display = display_of("A ruleset");
  std::string steps;
  std::string expected;
  for (const auto& step : read_transcripts(display, "CONTRIBUTING.md")) {
    steps += step.command + "\n";
    expected += step.expected + (step.expected.empty() ? "" : "\n");
  }
  CHECK(perform(steps, NFW_BINARY) + "\n" == expected);
  const std::string build_in = "cp -r '" NFW_SOURCE
                               "/tables' . && mv ours tables && "
                               "sed -i 's/\\[/[\"ours\", /' tables/rulesets.toml && "
                               "table-compiler tables constants texts && grep -q ours constants";
  CHECK(perform("{ " + steps + "} >said\n" + build_in, NFW_BINARY) == "");
}

}  // namespace
