#include "lookup.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "layout.hpp"
#include "nfw/roster.hpp"

namespace nfw::report {

namespace {

constexpr std::size_t id_width = 28;

std::string_view pick(Lang lang, std::string_view en, std::string_view it) {
  return lang == Lang::it ? it : en;
}

// "+1", "-1 per item of commands-lost", "+cv", "one per 5 members".
std::string term_value(const Term& term, const TestTable& test, Lang lang) {
  const int value = term.minus ? -term.value : term.value;
  std::string out = with_sign(value);
  if (term.value_fact != no_slot)
    out = (value < 0 ? "-" : "+") + std::string(test.facts[term.value_fact].id);
  if (term.per == no_slot) return out;
  const auto what = term.per == rows_above ? pick(lang, "one above", "ogni punto sopra")
                                           : test.facts[term.per].id;
  const auto each = term.each_fact == no_slot ? std::to_string(term.each)
                                              : std::string(test.facts[term.each_fact].id);
  if (each == "1") return fmt::format("{} {} {}", out, pick(lang, "per", "per"), what);
  return fmt::format("{} {} {} {}", out, pick(lang, "per", "ogni"), each, what);
}

// "+1 veteran"; the name is left out where the value says it.
std::string named_value(const Term& term, const TestTable& test, Lang lang) {
  auto out = term_value(term, test, lang);
  const bool said =
      out.ends_with(term.id) || (term.id.starts_with("per-") && term.per < rows_above &&
                                 term.id.substr(4) == test.facts[term.per].id);
  return said ? out : fmt::format("{} {}", out, term.id);
}

class TableWriter {
 public:
  TableWriter(const TestTable& test, const Ruleset& ruleset, Lang lang)
      : test_(test), ruleset_(ruleset), lang_(lang) {}

  std::string write() {
    out_ += fmt::format("{}, {} {}\n", tr(test_.title), tr(ruleset_.title), ref({}));
    out_ += paragraph("", words(tr(test_.about)), 0);
    out_ += house_line(test_, lang_);
    for (const auto& reach : test_.ranges) this->reach(reach);
    for (const auto& stage : test_.stages) this->stage(stage);
    comparison();
    if (test_.roster != nullptr)
      for (const auto& record : test_.roster->records) write_record(record);
    effects();
    rulings();
    return std::move(out_);
  }

  // The same row by row, but for the rulings, which are no rows of this table.
  std::vector<TableRow> rows() {
    write();
    std::erase_if(rows_, [&](const TableRow& row) { return row.heading == rulings_heading(); });
    return std::move(rows_);
  }

  // What a record costs, and the limits that it keeps.
  std::string write(const RecordTable& record, bool with_limits) {
    of_file_ = true;
    if (!record.costs.empty()) heading(fmt::format("{}: {}", tr(test_.title), tr("cost", "costo")));
    terms(record.costs);
    if (!with_limits) return std::move(out_);
    heading(fmt::format("{}: {}", tr(test_.title), tr("limits", "limiti")));
    for (const auto& limit : record.limits) this->limit(limit);
    return std::move(out_);
  }

 private:
  void write_record(const RecordTable& record) {
    TableWriter below(record.form, ruleset_, lang_);
    out_ += below.write(record, test_.roster->priced.empty());
    rows_.insert(rows_.end(), below.rows_.begin(), below.rows_.end());
  }
  [[nodiscard]] std::string_view tr(const Text& text) const { return say(text, lang_); }
  [[nodiscard]] std::string_view tr(std::string_view en, std::string_view it) const {
    return pick(lang_, en, it);
  }
  [[nodiscard]] std::string ref(std::string_view own) const { return ref_text(own, test_); }
  [[nodiscard]] std::string_view rulings_heading() const { return tr("Rulings", "Letture"); }
  void heading(std::string_view title) {
    heading_ = title;
    out_ += fmt::format("\n{}\n", title);
  }
  void row(std::string_view id, std::string text) {
    if (of_file_)
      for (auto at = text.find("--"); at != std::string::npos; at = text.find("--", at))
        text.erase(at, 2);
    out_ += paragraph(fmt::format("  {}", id), words(text), id_width);
    if (!id.empty()) rows_.push_back({heading_, std::string(id), std::move(text)});
  }
  [[nodiscard]] std::string conditions(const When& when, const When& unless) const {
    std::string out;
    if (!when.any.empty())
      out += fmt::format("; {} {}", tr("when", "se"), condition_text(when, test_, lang_));
    if (!unless.any.empty())
      out += fmt::format("; {} {}", tr("unless", "salvo"), condition_text(unless, test_, lang_));
    return out;
  }
  [[nodiscard]] std::string on_dice(const Term& term) const {
    if (term.on == Range{}) return {};
    return fmt::format("; {} {}", tr("on a roll of", "con un tiro di"), range_text(term.on));
  }
  [[nodiscard]] static std::string mark(std::string_view source) {
    return source.empty() ? "" : fmt::format(" [{}]", source);
  }

