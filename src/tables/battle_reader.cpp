#include "battle_reader.hpp"

#include <algorithm>

#include "battle_names.hpp"
#include "nfw/facts.hpp"

namespace nfw::tables {

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
  if (!fits_built()) {
    root.fault(message({"the records are others now", "i registri sono altri"}));
    return nullptr;
  }
  out_.measures = reader_of("battle", alone_)->rows<BattleMeasure>(root, "measure");
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
  // Rulings that only rows asked for are known by now.
  for (std::size_t kind = 0; kind < kinds_.size(); ++kind)
    finish(*records_[kind].reader, kinds_[kind].form);
  for (std::size_t deed = 0; deed < all_deeds_.size(); ++deed)
    if (all_deeds_[deed].test == nullptr) finish(*deeds_[deed].reader, all_deeds_[deed].form);
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
    one.node = arena_.keep_one(with_links(*one.node));
    auto row = fields(*one.node, std::string(one.id));
    BattleRecord out;
    record(row, one, out);
    row.done();
    kinds_.push_back(out);
  }
  for (std::size_t kind = 0; kind < kinds_.size(); ++kind) counts(static_cast<std::uint16_t>(kind));
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
  std::vector<Fact> more;
  for (const auto* node : row.tables("count")) {
    auto count = fields(*node, row.what() + " count");
    more.push_back({.id = count.word("id"), .kind = Kind::count, .values = {}});
  }
  read_form(row, *one.reader, form, more);
  out = one.reader->row<BattleRecord>(row);
  finish(*one.reader, form);
  out.form = form;
  links(row, out);
  if (!kinds_.empty()) {
    auto above = names_of(records_, &Named::id);
    above.resize(kinds_.size());
    out.in = place(row, "in", above);
  }
  made(row, out);
}

namespace {

constexpr std::string_view link_list = "link";
constexpr std::string_view group_list = "group";

Member member(std::string key, Node value) {
  Member out;
  out.key = std::move(key);
  out.at = value.at;
  out.value = std::move(value);
  return out;
}

}  // namespace

// What was built in of a test is about the same keys, each with the values it had first, and about
// rulings in the order in which the whole file asks for them.
bool BattleReader::fits_built() {
  if (built_ == nullptr) return true;
  if (kinds_.size() != built_->records.size()) return false;
  const auto has_first = [](const Fact& now, const Fact& then) {
    return now.id == then.id && now.kind == then.kind && now.values.size() >= then.values.size() &&
           std::ranges::equal(now.values.first(then.values.size()), then.values, {}, &Choice::id,
                              &Choice::id);
  };
  for (std::size_t kind = 0; kind < kinds_.size(); ++kind) {
    const auto& then = built_->records[kind].form;
    auto& facts = records_[kind].reader->facts;
    for (const auto& fact : then.facts) static_cast<void>(facts.find(fact.id));
    if (kinds_[kind].form.inputs.size() != then.inputs.size() ||
        !std::ranges::equal(facts.all(), then.facts, has_first))
      return false;
  }
  return true;
}

// A link, and a group, is kept as a count: the place of a record, and 0 for none.
Node BattleReader::with_links(const Node& record) {
  Node out = record;
  Node inputs;
  inputs.kind = Node::Kind::array;
  if (const auto* own = record.find("input")) inputs.items = own->as_list();
  const auto written = inputs.items.size();
  for (const auto key : {link_list, group_list}) {
    const auto* list = record.find(key);
    if (list == nullptr) continue;
    for (auto input : list->items) {
      input.members.erase_if([](const Member& one) { return one.key == "is"; });
      Node kind;
      kind.kind = Node::Kind::string;
      kind.text = "count";
      kind.at = input.at;
      Node none;
      none.kind = Node::Kind::integer;
      none.at = input.at;
      input.members.push_back(member("kind", kind));
      input.members.push_back(member("default", none));
      inputs.items.push_back(std::move(input));
    }
  }
  if (inputs.items.size() == written) return out;
  out.members.erase_if([](const Member& one) { return one.key == "input"; });
  inputs.at = record.at;
  out.members.push_back(member("input", std::move(inputs)));
  return out;
}

void BattleReader::links(Fields& row, BattleRecord& out) {
  std::vector<BattleRecord::Link> all;
  for (const auto key : {link_list, group_list})
    for (const auto* node : row.tables(key)) {
      auto link = fields(*node, row.what() + " " + std::string(key));
      BattleRecord::Link one;
      one.key = find_fact(out.form, link.word("id"));
      if (key == link_list) one.to = place(link, "is", names_of(records_, &Named::id));
      all.push_back(one);
    }
  out.links = arena_.keep(std::move(all));
}

void BattleReader::counts(std::uint16_t kind) {
  auto record = fields(*records_[kind].node, std::string(records_[kind].id));
  std::vector<BattleRecord::Count> all;
  for (const auto* node : record.tables("count")) {
    auto row = fields(*node, record.what() + " count " + std::to_string(all.size() + 1));
    BattleRecord::Count one;
    one.fact = find_fact(kinds_[kind].form, row.word("id"));
    one.of = bonded(row, kind);
    if (one.of.kind != no_place) {
      auto& other = record_reader(one.of.kind);
      one.sum = other.fact_at(row, "sum");
      one.where = other.when(row, "where");
      row.done();
      all.push_back(one);
    }
  }
  kinds_[kind].counts = arena_.keep(std::move(all));
}

