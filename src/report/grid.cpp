#include "grid.hpp"

#include <algorithm>
#include <numeric>

#include <fmt/format.h>

#include "layout.hpp"

namespace nfw::report {

namespace {

using Line = Grid::Line;
using Widths = std::vector<std::size_t>;

constexpr std::size_t gap = 2;

// Broken at blanks.
std::vector<std::string> wrapped(std::string_view text, std::size_t columns) {
  std::vector<std::string> out{""};
  for (const auto& word : words(text)) {
    if (out.back().empty()) {
      out.back() = word.text;
    } else if (width(out.back()) + 1 + word.width <= columns) {
      out.back() += " " + word.text;
    } else {
      out.push_back(word.text);
    }
  }
  return out;
}

std::size_t longest_word(std::string_view text) {
  std::size_t out = 0;
  for (const auto& word : words(text)) out = std::max(out, word.width);
  return out;
}

// Every column as wide as its longest word; what the page has left goes, blank by blank, to the
// column that is most cramped. Nothing where the words alone are wider than the page.
Widths fitted(const std::vector<const Line*>& lines, std::size_t page) {
  Widths wanted(lines[0]->size());
  Widths out(wanted.size(), 1);
  for (const auto* line : lines)
    for (std::size_t n = 0; n < line->size(); ++n) {
      wanted[n] = std::max(wanted[n], width((*line)[n]));
      out[n] = std::max(out[n], longest_word((*line)[n]));
    }
  page -= std::min(page, gap * (out.size() - 1));
  auto total = std::accumulate(out.begin(), out.end(), std::size_t{0});
  if (total > page) return {};
  for (; total < page; ++total) {
    std::size_t cramped = 0;
    for (std::size_t n = 1; n < out.size(); ++n)
      if (wanted[n] * out[cramped] > wanted[cramped] * out[n]) cramped = n;
    if (wanted[cramped] <= out[cramped]) break;
    ++out[cramped];
  }
  return out;
}

std::string written(const Grid& grid, const Line& line, const Widths& widths) {
  std::vector<std::vector<std::string>> cells;
  std::size_t height = 0;
  for (std::size_t n = 0; n < line.size(); ++n) {
    cells.push_back(wrapped(line[n], widths[n]));
    height = std::max(height, cells.back().size());
  }
  std::string out;
  for (std::size_t y = 0; y < height; ++y) {
    std::string one(grid.indent, ' ');
    for (std::size_t n = 0; n < cells.size(); ++n) {
      if (n > 0) one.append(gap, ' ');
      const bool right = n < grid.numbers.size() && grid.numbers[n];
      one += padded(y < cells[n].size() ? cells[n][y] : "", widths[n], right);
    }
    one.erase(one.find_last_not_of(' ') + 1);
    out += one + "\n";
  }
  return out;
}

std::string listed(const Grid& grid, const Line& row) {
  auto out = paragraph("", words(row[0]), grid.indent);
  for (std::size_t n = 1; n < row.size(); ++n)
    if (!row[n].empty() && row[n] != "-")
      out += paragraph("", words(fmt::format("{}: {}", grid.heading[n], row[n])), grid.indent + 2);
  return out;
}

}  // namespace

std::string Grid::text() const {
  std::vector<const Line*> lines{&heading};
  for (const auto& row : rows) lines.push_back(&row);
  const auto widths = fitted(lines, Page::table() - indent);
  std::string out;
  if (!widths.empty()) {
    out = written(*this, heading, widths);
    if (ruled) {
      Line rule;
      for (const auto columns : widths) rule.emplace_back(columns, '-');
      out += written(*this, rule, widths);
    }
  }
  std::vector<std::string> texts;
  bool tall = false;  // a row of more than one line needs room around it
  for (std::size_t n = 0; n < rows.size(); ++n) {
    texts.push_back(widths.empty() ? listed(*this, rows[n]) : written(*this, rows[n], widths));
    if (n < below.size()) texts.back() += below[n];
    tall = tall || (ruled && std::ranges::count(texts.back(), '\n') > 1);
  }
  return out + fmt::format("{}", fmt::join(texts, tall ? "\n" : ""));
}

}  // namespace nfw::report
