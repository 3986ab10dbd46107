#include "battle_reader.hpp"

#include <algorithm>

#include "nfw/facts.hpp"

namespace nfw::tables {

namespace {

/// Of all that is read here, what has this name.
template <class Rows, class Name>
std::vector<std::string_view> names_of(const Rows& rows, const Name& name) {
  std::vector<std::string_view> out;
  for (const auto& row : rows) out.push_back(std::invoke(name, row));
  return out;
}

void unknown(Fields& from, const Node& at, std::string_view key, std::string_view id,
             const std::vector<std::string_view>& names) {
  from.fault(at, message({"'{}': there is no '{}'", "'{}': non c'è '{}'"}, {key, id}) +
                     what_it_can_be(id, names));
}

// The place of the one that a key names; no_place, and a problem, where there is none.
std::uint16_t place(Fields& from, std::string_view key,
                    const std::vector<std::string_view>& names) {
  const auto id = from.word(key);
  const auto found = std::ranges::find(names, id);
  if (found != names.end()) return static_cast<std::uint16_t>(found - names.begin());
  if (!id.empty()) unknown(from, *from.get(key), key, id, names);
  return no_place;
}

// A value of a key, or of a flag, as it is kept.
std::int64_t constant(Fields& row, std::string_view key, const Fact& about, const Node& value) {
  const auto bit = [&](const Node& one) {
    const auto n = Reader::choice(row, about, one);
    return n < 0 ? 0 : std::int64_t{1} << static_cast<unsigned>(n);
  };
  if (about.kind == Kind::choice) return std::max(0, Reader::choice(row, about, value));
  if (about.kind == Kind::choices) {
    if (value.kind != Node::Kind::array) return bit(value);
    std::int64_t out = 0;
    for (const auto& item : value.items) out |= bit(item);
    return out;
  }
  if (value.kind == (about.kind == Kind::flag ? Node::Kind::boolean : Node::Kind::integer))
    return value.kind == Node::Kind::boolean ? std::int64_t{value.boolean} : value.integer;
  row.fault(value,
            about.kind == Kind::flag
                ? message({"'{}' takes true or false", "'{}' ammette true o false"}, {key})
                : message({"'{}' takes a whole number", "'{}' ammette un numero intero"}, {key}));
  return 0;
}

// House rules may bring flags that battle.toml cannot know, or take some away.
bool by_house(const Deed& deed) { return deed.test != nullptr && !deed.test->house.empty(); }

}  // namespace

const TestTable* BattleReader::find_test(std::string_view id) const {
  const auto found = std::ranges::find(tests_, id, &TestTable::id);
  return found == tests_.end() ? nullptr : *found;
}

const BattleRules* BattleReader::read(const Node& node) {
  auto root = fields(node, "");
  root.format();
  rounds(root);
  out_.list = find_test(root.word("list"));
  if (out_.list == nullptr || out_.list->roster == nullptr) {
    root.fault(message(
        {"no table with records above: '{}'", "nessuna tabella con registri più sopra: '{}'"},
        {root.word("list")}));
    return nullptr;
  }
  records(root);
  if (kinds_.empty()) return nullptr;
  deeds(root);
  dues(root);
  std::size_t n = 0;
  for (const auto* one : root.tables("round")) {
    auto row = fields(*one, std::string(rounds_[n].id));
    rounds_[n++].end = of_each(row, "end");
  }
  out_.always = of_each(root, "always");
  out_.end = of_each(root, "end");
  root.done();
  out_.records = arena_.keep(std::move(kinds_));
  out_.deeds = arena_.keep(std::move(all_deeds_));
  out_.rounds = arena_.keep(std::move(rounds_));
  return arena_.keep_one(out_);
}

// The battle itself has one of them for a value, too: `values = "rounds"`.
void BattleReader::rounds(Fields& root) {
  auto reader = reader_of("battle", alone_);
  std::vector<Choice> values;
  for (const auto* node : root.tables("round")) {
    auto row = fields(*node, Reader::name_of(*node, "round", rounds_.size()));
    rounds_.push_back(reader->row<BattleRound>(row));
    row.passes("end");
    row.done();
    values.push_back(
        {.id = rounds_.back().id, .label = rounds_.back().label, .also = {}, .needs = {}});
  }
  with_rounds_ = shared_;
  with_rounds_.vocabularies["rounds"] = arena_.keep(std::move(values));
}

// ---- records

void BattleReader::records(Fields& root) {
  for (const auto id : root.words("records")) {
    const auto* node = root.get(id);
    if (node == nullptr)
      root.fault(
          message({"record '{}' has no table", "il registro '{}' non ha una tabella"}, {id}));
    else
      records_.push_back({id, node, reader_of(id, with_rounds_)});
  }
  if (records_.empty()) root.fault(message({"'records' is missing", "manca 'records'"}));
  for (auto& one : records_) {
    auto row = fields(*one.node, std::string(one.id));
    BattleRecord out;
    record(row, one, out);
    row.done();
    kinds_.push_back(out);
  }
  for (const auto key : {turn_key, round_key, step_key})
    if (!kinds_.empty() && find_fact(kinds_.front().form, key) == no_slot)
      root.fault(*records_.front().node,
                 message({"'{}' needs the key '{}'", "'{}' richiede la chiave '{}'"},
                         {records_.front().id, key}));
}

void BattleReader::record(Fields& row, Named& one, BattleRecord& out) {
  TestTable form;
  form.ruleset = ruleset_;
  form.id = one.id;
  read_form(row, *one.reader, form, {});
  out = one.reader->row<BattleRecord>(row);
  finish(*one.reader, form);
  out.form = form;
  if (!kinds_.empty()) {
    auto above = names_of(records_, &Named::id);
    above.resize(kinds_.size());
    out.in = place(row, "in", above);
  }
  if (row.has("list")) {
    const auto list = out_.list->roster->records;
    out.list =
        place(row, "list", names_of(list, [](const RecordTable& table) { return table.form.id; }));
  }
  start(row, out);
}

// What is said under `start`; a key of which nothing is said there begins as the list's own key of
// its name.
void BattleReader::start(Fields& row, BattleRecord& out) {
  const auto* said = row.get("start");
  if (out.list == no_place) return;
  const auto& list = out_.list->roster->records[out.list].form;
  std::vector<BattleRecord::Begins> all;
  for (const auto& input : out.form.inputs) {
    const auto key = static_cast<Slot>(&input - out.form.inputs.data());
    const auto* one = said != nullptr ? said->find(input.id) : nullptr;
    if (one == nullptr) {
      const auto same = find_fact(list, input.id);
      if (same < list.inputs.size()) all.push_back({key, same});
      continue;
    }
    auto from = fields(*said, row.what() + " start");
    for (const auto id : from.words(input.id)) {
      all.push_back({key, find_fact(list, id)});
      if (all.back().from == no_slot)
        from.fault(*one,
                   message({"no fact '{}' in '{}'", "nessun fatto '{}' in '{}'"}, {id, list.id}));
    }
  }
  if (said != nullptr)
    for (const auto& member : said->members)
      if (std::ranges::find(out.form.inputs, member.key, &Input::id) == out.form.inputs.end())
        unknown(row, member.value, "start", member.key, names_of(out.form.inputs, &Input::id));
  out.start = arena_.keep(std::move(all));
}

// ---- tests and acts

void BattleReader::deeds(Fields& root) {
  if (const auto* tests = root.get("test"))
    for (const auto& member : tests->members) test(member);
  if (const auto* acts = root.get("act"))
    for (const auto& member : acts->members) act(member);
}

void BattleReader::test(const Member& member) {
  auto row = fields(member.value, member.key);
  const auto* table = find_test(member.key);
  if (table == nullptr) {
    row.fault(
        member.at,
        message({"there is no test '{}'", "non c'è un test '{}'"}, {member.key}) +
            suggestion(member.key, names_of(tests_, [](const TestTable* one) { return one->id; })));
    return;
  }
  auto reader = reader_of(table->id, alone_);
  for (const auto& fact : table->facts) reader->facts.add(fact);
  Deed out;
  out.id = table->id;
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
  auto reader = reader_of(id, alone_);
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
  timing(row, out);
  seats(row, out);
  answers(row, out);
  if (row.has("main")) out.main = place(row, "main", names_of(out.asks().inputs, &Input::id));
  const auto all = names_of(out.seats, &BattleSeat::id);
  out.refusals = reader.rows<BattleRefusal>(row, "refuse", "", [&](Fields& from, auto& refusal) {
    refusal.seat = place(from, "seat", all);
    if (refusal.seat == no_place) return;
    refusal.where = record_reader(out.seats[refusal.seat].kind).when(from, "where");
  });
  out.changes = of_seats(row, out, reader);
}

void BattleReader::timing(Fields& row, Deed& out) {
  if (!row.has("round")) return;
  out.round = place(row, "round", names_of(rounds_, &BattleRound::id));
  if (out.round == no_place || !row.has("step")) return;
  out.step = place(row, "step", names_of(rounds_[out.round].steps, &BattleStep::id));
}

void BattleReader::seats(Fields& row, Deed& out) {
  Reader reader(out.id, alone_, arena_, places_, problems_);
  auto read = reader.rows<BattleSeat>(row, "seat", "", [&](Fields& from, BattleSeat& seat) {
    seat.kind = place(from, "is", names_of(records_, &Named::id));
    if (seat.kind == no_place) seat.kind = 0;
  });
  out.seats = read;
}

void BattleReader::answers(Fields& row, Deed& out) {
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
      answer(row, one, static_cast<std::uint16_t>(seat - seats.begin()), out, all);
  }
  out.answers = arena_.keep(std::move(all));
}