  void terms(List<Term> rows) {
    for (const auto& term : rows) {
      if (term.id.empty()) continue;
      row(term.id,
          fmt::format("{}  {}{} ({}){}", term_value(term, test_, lang_), plural(term.label, lang_),
                      on_dice(term) + conditions(term.when, term.unless), ref(term.ref),
                      mark(term.source)));
      if (!term.exclusive.empty())
        row("", fmt::format(
                    "{} '{}'",
                    tr("only the first that holds of the group", "vale solo la prima del gruppo"),
                    term.exclusive));
    }
  }

  void limit(const Limit& limit) {
    std::string text(tr(limit.label));
    if (limit.of == no_slot) {
      text += fmt::format("; {} {}", tr("never", "mai"), condition_text(limit.never, test_, lang_));
    } else {
      const bool exactly =
          limit.has_least && limit.has_most && limit.least.data() == limit.most.data();
      if (limit.has_least && !exactly)
        text += fmt::format("; {} {}", tr("at least", "almeno"), bound(limit.least));
      if (limit.has_most)
        text +=
            fmt::format("; {} {}", exactly ? tr("exactly", "esattamente") : tr("at most", "al più"),
                        bound(limit.most));
    }
    text += conditions(limit.when, limit.unless);
    if (limit.warns) text += tr("; only a warning", "; solo un avviso");
    row(limit.id, fmt::format("{} ({})", text, ref(limit.ref)));
  }

  // "2 (when arm infantry) + 1 (when arm cavalry)"; 0 where none holds.
  [[nodiscard]] std::string bound(List<Term> rows) const {
    std::string out;
    for (const auto& term : rows) {
      auto value = term_value(term, test_, lang_);
      if (value.starts_with('+')) value.erase(0, 1);
      out += (out.empty() ? "" : " + ") + value;
      const auto where = conditions(term.when, term.unless);
      if (!where.empty()) out += fmt::format(" ({})", where.substr(where.find(' ') + 1));
    }
    return out;
  }

  void halvings(const StageTable& stage) {
    for (const auto& term : stage.halvings)
      row(term.id,
          fmt::format("x1/2  {}{} ({}){}", tr(term.label), conditions(term.when, term.unless),
                      ref(term.ref), mark(term.source)));
    static constexpr std::array<Text, 3> words{
        {{"down", "per difetto"}, {"up", "per eccesso"}, {"to the nearest", "al più vicino"}}};
    for (const auto& one : stage.rounding)
      row(tr("rounded", "arrotondato"),
          fmt::format("{}{}", tr(words.at(static_cast<std::size_t>(one.how))),
                      conditions(one.when, {})));
  }

  void reach(const Reach& reach) {
    if (reach.rows.empty()) return;
    heading(tr("Ranges, in cm", "Gittate, in cm"));
    for (const auto& one : reach.rows) {
      row(one.id, fmt::format("{}{} ({}){}", reach_text(reach, one, test_, lang_),
                              conditions(one.when, {}), ref(one.ref), mark(one.source)));
      rows_.back().text = fmt::format("{}: {}", tr(one.label), rows_.back().text);
    }
  }

