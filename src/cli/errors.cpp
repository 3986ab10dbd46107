#include "errors.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "nfw/base/nearest.hpp"
#include "nfw/expression.hpp"

namespace nfw::cli {

std::string did_you_mean(std::string_view word, const std::vector<std::string_view>& candidates,
                         Lang lang) {
  const auto best = nearest(word, candidates);
  if (best.empty()) return {};
  return sentence(lang, "; did you mean '{}'?", "; forse '{}'?", best);
}

std::string joined(const std::vector<std::string_view>& words) {
  return fmt::format("{}", fmt::join(words, ", "));
}

std::string allowed_are(const std::vector<std::string_view>& words, Lang lang) {
  if (words.empty()) return sentence(lang, "nothing is allowed now", "ora nulla è ammesso");
  return words.size() == 1 ? sentence(lang, "allowed is {}", "è ammesso {}", words.front())
                           : sentence(lang, "allowed are {}", "sono ammessi {}", joined(words));
}

std::string there_are(const std::vector<std::string_view>& names, Lang lang) {
  if (names.empty())
    return sentence(lang, "nobody can be named here now", "qui ora non si può nominare nessuno");
  return names.size() == 1 ? sentence(lang, "there is {}", "c'è {}", names.front())
                           : sentence(lang, "there are {}", "ci sono {}", joined(names));
}

std::string complaint(std::string_view line) { return fmt::format("nfw: {}\n", printable(line)); }

std::string with_short_words(std::string_view line) {
  constexpr std::size_t longest = 200;
  constexpr std::size_t kept = 40;  // of its beginning and its end
  std::string out;
  while (!line.empty()) {
    auto word = line.substr(0, line.find(' '));
    line.remove_prefix(std::min(word.size() + 1, line.size()));
    if (word.size() <= longest)
      out += word;
    else
      out.append(word.substr(0, kept)).append("...").append(word.substr(word.size() - kept));
    if (!line.empty()) out += ' ';
  }
  return out;
}

std::string too_many_ways(const TooManyWays& error, Lang lang) {
  if (error.kind() == TooManyWays::What::dice_of_a_sum)
    return sentence(lang, "the roll '{}' has too many dice to add up exactly: at most {}",
                    "i dadi del tiro '{}' sono troppi da sommare esattamente: al più {}",
                    error.roll(), error.limit());
  return sentence(lang,
                  "too many ways through the roll '{}' for exact odds: more than {} steps or "
                  "states; smaller counts, or --repeat",
                  "troppe vie al tiro '{}' per le probabilità esatte: oltre {} passi o stati; "
                  "numeri più piccoli, o --repeat",
                  error.roll(), error.limit());
}

std::string dice_error(const DiceError& error, Lang lang) {
  const auto n = error.number();
  switch (error.kind()) {
    case DiceError::What::too_few:
      return sentence(lang, "too few dice: the roll '{}' ({}) needs {} more",
                      "dadi insufficienti: al tiro '{}' ({}) ne mancano {}", error.roll(),
                      say(error.label(), lang), n);
    case DiceError::What::no_such_face:
      return sentence(lang, "a die cannot show {}: the roll '{}' allows 1 to {}",
                      "un dado non può dare {}: il tiro '{}' ammette da 1 a {}", n, error.roll(),
                      error.sides());
    case DiceError::What::too_many:
      return sentence(lang, "the roll '{}' ({}) would take {} dice: at most {}",
                      "il tiro '{}' ({}) richiederebbe {} dadi: al più {}", error.roll(),
                      say(error.label(), lang), n, most_dice);
    default:
      return n == 1 ? sentence(lang, "{} die is left over: the rules roll {}",
                               "avanza {} dado: le regole ne tirano {}", n, error.used())
                    : sentence(lang, "{} dice are left over: the rules roll {}",
                               "avanzano {} dadi: le regole ne tirano {}", n, error.used());
  }
}

}  // namespace nfw::cli
