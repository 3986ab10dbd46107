#include "poster.hpp"

#include <algorithm>
#include <span>

#include <fmt/format.h>

#include "grid.hpp"
#include "layout.hpp"

namespace nfw::report {

namespace {

using Rows = std::vector<TableRow>;

constexpr std::size_t sign_width = 4;
constexpr std::size_t text_indent = sign_width + 4;

// Writes the rows of a test under their headings.
class Poster {
 public:
  Poster(const TestTable& test, Lang lang, const Detail& detail)
      : test_(test), lang_(lang), detail_(detail) {}

  std::vector<Section> write(const Rows& rows) {
    for (auto from = rows.begin(); from != rows.end();) {
      const auto end = std::find_if(from, rows.end(), [&](const TableRow& row) {
        const bool parted = row.part != from->part && row.kind != RowKind::ruling;
        return parted || heading_words(row, lang_) != heading_words(*from, lang_);
      });
      section(std::span(from, end));
      from = end;
    }
    return std::move(out_);
  }

 private:
  using Some = std::span<const TableRow>;

  void section(Some rows) {
    switch (rows.front().kind) {
      case RowKind::range: return ranges(rows);
      case RowKind::stage: return stage(rows);
      case RowKind::ruling: return rulings(rows);
      case RowKind::cost: return add(heading_words(rows.front(), lang_), signed_lines(rows));
      default: return add(heading_words(rows.front(), lang_), sentences(rows));
    }
  }
  void add(const std::string& heading, std::string body) {
    if (body.empty()) return;
    out_.push_back({paragraph("", words(heading), 0), std::move(body)});
  }

  // Where it stands in the book, if not where all of this does; who changed it; as it is asked for.
  [[nodiscard]] std::string marks(const TableRow& row, std::string_view chapter) const {
    std::string out;
    if (ref_of(row) != chapter && !is_own(row) && !detail_.dense)
      out += fmt::format(" ({})", ref_of(row));
    if (!row.source.empty()) out += fmt::format(" [{}]", row.source);
    if (!detail_.flags) return out;
    const auto when = condition_words(row, lang_, true, lang_);
    return out + fmt::format(" [{}{}{}]", row.id, when.empty() || row.id.empty() ? "" : "; ", when);
  }
  [[nodiscard]] std::string with_condition(const std::string& text, const TableRow& row,
                                           const std::string& when,
                                           std::string_view chapter) const {
    return text + (when.empty() ? "" : fmt::format(" ({})", when)) + marks(row, chapter);
  }
  // Signs in a column; where room is dear two short ones stand side by side.
  [[nodiscard]] std::string lines(const std::vector<Amount>& amounts,
                                  std::size_t indent = 0) const {
    std::size_t signs = sign_width;
    for (const auto& one : amounts) signs = std::max(signs, width(one.sign));
    const auto from = 2 + indent + signs + 2;
    const auto half = (Page::text() - indent) / 2;
    const auto label = [&](const Amount& one) { return "  " + padded(one.sign, signs, true); };
    const auto is_short = [&](std::size_t n) {
      return n < amounts.size() && from - indent + width(amounts[n].words) < half;
    };
    std::string out;
    for (std::size_t n = 0; n < amounts.size(); ++n) {
      const auto& one = amounts[n];
      if (!detail_.dense || !is_short(n) || !is_short(n + 1)) {
        out += paragraph(std::string(indent, ' ') + label(one), words(one.words), from);
        continue;
      }
      const auto& other = amounts[++n];
      out += fmt::format("{}{}{}  {}\n", std::string(indent, ' '),
                         padded(label(one) + "  " + one.words, half, false), label(other),
                         other.words);
    }
    return out;
  }

