#include "json.hpp"
#include "roll.hpp"

namespace nfw::report {

namespace {

Json dice_json(const RolledDice& rolled) {
  Json out = Json::array();
  for (const auto& part : rolled.parts)
    for (const auto face : part.faces) out.push_back(face);
  return out;
}

}  // namespace

std::string json(const RolledTotals& totals, const Style& style) {
  Json dice = Json::array();
  Json rolls = Json::array();
  std::string expressions;
  for (std::size_t n = 0; n < totals.rolled.size(); ++n) {
    const auto& text = totals.expressions[n].text;
    auto faces = dice_json(totals.rolled[n]);
    dice.insert(dice.end(), faces.begin(), faces.end());
    expressions += (n == 0 ? "" : " ") + text;
    rolls.push_back({{"expression", text},
                     {"dice", std::move(faces)},
                     {"outcome", {{"total", totals.rolled[n].total}}}});
  }
  auto out = opened({{"test", "roll"},
                     {"expression", expressions},
                     {"seed", seed_json(totals.seed)},
                     {"dice", std::move(dice)}},
                    style);
  if (rolls.size() == 1)
    out["outcome"] = rolls.front()["outcome"];
  else
    out["rolls"] = std::move(rolls);
  return line(out);
}

}  // namespace nfw::report
