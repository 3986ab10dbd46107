#pragma once

#include <cstddef>
#include <string_view>

namespace nfw::report {

/// A character of a UTF-8 text: its code point, and how many bytes it takes; none where the text
/// begins with no valid character.
struct Character {
  char32_t code = 0;
  std::size_t bytes = 0;
};
Character first_character(std::string_view text);

/// False for what a terminal obeys instead of showing it: control characters, marks that turn the
/// direction of writing, line separators, characters without width.
bool is_printable(char32_t code);

/// Cells that a terminal shows a character in: 2 for most of East Asia's, 0 for accents that stand
/// on the letter before.
std::size_t cells(char32_t code);

}  // namespace nfw::report
