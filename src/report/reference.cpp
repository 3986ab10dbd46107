#include <algorithm>
#include <numeric>

#include <fmt/format.h>

#include "layout.hpp"
#include "lookup.hpp"

namespace nfw::report {

namespace {

using Line = std::vector<std::string>;  // a text for each column
constexpr std::size_t gap = 2;

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

// The bytes of the first so many characters.
std::size_t bytes(std::string_view text, std::size_t characters) {
  std::size_t at = 0;
  while (at < text.size() && width(text.substr(0, at + 1)) <= characters) ++at;
  return at;
}

// Broken at blanks; a word that is wider than the column is cut.
std::vector<std::string> wrapped(std::string_view text, std::size_t columns) {
  std::vector<std::string> out{""};
  for (const auto& word : words(text)) {
    std::string_view rest = word.text;
    if (!out.back().empty() && width(out.back()) + 1 + word.width <= columns) {
      out.back() += " " + word.text;
      continue;
    }
    if (!out.back().empty()) out.emplace_back();
    while (width(rest) > columns) {
      const auto cut = bytes(rest, columns);
      out.back() = rest.substr(0, cut);
      out.emplace_back();
      rest.remove_prefix(cut);
    }
    out.back() = rest;
  }
  return out;
}

std::size_t longest_word(std::string_view text) {
  std::size_t out = 0;
  for (const auto& word : words(text)) out = std::max(out, word.width);
  return out;
}

// Every column as wide as its longest word; what the page has left goes, blank by blank, to the
// column that is most cramped.
std::vector<std::size_t> fitted(const std::vector<Line>& lines) {
  std::vector<std::size_t> wanted(lines[0].size());
  std::vector<std::size_t> out(lines[0].size(), 1);
  for (const auto& line : lines)
    for (std::size_t n = 0; n < line.size(); ++n) {
      wanted[n] = std::max(wanted[n], width(line[n]));
      out[n] = std::max(out[n], longest_word(line[n]));
    }
  const auto page = page_width - gap * (out.size() - 1);
  const auto total = [&] { return std::accumulate(out.begin(), out.end(), std::size_t{0}); };
  while (total() > page) --*std::ranges::max_element(out);
  while (total() < page) {
    std::size_t cramped = 0;
    for (std::size_t n = 1; n < out.size(); ++n)
      if (wanted[n] * out[cramped] > wanted[cramped] * out[n]) cramped = n;
    if (wanted[cramped] <= out[cramped]) break;
    ++out[cramped];
  }
  return out;
}

class Grid {
 public:
  Grid(const ReferenceTable& table, Lang lang) : table_(table), lang_(lang) {
    lines_.push_back(header());
    for (const auto& row : table.rows) lines_.push_back(line(row));
    widths_ = fitted(lines_);
  }

  std::string write() {
    std::string out = written(lines_[0]);
    Line rule;
    for (const auto columns : widths_) rule.emplace_back(columns, '-');
    out += written(rule);
    bool tall = false;  // a line of more than one needs room around it
    std::vector<std::string> rows;
    for (std::size_t n = 0; n < table_.rows.size(); ++n) {
      rows.push_back(written(lines_[n + 1]) + notes(table_.rows[n]));
      tall = tall || std::ranges::count(rows.back(), '\n') > 1;
    }
    return out + fmt::format("{}", fmt::join(rows, tall ? "\n" : ""));
  }

 private:
  [[nodiscard]] Line header() const {
    Line out{""};
    for (const auto& column : table_.columns) out.emplace_back(say(column.label, lang_));
    out.emplace_back(lang_ == Lang::it ? "capitolo" : "chapter");
    return out;
  }

  [[nodiscard]] Line line(const ReferenceRow& row) const {
    Line out{std::string(say(row.label, lang_))};
    for (std::size_t n = 0; n < row.cells.size(); ++n)
      out.push_back(cell_text(row.cells[n], table_.columns[n], lang_));
    out.emplace_back(row.ref);
    return out;
  }

  [[nodiscard]] bool numbers_only(std::size_t place) const {
    if (place == 0 || place > table_.columns.size()) return false;
    return std::ranges::none_of(table_.rows, [&](const ReferenceRow& row) {
      const auto kind = row.cells[place - 1].kind;
      return kind == ValueKind::word || kind == ValueKind::flag;
    });
  }

  [[nodiscard]] std::string written(const Line& line) const {
    std::vector<std::vector<std::string>> cells;
    std::size_t height = 0;
    for (std::size_t n = 0; n < line.size(); ++n) {
      cells.push_back(wrapped(line[n], widths_[n]));
      height = std::max(height, cells.back().size());
    }
    std::string out;
    for (std::size_t y = 0; y < height; ++y) {
      std::string one;
      for (std::size_t n = 0; n < cells.size(); ++n) {
        const auto& text = y < cells[n].size() ? cells[n][y] : "";
        const std::string blanks(widths_[n] - width(text), ' ');
        if (n > 0) one.append(gap, ' ');
        one += numbers_only(n) ? blanks + text : text + blanks;
      }
      one.erase(one.find_last_not_of(' ') + 1);
      out += one + "\n";
    }
    return out;
  }

  [[nodiscard]] std::string notes(const ReferenceRow& row) const {
    std::string out;
    for (const auto& note : row.notes) {
      const auto ref = note.ref.empty() ? "" : fmt::format(" ({})", note.ref);
      out += paragraph("  -", words(fmt::format("{}{}", say(note.label, lang_), ref)), 4);
    }
    if (!row.source.empty()) out += paragraph("  -", words(fmt::format("[{}]", row.source)), 4);
    return out;
  }

  const ReferenceTable& table_;
  Lang lang_;
  std::vector<Line> lines_;
  std::vector<std::size_t> widths_;
};

}  // namespace

std::string reference_text(const ReferenceTable& table, const Ruleset& ruleset, Lang lang) {
  std::string out =
      fmt::format("{}, {} {}\n", say(table.title, lang), say(ruleset.title, lang), table.ref);
  out += paragraph("", words(say(table.about, lang)), 0) + house_line(table.house, lang) + "\n";
  out += Grid(table, lang).write();
  if (!table.notes.empty()) out += "\n";
  for (const auto& note : table.notes) {
    const auto ref = note.ref.empty() ? table.ref : note.ref;
    const auto mark = note.source.empty() ? "" : fmt::format(" [{}]", note.source);
    out += paragraph("-", words(fmt::format("{} ({}){}", say(note.label, lang), ref, mark)), 2);
  }
  return out;
}

}  // namespace nfw::report