// A key that the record lacks is one of the record that it stands in.
void BattleReader::answer(Fields& row, const Member& member, std::uint16_t seat, Deed& out,
                          std::vector<BattleAnswer>& all) {
  const auto& inputs = out.asks().inputs;
  const auto input = std::ranges::find(inputs, member.key, &Input::id);
  if (input == inputs.end()) {
    if (!by_house(out))
      unknown(row, member.value, "file", member.key, names_of(inputs, &Input::id));
    return;
  }
  for (auto kind = out.seats[seat].kind;; kind = kinds_[kind].in) {
    const auto key = find_fact(kinds_[kind].form, member.value.text);
    if (key != no_slot) {
      all.push_back({static_cast<Slot>(input - inputs.begin()), seat, kind, key});
      return;
    }
    if (kind == 0) break;
  }
  row.fault(member.value, message({"no fact '{}' in '{}'", "nessun fatto '{}' in '{}'"},
                                  {member.value.text, records_[out.seats[seat].kind].id}));
}

// So that no new flag is forgotten; one of a house rule only the table can answer.
void BattleReader::each_input_once(Fields& row, Deed& out) {
  const auto& inputs = out.asks().inputs;
  std::vector<int> times(inputs.size());
  for (const auto& one : out.answers) ++times[one.input];
  std::vector<Slot> table;
  for (const auto* list : {"table", "choice", "never"})
    for (const auto id : row.words(list)) {
      const auto input = std::ranges::find(inputs, id, &Input::id);
      if (input == inputs.end()) {
        if (!by_house(out)) unknown(row, *row.get(list), list, id, names_of(inputs, &Input::id));
        continue;
      }
      const auto slot = static_cast<Slot>(input - inputs.begin());
      ++times[slot];
      if (list == std::string_view("table")) table.push_back(slot);
    }
  for (std::size_t n = 0; n < times.size(); ++n) {
    if (times[n] == 0 && by_house(out))
      table.push_back(static_cast<Slot>(n));
    else if (times[n] == 0)
      row.fault(message({"'{}' stands in none of 'file', 'table', 'choice', 'never'",
                         "'{}' non sta in 'file', 'table', 'choice' o 'never'"},
                        {inputs[n].id}));
    if (times[n] > 1)
      row.fault(message({"'{}' stands twice", "'{}' c'è due volte"}, {inputs[n].id}));
  }
  out.table = arena_.keep(std::move(table));
}