  void stage(const StageTable& stage) {
    const auto title =
        fmt::format("{} [{}]{}", tr(stage.label), stage.id, conditions(stage.when, {}));
    heading_ = tr(stage.label);
    out_ += "\n" + paragraph("", words(title), 0);
    if (stage.of != no_slot) row(tr("of", "di"), one_fact(stage.of));
    dice(stage);
    const auto* like = find_stage(test_, stage.like);
    if (like != nullptr)
      row("", fmt::format("{} [{}]", tr("all as in", "tutto come in"), like->id));
    else
      needs(stage);
    terms(stage.modifiers.subspan(like != nullptr ? like->modifiers.size() : 0));
    halvings(stage);
    bands(stage);
  }

  [[nodiscard]] std::string one_fact(Slot slot) const {
    return (slot < test_.inputs.size() ? "--" : "") + std::string(test_.facts[slot].id);
  }

  void needs(const StageTable& stage) {
    const auto sign = stage.low ? '-' : '+';
    if (stage.need > 0)
      row(stage.low ? tr("chance", "possibilità") : tr("need", "serve"),
          fmt::format("{}{}", stage.need, sign));
    if (stage.over != no_slot)
      row(tr("need", "serve"), fmt::format("{}D{} {} {}", stage.each, stage.sides,
                                           tr("over", "oltre"), test_.facts[stage.over].id));
    for (const auto& need : stage.rows) {
      std::string text;
      for (std::size_t n = 0; n < need.needs.size(); ++n)
        text += fmt::format(
            "{}{}{}{}", n > 0 ? ", " : "", need.needs[n], sign,
            need.needs.size() > 1 ? fmt::format(" {}", tr(stage.columns[n].label)) : std::string());
      row(need.id, fmt::format("{}: {}{} ({}){}", tr(need.label), text, conditions(need.when, {}),
                               ref(need.ref), mark(need.source)));
    }
    if (stage.least > 0) row(tr("at least", "almeno"), fmt::format("{}-", stage.least));
  }

  void dice(const StageTable& stage) {
    terms(stage.dice);
    if (stage.dice.size() == 1 && stage.dice[0].id.empty())
      row(tr("dice", "dadi"), fmt::format("{}D{}", stage.dice[0].value, stage.sides));
    if (stage.per > 0)
      row(tr("dice", "dadi"), fmt::format(fmt::runtime(tr("1D{} for each {} or part of {}",
                                                          "1D{} ogni {} o frazione di {}")),
                                          stage.sides, stage.per, stage.per));
  }

  void bands(const StageTable& stage) {
    if (stage.against != no_slot)
      row("", fmt::format("{} {}", tr("bands of the total less", "fasce del totale meno"),
                          stage.counted.en.empty() ? test_.facts[stage.against].id
                                                   : plural(stage.counted, lang_)));
    for (const auto& band : stage.bands) {
      std::string text;
      for (std::size_t n = 0; n < band.totals.size(); ++n)
        text += fmt::format(
            "{}{}{}", n > 0 ? ", " : "",
            band.totals.size() > 1 ? fmt::format("{} ", tr(stage.columns[n].label)) : std::string(),
            range_text(band.totals[n]));
      row(band.id,
          fmt::format("{}: {} ({}){}", tr(band.label), text, ref(band.ref), mark(band.source)));
    }
  }

  void comparison() {
    const auto& rows = test_.comparison.rows;
    if (rows.empty()) return;
    heading(tr("The two totals", "I due totali"));
    for (const auto& one : rows) {
      const auto how =
          one.times == 0
              ? std::string(tr("otherwise", "altrimenti"))
              : fmt::format("{} {} {}",
                            one.or_equal ? tr("at least", "almeno") : tr("more than", "più di"),
                            one.times, tr("times the other", "volte l'altro"));
      row(one.id, fmt::format("{}: {} ({})", tr(one.label), how, ref(one.ref)));
    }
  }

