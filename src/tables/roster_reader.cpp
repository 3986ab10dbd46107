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
  // From the last to the first: what counts records below it asks for their facts.
  std::for_each(records_.rbegin(), records_.rend(), [&](Record& one) { record(one); });
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
  const auto* node = from.get(key);
  const auto id = from.word(key);
  const auto found = std::ranges::find(records_, id, &Record::id);
  if (found != records_.end()) return static_cast<std::uint16_t>(found - records_.begin());
  std::vector<std::string_view> names;
  for (const auto& one : records_) names.push_back(one.id);
  if (node != nullptr)
    from.fault(*node,
               message({"no record '{}'", "nessun registro '{}'"}, {id}) + suggestion(id, names));
  return {};
}

void RosterReader::record(Record& one) {
  Fields row(*one.node, std::string(one.id), arena_, problems_);
  one.reader = std::make_unique<TestReader>(shared_, arena_, one.places, problems_);
  placing(one, row);
  form(one, row);
  tallies(one, row);
  costs(one, row);
  limits(one, row);
  row.done();
  one.table.form = one.reader->finish();
}

void RosterReader::placing(Record& one, Fields& row) {
  auto& out = one.table;
  const bool first = &one == &records_.front();
  if (!first) out.in = find_record(row, "in").value_or(0);
  out.many = row.flag("many");
  out.required = row.flag("required");
  out.list = row.word("list", !first);
  out.profiles = row.word("profiles", false);
}

void RosterReader::form(Record& one, Fields& row) {
  std::vector<std::string_view> counts{"cost"};
  for (const auto* node : row.tables("count")) {
    Fields count(*node, row.what() + " count", arena_, problems_);
    counts.push_back(count.word("id"));
  }
  one.reader->begin_form(ruleset_, one.id, row, counts);
  one.table.cost = one.reader->find("cost");
  for (const auto* node : row.tables("input")) {
    const auto* kind = node->find("kind");
    static constexpr std::string_view in_files[] = {"flag", "count", "choice", "choices"};
    if (kind != nullptr && std::ranges::find(in_files, kind->text) == std::end(in_files))
      row.fault(
          *kind,
          message({"a record has flags, counts, choices and no '{}'",
                   "un registro ha opzioni del genere flag, count, choice, choices e non '{}'"},
                  {kind->text}));
  }
  if (row.has("waives")) one.table.waived = one.reader->fact_at(row, "waives");
}

void RosterReader::tallies(Record& one, Fields& row) {
  std::vector<RecordCount> out;
  for (const auto* node : row.tables("count")) {
    Fields count(*node, row.what() + " " + TestReader::name_of(*node, "count", out.size()), arena_,
                 problems_);
    RecordCount tally;
    tally.fact = one.reader->fact_at(count, "id");
    const auto of = find_record(count, "of");
    if (!of) continue;
    tally.of = *of;
    auto* other = records_[tally.of].reader.get();
    if (other == nullptr || other == one.reader.get()) {
      count.fault(
          message({"counts records that stand above it", "conta registri che stanno più sopra"}));
      continue;
    }
    if (count.has("sum")) tally.sum = other->fact_at(count, "sum");
    tally.when = other->when(count, "when");
    count.done();
    out.push_back(tally);
  }
  one.table.tallies = arena_.keep(std::move(out));
}

void RosterReader::costs(Record& one, Fields& row) {
  auto out = one.reader->terms(row, "cost", std::string(one.id));
  for (std::size_t n = 1; n < out.size(); ++n)
    if (std::find_if(out.begin(), out.begin() + static_cast<std::ptrdiff_t>(n), [&](const Term& t) {
          return t.id == out[n].id;
        }) != out.begin() + static_cast<std::ptrdiff_t>(n))
      row.fault(*row.tables("cost")[n],
                message({"'{}' stands twice", "'{}' c'è due volte"}, {out[n].id}));
  one.table.costs = arena_.keep(std::move(out));
}

void RosterReader::limits(Record& one, Fields& row) {
  std::vector<Limit> out;
  for (const auto* node : row.tables("limit")) out.push_back(limit(one, *node, out.size()));
  one.table.limits = arena_.keep(std::move(out));
}

Limit RosterReader::limit(Record& one, const Node& node, std::size_t n) {
  Fields row(node, TestReader::name_of(node, "limit", n), arena_, problems_);
  Limit out;
  out.id = row.word("id");
  out.label = row.label();
  out.ref = row.word("ref", false);
  out.when = one.reader->when(row, "when");
  out.unless = one.reader->when(row, "unless");
  out.warns = row.flag("warning");
  out.never = one.reader->when(row, "never");
  if (row.has("of")) out.of = one.reader->fact_at(row, "of");
  if (row.has("exactly")) {
    out.least = out.most = bound(one, row, "exactly");
  }
  if (row.has("at-least")) {
    out.least = bound(one, row, "at-least");
  }
  if (row.has("at-most")) {
    out.most = bound(one, row, "at-most");
  }
  const bool counts = out.least || out.most;
  if (counts != row.has("of") || counts == row.has("never"))
    row.fault(message({"needs 'of' with 'at-least', 'at-most' or 'exactly'; or 'never'",
                       "richiede 'of' con 'at-least', 'at-most' o 'exactly'; oppure 'never'"}));
  out.source = one.reader->source_of(node);
  row.done();
  return out;
}

// A number, a fact, or rows that add.
List<Term> RosterReader::bound(Record& one, Fields& row, std::string_view key) {
  const auto* node = row.get(key);
  if (node->kind == Node::Kind::table || node->kind == Node::Kind::array)
    return arena_.keep(one.reader->terms(row, key, std::string(one.id), false));
  Term term;
  if (node->kind == Node::Kind::string)
    term.value.fact = one.reader->fact_at(row, key);
  else
    term.value.number = row.integer(key, 0);
  return arena_.keep(std::vector{term});
}

const Roster* RosterReader::read_priced(Fields& root, TestReader& test, const Roster& of) {
  std::vector<PricedRecord> out;
  for (const auto* node : root.tables("priced")) {
    Fields row(*node, "priced " + std::to_string(out.size() + 1), arena_, problems_);
    PricedRecord one;
    const auto id = row.word("record");
    const auto record = std::ranges::find_if(
        of.records, [&](const RecordTable& table) { return table.form.id == id; });
    if (record == of.records.end()) {
      row.fault(message({"no record '{}'", "nessun registro '{}'"}, {id}));
      continue;
    }
    one.record = static_cast<std::uint16_t>(record - of.records.begin());
    if (row.has("each")) one.each = test.fact_at(row, "each");
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
    row.done();
    out.push_back(one);
  }
  return arena_.keep_one(Roster{.records = of.records, .priced = arena_.keep(std::move(out))});
}

}  // namespace nfw::tables
