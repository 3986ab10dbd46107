#include "layout.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "breakdown.hpp"
#include "utf8.hpp"
#include "words.hpp"

namespace nfw::report {

namespace {

constexpr std::size_t narrowest = 40;
constexpr std::size_t usual = 80;
constexpr std::size_t widest = 120;

const Page* in_force = nullptr;

}  // namespace

Page::Page(std::size_t text, std::size_t table, bool ascii)
    : text_(text), table_(table), ascii_(ascii), before_(in_force) {
  in_force = this;
}

Page::Page(std::optional<std::size_t> screen, bool all_letters)
    : Page(std::clamp(screen.value_or(usual), narrowest, usual),
           std::clamp(screen.value_or(usual), narrowest, widest), !all_letters) {}

Page::~Page() { in_force = before_; }

std::size_t Page::text() { return in_force == nullptr ? usual : in_force->text_; }

bool Page::in_ascii() { return in_force != nullptr && in_force->ascii_; }

std::size_t Page::table() { return in_force == nullptr ? usual : in_force->table_; }

Piece piece(std::string text) {
  const auto columns = width(text);
  return {std::move(text), columns};
}

std::vector<Piece> command_pieces(std::vector<std::string> words) {
  std::vector<Piece> out;
  for (auto& word : words) {
    out.push_back(piece(std::move(word)));
    out.back().joined = out.size() > 1;
  }
  return out;
}

Piece bold(std::string text, bool color) {
  const auto columns = width(text);
  return {color ? "\033[1m" + text + "\033[0m" : std::move(text), columns};
}

std::string padded(std::string_view text, std::size_t columns, bool right) {
  const auto have = width(text);
  const std::string gap(columns > have ? columns - have : 0, ' ');
  return right ? gap + std::string(text) : std::string(text) + gap;
}

namespace {

// A word that is wider than this is broken behind the signs between its parts, where it has any:
// "order=counts|", "ignored".
void add_parts(std::string_view word, std::size_t most, std::vector<Piece>& out) {
  constexpr std::string_view signs = "=|";
  while (width(word) > most) {
    std::size_t end = 0;
    for (auto at = word.find_first_of(signs); at != std::string_view::npos;
         at = word.find_first_of(signs, at + 1)) {
      if (end != 0 && width(word.substr(0, at + 1)) > most) break;
      end = at + 1;
    }
    if (end == 0 || end == word.size()) break;
    out.push_back(piece(std::string(word.substr(0, end))));
    word.remove_prefix(end);
  }
  out.push_back(piece(std::string(word)));
}

bool fits(const Piece& piece, std::size_t most) {
  return piece.width <= most || piece.joined || piece.text.find('\033') != std::string::npos;
}

// What is wider than that is broken at its blanks after all; but not a command.
std::vector<Piece> fitting(const std::vector<Piece>& pieces, std::size_t most) {
  std::vector<Piece> out;
  for (const auto& one : pieces) {
    if (fits(one, most))
      out.push_back(one);
    else
      for (const auto& word : words(one.text)) add_parts(word.text, most, out);
  }
  return out;
}

}  // namespace

std::string paragraph(std::string_view label, const std::vector<Piece>& pieces,
                      std::size_t indent) {
  const auto page = Page::text();
  constexpr std::size_t narrow = 60;
  constexpr std::size_t small = 8;
  if (page < narrow && indent > small)  // so that there is room for words
    indent = std::max(small, indent * page / usual);
  std::string out;
  if (width(label) > page) out = paragraph("", words(std::exchange(label, {})), 0);
  out += label;
  std::size_t column = width(label);
  bool fresh = true;
  if (column >= indent && column > 0) {  // a label wider than its column keeps one blank
    out += ' ';
    ++column;
  } else {
    out.append(indent - column, ' ');
    column = indent;
  }
  constexpr std::string_view go_on = " \\";
  const auto room = page > indent ? page - indent : 0;
  const bool all_fit = std::ranges::all_of(pieces, [&](auto& one) { return fits(one, room); });
  const auto broken = all_fit ? std::vector<Piece>() : fitting(pieces, room);
  const auto& all = all_fit ? pieces : broken;
  for (const auto& one : all) {
    const std::size_t gap = fresh ? 0 : 1;
    const bool more = &one != &all.back() && std::next(&one)->joined;
    if (column > indent && column + gap + one.width + (more ? go_on.size() : 0) > page) {
      while (out.ends_with(' ')) out.pop_back();
      if (one.joined) out += go_on;
      out += '\n';
      out.append(indent, ' ');
      column = indent;
    } else {
      out.append(gap, ' ');
      column += gap;
    }
    out += one.text;
    column += one.width;
    fresh = false;
  }
  while (out.ends_with(' ')) out.pop_back();
  return out + "\n";
}

std::vector<Piece> words(std::string_view text) {
  std::vector<Piece> out;
  while (!text.empty()) {
    const auto blank = text.find(' ');
    if (blank != 0) out.push_back(piece(std::string(text.substr(0, blank))));
    if (blank == std::string_view::npos) break;
    text.remove_prefix(blank + 1);
  }
  return out;
}

std::string title_line(std::string_view title, bool color) {
  auto pieces = words(title);
  if (color && width(title) <= Page::text()) pieces = {piece(std::string(title))};
  for (auto& one : pieces) one = bold(std::move(one.text), color);
  return paragraph("", pieces, 0);
}

std::string house_line(List<std::string_view> house, Lang lang) {
  std::vector<Piece> files;
  for (const auto file : house) {
    if (!files.empty()) files.back() = piece(files.back().text + ",");
    files.push_back(piece(std::string(file)));
  }
  if (files.empty()) return {};
  return paragraph(say({"House", "Della casa"}, lang), files);
}

std::string from_lists(const Part& part, Lang lang) {
  std::string out;
  for (const auto& [file, taken, by_hand] : from_files(part)) {
    auto line = words(file + ":");
    const auto add = [&](Slot slot, List<Item> items) {
      line.push_back(
          piece(flag_with_value(fact_name(*part.test, slot, lang), part.test->facts[slot],
                                part.as_given[slot], items, lang)));
    };
    for (const auto& [slot, name, named, first, last] : taken)
      if (part.as_given.count(slot) != 0)
        add(slot, part.as_given.items(slot).subspan(first, last - first));
    if (!by_hand.empty()) {
      const bool only = line.size() == words(file + ":").size();
      if (!only) line.back() = piece(line.back().text + ";");
      line.push_back(piece(std::string(pick(lang, "by hand:", "a mano:"))));
    }
    for (const auto slot : by_hand) add(slot, part.as_given.items(slot));
    out += paragraph(out.empty() ? pick(lang, "From list", "Da elenco") : "", line);
  }
  return out;
}

std::string assumed_line(const TestTable& test, const std::vector<Slot>& given, const Facts& facts,
                         Lang lang) {
  std::vector<Piece> out;
  for (const auto slot : assumed(test, given, facts))
    out.push_back(piece(fmt::format("--{} {}", fact_name(test, slot, lang),
                                    fact_text(test.facts[slot], facts[slot], lang))));
  return out.empty() ? "" : paragraph(pick(lang, "Assumed", "Sottinteso"), out);
}

}  // namespace nfw::report
