#include "json.hpp"

#include <algorithm>

#include "battle.hpp"
#include "chances.hpp"
#include "nfw/facts.hpp"
#include "report.hpp"
#include "utf8.hpp"

namespace nfw::report {

// ---- what all reports have in common

Json opened(const Json& rest) {
  Json out{{"schema", 1}, {"version", NFW_VERSION}};
  out.update(rest);
  return out;
}

Json opened(const Json& rest, const Style& style) {
  auto out = opened(rest);
  out["given"] = style.given;
  return out;
}

void add_house(Json& out, List<std::string_view> files) {
  for (const auto file : files) out["house"].push_back(file);
}

Json number_json(Number n) {
  if (n.num % n.den == 0) return n.num / n.den;
  return static_cast<double>(n.num) / static_cast<double>(n.den);
}

Json seed_json(std::optional<std::uint64_t> seed) {
  constexpr std::uint64_t exact = std::uint64_t{1} << 53U;
  if (!seed) return nullptr;
  return *seed < exact ? Json(*seed) : Json(std::to_string(*seed));
}

namespace {

Json list_json(std::string_view words) {
  Json out = Json::array();
  while (!words.empty()) {
    const auto end = words.find('\n');
    out.push_back(words.substr(0, end));
    words.remove_prefix(end == std::string_view::npos ? words.size() : end + 1);
  }
  return out;
}

}  // namespace

Json value_json(const Value& value) {
  switch (value.kind) {
    case ValueKind::list: return list_json(value.word);
    case ValueKind::number: return number_json({value.number, value.parts});
    case ValueKind::flag: return value.number != 0;
    case ValueKind::word: return std::string(value.word);
    default: return nullptr;
  }
}

namespace {

// What a terminal would obey, or not show, as escapes: it stands within strings alone.
std::string all_shown(std::string text) {
  const auto is_plain = [](char c) { return c >= ' ' && c <= '~'; };
  if (std::ranges::all_of(text, is_plain)) return text;
  std::string out;
  for (std::string_view left = text; !left.empty();) {
    const auto next = first_grapheme(left);
    left.remove_prefix(next.text.size());
    if (next.printable || next.text.front() == '\n') {
      out += next.text;
      continue;
    }
    const auto quoted = Json(next.text).dump(-1, ' ', true);
    out.append(quoted, 1, quoted.size() - 2);
  }
  return out;
}

}  // namespace

std::string line(const Json& object) {
  return all_shown(object.dump(-1, ' ', false, Json::error_handler_t::replace)) + "\n";
}

namespace {

// ---- the flags of a test

Json choices_json(const Input& input, std::int64_t chosen) {
  Json out = Json::array();
  for (std::size_t n = 0; n < input.values.size(); ++n)
    if (((static_cast<std::uint64_t>(chosen) >> n) & 1U) != 0) out.push_back(input.values[n].id);
  return out;
}

Json items_json(List<Item> items, Kind kind) {
  Json out = Json::array();
  for (const auto& item : items) {
    if (kind == Kind::counts)
      out.push_back(item.number);
    else if (kind == Kind::names)
      out.push_back(item.name);
    else
      out.push_back(Json{{"name", item.name}, {"number", item.number}});
  }
  return out;
}

Json flag_value(const Input& input, const Facts& facts, Slot slot) {
  const auto number = facts[slot];
  if (input.kind == Kind::flag) return number.num != 0;
  if (input.kind == Kind::choice) return input.values[static_cast<std::size_t>(number.num)].id;
  if (input.kind == Kind::choices) return choices_json(input, number.num);
  if (is_list(input.kind) && !facts.items(slot).empty())
    return items_json(facts.items(slot), input.kind);
  return number_json(number);
}

// Where a value comes from that the player did not say.
std::string_view origin(const Input& input, const Facts& facts, Slot slot,
                        const std::vector<Slot>& filled) {
  if (std::ranges::find(filled, slot) != filled.end()) return "earlier";
  const auto usual = [&](const Default& one) {
    return one.when.any.empty() && one.value.fact == no_slot &&
           facts[slot] == Number{one.value.number, 1};
  };
  return std::ranges::any_of(input.defaults, usual) ? "default" : "implied";
}

// Each flag with the value in force, but for those that are off. `filled`: those that have one from
// the player or from an earlier test.
void add_flags(Json& out, const Part& part, const Facts& facts, const std::vector<Slot>& filled) {
  auto flags = Json::object();
  for (std::size_t place = 0; place < part.test->inputs.size(); ++place) {
    const auto slot = static_cast<Slot>(place);
    const auto& input = part.test->inputs[place];
    const bool named = std::ranges::find(part.given, slot) != part.given.end();
    const bool off = input.kind == Kind::flag && facts[slot].num == 0;
    if (!facts.has(slot) || (!named && (off || !holds(input.needs, facts)))) continue;
    Json one{{"value", flag_value(input, facts, slot)}};
    if (!named) one["by"] = origin(input, facts, slot, filled);
    flags[std::string(input.id)] = std::move(one);
  }
  out["flags"] = std::move(flags);
}

void add_flags(Json& out, const Breakdown& breakdown) {
  const auto& [given, resolved] = breakdown.taken();
  add_flags(out, breakdown.part(), resolved.procedure.facts, given);
}

// ---- a play as it was rolled

void add_rulings(Json& out, const std::vector<PlayedRuling>& rulings) {
  for (const auto& [id, value] : rulings) out["rulings"][std::string(id)] = value;
}

Json input_json(const Fact& fact, Number value, List<Item> items) {
  if (fact.kind == Kind::flag) return value.num != 0;
  if (items.empty()) return number_json(value);
  Json out = Json::array();
  for (const auto& item : items)
    out.push_back(item.name.empty() ? Json(item.number)
                                    : Json{{"name", item.name}, {"number", item.number}});
  return out;
}

// What lists in files answered, and what the player said himself in place of that.
void add_lists(Json& out, const Part& part) {
  for (const auto& [file, taken, by_hand] : from_files(part)) {
    Json one{{"file", file}, {"flags", Json::object()}};
    for (const auto& [slot, name, named, first, last] : taken) {
      const auto& fact = part.test->facts[slot];
      one["flags"][std::string(fact.id)] = input_json(
          fact, part.as_given[slot], part.as_given.items(slot).subspan(first, last - first));
    }
    for (const auto slot : by_hand) one["by_hand"].push_back(part.test->facts[slot].id);
    out["lists"].push_back(std::move(one));
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
  if (stage.is_pool()) out["count"] = step.roll.count;
  const bool halved = stage.is_pool() && !plan.halvings.empty();
  if (plan.pool.size() > 1 || halved) out["pool"] = rows_json(plan.pool, breakdown);
  out["dice"] = step.faces;
  if (stage.is_pool()) {
    if (stage.low)
      out["chance"] = plan.chance();
    else
      out["need"] = plan.need();
    const auto source = plan.row != nullptr ? plan.row->source : stage.source;
    if (!source.empty()) out["house"] = source;
  }
  out["modifiers"] = rows_json(modifiers_of(step), breakdown);
  if (!plan.halvings.empty()) out["halvings"] = rows_json(plan.halvings, breakdown);
  if (stage.is_pool()) {
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

// The keys of one side's outcome; the enemy's bear his prefix where `side` says so.
void add_outcome(Json& out, const Breakdown& breakdown, std::optional<Side> side) {
  const auto& test = breakdown.test();
  for (std::size_t n = 0; n < test.outcome.size(); ++n) {
    const auto& key = test.outcome[n];
    const auto& value = breakdown.outcome()[n];
    if (value.kind == ValueKind::null && key.optional) continue;
    if (key.mutual && side == enemy_side) continue;
    out[key_of(side, key.id)] = value_json(value);
  }
}

void add_effects(Json& out, const Breakdown& breakdown, std::optional<Side> side) {
  for (const auto* effect : breakdown.conclusion().effects)
    if (!effect->id.empty()) out[key_of(side, "effects")].push_back(effect->id);
}

// `side`: who takes them.
void add_next(Json& out, const Breakdown& breakdown, std::optional<Side> side) {
  for (const auto& command : next_commands(breakdown)) {
    auto args = command.args;
    const auto& lasting = breakdown.rolled.rules.behind;
    args.insert(args.end(), lasting.begin(), lasting.end());
    Json one{{"test", command.row->test}, {"args", args}, {"why", command.row->why}};
    if (!command.missing.empty()) one["missing"] = command.missing;
    if (side) one["side"] = side_word(*side);
    out.push_back(std::move(one));
  }
}

Json dice_json(const Rolled& rolled) {
  Json out = Json::array();
  each_step(rolled, [&](const Breakdown&, const Step& step) {
    for (const auto face : step.faces) out.push_back(face);
  });
  return out;
}

// What the opening led to at once is as good as a part of it; not due, it has no values.
void add_at_once(Json& out, const Rolled& rolled, std::size_t n) {
  const auto& part = rolled.play->parts[n];
  for (std::size_t key = 0; key < part.test->outcome.size(); ++key)
    if (auto name = key_of(part.side, part.test->outcome[key].id); !out.contains(name))
      out[std::move(name)] =
          rolled.played.tests[n] ? value_json(Breakdown{rolled, n}.outcome()[key]) : Json(nullptr);
}

// What is due from the start, of both sides together.
void add_opening(Json& out, const Rolled& rolled) {
  const auto& play = *rolled.play;
  out["stages"] = Json::array();
  each_step(rolled, [&](const Breakdown& breakdown, const Step& step) {
    if (breakdown.place >= play.openers()) return;
    auto stage = stage_json(step, breakdown);
    if (const auto side = breakdown.part().side) stage["side"] = side_word(*side);
    out["stages"].push_back(std::move(stage));
  });
  out["outcome"] = Json::object();
  for (std::size_t n = 0; n < play.openers(); ++n)
    add_outcome(out["outcome"], {rolled, n}, play.parts[n].side);
  for (const auto side : both_sides)
    for (std::size_t n = play.openers(); n < play.parts.size(); ++n)
      if (play.parts[n].at_once && play.parts[n].side == side)
        add_at_once(out["outcome"], rolled, n);
  for (std::size_t n = 0; n < play.openers(); ++n)
    add_effects(out, {rolled, n}, play.parts[n].side);
  out["next"] = Json::array();
  for (std::size_t n = 0; n < play.openers(); ++n) {
    const auto side = play.parts[n].side;
    add_next(out["next"], {rolled, n}, side ? std::optional(opposite(*side)) : std::nullopt);
  }
}

Json then_json(const Rolled& rolled, std::size_t n) {
  const auto& part = rolled.play->parts[n];
  Json out{{"test", part.test->id}};
  if (part.side) out["side"] = side_word(*part.side);
  add_lists(out, part);
  if (!rolled.played.tests[n]) {
    out["outcome"] = nullptr;
    return out;
  }
  const Breakdown breakdown{rolled, n};
  add_flags(out, breakdown);
  out["stages"] = Json::array();
  for (const auto& step : breakdown.steps()) out["stages"].push_back(stage_json(step, breakdown));
  out["outcome"] = Json::object();
  add_outcome(out["outcome"], breakdown, {});
  add_effects(out, breakdown, {});
  out["next"] = Json::array();
  add_next(out["next"], breakdown, {});
  return out;
}

}  // namespace

std::string json(const Rolled& rolled, const Style& style) {
  const auto& play = *rolled.play;
  const auto& test = *play.parts.front().test;
  auto out = opened({{"rules", test.ruleset}, {"test", test.id}}, style);
  add_flags(out, Breakdown{rolled, 0});
  out["seed"] = seed_json(rolled.seed);
  add_rulings(out, played_rulings(play));
  add_house(out, test.house);
  add_lists(out, play.parts.front());
  out["dice"] = dice_json(rolled);
  add_opening(out, rolled);
  for (const auto n : play.rest)
    if (rolled.played.tests[n] || !play.parts[n].at_once)
      out["then"].push_back(then_json(rolled, n));
  if (rolled.battle != nullptr) out["battle"] = news_json(*rolled.battle);
  return line(out);
}

namespace {

// ---- odds and counts

Json law_json(const Law& law, const Style& style) {
  Json out = Json::object();
  if (const auto average = mean(law)) out = {{"mean", *average}, {"sd", *spread(law)}};
  Json values = Json::array();
  const auto up_to = at_most(law);
  for (std::size_t n = 0; n < law.size(); ++n) {
    values.push_back({{"value", value_json(law[n].value)}, {"p", law[n].p}});
    if (style.at_most && up_to[n]) values.back()["at_most"] = *up_to[n];
  }
  out["values"] = std::move(values);
  return out;
}

Json counts_json(const Law& counts, const Law& exact) {
  Json out = Json::object();
  if (const auto average = mean(counts)) out["mean"] = *average;
  if (const auto average = mean(exact)) out["exact_mean"] = *average;
  Json values = Json::array();
  for (const auto& [value, count] : counts)
    values.push_back({{"value", value_json(value)}, {"count", static_cast<std::int64_t>(count)}});
  out["values"] = std::move(values);
  return out;
}

// The keys of a part; one that never has a value here is left out, and what is said of both sides
// is said with the first.
template <class Make>
Json keys_json(const Part& part, const Odds& odds, const Make& make) {
  Json out = Json::object();
  for (std::size_t n = 0; n < part.test->outcome.size(); ++n) {
    const auto& key = part.test->outcome[n];
    const auto& law = odds.keys[n];
    const bool null_alone = law.size() == 1 && law[0].value.kind == ValueKind::null;
    if ((null_alone && key.optional) || (key.mutual && part.side == enemy_side)) continue;
    out[std::string(key.id)] = make(n);
  }
  return out;
}

// All keys of a play beside each other (a test's own before a later one's of the same name), and
// each later test's by itself under "then".
template <class Make>
std::string chances_json(const Chances& chances, Json out, const std::string& name, Json first,
                         const Make& make) {
  Json then = Json::array();
  for (std::size_t n = 0; n < chances.odds.size(); ++n) {
    const auto& part = chances.play->parts[n];
    auto keys = keys_json(part, chances.odds[n], [&](std::size_t key) { return make(n, key); });
    for (const auto& [key, value] : keys.items())
      if (!first.contains(key_of(part.side, key))) first[key_of(part.side, key)] = value;
    if (part.after == no_part) continue;
    Json one{{"test", part.test->id}};
    if (part.side) one["side"] = side_word(*part.side);
    one[name] = std::move(keys);
    then.push_back(std::move(one));
  }
  out[name] = std::move(first);
  if (!then.empty()) out["then"] = std::move(then);
  return line(out);
}

Json head(const Chances& chances, const Style& style) {
  const auto& first = chances.play->parts.front();
  const auto& test = *first.test;
  if (test.ruleset.empty()) return opened({{"test", test.id}}, style);
  auto out = opened({{"rules", test.ruleset}, {"test", test.id}}, style);
  add_flags(out, first, start_of(first).facts, {});
  add_rulings(out, played_rulings(*chances.play));
  add_house(out, test.house);
  add_lists(out, chances.play->parts.front());
  return out;
}

}  // namespace

std::string json(const Chances& chances, const Style& style) {
  return chances_json(
      chances, head(chances, style), "odds", Json::object(),
      [&](std::size_t n, std::size_t key) { return law_json(chances.odds[n].keys[key], style); });
}

std::string json(const Counted& counted, const Style& style) {
  auto out = head(counted, style);
  out["seed"] = seed_json(counted.seed);
  return chances_json(counted, std::move(out), "repeat", Json{{"n", counted.resolutions}},
                      [&](std::size_t n, std::size_t key) {
                        return counts_json(counted.counts[n].keys[key], counted.odds[n].keys[key]);
                      });
}

std::string json(const Sweep& sweep, const Style& style) {
  auto out = opened({{"rules", sweep.test->ruleset}, {"test", sweep.test->id}}, style);
  add_house(out, sweep.test->house);
  for (const auto& varied : sweep.flags)
    out["vary"].push_back({{"flag", varied.input->id}, {"values", varied.values}});
  out["places"] = Json::array();
  for (std::size_t n = 0; n < sweep.places.size(); ++n) {
    Json at = Json::object();
    for (std::size_t flag = 0; flag < sweep.flags.size(); ++flag)
      at[std::string(sweep.flags[flag].input->id)] = sweep.value(n, flag);
    Json show = Json::object();
    const auto& here = sweep.places[n];
    for (std::size_t m = 0; m < sweep.measures.size(); ++m) {
      auto& value = show[sweep.measures[m].title()];
      if (!here.shown.empty()) value = here.shown[m];
    }
    Json place{{"at", std::move(at)}, {"show", std::move(show)}};
    if (here.shown.empty()) place["refused"] = here.refused;
    out["places"].push_back(std::move(place));
  }
  return line(out);
}

}  // namespace nfw::report
