#include "rows.hpp"

#include <algorithm>
#include <array>

#include "telling.hpp"

namespace nfw::report {

namespace {

constexpr Text ranges_heading{"Ranges, in cm", "Gittate, in cm"};
constexpr Text comparison_heading{"The two totals", "I due totali"};
constexpr Text again_heading{"Rolled again", "Si ritira"};
constexpr Text effects_heading{"Consequences", "Conseguenze"};
constexpr Text refusals_heading{"Not allowed", "Non ammesso"};
constexpr Text next_heading{"Tests that follow", "Test che seguono"};
constexpr Text rulings_heading{"Rulings", "Letture"};

RowValue number(std::int64_t n) { return {.what = Number{n, 1}}; }

// A column that has no value but its name.
void add_name(TableRow& row, std::string_view id, const Text& label) {
  auto& value = row.values.emplace_back();
  value.column = id;
  value.heading = label;
}

class RowMaker {
 public:
  RowMaker(const TestTable& test, std::vector<TableRow>& out) : test_(test), out_(out) {}

  void all(const Ruleset& ruleset) {
    for (const auto& reach : test_.ranges) this->reach(reach);
    for (const auto& stage : test_.stages) this->stage(stage);
    comparison();
    if (test_.roster != nullptr)
      for (const auto& record : test_.roster->records)
        RowMaker(record.form, out_).record(record, test_.roster->priced.empty());
    effects();
    refusals();
    next();
    rulings(ruleset);
  }

  void flags() {
    for (const auto& input : test_.inputs) {
      auto& row = add(RowKind::flag, {}, input.group);
      row.id = input.id;
      row.label = input.label;
      row.ref = input.ref;
      row.when = input.needs;
      for (const auto& value : input.values) add_name(row, value.id, value.label);
    }
  }

 private:
  TableRow& add(RowKind kind, std::string_view part, const Text& heading) {
    auto& row = out_.emplace_back();
    row.test = &test_;
    row.kind = kind;
    row.part = part;
    row.heading = heading;
    row.of_file = of_file_;
    return row;
  }
  TableRow& add(RowKind kind) { return add(kind, part_, heading_); }
  // Rows of all kinds that the tables name alike.
  template <class T>
  TableRow& named(RowKind kind, const T& from) {
    auto& row = add(kind);
    row.id = from.id;
    row.label = from.label;
    row.ref = from.ref;
    row.source = from.source;
    return row;
  }

  void terms(RowKind kind, List<Term> rows, int sides = 0, bool summed = false) {
    for (const auto& term : rows) {
      if (term.id.empty()) continue;
      auto row = row_of(term, test_);
      row.kind = kind;
      row.part = part_;
      row.heading = heading_;
      row.sides = sides;
      row.summed = summed;
      row.of_file = of_file_;
      out_.push_back(std::move(row));
    }
  }

  // A row of which only the first that holds counts.
  template <class T>
  TableRow& first_of(RowKind kind, const T& from, std::vector<Condition>& taken) {
    auto& row = named(kind, from);
    row.when = from.when;
    row.taken = taken;
    if (from.when.any.size() == 1 && from.when.any[0].all.size() == 1)
      taken.push_back(from.when.any[0].all[0]);
    return row;
  }

  void reach(const Reach& reach) {
    part_ = test_.facts[reach.band].id;
    heading_ = ranges_heading;
    std::vector<Condition> taken;
    for (const auto& one : reach.rows) {
      auto& row = first_of(RowKind::range, one, taken);
      auto from = one.least;
      for (const auto& limit : one.limits) {
        const auto& band = test_.facts[reach.band].values[static_cast<std::size_t>(limit.band)];
        row.values.push_back({band.id, band.label, Range{.from = from, .to = limit.upto}});
        from = limit.upto;
      }
    }
    halvings(reach.halvings);
  }

  void stage(const StageTable& stage) {
    part_ = stage.key;  // as whoever changes it must write it
    heading_ = stage.label;
    auto& head = add(RowKind::stage);
    head.id = stage.key;
    head.label = stage.label;
    head.ref = stage.ref;
    head.when = stage.when;
    head.source = stage.source;
    if (stage.of != no_slot) add(RowKind::start).of = stage.of;
    dice(stage);
    std::size_t copied = 0;
    if (const auto* like = find_stage(test_, stage.like)) {
      auto& row = add(RowKind::like);
      row.id = like->key;
      row.label = like->label;
      copied = like->modifiers.size();
    } else {
      needs(stage);
    }
    terms(RowKind::modifier, stage.modifiers.subspan(copied));
    halvings(stage.halvings);
    rounding(stage);
    bands(stage);
  }

