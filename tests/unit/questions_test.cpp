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

struct Answered {
  std::ptrdiff_t questions = 0;
  std::ptrdiff_t answered = 0;
  std::string missed;
};
Answered answered(const Ruleset& ruleset, const std::string& folder) {
  Problems problems;
  const auto file =
      std::string(NFW_SOURCE) + "/tests/" + folder + "/" + std::string(ruleset.id) + ".toml";
  const auto root = tables::parse_file(file, "questions", problems);
  REQUIRE(problems.empty());
  Answered out;
  for (const auto& question : root.find("question")->items) {
    ++out.questions;
    if (is_answered(ruleset, question))
      ++out.answered;
    else
      out.missed += question.find("ask")->text + "\n";
  }
  return out;
}

}  // namespace

TEST_CASE("of the questions on each book 95 in 100 are answered among the first three") {
  for (const auto* ruleset : builtin::rulesets()) {
    const auto all = answered(*ruleset, "questions");
    CAPTURE(ruleset->id);
    CAPTURE(all.missed);
    CHECK(all.questions >= 50);
    CHECK(all.answered * 100 >= all.questions * 95);
  }
}

TEST_CASE("of questions for which nothing was tuned most are answered") {
  for (const auto* ruleset : builtin::rulesets()) {
    const auto all = answered(*ruleset, "questions/third");
    CAPTURE(ruleset->id);
    CAPTURE(all.missed);
    MESSAGE(ruleset->id << ": " << all.answered << " of " << all.questions);
    CHECK(all.questions >= 20);
    CHECK(all.answered * 100 >= all.questions * 75);
  }
}
