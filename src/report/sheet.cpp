#include <algorithm>
#include <sstream>

#include <fmt/format.h>

#include "grid.hpp"
#include "layout.hpp"
#include "poster.hpp"

namespace nfw::report {

namespace {

using Lines = std::vector<std::string>;

constexpr std::size_t page_columns = 132;
constexpr std::size_t page_lines = 66;
constexpr std::size_t gap = 2;
constexpr std::size_t most_pages = 2;
constexpr std::size_t least_column = 42;

Lines lines_of(const std::string& text) {
  Lines out;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) out.push_back(line);
  return out;
}

// "--- Fire, 3.4.3 ----------"
std::string title(std::string_view name, std::string_view ref, std::size_t columns) {
  auto out = fmt::format("--- {}, {} ", name, ref);
  const auto have = width(out);
  if (have > columns) return fmt::format("--- {}", name);
  return out.append(columns > have ? columns - have : 0, '-');
}

/// What the sheet has, in pieces that are read together, each as wide as a column.
class Blocks {
 public:
  Blocks(const Ruleset& ruleset, Lang lang, std::size_t columns, bool brief = false)
      : ruleset_(ruleset), lang_(lang), columns_(columns), brief_(brief) {}

  std::vector<Lines> all() {
    const auto page = Page::column(columns_);
    auto names = std::vector<std::string_view>(ruleset_.sheet.begin(), ruleset_.sheet.end());
    if (names.empty())
      for (const auto* one : ruleset_.tests) names.push_back(one->id);
    for (const auto name : names) {
      const auto found =
          std::ranges::find(ruleset_.tests, name, [](const auto* one) { return one->id; });
      if (found != ruleset_.tests.end())
        test(**found);
      else
        reference(*std::ranges::find(ruleset_.references, name, &ReferenceTable::id));
    }
    return std::move(out_);
  }

 private:
  template <class Table>
  void add(const Table& table, const std::vector<std::string>& texts) {
    for (const auto& text : texts) {
      const bool first = &text == &texts.front();
      auto lines = lines_of((first ? house_line(table.house, lang_) : "") + text);
      if (first) lines.insert(lines.begin(), title(say(table.title, lang_), table.ref, columns_));
      out_.push_back(std::move(lines));
    }
  }
  void test(const TestTable& test) {
    std::vector<std::string> texts;
    auto sections = sections_of(test, ruleset_, lang_, {.dense = true});
    if (sections.empty()) {  // what it says comes of it is all that there is
      sections = small_print(test, ruleset_, lang_, {.dense = true});
      sections.resize(std::min<std::size_t>(sections.size(), 1));
    }
    for (const auto& section : sections) texts.push_back(section.heading + section.body);
    add(test, texts);
  }
  // The names of rows that are counted from 1, where there is no room for more.
  [[nodiscard]] std::string sequence(const ReferenceTable& table) const {
    std::vector<std::string> steps;
    for (const auto& row : table.rows) {
      const auto& first = row.cells.front();
      const Number number{static_cast<int>(steps.size()) + 1};
      if (first.kind != ValueKind::number || !(first.number == number)) return {};
      steps.push_back(fmt::format("{} {}", steps.size() + 1, say(row.label, lang_)));
    }
    return paragraph("", words(fmt::format("{}", fmt::join(steps, "; "))), 2);
  }
  // Cells side by side, or one after the other where that takes less room.
  void reference(const ReferenceTable& table) {
    if (const auto steps = brief_ ? sequence(table) : ""; !steps.empty())
      return add(table, {steps});
    auto grid = grid_of(table, lang_, false);
    grid.ruled = false;
    auto text = grid.text();
    for (const auto& note : table.notes) text += paragraph("-", words(say(note.label, lang_)), 2);
    std::string list;
    for (const auto& row : rows_of(table))
      list += row.kind == RowKind::note ? paragraph("-", words(row_words(row, lang_)), 2)
                                        : paragraph("", words(row_words(row, lang_)), 4);
    const bool is_shorter = std::ranges::count(list, '\n') < std::ranges::count(text, '\n');
    add(table, {is_shorter ? list : text});
  }

  const Ruleset& ruleset_;
  Lang lang_;
  std::size_t columns_;
  bool brief_;
  std::vector<Lines> out_;
};

// One below the other in columns of so many lines; a piece is broken only where it is long, and
// then leaves no few lines alone.
std::vector<Lines> in_columns(const std::vector<Lines>& blocks, std::size_t height) {
  constexpr std::size_t few = 5;
  std::vector<Lines> out{{}};
  for (const auto& block : blocks) {
    const auto room = height - out.back().size();
    const bool breaks = room >= few && block.size() >= room + few;
    if (block.size() > room && !breaks && !out.back().empty()) out.emplace_back();
    for (const auto& line : block) {
      if (out.back().size() == height) out.emplace_back();
      out.back().push_back(line);
    }
  }
  return out;
}

}  // namespace

std::string sheet_text(const Ruleset& ruleset, Lang lang, std::optional<std::size_t> screen,
                       std::string_view between) {
  const auto all = std::min(screen.value_or(page_columns), page_columns);
  const auto heading = std::string(say(ruleset.book, lang));
  if (all < page_columns) {
    auto out = paragraph("", words(heading), 0);
    for (const auto& block : Blocks(ruleset, lang, Page::text()).all())
      out += fmt::format("{}\n", fmt::join(block, "\n"));
    return out;
  }
  const auto most = (all + gap) / (least_column + gap);
  const auto column = [&](std::size_t across) { return (all - gap * (across - 1)) / across; };
  std::vector<Lines> columns;
  std::size_t across = 2;
  const auto fits = [&](bool brief) {
    for (across = 2; across <= most; ++across) {
      columns = in_columns(Blocks(ruleset, lang, column(across), brief).all(), page_lines - 1);
      if (columns.size() <= most_pages * across) return true;
    }
    across = most;
    return false;
  };
  if (!fits(false)) fits(true);
  const auto one = column(across);
  const auto pages = (columns.size() + across - 1) / across;
  std::string out;
  for (std::size_t page = 0; page < pages; ++page) {
    out += fmt::format("{}{}  {}/{}\n", page > 0 ? between : "", heading, page + 1, pages);
    const auto from = page * across;
    const auto to = std::min(columns.size(), from + across);
    std::size_t height = 0;
    for (auto n = from; n < to; ++n) height = std::max(height, columns[n].size());
    for (std::size_t y = 0; y < height; ++y) {
      std::string line;
      for (auto n = from; n < to; ++n)
        line +=
            padded(y < columns[n].size() ? columns[n][y] : "", one + (n + 1 < to ? gap : 0), false);
      out += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    }
  }
  return out;
}

}  // namespace nfw::report
