#include "grid.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "layout.hpp"
#include "utf8.hpp"

namespace nfw::report {

namespace {

using Line = Grid::Line;
using Widths = std::vector<std::size_t>;

constexpr std::size_t between_columns = 2;

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

// What the page has left goes, blank by blank, to the column that is most cramped.
void share_out(std::size_t left, const Widths& wanted, Widths& out) {
  for (; left > 0; --left) {
    std::size_t cramped = 0;
    for (std::size_t n = 1; n < out.size(); ++n)
      if (wanted[n] * out[cramped] > wanted[cramped] * out[n]) cramped = n;
    if (wanted[cramped] <= out[cramped]) return;
    ++out[cramped];
  }
}

// Every column as wide as its longest word; then rows before the heading, which is broken but once.
// Nothing where the words alone are wider than the page.
Widths fitted(const Grid& grid, std::size_t page) {
  Widths out;
  Widths wanted;
  for (const auto& cell : grid.heading) out.push_back(std::max<std::size_t>(1, longest_word(cell)));
  wanted.resize(out.size());
  for (const auto& row : grid.rows)
    for (std::size_t n = 0; n < row.size(); ++n) {
      wanted[n] = std::max(wanted[n], width(row[n]));
      out[n] = std::max(out[n], longest_word(row[n]));
    }
  const auto left = [&] {
    const auto taken = std::accumulate(out.begin(), out.end(), between_columns * (out.size() - 1));
    return taken <= page ? std::optional(page - taken) : std::nullopt;
  };
  if (!left()) return {};
  share_out(*left(), wanted, out);
  for (std::size_t n = 0; n < out.size(); ++n)
    wanted[n] = std::max(wanted[n], width(grid.heading[n]));
  share_out(*left(), wanted, out);
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
      if (n > 0) one.append(between_columns, ' ');
      const bool right = n < grid.numbers.size() && grid.numbers[n];
      one += padded(y < cells[n].size() ? cells[n][y] : "", widths[n], right);
    }
    one.erase(one.find_last_not_of(' ') + 1);
    out += one + "\n";
  }
  return out;
}

// The words of a cell; one that is wider than the page is cut between_columns characters.
std::vector<Piece> cut(std::string_view text, std::size_t columns) {
  std::vector<Piece> out;
  for (const auto& word : words(text)) {
    std::string part;
    for (std::string_view rest = word.text; !rest.empty();) {
      const auto next = first_grapheme(rest).text;
      if (!part.empty() && width(part) + width(next) > columns)
        out.push_back(piece(std::exchange(part, {})));
      part += next;
      rest.remove_prefix(next.size());
    }
    out.push_back(piece(std::move(part)));
  }
  return out;
}

std::string listed(const Grid& grid, const Line& row) {
  const auto room = Page::text() - grid.indent - 2;
  auto out = paragraph("", cut(row[0], room), grid.indent);
  for (std::size_t n = 1; n < row.size(); ++n)
    if (!row[n].empty() && row[n] != "-")
      out +=
          paragraph("", cut(fmt::format("{}: {}", grid.heading[n], row[n]), room), grid.indent + 2);
  return out;
}

}  // namespace

std::string Grid::text() const {
  const auto widths = fitted(*this, Page::table() - indent);
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
