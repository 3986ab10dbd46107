#include <algorithm>

#include "battle_names.hpp"
#include "nfw/facts.hpp"

namespace nfw::tables {

// ---- what changes

List<BattleChange> BattleReader::of_each(Fields& from, std::string_view key) {
  std::vector<BattleChange> out;
  for (const auto* node : from.tables(key)) {
    auto row = fields(*node, (from.what().empty() ? "" : from.what() + " ") + std::string(key) +
                                 " " + std::to_string(out.size() + 1));
    BattleChange change;
    change.of = place(row, "each", names_of(records_, &Named::id));
    if (change.of == no_place) continue;
    auto& record = record_reader(change.of);
    change.where = record.when(row, "where");
    change.keys = keys(row, of_others(row, change.of, change), record, nullptr);
    row.done();
    out.push_back(change);
  }
  return arena_.keep(std::move(out));
}

List<BattleChange> BattleReader::of_seats(Fields& from, std::string_view key, const Deed& deed,
                                          Reader& reader) {
  std::vector<BattleChange> out;
  for (const auto* node : from.tables(key)) {
    auto row =
        fields(*node, from.what() + " " + std::string(key) + " " + std::to_string(out.size() + 1));
    BattleChange change;
    change.of = place(row, "seat", names_of(deed.seats, &BattleSeat::id));
    if (change.of == no_place) continue;
    const auto kind = deed.seats[change.of].kind;
    change.where = record_reader(kind).when(row, "where");
    change.when = reader.when(row, "when");
    change.keys = keys(row, of_others(row, kind, change), reader, &deed);
    row.done();
    out.push_back(change);
  }
  return arena_.keep(std::move(out));
}

// How others hang together with a record: `to = { by = "link" }`; `each` need not be said of a kind
// that is known.
std::optional<Bonded> BattleReader::bond_to(Fields& row, std::uint16_t from,
                                            std::optional<std::uint16_t> kind,
                                            std::string_view key) {
  const auto* to = row.get(key);
  if (to == nullptr) return {};
  auto bond = fields(*to, row.what() + " " + std::string(key));
  const auto out = bonded(bond, from, kind);
  bond.done();
  return out;
}

// The kind of record that the row changes.
std::uint16_t BattleReader::of_others(Fields& row, std::uint16_t kind, BattleChange& change) {
  change.to = bond_to(row, kind, {});
  if (!change.to) return kind;
  if (change.to->kind == no_place) {
    change.to->kind = kind;
    return kind;
  }
  change.there = record_reader(change.to->kind).when(row, "there");
  return change.to->kind;
}

Slot BattleReader::key_of(Fields& row, std::uint16_t kind, const Node& at, std::string_view id) {
  const auto key = record_reader(kind).fact(row, at, id);
  if (key == no_slot || key < kinds_[kind].form.inputs.size()) return key;
  row.fault(at, message({"'{}' is worked out: nothing can set it",
                         "'{}' è ricavato: non si può impostare"},
                        {id}));
  return no_slot;
}

List<KeyChange> BattleReader::keys(Fields& row, std::uint16_t kind, Reader& asks,
                                   const Deed* deed) {
  std::vector<KeyChange> out;
  for (const auto& [word, how] : Words<Becomes>::all) {
    const auto* table = how == Becomes::clear ? nullptr : row.get(word);
    if (table == nullptr) continue;
    const bool leads = how == Becomes::link || how == Becomes::group;
    for (const auto& member : table->members)
      if (leads)
        link(row, kind, how, member, deed, out);
      else
        change(row, kind, asks, how, member, out);
  }
  for (const auto id : row.words("clear")) {
    KeyChange cleared;
    cleared.key = key_of(row, kind, *row.get("clear"), id);
    cleared.how = Becomes::clear;
    out.push_back(cleared);
  }
  return arena_.keep(std::move(out));
}

void BattleReader::change(Fields& row, std::uint16_t kind, Reader& asks, Becomes how,
                          const Member& member, std::vector<KeyChange>& out) {
  KeyChange one;
  one.key = key_of(row, kind, member.value, member.key);
  one.how = how;
  if (one.key == no_slot) return;
  const Fact about = record_reader(kind).facts[one.key];
  if (how == Becomes::join) return join(row, one, about, asks, member, out);
  if (how == Becomes::set) {
    one.value.number = constant(row, member.key, about, member.value);
  } else if (how == Becomes::take || how == Becomes::rank) {
    one.value.fact = asks.fact(row, member.value, member.value.text);
  } else {
    Node table;
    table.members.push_back(member);
    auto amount = fields(table, row.what());
    one.value = asks.terms_or_amount(amount, member.key).front().value;
  }
  out.push_back(one);
}

// To the record of a seat, by its name.
void BattleReader::link(Fields& row, std::uint16_t kind, Becomes how, const Member& member,
                        const Deed* deed, std::vector<KeyChange>& out) {
  KeyChange one;
  one.key = key_of(row, kind, member.value, member.key);
  one.how = how;
  const auto seats =
      deed == nullptr ? std::vector<std::string_view>() : names_of(deed->seats, &BattleSeat::id);
  const auto seat = std::ranges::find(seats, member.value.text);
  if (seat == seats.end()) return unknown(row, member.value, member.key, member.value.text, seats);
  one.value.number = seat - seats.begin();
  if (one.key != no_slot) out.push_back(one);
}

// One value, or rows of values that each have a condition.
void BattleReader::join(Fields& row, const KeyChange& change, const Fact& about, Reader& asks,
                        const Member& member, std::vector<KeyChange>& out) {
  const auto add = [&](Fields& from, const Node& value) {
    out.push_back(change);
    out.back().value.number = constant(from, member.key, about, value);
  };
  if (member.value.kind != Node::Kind::array) return add(row, member.value);
  for (const auto& item : member.value.items) {
    auto one = fields(item, row.what() + " " + member.key);
    if (const auto* value = one.get("value"))
      add(one, *value);
    else
      one.fault(message({"'value' is missing", "manca 'value'"}));
    if (one.has("when")) out.back().when = asks.when(one, "when");
    one.done();
  }
}

}  // namespace nfw::tables
