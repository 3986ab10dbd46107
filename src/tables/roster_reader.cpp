#include "roster_reader.hpp"

#include <algorithm>

namespace nfw::tables {

const Roster* RosterReader::read(Fields& root) {
  const auto ids = root.words("records");
  if (ids.empty()) root.fault(message({"'records' is missing", "manca 'records'"}));
  name_limits(root, ids);
  for (const auto id : ids) {
    const auto* node = root.get(id);
    if (node == nullptr)
      root.fault(
          message({"record '{}' has no table", "il registro '{}' non ha una tabella"}, {id}));
    else
      records_.push_back({.id = id, .node = node});
  }
  if (records_.size() != ids.size()) return nullptr;
  // From the first to the last: what is taken over from a record above is a fact of that one's
  // kind.
  std::vector<Fields> rows;
  for (auto& one : records_) {
    rows.emplace_back(*one.node, std::string(one.id), arena_, problems_);
    form(one, rows.back());
  }
  // From the last to the first: what counts records below it asks for their facts.
  for (auto n = records_.size(); n-- > 0;) record(records_[n], rows[n]);
  std::vector<RecordTable> tables;
  for (auto& one : records_) tables.push_back(one.table);
  return arena_.keep_one(Roster{.records = arena_.keep(std::move(tables)), .priced = {}});
}

// An input may take the limits themselves for its values: `values = "limits"`.
void RosterReader::name_limits(Fields& root, const std::vector<std::string_view>& ids) {
  std::vector<Choice> out;
  for (const auto id : ids) {
    const auto* record = root.get(id);
    const auto* list = record != nullptr ? record->find("limit") : nullptr;
    if (list == nullptr) continue;
    for (const auto& node : list->items) {
      const auto* name = node.find("id");
      if (name == nullptr || std::ranges::find(out, name->text, &Choice::id) != out.end()) continue;
      const auto kept = arena_.keep(name->text);
      out.push_back({.id = kept, .label = {kept, kept}, .also = {}, .needs = {}});
    }
  }
  shared_.vocabularies["limits"] = arena_.keep(std::move(out));
}

std::optional<std::uint16_t> RosterReader::find_record(Fields& from, std::string_view key) {
  return find_record(from, key, from.word(key));
}

std::optional<std::uint16_t> RosterReader::find_record(Fields& from, std::string_view key,
                                                       std::string_view id) {
  const auto* node = from.get(key);
  const auto found = std::ranges::find(records_, id, &Record::id);
  if (found != records_.end()) return static_cast<std::uint16_t>(found - records_.begin());
  std::vector<std::string_view> names;
  for (const auto& one : records_) names.push_back(one.id);
  if (node != nullptr)
    from.fault(*node,
               message({"no record '{}'", "nessun registro '{}'"}, {id}) + suggestion(id, names));
  return {};
}

void RosterReader::record(Record& one, Fields& row) {
  placing(one, row);
  tallies(one, row);
  costs(one, row);
  limits(one, row);
  row.done();
  finish(*one.reader, one.table.form);
}

void RosterReader::placing(Record& one, Fields& row) {
  auto out = one.reader->row<RecordTable>(row);
  out.form = one.table.form;
  out.cost = one.reader->facts.find("cost");
  const bool first = &one == &records_.front();
  if (!first && !row.has("in")) row.word("in");  // which says that it is missing
  if (!first)
    for (const auto id : row.words("in"))
      out.in |= static_cast<std::uint16_t>(1U << find_record(row, "in", id).value_or(0));
  out.list = row.word("list", !first);
  one.table = out;
}

void RosterReader::form(Record& one, Fields& row) {
  one.reader = std::make_unique<Reader>(one.id, shared_, arena_, one.places, problems_);
  one.table.form.ruleset = ruleset_;
  one.table.form.id = one.id;
  std::vector<Fact> counts{{.id = "cost", .kind = Kind::count, .values = {}}};
  for (const auto* node : row.tables("count")) {
    Fields count(*node, row.what() + " count", arena_, problems_);
    const auto* input = input_above(one, count);
    counts.push_back({.id = count.word("id"),
                      .kind = input == nullptr ? Kind::count : input->kind,
                      .values = input == nullptr ? List<Choice>{} : input->values});
  }
  read_form(row, *one.reader, one.table.form, counts);
  for (const auto* node : row.tables("input")) {
    const auto* kind = node->find("kind");
    static constexpr std::string_view in_files[] = {"flag",    "count", "cm",  "choice",
                                                    "choices", "names", "text"};
    if (kind != nullptr && std::ranges::find(in_files, kind->text) == std::end(in_files))
      row.fault(
          *kind,
          message({"a record has flags, counts, centimetres, choices, names, texts and no '{}'",
                   "un registro ha opzioni del genere flag, count, cm, choice, choices, names, "
                   "text e non '{}'"},
                  {kind->text}));
  }
}

// What `is` names; nothing where it counts.
const Input* RosterReader::input_above(const Record& one, Fields& count) const {
  const auto* is = count.get("is");
  const auto* record = count.get("record");
  if (is == nullptr || record == nullptr) return nullptr;
  const auto above = std::find_if(records_.data(), &one,
                                  [&](const Record& other) { return other.id == record->text; });
  if (above == &one) return nullptr;
  const auto& inputs = above->table.form.inputs;
  const auto input = std::ranges::find(inputs, is->text, &Input::id);
  return input == inputs.end() ? nullptr : &*input;
}

void RosterReader::tallies(Record& one, Fields& row) {
  one.table.tallies = one.reader->rows<RecordCount>(
      row, "count", std::string(one.id) + ".", [&](Fields& count, RecordCount& tally) {
        const auto of = find_record(count, "record");
        if (!of) return;
        tally.of = *of;
        if (count.has("is")) {
          const auto* input = input_above(one, count);
          if (input == nullptr)
            count.fault(*count.get("is"), message({"'is' names no key of a record above",
                                                   "'is' non nomina una chiave di un registro che "
                                                   "sta più sopra"}));
          else
            tally.sum = static_cast<Slot>(input - records_[tally.of].table.form.inputs.data());
          return;
        }
        auto* other = records_[tally.of].reader.get();
        const bool named = count.has("by");
        if (&records_[tally.of] < &one || (other == one.reader.get() && !named)) {
          count.fault(message(
              {"counts records that stand above it", "conta registri che stanno più sopra"}));
          return;
        }
        tally.by = other->fact_at(count, "by");
        if (tally.by != no_slot && other->facts[tally.by].kind != Kind::names)
          count.fault(message(
              {"'by' is no input that names records", "'by' non è un dato che nomina registri"}));
        tally.sum = other->fact_at(count, "sum");
        tally.when = other->when(count, "when");
      });
}

void RosterReader::costs(Record& one, Fields& row) {
  const auto& costs = one.table.costs = one.reader->terms(row, "cost", std::string(one.id));
  for (std::size_t n = 1; n < costs.size(); ++n)
    if (std::ranges::find(costs.first(n), costs[n].id, &Term::id) != costs.first(n).end())
      row.fault(*row.tables("cost")[n],
                message({"'{}' stands twice", "'{}' c'è due volte"}, {costs[n].id}));
}

void RosterReader::limits(Record& one, Fields& row) {
  one.table.limits = one.reader->rows<Limit>(
      row, "limit", std::string(one.id) + ".", [&](Fields& limit, Limit& out) {
        if (limit.has("exactly"))
          out.least = out.most = one.reader->terms_or_amount(limit, "exactly");
        const bool counts = out.least || out.most;
        if (counts != limit.has("fact") || counts == limit.has("never"))
          limit.fault(message({"needs 'fact' with 'min', 'max' or 'exactly'; or 'never'",
                               "richiede 'fact' con 'min', 'max' o 'exactly'; oppure "
                               "'never'"}));
      });
}

const Roster* RosterReader::read_priced(Fields& root, Reader& test, const Roster& of) {
  auto priced = test.rows<PricedRecord>(root, "priced", "", [&](Fields& row, PricedRecord& one) {
    const auto id = row.word("record");
    const auto record = std::ranges::find_if(
        of.records, [&](const RecordTable& table) { return table.form.id == id; });
    if (record == of.records.end()) {
      row.fault(message({"no record '{}'", "nessun registro '{}'"}, {id}));
      return;
    }
    one.record = static_cast<std::uint16_t>(record - of.records.begin());
    std::vector<PricedRecord::Filled> set;
    if (const auto* table = row.get("set"))
      for (const auto& member : table->members) {
        const auto to = find_fact(record->form, member.key);
        if (to == no_slot)
          row.fault(member.value, message({"no fact '{}' in '{}'", "nessun fatto '{}' in '{}'"},
                                          {member.key, id}));
        set.push_back({test.fact(row, member.value, member.value.text), to});
      }
    one.set = arena_.keep(std::move(set));
  });
  return arena_.keep_one(Roster{.records = of.records, .priced = priced});
}

}  // namespace nfw::tables
