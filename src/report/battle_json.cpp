#include "battle.hpp"
#include "json.hpp"

namespace nfw::report {

namespace {

using battle::State;

bool knows(const State& state, const Viewer& viewer, std::size_t record) {
  return !viewer || !state.is_hidden_from(*viewer, record);
}

// "id", of a test or an act, and "seat", who takes it.
Json due_json(const State& state, const battle::Due& due) {
  return {{"id", state.rules().deeds[due.row->deed].id}, {"seat", state[due.record].handle}};
}

Json time_json(const State& state) {
  const auto& round = state.rules().rounds[state.round()];
  Json out{{"rules", state.rules().list->ruleset}, {"turn", state.turn()}, {"round", round.id}};
  if (state.step() < round.steps.size()) out["step"] = round.steps[state.step()].id;
  return opened(out);
}

}  // namespace

Json news_json(const BattleNews& news) {
  Json due = Json::array();
  for (const auto& one : battle::dues(*news.now))
    if (one.row->must) due.push_back(due_json(*news.now, one));
  return {{"entry", news.entry}, {"changes", changes_json(*news.now, news.changes)}, {"due", due}};
}

std::string state_json(const State& state, const Viewer& viewer) {
  auto out = time_json(state);
  out["records"] = Json::array();
  for (std::size_t n = 0; n < state.records().size(); ++n) {
    if (!knows(state, viewer, n)) continue;
    auto record = record_json(state, n);
    if (state.is_gone(n)) record["gone"] = true;
    out["records"].push_back(std::move(record));
  }
  return line(out);
}

std::string dues_json(const State& state, const Viewer& viewer) {
  auto out = time_json(state);
  out["due"] = Json::array();
  int n = 0;
  for (const auto& due : battle::dues(state)) {
    ++n;
    if (!knows(state, viewer, due.record)) continue;
    Json one{{"n", n}};
    one.update(due_json(state, due));
    one["must"] = due.row->must;
    if (due.row->by_enemy) one["by_enemy"] = true;
    out["due"].push_back(std::move(one));
  }
  return line(out);
}

}  // namespace nfw::report
