#include <algorithm>

#include <fmt/format.h>

#include "grid.hpp"
#include "layout.hpp"
#include "lookup.hpp"

namespace nfw::report {

namespace {

std::string cell_text(const Cell& cell, const ReferenceColumn& column, Lang lang) {
  switch (cell.kind) {
    case ValueKind::number:
      return (column.sign && cell.number.num > 0 ? "+" : "") + number_text(cell.number, lang);
    case ValueKind::flag:
      if (cell.number.num == 0) return "no";
      return lang == Lang::it ? "sì" : "yes";
    case ValueKind::word: return std::string(say(cell.text, lang));
    default: return "-";
  }
}

bool is_all_numbers(const ReferenceTable& table, std::size_t place) {
  return std::ranges::none_of(table.rows, [&](const ReferenceRow& row) {
    const auto kind = row.cells[place].kind;
    return kind == ValueKind::word || kind == ValueKind::flag;
  });
}

std::string notes(const ReferenceRow& row, Lang lang) {
  std::string out;
  for (const auto& note : row.notes) {
    const auto ref = note.ref.empty() ? "" : fmt::format(" ({})", note.ref);
    out += paragraph("  -", words(fmt::format("{}{}", say(note.label, lang), ref)), 4);
  }
  if (!row.source.empty()) out += paragraph("  -", words(fmt::format("[{}]", row.source)), 4);
  return out;
}

}  // namespace

Grid grid_of(const ReferenceTable& table, Lang lang, bool with_chapters) {
  Grid out;
  out.heading.emplace_back();
  out.numbers.push_back(false);
  for (std::size_t n = 0; n < table.columns.size(); ++n) {
    out.heading.emplace_back(say(table.columns[n].label, lang));
    out.numbers.push_back(is_all_numbers(table, n));
  }
  const auto has_own = [&](const ReferenceRow& row) {
    return !row.ref.empty() && row.ref != table.ref;
  };
  const bool chapters = with_chapters && std::ranges::any_of(table.rows, has_own);
  if (chapters) out.heading.emplace_back(pick(lang, "chapter", "capitolo"));
  for (const auto& row : table.rows) {
    auto& line = out.rows.emplace_back(Grid::Line{std::string(say(row.label, lang))});
    for (std::size_t n = 0; n < row.cells.size(); ++n)
      line.push_back(cell_text(row.cells[n], table.columns[n], lang));
    if (chapters) line.emplace_back(row.ref);
    out.below.push_back(notes(row, lang));
  }
  return out;
}

std::string reference_text(const ReferenceTable& table, const Ruleset& ruleset, Lang lang) {
  auto out = paragraph(
      "",
      words(fmt::format("{}, {} {}", say(table.title, lang), say(ruleset.title, lang), table.ref)),
      0);
  out += paragraph("", words(say(table.about, lang)), 0) + house_line(table.house, lang) + "\n";
  out += grid_of(table, lang).text();
  if (!table.notes.empty()) out += "\n";
  for (const auto& note : table.notes) {
    const auto ref = note.ref.empty() ? table.ref : note.ref;
    const auto mark = note.source.empty() ? "" : fmt::format(" [{}]", note.source);
    out += paragraph("-", words(fmt::format("{} ({}){}", say(note.label, lang), ref, mark)), 2);
  }
  return out;
}

}  // namespace nfw::report