// The link of a kind of record that a key names.
Slot BattleReader::link_of(Fields& row, std::string_view key, std::uint16_t kind,
                           std::uint16_t* to) {
  std::vector<std::string_view> names;
  for (const auto& one : kinds_[kind].links) {
    if (one.to == no_place) continue;
    names.push_back(kinds_[kind].form.inputs[one.key].id);
    if (names.back() != row.word(key)) continue;
    if (to != nullptr) *to = one.to;
    return one.key;
  }
  unknown(row, *row.get(key), key, row.word(key), names);
  return no_slot;
}

// A group of a kind of record, or any other count: those in which it is the same hang together.
Slot BattleReader::shared_key(Fields& row, std::uint16_t kind) {
  std::vector<std::string_view> names;
  for (const auto& one : kinds_[kind].form.inputs)
    if (one.kind == Kind::count) names.push_back(one.id);
  if (std::ranges::find(names, row.word("over")) != names.end())
    return find_fact(kinds_[kind].form, row.word("over"));
  unknown(row, *row.get("over"), "over", row.word("over"), names);
  return no_slot;
}

Bonded BattleReader::bonded(Fields& row, std::uint16_t from, std::optional<std::uint16_t> kind) {
  Bonded out;
  const auto all = names_of(records_, &Named::id);
  if (row.has("of")) out.of = record_reader(from).word(row, "of", Whose::any);
  if (row.has("along")) {
    out.bond = Bond::along;
    out.kind = no_place;
    out.key = link_of(row, "along", from, &out.kind);
    return out;
  }
  const bool is_above = row.has("above");
  out.kind = kind && !is_above ? *kind : place(row, is_above ? "above" : "each", all);
  if (out.kind == no_place) return out;
  if (is_above) {
    out.bond = Bond::above;
  } else if (row.flag("beside")) {
    out.bond = Bond::beside;
  } else if (row.has("by")) {
    out.bond = Bond::by;
    out.key = link_of(row, "by", out.kind, nullptr);
  } else if (row.has("over")) {
    out.bond = Bond::over;
    out.key = shared_key(row, from);
  } else if (row.has("of")) {
    out.bond = Bond::all;
  }
  return out;
}

// Made from each of these records of an army list.
void BattleReader::made(Fields& row, BattleRecord& out) {
  const auto list = out_.list->roster->records;
  const auto names = names_of(list, [](const RecordTable& table) { return table.form.id; });
  std::vector<BattleRecord::Made> all;
  for (const auto id : row.words("list")) {
    const auto found = std::ranges::find(names, id);
    if (found == names.end()) {
      unknown(row, *row.get("list"), "list", id, names);
      continue;
    }
    all.push_back({static_cast<std::uint16_t>(found - names.begin()), {}});
    all.back().start = start(row, out, list[all.back().list].form);
  }
  out.made = arena_.keep(std::vector(all));
  const auto* said = row.get("start");
  if (said == nullptr || all.empty()) return;
  auto from = fields(*said, row.what() + " start");
  for (const auto& member : said->members) {
    if (std::ranges::find(out.form.inputs, member.key, &Input::id) == out.form.inputs.end())
      unknown(row, member.value, "start", member.key, names_of(out.form.inputs, &Input::id));
    for (const auto id : from.words(member.key))
      if (std::ranges::all_of(
              all, [&](const auto& one) { return find_fact(list[one.list].form, id) == no_slot; }))
        from.fault(member.value, message({"no fact '{}' in '{}'", "nessun fatto '{}' in '{}'"},
                                         {id, list[all.front().list].form.id}));
  }
}

// What is said under `start`, as far as this record of a list has it; a key of which nothing is
// said there begins as the list's own key of its name.
List<BattleRecord::Begins> BattleReader::start(Fields& row, const BattleRecord& out,
                                               const TestTable& list) {
  const auto* said = row.get("start");
  std::vector<BattleRecord::Begins> all;
  for (const auto& input : out.form.inputs) {
    const auto key = static_cast<Slot>(&input - out.form.inputs.data());
    if (said == nullptr || said->find(input.id) == nullptr) {
      const auto same = find_fact(list, input.id);
      if (same < list.inputs.size()) all.push_back({key, same});
      continue;
    }
    auto from = fields(*said, row.what() + " start");
    for (const auto id : from.words(input.id))
      if (const auto slot = find_fact(list, id); slot != no_slot) all.push_back({key, slot});
  }
  return arena_.keep(std::move(all));
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
  out.quiet = row.flag("quiet");
  out.by_enemy = row.flag("by-enemy");
  out.why = row.label_at("why", false);
  out.deed = place(row, row.has("act") ? "act" : "test", names_of(all_deeds_, &Deed::id));
  out.of = place(row, "each", names_of(records_, &Named::id));
  for (const auto* key : {"where", "except", "says", "round", "step"}) row.passes(key);
  if (out.deed == no_place || out.of == no_place) return out;
  out.round = all_deeds_[out.deed].round;
  out.step = all_deeds_[out.deed].step;
  timing(row, out.round, out.step);
  out.where = record_reader(out.of).when(row, "where");
  out.except = record_reader(out.of).when(row, "except");
  if (row.has("says")) out.says = says(row, all_deeds_[out.deed], deed_reader(out.deed));
  return out;
}

}  // namespace nfw::tables
