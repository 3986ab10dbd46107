#include <algorithm>
#include <optional>
#include <set>

#include "battle_names.hpp"
#include "nfw/facts.hpp"

namespace nfw::tables {

namespace {

// House rules may bring flags that battle.toml cannot know, or take some away.
bool by_house(const Deed& deed) { return deed.test != nullptr && !deed.test->house.empty(); }

}  // namespace

// ---- tests and acts

void BattleReader::deeds(Fields& root) {
  const auto* tests = root.get("test");
  if (built_ != nullptr)
    built_or_read(tests);
  else if (tests != nullptr)
    for (const auto& member : tests->members) test(member);
  if (const auto* acts = root.get("act"))
    for (const auto& member : acts->members) act(member);
}

// In the order in which they were built in.
void BattleReader::built_or_read(const Node* tests) {
  const auto read = tests == nullptr ? Branches<Member>() : tests->members;
  for (const auto& deed : built_->deeds) {
    if (deed.test == nullptr) continue;
    if (const auto* one = std::ranges::find(read, deed.id, &Member::key); one != read.end()) {
      test(*one);
      continue;
    }
    all_deeds_.push_back(deed);
    deeds_.push_back({deed.id});
  }
}

// Of one that was built in it is made where it is asked for.
Reader& BattleReader::deed_reader(std::size_t deed) {
  auto& reader = deeds_[deed].reader;
  if (reader == nullptr) reader = reader_of_test(*all_deeds_[deed].test);
  return *reader;
}

std::unique_ptr<Reader> BattleReader::reader_of_test(const TestTable& test) {
  auto out = reader_of(test.id, alone_);
  for (const auto& fact : test.facts) out->facts.add(fact);
  return out;
}

void BattleReader::test(const Member& member) {
  auto row = fields(member.value, member.key);
  const auto named = row.has("test") ? row.word("test") : std::string_view(member.key);
  const auto* table = find_test(named);
  if (table == nullptr) {
    row.fault(
        member.at,
        message({"there is no test '{}'", "non c'è un test '{}'"}, {named}) +
            suggestion(named, names_of(tests_, [](const TestTable* one) { return one->id; })));
    return;
  }
  auto reader = reader_of_test(*table);
  Deed out;
  out.id = arena_.keep(member.key);
  out.test = table;
  deed(row, out, *reader);
  each_input_once(row, out);
  row.done();
  all_deeds_.push_back(out);
  deeds_.push_back({out.id, &member.value, std::move(reader)});
}

void BattleReader::act(const Member& member) {
  auto row = fields(member.value, member.key);
  const auto id = arena_.keep(member.key);
  if (find_test(id) != nullptr)
    row.fault(member.at,
              message({"'{}' is already the name of a table", "'{}' è già il nome di una tabella"},
                      {id}));
  auto reader = reader_of(id, with_rounds_);
  Deed out;
  out.id = id;
  out.form.ruleset = ruleset_;
  out.form.id = id;
  read_form(row, *reader, out.form, {});
  finish(*reader, out.form);
  deed(row, out, *reader);
  row.done();
  all_deeds_.push_back(out);
  deeds_.push_back({id, &member.value, std::move(reader)});
}

void BattleReader::deed(Fields& row, Deed& out, Reader& reader) {
  timing(row, out.round, out.step);
  seats(row, out);
  answers(row, out, reader);
  out.main = lone_numbers(row, out);
  out.says = says(row, out, reader);
  out.items = items(row, out);
  out.lists = row.flag("lists");
  out.at_will = row.flag("at-will");
  out.beyond = row.label_at("beyond", false);
  out.refusals = reader.rows<BattleRefusal>(
      row, "refuse", "", [&](Fields& from, auto& one) { refusal(from, out, one); });
  out.changes = of_seats(row, "change", out, reader);
  out.free = of_seats(row, "free", out, reader);
  if (out.test != nullptr) out.luck = luck(row, out);
}

void BattleReader::timing(Fields& row, std::uint16_t& round, std::uint16_t& step) {
  if (row.has("round")) {
    round = place(row, "round", names_of(rounds_, &BattleRound::id));
    step = 0;
  }
  if (round == no_place || !row.has("step")) return;
  step = place(row, "step", names_of(rounds_[round].steps, &BattleStep::id));
}

void BattleReader::refusal(Fields& from, const Deed& deed, BattleRefusal& out) {
  out.seat = place(from, "seat", names_of(deed.seats, &BattleSeat::id));
  if (out.seat == no_place) return;
  const auto kind = deed.seats[out.seat].kind;
  out.where = record_reader(kind).when(from, "where");
  out.there = of_another(from, deed, out.other);
  if (from.has("unnamed"))
    out.unnamed = place(from, "unnamed", names_of(deed.seats, &BattleSeat::id));
  const auto* apart = from.get("apart");
  if (apart == nullptr || out.other == no_place) return;
  auto bond = fields(*apart, from.what() + " apart");
  out.apart = bonded(bond, kind, deed.seats[out.other].kind);
  bond.done();
}

When BattleReader::of_another(Fields& row, const Deed& deed, std::uint16_t& other) {
  if (!row.has("other")) return {};
  other = place(row, "other", names_of(deed.seats, &BattleSeat::id));
  return other == no_place ? When() : record_reader(deed.seats[other].kind).when(row, "there");
}

Slot BattleReader::input_of(Fields& row, const Deed& deed, std::string_view key, const Node& at,
                            std::string_view id) {
  const auto& inputs = deed.asks().inputs;
  const auto input = std::ranges::find(inputs, id, &Input::id);
  if (input != inputs.end()) return static_cast<Slot>(input - inputs.begin());
  if (!by_house(deed)) unknown(row, at, key, id, names_of(inputs, &Input::id));
  return no_slot;
}

List<Slot> BattleReader::lone_numbers(Fields& row, const Deed& deed) {
  if (!row.has("main") && deed.test != nullptr) return deed.test->main;
  std::vector<Slot> out;
  for (const auto id : row.words("main"))
    if (const auto slot = input_of(row, deed, "main", *row.get("main"), id); slot != no_slot)
      out.push_back(slot);
  return arena_.keep(std::move(out));
}

List<BattleSaid> BattleReader::says(Fields& row, const Deed& deed, Reader& reader) {
  std::vector<BattleSaid> out;
  if (const auto* table = row.get("says"))
    for (const auto& member : table->members) {
      const auto slot = input_of(row, deed, "says", member.value, member.key);
      if (slot != no_slot)
        out.push_back({slot, constant(row, member.key, reader.facts[slot], member.value)});
    }
  return arena_.keep(std::move(out));
}

List<BattleItems> BattleReader::items(Fields& row, const Deed& deed) {
  std::vector<BattleItems> out;
  for (const auto* node : row.tables("item")) {
    auto item = fields(*node, row.what() + " item " + std::to_string(out.size() + 1));
    BattleItems one;
    if (const auto id = item.word("flag"); !id.empty())
      one.input = input_of(item, deed, "flag", *item.get("flag"), id);
    one.kind = place(item, "each", names_of(records_, &Named::id));
    if (one.kind == no_place || one.input == no_slot) continue;
    if (item.has("of")) one.of = record_reader(one.kind).word(item, "of", Whose::any);
    one.is = record_reader(one.kind).fact_at(item, "is");
    one.where = record_reader(one.kind).when(item, "where");
    item.done();
    out.push_back(one);
  }
  return arena_.keep(std::move(out));
}

List<BattleLuck> BattleReader::luck(Fields& row, const Deed& deed) {
  std::vector<BattleLuck> out;
  for (const auto* node : row.tables("luck")) {
    auto fields = this->fields(*node, row.what() + " luck " + std::to_string(out.size() + 1));
    BattleLuck one;
    one.key = place(fields, "key", names_of(deed.test->outcome, &OutcomeKey::id));
    one.seat = place(fields, "for", names_of(deed.seats, &BattleSeat::id));
    one.unit = place(fields, "unit", names_of(out_.measures, &BattleMeasure::id));
    one.less = fields.flag("less");
    fields.done();
    if (one.key != no_place && one.seat != no_place && one.unit != no_place) out.push_back(one);
  }
  return arena_.keep(std::move(out));
}

void BattleReader::seats(Fields& row, Deed& out) {
  Reader reader(out.id, alone_, arena_, places_, problems_);
  std::optional<std::uint16_t> before;
  auto read = reader.rows<BattleSeat>(row, "seat", "", [&](Fields& from, BattleSeat& seat) {
    seat.kind = place(from, "is", names_of(records_, &Named::id));
    if (seat.kind == no_place) seat.kind = 0;
    seat.where = record_reader(seat.kind).when(from, "where");
    seat.to = bond_to(from, before.value_or(seat.kind), seat.kind);
    seat.meant = bond_to(from, before.value_or(seat.kind), seat.kind, "meant");
    before = seat.kind;
  });
  out.seats = read;
}

void BattleReader::answers(Fields& row, Deed& out, Reader& reader) {
  const auto* file = row.get("file");
  if (file == nullptr) return;
  std::vector<BattleAnswer> all;
  const auto seats = names_of(out.seats, &BattleSeat::id);
  for (const auto& member : file->members) {
    const auto seat = std::ranges::find(seats, member.key);
    if (seat == seats.end()) {
      unknown(row, member.value, "file", member.key, seats);
      continue;
    }
    for (const auto& one : member.value.members)
      answer(row, one, static_cast<std::uint16_t>(seat - seats.begin()), out, reader, all);
  }
  mirror(out, all);
  out.answers = arena_.keep(std::move(all));
}

// A key, a key times what the player says, or a value; each may have a condition.
void BattleReader::answer_row(Fields& one, std::string_view flag, const Deed& deed, Reader& reader,
                              BattleAnswer& out) {
  out.where = record_reader(out.kind).when(one, "where");
  out.there = of_another(one, deed, out.other);
  if (one.has("per")) out.per = input_of(one, deed, "per", *one.get("per"), one.word("per"));
  if (one.has("with")) out.with = input_of(one, deed, "with", *one.get("with"), one.word("with"));
  if (const auto* value = one.get("value"))
    out.value = constant(one, flag, reader.facts[out.input], *value);
  else if (const auto id = one.word("key"); !id.empty())
    key_of_seat(one, *one.get("key"), id, out);
  one.done();
}

// One of them, or several of which the first holds whose condition does.
void BattleReader::answer(Fields& row, const Member& member, std::uint16_t seat, const Deed& deed,
                          Reader& reader, std::vector<BattleAnswer>& all) {
  BattleAnswer out;
  out.input = input_of(row, deed, "file", member.value, member.key);
  out.seat = seat;
  out.kind = deed.seats[seat].kind;
  if (out.input == no_slot) return;
  if (member.value.kind == Node::Kind::array) {
    for (const auto& item : member.value.items) {
      auto one = fields(item, row.what() + " " + member.key);
      all.push_back(out);
      answer_row(one, member.key, deed, reader, all.back());
    }
    return;
  }
  if (member.value.kind == Node::Kind::table) {
    auto one = fields(member.value, row.what() + " " + member.key);
    answer_row(one, member.key, deed, reader, out);
  } else {
    key_of_seat(row, member.value, member.value.text, out);
  }
  if (out.key != no_slot) all.push_back(out);
}

// A key that the record lacks is one of the record that it stands in.
void BattleReader::key_of_seat(Fields& row, const Node& at, std::string_view id,
                               BattleAnswer& out) {
  const auto own = out.kind;
  for (;; out.kind = kinds_[out.kind].in) {
    out.key = find_fact(kinds_[out.kind].form, id);
    if (out.key != no_slot) return;
    if (out.kind == 0) break;
  }
  row.fault(at,
            message({"no fact '{}' in '{}'", "nessun fatto '{}' in '{}'"}, {id, records_[own].id}));
}

// What answers a flag of the first answers its like for a second who strikes at once.
void BattleReader::mirror(const Deed& deed, std::vector<BattleAnswer>& all) {
  const auto second = static_cast<std::uint16_t>(deed.mirrored());
  if (second == 0 || deed.test == nullptr) return;
  const auto& likes = deed.test->both.mirror;
  const auto like = [&](Slot slot) { return slot < likes.size() ? likes[slot] : no_slot; };
  const auto written = all;
  for (const auto& one : written) {
    auto other = one;
    other.input = like(one.input);
    other.per = one.per == no_slot ? no_slot : like(one.per);
    other.with = one.with == no_slot ? no_slot : like(one.with);
    other.seat = one.seat == 0 ? second : std::uint16_t{0};
    if (one.other != no_place) other.other = one.seat;
    const bool stands = std::ranges::any_of(
        written, [&](const auto& a) { return a.input == other.input && a.seat == other.seat; });
    if (other.input != one.input && other.input != no_slot && !stands) all.push_back(other);
  }
}

// So that no new flag is forgotten; one of a house rule only the table can answer.
void BattleReader::each_input_once(Fields& row, Deed& out) {
  const auto& inputs = out.asks().inputs;
  std::vector<std::set<std::string_view>> stands(inputs.size());
  // Where a condition may leave it open, the table answers it as well.
  for (const auto& one : out.answers)
    if (one.where.any.empty() && one.there.any.empty()) stands[one.input].insert("file");
  for (const auto& one : out.items) stands[one.input].insert("item");
  for (const auto& one : out.says) stands[one.input].insert("says");
  if (out.lists && out.test != nullptr)
    for (const auto& one : out.test->from_list)
      for (const auto slot : {one.own, one.enemy})
        if (slot != no_slot) stands[slot].insert("lists");
  const auto second = out.mirrored();
  std::vector<std::pair<Slot, std::string_view>> listed;
  for (const auto* list : {"table", "choice", "never"})
    for (const auto id : row.words(list)) {
      const auto slot = input_of(row, out, list, *row.get(list), id);
      if (slot == no_slot) continue;
      if (!stands[slot].insert(list).second || stands[slot].size() > 1)
        row.fault(message({"'{}' stands twice", "'{}' c'è due volte"}, {id}));
      listed.emplace_back(slot, list);
    }
  if (second != 0)
    for (const auto& [slot, list] : std::vector(listed))
      if (const auto like = out.test->both.mirror[slot]; stands[like].empty()) {
        stands[like].insert(list);
        listed.emplace_back(like, list);
      }
  std::vector<Slot> table;
  for (const auto& [slot, list] : listed)
    if (list == "table") table.push_back(slot);
  for (const auto& one : out.answers) stands[one.input].insert("file");
  for (std::size_t n = 0; n < stands.size(); ++n) {
    if (stands[n].empty() && by_house(out))
      table.push_back(static_cast<Slot>(n));
    else if (stands[n].empty())
      row.fault(message({"'{}' stands in none of 'file', 'table', 'choice', 'never'",
                         "'{}' non sta in 'file', 'table', 'choice' o 'never'"},
                        {inputs[n].id}));
  }
  out.table = arena_.keep(std::move(table));
}

}  // namespace nfw::tables
