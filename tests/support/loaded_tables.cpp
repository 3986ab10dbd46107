#include <algorithm>
#include <sstream>

#include "random_tables.hpp"

// What becomes of random tables: read as any others, played, made smaller.

namespace nfw::testing {

namespace {

constexpr auto words = "[groups]\nunit = { en = \"unit\", it = \"unit\" }\n";
constexpr auto rulings = R"([[ruling]]
number  = "G-1"
id      = "reading"
switch  = "reading"
ref     = "1"
en      = "How?"
it      = "Come?"
why     = { en = "so", it = "così" }
reading = [
  { value = "strict", en = "strict", it = "strict" },
  { value = "loose", en = "loose", it = "loose" },
]
)";

void set_input(const TestTable& test, Facts& facts, const std::string& id,
               const std::string& value) {
  const auto slot = find_fact(test, id);
  if (slot == no_slot) return;
  const auto& fact = test.facts[slot];
  if (fact.kind == Kind::flag) return facts.set(slot, 1);
  if (fact.kind == Kind::choice) {
    const auto chosen = std::ranges::find(fact.values, value, &Choice::id);
    if (chosen != fact.values.end()) facts.set(slot, chosen - fact.values.begin());
    return;
  }
  std::vector<Item> items;
  std::int64_t sum = 0;
  std::istringstream in(value);
  for (std::string one; std::getline(in, one, ',');) {
    items.push_back({"", std::stoll(one)});
    sum += items.back().number;
  }
  facts.set(slot, sum);
  if (fact.kind == Kind::counts) facts.set(slot, std::move(items));
}

Part part_of(const RandomTables& tables, std::size_t n, const TestTable& test, bool with_inputs) {
  Part out{&test, Facts(test), {}};
  set_input(test, out.as_given, "reading", tables.reading);
  if (tables.both && n == 0) set_input(test, out.as_given, "both", "true");
  if (!with_inputs) return out;
  for (const auto& input : tables.inputs)
    if (const auto slot = find_fact(test, input.id); input.test == n && slot != no_slot) {
      set_input(test, out.as_given, input.id, input.value);
      if (out.as_given.has(slot)) out.given.push_back(slot);
    }
  return out;
}

// What may follow is taken at once where both sides play, else asked for.
Play play_of(const RandomTables& tables, List<const TestTable*> tests) {
  const auto first = part_of(tables, 0, *tests[0], true);
  const bool both = takes_both(*tests[0], start_of(first).facts);
  std::vector<Part> then;
  for (std::size_t n = 1; n < tests.size(); ++n)
    then.push_back(part_of(tables, n, *tests[n], !both));
  if (both) return against(first, then);
  auto out = alone(first);
  for (const auto& next : then) out = followed_by(std::move(out), next);
  return out;
}

// Leaves out the n-th part of a tree; false where it has no such. How often rolls are made again is
// not touched: it might never end.
bool leave_out(Node& node, std::size_t& n) {
  for (auto at = node.members.begin(); at != node.members.end(); ++at) {
    if (n-- == 0) return node.members.erase(at), true;
    if (at->key != "roll-again" && leave_out(at->value, n)) return true;
  }
  for (auto at = node.items.begin(); at != node.items.end(); ++at) {
    if (n-- == 0) return node.items.erase(at), true;
    if (leave_out(*at, n)) return true;
  }
  return false;
}

bool leave_out(RandomTables& tables, std::size_t n) {
  if (tables.tests.size() > 1 && n-- == 0) return tables.tests.pop_back(), true;
  for (auto& one : tables.tests)
    if (leave_out(one.second, n)) return true;
  if (n >= tables.inputs.size()) return false;
  tables.inputs.erase(tables.inputs.begin() + static_cast<std::ptrdiff_t>(n));
  return true;
}

}  // namespace

LoadedTables load(const RandomTables& random) {
  tables::Problems problems;
  const auto parse = [&](const std::string& toml, const std::string& name) {
    return tables::parse(toml, name + ".toml", problems);
  };
  tables::Source source{.id = "game",
                        .ruleset = parse(to_toml(random.ruleset), "ruleset"),
                        .words = parse(words, "words"),
                        .rulings = parse(rulings, "rulings"),
                        .tests = {}};
  for (const auto& [name, table] : random.tests)
    source.tests.emplace_back(name, parse(to_toml(table), name));
  LoadedTables out;
  out.book = tables::load(source, problems);
  if (problems.empty()) check(*out.book, problems);
  for (const auto& problem : problems) out.problems += problem.text() + "\n";
  if (!problems.empty()) return out;
  out.play = play_of(random, out.book->ruleset.tests);
  return out;
}

RandomTables shrunk(RandomTables tables, const std::function<bool(const RandomTables&)>& fails) {
  for (bool smaller = true; smaller;) {
    smaller = false;
    for (std::size_t n = 0;;) {
      auto less = tables;
      if (!leave_out(less, n)) break;
      if (fails(less)) {
        tables = std::move(less);
        smaller = true;
      } else {
        ++n;
      }
    }
  }
  return tables;
}

}  // namespace nfw::testing
