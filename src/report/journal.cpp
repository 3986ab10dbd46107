#include "journal.hpp"

#include <algorithm>

#include "digest.hpp"
#include "journal_events.hpp"
#include "journal_line.hpp"
#include "json.hpp"
#include "nfw/description.hpp"
#include "utf8.hpp"

namespace nfw::report {

namespace {

using battle::Entry;
using battle::EntryKind;
using battle::State;

std::string_view kind_of(const Entry& entry) {
  return entry_kinds.at(static_cast<std::size_t>(entry.kind));
}

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

const TestTable& form_of(const State& state, std::size_t record) {
  return state.kind(state[record]).form;
}

// A link by the handle of the record that it leads to; of none it is empty.
Json key_json(const State& state, std::size_t record, Slot key, Number value) {
  if (value.den == 0 || !leads(state, record, key))
    return fact_json(form_of(state, record).facts[key], value);
  return value.num == 0 ? "" : state[static_cast<std::size_t>(value.num)].handle;
}

// The line of an object, held to those before it.
std::string summed(const Json& object, std::string_view last_sum) {
  auto out = line(object);
  out.resize(out.size() - std::string_view("}\n").size());
  const auto sum = battle::digest(last_sum, out);
  return out + std::string(before_sum) + sum + "\"}\n";
}

Json file_json(const HouseFile& file) { return {{"name", file.name}, {"text", file.text}}; }

Json files_json(const std::vector<HouseFile>& files) {
  Json out = Json::array();
  for (const auto& file : files) out.push_back(file_json(file));
  return out;
}

Json facts_json(const TestTable& test, const std::vector<std::pair<Slot, Number>>& facts) {
  Json out = Json::object();
  for (const auto& [slot, value] : facts)
    out[std::string(test.facts[slot].id)] = fact_json(test.facts[slot], value);
  return out;
}

// For each seat what was taken from the state.
Json taken_json(const Entry& entry, const Evidence& evidence) {
  Json out = Json::array();
  for (std::size_t seat = 0; seat < entry.seats.size(); ++seat) {
    std::vector<std::pair<Slot, Number>> taken;
    for (const auto& one : evidence.file)
      if (one.seat == seat) taken.emplace_back(one.input, one.value);
    out.push_back(facts_json(evidence.deed->asks(), taken));
  }
  return out;
}

std::string faces_text(const std::vector<Face>& faces) {
  std::string out;
  for (const auto face : faces) out += (out.empty() ? "" : " ") + std::to_string(face);
  return out;
}

void add_dice(Json& out, const Entry& entry) {
  out["dice"] = Json::object();
  for (const auto& [roll, faces] : entry.dice) out["dice"][roll] = faces_text(faces);
  if (entry.seed) out["seed"] = seed_json(entry.seed);
  if (entry.typed) out["typed"] = true;
  if (entry.asked) out["asked"] = true;
}

// Of both, where two sides struck at once.
Json got_json(const Rolled& rolled) {
  Json out = Json::object();
  for (std::size_t place = 0; place < rolled.play->openers(); ++place) {
    const Breakdown breakdown{rolled, place};
    for (std::size_t n = 0; n < breakdown.outcome().size(); ++n) {
      const auto& value = breakdown.outcome()[n];
      if (value.kind != ValueKind::null && (value.kind == ValueKind::word || value.number != 0))
        out[key_of(breakdown.part().side, breakdown.test().outcome[n].id)] = value_json(value);
    }
  }
  return out;
}

// What a player said of a flag: true, a number, a word; of a list all of it.
Json said_json(const Fact& fact, const std::vector<std::string>& values) {
  const bool is_word =
      fact.kind == Kind::choice || fact.kind == Kind::choices || is_named_list(fact.kind);
  const auto one = [&](const std::string& value) {
    return is_word ? Json(value) : Json::parse(value);
  };
  if (fact.kind != Kind::choices && !is_list(fact.kind)) return one(values.front());
  Json out = Json::array();
  for (const auto& value : values) out.push_back(one(value));
  return out;
}

// What its rows of changes asked: whoever reads them reaches the same state without the dice.
Json asked_json(const Deed& deed, const Facts& facts) {
  std::vector<Slot> asked;
  const auto ask = [&](Slot slot) { asked.push_back(slot); };
  for_each_asked(deed.changes, ask);
  for_each_asked(deed.free, ask);
  std::ranges::sort(asked);
  asked.erase(std::unique(asked.begin(), asked.end()), asked.end());
  std::vector<std::pair<Slot, Number>> known;
  for (const auto slot : asked)
    if (facts.has(slot) && (facts[slot].num != 0 || deed.asks().facts[slot].kind != Kind::flag))
      known.emplace_back(slot, facts[slot]);
  auto out = facts_json(deed.asks(), known);
  for (const auto slot : asked)
    if (const auto names = facts.words(slot); !names.empty())
      out[std::string(deed.asks().facts[slot].id)] = value_json({ValueKind::list, 0, 1, names});
  return out;
}

void add_evidence(Json& out, const Entry& entry, const State& before, const Evidence& evidence) {
  if (evidence.deed != nullptr) out[std::string(kind_of(entry))] = evidence.deed->id;
  for (const auto seat : entry.seats) out["seats"].push_back(before[seat].handle);
  if (evidence.deed == nullptr) return;
  const auto& test = evidence.deed->asks();
  out["hand"] = Json::object();
  for (const auto& [flag, values] : entry.hand)
    out["hand"][flag] = said_json(test.facts[find_fact(test, flag)], values);
  if (!entry.said_rulings.empty()) out["rulings"] = entry.said_rulings;
  if (evidence.rolled != nullptr) {
    out["file"] = taken_json(entry, evidence);
    add_dice(out, entry);
    out["got"] = got_json(*evidence.rolled);
  }
  Json asked = Json::array();
  for (const auto& facts : evidence.facts) asked.push_back(asked_json(*evidence.deed, facts));
  if (std::ranges::any_of(asked, [](const Json& one) { return !one.empty(); }))
    out["facts"] = asked;
}

// What only one kind of entry has, and is read again.
void add_own(Json& out, const Entry& entry, const State& before) {
  if (entry.kind == EntryKind::open) {
    out["open"] = entry.deed;
    out["args"] = entry.args;
  }
  if (entry.kind == EntryKind::faces)
    out["faces"] = {{entry.fallen.roll, faces_text(entry.fallen.faces)}};
  if (entry.again != 0) out["again"] = entry.again;
  if (!entry.aside.empty()) out["aside"] = entry.aside;
  if (entry.edit != battle::Edit::none)
    out["edit"] = edit_kinds.at(static_cast<std::size_t>(entry.edit));
  if (entry.target != 0 || entry.edit == battle::Edit::put) out["target"] = entry.target;
  if (!entry.left.empty()) out["left"] = entry.left;
  if (entry.kind == EntryKind::count)
    for (const auto& [key, values] : entry.hand) {
      const auto& form = form_of(before, entry.seats.front());
      out["hand"][key] = said_json(form.facts[find_fact(form, key)], values);
    }
  if (!entry.ruling.empty()) out["ruling"] = entry.ruling;
  if (entry.house) out["house"] = file_json(*entry.house);
  if (entry.added.empty()) return;
  const auto with = battle::with_added(before, entry);
  for (auto n = before.records().size(); n < with.records().size(); ++n)
    out["records"].push_back(record_json(with, n));
}

}  // namespace

std::vector<battle::Fallen> fallen(const Rolled& rolled) {
  std::vector<battle::Fallen> out;
  each_step(rolled, [&](const Breakdown&, const Step& step) {
    if (step.faces.empty()) return;
    const auto id = roll_id(*step.roll.plan);
    auto there = std::ranges::find(out, id, &battle::Fallen::roll);
    if (there == out.end()) there = out.insert(there, {id, {}});
    there->faces.insert(there->faces.end(), step.faces.begin(), step.faces.end());
  });
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

namespace {

Json entry_json(const Entry& entry, const State& before, const Evidence& evidence) {
  Json out{{"n", entry.number},   {"at", entry.at},
           {"t", entry.turn},     {"r", before.rules().rounds[entry.round].id},
           {"k", kind_of(entry)}, {"said", entry.said}};
  add_evidence(out, entry, before, evidence);
  add_own(out, entry, before);
  for (const auto& later : evidence.follow) out["follow"].push_back(Json::parse(later));
  if (entry.anyway) out["anyway"] = true;
  if (!entry.why.empty()) out["why"] = entry.why;
  if (!entry.got.empty()) out["is"] = entry.got;
  if (entry.of != 0) out["of"] = entry.of;
  out["set"] = entry.added.empty() ? changes_json(before, entry.changes)
                                   : changes_json(battle::with_added(before, entry), entry.changes);
  return out;
}

}  // namespace

std::string entry_object(const Entry& entry, const State& before, const Evidence& evidence) {
  return line(entry_json(entry, before, evidence));
}

std::string entry_line(const Entry& entry, const State& before, const Evidence& evidence,
                       std::string_view last_sum) {
  return summed(entry_json(entry, before, evidence), last_sum);
}

}  // namespace nfw::report
