#include <doctest/doctest.h>

#include <set>
#include <string>
#include <vector>

#include "nfw/builtin.hpp"
#include "toml_node.hpp"

// The lists of tests/coverage: of every sentence of a book that is a rule, what answers it.
namespace {

using namespace nfw;
using tables::Node;

Branches<Node> listed(std::string_view ruleset) {
  const auto name = std::string(ruleset) + ".toml";
  tables::Problems problems;
  const auto root = tables::parse_file(NFW_SOURCE "/tests/coverage/" + name, name, problems);
  for (const auto& problem : problems) FAIL_CHECK(problem.text());
  const auto* rules = root.find("rule");
  return rules == nullptr ? Branches<Node>() : rules->items;
}

std::string word(const Node& rule, std::string_view key) {
  const auto* node = rule.find(key);
  return node == nullptr ? "" : node->text;
}

std::set<std::string> answers(const Node& rule) {
  const auto* by = rule.find("by");
  REQUIRE_MESSAGE(by != nullptr, word(rule, "what"));
  std::set<std::string> out;
  for (const auto& each : by->items) out.insert(each.text);
  if (by->kind == Node::Kind::string) out.insert(by->text);
  return out;
}

std::set<std::string> tests_and_tables(const Ruleset& ruleset) {
  std::set<std::string> out;
  for (const auto* test : ruleset.tests) out.insert(std::string(test->id));
  for (const auto& table : ruleset.references) out.insert("table " + std::string(table.id));
  return out;
}

TEST_CASE("each rule of a book is answered by what exists, or left out for a reason") {
  const std::set<std::string> keys{"chapter", "line", "what", "by", "why"};
  for (const auto* ruleset : builtin::rulesets()) {
    auto known = tests_and_tables(*ruleset);
    for (const auto& ruling : ruleset->rulings)
      known.insert("ruling " + std::string(ruling.number));
    const auto rules = listed(ruleset->id);
    CHECK_MESSAGE(!rules.empty(), ruleset->id);
    for (const auto& rule : rules) {
      const auto what = word(rule, "what");
      CAPTURE(ruleset->id);
      CAPTURE(what);
      for (const auto& member : rule.members) CHECK_MESSAGE(keys.contains(member.key), member.key);
      CHECK(!word(rule, "chapter").empty());
      CHECK(rule.find("line") != nullptr);
      const auto by = answers(rule);
      const bool left_out = by == std::set<std::string>{"left out"};
      CHECK(left_out == !word(rule, "why").empty());
      for (const auto& each : by)
        if (!left_out) CHECK_MESSAGE(known.contains(each), each);
    }
  }
}

TEST_CASE("each test and reference table answers some rule of its book") {
  for (const auto* ruleset : builtin::rulesets()) {
    auto idle = tests_and_tables(*ruleset);
    for (const auto& rule : listed(ruleset->id))
      for (const auto& each : answers(rule)) idle.erase(each);
    for (const auto& each : idle) FAIL_CHECK(ruleset->id << ": " << each);
  }
}

}  // namespace
