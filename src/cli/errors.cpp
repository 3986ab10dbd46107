#include "errors.hpp"

#include <fmt/format.h>

#include "nfw/nearest.hpp"

namespace nfw::cli {

std::string did_you_mean(std::string_view word, const std::vector<std::string_view>& candidates,
                         Lang lang) {
  const auto best = nearest(word, candidates);
  if (best.empty()) return {};
  return fmt::format(fmt::runtime(lang == Lang::it ? "; forse '{}'?" : "; did you mean '{}'?"),
                     best);
}

std::string joined(const std::vector<std::string_view>& words) {
  return fmt::format("{}", fmt::join(words, ", "));
}

std::string dice_error(const DiceError& error, Lang lang) {
  const bool it = lang == Lang::it;
  const auto n = error.number();
  const auto* stage = error.stage();
  switch (error.kind()) {
    case DiceError::What::too_few:
      return fmt::format(
          fmt::runtime(it ? "--dice: dadi insufficienti: al tiro '{}' ({}) ne mancano {}"
                          : "--dice: too few dice: the roll '{}' ({}) needs {} more"),
          stage->id, say(stage->label, lang), n);
    case DiceError::What::no_such_face:
      return fmt::format(
          fmt::runtime(it ? "--dice: un dado non può dare {}: il tiro '{}' ammette da 1 a {}"
                          : "--dice: a die cannot show {}: the roll '{}' allows 1 to {}"),
          n, stage->id, stage->sides);
    default:
      return fmt::format(
          fmt::runtime(it ? (n == 1 ? "--dice: avanza {} dado: le regole ne tirano {}"
                                    : "--dice: avanzano {} dadi: le regole ne tirano {}")
                          : (n == 1 ? "--dice: {} die is left over: the rules roll {}"
                                    : "--dice: {} dice are left over: the rules roll {}")),
          n, error.used());
  }
}

}  // namespace nfw::cli
