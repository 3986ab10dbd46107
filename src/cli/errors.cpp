#include "errors.hpp"

#include <algorithm>

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

namespace {

// Bytes of the UTF-8 character that a text begins with; 0 where it begins with none.
std::size_t character(std::string_view text) {
  constexpr unsigned char two = 0xC2;
  constexpr unsigned char three = 0xE0;
  constexpr unsigned char four = 0xF0;
  constexpr unsigned char past = 0xF5;
  const auto first = static_cast<unsigned char>(text[0]);
  if (first < 0x80U) return 1;
  if (first < two || first >= past) return 0;
  const std::size_t length = first < three ? 2 : (first < four ? 3 : 4);
  if (text.size() < length) return 0;
  for (const char c : text.substr(1, length - 1))
    if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U) return 0;
  return length;
}

}  // namespace

std::string printable(std::string_view text) {
  constexpr std::size_t longest = 1000;
  constexpr unsigned char blank = 0x20;
  constexpr unsigned char rubout = 0x7F;
  std::string out;
  for (auto left = text.substr(0, longest); !left.empty();) {
    const auto byte = static_cast<unsigned char>(left[0]);
    const auto length = byte < blank || byte == rubout ? 0 : character(left);
    out += length == 0 ? fmt::format("\\x{:02x}", byte) : std::string(left.substr(0, length));
    left.remove_prefix(std::max<std::size_t>(length, 1));
  }
  return text.size() > longest ? out + "..." : out;
}

std::string too_many_ways(const TooManyWays& error, Lang lang) {
  const bool it = lang == Lang::it;
  const bool sum = error.kind() == TooManyWays::What::dice_of_a_sum;
  return fmt::format(
      fmt::runtime(sum ? (it ? "i dadi del tiro '{}' sono troppi da sommare esattamente: al più {}"
                             : "the roll '{}' has too many dice to add up exactly: at most {}")
                       : (it ? "troppe vie al tiro '{}' per le probabilità esatte: oltre {} passi "
                               "o stati; numeri "
                               "più "
                               "piccoli, o --repeat"
                             : "too many ways through the roll '{}' for exact odds: more than {} "
                               "steps or states; "
                               "smaller counts, or --repeat")),
      error.roll(), error.limit());
}

std::string dice_error(const DiceError& error, Lang lang) {
  const bool it = lang == Lang::it;
  const auto n = error.number();
  switch (error.kind()) {
    case DiceError::What::too_few:
      return fmt::format(fmt::runtime(it ? "dadi insufficienti: al tiro '{}' ({}) ne mancano {}"
                                         : "too few dice: the roll '{}' ({}) needs {} more"),
                         error.roll(), say(error.label(), lang), n);
    case DiceError::What::no_such_face:
      return fmt::format(fmt::runtime(it ? "un dado non può dare {}: il tiro '{}' ammette da 1 a {}"
                                         : "a die cannot show {}: the roll '{}' allows 1 to {}"),
                         n, error.roll(), error.sides());
    default:
      return fmt::format(fmt::runtime(it ? (n == 1 ? "avanza {} dado: le regole ne tirano {}"
                                                   : "avanzano {} dadi: le regole ne tirano {}")
                                         : (n == 1 ? "{} die is left over: the rules roll {}"
                                                   : "{} dice are left over: the rules roll {}")),
                         n, error.used());
  }
}

}  // namespace nfw::cli
