#include <algorithm>

#include "find.hpp"
#include "json.hpp"
#include "lookup.hpp"
#include "mustering.hpp"
#include "report.hpp"
#include "rows.hpp"

namespace nfw::report {

namespace {

Json cell_json(const Cell& cell) {
  if (cell.kind == ValueKind::word) return std::string(cell.text.en);
  return value_json({cell.kind, cell.number.num, cell.number.den, {}});
}

Json notes_json(List<Note> notes, std::string_view ref) {
  Json out = Json::array();
  for (const auto& note : notes)
    out.push_back({{"text", note.label.en}, {"ref", note.ref.empty() ? ref : note.ref}});
  return out;
}

}  // namespace

std::string reference_json(const ReferenceTable& table, const Ruleset& ruleset) {
  auto out = opened(
      {{"rules", ruleset.id}, {"table", table.id}, {"ref", table.ref}, {"title", table.title.en}});
  add_house(out, table.house);
  for (const auto& column : table.columns) out["columns"][std::string(column.id)] = column.label.en;
  for (const auto& row : table.rows) {
    Json cells = Json::object();
    for (std::size_t n = 0; n < row.cells.size(); ++n)
      cells[std::string(table.columns[n].id)] = cell_json(row.cells[n]);
    Json entry{{"label", row.label.en}, {"ref", row.ref}, {"cells", std::move(cells)}};
    if (!row.notes.empty()) entry["notes"] = notes_json(row.notes, row.ref);
    if (!row.source.empty()) entry["house"] = row.source;
    out["rows"][std::string(row.id)] = std::move(entry);
  }
  if (!table.notes.empty()) out["notes"] = notes_json(table.notes, table.ref);
  return line(out);
}

namespace {

Json price_rows(const std::vector<Applied>& rows, const RecordTable& record) {
  Json out = Json::array();
  for (const auto& one : rows) {
    Json row{{"id", one.row->id}, {"value", one.value}, {"ref", chapter(one.row->ref, record)}};
    if (one.row->per != no_slot) row["items"] = one.items;
    out.push_back(std::move(row));
  }
  return out;
}

Json breaches_json(const std::vector<Breach>& breaches) {
  Json out = Json::array();
  for (const auto& breach : breaches) {
    const auto& limit = *breach.limit;
    Json one{{"id", limit.id},
             {"where", where(breach)},
             {"ref", chapter(limit.ref, *breach.path.back()->table)},
             {"what", limit.label.en}};
    if (limit.of != no_slot) one["count"] = breach.count;
    if (limit.least) one["at_least"] = breach.least;
    if (limit.most) one["at_most"] = breach.most;
    if (breach.waived) one["waived"] = true;
    out.push_back(std::move(one));
  }
  return out;
}

Json key_json(const Fact& fact, Slot slot, const Facts& facts) {
  if (fact.kind == Kind::text) return std::string(facts.words(slot));
  if (fact.kind == Kind::flag) return facts.count(slot) != 0;
  if (fact.kind == Kind::choice) return fact_text(fact, facts[slot]);
  if (fact.kind != Kind::names && fact.kind != Kind::choices) return number_json(facts[slot]);
  Json out = Json::array();
  for (const auto& item : facts.items(slot)) out.push_back(item.name);
  for (std::size_t n = 0; n < fact.values.size(); ++n)
    if (((static_cast<std::uint64_t>(facts.count(slot)) >> n) & 1U) != 0)
      out.push_back(fact.values[n].id);
  return out;
}

// All that is known of a record: what the list says, what follows where it says nothing, and what
// is counted and worked out; not rulings.
Json keys_json(const Entry& entry) {
  Json out = Json::object();
  const auto& form = entry.table->form;
  for (std::size_t place = 0; place < form.facts.size(); ++place) {
    const auto slot = static_cast<Slot>(place);
    if (form.initial[place].den == 0 && slot != entry.table->cost && entry.facts.has(slot))
      out[std::string(form.facts[slot].id)] = key_json(form.facts[slot], slot, entry.facts);
  }
  return out;
}

// All records of one kind together, each with the one that it stands in.
void add_entries(Json& out, const Entry& entry, std::string_view in) {
  for (const auto& one : entry.below) {
    Json record{{"name", one.name}};
    if (!in.empty()) record["in"] = in;
    record["cost"] = one.cost;
    record["rows"] = price_rows(one.costs, *one.table);
    record["keys"] = keys_json(one);
    out[std::string(one.table->list)].push_back(std::move(record));
    add_entries(out, one, one.name);
  }
}

}  // namespace

std::string json(const Mustering& mustering, const Style& style) {
  const auto& test = *mustering.test;
  auto out = opened({{"rules", test.ruleset}, {"test", test.id}}, style);
  out["seed"] = nullptr;
  if (mustering.list)
    for (const auto& [id, value] : played_rulings(*mustering.list))
      out["rulings"][std::string(id)] = value;
  add_house(out, test.house);
  out["dice"] = Json::array();
  out["stages"] = Json::array();
  Json outcome = Json::object();
  for (std::size_t key = 0; key < test.outcome.size(); ++key)
    outcome[std::string(test.outcome[key].id)] = value_json(mustering.conclusion.outcome[key]);
  out["outcome"] = outcome;
  if (mustering.list) {
    out.update(outcome);
    if (!mustering.list->name.empty()) out["name"] = mustering.list->name;
    out["keys"] = keys_json(*mustering.list);
    out["breaches"] = breaches_json(mustering.judged.breaches);
    out["warnings"] = breaches_json(mustering.judged.warnings);
    for (const auto& table : test.roster->records)
      if (!table.list.empty()) out[std::string(table.list)] = Json::array();
    add_entries(out, *mustering.list, {});
  }
  for (const auto& [record, rows] : mustering.priced)
    out[std::string(record->list)].push_back(
        {{"cost", sum(rows)}, {"rows", price_rows(rows, *record)}});
  out["next"] = Json::array();
  return line(out);
}

namespace {

std::string_view what_word(HouseChange::What what) {
  switch (what) {
    case HouseChange::What::adds: return "adds";
    case HouseChange::What::changes: return "changes";
    default: return "removes";
  }
}

}  // namespace

std::string house_json(const std::string& file, const std::vector<HouseChange>& changes) {
  Json all = Json::array();
  for (const auto& change : changes) {
    Json one{{"rules", change.ruleset}, {"what", what_word(change.what)}, {"path", change.path}};
    if (!change.before.empty()) one["before"] = change.before;
    if (!change.after.empty()) one["after"] = change.after;
    one["line"] = change.at.line;
    one["column"] = change.at.column;
    all.push_back(std::move(one));
  }
  return line(opened({{"check", file}, {"changes", std::move(all)}}));
}

namespace {

Json text_json(const Text& text) { return {{"en", text.en}, {"it", text.it}}; }
Json text_json(const Worded& text) { return {{"en", text.en}, {"it", text.it}}; }
template <class Say>
Json both_json(const Say& in) {
  return {{"en", in(Lang::en)}, {"it", in(Lang::it)}};
}

Json range_json(const Range& range) {
  if (range == never) return range_text(range);
  Json out = Json::object();
  if (range.from) out["from"] = number_json(*range.from);
  if (range.to) out["to"] = number_json(*range.to);
  if (range.above) out["above"] = true;
  if (range.below) out["below"] = true;
  return out;
}

Json what_json(const RowValue& value) {
  if (const auto* n = std::get_if<Number>(&value.what)) return number_json(*n);
  if (const auto* range = std::get_if<Range>(&value.what)) return range_json(*range);
  if (const auto* yes = std::get_if<bool>(&value.what)) return *yes;
  if (const auto* words = std::get_if<Worded>(&value.what)) return text_json(*words);
  return nullptr;
}

Json values_json(const std::vector<RowValue>& values) {
  Json out = Json::array();
  for (const auto& value : values) {
    Json one{{"column", value.column}};
    if (!value.heading.en.empty()) one["label"] = text_json(value.heading);
    if (!std::holds_alternative<std::monostate>(value.what)) one["value"] = what_json(value);
    out.push_back(std::move(one));
  }
  return out;
}

// What a row counts, and for what.
void add_amount(Json& out, const TableRow& row) {
  const auto fact = [&](Slot slot) {
    return slot == rows_above ? std::string_view("above") : row.test->facts[slot].id;
  };
  if (row.values.size() == 1 && row.values[0].column.empty())
    out["value"] = what_json(row.values[0]);
  else if (!row.values.empty())
    out["values"] = values_json(row.values);
  if (row.of != no_slot) out["of"] = fact(row.of);
  if (row.per != no_slot) out["per"] = fact(row.per);
  if (row.each_fact != no_slot)
    out["each"] = fact(row.each_fact);
  else if (row.per != no_slot || row.each > 1)
    out["each"] = row.each;
  if (row.sides > 0) out["sides"] = row.sides;
}

// Keys that have nothing to say are left out.
void add_row(Json& out, const TableRow& row) {
  out["kind"] = kind_name(row.kind);
  if (!row.part.empty()) out["part"] = row.part;
  if (!row.id.empty()) out["id"] = row.id;
  if (!row.label.en.empty()) out["label"] = text_json(row.label);
  add_amount(out, row);
  if (!row.group.empty()) out["group"] = row.group;
  if (!condition_words(row, Lang::en).empty())
    out["condition"] = both_json([&](Lang lang) { return condition_words(row, lang); });
  if (const auto flags = flags_of(row); !flags.empty()) out["flags"] = flags;
  out["ref"] = chapter_of(row);
  if (!row.source.empty()) out["house"] = row.source;
}

Json rows_json(const std::vector<TableRow>& rows) {
  Json out = Json::array();
  for (const auto& row : rows) {
    Json one = Json::object();
    add_row(one, row);
    out.push_back(std::move(one));
  }
  return out;
}

}  // namespace

std::string table_json(const TestTable& test, const Ruleset& ruleset) {
  auto out = opened({{"rules", test.ruleset},
                     {"test", test.id},
                     {"ref", ref_text({}, test)},
                     {"title", text_json(test.title)},
                     {"about", text_json(test.about)}});
  add_house(out, test.house);
  out["rows"] = rows_json(rows_of(test, ruleset));
  return line(out);
}

std::string tables_json(const Ruleset& ruleset) {
  Json tables = Json::array();
  const auto add = [&](RowKind kind, const auto& table) {
    tables.push_back({{"kind", kind_name(kind)},
                      {"id", table.id},
                      {"title", text_json(table.title)},
                      {"about", text_json(table.about)},
                      {"ref", table.ref}});
    add_house(tables.back(), table.house);
  };
  for (const auto* test : ruleset.tests) add(RowKind::test, *test);
  for (const auto& table : ruleset.references) add(RowKind::table, table);
  return line(opened(
      {{"rules", ruleset.id}, {"book", text_json(ruleset.book)}, {"tables", std::move(tables)}}));
}

namespace {

std::string_view by_word(PlayedAs::By by) {
  switch (by) {
    case PlayedAs::By::house: return "house";
    case PlayedAs::By::option: return "option";
    default: return "default";
  }
}

Json readings_json(const PlayedAs& played, bool sheet) {
  Json out = Json::array();
  for (const auto& reading : played.ruling->readings) {
    const bool in_force = &reading == &played.in_force();
    if (sheet && !in_force) continue;
    Json one = Json::object();
    if (!reading.value.empty()) one["value"] = reading.value;
    one["label"] = text_json(reading.label);
    if (!sheet) one["in_force"] = in_force;
    out.push_back(std::move(one));
  }
  return out;
}

Json question_json(const PlayedAs& played, bool sheet) {
  const auto& ruling = *played.ruling;
  Json out{{"number", ruling.number}, {"id", ruling.id}, {"ref", ruling.ref}};
  Json tests = Json::array();
  for (const auto* test : played.tests) tests.push_back(test->id);
  out["tests"] = std::move(tests);
  if (!ruling.switch_id.empty()) out["switch"] = ruling.switch_id;
  out["felt"] = played.felt;
  out["question"] = text_json(ruling.question);
  out["readings"] = readings_json(played, sheet);
  out["set_by"] = by_word(played.by);
  if (played.by == PlayedAs::By::house) out["house"] = ruling.source;
  if (!sheet) out["why"] = text_json(ruling.why);
  return out;
}

}  // namespace

std::string rulings_json(const std::vector<PlayedAs>& rulings, bool sheet, const Ruleset& ruleset) {
  Json questions = Json::array();
  for (const auto& one : rulings) questions.push_back(question_json(one, sheet));
  return line(
      opened({{"rules", ruleset.id}, {"in_force", sheet}, {"questions", std::move(questions)}}));
}

std::string found_json(const Found& shown, const std::vector<std::string>& words, std::size_t found,
                       const SameRules& rules, Lang lang) {
  Json out = Json::array();
  for (const auto& hit : shown.hits) {
    Json one{{"rules", hit.ruleset->id},
             {"where", hit.where()},
             {"command", command_of(hit, rules)},
             {"heading", heading_words(hit.row, lang)},
             {"id", hit.row.id},
             {"text", row_text(hit.row, lang)},
             {hit.row.test != nullptr ? "test" : "table", hit.table}};
    if (hit.row.kind == RowKind::ruling) {
      one.erase("table");
      one["in_force"] = text_json(hit.row.in_force);
    }
    add_row(one, hit.row);
    out.push_back(std::move(one));
  }
  return line(opened(
      {{"find", words}, {"partial", shown.partial}, {"found", found}, {"hits", std::move(out)}}));
}

}  // namespace nfw::report