// ---- what is due

void BattleReader::dues(Fields& root) {
  std::vector<BattleDue> all;
  for (const auto* node : root.tables("due")) {
    auto row = fields(*node, "due " + std::to_string(all.size() + 1));
    all.push_back(due(row));
    row.done();
  }
  out_.dues = arena_.keep(std::move(all));
}

BattleDue BattleReader::due(Fields& row) {
  BattleDue out;
  out.must = row.flag("must");
  out.by_enemy = row.flag("by-enemy");
  out.deed = place(row, row.has("act") ? "act" : "test", names_of(all_deeds_, &Deed::id));
  out.of = place(row, "each", names_of(records_, &Named::id));
  for (const auto* key : {"where", "except", "says"}) row.passes(key);
  if (out.deed == no_place || out.of == no_place) return out;
  out.where = record_reader(out.of).when(row, "where");
  out.except = record_reader(out.of).when(row, "except");
  const auto& inputs = all_deeds_[out.deed].asks().inputs;
  std::vector<BattleDue::Said> said;
  if (const auto* table = row.get("says"))
    for (const auto& member : table->members) {
      const auto input = std::ranges::find(inputs, member.key, &Input::id);
      if (input == inputs.end()) {
        unknown(row, member.value, "says", member.key, names_of(inputs, &Input::id));
        continue;
      }
      const auto slot = static_cast<Slot>(input - inputs.begin());
      said.push_back(
          {slot, constant(row, member.key, deeds_[out.deed].reader->facts[slot], member.value)});
    }
  out.says = arena_.keep(std::move(said));
  return out;
}

