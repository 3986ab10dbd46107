#pragma once

#include <array>
#include <string_view>

namespace nfw::report {

/// What is searched for is in small letters and figures; '\0' stands for anything else.
inline constexpr auto plain_ascii = [] {
  std::array<char, 128> out{};
  for (char c = '0'; c <= '9'; ++c) out.at(static_cast<std::size_t>(c)) = c;
  for (char c = 'a'; c <= 'z'; ++c) {
    out.at(static_cast<std::size_t>(c)) = c;
    out.at(static_cast<std::size_t>(c) - 'a' + 'A') = c;
  }
  return out;
}();

/// Takes a character beyond ASCII from a text: a letter of Italian or of its neighbours without its
/// accent.
char take_accented(std::string_view& text);

/// No word is longer: what follows is left out.
inline constexpr std::size_t most_letters = 64;

/// Calls `see` with each word of a text, in small letters and figures without accents.
template <class See>
void each_plain_word(std::string_view text, const See& see) {
  std::array<char, most_letters> word;  // NOLINT: filled before it is read, and this is hot
  std::size_t size = 0;
  const auto end_word = [&] {
    if (size > 0) see(std::string_view(word.data(), size));
    size = 0;
  };
  while (!text.empty()) {
    const auto first = static_cast<unsigned char>(text[0]);
    char letter = '\0';
    if (first < plain_ascii.size()) {
      letter = plain_ascii[first];
      text.remove_prefix(1);
    } else {
      letter = take_accented(text);
    }
    if (letter == '\0')
      end_word();
    else if (size < most_letters)
      word[size++] = letter;
  }
  end_word();
}

/// "30", "7.5".
inline bool is_figures(std::string_view word) {
  return word.find_first_not_of("0123456789.") == std::string_view::npos;
}

}  // namespace nfw::report
