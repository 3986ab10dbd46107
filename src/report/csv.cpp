#include "csv.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include <fmt/format.h>

#include "battle.hpp"
#include "battle_luck.hpp"
#include "chances.hpp"
#include "lookup.hpp"
#include "rows.hpp"

namespace nfw::report {

namespace {

// One line for each value of a row: what has several stands in several lines.
class TableCsv {
 public:
  TableCsv(std::string_view ruleset, const Style& style)
      : ruleset_(ruleset), lang_(style.lang), out_(style.csv) {
    out_.add({"ruleset", "table", "part", "kind", "id", "label", "column", "value", "from", "to",
              "of", "per", "each", "sides", "group", "condition", "flags", "chapter", "house"});
  }

  void add(std::string_view table, const std::vector<TableRow>& rows) {
    for (const auto& row : rows) {
      const RowValue none;
      if (row.values.empty()) add(table, row, none);
      for (const auto& value : row.values) add(table, row, value);
    }
  }
  std::string take() { return out_.take(); }

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
    if (const auto* range = std::get_if<Range>(&value.what)) return range_text(*range);
    if (const auto* yes = std::get_if<bool>(&value.what)) return *yes ? "true" : "false";
    return value_words(value, lang_);
  }

  void add(std::string_view table, const TableRow& row, const RowValue& value) {
    const auto* range = std::get_if<Range>(&value.what);
    const auto from = range != nullptr ? range->from : std::optional<Number>();
    const auto to = range != nullptr ? range->to : std::optional<Number>();
    const auto flags = flags_of(row);
    out_.add({std::string(ruleset_), std::string(table), std::string(row.part),
              std::string(kind_name(row.kind)), std::string(row.id),
              std::string(plural(row.label, lang_)), std::string(value.column), value_of(value),
              number(from), number(to), fact(row, row.of), fact(row, row.per), each(row),
              count(row.sides), std::string(row.group), condition_words(row, lang_),
              fmt::format("{}", fmt::join(flags, " ")), out_.as_text(chapter_of(row)),
              std::string(row.source)});
  }

  std::string_view ruleset_;
  Lang lang_;
  CsvWriter out_;
};

}  // namespace

namespace {

bool is_number(const std::string& text) {
  char* end = nullptr;
  static_cast<void>(std::strtod(text.c_str(), &end));
  return !text.empty() && end == text.c_str() + text.size();
}

}  // namespace

CsvWriter::CsvWriter(CsvForm form) : form_(form) {
  if (form == CsvForm::excel) out_ = "\xef\xbb\xbf";  // says that it is UTF-8
}

void CsvWriter::add(const std::vector<std::string>& cells) {
  const bool excel = form_ == CsvForm::excel;
  for (const auto& text : cells)
    out_ += (&text == &cells.front() ? "" : excel ? ";" : ",") + cell(text);
  out_ += excel ? "\r\n" : "\n";
}

std::string CsvWriter::as_text(std::string_view text) const {
  return form_ == CsvForm::excel && !text.empty() ? fmt::format("=\"{}\"", text)
                                                  : std::string(text);
}

std::string CsvWriter::cell(const std::string& text) const {
  auto shown = text;
  if (form_ == CsvForm::excel) {
    if (is_number(text)) {
      std::ranges::replace(shown, '.', ',');
      return shown;
    }
    const bool looks_like_more = text.find_first_of("+-@0123456789") == 0;
    if (looks_like_more && text.find('"') == std::string::npos) shown = as_text(text);
  }
  if (shown.find_first_of(form_ == CsvForm::excel ? ";\"\r\n" : ",\"\r\n") == std::string::npos)
    return shown;
  std::string out = "\"";
  for (const char c : shown) out += c == '"' ? std::string("\"\"") : std::string(1, c);
  return out + "\"";
}

std::string table_csv(const TestTable& test, const Ruleset& ruleset, const Style& style) {
  TableCsv out(ruleset.id, style);
  out.add(test.id, rows_of(test, ruleset));
  return out.take();
}

