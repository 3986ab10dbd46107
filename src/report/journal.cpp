#include "journal.hpp"

#include <algorithm>
#include <array>

#include "digest.hpp"
#include "json.hpp"
#include "utf8.hpp"

namespace nfw::report {

namespace {

using battle::Change;
using battle::Entry;
using battle::EntryKind;
using battle::State;
using What = JournalFault::What;

constexpr std::string_view before_sum = R"(,"sum":")";
constexpr std::array<std::string_view, 7> kinds{"test",  "act",  "set", "note",
                                                "round", "undo", "redo"};

// ---- values

Json fact_json(const Fact& fact, Number value) {
  if (value.den == 0) return nullptr;
  const auto n = static_cast<std::uint64_t>(value.num);
  if (fact.kind == Kind::flag) return n != 0;
  if (fact.kind == Kind::choice) return fact.values[n].id;
  if (fact.kind != Kind::choices) return number_json(value);
  Json out = Json::array();
  for (std::size_t place = 0; place < fact.values.size(); ++place)
    if (((n >> place) & 1U) != 0) out.push_back(fact.values[place].id);
  return out;
}

std::int64_t place_of(const Fact& fact, const Json& value) {
  const auto id = value.get<std::string>();
  const auto found = std::ranges::find(fact.values, id, &Choice::id);
  if (found == fact.values.end()) throw std::out_of_range(id);
  return found - fact.values.begin();
}

Number number_of(const Fact& fact, const Json& value) {
  if (value.is_null()) return {0, 0};
  if (fact.kind == Kind::flag) return {value.get<bool>() ? 1 : 0};
  if (fact.kind == Kind::choice) return {place_of(fact, value)};
  if (fact.kind != Kind::choices) return {value.get<std::int64_t>()};
  Number out;
  for (const auto& one : value)
    out.num |= std::int64_t{1} << static_cast<unsigned>(place_of(fact, one));
  return out;
}

const TestTable& form_of(const State& state, std::size_t record) {
  return state.kind(state[record]).form;
}

bool leads(const State& state, std::size_t record, Slot key) {
  const auto* link = state.link(record, key);
  return link != nullptr && link->to != no_place;
}

// A link by the handle of the record that it leads to; of none it is empty.
Json key_json(const State& state, std::size_t record, Slot key, Number value) {
  if (!leads(state, record, key)) return fact_json(form_of(state, record).facts[key], value);
  return value.num == 0 ? "" : state[static_cast<std::size_t>(value.num)].handle;
}

Number key_number(const State& state, std::size_t record, Slot key, const Json& value) {
  if (!leads(state, record, key)) return number_of(form_of(state, record).facts[key], value);
  const auto handle = value.get<std::string>();
  return handle.empty() ? Number{} : Number{static_cast<std::int64_t>(state.find(handle).value())};
}

// ---- writing

// The line of an object, held to those before it.
std::string summed(const Json& object, std::string_view last_sum) {
  auto out = line(object);
  out.resize(out.size() - std::string_view("}\n").size());
  const auto sum = battle::digest(last_sum, out);
  return out + std::string(before_sum) + sum + "\"}\n";
}

Json files_json(const std::vector<HouseFile>& files) {
  Json out = Json::array();
  for (const auto& file : files) out.push_back({{"name", file.name}, {"text", file.text}});
  return out;
}

Json record_json(const State& state, std::size_t place) {
  const auto& record = state[place];
  const auto& form = form_of(state, place);
  Json keys = Json::object();
  for (std::size_t n = 0; n < form.inputs.size(); ++n)
    if (const auto slot = static_cast<Slot>(n); record.keys.has(slot))
      keys[std::string(form.inputs[n].id)] = key_json(state, place, slot, record.keys[slot]);
  return {{"kind", form.id},
          {"handle", record.handle},
          {"name", record.name},
          {"in", state[record.in].handle},
          {"keys", keys}};
}

Json facts_json(const TestTable& test, const std::vector<std::pair<Slot, Number>>& facts) {
  Json out = Json::object();
  for (const auto& [slot, value] : facts)
    out[std::string(test.facts[slot].id)] = fact_json(test.facts[slot], value);
  return out;
}

// For each seat what was taken from the state.
Json file_json(const Entry& entry, const Evidence& evidence) {
  Json out = Json::array();
  for (std::size_t seat = 0; seat < entry.seats.size(); ++seat) {
    std::vector<std::pair<Slot, Number>> taken;
    for (const auto& one : evidence.file)
      if (one.seat == seat) taken.emplace_back(one.input, one.value);
    out.push_back(facts_json(evidence.deed->asks(), taken));
  }
  return out;
}

void add_dice(Json& out, const Evidence& evidence) {
  const Breakdown breakdown{*evidence.rolled, 0};
  Json dice = Json::object();
  for (const auto& step : breakdown.steps()) {
    std::string faces;
    for (const auto face : step.faces) faces += (faces.empty() ? "" : " ") + std::to_string(face);
    if (faces.empty()) continue;
    auto& all = dice[std::string(step.roll.plan->stage->id)];
    all = all.is_null() ? faces : all.get<std::string>() + " " + faces;
  }
  out["dice"] = dice;
  if (evidence.rolled->seed) out["seed"] = seed_json(evidence.rolled->seed);
  if (evidence.asked) out["asked"] = true;
}

Json got_json(const Rolled& rolled) {
  const Breakdown breakdown{rolled, 0};
  Json out = Json::object();
  for (std::size_t n = 0; n < breakdown.outcome().size(); ++n) {
    const auto& value = breakdown.outcome()[n];
    if (value.kind != ValueKind::null && (value.kind == ValueKind::word || value.number != 0))
      out[std::string(breakdown.test().outcome[n].id)] = value_json(value);
  }
  return out;
}

void add_evidence(Json& out, const Entry& entry, const State& before, const Evidence& evidence) {
  if (evidence.deed == nullptr) return;
  out[std::string(kinds.at(static_cast<std::size_t>(entry.kind)))] = evidence.deed->id;
  for (const auto seat : entry.seats) out["seats"].push_back(before[seat].handle);
  out["hand"] = facts_json(evidence.deed->asks(), evidence.by_hand);
  if (evidence.rolled == nullptr) return;
  out["file"] = file_json(entry, evidence);
  add_dice(out, evidence);
  out["got"] = got_json(*evidence.rolled);
}

}  // namespace

