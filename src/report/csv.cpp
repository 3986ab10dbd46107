#include "csv.hpp"

#include <fmt/format.h>

#include "chances.hpp"
#include "lookup.hpp"
#include "rows.hpp"

namespace nfw::report {

namespace {

// One line for each value of a row: what has several stands in several lines.
class TableCsv {
 public:
  TableCsv(std::string_view ruleset, Lang lang) : ruleset_(ruleset), lang_(lang) {
    out_ = csv_line({"ruleset", "table", "part", "kind", "id", "label", "column", "value", "from",
                     "to", "of", "per", "each", "sides", "group", "condition", "flags", "chapter",
                     "house"});
  }

  void add(std::string_view table, const std::vector<TableRow>& rows) {
    for (const auto& row : rows) {
      const RowValue none;
      if (row.values.empty()) add(table, row, none);
      for (const auto& value : row.values) add(table, row, value);
    }
  }
  std::string take() { return std::move(out_); }

 private:
  static std::string fact(const TableRow& row, Slot slot) {
    if (slot == no_slot) return {};
    return slot == rows_above ? "above" : std::string(row.test->facts[slot].id);
  }
  static std::string number(const std::optional<Number>& n) { return n ? number_text(*n) : ""; }
  static std::string count(int n) { return n > 0 ? std::to_string(n) : ""; }
  static std::string each(const TableRow& row) {
    if (row.each_fact != no_slot) return fact(row, row.each_fact);
    return row.per != no_slot || row.each > 1 ? std::to_string(row.each) : "";
  }

  // As it stands in a cell: a number has no sign but its own.
  [[nodiscard]] std::string value_of(const RowValue& value) const {
    if (const auto* n = std::get_if<Number>(&value.what)) return number_text(*n);
    if (const auto* yes = std::get_if<bool>(&value.what)) return *yes ? "true" : "false";
    return value_words(value, lang_);
  }

  void add(std::string_view table, const TableRow& row, const RowValue& value) {
    const auto* range = std::get_if<Range>(&value.what);
    const auto from = range != nullptr ? range->from : std::optional<Number>();
    const auto to = range != nullptr ? range->to : std::optional<Number>();
    const auto flags = flags_of(row);
    out_ += csv_line({std::string(ruleset_), std::string(table), std::string(row.part),
                      std::string(kind_name(row.kind)), std::string(row.id),
                      std::string(plural(row.label, lang_)), std::string(value.column),
                      value_of(value), number(from), number(to), fact(row, row.of),
                      fact(row, row.per), each(row), count(row.sides), std::string(row.group),
                      condition_words(row, lang_), fmt::format("{}", fmt::join(flags, " ")),
                      chapter_of(row), std::string(row.source)});
  }

  std::string_view ruleset_;
  Lang lang_;
  std::string out_;
};

}  // namespace

std::string csv_cell(std::string_view text) {
  if (text.find_first_of(",\"\r\n") == std::string_view::npos) return std::string(text);
  std::string out = "\"";
  for (const char c : text) out += c == '"' ? std::string("\"\"") : std::string(1, c);
  return out + "\"";
}

std::string csv_line(const std::vector<std::string>& cells) {
  std::string out;
  for (const auto& cell : cells) out += (&cell == &cells.front() ? "" : ",") + csv_cell(cell);
  return out + "\n";
}

std::string table_csv(const TestTable& test, const Ruleset& ruleset, Lang lang) {
  TableCsv out(ruleset.id, lang);
  out.add(test.id, rows_of(test, ruleset));
  return out.take();
}

std::string reference_csv(const ReferenceTable& table, const Ruleset& ruleset, Lang lang) {
  TableCsv out(ruleset.id, lang);
  out.add(table.id, rows_of(table));
  return out.take();
}

std::string tables_csv(const Ruleset& ruleset, Lang lang) {
  TableCsv out(ruleset.id, lang);
  for (const auto* test : ruleset.tests) out.add(test->id, {row_of(*test)});
  for (const auto& table : ruleset.references) out.add(table.id, {row_of(table)});
  return out.take();
}

namespace {

// A line for each value of each key of each part; the enemy's keys bear his prefix.
template <class Write>
void each_value(const Play& play, const std::vector<Odds>& odds, const Write& write) {
  for (std::size_t n = 0; n < play.parts.size(); ++n) {
    const auto& part = play.parts[n];
    for (std::size_t key = 0; key < odds[n].keys.size(); ++key) {
      if (part.test->outcome[key].mutual && part.side == enemy_side) continue;
      for (const auto& chance : odds[n].keys[key])
        write(csv_cell(part.test->id) + "," +
                  csv_cell(key_of(part.side, part.test->outcome[key].id)) + "," +
                  csv_cell(value_text(chance.value)),
              chance);
    }
  }
}

}  // namespace

std::string csv(const Chances& chances, const Style& /*style*/) {
  std::string out = "test,key,value,p\n";
  each_value(*chances.play, chances.odds, [&](const std::string& cells, const Chance& chance) {
    out += fmt::format("{},{}\n", cells, chance.p);
  });
  return out;
}

std::string csv(const Counted& counted, const Style& /*style*/) {
  std::string out = "test,key,value,count\n";
  each_value(*counted.play, counted.counts, [&](const std::string& cells, const Chance& chance) {
    out += fmt::format("{},{:.0f}\n", cells, chance.p);
  });
  return out;
}

std::string csv(const Sweep& sweep, const Style& /*style*/) {
  std::vector<std::string> cells;
  for (const auto& flag : sweep.flags) cells.emplace_back(flag.input->id);
  for (const auto& measure : sweep.measures) cells.push_back(measure.title());
  std::string out = csv_line(cells);
  for (std::size_t place = 0; place < sweep.places.size(); ++place) {
    cells.clear();
    for (std::size_t flag = 0; flag < sweep.flags.size(); ++flag)
      cells.push_back(sweep.value(place, flag));
    const auto& shown = sweep.places[place].shown;
    for (std::size_t m = 0; m < sweep.measures.size(); ++m)
      cells.push_back(shown.empty() ? "" : fmt::format("{}", shown[m]));
    out += csv_line(cells);
  }
  return out;
}

}  // namespace nfw::report
