#include <cmath>

#include <fmt/format.h>

#include "battle_luck.hpp"
#include "chances.hpp"
#include "page.hpp"

namespace nfw::report {

namespace {

std::string table(const Luck& luck, const SideLuck& side, Lang lang) {
  const auto number = [&](double n) { return decimal(fmt::format("{:.1f}", n), lang); };
  std::string out = "<table><thead><tr><th></th>";
  for (const auto& word : {Text{"tests", "test"}, Text{"rolled", "tirati"},
                           Text{"expected", "attesi"}, Text{"luckier", "più fortuna"}})
    out += fmt::format("<th>{}</th>", say(word, lang));
  out += "</tr></thead>\n<tbody>";
  for (const auto& sum : side.kinds)
    out += fmt::format("<tr><td>{}</td><td>{}</td><td>{}</td><td>{} ± {}</td><td>{}</td></tr>\n",
                       escaped(kind_words(sum, luck, lang)), sum.tests, sum.fallen,
                       number(sum.law.mean()), number(std::sqrt(sum.law.variance())),
                       percent(sum.luckier(), lang));
  return out + "</tbody></table>\n";
}

// What fell beyond what was to be expected, test by test, up where that was lucky; and the bounds
// that it is between eight times of ten.
std::string plot(const Luck& luck, std::size_t side, std::size_t unit, Lang lang) {
  constexpr double low_share = 0.1;
  constexpr double high_share = 0.9;
  CountLaw law;
  std::int64_t fallen = 0;
  std::map<std::int64_t, double> turns;  // where each begins
  Points so_far{{0, 0}};
  Points low{{0, 0}};
  Points high{{0, 0}};
  double most = 1;
  for (const auto& test : luck.tests) {
    if (test.side != side || test.row->unit != unit) continue;
    law = convolved(law, test.fall.less ? mirrored(test.fall.law) : test.fall.law);
    fallen += test.fall.less ? -test.fall.fallen : test.fall.fallen;
    const auto x = so_far.back().x + 1;
    const auto beyond = [&](std::int64_t n) { return static_cast<double>(n) - law.mean(); };
    so_far.push_back({x, beyond(fallen)});
    low.push_back({x, beyond(law.quantile(low_share))});
    high.push_back({x, beyond(law.quantile(high_share))});
    turns.try_emplace(test.turn, x);
    for (const auto* points : {&so_far, &low, &high})
      most = std::max(most, std::abs(points->back().y));
  }
  if (so_far.size() == 1) return {};
  constexpr Plot::Size size{360, 120, 28};
  most = std::ceil(most);
  Plot out(size, {0, so_far.back().x}, {-most, most});
  out.band(low, high, "band");
  for (const auto y : {-most, 0.0, most}) out.mark_y(y, y == 0 ? "0" : fmt::format("{:+.0f}", y));
  for (const auto& [turn, x] : turns) out.mark_x(x, fmt::format("{}", turn));
  out.line(so_far, side == luck.sides.front().side ? "one" : "two");
  const auto& measure = plural(luck.state->rules().measures[unit].label, lang);
  const auto words = fmt::format(
      fmt::runtime(pick(lang,
                        "{} beyond what was to be expected, up is lucky; by turns; grey: "
                        "eight of ten fair battles",
                        "{} oltre quanto atteso, in alto è fortuna; per turni; in grigio: otto "
                        "battaglie eque su dieci")),
      measure);
  return fmt::format("<figure>{}<figcaption>{}</figcaption></figure>\n",
                     out.svg("whole", fmt::format("{}: {:+.1f}", words, so_far.back().y)),
                     escaped(words));
}

}  // namespace

std::string luck_html(const Luck& luck, Lang lang) {
  std::string out;
  for (const auto& side : luck.sides) {
    if (side.kinds.empty()) continue;
    out += fmt::format("<h3>{}</h3>\n", escaped(name_of(*luck.state, side.side)));
    out += table(luck, side, lang);
    out += fmt::format("<p class=\"quiet\">{}: {}</p>\n", pick(lang, "Fair share", "Quota equa"),
                       escaped(fair_words(side, lang)));
    for (std::size_t unit = 0; unit < luck.state->rules().measures.size(); ++unit)
      out += plot(luck, side.side, unit, lang);
  }
  return out + fmt::format("<p class=\"quiet\">{}</p>\n", escaped(luck_explained(lang)));
}

}  // namespace nfw::report
