#include <algorithm>

#include "fact_naming.hpp"
#include "nfw/procedure.hpp"
#include "other_side.hpp"
#include "roster_reader.hpp"
#include "test_parts.hpp"
#include "written_out.hpp"

namespace nfw::tables {

namespace {

// All the rest depends on it, and would only seem to be wrong.
void known_procedure(Fields& root, std::string_view procedure) {
  std::vector<std::string_view> names;
  for (const auto& info : procedures()) names.push_back(info.name);
  if (procedure.empty() || std::ranges::find(names, procedure) != names.end()) return;
  root.fault(*root.get("procedure"),
             message({"unknown procedure '{}'", "procedura '{}' sconosciuta"}, {procedure}) +
                 suggestion(procedure, names));
}

void read_head(Fields& root, Reader& reader, TestTable& out) {
  root.format();
  out.title = root.label();
  out.about = root.label_at("about");
  out.ref = root.word("ref");
  out.procedure = root.word("procedure");
  known_procedure(root, out.procedure);
  if (root.has("operand")) out.operand = root.label_at("operand");
  if (const auto* node = root.get("other-side")) {
    auto side = reader.fields(*node, "other-side");
    static_cast<void>(side.word("prefix"));
    static_cast<void>(side.label());
    side.done();
  }
}

// What the procedure gives, then what the table names.
void name_all(Fields& root, Reader& reader, std::string_view procedure, std::size_t inputs) {
  name_inputs(root, reader, inputs);
  for (const auto& info : procedures())
    if (info.name == procedure)
      for (const auto& fact : info.facts) reader.facts.add(fact);
  name_stages(root, reader);
  name_facts(root, reader);
  name_others(root, reader);
}

OtherSide other_side(const Node& written, const Reader& reader) {
  std::set<std::string, std::less<>> names;
  for (const auto& fact : reader.facts.all()) names.emplace(fact.id);
  return {written, std::move(names)};
}

// By input, the same of the other side.
void mirror(const Node& written, Reader& reader, TestTable& out) {
  if (out.inputs.empty() || written.find("both") == nullptr) return;
  const auto side = other_side(written, reader);
  std::vector<Slot> slots;
  for (const auto& input : out.inputs) slots.push_back(reader.facts.find(side.like(input.id)));
  out.both.mirror = reader.arena.keep(std::move(slots));
}

void read_roster(Fields& root, Reader& reader, TestTable& out, Problems& problems) {
  RosterReader rosters(reader.shared, out.ruleset, reader.arena, problems);
  if ((root.has("records") || root.has("prices")) && !root.words("stages").empty())
    root.fault(*root.get("stages"),
               message({"'stages' must be empty: nothing is rolled for a list",
                        "'stages' deve essere vuoto: per una lista non si tira nulla"}));
  if (out.procedure == roster_info().name || root.has("records")) out.roster = rosters.read(root);
  const auto name = root.word("prices", out.procedure == price_info().name);
  if (name.empty()) return;
  const auto of = reader.shared.rosters.find(name);
  if (of == reader.shared.rosters.end())
    root.fault(*root.get("prices"), message({"no table with records above: '{}'",
                                             "nessuna tabella con registri più sopra: '{}'"},
                                            {name}));
  else
    out.roster = rosters.read_priced(root, reader, *of->second);
}

std::size_t count_of(const Node& root, std::string_view list) {
  const auto* rows = root.find(list);
  return rows == nullptr ? 0 : rows->kind == Node::Kind::array ? rows->items.size() : 1;
}

}  // namespace

TestTable read_test(std::string_view ruleset, std::string_view id, const Node& node,
                    const Shared& shared, Arena& arena, Places& places, Problems& problems) {
  Reader reader(id, shared, arena, places, problems);
  TestTable out;
  out.ruleset = ruleset;
  out.id = id;
  add_houses(node, *shared.house, reader.houses);
  reader.placed("", node);
  auto short_form = reader.fields(node, "");
  const auto whole = written_out(short_form, reader);
  auto root = reader.fields(whole, "");
  const auto inputs = count_of(node, "input");
  read_head(root, reader, out);
  name_all(root, reader, out.procedure, inputs);
  read_inputs(root, reader, out, inputs, true);
  read_main(root, reader, out);
  out.chapters = reader.rows<Chapter>(root, "chapter");
  const auto rules = read_rules(root, reader);
  read_ranges(root, reader, out);
  read_stages(root, reader, out);
  read_roll_again(root, reader, out);
  read_both(root, reader, out);
  mirror(node, reader, out);
  read_comparison(root, reader, out);
  read_outcome(root, reader, out);
  read_roles(root, reader, out);
  read_effects(root, reader, out);
  split_by_dice(rules, reader, out);
  read_next(root, reader, out);
  out.refusals = reader.rows<Refusal>(root, "refuse");
  read_roster(root, reader, out, problems);
  if (root.has("file")) {
    const auto side = other_side(node, reader);
    read_from_list(
        root, reader, [&](std::string_view input) { return side.like(input); }, out, problems);
  }
  const auto stages = root.words("stages");
  root.done(stages.empty() ? Message{}
                           : message({"; the stages of the test: {}", "; i tiri del test: {}"},
                                     {in_a_row(stages)}));
  finish(reader, out);
  return out;
}

namespace {

// What is worked out under the name of a key would hide it, or be hidden by it.
void name_apart(Fields& root, const Reader& reader, std::string_view id) {
  const auto& all = reader.facts.all();
  if (std::ranges::find(all, id, &Fact::id) != all.end())
    root.fault(message({"'{}' is the name of a key, and of what is worked out",
                        "'{}' è il nome di una chiave e di ciò che si ricava"},
                       {id}));
}

}  // namespace

void read_form(Fields& root, Reader& reader, TestTable& out, const std::vector<Fact>& more) {
  out.title = root.label();
  out.ref = root.word("ref");
  const auto inputs = count_of(root.node(), "input");
  name_inputs(root, reader, inputs);
  for (const auto& fact : more) name_apart(root, reader, fact.id);
  for (const auto& fact : more) reader.facts.add(fact);
  for (const auto* node : root.tables("fact"))
    name_apart(root, reader, reader.silent(*node).word("id"));
  name_facts(root, reader);
  for (const auto& fact : reader.facts.all())
    if (reader.facts.is_switch(fact.id))
      root.fault(message(
          {"'{}' is the name of a ruling's switch", "'{}' è già il nome di una scelta tra letture"},
          {fact.id}));
  read_inputs(root, reader, out, inputs, false);
  out.worked_out = reader.arena.keep(read_rules(root, reader));
}

void finish(Reader& reader, TestTable& out) {
  const auto& shared = reader.shared;
  const auto& facts = reader.facts.all();
  std::vector<Number> initial(facts.size(), Number{0, 0});
  for (const auto& ruling : shared.switches) {
    const auto slot = std::ranges::find(facts, ruling.id, &Fact::id);
    if (slot == facts.end()) continue;
    const auto chosen = shared.in_force.find(ruling.id);
    initial[static_cast<std::size_t>(slot - facts.begin())] =
        Number{chosen == shared.in_force.end() ? 0 : chosen->second, 1};
    const auto file = shared.chosen_by.find(ruling.id);
    if (file != shared.chosen_by.end() &&
        std::ranges::find(reader.houses, file->second) == reader.houses.end())
      reader.houses.push_back(file->second);
  }
  out.initial = reader.arena.keep(std::move(initial));
  std::vector<std::string_view> houses;
  for (const auto house : reader.houses) houses.push_back(reader.arena.keep(house));
  out.house = reader.arena.keep(std::move(houses));
  out.facts = reader.arena.keep(facts);
}

}  // namespace nfw::tables
