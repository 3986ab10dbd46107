#include "roll.hpp"

#include <fmt/format.h>

#include "layout.hpp"

namespace nfw::report {

namespace {

std::string dice_text(const RolledPart& rolled) {
  constexpr std::size_t most_shown = 60;
  std::string out;
  for (std::size_t n = 0; n < rolled.dice.size(); ++n) {
    if (n == most_shown) return out + " ...";
    const auto& die = rolled.dice[n];
    out += n == 0 ? "" : " ";
    out += die.counts ? fmt::format("{}", die.value) : fmt::format("({})", die.value);
  }
  return out;
}

std::string sum_text(const RolledDice& rolled) {
  std::string out;
  for (const auto& one : rolled.parts) {
    out += one.part.sign < 0 ? "- " : out.empty() ? "" : "+ ";
    if (one.part.sides == 0)
      out += fmt::format("{} ", one.part.count);
    else
      out += fmt::format("[{}]{} ", dice_text(one),
                         one.part.divisor > 1 ? fmt::format("/{}", one.part.divisor) : "");
  }
  return fmt::format("{}= {}", out, rolled.total);
}

}  // namespace

std::string text(const RolledTotals& totals, const Style& style) {
  std::string out;
  bool explodes = false;
  for (std::size_t n = 0; n < totals.rolled.size(); ++n) {
    const auto& expression = totals.expressions[n];
    explodes = explodes || expression.explodes();
    out += paragraph(totals.rolled.size() > 1 ? expression.text : "",
                     words(sum_text(totals.rolled[n])), totals.rolled.size() > 1 ? label_width : 0);
  }
  if (explodes)
    out += fmt::format(fmt::runtime(pick(style.lang, "A die explodes at most {} times.\n",
                                         "Un dado esplode al più {} volte.\n")),
                       most_explosions);
  if (totals.seed) out += fmt::format("{} {}\n", pick(style.lang, "Seed", "Seme"), *totals.seed);
  return out;
}

std::string lines(const RolledTotals& totals, const Style& /*style*/) {
  std::string out;
  for (const auto& rolled : totals.rolled) out += fmt::format("{}\n", rolled.total);
  return out;
}

}  // namespace nfw::report