  void dice(const StageTable& stage) {
    terms(RowKind::dice, stage.dice, stage.sides, stage.kind == StageKind::sum);
    const bool plain =
        stage.dice.size() == 1 && stage.dice[0].id.empty() && stage.dice[0].per == no_slot;
    const auto number_of = plain ? stage.dice[0].value.number : 1;
    const bool is_one_save = stage.over != no_slot && number_of == 1;  // the need says its dice
    if (is_one_save || (!plain && stage.per == 0)) return;
    auto& row = add(RowKind::dice);
    row.values.push_back(number(number_of));
    row.each = std::max(stage.per, 1);
    row.sides = stage.sides;
    row.source = stage.source;
  }

  void columns(const StageTable& stage) {
    for (const auto& column : stage.columns) {
      if (column.when.any.empty()) continue;
      auto& row = add(RowKind::column);
      row.id = column.id;
      row.label = column.label;
      row.when = column.when;
    }
  }

  void needs(const StageTable& stage) {
    const auto kind = stage.low ? RowKind::chance : RowKind::need;
    if (stage.need > 0) {
      auto& row = add(kind);
      row.values.push_back(number(stage.need));
      row.source = stage.source;
    }
    if (stage.over != no_slot) {
      auto& row = add(RowKind::need);
      row.of = stage.over;
      row.each = stage.each;
      row.sides = stage.sides;
      row.source = stage.source;
    }
    std::vector<Condition> taken;
    for (const auto& need : stage.rows) {
      auto& row = first_of(kind, need, taken);
      for (std::size_t n = 0; n < need.needs.size(); ++n)
        row.values.push_back(in_column(stage, n, need.needs.size(), Number{need.needs[n], 1}));
    }
    if (!stage.rows.empty()) columns(stage);
    if (stage.least > 0) {
      auto& row = add(RowKind::least);
      row.values.push_back(number(stage.least));
      row.source = stage.source;
    }
    naturals(stage);
  }

  void naturals(const StageTable& stage) {
    if (!stage.minds_naturals()) return;
    auto& row = add(RowKind::natural);
    row.source = stage.natural_source;
    row.label = {"if the natural die shows", "se il dado naturale fa"};
    if (stage.always != 0)
      row.values.push_back({"always", {"always", "sempre"}, Number{stage.always, 1}});
    if (stage.never != 0) row.values.push_back({"never", {"never", "mai"}, Number{stage.never, 1}});
  }

  template <class T>
  RowValue in_column(const StageTable& stage, std::size_t n, std::size_t of, T value) {
    if (of == 1) return {.what = value};
    const auto& column = stage.columns[n];
    return {column.id, column.label, value, false,
            is_in_force({.test = &test_, .when = column.when})};
  }

  void halvings(List<Term> rows) {
    for (const auto& term : rows) {
      auto& row = named(RowKind::halving, term);
      row.values.push_back({.what = Number{1, 2}});
      row.when = term.when;
      row.unless = term.unless;
    }
  }

  void rounding(const StageTable& stage) {
    static constexpr std::array<std::pair<std::string_view, Text>, 3> ways{
        {{"down", {"down", "per difetto"}},
         {"up", {"up", "per eccesso"}},
         {"nearest", {"to the nearest", "al più vicino"}}}};
    for (const auto& one : stage.rounding) {
      auto& row = add(RowKind::rounding);
      const auto& [id, label] = ways.at(static_cast<std::size_t>(one.how));
      row.values.push_back({.what = worded({id, id})});
      row.label = label;
      row.when = one.when;
    }
  }

  void bands(const StageTable& stage) {
    if (stage.against != no_slot) {
      auto& row = add(RowKind::against);
      row.of = stage.against;
      row.label = stage.counted;
    }
    for (const auto& band : stage.bands) {
      auto& row = named(RowKind::band, band);
      for (std::size_t n = 0; n < band.totals.size(); ++n)
        row.values.push_back(in_column(stage, n, band.totals.size(), band.totals[n]));
    }
    if (!stage.bands.empty() && stage.rows.empty()) columns(stage);
  }

