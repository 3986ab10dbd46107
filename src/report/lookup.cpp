#include "lookup.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "layout.hpp"
#include "rows.hpp"

namespace nfw::report {

namespace {

constexpr std::size_t id_width = 28;

// "+1 veteran"; the name is left out where the value says it.
std::string named_value(const Term& term, const TestTable& test, Lang lang) {
  auto out = amount_words(row_of(term, test), lang);
  const bool said =
      out.ends_with(term.id) || (term.id.starts_with("per-") && term.per < rows_above &&
                                 term.id.substr(4) == test.facts[term.per].id);
  return said ? out : fmt::format("{} {}", out, term.id);
}

// What stands in place of an id where a row has none.
std::string_view name_of(const TableRow& row, Lang lang) {
  switch (row.kind) {
    case RowKind::start: return pick(lang, "of", "di");
    case RowKind::need: return pick(lang, "need", "serve");
    case RowKind::chance: return pick(lang, "chance", "possibilità");
    case RowKind::least: return pick(lang, "at least", "almeno");
    case RowKind::natural: return pick(lang, "natural faces", "facce naturali");
    case RowKind::dice: return pick(lang, "dice", "dadi");
    case RowKind::rounding: return pick(lang, "rounded", "arrotondato");
    default: return {};
  }
}

// The rows of a test as a player reads them: headings, and under them names and values.
class TableWriter {
 public:
  explicit TableWriter(Lang lang) : lang_(lang) {}

  std::string write(const std::vector<TableRow>& rows) {
    for (const auto& row : rows) add(row);
    return std::move(out_);
  }

 private:
  // A roll stands under a heading of its own, with its id and its condition.
  void stage(const TableRow& row) {
    const auto condition = condition_words(row, lang_, true);
    const auto title = fmt::format("{} [{}]{}{}", say(row.label, lang_), row.id,
                                   condition.empty() ? "" : "; ", condition);
    out_ += "\n" + paragraph("", words(title), 0);
  }
  void heading(const TableRow& row) {
    auto title = heading_words(row, lang_);
    if (title == heading_ && row.part == part_) return;
    const bool again = title == heading_ && row.kind != RowKind::range;
    heading_ = std::move(title);
    part_ = row.part;
    if (row.kind == RowKind::stage)
      stage(row);
    else if (!again)
      out_ += fmt::format("\n{}\n", heading_);
  }
  void add(const TableRow& row) {
    heading(row);
    switch (row.kind) {
      case RowKind::stage: return;
      case RowKind::effect:
      case RowKind::refusal:
      case RowKind::next: out_ += paragraph("  -", words(row_text(row, lang_)), 4); return;
      case RowKind::ruling: line(row.id, readings_text(row)); return;
      case RowKind::like:
      case RowKind::against: line({}, row_text(row, lang_)); return;
      default: line(row.id.empty() ? name_of(row, lang_) : row.id, row_text(row, lang_));
    }
    const bool exclusive = row.kind == RowKind::modifier || row.kind == RowKind::dice;
    if (exclusive && !row.group.empty())
      line({}, fmt::format("{} '{}'",
                           pick(lang_, "only the first that holds of the group",
                                "vale solo la prima del gruppo"),
                           row.group));
  }
  void line(std::string_view id, std::string_view text) {
    out_ += paragraph(fmt::format("  {}", id), words(text), id_width);
  }

  Lang lang_;
  std::string heading_;
  std::string_view part_;
  std::string out_;
};

// Where a bare flag is taken as given.
std::string implied_text(const Input& input, const TestTable& test, Lang lang, Lang names) {
  std::string out;
  for (const auto& one : input.defaults)
    if (one.value.number != 0 && !one.when.any.empty())
      out +=
          fmt::format("{}{}", out.empty() ? "" : "; ", with_condition(one.when, test, lang, names));
  return out.empty()
             ? out
             : fmt::format(" [{} {}]", pick(lang, "taken as given", "data per presente"), out);
}

std::string default_text(const Input& input, const TestTable& test, Lang lang, Lang names) {
  if (input.kind == Kind::flag) return implied_text(input, test, lang, names);
  if (input.is_always_required())
    return fmt::format(" [{}]", pick(lang, "required", "obbligatoria"));
  if (input.required)
    return fmt::format(" [{} {}]", pick(lang, "required", "obbligatoria"),
                       with_condition(*input.required, test, lang, names));
  std::string out;
  for (const auto& one : input.defaults) {
    const auto value =
        one.value.fact != no_slot
            ? fmt::format("--{}", fact_name(test, one.value.fact, names))
            : fact_text({input.id, input.kind, input.values}, Number{one.value.number, 1}, names);
    out += fmt::format("{}{}", out.empty() ? "" : ", ", value);
    if (!one.when.any.empty()) out += " " + with_condition(one.when, test, lang, names);
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
  std::string out = fmt::format("{}\n\n", say(ruleset.book, lang));
  for (const auto* test : ruleset.tests)
    out += paragraph(fmt::format("  {}", test->id),
                     words(fmt::format("{} ({})", say(test->about, lang), test->ref)), 17);
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

std::string table_text(const TestTable& test, const Ruleset& ruleset, Lang lang) {
  return fmt::format("{}, {} {}\n", say(test.title, lang), say(ruleset.title, lang),
                     ref_text({}, test)) +
         paragraph("", words(say(test.about, lang)), 0) + house_line(test.house, lang) +
         TableWriter(lang).write(rows_of(test, ruleset));
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
  for (const auto& stage : test.stages)
    for (const auto& term : stage.modifiers) {
      if (!any_condition(term.when, asks) && term.value.fact != slot && term.per != slot) continue;
      const auto text =
          fmt::format("{} ({})", named_value(term, test, lang), ref_text(term.ref, test));
      if (out.find(text) != std::string::npos) continue;
      if (!out.empty()) out += ", ";
      out += text;
    }
  return out;
}

std::string flag_text(const Input& input, const TestTable& test, Lang lang, Lang names) {
  std::string text(say(input.label, lang));
  if (input.kind == Kind::choice || input.kind == Kind::choices) {
    text += ": ";
    for (const auto& value : input.values)
      text +=
          fmt::format("{}{}", &value == &input.values.front() ? "" : ", ", name_of(value, names));
  }
  text += default_text(input, test, lang, names);
  const auto effect = effect_of(input, test, lang);
  return text + (effect.empty() ? fmt::format(" ({})", ref_text(input.ref, test)) : "; " + effect);
}

}  // namespace nfw::report
