#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "lookup.hpp"
#include "rows.hpp"
#include "telling.hpp"

namespace nfw::report {

namespace {

std::string_view fact_id(const TableRow& row, Slot slot, Lang lang) {
  return fact_name(*row.test, slot, lang);
}

std::string mark(std::string_view source) {
  return source.empty() ? "" : fmt::format(" [{}]", source);
}

std::string without_dashes(std::string text) {
  for (auto at = text.find("--"); at != std::string::npos; at = text.find("--", at))
    text.erase(at, 2);
  return text;
}

// "3+ no armour, 4+ cuirass"; `before` puts the column first: "disciplined 6..11".
std::string in_columns(const TableRow& row, std::string_view sign, bool before, Lang lang) {
  std::string out;
  for (const auto& value : row.values) {
    out += out.empty() ? "" : ", ";
    const auto words = value_words(value, lang) + std::string(sign);
    const auto column = say(value.heading, lang);
    out += column.empty() ? words
           : before       ? fmt::format("{} {}", column, words)
                          : fmt::format("{} {}", words, column);
  }
  return out;
}

// "howitzer: from 20; short range up to 30, long range up to 60"
std::string range_words(const TableRow& row, Lang lang) {
  auto out = fmt::format("{}: ", say(row.label, lang));
  for (const auto& value : row.values) {
    const auto& range = std::get<Range>(value.what);
    if (&value == &row.values.front() && range.from)
      out += fmt::format("{} {}; ", pick(lang, "from", "da"), number_text(*range.from, lang));
    out += fmt::format("{}{} {} {}", &value == &row.values.front() ? "" : ", ",
                       say(value.heading, lang), pick(lang, "up to", "fino a"),
                       number_text(*range.to, lang));
  }
  return out;
}

std::string need_words(const TableRow& row, Lang lang) {
  if (row.of != no_slot)
    return fmt::format("{}D{} {} {}", row.each, row.sides, pick(lang, "over", "oltre"),
                       fact_id(row, row.of, lang));
  const auto needs = in_columns(row, row.kind == RowKind::chance ? "-" : "+", false, lang);
  return row.id.empty() ? needs : fmt::format("{}: {}", say(row.label, lang), needs);
}

std::string dice_words(const TableRow& row, Lang lang) {
  if (!row.id.empty())
    return fmt::format("{} {}", amount_words(row, lang), plural(row.label, lang));
  auto dice = fmt::format("{}D{}", value_words(row.values[0], lang), row.sides);
  if (row.each == 1) return dice;
  return fmt::format(
      fmt::runtime(pick(lang, "{} for each {} or part of {}", "{} ogni {} o frazione di {}")), dice,
      row.each, row.each);
}

std::string natural_words(const TableRow& row, Lang lang) {
  std::string out;
  for (const auto& value : row.values)
    out += fmt::format("{}{} {}", out.empty() ? "" : ", ", value_words(value, lang),
                       say(value.heading, lang));
  return out;
}

std::string against_words(const TableRow& row, Lang lang) {
  return fmt::format("{} {}", pick(lang, "bands of the total less", "fasce del totale meno"),
                     row.label.en.empty() ? fact_id(row, row.of, lang) : plural(row.label, lang));
}

// "more than the other", "at least twice the other"
std::string comparison_words(const TableRow& row, Lang lang) {
  if (row.values.empty())
    return fmt::format("{}: {}", say(row.label, lang), pick(lang, "otherwise", "altrimenti"));
  const auto& by = row.values[0];
  const auto times = std::get<Number>(by.what);
  const auto other =
      times == Number{1, 1} ? std::string(pick(lang, "the other", "l'altro"))
      : times == Number{2, 1}
          ? std::string(pick(lang, "twice the other", "il doppio dell'altro"))
          : fmt::format(fmt::runtime(pick(lang, "{} times the other", "{} volte l'altro")),
                        value_words(by, lang));
  return fmt::format("{}: {} {}", say(row.label, lang), say(by.heading, lang), other);
}

std::string limit_words(const TableRow& row, Lang lang) {
  std::string out(say(row.label, lang));
  for (const auto& value : row.values)
    out += fmt::format("; {} {}", say(value.heading, lang), value_words(value, lang));
  return out;
}

std::string again_words(const TableRow& row, Lang lang) {
  std::string out;
  for (const auto& value : row.values)
    out += fmt::format("{}{}", out.empty() ? "" : ", ", say(value.heading, lang));
  return out;
}

std::string cells_words(const TableRow& row, Lang lang) {
  std::string out(say(row.label, lang));
  for (const auto& value : row.values)
    out += fmt::format("; {}: {}", say(value.heading, lang), value_words(value, lang));
  return out;
}

std::string next_words(const TableRow& row, Lang lang) {
  return fmt::format("{}: {}{}", row.id, say(row.label, lang),
                     row.group.empty() ? "" : pick(lang, " (by choice)", " (a scelta)"));
}

std::string flag_words(const TableRow& row, Lang lang) {
  const auto input = std::ranges::find(row.test->inputs, row.id, &Input::id);
  return fmt::format("--{}: {}", name_of(*input, lang), flag_text(*input, *row.test, lang));
}

// Whether its chapter stands behind it.
bool has_chapter(const TableRow& row) {
  switch (row.kind) {
    case RowKind::like:
    case RowKind::start:
    case RowKind::column:
    case RowKind::natural:
    case RowKind::least:
    case RowKind::rounding:
    case RowKind::against:
    case RowKind::again:
    case RowKind::refusal:
    case RowKind::next: return false;
    case RowKind::dice:
    case RowKind::need:
    case RowKind::chance: return !row.id.empty();
    default: return true;
  }
}

}  // namespace

std::string row_words(const TableRow& row, Lang lang) {
  switch (row.kind) {
    case RowKind::range: return range_words(row, lang);
    case RowKind::like:
      return fmt::format("{} [{}]", pick(lang, "all as in", "tutto come in"), row.id);
    case RowKind::start:
      return std::string(row.of < row.test->inputs.size() ? "--" : "") +
             std::string(fact_id(row, row.of, lang));
    case RowKind::dice: return dice_words(row, lang);
    case RowKind::column:
      return fmt::format("{}: {}", pick(lang, "column", "colonna"), say(row.label, lang));
    case RowKind::natural: return natural_words(row, lang);
    case RowKind::need:
    case RowKind::chance: return need_words(row, lang);
    case RowKind::least: return value_words(row.values[0], lang) + "-";
    case RowKind::modifier:
    case RowKind::cost:
      return fmt::format("{} {}", amount_words(row, lang), plural(row.label, lang));
    case RowKind::halving: return fmt::format("x1/2 {}", say(row.label, lang));
    case RowKind::against: return against_words(row, lang);
    case RowKind::band:
      return fmt::format("{}: {}", say(row.label, lang), in_columns(row, "", true, lang));
    case RowKind::comparison: return comparison_words(row, lang);
    case RowKind::again: return again_words(row, lang);
    case RowKind::limit: return limit_words(row, lang);
    case RowKind::next: return next_words(row, lang);
    case RowKind::row: return cells_words(row, lang);
    case RowKind::ruling:
      return fmt::format("{} -> {}", say(row.label, lang), say(row.in_force, lang));
    default: return std::string(say(row.label, lang));
  }
}

std::string heading_words(const TableRow& row, Lang lang) {
  const auto heading = say(row.heading, lang);
  if (row.kind == RowKind::cost) return fmt::format("{}: {}", heading, pick(lang, "cost", "costo"));
  if (row.kind == RowKind::limit)
    return fmt::format("{}: {}", heading, pick(lang, "limits", "limiti"));
  return std::string(heading);
}

std::string value_words(const RowValue& value, Lang lang) {
  if (const auto* number = std::get_if<Number>(&value.what))
    return (value.sign && number->num >= 0 ? "+" : "") + number_text(*number, lang);
  if (const auto* range = std::get_if<Range>(&value.what)) return told_range(*range, lang);
  if (const auto* yes = std::get_if<bool>(&value.what))
    return *yes ? (lang == Lang::it ? "sì" : "yes") : "no";
  if (const auto* words = std::get_if<Worded>(&value.what))
    return std::string(pick(lang, words->en, words->it));
  return {};
}

std::string amount_words(const TableRow& row, Lang lang) {
  auto out = value_words(row.values[0], lang);
  const bool taken = std::get<Number>(row.values[0].what).num < 0;
  const auto dice = fmt::format("{}1D{}", taken ? "-" : "", row.sides);
  if (row.of != no_slot && row.summed)
    out = fmt::format("{} per {}", dice, fact_id(row, row.of, lang));
  else if (row.of != no_slot)
    out = (taken ? "-" : row.values[0].sign ? "+" : "") + std::string(fact_id(row, row.of, lang));
  else if (row.summed)
    out = fmt::format("{}D{}", number_text(std::get<Number>(row.values[0].what), lang), row.sides);
  if (row.per == no_slot) return out;
  const auto what = row.per == rows_above ? pick(lang, "one above", "ogni punto sopra")
                                          : fact_id(row, row.per, lang);
  if (row.each_fact == no_slot && row.each == 1) return fmt::format("{} per {}", out, what);
  const auto each = row.each_fact == no_slot ? std::to_string(row.each)
                                             : std::string(fact_id(row, row.each_fact, lang));
  return fmt::format("{} {} {} {}", out, pick(lang, "per", "ogni"), each, what);
}

std::string condition_words(const TableRow& row, Lang lang, bool with_when, Lang names) {
  std::string out;
  const auto add = [&](std::string_view before, std::string_view text) {
    if (!out.empty()) out += "; ";
    out += fmt::format("{}{}{}", before, before.empty() ? "" : " ", text);
  };
  if (row.on != Range{})
    add(pick(lang, "on a roll of", "con un tiro di"), range_text(row.on, names));
  if (!row.never.any.empty())
    add(pick(lang, "never", "mai"), condition_text(row.never, *row.test, lang, names));
  if (!row.when.any.empty())
    add(with_when || !out.empty() ? pick(lang, "when", "se") : "",
        condition_text(row.when, *row.test, lang, names));
  if (!row.unless.any.empty())
    add(pick(lang, "unless", "salvo"), condition_text(row.unless, *row.test, lang, names));
  if (row.kind == RowKind::limit && !row.group.empty())
    add("", pick(lang, "only a warning", "solo un avviso"));
  return row.of_file ? without_dashes(std::move(out)) : out;
}

std::vector<std::string_view> flags_of(const TableRow& row) {
  std::vector<std::string_view> out;
  const auto add = [&](Slot slot) {
    if (row.test == nullptr || slot >= row.test->inputs.size()) return;
    const auto id = row.test->inputs[slot].id;
    if (std::ranges::find(out, id) == out.end()) out.push_back(id);
  };
  if (row.kind == RowKind::flag) out.push_back(row.id);
  for (const auto slot : {row.of, row.per, row.each_fact}) add(slot);
  for (const auto* when : {&row.never, &row.when, &row.unless})
    for (const auto& clause : when->any)
      for (const auto& condition : clause.all) add(condition.fact);
  return out;
}

std::string chapter_of(const TableRow& row) {
  return row.test != nullptr ? ref_text(row.ref, *row.test) : std::string(row.ref);
}

std::string row_text(const TableRow& row, Lang lang) {
  if (row.kind == RowKind::flag) return flag_words(row, lang);
  if (row.kind == RowKind::test || row.kind == RowKind::table)
    return fmt::format("{} ({})", value_words(row.values[0], lang),
                       row.ref.empty() ? row.test->ref : row.ref);
  auto text = row_words(row, lang);
  const auto condition = condition_words(row, lang, true, lang);
  const auto chapter =
      has_chapter(row) && !is_own(row) ? fmt::format(" ({})", chapter_of(row)) : "";
  const bool told =
      row.kind == RowKind::effect || row.kind == RowKind::refusal || row.kind == RowKind::next;
  if (told)
    text += chapter + (condition.empty() ? "" : ": ") + condition;
  else
    text += (condition.empty() ? "" : "; ") + condition + chapter;
  return text + mark(row.source);
}

}  // namespace nfw::report