std::string reference_csv(const ReferenceTable& table, const Ruleset& ruleset, const Style& style) {
  TableCsv out(ruleset.id, style);
  out.add(table.id, rows_of(table));
  return out.take();
}

std::string tables_csv(const Ruleset& ruleset, const Style& style) {
  TableCsv out(ruleset.id, style);
  for (const auto* test : ruleset.tests) out.add(test->id, {row_of(*test)});
  for (const auto& table : ruleset.references) out.add(table.id, {row_of(table)});
  return out.take();
}

namespace {

// A line for each value of each key of each part; the enemy's keys bear his prefix. `numbers` gives
// the cells behind a value.
template <class Numbers>
std::string each_value(const Play& play, const std::vector<Odds>& odds, CsvForm form,
                       const std::vector<std::string>& heads, Numbers numbers) {
  CsvWriter out(form);
  std::vector<std::string> cells = {"test", "key", "value"};
  cells.insert(cells.end(), heads.begin(), heads.end());
  out.add(cells);
  for (std::size_t n = 0; n < play.parts.size(); ++n) {
    const auto& part = play.parts[n];
    for (std::size_t key = 0; key < odds[n].keys.size(); ++key) {
      const auto& about = part.test->outcome[key];
      if (about.mutual && part.side == enemy_side) continue;
      const auto& law = odds[n].keys[key];
      for (std::size_t value = 0; value < law.size(); ++value) {
        cells = {std::string(part.test->id), key_of(part.side, about.id),
                 value_text(law[value].value)};
        for (auto& number : numbers(law, value)) cells.push_back(std::move(number));
        out.add(cells);
      }
    }
  }
  return out.take();
}

}  // namespace

std::string csv(const Chances& chances, const Style& style) {
  std::vector<std::string> heads = {"p"};
  if (style.at_most) heads.emplace_back("at_most");
  return each_value(
      *chances.play, chances.odds, style.csv, heads,
      [&, up_to = std::vector<std::optional<double>>()](const Law& law, std::size_t n) mutable {
        std::vector<std::string> out = {fmt::format("{}", law[n].p)};
        if (!style.at_most) return out;
        if (n == 0) up_to = at_most(law);
        out.push_back(up_to[n] ? fmt::format("{}", *up_to[n]) : "");
        return out;
      });
}

std::string csv(const Counted& counted, const Style& style) {
  return each_value(
      *counted.play, counted.counts, style.csv, {"count"},
      [](const Law& law, std::size_t n) { return std::vector{fmt::format("{:.0f}", law[n].p)}; });
}

std::string csv(const Sweep& sweep, const Style& style) {
  CsvWriter out(style.csv);
  std::vector<std::string> cells;
  for (const auto& flag : sweep.flags) cells.emplace_back(flag.input->id);
  for (const auto& measure : sweep.measures) cells.push_back(measure.title());
  out.add(cells);
  for (std::size_t place = 0; place < sweep.places.size(); ++place) {
    cells.clear();
    for (std::size_t flag = 0; flag < sweep.flags.size(); ++flag)
      cells.push_back(sweep.value(place, flag));
    const auto& shown = sweep.places[place].shown;
    for (std::size_t m = 0; m < sweep.measures.size(); ++m)
      cells.push_back(shown.empty() ? "" : fmt::format("{}", shown[m]));
    out.add(cells);
  }
  return out.take();
}

std::string csv(const Luck& luck, const Style& style) {
  CsvWriter out(style.csv);
  out.add({"side", "test", "key", "unit", "tests", "fallen", "expected", "spread", "luckier",
           "fair", "filled"});
  const auto number = [](auto n) { return fmt::format("{}", n); };
  for (const auto& side : luck.sides)
    for (const auto& sum : side.kinds)
      out.add({std::string(name_of(*luck.state, side.side)), std::string(sum.deed->id),
               std::string(sum.key().id),
               std::string(luck.state->rules().measures[sum.row->unit].id), number(sum.tests),
               number(sum.fallen), number(sum.law.mean()), number(std::sqrt(sum.law.variance())),
               number(sum.luckier()), number(side.fair), number(side.filled)});
  return out.take();
}

}  // namespace nfw::report