Json changes_json(const State& state, const battle::Changes& changes) {
  Json out = Json::array();
  for (const auto& [record, key, from, to] : changes) {
    const auto& fact = form_of(state, record).facts[key];
    out.push_back({state[record].handle + "." + std::string(fact.id),
                   key_json(state, record, key, from), key_json(state, record, key, to)});
  }
  return out;
}

std::string head_line(const JournalHead& head, const State& start) {
  Json out{{"nfw", "battle"},
           {"format", head.format},
           {"id", head.id},
           {"at", head.at},
           {"version", NFW_VERSION},
           {"rules", head.rules},
           {"rulings", head.rulings},
           {"house", files_json(head.house)},
           {"lists", files_json(head.lists)}};
  for (std::size_t n = 0; n < start.records().size(); ++n)
    out["records"].push_back(record_json(start, n));
  return summed(out, "");
}

std::string entry_line(const Entry& entry, const State& before, const Evidence& evidence,
                       std::string_view last_sum) {
  Json out{{"n", entry.number},
           {"at", entry.at},
           {"t", entry.turn},
           {"r", before.rules().rounds[entry.round].id},
           {"k", kinds.at(static_cast<std::size_t>(entry.kind))},
           {"said", entry.said}};
  add_evidence(out, entry, before, evidence);
  if (!entry.why.empty()) out["why"] = entry.why;
  if (!entry.got.empty()) out["is"] = entry.got;
  if (entry.of != 0) out["of"] = entry.of;
  out["set"] = changes_json(before, entry.changes);
  return summed(out, last_sum);
}

// ---- reading

namespace {

// The lines of a file, without their ends.
std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> out;
  text = text.substr(0, whole_lines(text));
  while (!text.empty()) {
    auto one = text.substr(0, text.find('\n'));
    text.remove_prefix(one.size() + 1);
    if (one.ends_with('\r')) one.remove_suffix(1);
    out.push_back(one);
  }
  return out;
}

// What a line says its digest is.
std::string_view sum_of(std::string_view line) {
  const auto at = line.rfind(before_sum);
  if (at == std::string_view::npos || !line.ends_with("\"}")) return {};
  line.remove_prefix(at + before_sum.size());
  line.remove_suffix(std::string_view("\"}").size());
  return line;
}

// Throws what the library of JSON throws, or JournalFault.
Json read_line(std::string_view line, std::string_view last_sum, std::size_t number) {
  const auto body = line.substr(0, line.rfind(before_sum));
  if (battle::digest(last_sum, body) != sum_of(line)) throw JournalFault(What::broken, number);
  return Json::parse(line);
}

std::vector<HouseFile> files_of(const Json& list) {
  std::vector<HouseFile> out;
  for (const auto& file : list)
    out.push_back({file.at("name").get<std::string>(), file.at("text").get<std::string>()});
  return out;
}

// What may be shown on a terminal: a file may come from anywhere.
std::string text_of(const Json& value) {
  auto out = value.get<std::string>();
  for (std::string_view left = out; !left.empty();) {
    const auto next = first_grapheme(left);
    if (!next.printable) throw std::out_of_range(out);
    left.remove_prefix(next.text.size());
  }
  return out;
}

