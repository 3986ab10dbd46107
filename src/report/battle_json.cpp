#include <algorithm>
#include <cmath>

#include "battle.hpp"
#include "battle_luck.hpp"
#include "json.hpp"

namespace nfw::report {

namespace {

using battle::State;

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
  Json out{{"entry", news.entry}, {"changes", changes_json(*news.now, news.changes)}, {"due", due}};
  for (const auto& one : news.instead) {
    const auto& name = news.deed->asks().inputs[one.said].id;
    auto& all = out["by_hand"];
    if (std::ranges::find(all, name) == all.end()) all.push_back(name);
  }
  return out;
}

std::string json(const BattleNews& news, const Style& style) {
  auto out = opened({{"rules", news.deed->asks().ruleset},
                     {news.deed->test != nullptr ? "test" : "act", news.deed->id}},
                    style);
  out["battle"] = news_json(news);
  return line(out);
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
  const auto numbered = numbered_dues(state);
  for (const auto& due : battle::dues(state)) {
    if (!knows(state, viewer, due.record)) continue;
    Json one{{"n", number_of(due, numbered)}};
    one.update(due_json(state, due));
    one["must"] = due.row->must;
    if (due.row->by_enemy) one["by_enemy"] = true;
    out["due"].push_back(std::move(one));
  }
  return line(out);
}

std::string json(const Luck& luck, const Style& style) {
  Json sides = Json::array();
  for (const auto& side : luck.sides) {
    Json kinds = Json::array();
    for (const auto& sum : side.kinds)
      kinds.push_back({{"test", sum.deed->id},
                       {"key", sum.key().id},
                       {"unit", luck.state->rules().measures[sum.row->unit].id},
                       {"less", sum.row->less},
                       {"tests", sum.tests},
                       {"fallen", sum.fallen},
                       {"expected", sum.law.mean()},
                       {"spread", std::sqrt(sum.law.variance())},
                       {"luckier", sum.luckier()}});
    sides.push_back({{"side", (*luck.state)[side.side].handle},
                     {"name", name_of(*luck.state, side.side)},
                     {"tests", std::move(kinds)},
                     {"fair", {{"luckier", side.fair}, {"filled", side.filled}}}});
  }
  return line(opened(
      {{"rules", luck.ruleset},
       {"luck", {{"clock", luck.clock}, {"left_out", luck.left_out}, {"sides", std::move(sides)}}}},
      style));
}

}  // namespace nfw::report