  void effects() {
    bool headed = false;
    for (const auto& effect : test_.effects) {
      if (effect.label.en.empty()) continue;
      if (!headed) heading(tr("Consequences", "Conseguenze"));
      headed = true;
      auto text = conditions(effect.when, effect.unless);
      if (text.starts_with("; ")) text.erase(0, 2);
      text = fmt::format("{} ({}){}{}", tr(effect.label), ref(effect.ref), text.empty() ? "" : ": ",
                         text);
      out_ += paragraph("  -", words(text), 4);
      rows_.push_back({heading_, std::string(effect.id), std::move(text)});
    }
  }

  void rulings() {
    bool headed = false;
    for (const auto& ruling : ruleset_.rulings) {
      const auto fact = std::ranges::find(test_.facts, ruling.switch_id, &Fact::id);
      if (ruling.switch_id.empty() || fact == test_.facts.end()) continue;
      if (!headed) heading(rulings_heading());
      headed = true;
      std::string values;
      for (const auto& reading : ruling.readings)
        if (!reading.value.empty())
          values += (values.empty() ? "" : " | ") + std::string(reading.value);
      row(ruling.switch_id, fmt::format("{}: {}", ruling.number, values));
    }
  }

  const TestTable& test_;
  const Ruleset& ruleset_;
  Lang lang_;
  bool of_file_ = false;  // what it names are keys of a file, not flags
  std::string heading_;
  std::vector<TableRow> rows_;
  std::string out_;
};

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
  return TableWriter(test, ruleset, lang).write();
}

std::vector<TableRow> table_rows(const TestTable& test, const Ruleset& ruleset, Lang lang) {
  return TableWriter(test, ruleset, lang).rows();
}

std::string rulings_text(const Ruleset& ruleset, const std::vector<bool>& felt, Lang lang) {
  std::string out;
  for (std::size_t n = 0; n < ruleset.rulings.size(); ++n) {
    const auto& ruling = ruleset.rulings[n];
    std::string text = fmt::format("{} ({})", say(ruling.question, lang), ruling.ref);
    if (felt[n]) {
      text += fmt::format("  --ruling {}=", ruling.switch_id);
      std::string values;
      for (const auto& reading : ruling.readings)
        if (!reading.value.empty())
          values += (values.empty() ? "" : "|") + std::string(reading.value);
      text += values;
    }
    out += paragraph(ruling.number, words(text), 7);
  }
  return out;
}

std::string ruling_text(const Ruling& ruling, bool felt, Lang lang) {
  std::string out = fmt::format("{} {}, {}\n", ruling.number, ruling.id, ruling.ref);
  out += paragraph("", words(say(ruling.question, lang)), 2);
  out += "\n";
  for (const auto& reading : ruling.readings) {
    const bool first = &reading == &ruling.readings[static_cast<std::size_t>(ruling.in_force)];
    std::string text(say(reading.label, lang));
    if (first) text += fmt::format(" [{}]", pick(lang, "in force", "in vigore"));
    out += paragraph(
        reading.value.empty() ? (first ? "  *" : "  -") : fmt::format("  {}", reading.value),
        words(text), ruling.switch_id.empty() ? 4 : 22);
  }
  out += "\n" + paragraph("", words(say(ruling.why, lang)), 2);
  if (felt) {
    out += paragraph(
        "",
        words(fmt::format("--ruling {}={}", ruling.switch_id,
                          ruling.readings.back().value.empty() ? ruling.readings[1].value
                                                               : ruling.readings.back().value)),
        2);
  } else if (!ruling.switch_id.empty()) {
    out += paragraph("",
                     words(pick(lang, "Advice to the players: no command can feel it.",
                                "Un consiglio ai giocatori: nessun comando ne dipende.")),
                     2);
  }
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
  const auto mentions = [&](const When& when) {
    return std::ranges::any_of(
        when.any, [&](const Clause& clause) { return std::ranges::any_of(clause.all, asks); });
  };
  for (const auto& stage : test.stages)
    for (const auto& term : stage.modifiers) {
      if (!mentions(term.when) && term.value_fact != slot && term.per != slot) continue;
      const auto text =
          fmt::format("{} ({})", named_value(term, test, lang), ref_text(term.ref, test));
      if (out.find(text) != std::string::npos) continue;
      if (!out.empty()) out += ", ";
      out += text;
    }
  return out;
}

}  // namespace nfw::report