  // Weapons down, range bands across; what halves them below.
  void ranges(Some all) {
    Rows rows;
    Rows halved;
    for (const auto& row : all) (row.kind == RowKind::range ? rows : halved).push_back(row);
    Grid grid;
    grid.ruled = false;
    grid.indent = 2;
    std::vector<std::string_view> bands;
    const bool near = std::ranges::any_of(rows, [](const TableRow& row) {
      return std::get<Range>(row.values.front().what).from.has_value();
    });
    grid.heading.emplace_back();
    if (near) grid.heading.emplace_back(pick(lang_, "from", "da"));
    for (const auto& row : rows)
      for (const auto& value : row.values)
        if (std::ranges::find(bands, value.column) == bands.end()) {
          bands.push_back(value.column);
          grid.heading.emplace_back(say(value.heading, lang_));
        }
    for (const auto& row : rows) {
      if (!told_when(row, lang_, detail_)) continue;
      auto& cells = grid.rows.emplace_back();
      cells.push_back(std::string(say(row.label, lang_)) + marks(row, test_.ref));
      const auto& least = std::get<Range>(row.values.front().what).from;
      if (near) cells.push_back(least ? number_text(*least, lang_) : "");
      for (const auto band : bands) {
        const auto value = std::ranges::find(row.values, band, &RowValue::column);
        cells.push_back(
            value == row.values.end() ? "-" : number_text(*std::get<Range>(value->what).to, lang_));
      }
    }
    grid.numbers.assign(grid.heading.size(), true);
    grid.numbers[0] = false;
    add(fmt::format("{}, {}", heading_words(rows.front(), lang_), pick(lang_, "up to", "fino a")),
        grid.text() + halvings(halved, all, test_.ref));
  }

  [[nodiscard]] std::string_view ref_of(const TableRow& row) const {
    return row.ref.empty() ? test_.ref : row.ref;
  }
  // Where most rows of a roll stand in the book; or where the roll does.
  [[nodiscard]] std::string_view chapter_of_most(Some rows) const {
    auto out = ref_of(rows.front());
    std::ptrdiff_t most = 0;
    for (const auto& row : rows.subspan(1)) {
      const auto count = std::ranges::count_if(rows.subspan(1), [&](const TableRow& other) {
        return !other.id.empty() && ref_of(other) == ref_of(row);
      });
      if (row.id.empty() || count <= most) continue;
      most = count;
      out = ref_of(row);
    }
    return out;
  }

  // A roll: what is rolled and needed stands in its heading, if it is said in a word.
  void stage(Some rows) {
    const auto& head = rows.front();
    const auto when = told_when(head, lang_, detail_);
    if (!when) return;
    const auto chapter = chapter_of_most(rows);
    std::vector<std::string> in_short;
    auto told = head;  // whose mark one of these may bear
    for (const auto& row : rows)
      if (auto text = said_in_heading(row); !text.empty()) {
        const bool changed = row.id.empty() && !row.source.empty();
        in_short.push_back(text + (changed ? fmt::format(" [{}]", row.source) : ""));
        if (changed && row.source == head.source) told.source = {};
      }
    auto heading = fmt::format("{}{}{}", say(head.label, lang_), in_short.empty() ? "" : ": ",
                               fmt::join(in_short, ", "));
    if (chapter != test_.ref && !detail_.dense) heading += fmt::format(" ({})", chapter);
    heading = with_condition(heading, told, *when, ref_of(head));
    const auto of = [&](RowKind kind) {
      Rows out;
      std::ranges::copy_if(rows, std::back_inserter(out), [&](const TableRow& row) {
        return row.kind == kind && !row.id.empty();
      });
      return out;
    };
    std::string body = modifiers(of(RowKind::dice), chapter);
    body += columned(of(RowKind::need), "+", chapter) + columned(of(RowKind::chance), "-", chapter);
    body +=
        modifiers(of(RowKind::modifier), chapter) + halvings(of(RowKind::halving), rows, chapter);
    body += columned(of(RowKind::band), "", chapter) + columns(of(RowKind::column));
    out_.push_back({paragraph("", words(heading), 0), body});
  }

