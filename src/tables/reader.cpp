#include "reader.hpp"

#include <algorithm>
#include <array>

#include "choices.hpp"

namespace nfw::tables {

Message one_of(const std::vector<std::string_view>& words) {
  Message out;
  for (const auto word : words) {
    if (!out.en.empty())
      out = out + (word == words.back() ? message({" or ", " o "}) : as_is(", "));
    out = out + as_is(in_quotes(word));
  }
  return out;
}

std::string Reader::id_of(const Node& row, std::size_t n) {
  const auto* id = row.find("id");
  return id != nullptr && id->kind == Node::Kind::string ? id->text : std::to_string(n);
}

std::string Reader::name_of(const Node& row, std::string_view list, std::size_t n) {
  const auto* id = row.find("id");
  if (id != nullptr && id->kind == Node::Kind::string) return id->text;
  return std::string(list) + " " + std::to_string(n + 1);
}

std::string Reader::what(const Fields& from, std::string_view list, const Node& row,
                         std::size_t n) const {
  std::string name(list);
  if (list == "note") return from.what().empty() ? name : from.what() + ": note";
  if (list == "reading") return from.what() + " reading";
  if (names_lists) return row.find("id") == nullptr ? name : name + " " + in_quotes(id_of(row, n));
  if (list == "input" || list == "outcome")
    return name + " " + in_quotes(name_of(row, "number", n));
  if (list == "chapter" || list == "range") return name;
  if (list == "arg" || list == "round") return from.what() + " " + name;
  if (list == "count") return from.what() + " " + name_of(row, list, n);
  return name_of(row, list, n);
}

Slot Reader::fact(Fields& from, const Node& at, std::string_view id) {
  const auto slot = facts.find(id);
  if (slot == no_slot)
    from.fault(at,
               message({"unknown fact '{}'", "fatto '{}' sconosciuto"}, {id}) + facts.suggest(id));
  return slot;
}

Slot Reader::fact_at(Fields& from, std::string_view key) {
  const auto* node = from.get(key);
  if (node == nullptr) return no_slot;
  const auto name = from.word(key);
  return name.empty() ? no_slot : fact(from, *node, name);
}

// ---- what a member may be

void Reader::read(Fields& from, std::string_view key, bool, std::optional<When>& out) {
  const auto* node = from.get(key);
  if (node == nullptr) return;
  if (node->kind != Node::Kind::boolean)
    out = when(from, key);
  else if (node->boolean)
    out = When{};
}

// A number, or a fact; `"-of"` takes the fact `of` away.
void Reader::read(Fields& from, std::string_view key, bool, Amount& out) {
  const auto* node = from.get(key);
  if (node == nullptr) return;
  if (node->kind != Node::Kind::string) {
    out.number = from.integer(key, out.number);
    return;
  }
  std::string_view name = from.word(key);
  if (const auto written = parse_range(name); written && written->from == written->to) {
    from.fault(*node, message({"'{}' is a number without quotes, or a fact",
                               "'{}' è un numero senza virgolette, o un fatto"},
                              {key}));
    return;
  }
  out.number = name.starts_with('-') ? -1 : 1;
  if (name.starts_with('-')) name.remove_prefix(1);
  if (!name.empty()) out.fact = fact(from, *node, name);
}

void Reader::read(Fields& from, std::string_view key, bool, Range& out) {
  if (const auto* node = from.get(key))
    out = range(from, key, *node,
                {"'{}' takes a number, or a range such as '4..6', '5..', '..3'",
                 "'{}' ammette un numero, o una fascia come '4..6', '5..', '..3'"});
}

void Reader::read(Fields& from, std::string_view key, bool must, List<Slot>& out) {
  std::vector<Slot> slots;
  for (const auto name : from.words(key)) slots.push_back(fact(from, from.node(), name));
  if (must && slots.empty()) from.fault(message({"'{}' is missing", "manca '{}'"}, {key}));
  out = arena.keep(std::move(slots));
}

// ---- rows that add

namespace {

// What would be read and ignored.
bool is_idle_in(std::string_view key, std::string_view list) {
  constexpr std::array<std::string_view, 3> amounts{"value", "per", "each"};
  if (list == "halve" && std::ranges::find(amounts, key) != amounts.end()) return true;
  return (key == "on" && list != "modifier") || (key == "minus" && list != "dice");
}

}  // namespace

List<Term> Reader::terms(Fields& from, std::string_view key, const std::string& path) {
  std::vector<Term> out;
  for (const auto* node : from.tables(key)) {
    auto row = fields(*node, name_of(*node, key, out.size()));
    const bool named = !path.empty();  // reports show such rows
    auto term = this->row<Term>(row, named, is_idle_in, key);
    if (!is_idle_in("per", key)) {
      const auto* per = row.get("per");
      term.per = per != nullptr && per->text == "above" ? rows_above : fact_at(row, "per");
    }
    if (is_number(term.each) && term.each.number < 1)
      row.fault(message({"'each' must be 1 or more", "'each' deve essere almeno 1"}));
    if (key == "modifier" && !term.source.empty() && !row.has("value") && !row.has("per"))
      row.fault(message({"'value' is missing", "manca 'value'"}));
    row.done();
    if (named) placed(path + "." + std::string(key) + "." + std::string(term.id), *node);
    out.push_back(term);
  }
  return arena.keep(std::move(out));
}

List<Term> Reader::terms_or_amount(Fields& from, std::string_view key) {
  const auto* node = from.get(key);
  if (node->kind == Node::Kind::table || node->kind == Node::Kind::array) return terms(from, key);
  Term term;
  read(from, key, true, term.value);
  return arena.keep(std::vector{term});
}

}  // namespace nfw::tables
