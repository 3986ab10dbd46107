#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "find.hpp"
#include "harness.hpp"
#include "nfw/builtin.hpp"
#include "toml_node.hpp"

// Questions written from the rulebooks alone: the chapter that answers is among the first three.

namespace {

using namespace nfw;
using report::Hit;

// A row answers by its own chapter or by that of its table.
std::string chapters_of(const Hit& hit) {
  std::string out = ", " + report::chapter_of(hit.row);
  if (hit.row.test != nullptr) out += ", " + std::string(hit.row.test->ref);
  for (const auto& table : hit.ruleset->references)
    if (hit.row.test == nullptr && table.id == hit.table) out += ", " + std::string(table.ref);
  return out + ",";
}

bool is_answered(const Ruleset& ruleset, const tables::Node& question) {
  const auto hits = report::find({&ruleset}, testing::split_words(question.find("ask")->text)).hits;
  const auto first = std::span(hits).first(std::min<std::size_t>(hits.size(), 3));
  return std::ranges::any_of(question.find("chapter")->items, [&](const tables::Node& chapter) {
    return std::ranges::any_of(first, [&](const Hit& hit) {
      return chapters_of(hit).find(", " + chapter.text + ",") != std::string::npos;
    });
  });
}

}  // namespace

TEST_CASE("of the questions on each book 95 in 100 are answered among the first three") {
  for (const auto* ruleset : builtin::rulesets()) {
    CAPTURE(ruleset->id);
    Problems problems;
    const auto file =
        std::string(NFW_SOURCE) + "/tests/questions/" + std::string(ruleset->id) + ".toml";
    const auto root = tables::parse_file(file, "questions", problems);
    REQUIRE(problems.empty());
    const auto& all = root.find("question")->items;
    CHECK(all.size() >= 50);
    std::string missed;
    const auto answered = std::ranges::count_if(all, [&](const tables::Node& question) {
      const bool out = is_answered(*ruleset, question);
      if (!out) missed += question.find("ask")->text + "\n";
      return out;
    });
    CAPTURE(missed);
    CHECK(answered * 100 >= static_cast<std::ptrdiff_t>(all.size()) * 95);
  }
}