  [[nodiscard]] std::string said_in_heading(const TableRow& row) const {
    switch (row.kind) {
      case RowKind::like:
        return fmt::format("{} {}", pick(lang_, "as", "come"), say(row.label, lang_));
      case RowKind::start: return name(row.of);
      case RowKind::dice: return row.id.empty() ? dice(row) : "";
      case RowKind::need:
        if (row.of != no_slot)
          return fmt::format("{}D{} {} {}", row.each, row.sides, pick(lang_, "over", "oltre"),
                             name(row.of));
        return row.id.empty() ? value_words(row.values[0], lang_) + "+" : "";
      case RowKind::chance: return row.id.empty() ? value_words(row.values[0], lang_) + "-" : "";
      case RowKind::least:
        return fmt::format("{} {}-", pick(lang_, "at least", "almeno"),
                           value_words(row.values[0], lang_));
      case RowKind::natural: return naturals(row);
      case RowKind::against:
        return fmt::format("{} {}", pick(lang_, "less", "meno"),
                           name_of_fact(test_, row.of).en.empty() && !row.label.en.empty()
                               ? std::string(plural(row.label, lang_))
                               : name(row.of));
      default: return {};
    }
  }
  [[nodiscard]] std::string name(Slot slot) const {
    const auto label = name_of_fact(test_, slot);
    if (label.en.empty()) return std::string(test_.facts[slot].id);
    const auto words = plural(label, lang_);
    return std::string(words.substr(0, words.find_first_of(":;(")));
  }
  [[nodiscard]] std::string dice(const TableRow& row) const {
    auto text = fmt::format("{}D{}", value_words(row.values[0], lang_), row.sides);
    if (row.each == 1) return text;
    return fmt::format(
        fmt::runtime(pick(lang_, "{} for each {} or part of {}", "{} ogni {} o frazione di {}")),
        text, row.each, row.each);
  }
  [[nodiscard]] std::string naturals(const TableRow& row) const {
    std::vector<std::string> out;
    for (const auto& value : row.values)
      out.push_back(fmt::format("{} {}", value_words(value, lang_), say(value.heading, lang_)));
    return fmt::format("{}", fmt::join(out, ", "));
  }

  // Needs or bands: a number each, or one for each column.
  [[nodiscard]] std::string columned(const Rows& rows, std::string_view sign,
                                     std::string_view chapter) const {
    Grid grid;
    grid.ruled = false;
    grid.indent = 2;
    std::vector<Amount> alone;
    for (const auto& row : rows) {
      const auto when = told_when(row, lang_, detail_);
      if (!when) continue;
      const auto text = with_condition(std::string(say(row.label, lang_)), row, *when, chapter);
      if (row.values.size() == 1) {
        alone.push_back({told(row.values[0], sign), text});
        continue;
      }
      auto& cells = grid.rows.emplace_back(Grid::Line{text});
      for (const auto& value : row.values) cells.push_back(told(value, sign));
    }
    if (grid.rows.empty()) return lines(alone);
    grid.heading.emplace_back();
    // A row with one value is of all columns, and names none.
    const auto wide =
        std::ranges::find_if(rows, [](const TableRow& row) { return row.values.size() > 1; });
    for (const auto& value : wide->values) grid.heading.emplace_back(say(value.heading, lang_));
    grid.numbers.assign(grid.heading.size(), true);
    grid.numbers[0] = false;
    return grid.text() + lines(alone);
  }
  [[nodiscard]] std::string told(const RowValue& value, std::string_view sign) const {
    if (const auto* range = std::get_if<Range>(&value.what)) return told_range(*range, lang_);
    return value_words(value, lang_) + std::string(sign);
  }
  // When a column counts, where its name does not say so.
  [[nodiscard]] std::string columns(const Rows& rows) const {
    std::string out;
    for (const auto& row : rows) {
      const auto when = told_when(row, lang_, detail_);
      if (!when || (when->empty() && !detail_.flags)) continue;
      out += paragraph(
          "  -", words(with_condition(std::string(say(row.label, lang_)), row, *when, ref_of(row))),
          4);
    }
    return out;
  }

  struct Line {
    const TableRow* row;
    Amount amount;
    std::string when;
  };

