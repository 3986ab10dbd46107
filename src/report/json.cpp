#include <nlohmann/json.hpp>

#include "report.hpp"

namespace nfw::report {

namespace {

using Json = nlohmann::ordered_json;

Json value_json(const Value& value) {
  switch (value.kind) {
    case ValueKind::number:
      if (value.parts == 1) return value.number;
      return static_cast<double>(value.number) / static_cast<double>(value.parts);
    case ValueKind::flag: return value.number != 0;
    case ValueKind::word: return std::string(value.word);
    default: return nullptr;
  }
}

Json row_json(const Applied& applied, const TestTable& test, const Facts& facts) {
  Json out{{"id", applied.row->id},
           {"value", applied.value},
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
  if (stage.kind == StageKind::pool) out["count"] = step.roll.count;
  if (plan.pool.size() > 1) out["pool"] = rows_json(plan.pool, breakdown);
  out["dice"] = step.faces;
  if (stage.kind == StageKind::pool) out["need"] = plan.need();
  out["modifiers"] = rows_json(plan.modifiers, breakdown);
  if (stage.kind == StageKind::pool) {
    out["successes"] = step.answer.value;
    return out;
  }
  out["total"] = step.answer.value + plan.bonus;
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

std::string json(const Breakdown& breakdown, std::string_view version) {
  const auto& test = breakdown.test();
  Json out{{"schema", 1}, {"version", version}, {"rules", test.ruleset}, {"test", test.id}};
  out["seed"] = breakdown.seed ? Json(*breakdown.seed) : Json(nullptr);
  if (const auto rulings = played_rulings(test, breakdown.facts()); !rulings.empty())
    for (const auto& [id, value] : rulings) out["rulings"][std::string(id)] = value;
  Json dice = Json::array();
  Json stages = Json::array();
  for (const auto& step : breakdown.resolved->steps) {
    for (const auto face : step.faces) dice.push_back(face);
    stages.push_back(stage_json(step, breakdown));
  }
  out["dice"] = std::move(dice);
  out["stages"] = std::move(stages);
  Json outcome = Json::object();
  for (std::size_t key = 0; key < test.outcome.size(); ++key) {
    const auto& value = breakdown.outcome()[key];
    if (value.kind == ValueKind::null && test.outcome[key].optional) continue;
    outcome[std::string(test.outcome[key].id)] = value_json(value);
  }
  out["outcome"] = std::move(outcome);
  Json effects = Json::array();
  for (const auto* effect : breakdown.resolved->conclusion.effects)
    if (!effect->id.empty()) effects.push_back(effect->id);
  if (!effects.empty()) out["effects"] = std::move(effects);
  Json next = Json::array();
  for (const auto& command : next_commands(breakdown))
    next.push_back(
        {{"test", command.row->test}, {"args", command.args}, {"why", command.row->why}});
  out["next"] = std::move(next);
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

}  // namespace nfw::report