// Whatever is not as it should be in a line whose digest is right was not written by us.
template <class Do>
auto in_line(std::size_t number, const Do& act) {
  try {
    return act();
  } catch (const JournalFault&) {
    throw;
  } catch (const std::exception&) {
    throw JournalFault(number == 1 ? What::none_of_ours : What::contradicts, number);
  }
}

State start_of(const Json& head, const BattleRules& rules) {
  State out(rules);
  bool first = true;
  for (const auto& one : head.at("records")) {
    const auto kind = std::ranges::find_if(rules.records, [&](const BattleRecord& record) {
      return record.form.id == one.at("kind").get<std::string>();
    });
    if (kind == rules.records.end()) throw std::out_of_range("kind");
    if (first != (kind == rules.records.begin())) throw std::out_of_range("kind");
    if (!first)
      out.add(static_cast<std::uint16_t>(kind - rules.records.begin()),
              out.find(one.at("in").get<std::string>()).value(), text_of(one.at("handle")),
              text_of(one.at("name")));
    first = false;
  }
  // A link may lead to a record further on.
  std::size_t place = 0;
  for (const auto& one : head.at("records")) {
    const auto& form = form_of(out, place);
    for (const auto& [id, value] : one.at("keys").items()) {
      const auto slot = find_fact(form, id);
      if (slot >= form.inputs.size()) throw std::out_of_range(id);
      out.keep(place, slot, key_number(out, place, slot, value));
    }
    ++place;
  }
  return out;
}

Change change_of(const Json& one, const State& state) {
  const auto name = one.at(0).get<std::string>();
  const auto dot = name.rfind('.');
  const auto record = state.find(name.substr(0, dot)).value();
  const auto& form = form_of(state, record);
  const auto key = find_fact(form, name.substr(dot + 1));
  if (key >= form.inputs.size()) throw std::out_of_range(name);
  return {record, key, key_number(state, record, key, one.at(1)),
          key_number(state, record, key, one.at(2))};
}

Entry entry_of(const Json& line, const State& state) {
  Entry out;
  out.number = line.at("n").get<std::int64_t>();
  out.at = line.at("at").get<std::string>();
  out.turn = line.at("t").get<std::int64_t>();
  const auto& rounds = state.rules().rounds;
  const auto round = std::ranges::find(rounds, line.at("r").get<std::string>(), &BattleRound::id);
  if (round == rounds.end()) throw std::out_of_range("r");
  out.round = static_cast<std::uint16_t>(round - rounds.begin());
  const auto kind = std::ranges::find(kinds, line.at("k").get<std::string>());
  if (kind == kinds.end()) throw std::out_of_range("k");
  out.kind = static_cast<EntryKind>(kind - kinds.begin());
  out.said = text_of(line.at("said"));
  out.why = text_of(line.value("why", Json("")));
  out.got = text_of(line.value("is", Json("")));
  out.of = line.value("of", std::int64_t{0});
  if (const auto seats = line.find("seats"); seats != line.end())
    for (const auto& seat : *seats)
      out.seats.push_back(state.find(seat.get<std::string>()).value());
  for (const auto& change : line.at("set")) out.changes.push_back(change_of(change, state));
  return out;
}

}  // namespace

std::size_t whole_lines(std::string_view text) {
  const auto last = text.rfind('\n');
  return last == std::string_view::npos ? 0 : last + 1;
}

JournalHead read_head(std::string_view text) {
  const auto all = lines_of(text);
  if (all.empty() || !all.front().starts_with(R"({"nfw":"battle")"))
    throw JournalFault(What::none_of_ours, 1);
  return in_line(1, [&] {
    // Its format first: a newer one may say its digest in another way.
    const auto line = Json::parse(all.front());
    JournalHead out;
    out.format = line.at("format").get<int>();
    if (out.format > journal_format) throw JournalFault(What::newer, 1);
    read_line(all.front(), "", 1);
    out.id = line.at("id").get<std::string>();
    out.at = line.at("at").get<std::string>();
    out.rules = line.at("rules").get<std::string>();
    out.rulings = line.at("rulings").get<std::vector<std::string>>();
    out.house = files_of(line.at("house"));
    out.lists = files_of(line.at("lists"));
    return out;
  });
}

battle::Journal read_entries(std::string_view text, const BattleRules& rules) {
  const auto all = lines_of(text);
  battle::Journal out(in_line(1, [&] { return start_of(Json::parse(all.front()), rules); }));
  for (std::size_t n = 1; n < all.size(); ++n)
    in_line(n + 1,
            [&] { out.add(entry_of(read_line(all[n], sum_of(all[n - 1]), n + 1), out.state())); });
  return out;
}

std::string last_sum(std::string_view text) { return std::string(sum_of(lines_of(text).back())); }

}  // namespace nfw::report