  // Rows that count for the same reason stand under it, and so do those of which one alone counts.
  [[nodiscard]] std::string modifiers(const Rows& rows, std::string_view chapter) const {
    std::vector<Line> lines;
    for (const auto& row : rows)
      if (auto when = told_when(row, lang_, detail_))
        lines.push_back({&row, told_amount(row, lang_), *when});
    std::string out;
    while (!lines.empty()) {
      const auto first = lines.front();
      const auto alike = [&](const Line& one) {
        return one.row->group == first.row->group &&
               (!first.row->group.empty() || one.when == first.when);
      };
      std::vector<Line> group;
      std::ranges::copy_if(lines, std::back_inserter(group), alike);
      std::erase_if(lines, alike);
      out += grouped(group, chapter);
    }
    return out;
  }
  [[nodiscard]] std::string grouped(std::vector<Line>& group, std::string_view chapter) const {
    const auto& first = group.front();
    const bool several = group.size() > 1;
    const bool same =
        several && !first.when.empty() &&
        std::ranges::all_of(group, [&](const Line& one) { return one.when == first.when; });
    std::vector<std::string> heading;
    if (same) heading.push_back(first.when);
    if (several && !first.row->group.empty())
      heading.emplace_back(pick(lang_, "only the first that holds", "solo la prima che vale"));
    std::string out;
    if (!heading.empty())
      out += paragraph("", words(fmt::format("  {}:", fmt::join(heading, "; "))), 2);
    std::vector<Amount> amounts;
    for (const auto& [row, amount, when] : group)
      amounts.push_back(
          {amount.sign, with_condition(amount.words, *row, same ? "" : when, chapter)});
    return out + lines(amounts, heading.empty() ? 0 : 2);
  }
  [[nodiscard]] std::string signed_lines(Some rows) const {
    std::vector<Amount> out;
    for (const auto& row : rows) {
      const auto when = told_when(row, lang_, detail_);
      if (!when) continue;
      const auto [sign, text] = told_amount(row, lang_);
      out.push_back({sign, with_condition(text, row, *when, test_.ref)});
    }
    return lines(out);
  }

  [[nodiscard]] std::string halvings(const Rows& halved, Some rows,
                                     std::string_view chapter) const {
    std::vector<Amount> out;
    for (const auto& row : halved)
      if (const auto when = told_when(row, lang_, detail_)) {
        const auto [sign, text] = told_amount(row, lang_);
        out.push_back({sign, with_condition(text, row, *when, chapter)});
      }
    if (out.empty()) return {};
    for (const auto& row : rows) {
      if (row.kind != RowKind::rounding) continue;
      const auto when = told_when(row, lang_, detail_);
      if (!when) continue;
      const auto how = with_condition(std::string(say(row.label, lang_)), row, *when, chapter);
      out.push_back({"", fmt::format("{} {}", pick(lang_, "rounded", "arrotondato"), how)});
      if (when->empty()) break;
    }
    return lines(out);
  }

  // What several rows say alike is said once.
  [[nodiscard]] std::string sentences(Some rows) const {
    std::vector<std::string> said;
    for (const auto& row : rows) {
      const auto when = told_when(row, lang_, detail_);
      if (!when) continue;
      auto text = sentence(row, *when);
      if (!text.empty() && std::ranges::find(said, text) == said.end())
        said.push_back(std::move(text));
    }
    std::string out;
    for (const auto& text : said) out += paragraph("  -", words(text), 4);
    return out;
  }
  [[nodiscard]] std::string sentence(const TableRow& row, const std::string& when) const {
    auto text = row_words(row, lang_);
    if (!detail_.flags) text = without_flags(text);
    if (text.empty()) return text;
    switch (row.kind) {
      case RowKind::refusal: return text + marks(row, ref_of(row));
      case RowKind::next:
        return with_condition(std::string(say(row.label, lang_)), row, when, test_.ref);
      case RowKind::effect:
        return fmt::format("{}{}{}{}", when, when.empty() ? "" : ": ", text, marks(row, test_.ref));
      case RowKind::limit: return with_condition(limit(row), row, when, test_.ref);
      default: return with_condition(text, row, when, test_.ref);
    }
  }

