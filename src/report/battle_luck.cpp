#include "battle_luck.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "battle.hpp"
#include "chances.hpp"
#include "grid.hpp"
#include "layout.hpp"

namespace nfw::report {

namespace {

void add(std::vector<LuckSum>& kinds, const LuckTest& test) {
  auto sum = std::ranges::find_if(kinds, [&](const LuckSum& one) {
    return one.deed == test.deed && one.row == test.row;  // tests may have the same rows
  });
  if (sum == kinds.end()) sum = kinds.insert(sum, LuckSum{test.deed, test.row});
  ++sum->tests;
  sum->fallen += test.fall.fallen;
  sum->law = convolved(sum->law, test.fall.law);
}

}  // namespace

void add_up(Luck& luck, const battle::State& start, std::string_view head) {
  constexpr double part = 16;  // of all figures
  std::int64_t strength = 0;
  for (std::size_t n = 0; n < start.records().size(); ++n)
    if (const auto slot = start.kind(start[n]).strength; slot != no_slot)
      strength += start.known(n).count(slot);
  luck.clock = static_cast<double>(strength) / part;
  const auto& state = *luck.state;
  for (std::size_t side = 1; side < state.records().size(); ++side) {
    if (state.side_of(side) != side) continue;
    SideLuck out{side};
    battle::FairShare fair(luck.clock);
    for (const auto& test : luck.tests) {
      if (test.side != side) continue;
      add(out.kinds, test);
      fair.add(test.fall);
    }
    std::ranges::stable_sort(out.kinds, {}, [](const LuckSum& one) { return one.deed; });
    out.filled = fair.filled();
    out.fair = fair.luckier(battle::tie_of(head, state[side].handle));
    luck.sides.push_back(std::move(out));
  }
}

std::string kind_words(const LuckSum& sum, const Luck& luck, Lang lang) {
  const auto& measure = luck.state->rules().measures[sum.row->unit];
  return fmt::format("{}, {}", say(sum.deed->test->title, lang), plural(measure.label, lang));
}

std::string fair_words(const SideLuck& side, Lang lang) {
  return fmt::format(
      fmt::runtime(pick(lang, "{}, of a clock that is {} full", "{}, con l'orologio pieno al {}")),
      percent(side.fair, lang), percent(side.filled, lang));
}

std::string_view luck_explained(Lang lang) {
  return pick(lang,
              "luckier: how likely the same tests, rolled again as they stood, do better. Fair "
              "share: how likely a battle of fair dice does better, whatever was tested. Its clock "
              "is full after a battle's worth of dice; until then the rest is drawn by lot.",
              "più fortuna: quanto è probabile che gli stessi test, ritirati com'erano, vadano "
              "meglio. Quota equa: quanto è probabile che con dadi equi una battaglia vada meglio, "
              "qualunque test si sia fatto. L'orologio è pieno dopo i dadi di una battaglia; prima "
              "il resto è sorteggiato.");
}

namespace {

std::string left_out(const Luck& luck, Lang lang) {
  if (luck.left_out == 0) return {};
  return paragraph(
      "",
      words(fmt::format(
          fmt::runtime(pick(lang, "Left out, not taken so today or without exact odds: {}.",
                            "Non contati, oggi non sarebbero così o senza "
                            "probabilità esatte: {}.")),
          luck.left_out)),
      0);
}

}  // namespace

std::string text(const Luck& luck, const Style& style) {
  const auto lang = style.lang;
  const auto number = [&](double n) { return decimal(fmt::format("{:.1f}", n), lang); };
  std::string out;
  for (const auto& side : luck.sides) {
    if (side.kinds.empty()) continue;
    Grid grid{.heading = {std::string(name_of(*luck.state, side.side))},
              .numbers = {false, true, true, true, true, true}};
    for (const auto& word :
         {Text{"tests", "test"}, Text{"rolled", "tirati"}, Text{"expected", "attesi"},
          Text{"spread", "scarto"}, Text{"luckier", "più fortuna"}})
      grid.heading.emplace_back(say(word, lang));
    for (const auto& sum : side.kinds)
      grid.rows.push_back({kind_words(sum, luck, lang), fmt::format("{}", sum.tests),
                           fmt::format("{}", sum.fallen), number(sum.law.mean()),
                           number(std::sqrt(sum.law.variance())), percent(sum.luckier(), lang)});
    out += grid.text();
    out += paragraph(pick(lang, "Fair share", "Quota equa"), words(fair_words(side, lang))) + "\n";
  }
  const auto says = out.empty() ? pick(lang, "No dice yet from which luck could be told.",
                                       "Ancora nessun dado da cui si possa dire la fortuna.")
                                : luck_explained(lang);
  return out + paragraph("", words(says), 0) + left_out(luck, lang);
}

}  // namespace nfw::report
