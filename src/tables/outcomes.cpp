#include <algorithm>

#include "test_parts.hpp"

namespace nfw::tables {

namespace {

// A value of the outcome.
Value value_of(Fields& from, const OutcomeKey& key, const Node& node) {
  switch (key.kind) {
    case ValueKind::flag:
      if (node.kind == Node::Kind::boolean) return flag_value(node.boolean);
      break;
    case ValueKind::word: {
      const int n = Reader::choice(from, Fact{key.id, Kind::choice, key.values}, node);
      return n < 0 ? Value{} : word_value(key.values[static_cast<std::size_t>(n)].id);
    }
    default:
      if (node.kind == Node::Kind::integer) return number_value(node.integer);
  }
  from.fault(
      node,
      key.kind == ValueKind::flag
          ? message({"'{}' takes true or false", "'{}' ammette true o false"}, {key.id})
          : message({"'{}' takes a whole number", "'{}' ammette un numero intero"}, {key.id}));
  return {};
}

Kind kind_of(ValueKind kind) {
  return kind == ValueKind::word   ? Kind::choice
         : kind == ValueKind::flag ? Kind::flag
                                   : Kind::whole;
}

// A key without a fact of its name becomes one, so that effects further down may ask for it; an
// input keeps what the player said, and what it comes to is a fact of its own.
void read_fact(Fields& row, Reader& reader, OutcomeKey& key, std::size_t inputs) {
  auto& facts = reader.facts;
  key.fact = row.has("is") ? reader.fact_at(row, "is") : facts.find(key.id);
  if (row.has("values"))
    key.values = reader.values(row);
  else if (key.fact != no_slot)
    key.values = facts[key.fact].values;
  if (key.fact == no_slot)
    key.fact = facts.add({.id = key.id, .kind = kind_of(key.kind), .values = key.values});
  if (key.fact < inputs)
    key.after = facts.add({.id = reader.arena.keep(std::string(key.id) + "-after"),
                           .kind = facts[key.fact].kind,
                           .values = key.values});
}

// The place of the outcome's key of this name; nothing, where there is none.
std::optional<std::uint16_t> find_key(const TestTable& test, std::string_view id) {
  const auto found = std::ranges::find(test.outcome, id, &OutcomeKey::id);
  if (found == test.outcome.end()) return {};
  return static_cast<std::uint16_t>(found - test.outcome.begin());
}

void read_headline(Fields& root, Reader& reader, TestTable& out) {
  std::vector<std::uint16_t> places;
  for (const auto id : root.words("headline")) {
    if (const auto key = find_key(out, id))
      places.push_back(*key);
    else
      root.fault(message({"'headline' names no key of the outcome: '{}'",
                          "'headline' non nomina una chiave dell'esito: '{}'"},
                         {id}));
  }
  if (root.words("headline").empty())
    root.fault(message({"'headline' is missing", "manca 'headline'"}));
  out.headline = reader.arena.keep(std::move(places));
}

}  // namespace

void read_outcome(Fields& root, Reader& reader, TestTable& out) {
  std::vector<std::string_view> ids;
  out.outcome = reader.rows<OutcomeKey>(root, "outcome", "", [&](Fields& row, OutcomeKey& key) {
    read_fact(row, reader, key, out.inputs.size());
    if (const auto* initial = row.get("initial")) key.initial = value_of(row, key, *initial);
    if (std::ranges::find(ids, key.id) != ids.end())
      row.fault(message({"stands twice", "c'è due volte"}));
    ids.push_back(key.id);
  });
  read_headline(root, reader, out);
}

void read_effects(Fields& root, Reader& reader, TestTable& out) {
  out.effects = reader.rows<Effect>(root, "effect", "", [&](Fields& row, Effect& effect) {
    const bool said = row.has("en") || row.has("it") || !row.has("set");
    effect.id = row.word("id", said);
    effect.label = row.label(said);
    std::vector<Assignment> set;
    if (const auto* table = row.get("set"))
      for (const auto& member : table->members) {
        if (const auto key = find_key(out, member.key))
          set.push_back({*key, value_of(row, out.outcome[*key], member.value)});
        else
          row.fault(member.value, message({"'set' names no key of the outcome: '{}'",
                                           "'set' non nomina una chiave dell'esito: '{}'"},
                                          {member.key}));
      }
    effect.set = reader.arena.keep(std::move(set));
  });
}

void read_next(Fields& root, Reader& reader, TestTable& out) {
  out.next = reader.rows<NextTest>(root, "next", "", [&](Fields& row, NextTest& next) {
    next.args = reader.rows<Argument>(row, "arg", "", [&](Fields& from, Argument& arg) {
      const auto* node = from.get("outcome");
      if (node == nullptr) return;
      const auto key = find_key(out, from.word("outcome"));
      if (key)
        arg.key = *key;
      else
        from.fault(*node, message({"no key of the outcome '{}'", "nessuna chiave dell'esito '{}'"},
                                  {node->text}));
    });
  });
}

namespace {

// How many times the other's total it must be.
void read_ratio(Fields& row, ComparisonRow& out) {
  const auto* node = row.get("ratio");
  if (node == nullptr) return;
  const auto range = node->kind == Node::Kind::string ? parse_range(node->text) : std::nullopt;
  if (!range || !range->from || range->to || range->from->den != 1 || range->from->num < 0) {
    row.fault(*node, message({"'ratio' takes how many times the other total, as '>2' or '2..'",
                              "'ratio' ammette quante volte l'altro totale, come '>2' o '2..'"}));
    return;
  }
  out.times = static_cast<int>(range->from->num);
  out.or_equal = !range->above;
}

}  // namespace

void read_comparison(Fields& root, Reader& reader, TestTable& out) {
  const auto* node = root.get("compare");
  if (node == nullptr) return;
  auto from = reader.fields(*node, "compare");
  auto& comparison = out.comparison = reader.row<Comparison>(from);
  comparison.rows =
      reader.rows<ComparisonRow>(from, "row", "compare.", [&](Fields& row, ComparisonRow& one) {
        one.mirror = one.id;
        one.mirror_label = one.label;
        if (const auto* mirror = row.get("mirror")) {
          auto side = reader.fields(*mirror, row.what() + " mirror");
          one.mirror = side.word("id");
          one.mirror_label = side.label();
          side.done();
        }
        read_ratio(row, one);
      });
  const auto& rows = comparison.rows;
  if (!from.has("own") || !from.has("other") || rows.empty())
    from.fault(message({"needs 'own', 'other' and a row", "richiede 'own', 'other' e una riga"}));
  for (std::size_t n = 0; n + 1 < rows.size(); ++n)
    if (rows[n].mirror == rows[n].id)
      from.fault(message({"'{}' needs a mirror", "'{}' richiede 'mirror'"}, {rows[n].id}));
  from.done();
}

void read_both(Fields& root, Reader& reader, TestTable& out) {
  const auto* node = root.get("both");
  if (node == nullptr) return;
  auto from = reader.fields(*node, "both");
  auto& both = out.both = reader.row<Both>(from);
  if (!root.has("other-side")) from.fault(message({"needs [other-side]", "richiede [other-side]"}));
  static_cast<void>(from.label_at("own"));
  for (const auto* key : {"own-group", "enemy-group"}) read_group(from, reader, key, true);
  const auto stages = root.words("stages");
  for (const auto id : both.first)
    if (std::ranges::find(stages, id) == stages.end())
      from.fault(message({"no stage '{}'", "nessun tiro '{}'"}, {id}) + suggestion(id, stages));
  std::vector<Exchanged> exchanged;
  if (const auto* table = from.get("exchanged")) {
    auto each = reader.fields(*table, "exchanged");
    for (const auto& member : table->members)
      exchanged.push_back({reader.facts.find(member.key), reader.fact_at(each, member.key)});
  }
  both.exchanged = reader.arena.keep(std::move(exchanged));
  from.done();
}

void read_roles(Fields& root, Reader& reader, TestTable& out) {
  const auto* node = root.get("roles");
  if (node == nullptr) return;
  std::vector<Role> roles;
  auto from = reader.fields(*node, "roles");
  for (const auto& member : node->members)
    roles.push_back({reader.arena.keep(member.key), reader.fact_at(from, member.key)});
  reader.placed("roles", *node);
  out.roles = reader.arena.keep(std::move(roles));
}

}  // namespace nfw::tables
