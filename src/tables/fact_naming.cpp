#include "fact_naming.hpp"

#include <algorithm>

#include "choices.hpp"

namespace nfw::tables {

namespace {

void name_input(Fields& row, Reader& reader) {
  Fact fact{.id = row.name("id"), .kind = Kind::flag, .values = {}};
  const auto kind = row.word("kind");
  std::vector<std::string_view> kinds;
  for (const auto& [name, meaning] : Words<Kind>::all) {
    kinds.push_back(name);
    if (name == kind) fact.kind = meaning;
  }
  if (!kind.empty() && std::ranges::find(kinds, kind) == kinds.end())
    row.fault(message({"unknown kind '{}'", "genere '{}' sconosciuto"}, {kind}) +
              what_it_can_be(kind, kinds));
  if (fact.kind == Kind::choice || fact.kind == Kind::choices) fact.values = reader.values(row);
  const auto& all = reader.facts.all();
  if (std::ranges::find(all, fact.id, &Fact::id) != all.end())
    row.fault(message({"the flag stands twice", "l'opzione c'è due volte"}));
  reader.facts.add(fact);
}

// What a band stands for, as a value of the fact that the sum gives; words.toml may have further
// spellings of it.
Choice value_of(Fields& row, Reader& reader) {
  Choice out;
  out.id = row.word("id");
  out.label = row.label();
  for (const auto& [name, list] : reader.shared.vocabularies) {
    const auto found = std::ranges::find(list, out.id, &Choice::id);
    if (found == list.end()) continue;
    if (out.also.empty()) out.also = found->also;
    if (found->label.it == out.label.it) out.it_id = found->it_id;
  }
  if (out.it_id.empty()) out.it_id = italian_id(out.label.it, reader.arena);
  return out;
}

void name_stage(std::string_view id, const Node& node, Reader& reader) {
  auto from = reader.fields(node, std::string(id));
  const std::string name(id == "roll" ? reader.test_id : id);
  const bool is_sum = from.word("kind") != "pool" && from.word("kind") != "deal";
  const auto add = [&](const char* part) {
    reader.facts.add(reader.arena.keep(name + part), Kind::whole);
  };
  if (is_sum)
    for (const auto* part : {"-total", "-die", "-margin", "-die-margin"}) add(part);
  else if (succeeds_low(node))
    add("-chance");
  for (const auto* counted : {"misses", "naturals", "dead", "wounds-lost"})
    if (from.has(counted)) reader.facts.add(from.word(counted), Kind::count);
  if (!from.has("result")) return;
  Fact result{.id = from.word("result"), .kind = Kind::count, .values = {}};
  if (is_sum) {
    std::vector<Choice> bands;
    for (const auto* band : reader.silent(node).tables("band")) {
      auto row = reader.silent(*band);
      bands.push_back(value_of(row, reader));
    }
    result.kind = Kind::choice;
    result.values = reader.arena.keep(std::move(bands));
  }
  reader.facts.add(result);
}

// From the best for the army asked about to the worst: the rows, then their mirrors backwards.
void name_comparison(const Node& node, Reader& reader) {
  auto from = reader.fields(node, "compare");
  std::vector<Choice> results;
  std::vector<Choice> mirrors;
  const auto add = [&](const Node& item, std::vector<Choice>& out) {
    auto row = reader.silent(item);
    out.push_back(value_of(row, reader));
  };
  for (const auto* item : from.tables("row")) {
    add(*item, results);
    if (const auto* other = item->find("mirror")) add(*other, mirrors);
  }
  results.insert(results.end(), mirrors.rbegin(), mirrors.rend());
  reader.facts.add({from.word("result"), Kind::choice, reader.arena.keep(std::move(results))});
}

// A band that brings its values is no input but a fact of its own.
void name_range(const Node& node, Reader& reader) {
  auto from = reader.fields(node, "range");
  if (from.has("reach")) reader.facts.add(from.word("reach"), Kind::cm);
  if (from.has("values") && from.has("band"))
    reader.facts.add({from.word("band"), Kind::choice, reader.values(from)});
}

}  // namespace

void name_inputs(Fields& root, Reader& reader, std::size_t written) {
  std::size_t n = 0;
  for (const auto* node : reader.silent(root.node()).tables("input")) {
    auto row = n < written
                   ? reader.fields(*node, "input " + in_quotes(Reader::name_of(*node, "number", n)))
                   : reader.silent(*node);
    name_input(row, reader);
    ++n;
  }
}

void name_facts(Fields& root, Reader& reader) {
  for (const auto* node : root.tables("fact")) {
    const auto id = reader.fields(*node, "fact").word("id");
    const auto& all = reader.facts.all();
    if (std::ranges::find(all, id, &Fact::id) == all.end()) reader.facts.add(id, Kind::whole);
  }
}

void name_stages(Fields& root, Reader& reader) {
  if (!root.has("stages")) root.fault(message({"'stages' is missing", "manca 'stages'"}));
  for (const auto id : root.words("stages")) {
    const auto* node = root.get(id);
    if (node == nullptr)
      root.fault(message({"stage '{}' has no table", "il tiro '{}' non ha una tabella"}, {id}));
    else
      name_stage(id, *node, reader);
  }
}

void name_others(Fields& root, Reader& reader) {
  const auto& node = root.node();
  if (const auto* both = node.find("both"))
    if (const auto* table = both->find("exchanged"))
      for (const auto& member : table->members)
        if (!reader.facts.knows(member.key))
          reader.facts.add(reader.arena.keep(member.key), Kind::whole);
  for (const auto* range : root.tables("range")) name_range(*range, reader);
  if (const auto* compare = root.get("compare")) name_comparison(*compare, reader);
}

bool succeeds_low(const Node& stage) {
  const auto names_chance = [](const Node& row) { return row.find("chance") != nullptr; };
  const auto* rows = stage.find("row");
  return names_chance(stage) ||
         (rows != nullptr &&
          (names_chance(*rows) || std::ranges::any_of(rows->items, names_chance)));
}

}  // namespace nfw::tables
