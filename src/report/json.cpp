#include <algorithm>

#include <nlohmann/json.hpp>

#include "find.hpp"
#include "lookup.hpp"
#include "odds.hpp"
#include "report.hpp"
#include "roster.hpp"
#include "rows.hpp"

namespace nfw::report {

namespace {

using Json = nlohmann::ordered_json;

Json number_json(Number n) {
  if (n.num % n.den == 0) return n.num / n.den;
  return static_cast<double>(n.num) / static_cast<double>(n.den);
}

Json list_json(std::string_view words) {
  Json out = Json::array();
  while (!words.empty()) {
    const auto end = words.find('\n');
    out.push_back(words.substr(0, end));
    words.remove_prefix(end == std::string_view::npos ? words.size() : end + 1);
  }
  return out;
}

Json value_json(const Value& value) {
  switch (value.kind) {
    case ValueKind::list: return list_json(value.word);
    case ValueKind::number: return number_json({value.number, value.parts});
    case ValueKind::flag: return value.number != 0;
    case ValueKind::word: return std::string(value.word);
    default: return nullptr;
  }
}

Json row_json(const Applied& applied, const TestTable& test, const Facts& facts) {
  Json out{{"id", applied.row->id},
           {"value", applied.row->minus ? -applied.value : applied.value},
           {"ref", chapter(applied.row->ref, test, facts)}};
  if (applied.row->per != no_slot) out["items"] = applied.items;
  if (!applied.row->source.empty()) out["house"] = applied.row->source;
  if (const auto ruling = ruling_of(*applied.row, test, facts); !ruling.empty())
    out["ruling"] = ruling;
  return out;
}

Json rows_json(const std::vector<Applied>& rows, const Breakdown& breakdown) {
  Json out = Json::array();
  for (const auto& row : rows) out.push_back(row_json(row, breakdown.test(), breakdown.facts()));
  return out;
}

Json stage_json(const Step& step, const Breakdown& breakdown) {
  const auto& plan = *step.roll.plan;
  const auto& stage = *plan.stage;
  Json out{{"id", stage.id}};
  if (!plan.entry.empty()) out["entry"] = plan.entry;
  if (stage.of != no_slot) out["start"] = number_json(plan.start);
  if (stage.kind == StageKind::pool) out["count"] = step.roll.count;
  const bool halved = stage.kind == StageKind::pool && !plan.halvings.empty();
  if (plan.pool.size() > 1 || halved) out["pool"] = rows_json(plan.pool, breakdown);
  out["dice"] = step.faces;
  if (stage.kind == StageKind::pool) {
    if (stage.low)
      out["chance"] = plan.chance();
    else
      out["need"] = plan.need();
    const auto source = plan.row != nullptr ? plan.row->source : stage.source;
    if (!source.empty()) out["house"] = source;
  }
  out["modifiers"] = rows_json(modifiers_of(step), breakdown);
  if (!plan.halvings.empty()) out["halvings"] = rows_json(plan.halvings, breakdown);
  if (stage.kind == StageKind::pool) {
    out["successes"] = step.answer.value;
    return out;
  }
  out["total"] = number_json(plan.total(step.answer.value));
  if (const auto* band = band_of(step, breakdown.facts())) {
    out["result"] = band->id;
    if (!band->source.empty()) out["house"] = band->source;
  }
  return out;
}

std::string line(const Json& object) {
  return object.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace

namespace {

// The files of house rules that change a table.
void add_house(Json& out, List<std::string_view> files) {
  for (const auto file : files) out["house"].push_back(file);
}

Json outcome_json(const Breakdown& breakdown) {
  const auto& test = breakdown.test();
  Json out = Json::object();
  for (std::size_t key = 0; key < test.outcome.size(); ++key) {
    const auto& value = breakdown.outcome()[key];
    if (value.kind == ValueKind::null && test.outcome[key].optional) continue;
    out[std::string(test.outcome[key].id)] = value_json(value);
  }
  return out;
}

// What one resolution has to say, from its stages on.
void add_resolution(Json& out, const Breakdown& breakdown) {
  Json stages = Json::array();
  for (const auto& step : breakdown.resolved->steps) stages.push_back(stage_json(step, breakdown));
  out["stages"] = std::move(stages);
  out["outcome"] = outcome_json(breakdown);
  Json effects = Json::array();
  for (const auto* effect : breakdown.resolved->conclusion.effects)
    if (!effect->id.empty()) effects.push_back(effect->id);
  if (!effects.empty()) out["effects"] = std::move(effects);
  Json next = Json::array();
  for (const auto& command : next_commands(breakdown)) {
    auto args = command.args;
    args.insert(args.end(), breakdown.lasting.begin(), breakdown.lasting.end());
    next.push_back({{"test", command.row->test}, {"args", args}, {"why", command.row->why}});
    if (!command.missing.empty()) next.back()["missing"] = command.missing;
  }
  out["next"] = std::move(next);
}

}  // namespace

std::string json(const std::vector<Breakdown>& breakdowns, const Chain& chain,
                 std::string_view version) {
  const auto& first = breakdowns.front();
  const auto& test = first.test();
  Json out{{"schema", 1}, {"version", version}, {"rules", test.ruleset}, {"test", test.id}};
  out["seed"] = first.seed ? Json(*first.seed) : Json(nullptr);
  for (const auto& [id, value] : played_rulings(test, first.facts()))
    out["rulings"][std::string(id)] = value;
  add_house(out, test.house);
  Json dice = Json::array();
  for (const auto& breakdown : breakdowns)
    for (const auto& step : breakdown.resolved->steps)
      for (const auto face : step.faces) dice.push_back(face);
  out["dice"] = std::move(dice);
  add_resolution(out, first);
  for (std::size_t n = 1; n < chain.size(); ++n) {
    Json then{{"test", chain[n].test->id}};
    if (n < breakdowns.size())
      add_resolution(then, breakdowns[n]);
    else
      then["outcome"] = nullptr;
    out["then"].push_back(std::move(then));
  }
  return line(out);
}

namespace {

std::string key_of(Side side, std::string_view key) {
  return std::string(side == enemy_side ? enemy_prefix : "") + std::string(key);
}

void append_dice(Json& dice, const std::vector<Step>& steps, std::size_t from, std::size_t count) {
  for (std::size_t n = from; n < from + count; ++n)
    for (const auto face : steps[n].faces) dice.push_back(face);
}

// The outcome of both attacks: the enemy's keys bear his prefix.
Json fought_outcome(const FoughtBreakdown& fought) {
  Json out = Json::object();
  for (const auto side : both_sides) {
    const auto& test = fought.attacks[side].test();
    const auto mine = outcome_json(fought.attacks[side]);
    for (const auto& key : test.outcome)
      if (mine.contains(std::string(key.id)) && !(key.mutual && side == enemy_side))
        out[key_of(side, key.id)] = mine[std::string(key.id)];
  }
  return out;
}

}  // namespace

std::string json(const FoughtBreakdown& fought, std::string_view version) {
  const auto& own = fought.attacks[own_side];
  const auto& test = own.test();
  Json out{{"schema", 1}, {"version", version}, {"rules", test.ruleset}, {"test", test.id}};
  out["seed"] = own.seed ? Json(*own.seed) : Json(nullptr);
  for (const auto& [id, value] : played_rulings(test, own.facts()))
    out["rulings"][std::string(id)] = value;
  add_house(out, test.house);
  Json dice = Json::array();
  Json stages = Json::array();
  OfSides<std::size_t> done{};
  for (const auto& [side, count] : fought.order) {
    const auto& steps = fought.attacks[side].resolved->steps;
    append_dice(dice, steps, done[side], count);
    for (std::size_t n = 0; n < count; ++n) {
      auto stage = stage_json(steps[done[side] + n], fought.attacks[side]);
      stage["side"] = side == own_side ? "own" : "enemy";
      stages.push_back(std::move(stage));
    }
    done[side] += count;
  }
  for (const auto& after : fought.after)
    append_dice(dice, after.resolved->steps, 0, after.resolved->steps.size());
  out["dice"] = std::move(dice);
  out["stages"] = std::move(stages);
  out["outcome"] = fought_outcome(fought);
  Json next = Json::array();
  for (const auto side : both_sides) {
    Json one = Json::object();
    add_resolution(one, fought.attacks[side]);
    if (one.contains("effects")) out[key_of(side, "effects")] = one["effects"];
    for (auto& command : one["next"]) {
      command["side"] = side == own_side ? "enemy" : "own";  // who takes it
      next.push_back(std::move(command));
    }
  }
  out["next"] = std::move(next);
  for (const auto id : own.taken) {
    const auto& tests = own.ruleset->tests;
    const auto* then = *std::ranges::find(tests, id, &TestTable::id);
    const auto key = then->outcome[then->headline[0]].id;
    for (const auto side : both_sides) out["outcome"][key_of(side, key)] = nullptr;
  }
  for (const auto& after : fought.after) {
    Json then{{"test", after.test().id}, {"side", *after.side == own_side ? "own" : "enemy"}};
    add_resolution(then, after);
    out["outcome"][key_of(*after.side, after.test().outcome[after.test().headline[0]].id)] =
        headline(after.test(), after.outcome());
    out["then"].push_back(std::move(then));
  }
  return line(out);
}

namespace {

Json head(const Ruleset& ruleset, const TestTable& test, const std::vector<PlayedRuling>& rulings,
          std::string_view version) {
  Json out{{"schema", 1}, {"version", version}, {"rules", ruleset.id}, {"test", test.id}};
  for (const auto& [id, value] : rulings) out["rulings"][std::string(id)] = value;
  add_house(out, test.house);
  return out;
}

Json law_json(const Law& law) {
  Json out = Json::object();
  if (const auto average = mean(law)) out["mean"] = *average;
  Json values = Json::array();
  for (const auto& [value, p] : law) values.push_back({{"value", value_json(value)}, {"p", p}});
  out["values"] = std::move(values);
  return out;
}

// A key that never has a value here is left out.
bool has_value(const Law& law, const OutcomeKey& key) {
  const bool null_alone = law.size() == 1 && law[0].value.kind == ValueKind::null;
  return !(null_alone && key.optional);
}

template <class Make>
Json keys_json(const TestTable& test, const Odds& odds, const Make& make) {
  Json out = Json::object();
  for (std::size_t key = 0; key < test.outcome.size(); ++key)
    if (has_value(odds.keys[key], test.outcome[key]))
      out[std::string(test.outcome[key].id)] = make(key);
  return out;
}

// All keys of a chain beside each other (a test's own before a later one's of the same name), and
// each later test's by itself under "then".
template <class Make>
void add_chain(Json& out, const std::string& name, Json first, const Chances& chances,
               const Make& make) {
  Json then = Json::array();
  for (std::size_t n = 0; n < chances.odds.size(); ++n) {
    const auto& test = *(*chances.chain)[n].test;
    const auto side = chances.sides.empty() ? own_side : chances.sides[n];
    auto keys = keys_json(test, chances.odds[n], [&](std::size_t key) { return make(n, key); });
    for (const auto& key : test.outcome)
      if (key.mutual && side == enemy_side) keys.erase(std::string(key.id));
    for (const auto& [key, value] : keys.items())
      if (!first.contains(key_of(side, key))) first[key_of(side, key)] = value;
    if (&test == (*chances.chain)[0].test) continue;
    Json one{{"test", test.id}};
    if (!chances.sides.empty()) one["side"] = side == own_side ? "own" : "enemy";
    one[name] = std::move(keys);
    then.push_back(std::move(one));
  }
  out[name] = std::move(first);
  if (!then.empty()) out["then"] = std::move(then);
}

}  // namespace

std::string odds_json(const Chances& chances, std::string_view version) {
  auto out = head(*chances.ruleset, *chances.chain->front().test, chances.rulings, version);
  add_chain(out, "odds", Json::object(), chances,
            [&](std::size_t n, std::size_t key) { return law_json(chances.odds[n].keys[key]); });
  return line(out);
}

std::string repeat_json(const Chances& chances, const Counted& counted, std::string_view version) {
  auto out = head(*chances.ruleset, *chances.chain->front().test, chances.rulings, version);
  out["seed"] = counted.seed;
  add_chain(out, "repeat", Json{{"n", counted.resolutions}}, chances,
            [&](std::size_t n, std::size_t key) {
              Json law = Json::object();
              Law sampled;
              Json values = Json::array();
              for (const auto& [value, count] : counted.tallies[n][key]) {
                sampled.push_back({value, static_cast<double>(count)});
                values.push_back({{"value", value_json(value)}, {"count", count}});
              }
              if (const auto average = mean(sampled)) law["mean"] = *average;
              if (const auto exact = mean(chances.odds[n].keys[key])) law["exact_mean"] = *exact;
              law["values"] = std::move(values);
              return law;
            });
  return line(out);
}

std::string sweep_json(const Sweep& sweep, std::string_view version) {
  auto out = head(*sweep.ruleset, *sweep.test, {}, version);
  Json flags = Json::array();
  for (const auto& varied : sweep.flags)
    flags.push_back({{"flag", varied.flag}, {"values", varied.values}});
  out["vary"] = std::move(flags);
  Json places = Json::array();
  const auto columns = sweep.flags.size() > 1 ? sweep.flags[1].values.size() : 1;
  for (std::size_t n = 0; n < sweep.places.size(); ++n) {
    Json at{{sweep.flags[0].flag, sweep.flags[0].values[n / columns]}};
    if (sweep.flags.size() > 1) at[sweep.flags[1].flag] = sweep.flags[1].values[n % columns];
    Json show = Json::object();
    const auto& here = sweep.places[n];
    for (std::size_t m = 0; m < sweep.measures.size(); ++m) {
      const auto& measure = sweep.measures[m];
      auto& value = show[measure.is_mean ? "mean " + measure.name : measure.name];
      if (!here.shown.empty()) value = here.shown[m];
    }
    places.push_back({{"at", std::move(at)}, {"show", std::move(show)}});
    if (here.shown.empty()) places.back()["refused"] = here.refused;
  }
  out["places"] = std::move(places);
  return line(out);
}

std::string roll_json(const RolledDice& rolled, std::string_view expression,
                      std::optional<std::uint64_t> seed, std::string_view version) {
  Json dice = Json::array();
  for (const auto& part : rolled.parts)
    for (const auto face : part.faces) dice.push_back(face);
  return line({{"schema", 1},
               {"version", version},
               {"test", "roll"},
               {"expression", expression},
               {"seed", seed ? Json(*seed) : Json(nullptr)},
               {"dice", std::move(dice)},
               {"outcome", {{"total", rolled.total}}}});
}

namespace {

Json cell_json(const Cell& cell) {
  if (cell.kind == ValueKind::word) return std::string(cell.text.en);
  return value_json({cell.kind, cell.number.num, cell.number.den, {}});
}

Json notes_json(List<Note> notes, std::string_view ref) {
  Json out = Json::array();
  for (const auto& note : notes)
    out.push_back({{"text", note.label.en}, {"ref", note.ref.empty() ? ref : note.ref}});
  return out;
}

}  // namespace

std::string reference_json(const ReferenceTable& table, const Ruleset& ruleset,
                           std::string_view version) {
  Json out{{"schema", 1},       {"version", version}, {"rules", ruleset.id},
           {"table", table.id}, {"ref", table.ref},   {"title", table.title.en}};
  add_house(out, table.house);
  for (const auto& column : table.columns) out["columns"][std::string(column.id)] = column.label.en;
  for (const auto& row : table.rows) {
    Json cells = Json::object();
    for (std::size_t n = 0; n < row.cells.size(); ++n)
      cells[std::string(table.columns[n].id)] = cell_json(row.cells[n]);
    Json entry{{"label", row.label.en}, {"ref", row.ref}, {"cells", std::move(cells)}};
    if (!row.notes.empty()) entry["notes"] = notes_json(row.notes, row.ref);
    if (!row.source.empty()) entry["house"] = row.source;
    out["rows"][std::string(row.id)] = std::move(entry);
  }
  if (!table.notes.empty()) out["notes"] = notes_json(table.notes, table.ref);
  return line(out);
}

namespace {

Json price_rows(const std::vector<Applied>& rows, const RecordTable& record) {
  Json out = Json::array();
  for (const auto& one : rows) {
    Json row{{"id", one.row->id}, {"value", one.value}, {"ref", chapter(one.row->ref, record)}};
    if (one.row->per != no_slot) row["items"] = one.items;
    out.push_back(std::move(row));
  }
  return out;
}

Json breaches_json(const std::vector<Breach>& breaches) {
  Json out = Json::array();
  for (const auto& breach : breaches) {
    const auto& limit = *breach.limit;
    Json one{{"id", limit.id},
             {"where", where(breach)},
             {"ref", chapter(limit.ref, *breach.path.back()->table)},
             {"what", limit.label.en}};
    if (limit.of != no_slot) one["count"] = breach.count;
    if (limit.has_least) one["at_least"] = breach.least;
    if (limit.has_most) one["at_most"] = breach.most;
    if (breach.waived) one["waived"] = true;
    out.push_back(std::move(one));
  }
  return out;
}

// All records of one kind together, each with the one that it stands in.
void add_entries(Json& out, const Entry& entry, std::string_view in) {
  for (const auto& one : entry.below) {
    Json record{{"name", one.name}};
    if (!in.empty()) record["in"] = in;
    record["cost"] = one.cost;
    record["rows"] = price_rows(one.costs, *one.table);
    out[std::string(one.table->list)].push_back(std::move(record));
    add_entries(out, one, one.name);
  }
}

}  // namespace

std::string mustering_json(const Mustering& mustering, std::string_view version) {
  const auto& test = *mustering.test;
  Json out{{"schema", 1}, {"version", version}, {"rules", test.ruleset}, {"test", test.id}};
  out["seed"] = nullptr;
  if (mustering.list)
    for (const auto& [id, value] : played_rulings(*mustering.list))
      out["rulings"][std::string(id)] = value;
  add_house(out, test.house);
  out["dice"] = Json::array();
  out["stages"] = Json::array();
  Json outcome = Json::object();
  for (std::size_t key = 0; key < test.outcome.size(); ++key)
    outcome[std::string(test.outcome[key].id)] = value_json(mustering.conclusion.outcome[key]);
  out["outcome"] = outcome;
  if (mustering.list) {
    out.update(outcome);
    if (!mustering.list->name.empty()) out["name"] = mustering.list->name;
    out["breaches"] = breaches_json(mustering.judged.breaches);
    out["warnings"] = breaches_json(mustering.judged.warnings);
    for (const auto& table : test.roster->records)
      if (!table.list.empty()) out[std::string(table.list)] = Json::array();
    add_entries(out, *mustering.list, {});
  }
  for (const auto& [record, rows] : mustering.priced)
    out[std::string(record->list)].push_back(
        {{"cost", sum(rows)}, {"rows", price_rows(rows, *record)}});
  out["next"] = Json::array();
  return line(out);
}

namespace {

std::string_view what_word(HouseChange::What what) {
  switch (what) {
    case HouseChange::What::adds: return "adds";
    case HouseChange::What::changes: return "changes";
    default: return "removes";
  }
}

}  // namespace

std::string house_json(const std::string& file, const std::vector<HouseChange>& changes,
                       std::string_view version) {
  Json all = Json::array();
  for (const auto& change : changes) {
    Json one{{"rules", change.ruleset}, {"what", what_word(change.what)}, {"path", change.path}};
    if (!change.before.empty()) one["before"] = change.before;
    if (!change.after.empty()) one["after"] = change.after;
    one["line"] = change.at.line;
    one["column"] = change.at.column;
    all.push_back(std::move(one));
  }
  const Json out{{"schema", 1}, {"version", version}, {"check", file}, {"changes", std::move(all)}};
  return line(out);
}

namespace {

Json text_json(const Text& text) { return {{"en", text.en}, {"it", text.it}}; }
Json text_json(const Worded& text) { return {{"en", text.en}, {"it", text.it}}; }
template <class Say>
Json both_json(const Say& in) {
  return {{"en", in(Lang::en)}, {"it", in(Lang::it)}};
}

Json range_json(const Range& range) {
  if (range == never) return range_text(range);
  Json out = Json::object();
  if (range.from) out["from"] = number_json(*range.from);
  if (range.to) out["to"] = number_json(*range.to);
  if (range.above) out["above"] = true;
  if (range.below) out["below"] = true;
  return out;
}

Json what_json(const RowValue& value) {
  if (const auto* n = std::get_if<Number>(&value.what)) return number_json(*n);
  if (const auto* range = std::get_if<Range>(&value.what)) return range_json(*range);
  if (const auto* yes = std::get_if<bool>(&value.what)) return *yes;
  if (const auto* words = std::get_if<Worded>(&value.what)) return text_json(*words);
  return nullptr;
}

Json values_json(const std::vector<RowValue>& values) {
  Json out = Json::array();
  for (const auto& value : values) {
    Json one{{"column", value.column}};
    if (!value.heading.en.empty()) one["label"] = text_json(value.heading);
    if (!std::holds_alternative<std::monostate>(value.what)) one["value"] = what_json(value);
    out.push_back(std::move(one));
  }
  return out;
}

// What a row counts, and for what.
void add_amount(Json& out, const TableRow& row) {
  const auto fact = [&](Slot slot) {
    return slot == rows_above ? std::string_view("above") : row.test->facts[slot].id;
  };
  if (row.values.size() == 1 && row.values[0].column.empty())
    out["value"] = what_json(row.values[0]);
  else if (!row.values.empty())
    out["values"] = values_json(row.values);
  if (row.of != no_slot) out["of"] = fact(row.of);
  if (row.per != no_slot) out["per"] = fact(row.per);
  if (row.each_fact != no_slot)
    out["each"] = fact(row.each_fact);
  else if (row.per != no_slot || row.each > 1)
    out["each"] = row.each;
  if (row.sides > 0) out["sides"] = row.sides;
}

// Keys that have nothing to say are left out.
void add_row(Json& out, const TableRow& row) {
  out["kind"] = kind_name(row.kind);
  if (!row.part.empty()) out["part"] = row.part;
  if (!row.id.empty()) out["id"] = row.id;
  if (!row.label.en.empty()) out["label"] = text_json(row.label);
  add_amount(out, row);
  if (!row.group.empty()) out["group"] = row.group;
  if (!condition_words(row, Lang::en).empty())
    out["condition"] = both_json([&](Lang lang) { return condition_words(row, lang); });
  if (const auto flags = flags_of(row); !flags.empty()) out["flags"] = flags;
  out["ref"] = chapter_of(row);
  if (!row.source.empty()) out["house"] = row.source;
}

Json rows_json(const std::vector<TableRow>& rows) {
  Json out = Json::array();
  for (const auto& row : rows) {
    Json one = Json::object();
    add_row(one, row);
    out.push_back(std::move(one));
  }
  return out;
}

}  // namespace

std::string table_json(const TestTable& test, const Ruleset& ruleset, std::string_view version) {
  Json out{{"schema", 1},
           {"version", version},
           {"rules", test.ruleset},
           {"test", test.id},
           {"ref", ref_text({}, test)},
           {"title", text_json(test.title)},
           {"about", text_json(test.about)}};
  add_house(out, test.house);
  out["rows"] = rows_json(rows_of(test, ruleset));
  return line(out);
}

std::string tables_json(const Ruleset& ruleset, std::string_view version) {
  Json tables = Json::array();
  const auto add = [&](RowKind kind, const auto& table) {
    tables.push_back({{"kind", kind_name(kind)},
                      {"id", table.id},
                      {"title", text_json(table.title)},
                      {"about", text_json(table.about)},
                      {"ref", table.ref}});
    add_house(tables.back(), table.house);
  };
  for (const auto* test : ruleset.tests) add(RowKind::test, *test);
  for (const auto& table : ruleset.references) add(RowKind::table, table);
  return line({{"schema", 1},
               {"version", version},
               {"rules", ruleset.id},
               {"book", text_json(ruleset.book)},
               {"tables", std::move(tables)}});
}

namespace {

std::string_view by_word(PlayedAs::By by) {
  switch (by) {
    case PlayedAs::By::house: return "house";
    case PlayedAs::By::option: return "option";
    default: return "default";
  }
}

Json readings_json(const PlayedAs& played, bool sheet) {
  Json out = Json::array();
  for (const auto& reading : played.ruling->readings) {
    const bool in_force = &reading == &played.in_force();
    if (sheet && !in_force) continue;
    Json one = Json::object();
    if (!reading.value.empty()) one["value"] = reading.value;
    one["label"] = text_json(reading.label);
    if (!sheet) one["in_force"] = in_force;
    out.push_back(std::move(one));
  }
  return out;
}

Json question_json(const PlayedAs& played, bool sheet) {
  const auto& ruling = *played.ruling;
  Json out{{"number", ruling.number}, {"id", ruling.id}, {"ref", ruling.ref}};
  Json tests = Json::array();
  for (const auto* test : played.tests) tests.push_back(test->id);
  out["tests"] = std::move(tests);
  if (!ruling.switch_id.empty()) out["switch"] = ruling.switch_id;
  out["felt"] = played.felt;
  out["question"] = text_json(ruling.question);
  out["readings"] = readings_json(played, sheet);
  out["set_by"] = by_word(played.by);
  if (played.by == PlayedAs::By::house) out["house"] = ruling.source;
  if (!sheet) out["why"] = text_json(ruling.why);
  return out;
}

}  // namespace

std::string rulings_json(const std::vector<PlayedAs>& rulings, bool sheet, const Ruleset& ruleset,
                         std::string_view version) {
  Json questions = Json::array();
  for (const auto& one : rulings) questions.push_back(question_json(one, sheet));
  return line({{"schema", 1},
               {"version", version},
               {"rules", ruleset.id},
               {"in_force", sheet},
               {"questions", std::move(questions)}});
}

std::string found_json(const Found& shown, const std::vector<std::string>& words, std::size_t found,
                       Lang lang, std::string_view version) {
  Json out = Json::array();
  for (const auto& hit : shown.hits) {
    Json one{{"rules", hit.ruleset->id},
             {"where", hit.where()},
             {"command", command_of(hit)},
             {"heading", heading_words(hit.row, lang)},
             {"id", hit.row.id},
             {"text", row_text(hit.row, lang)},
             {hit.row.test != nullptr ? "test" : "table", hit.table}};
    if (hit.row.kind == RowKind::ruling) {
      one.erase("table");
      one["in_force"] = text_json(hit.row.in_force);
    }
    add_row(one, hit.row);
    out.push_back(std::move(one));
  }
  return line({{"schema", 1},
               {"version", version},
               {"find", words},
               {"partial", shown.partial},
               {"found", found},
               {"hits", std::move(out)}});
}

}  // namespace nfw::report
