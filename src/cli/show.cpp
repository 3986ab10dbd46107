#include "show.hpp"

#include "program.hpp"

namespace nfw::cli {

namespace {

bool unicode_terminal(const World& world) {
  for (const auto* name : {"LC_ALL", "LC_CTYPE", "LANG"})
    if (const auto value = world.env(name); value && !value->empty())
      return value->find("UTF-8") != std::string::npos || value->find("utf8") != std::string::npos;
  return false;
}

}  // namespace

int show_odds(const report::Chances& chances, const Context& context) {
  const auto& a = context.arguments;
  context.world.out(
      a.json    ? report::odds_json(chances, NFW_VERSION)
      : a.quiet ? report::odds_lines(chances)
                : report::odds_text(chances, context.style, {unicode_terminal(context.world)}));
  return resolved;
}

int show_counts(const report::Chances& chances, const report::Counted& counted,
                const Context& context) {
  const auto& a = context.arguments;
  context.world.out(a.json    ? report::repeat_json(chances, counted, NFW_VERSION)
                    : a.quiet ? report::repeat_lines(chances, counted)
                              : report::repeat_text(chances, counted, context.style));
  return resolved;
}

report::Chances odds_or_none(report::Chances chances,
                             const std::function<std::vector<Odds>()>& work_out) {
  try {
    chances.odds = work_out();
  } catch (const TooManyWays&) {
    chances.rulings.clear();
    for (const auto& link : *chances.chain)
      chances.odds.push_back({std::vector<Law>(link.test->outcome.size())});
  }
  return chances;
}

}  // namespace nfw::cli
