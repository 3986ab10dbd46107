#include "words.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "layout.hpp"
#include "utf8.hpp"

namespace nfw::report {

namespace {

std::string values_text(const Condition& condition, const Fact& fact, Lang names) {
  std::string out;
  for (std::size_t n = 0; n < fact.values.size(); ++n) {
    if (((condition.allowed >> n) & 1U) == 0) continue;
    if (!out.empty()) out += ", ";
    out += name_of(fact.values[n], names);
  }
  return out;
}

std::string without(Lang lang) { return lang == Lang::it ? "senza " : "without "; }

// `--shooters` for any number, `--lost 3..` for some, `--state ok, retreat`, `--indirect`,
// `--ruling losses-thresholds=both`.
std::string one_condition(const Condition& condition, const TestTable& test, Lang lang,
                          Lang names) {
  const auto& fact = test.facts[condition.fact];
  if (!is_input(test, condition.fact)) names = Lang::en;
  if (is_switch(test, condition.fact))
    return fmt::format("--ruling {}={}", fact.id, values_text(condition, fact, Lang::en));
  auto name = fmt::format("{}{}", is_input(test, condition.fact) ? "--" : "",
                          fact_name(test, condition.fact, names));
  if (condition.match == Match::absent) return without(lang) + name;
  if (condition.match == Match::range) {
    return condition.range == Range{} ? name : name + " " + range_text(condition.range, names);
  }
  if (fact.kind != Kind::flag) return name + " " + values_text(condition, fact, names);
  if ((condition.allowed & 2U) != 0) return name;
  return without(lang) + name;
}

}  // namespace

bool is_input(const TestTable& test, Slot slot) { return slot < test.inputs.size(); }

bool is_switch(const TestTable& test, Slot slot) { return test.initial[slot].den != 0; }

bool is_read_so(const Condition& condition, const TestTable& test) {
  return is_switch(test, condition.fact) &&
         ((condition.allowed >> static_cast<unsigned>(test.initial[condition.fact].num)) & 1U) != 0;
}

bool holds_as_read(const When& when, const TestTable& test) {
  return std::ranges::any_of(when.any, [&](const Clause& clause) {
    return std::ranges::all_of(clause.all, [&](const Condition& c) { return is_read_so(c, test); });
  });
}

std::string_view form(std::int64_t n, const Text& text, Lang lang) {
  const auto words = say(text, lang);
  const auto bar = words.find('|');
  if (bar == std::string_view::npos) return words;
  return n == 1 ? words.substr(0, bar) : words.substr(bar + 1);
}

std::string counted(std::int64_t n, const Text& text, Lang lang) {
  return fmt::format("{} {}", n, form(n, text, lang));
}

std::string counted(const Value& value, const Text& text, Lang lang) {
  const auto one = value.number == value.parts ? 1 : 2;
  return fmt::format("{} {}", number_text({value.number, value.parts}, lang),
                     form(one, text, lang));
}

std::string with_sign(std::int64_t n) { return fmt::format("{:+}", n); }

std::string decimal(std::string text, Lang lang) {
  if (lang == Lang::it) std::ranges::replace(text, '.', ',');
  return text;
}

std::string number_text(Number n, Lang lang) {
  if (n.num % n.den == 0) return fmt::format("{}", n.num / n.den);
  const auto out = fmt::format("{:.6f}", static_cast<double>(n.num) / static_cast<double>(n.den));
  return decimal(out.substr(0, out.find_last_not_of('0') + 1), lang);
}

std::string range_text(const Range& range, Lang lang) {
  if (range == never) return lang == Lang::it ? "mai" : "never";
  if (range.from && range.to && *range.from == *range.to) return number_text(*range.from, lang);
  const auto from = range.from ? (range.above ? ">" : "") + number_text(*range.from, lang) : "";
  const auto to = range.to ? (range.below ? "<" : "") + number_text(*range.to, lang) : "";
  if ((range.above && !range.to) || (range.below && !range.from)) return from + to;
  return from + ".." + to;
}

std::string_view fact_name(const TestTable& test, Slot slot, Lang lang) {
  return is_input(test, slot) ? name_of(test.inputs[slot], lang) : test.facts[slot].id;
}

std::string fact_text(const Fact& fact, Number value, Lang names) {
  if (fact.kind == Kind::choice)
    return std::string(name_of(fact.values[static_cast<std::size_t>(value.num)], names));
  if (fact.kind != Kind::choices) return number_text(value);
  std::string out;
  for (std::size_t n = 0; n < fact.values.size(); ++n) {
    if (((static_cast<std::uint64_t>(value.num) >> n) & 1U) == 0) continue;
    if (!out.empty()) out += ",";
    out += name_of(fact.values[n], names);
  }
  return out;
}

std::string flag_with_value(std::string_view name, const Fact& fact, Number value, List<Item> items,
                            Lang lang) {
  if (fact.kind == Kind::flag) return fmt::format("--{}", name);
  std::string list;
  for (const auto& item : items) {
    if (!list.empty()) list += ",";
    list += item.name;
    if (!item.name.empty() && fact.kind != Kind::names) list += ":";
    if (fact.kind != Kind::names) list += std::to_string(item.number);
  }
  return fmt::format("--{} {}", name, list.empty() ? fact_text(fact, value, lang) : list);
}

std::string value_text(const Value& value) {
  switch (value.kind) {
    case ValueKind::word:
    case ValueKind::list: return std::string(value.word);
    case ValueKind::flag: return value.number != 0 ? "true" : "false";
    case ValueKind::number: return number_text({value.number, value.parts});
    default: return "no";
  }
}

std::string listed(const Value& value) {
  std::string out;
  for (const char c : value.word) out += c == '\n' ? std::string(", ") : std::string(1, c);
  return out;
}

std::string value_words(const OutcomeKey& key, const Value& value, Lang lang) {
  if (value.kind == ValueKind::list) return listed(value);
  if (value.kind == ValueKind::number) return number_text({value.number, value.parts}, lang);
  if (value.kind != ValueKind::word) return value_text(value);
  const auto found = std::ranges::find(key.values, value.word, &Choice::id);
  return std::string(found == key.values.end() ? value.word : say(found->label, lang));
}

std::string reach_text(const Reach& reach, const ReachRow& row, const TestTable& test,
                       const Facts& facts, Lang lang) {
  const auto tr = [&](const Text& text) { return say(text, lang); };
  const auto cm = [&](Number limit) { return number_text(measured(limit, reach, facts), lang); };
  const auto& bands = test.facts[reach.band].values;
  std::string out = row.least ? fmt::format("{} {}; ", tr({"from", "da"}), cm(*row.least)) : "";
  for (const auto& limit : row.limits)
    out += fmt::format("{}{} {} {}", &limit == &row.limits.front() ? "" : ", ",
                       tr(bands[static_cast<std::size_t>(limit.band)].label),
                       tr({"up to", "fino a"}), cm(limit.upto));
  return out;
}

std::string condition_text(const When& when, const TestTable& test, Lang lang, Lang names) {
  std::string out;
  for (const auto& clause : when.any) {
    if (!out.empty()) out += lang == Lang::it ? "; oppure " : "; or ";
    std::string part;
    for (const auto& condition : clause.all) {
      if (!part.empty()) part += lang == Lang::it ? " e " : " and ";
      part += one_condition(condition, test, lang, names);
    }
    out += part;
  }
  return out;
}

std::string with_condition(const When& when, const TestTable& test, Lang lang, Lang names) {
  auto text = condition_text(when, test, lang, names);
  if (text.starts_with(without(lang))) return text;
  return (lang == Lang::it ? "con " : "with ") + text;
}

std::size_t width(std::string_view text) {
  if (is_plain_ascii(text)) return text.size();
  std::size_t out = 0;
  while (!text.empty()) {
    const auto [part, cells, printable] = first_grapheme(text);
    out += Page::in_ascii() ? in_ascii(part).size() : cells;
    text.remove_prefix(part.size());
  }
  return out;
}

}  // namespace nfw::report
