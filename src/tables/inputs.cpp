#include <algorithm>

#include "nfw/base/nearest.hpp"
#include "test_parts.hpp"

namespace nfw::tables {

Text read_group(Fields& from, Reader& reader, std::string_view key, bool required) {
  const auto id = from.word(key, required);
  if (id.empty()) return {};
  const auto& groups = reader.shared.groups;
  if (const auto found = groups.find(id); found != groups.end()) return found->second;
  std::vector<std::string_view> known;
  std::string_view headed;
  for (const auto& [name, heading] : groups) {
    known.emplace_back(name);
    if (!nearest(id, {heading.en, heading.it}).empty()) headed = name;
  }
  const auto near = suggestion(id, known);
  from.fault(*from.get(key),
             message({"no group '{}' in words.toml", "nessun gruppo '{}' in words.toml"}, {id}) +
                 (near.en.empty() && !headed.empty() ? suggestion(headed, known)
                                                     : what_it_can_be(id, known)));
  return {};
}

namespace {

// A number may be another input's; `false` is what a flag is that is not given.
Amount default_amount(Fields& row, Reader& reader, const Fact& about, const Node& value) {
  if (about.kind == Kind::flag) {
    if (value.kind != Node::Kind::boolean)
      row.fault(value, message({"the default must be true or false",
                                "il valore predefinito deve essere true o false"}));
    return {value.boolean ? 1 : 0};
  }
  if (about.kind == Kind::choice || about.kind == Kind::choices) {
    const int n = std::max(0, Reader::choice(row, about, value));
    return {about.kind == Kind::choices ? std::int64_t{1} << static_cast<unsigned>(n) : n};
  }
  if (value.kind == Node::Kind::string) return {1, reader.fact(row, value, value.text)};
  if (value.kind != Node::Kind::integer)
    row.fault(value, message({"the default must be a number",
                              "il valore predefinito deve essere un numero"}));
  return {value.integer};
}

List<Default> defaults(Fields& row, Reader& reader, const Fact& about) {
  std::vector<Default> out;
  const auto* node = row.get("default");
  if (node != nullptr && node->kind != Node::Kind::array) {
    out.push_back({.value = default_amount(row, reader, about, *node), .when = {}});
    return reader.arena.keep(std::move(out));
  }
  if (node != nullptr)
    for (const auto& item : node->items) {
      auto one = reader.fields(item, row.what() + " default");
      const auto* value = one.get("value");
      if (value == nullptr) {
        one.fault(message({"'value' is missing", "manca 'value'"}));
        continue;
      }
      const auto amount = default_amount(one, reader, about, *value);
      out.push_back({.value = amount, .when = reader.when(one, "when")});
      one.done();
    }
  if (about.kind == Kind::flag) out.push_back({.value = {0}, .when = {}});
  return reader.arena.keep(std::move(out));
}

// Conditions of single values, which could not be read before all facts had names.
List<Choice> values_with_needs(Fields& row, Reader& reader, List<Choice> without) {
  const auto* list = row.get("values");
  if (list == nullptr || list->kind != Node::Kind::array) return without;
  std::vector<Choice> out(without.begin(), without.end());
  for (std::size_t n = 0; n < std::min(out.size(), list->items.size()); ++n) {
    auto one = reader.fields(list->items[n], row.what() + " value " + in_quotes(out[n].id));
    out[n].needs = reader.when(one, "needs");
  }
  return reader.arena.keep(std::move(out));
}

// No more than the player himself may say.
void check_defaults(Fields& row, const Input& input) {
  for (const auto& one : input.defaults) {
    if (!is_number(one.value)) continue;
    if (is_number(input.min) && one.value.number < input.min->number)
      row.fault(message({"the default is below 'min'", "il valore predefinito è minore di 'min'"}));
    if (is_number(input.max) && one.value.number > input.max->number)
      row.fault(
          message({"the default is above 'max'", "il valore predefinito è maggiore di 'max'"}));
  }
}

// Of a flag without a name of its own that of the other side's like, behind the side.
std::string italian(std::string_view id, const Shared& shared) {
  if (const auto own = shared.flags.find(id); own != shared.flags.end())
    return std::string(own->second);
  for (const auto& [side, in_italian] : shared.flags)
    if (side.ends_with('-') && id.starts_with(side))
      if (const auto like = italian(id.substr(side.size()), shared); !like.empty())
        return std::string(in_italian) + like;
  return {};
}

Input read_input(Fields& row, Reader& reader, bool grouped) {
  auto out = reader.row<Input>(row);
  if (row.has("it-id"))
    out.it_id = row.name("it-id");
  else if (grouped)
    out.it_id = reader.arena.keep(italian(out.id, reader.shared));
  for (const auto* key : {"kind", "both", "shared"}) row.passes(key);
  const auto slot = reader.facts.find(out.id);
  Fact about = slot == no_slot ? Fact{} : reader.facts[slot];
  out.kind = about.kind;
  out.values = about.values = values_with_needs(row, reader, about.values);
  if (slot != no_slot) reader.facts[slot].values = out.values;
  if (grouped && out.kind == Kind::text)
    row.fault(*row.get("kind"), message({"only a record has texts", "solo un registro ha testi"}));
  if (row.has("where") && (grouped || out.kind != Kind::names))
    row.fault(*row.get("where"), message({"only a record's names of other records have 'where'",
                                          "solo i nomi di altri registri hanno 'where'"}));
  out.group = read_group(row, reader, "group", grouped);
  out.defaults = defaults(row, reader, about);
  if (is_number(out.min) && is_number(out.max) && out.max->number < out.min->number)
    row.fault(message({"'max' is below 'min'", "'max' è minore di 'min'"}));
  if (out.kind == Kind::count && is_number(out.max) && out.max->number < 0)
    row.fault(message(
        {"'max' of a count must be 0 or more", "'max' di un numero (count) deve essere almeno 0"}));
  check_defaults(row, out);
  const auto always = [](const Default& one) { return one.when.any.empty(); };
  if (out.kind != Kind::flag && std::ranges::any_of(out.defaults, always))
    out.required.reset();  // it has a value anyway
  return out;
}

// What stands there for the other side's like of it.
void check_mirror(Fields& row, bool has_other_side) {
  if (row.has("mirror")) static_cast<void>(row.label_at("mirror"));
  for (const auto* key : {"both", "mirror"})
    if (!has_other_side && (key == std::string_view("both") ? row.flag(key) : row.has(key)))
      row.fault(message({"'{}' needs [other-side]", "'{}' richiede [other-side]"}, {key}));
}

}  // namespace

void read_inputs(Fields& root, Reader& reader, TestTable& out, std::size_t written, bool grouped) {
  std::vector<Input> inputs;
  for (const auto* node : root.tables("input")) {
    const auto name = "input " + in_quotes(Reader::name_of(*node, "number", inputs.size()));
    const bool is_made = inputs.size() >= written;
    auto row = is_made ? reader.silent(*node) : reader.fields(*node, name);
    inputs.push_back(read_input(row, reader, grouped));
    if (!is_made) check_mirror(row, root.has("other-side"));
    row.done();
    reader.placed("input." + std::string(inputs.back().id), *node);
  }
  out.inputs = reader.arena.keep(std::move(inputs));
}

void read_main(Fields& root, Reader& reader, TestTable& out) {
  std::vector<std::string_view> known;
  for (const auto& input : out.inputs)
    if (input.kind != Kind::flag && !is_named_list(input.kind)) known.push_back(input.id);
  std::vector<Slot> main;
  for (const auto id : root.words("main"))
    if (std::ranges::find(known, id) != known.end())
      main.push_back(reader.facts.find(id));
    else
      root.fault(*root.get("main"), message({"'main' names no number and no choice: '{}'",
                                             "'main' non nomina un numero né una scelta: '{}'"},
                                            {id}) +
                                        suggestion(id, known));
  out.main = reader.arena.keep(std::move(main));
}

}  // namespace nfw::tables
