#include "lookup.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "layout.hpp"
#include "rows.hpp"
#include "telling.hpp"

namespace nfw::report {

namespace {

// "+1 veteran"; the name is left out where the value says it.
std::string named_value(const Term& term, const TestTable& test, Lang lang) {
  auto out = amount_words(row_of(term, test), lang);
  if (lang == Lang::it && term.value.fact == no_slot && term.per == no_slot)
    return fmt::format("{} {}", out, plural(term.label, lang));
  const bool said = lang == Lang::it || out.ends_with(term.id) ||
                    (term.id.starts_with("per-") && term.per < rows_above &&
                     term.id.substr(4) == test.facts[term.per].id);
  return said ? out : fmt::format("{} {}", out, term.id);
}

// Where a bare flag is taken as given.
std::string implied_text(const Input& input, const TestTable& test, Lang lang) {
  std::string out;
  for (const auto& one : input.defaults)
    if (one.value.number != 0 && !one.when.any.empty())
      out +=
          fmt::format("{}{}", out.empty() ? "" : "; ", with_condition(one.when, test, lang, lang));
  return out.empty()
             ? out
             : fmt::format(" [{} {}]", pick(lang, "taken as given", "data per presente"), out);
}

std::string default_text(const Input& input, const TestTable& test, Lang lang) {
  if (input.kind == Kind::flag) return implied_text(input, test, lang);
  if (input.is_always_required())
    return fmt::format(" [{}]", pick(lang, "required", "obbligatoria"));
  if (input.required)
    return fmt::format(" [{} {}]", pick(lang, "required", "obbligatoria"),
                       with_condition(*input.required, test, lang, lang));
  std::string out;
  for (const auto& one : input.defaults) {
    const auto value =
        one.value.fact != no_slot
            ? fmt::format("--{}", fact_name(test, one.value.fact, lang))
            : fact_text({input.id, input.kind, input.values}, Number{one.value.number, 1}, lang);
    out += fmt::format("{}{}", out.empty() ? "" : ", ", value);
    if (!one.when.any.empty()) out += " " + with_condition(one.when, test, lang, lang);
  }
  return out.empty() ? out : fmt::format(" [{}]", out);
}

}  // namespace

std::string ref_text(std::string_view own, const TestTable& test) {
  if (!own.empty()) return std::string(own);
  std::string out(test.ref);
  for (const auto& chapter : test.chapters) out += fmt::format(", {}", chapter.ref);
  return out;
}

std::string list_text(const Ruleset& ruleset, Lang lang) {
  auto out = title_line(say(ruleset.book, lang)) + "\n";
  for (const auto* test : ruleset.tests) {
    // Its Italian title names it, too.
    const auto title = lang == Lang::it ? fmt::format("{}: ", test->title.it) : std::string();
    out += paragraph(fmt::format("  {}", test->id),
                     words(fmt::format("{}{} ({})", title, say(test->about, lang), test->ref)), 17);
  }
  return out;
}

std::string tables_text(const Ruleset& ruleset, Lang lang) {
  auto out = list_text(ruleset, lang);
  if (ruleset.references.empty()) return out;
  out += fmt::format("\n{}\n", pick(lang, "For reference", "Da consultare"));
  for (const auto& table : ruleset.references)
    out += paragraph(fmt::format("  {}", table.id),
                     words(fmt::format("{} ({})", say(table.about, lang), table.ref)), 17);
  return out;
}

std::string effect_of(const Input& input, const TestTable& test, Lang lang) {
  const auto slot = static_cast<Slot>(&input - test.inputs.data());
  std::string out;
  // A row that only counts without a flag is no effect of it.
  const auto asks = [&](const Condition& condition) {
    const bool only_without = input.kind == Kind::flag && condition.match == Match::value &&
                              (condition.allowed & 2U) == 0;
    return condition.fact == slot && !only_without;
  };
  const auto asks_it = [&](const Clause& clause) {
    return can_hold(clause, test) && std::ranges::any_of(clause.all, asks);
  };
  for (const auto& stage : test.stages)
    for (const auto& term : stage.modifiers) {
      if (std::ranges::none_of(term.when.any, asks_it) && term.value.fact != slot &&
          term.per != slot)
        continue;
      if (!is_in_force(row_of(term, test))) continue;
      const auto text =
          fmt::format("{} ({})", named_value(term, test, lang), ref_text(term.ref, test));
      if (out.find(text) != std::string::npos) continue;
      if (!out.empty()) out += ", ";
      out += text;
    }
  return out;
}

std::string flag_text(const Input& input, const TestTable& test, Lang lang) {
  std::string text(say(input.label, lang));
  if (input.kind == Kind::choice || input.kind == Kind::choices) {
    text += ": ";
    for (const auto& value : input.values)
      text +=
          fmt::format("{}{}", &value == &input.values.front() ? "" : ", ", name_of(value, lang));
  }
  text += default_text(input, test, lang);
  const auto effect = effect_of(input, test, lang);
  return text + (effect.empty() ? fmt::format(" ({})", ref_text(input.ref, test)) : "; " + effect);
}

}  // namespace nfw::report
