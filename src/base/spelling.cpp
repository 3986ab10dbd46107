#include "nfw/base/spelling.hpp"

namespace nfw {

namespace {

constexpr std::string_view plain(unsigned char second) {
  // The letters after U+00C0, big and small; '.' stands for one that has no accent to lose.
  constexpr std::string_view letters = "aaaaaa.ceeeeiiii.nooooo..uuuuy..";
  constexpr unsigned char first = 0x80;
  constexpr unsigned char mask = 0x1f;
  const auto place = static_cast<std::size_t>((second - first) & mask);
  return letters[place] == '.' ? std::string_view() : letters.substr(place, 1);
}

}  // namespace

std::string folded(std::string_view text) {
  constexpr char of_latin = '\xc3';    // the first byte of U+00C0 to U+00FF
  constexpr char of_accents = '\xcc';  // ... and of accents that follow their letter
  std::string out;
  for (std::size_t n = 0; n < text.size(); ++n) {
    const char c = text[n];
    const bool has_second = n + 1 < text.size();
    if (c == of_accents && has_second) {
      ++n;
    } else if (const auto letter = c == of_latin && has_second
                                       ? plain(static_cast<unsigned char>(text[n + 1]))
                                       : std::string_view();
               !letter.empty()) {
      out += letter;
      ++n;
    } else {
      out += c >= 'A' && c <= 'Z'   ? static_cast<char>(c - 'A' + 'a')
             : c == ' ' || c == '_' ? '-'
                                    : c;
    }
  }
  return out;
}

}  // namespace nfw