  void comparison() {
    part_ = "compare";
    heading_ = comparison_heading;
    for (const auto& one : test_.comparison.rows) {
      auto& row = named(RowKind::comparison, one);
      if (one.times == 0) continue;
      const auto name = one.or_equal ? "at-least" : "more-than";
      const auto words = one.or_equal ? Text{"at least", "almeno"} : Text{"more than", "oltre"};
      row.values.push_back({name, words, Number{one.times, 1}});
    }
    part_ = "roll-again";
    heading_ = again_heading;
    for (const auto& again : test_.again) {
      auto& row = add(RowKind::again);
      row.when = again.when;
      for (auto n = again.first; n <= again.last; ++n)
        add_name(row, test_.stages[n].key, test_.stages[n].label);
    }
  }

  void record(const RecordTable& record, bool with_limits) {
    of_file_ = true;
    part_ = test_.id;
    heading_ = test_.title;
    terms(RowKind::cost, record.costs);
    if (!with_limits) return;
    for (const auto& limit : record.limits) this->limit(limit);
  }

  void limit(const Limit& limit) {
    auto& row = named(RowKind::limit, limit);
    row.of = limit.of;
    row.never = limit.never;
    row.when = limit.when;
    row.unless = limit.unless;
    if (limit.warns) row.group = "warning";
    row.limit = &limit;
    if (limit.least && limit.most && limit.least->data() == limit.most->data()) {
      row.values.push_back(bound("exactly", {"exactly", "esattamente"}, *limit.least));
      return;
    }
    if (limit.least) row.values.push_back(bound("at-least", {"at least", "almeno"}, *limit.least));
    if (limit.most) row.values.push_back(bound("at-most", {"at most", "al più"}, *limit.most));
  }

  // A number; or in words "2 (when arm infantry) + 1 (when arm cavalry)", 0 where none holds.
  RowValue bound(std::string_view id, const Text& words, List<Term> rows) {
    RowValue out{id, words};
    if (rows.size() == 1 && rows[0].value.fact == no_slot && rows[0].per == no_slot &&
        rows[0].when.any.empty() && rows[0].unless.any.empty()) {
      out.what = Number{rows[0].value.number, 1};
      return out;
    }
    out.what = Worded{bound_text(rows, Lang::en), bound_text(rows, Lang::it)};
    return out;
  }
  std::string bound_text(List<Term> terms, Lang lang) {
    std::string out;
    for (const auto& term : terms) {
      auto row = row_of(term, test_);
      row.of_file = true;
      row.values.back().sign = false;
      out += (out.empty() ? "" : " + ") + amount_words(row, lang);
      const auto where = condition_words(row, lang, true, lang);
      if (!where.empty()) out += " (" + where + ")";
    }
    return out;
  }

  void effects() {
    part_ = "effect";
    heading_ = effects_heading;
    for (const auto& effect : test_.effects) {
      if (effect.label.en.empty()) continue;
      auto& row = named(RowKind::effect, effect);
      row.when = effect.when;
      row.unless = effect.unless;
    }
  }

  // The chapter stands at the end of what a refusal says.
  static std::string_view chapter_in(std::string_view label) {
    const auto from = label.rfind('(');
    if (!label.ends_with(')') || from == std::string_view::npos) return {};
    return label.substr(from + 1, label.size() - from - 2);
  }

  void refusals() {
    part_ = "refuse";
    heading_ = refusals_heading;
    for (const auto& refusal : test_.refusals) {
      auto& row = add(RowKind::refusal);
      row.label = refusal.label;
      row.ref = chapter_in(refusal.label.en);
      row.when = refusal.when;
      row.source = refusal.source;
    }
  }

  void next() {
    part_ = "next";
    heading_ = next_heading;
    for (const auto& next : test_.next) {
      auto& row = add(RowKind::next);
      row.id = next.test;
      row.label = next.label;
      row.when = next.when;
      row.unless = next.unless;
      row.source = next.source;
      if (next.by_choice) row.group = "by-choice";
    }
  }

  void rulings(const Ruleset& ruleset) {
    for (const auto& ruling : ruleset.rulings) {
      const auto fact = std::ranges::find(test_.facts, ruling.switch_id, &Fact::id);
      if (ruling.switch_id.empty() || fact == test_.facts.end()) continue;
      auto row = row_of(ruling);
      row.id = ruling.switch_id;
      row.heading = rulings_heading;
      out_.push_back(std::move(row));
    }
  }

