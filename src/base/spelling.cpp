#include "nfw/base/spelling.hpp"

#include <algorithm>
#include <optional>

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

namespace {

// The characters of a name as they are once folded, one by one.
class Folding {
 public:
  explicit Folding(std::string_view text) : text_(text) {}

  // The next byte; none at the end.
  std::optional<char> next() {
    constexpr char of_accents = '\xcc';  // the first byte of accents that follow their letter
    while (at_ + 1 < text_.size() && text_[at_] == of_accents) at_ += 2;
    if (at_ == text_.size()) return {};
    const char letter = latin_letter();
    if (letter != '\0') {
      at_ += 2;
      return letter;
    }
    const char c = text_[at_++];
    if (c >= 'A' && c <= 'Z') return static_cast<char>(c - 'A' + 'a');
    return c == ' ' || c == '_' ? '-' : c;
  }

 private:
  // What a letter of two bytes is without its accent; '\0' for any other.
  [[nodiscard]] char latin_letter() const {
    constexpr char of_latin = '\xc3';  // the first byte of U+00C0 to U+00FF
    constexpr char32_t first_of_latin = 0xC0;
    constexpr unsigned char bits = 0x3f;  // that a second byte adds
    if (text_[at_] != of_latin || at_ + 1 == text_.size()) return '\0';
    return without_accent(first_of_latin + (static_cast<unsigned char>(text_[at_ + 1]) & bits));
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace

std::string folded(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  Folding letters(text);
  while (const auto letter = letters.next()) out += *letter;
  return out;
}

bool begins_folded(std::string_view name, std::string_view beginning) {
  Folding letters(name);
  return std::ranges::all_of(beginning, [&](char wanted) { return letters.next() == wanted; });
}

bool is_folded(std::string_view name, std::string_view whole) {
  Folding letters(name);
  return std::ranges::all_of(whole, [&](char wanted) { return letters.next() == wanted; }) &&
         !letters.next();
}

}  // namespace nfw