  // "field batteries by infantry brigades; at most 1 (infantry brigades 2+)"
  [[nodiscard]] std::string limit(const TableRow& row) const {
    std::string out(say(row.label, lang_));
    const auto& limit = *row.limit;
    const bool exact = limit.least && limit.most && limit.least->data() == limit.most->data();
    if (exact) return out + bound(row, pick(lang_, "exactly", "esattamente"), *limit.least);
    if (limit.least) out += bound(row, pick(lang_, "at least", "almeno"), *limit.least);
    if (limit.most) out += bound(row, pick(lang_, "at most", "al più"), *limit.most);
    return out;
  }
  [[nodiscard]] std::string bound(const TableRow& of, std::string_view words,
                                  List<Term> terms) const {
    std::string out;
    for (const auto& term : terms) {
      auto row = row_of(term, *of.test);
      const auto when = told_when(row, lang_, detail_);
      if (!when) continue;
      row.values.back().sign = false;
      out += fmt::format("{}{}{}", out.empty() ? "" : " + ", amount_words(row, lang_),
                         when->empty() ? "" : fmt::format(" ({})", *when));
    }
    return out.empty() ? out : fmt::format("; {} {}", words, out);
  }

  void rulings(Some rows) {
    if (detail_.all) {
      std::string out;
      for (const auto& row : rows)
        out += paragraph(fmt::format("  {}", row.part),
                         words(row_words(row, lang_) + fmt::format(" ({})", row.ref)),
                         text_indent + 2);
      return add(heading_words(rows.front(), lang_), out);
    }
    std::vector<Piece> numbers;
    for (const auto& row : rows)
      numbers.push_back(piece(fmt::format(
          "{}{}{}", row.part, row.source.empty() ? "" : fmt::format(" [{}]", row.source),
          &row == &rows.back() ? "" : ",")));
    add(std::string(pick(lang_, "Rulings in force ('nfw rulings NUMBER' explains one)",
                         "Letture in vigore ('nfw rulings NUMERO' ne spiega una)")),
        paragraph("", numbers, 2));
  }

  const TestTable& test_;
  Lang lang_;
  const Detail& detail_;
  std::vector<Section> out_;
};

bool is_small_print(const TableRow& row) {
  return row.kind == RowKind::effect || row.kind == RowKind::refusal || row.kind == RowKind::next ||
         row.kind == RowKind::ruling;
}

std::vector<Section> sections(const TestTable& test, const Ruleset& ruleset, Lang lang,
                              const Detail& detail, bool small) {
  auto rows = rows_of(test, ruleset);
  std::erase_if(rows, [&](const TableRow& row) { return is_small_print(row) != small; });
  if (!detail.all) std::ranges::for_each(rows, leave_in_force);
  return Poster(test, lang, detail).write(rows);
}

}  // namespace

std::vector<Section> sections_of(const TestTable& test, const Ruleset& ruleset, Lang lang,
                                 const Detail& detail) {
  return sections(test, ruleset, lang, detail, false);
}

std::vector<Section> small_print(const TestTable& test, const Ruleset& ruleset, Lang lang,
                                 const Detail& detail) {
  return sections(test, ruleset, lang, detail, true);
}

std::string table_text(const TestTable& test, const Ruleset& ruleset, Lang lang,
                       const Detail& detail) {
  auto out = paragraph("",
                       words(fmt::format("{}, {} {}", say(test.title, lang),
                                         say(ruleset.title, lang), ref_text({}, test))),
                       0) +
             paragraph("", words(say(test.about, lang)), 0) + house_line(test.house, lang);
  for (const auto& part :
       {sections_of(test, ruleset, lang, detail), small_print(test, ruleset, lang, detail)})
    for (const auto& section : part) out += "\n" + section.heading + section.body;
  return out;
}

}  // namespace nfw::report
