#include <algorithm>
#include <bit>
#include <set>

#include <fmt/format.h>

#include "find.hpp"
#include "layout.hpp"
#include "telling.hpp"

namespace nfw::report {

namespace {

// The flags that say what a row asks for, where there is one way to say it.
std::string flags_to(const TableRow& row, Lang lang) {
  std::string out;
  if (row.test == nullptr || row.of_file || row.when.any.size() != 1) return out;
  for (const auto& condition : row.when.any[0].all) {
    if (condition.fact >= row.test->inputs.size() || condition.match != Match::value) continue;
    const auto& input = row.test->inputs[condition.fact];
    const auto value = static_cast<std::size_t>(std::countr_zero(condition.allowed));
    if (input.kind == Kind::flag && condition.allowed == 2)
      out += fmt::format(" --{}", name_of(input, lang));
    else if (input.kind == Kind::choice && std::has_single_bit(condition.allowed))
      out += fmt::format(" --{} {}", name_of(input, lang), name_of(input.values[value], lang));
  }
  return out;
}

std::string title_of(const Hit& hit, Lang lang) {
  if (hit.row.kind == RowKind::ruling) return std::string(pick(lang, "Rulings", "Letture"));
  if (hit.row.test != nullptr) return std::string(say(hit.row.test->title, lang));
  return std::string(say(hit.row.heading, lang));
}

// Of the hits that are shown, those of one table together.
std::vector<const Hit*> by_command(const std::vector<Hit>& hits) {
  std::vector<const Hit*> out;
  for (const auto& hit : hits) {
    const auto is_of = [&](const Hit* other) {
      return other->ruleset == hit.ruleset && other->table == hit.table;
    };
    const auto last = std::find_if(out.rbegin(), out.rend(), is_of);
    out.insert(last == out.rend() ? out.end() : last.base(), &hit);
  }
  return out;
}

// The command that shows it, and what that is called.
std::string head_of(const Hit& hit, const Ruleset& chosen, const SameRules& rules, Lang lang) {
  auto same = rules;
  if (hit.ruleset != &chosen) same.before = {"--rules", std::string(hit.ruleset->id)};
  auto command = hit.command();
  if (hit.row.kind == RowKind::ruling) command.pop_back();
  auto line = command_pieces(command_words(same, command));
  auto title = words(title_of(hit, lang));
  title.front() = piece(" " + title.front().text);  // two blanks before it
  std::ranges::move(title, std::back_inserter(line));
  return paragraph("", line, 0);
}

bool is_added(RowKind kind) {
  return kind == RowKind::modifier || kind == RowKind::dice || kind == RowKind::halving ||
         kind == RowKind::cost;
}

// In a player's words; by its flags, as a ruling's, where it counts by a reading not in force.
std::string told(const TableRow& row, Lang lang) {
  const bool has_words =
      row.test != nullptr && row.kind != RowKind::flag && row.kind != RowKind::test;
  const auto when = has_words ? told_when(row, lang, {}) : std::nullopt;
  if (!when) return row_text(row, lang);
  auto text = row_words(row, lang);
  if (is_added(row.kind)) {
    const auto amount = told_amount(row, lang);
    text = fmt::format("{} {}", amount.sign, amount.words);
  }
  text = without_flags(std::move(text));
  if (text.empty()) return row_text(row, lang);
  if (row.kind == RowKind::refusal) return text;  // it says when, and its chapter
  if (!when->empty())
    text = row.kind == RowKind::effect ? fmt::format("{}: {}", *when, text)
                                       : fmt::format("{} ({})", text, *when);
  if (row.kind != RowKind::next && !is_own(row)) text += fmt::format(" ({})", chapter_of(row));
  return text + (row.source.empty() ? "" : fmt::format(" [{}]", row.source));
}

std::vector<TableRow> rows_of_table(const Hit& hit) {
  return rows_of(*std::ranges::find(hit.ruleset->references, hit.table, &ReferenceTable::id));
}

// Those of a table that is short, in the place of what is found of it.
std::vector<TableRow> rows_below(const Hit& hit) {
  constexpr std::size_t few = 8;
  if (hit.row.kind != RowKind::table) return {};
  auto rows = rows_of_table(hit);
  if (rows.size() > few) rows.clear();
  return rows;
}

// The row that a note stands under.
std::vector<TableRow> row_above(const Hit& hit) {
  if (hit.row.kind != RowKind::note || hit.row.part.empty()) return {};
  auto rows = rows_of_table(hit);
  std::erase_if(rows, [&](const TableRow& row) {
    return row.kind != RowKind::row || row.id != hit.row.part;
  });
  return rows;
}

std::string answer(const Hit& hit, Lang lang) {
  auto text = told(hit.row, lang);
  if (text.find("--") == std::string::npos) text += flags_to(hit.row, lang);
  if (hit.row.kind == RowKind::ruling) return fmt::format("{}: {}", hit.row.part, text);
  const auto heading = heading_words(hit.row, lang);
  const bool says_more = !heading.empty() && heading != title_of(hit, lang);
  return says_more ? fmt::format("{}: {}", heading, text) : text;
}

}  // namespace

std::string found_text(const std::vector<Hit>& hits, std::size_t found, const Ruleset& chosen,
                       const SameRules& rules, Lang lang) {
  std::string out;
  std::string above;
  std::set<std::string> shown;
  for (const auto* hit : by_command(hits)) {
    auto head = head_of(*hit, chosen, rules, lang);
    const auto tell = [&](const TableRow& row, std::string_view text, std::size_t indent) {
      if (!shown.insert(head + row_text(row, lang)).second) return;
      out += paragraph(std::string(indent, ' '), words(text), indent + 2);
    };
    if (head != above) out += head;
    for (const auto& row : row_above(*hit)) tell(row, row_text(row, lang), 2);
    tell(hit->row, answer(*hit, lang), row_above(*hit).empty() ? 2 : 4);
    for (const auto& row : rows_below(*hit)) tell(row, row_text(row, lang), 4);
    above = std::move(head);
  }
  if (found > hits.size()) {
    const auto left = found - hits.size();
    const auto more = left == 1
                          ? std::string(pick(lang, "1 more", "un altro"))
                          : fmt::format(fmt::runtime(pick(lang, "{} more", "altri {}")), left);
    const auto narrows = pick(lang, "--limit all; another word narrows it down",
                              "--limit all; una parola in più restringe");
    out += paragraph("", words(fmt::format("({}: {})", more, narrows)), 2);
  }
  return out;
}

}  // namespace nfw::report