  const TestTable& test_;
  std::vector<TableRow>& out_;
  std::string_view part_;
  Text heading_;
  bool of_file_ = false;  // what it names are keys of a file, not flags
};

RowValue cell_value(const Cell& cell, const ReferenceColumn& column) {
  RowValue out{column.id, column.label};
  out.sign = column.sign;
  if (cell.kind == ValueKind::number) out.what = cell.number;
  if (cell.kind == ValueKind::flag) out.what = cell.number.num != 0;
  if (cell.kind == ValueKind::word) out.what = worded(cell.text);
  return out;
}

void add_notes(List<Note> notes, const ReferenceTable& table, std::string_view part,
               std::string_view ref, std::vector<TableRow>& out) {
  for (const auto& note : notes)
    out.push_back({.kind = RowKind::note,
                   .part = part,
                   .heading = table.title,
                   .label = note.label,
                   .ref = note.ref.empty() ? ref : note.ref,
                   .source = note.source});
}

}  // namespace

std::string_view kind_name(RowKind kind) {
  static constexpr std::array<std::string_view, 27> names{
      "test",    "table",    "flag",    "range", "stage",      "like",  "start",
      "dice",    "column",   "natural", "need",  "chance",     "least", "modifier",
      "halving", "rounding", "against", "band",  "comparison", "again", "cost",
      "limit",   "effect",   "refusal", "next",  "ruling",     "row"};
  return kind == RowKind::note ? "note" : names.at(static_cast<std::size_t>(kind));
}

std::vector<TableRow> rows_of(const TestTable& test, const Ruleset& ruleset) {
  std::vector<TableRow> out;
  RowMaker(test, out).all(ruleset);
  return out;
}

std::vector<TableRow> rows_of(const ReferenceTable& table) {
  std::vector<TableRow> out;
  for (const auto& row : table.rows) {
    out.push_back({.kind = RowKind::row,
                   .heading = table.title,
                   .id = row.id,
                   .label = row.label,
                   .ref = row.ref.empty() ? table.ref : row.ref,
                   .source = row.source});
    for (std::size_t n = 0; n < row.cells.size(); ++n)
      if (row.cells[n].kind != ValueKind::null)
        out.back().values.push_back(cell_value(row.cells[n], table.columns[n]));
    add_notes(row.notes, table, row.id, row.ref, out);
  }
  add_notes(table.notes, table, {}, table.ref, out);
  return out;
}

std::vector<TableRow> flag_rows(const TestTable& test) {
  std::vector<TableRow> out;
  RowMaker(test, out).flags();
  return out;
}

TableRow row_of(const Term& term, const TestTable& test) {
  auto value = number(term.minus ? -term.value.number : term.value.number);
  value.sign = true;
  return {.test = &test,
          .kind = RowKind::modifier,
          .id = term.id,
          .label = term.label,
          .values = {value},
          .of = term.value.fact,
          .per = term.per,
          .each = static_cast<int>(term.each.number),
          .each_fact = term.each.fact,
          .on = term.on,
          .when = term.when,
          .unless = term.unless,
          .group = holds_as_read(term.together, test) ? "" : term.exclusive,
          .ref = term.ref,
          .source = term.source};
}

TableRow row_of(const TestTable& test) {
  return {.test = &test,
          .kind = RowKind::test,
          .heading = test.title,
          .id = test.id,
          .label = test.title,
          .values = {{.what = worded(test.about)}}};
}

TableRow row_of(const ReferenceTable& table) {
  return {.kind = RowKind::table,
          .heading = table.title,
          .id = table.id,
          .label = table.title,
          .values = {{.what = worded(table.about)}},
          .ref = table.ref};
}

// Its values are those that its switch may have, the one in force first.
TableRow row_of(const Ruling& ruling) {
  TableRow out{.kind = RowKind::ruling,
               .part = ruling.number,
               .id = ruling.id,
               .label = ruling.question,
               .ref = ruling.ref,
               .source = ruling.source};
  for (const auto& reading : ruling.readings)
    if (!reading.value.empty()) add_name(out, reading.value, reading.label);
  const auto* in_force = &ruling.readings[static_cast<std::size_t>(ruling.in_force)];
  out.in_force = in_force->label;
  const auto first = std::ranges::find(out.values, in_force->value, &RowValue::column);
  if (first != out.values.end()) std::rotate(out.values.begin(), first, first + 1);
  return out;
}

}  // namespace nfw::report
