#include "nfw/base/spelling.hpp"

namespace nfw {

char without_accent(char32_t letter) {
  // '.' stands for one that has no accent to lose.
  constexpr std::string_view small = "aaaaaa.ceeeeiiii.nooooo..uuuuy..";
  constexpr char32_t first = 0xC0;
  constexpr char32_t last = 0xFF;
  if (letter < first || letter > last) return '\0';
  const char out = small[(letter - first) % small.size()];
  return out == '.' ? '\0' : out;
}

std::string folded(std::string_view text) {
  constexpr char of_latin = '\xc3';  // the first byte of U+00C0 to U+00FF
  constexpr char32_t first_of_latin = 0xC0;
  constexpr unsigned char bits = 0x3f;  // that a second byte adds
  constexpr char of_accents = '\xcc';   // ... and of accents that follow their letter
  std::string out(text.size(), '\0');
  std::size_t size = 0;
  for (std::size_t n = 0; n < text.size(); ++n) {
    const char c = text[n];
    const bool has_second = n + 1 < text.size();
    if (c == of_accents && has_second) {
      ++n;
    } else if (const char letter =
                   c == of_latin && has_second
                       ? without_accent(first_of_latin +
                                        (static_cast<unsigned char>(text[n + 1]) & bits))
                       : '\0';
               letter != '\0') {
      out[size++] = letter;
      ++n;
    } else {
      out[size++] = c >= 'A' && c <= 'Z'   ? static_cast<char>(c - 'A' + 'a')
                    : c == ' ' || c == '_' ? '-'
                                           : c;
    }
  }
  out.resize(size);
  return out;
}

}  // namespace nfw
