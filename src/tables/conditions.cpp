#include <algorithm>

#include "choices.hpp"
#include "reader.hpp"

namespace nfw::tables {

When Reader::when(Fields& from, std::string_view key) {
  std::vector<Clause> clauses;
  for (const auto* table : from.tables(key)) clauses.push_back(clause(from, *table));
  if (from.has(key) && clauses.empty())
    from.fault(*from.get(key), message({"'{}' has no condition", "'{}' non ha condizioni"}, {key}));
  return {arena.keep(std::move(clauses))};
}

Clause Reader::clause(Fields& from, const Node& table) {
  std::vector<Condition> all;
  for (const auto& member : table.members) all.push_back(condition(from, member));
  if (all.empty()) from.fault(table, message({"a condition is empty", "una condizione è vuota"}));
  return {arena.keep(std::move(all))};
}

namespace {

// The values that a condition lets pass, as bits; for a flag bit 0 is no and bit 1 yes.
std::uint64_t allowed(Fields& from, const Fact& about, const Node& value) {
  if (about.kind == Kind::flag) {
    if (value.kind != Node::Kind::boolean) {
      from.fault(value,
                 message({"'{}' takes true or false", "'{}' ammette true o false"}, {about.id}));
      return 0;
    }
    return value.boolean ? 2U : 1U;
  }
  std::uint64_t mask = 0;
  const auto add = [&](const Node& one) {
    const int n = Reader::choice(from, about, one);
    if (n >= 0) mask |= std::uint64_t{1} << static_cast<unsigned>(n);
  };
  if (value.kind == Node::Kind::array)
    std::ranges::for_each(value.items, add);
  else
    add(value);
  // A value that is like another passes wherever that one does.
  for (std::size_t n = 0; n < about.values.size(); ++n)
    if (const auto like = about.values[n].like;
        like >= 0 && ((mask >> static_cast<unsigned>(like)) & 1U) != 0)
      mask |= std::uint64_t{1} << n;
  return mask;
}

}  // namespace

Condition Reader::condition(Fields& from, const Member& member) {
  Condition out;
  Node key;
  key.at = member.at;
  out.fact = fact(from, key, member.key);
  if (out.fact == no_slot) return out;
  const Fact about = facts[out.fact];
  const auto& value = member.value;
  if (value.kind == Node::Kind::string && value.text == "not given") {
    out.match = Match::absent;
    return out;
  }
  if (about.kind == Kind::flag || about.kind == Kind::choice || about.kind == Kind::choices) {
    out.match = about.kind == Kind::choices ? Match::any_of : Match::value;
    out.allowed = allowed(from, about, value);
    return out;
  }
  out.match = Match::range;
  if (value.kind != Node::Kind::string || value.text != "given")
    out.range = range(from, member.key, value,
                      {"'{}' takes a number, 'given', or a range such as '6..11', '12..', "
                       "'..1', '>50', '<50'",
                       "'{}' ammette un numero, 'given', o una fascia come '6..11', "
                       "'12..', '..1', '>50', '<50'"});
  return out;
}

Range Reader::range(Fields& from, std::string_view key, const Node& value, Wording wrong) {
  if (value.kind == Node::Kind::integer)
    return {.from = Number{value.integer, 1}, .to = Number{value.integer, 1}};
  const auto parsed = value.kind == Node::Kind::string ? parse_range(value.text) : std::nullopt;
  if (!parsed) from.fault(value, message(wrong, {key}));
  return parsed.value_or(Range{});
}

int Reader::choice(Fields& from, const Fact& about, const Node& value) {
  if (value.kind == Node::Kind::string) {
    const auto found = std::ranges::find(about.values, value.text, &Choice::id);
    if (found != about.values.end()) return static_cast<int>(found - about.values.begin());
    from.fault(value, message({"'{}' has no value '{}'", "'{}' non ha il valore '{}'"},
                              {about.id, value.text}) +
                          what_it_can_be(value.text, ids(about.values)));
  } else {
    from.fault(value, message({"'{}' takes one of its values", "'{}' ammette uno dei suoi valori"},
                              {about.id}));
  }
  return -1;
}

List<Choice> Reader::values(Fields& row) {
  const auto* node = row.get("values");
  if (node == nullptr) {
    row.fault(message({"'values' is missing", "manca 'values'"}));
    return {};
  }
  if (node->kind == Node::Kind::array) return read_choices(*node, row.what(), arena, problems_);
  if (node->kind != Node::Kind::string) {
    row.fault(*node,
              message({"'values' must be a list, or the name of a list in words.toml",
                       "'values' deve essere un elenco, o il nome di un elenco di words.toml"}));
    return {};
  }
  const auto found = shared.vocabularies.find(node->text);
  if (found != shared.vocabularies.end()) {
    if (const auto* list = shared.words->find(node->text)) add_houses(*list, *shared.house, houses);
    return found->second;
  }
  std::vector<std::string_view> names;
  for (const auto& [name, list] : shared.vocabularies) names.emplace_back(name);
  row.fault(*node, message({"no list '{}' in words.toml", "nessun elenco '{}' in words.toml"},
                           {node->text}) +
                       what_it_can_be(node->text, names));
  return {};
}

}  // namespace nfw::tables