// ---- what changes

List<BattleChange> BattleReader::of_each(Fields& from, std::string_view key) {
  std::vector<BattleChange> out;
  for (const auto* node : from.tables(key)) {
    auto row = fields(*node, (from.what().empty() ? "" : from.what() + " ") + std::string(key) +
                                 " " + std::to_string(out.size() + 1));
    BattleChange change;
    change.of = place(row, "each", names_of(records_, &Named::id));
    if (change.of == no_place) continue;
    change.where = record_reader(change.of).when(row, "where");
    change.keys = keys(row, change.of, record_reader(change.of));
    row.done();
    out.push_back(change);
  }
  return arena_.keep(std::move(out));
}

List<BattleChange> BattleReader::of_seats(Fields& from, const Deed& deed, Reader& reader) {
  std::vector<BattleChange> out;
  for (const auto* node : from.tables("change")) {
    auto row = fields(*node, from.what() + " change " + std::to_string(out.size() + 1));
    BattleChange change;
    change.of = place(row, "seat", names_of(deed.seats, &BattleSeat::id));
    if (change.of == no_place) continue;
    const auto kind = deed.seats[change.of].kind;
    change.where = record_reader(kind).when(row, "where");
    change.when = reader.when(row, "when");
    change.keys = keys(row, kind, reader);
    row.done();
    out.push_back(change);
  }
  return arena_.keep(std::move(out));
}

Slot BattleReader::key_of(Fields& row, std::uint16_t kind, const Node& at, std::string_view id) {
  const auto key = record_reader(kind).fact(row, at, id);
  if (key == no_slot || key < kinds_[kind].form.inputs.size()) return key;
  row.fault(at, message({"'{}' is worked out: nothing can set it",
                         "'{}' è ricavato: non si può impostare"},
                        {id}));
  return no_slot;
}

List<KeyChange> BattleReader::keys(Fields& row, std::uint16_t kind, Reader& asks) {
  std::vector<KeyChange> out;
  for (const auto& [word, how] : Words<Becomes>::all)
    if (const auto* table = how == Becomes::clear ? nullptr : row.get(word))
      for (const auto& member : table->members) change(row, kind, asks, how, member, out);
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
  } else if (how == Becomes::take) {
    one.value.fact = asks.fact(row, member.value, member.value.text);
  } else {
    Node table;
    table.members.push_back(member);
    auto amount = fields(table, row.what());
    one.value = asks.terms_or_amount(amount, member.key).front().value;
  }
  out.push_back(one);
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
