#include "json.hpp"

#include <algorithm>

#include "battle.hpp"
#include "chances.hpp"
#include "json_text.hpp"
#include "nfw/facts.hpp"
#include "report.hpp"

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

std::string line(const Json& object) { return line(json_text(object)); }

namespace {

// What every report begins with.
ObjectText opened_text(const TestTable& test, const Style& style) {
  ObjectText out;
  out.add("schema", "1");
  out.add("version", json_word(NFW_VERSION));
  if (!test.ruleset.empty()) out.add("rules", json_word(test.ruleset));
  out.add("test", json_word(test.id));
  out.add("given", json_words(style.given));
  return out;
}

// ---- the flags of a test

std::string choices_text(const Input& input, std::int64_t chosen) {
  std::vector<std::string_view> out;
  for (std::size_t n = 0; n < input.values.size(); ++n)
    if (((static_cast<std::uint64_t>(chosen) >> n) & 1U) != 0) out.push_back(input.values[n].id);
  return json_words(out);
}

std::string named_text(const Item& item) {
  ObjectText out;
  out.add("name", json_word(item.name));
  out.add("number", std::to_string(item.number));
  return out.close();
}

std::string items_text(List<Item> items, Kind kind) {
  return json_list(items, [&](const Item& item) {
    if (kind == Kind::counts) return std::to_string(item.number);
    return kind == Kind::names ? json_word(item.name) : named_text(item);
  });
}

std::string flag_value(const Input& input, const Facts& facts, Slot slot) {
  const auto number = facts[slot];
  if (input.kind == Kind::flag) return truth_text(number.num != 0);
  if (input.kind == Kind::choice)
    return json_word(input.values[static_cast<std::size_t>(number.num)].id);
  if (input.kind == Kind::choices) return choices_text(input, number.num);
  if (is_list(input.kind) && !facts.items(slot).empty())
    return items_text(facts.items(slot), input.kind);
  return json_text(number);
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
void add_flags(ObjectText& out, const Part& part, const Facts& facts,
               const std::vector<Slot>& filled) {
  ObjectText flags;
  for (std::size_t place = 0; place < part.test->inputs.size(); ++place) {
    const auto slot = static_cast<Slot>(place);
    const auto& input = part.test->inputs[place];
    const bool named = std::ranges::find(part.given, slot) != part.given.end();
    const bool off = input.kind == Kind::flag && facts[slot].num == 0;
    if (!facts.has(slot) || (!named && (off || !holds(input.needs, facts)))) continue;
    ObjectText one;
    one.add("value", flag_value(input, facts, slot));
    if (!named) one.add("by", json_word(origin(input, facts, slot, filled)));
    flags.add(input.id, one.close());
  }
  out.add("flags", flags.close());
}

void add_flags(ObjectText& out, const Breakdown& breakdown) {
  const auto& [given, resolved] = breakdown.taken();
  add_flags(out, breakdown.part(), resolved.procedure.facts, given);
}

// ---- a play as it was rolled

void add_rulings(ObjectText& out, const std::vector<PlayedRuling>& rulings) {
  ObjectText all;
  for (const auto& [id, value] : rulings) all.add(id, json_word(value));
  if (!all.empty()) out.add("rulings", all.close());
}

// A member for each file of house rules that changes a table.
void add_house(ObjectText& out, List<std::string_view> files) {
  if (!files.empty()) out.add("house", json_words(files));
}

std::string input_text(const Fact& fact, Number value, List<Item> items) {
  if (fact.kind == Kind::flag) return truth_text(value.num != 0);
  if (items.empty()) return json_text(value);
  return json_list(items, [](const Item& item) {
    return item.name.empty() ? std::to_string(item.number) : named_text(item);
  });
}

// What lists in files answered, and what the player said himself in place of that.
void add_lists(ObjectText& out, const Part& part) {
  std::vector<std::string> lists;
  for (const auto& [file, taken, by_hand] : from_files(part)) {
    ObjectText flags;
    for (const auto& [slot, name, named, first, last] : taken) {
      const auto& fact = part.test->facts[slot];
      flags.add(fact.id, input_text(fact, part.as_given[slot],
                                    part.as_given.items(slot).subspan(first, last - first)));
    }
    ObjectText one;
    one.add("file", json_word(file));
    one.add("flags", flags.close());
    if (!by_hand.empty())
      one.add("by_hand",
              json_list(by_hand, [&](Slot slot) { return json_word(part.test->facts[slot].id); }));
    lists.push_back(one.close());
  }
  if (!lists.empty()) out.add("lists", json_list(lists));
}

std::string rows_text(const std::vector<Applied>& rows, const Breakdown& breakdown) {
  const auto& test = breakdown.test();
  const auto& facts = breakdown.facts();
  return json_list(rows, [&](const Applied& applied) {
    const auto& row = *applied.row;
    ObjectText out;
    out.add("id", json_word(row.id));
    out.add("value", std::to_string(row.minus ? -applied.value : applied.value));
    out.add("ref", json_word(chapter(row.ref, test, facts)));
    if (row.per != no_slot) out.add("items", std::to_string(applied.items));
    if (!row.source.empty()) out.add("house", json_word(row.source));
    if (const auto ruling = ruling_of(row, test, facts); !ruling.empty())
      out.add("ruling", json_word(ruling));
    return out.close();
  });
}

template <class Faces>
std::string json_faces(const Faces& faces) {
  return json_list(faces, [](Face face) { return std::to_string(face); });
}

ObjectText stage_text(const Step& step, const Breakdown& breakdown) {
  const auto& plan = *step.roll.plan;
  const auto& stage = *plan.stage;
  ObjectText out;
  out.add("id", json_word(stage.id));
  if (!plan.entry.empty()) out.add("entry", json_word(plan.entry));
  if (stage.of != no_slot) out.add("start", json_text(plan.start));
  if (stage.is_pool()) out.add("count", std::to_string(step.roll.count));
  const bool halved = stage.is_pool() && !plan.halvings.empty();
  if (plan.pool.size() > 1 || halved) out.add("pool", rows_text(plan.pool, breakdown));
  out.add("dice", json_faces(step.faces));
  if (stage.is_pool()) {
    if (stage.low)
      out.add("chance", std::to_string(plan.chance()));
    else
      out.add("need", std::to_string(plan.need()));
    const auto source = plan.row != nullptr ? plan.row->source : stage.source;
    if (!source.empty()) out.add("house", json_word(source));
  }
  out.add("modifiers", rows_text(modifiers_of(step), breakdown));
  if (!plan.halvings.empty()) out.add("halvings", rows_text(plan.halvings, breakdown));
  if (stage.is_pool()) {
    out.add("successes", std::to_string(step.answer.value));
    return out;
  }
  out.add("total", json_text(plan.total(step.answer.value)));
  if (const auto* band = band_of(step, breakdown.facts())) {
    out.add("result", json_word(band->id));
    if (!band->source.empty()) out.add("house", json_word(band->source));
  }
  return out;
}

// The keys of one side's outcome; the enemy's bear his prefix where `side` says so.
void add_outcome(ObjectText& out, const Breakdown& breakdown, std::optional<Side> side) {
  const auto& test = breakdown.test();
  for (std::size_t n = 0; n < test.outcome.size(); ++n) {
    const auto& key = test.outcome[n];
    const auto& value = breakdown.outcome()[n];
    if (value.kind == ValueKind::null && key.optional) continue;
    if (key.mutual && side == enemy_side) continue;
    out.add(key_of(side, key.id), json_text(value));
  }
}

void add_effects(ObjectText& out, const Breakdown& breakdown, std::optional<Side> side) {
  std::vector<std::string_view> ids;
  for (const auto* effect : breakdown.conclusion().effects)
    if (!effect->id.empty()) ids.push_back(effect->id);
  if (!ids.empty()) out.add(key_of(side, "effects"), json_words(ids));
}

// `side`: who takes them.
void add_next(std::vector<std::string>& out, const Breakdown& breakdown, std::optional<Side> side) {
  for (const auto& command : next_commands(breakdown)) {
    auto args = command.args;
    const auto& lasting = breakdown.rolled.rules.behind;
    args.insert(args.end(), lasting.begin(), lasting.end());
    ObjectText one;
    one.add("test", json_word(command.row->test));
    one.add("args", json_words(args));
    one.add("why", json_word(command.row->why));
    if (!command.missing.empty()) one.add("missing", json_words(command.missing));
    if (side) one.add("side", json_word(side_word(*side)));
    out.push_back(one.close());
  }
}

std::string dice_text(const Rolled& rolled) {
  std::vector<Face> out;
  each_step(rolled, [&](const Breakdown&, const Step& step) {
    out.insert(out.end(), step.faces.begin(), step.faces.end());
  });
  return json_faces(out);
}

// What the opening led to at once is as good as a part of it; not due, it has no values.
void add_at_once(ObjectText& out, const Rolled& rolled, std::size_t n) {
  const auto& part = rolled.play->parts[n];
  for (std::size_t key = 0; key < part.test->outcome.size(); ++key)
    if (const auto name = key_of(part.side, part.test->outcome[key].id); !out.contains(name))
      out.add(name,
              rolled.played.tests[n] ? json_text(Breakdown{rolled, n}.outcome()[key]) : "null");
}

std::string opening_outcome(const Rolled& rolled) {
  const auto& play = *rolled.play;
  ObjectText out;
  for (std::size_t n = 0; n < play.openers(); ++n)
    add_outcome(out, {rolled, n}, play.parts[n].side);
  for (const auto side : both_sides)
    for (std::size_t n = play.openers(); n < play.parts.size(); ++n)
      if (play.parts[n].at_once && play.parts[n].side == side) add_at_once(out, rolled, n);
  return out.close();
}

// What is due from the start, of both sides together.
void add_opening(ObjectText& out, const Rolled& rolled) {
  const auto& play = *rolled.play;
  std::vector<std::string> stages;
  each_step(rolled, [&](const Breakdown& breakdown, const Step& step) {
    if (breakdown.place >= play.openers()) return;
    auto stage = stage_text(step, breakdown);
    if (const auto side = breakdown.part().side) stage.add("side", json_word(side_word(*side)));
    stages.push_back(stage.close());
  });
  out.add("stages", json_list(stages));
  out.add("outcome", opening_outcome(rolled));
  for (std::size_t n = 0; n < play.openers(); ++n)
    add_effects(out, {rolled, n}, play.parts[n].side);
  std::vector<std::string> next;
  for (std::size_t n = 0; n < play.openers(); ++n) {
    const auto side = play.parts[n].side;
    add_next(next, {rolled, n}, side ? std::optional(opposite(*side)) : std::nullopt);
  }
  out.add("next", json_list(next));
}

std::string then_text(const Rolled& rolled, std::size_t n) {
  const auto& part = rolled.play->parts[n];
  ObjectText out;
  out.add("test", json_word(part.test->id));
  if (part.side) out.add("side", json_word(side_word(*part.side)));
  add_lists(out, part);
  if (!rolled.played.tests[n]) {
    out.add("outcome", "null");
    return out.close();
  }
  const Breakdown breakdown{rolled, n};
  add_flags(out, breakdown);
  out.add("stages", json_list(breakdown.steps(), [&](const Step& step) {
            return stage_text(step, breakdown).close();
          }));
  ObjectText outcome;
  add_outcome(outcome, breakdown, {});
  out.add("outcome", outcome.close());
  add_effects(out, breakdown, {});
  std::vector<std::string> next;
  add_next(next, breakdown, {});
  out.add("next", json_list(next));
  return out.close();
}

}  // namespace

std::string json(const Rolled& rolled, const Style& style) {
  const auto& play = *rolled.play;
  const auto& test = *play.parts.front().test;
  auto out = opened_text(test, style);
  add_flags(out, Breakdown{rolled, 0});
  out.add("seed", seed_json(rolled.seed).dump());
  add_rulings(out, played_rulings(play));
  add_house(out, test.house);
  add_lists(out, play.parts.front());
  out.add("dice", dice_text(rolled));
  add_opening(out, rolled);
  std::vector<std::string> then;
  for (const auto n : play.rest)
    if (rolled.played.tests[n] || !play.parts[n].at_once) then.push_back(then_text(rolled, n));
  if (!then.empty()) out.add("then", json_list(then));
  if (rolled.battle != nullptr) out.add("battle", json_text(news_json(*rolled.battle)));
  return line(out.close());
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
std::string chances_json(const Chances& chances, ObjectText out, const std::string& name,
                         Json first, const Make& make) {
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
  out.add(name, json_text(first));
  if (!then.empty()) out.add("then", json_text(then));
  return line(out.close());
}

ObjectText head(const Chances& chances, const Style& style) {
  const auto& first = chances.play->parts.front();
  const auto& test = *first.test;
  auto out = opened_text(test, style);
  if (test.ruleset.empty()) return out;  // plain dice
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
  out.add("seed", seed_json(counted.seed).dump());
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
