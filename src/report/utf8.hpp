#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace nfw::report {

/// A character of a UTF-8 text: its code point, and how many bytes it takes; none where the text
/// begins with no valid character.
struct Character {
  char32_t code = 0;
  std::size_t bytes = 0;
};
Character first_character(std::string_view text);

/// What a reader takes for one character: a letter with its accents, a sign with its variant, an
/// emoji of several joined ones. A byte that is no valid character is one of its own.
struct Grapheme {
  std::string_view text;
  std::size_t cells = 1;  // that a terminal shows it in: 2 for most of East Asia's and emoji
  /// False for what a terminal obeys instead of showing it, and for what shows nothing: control
  /// characters, marks that turn the direction of writing, line separators, joiners that join
  /// nothing.
  bool printable = false;
};
/// Whether each of its bytes is a printable one of ASCII, and so a grapheme of one cell.
bool is_plain_ascii(std::string_view text);
/// The first one of a text that is not empty.
Grapheme first_grapheme(std::string_view text);

/// Of a longer line no more is printed.
inline constexpr std::size_t longest_printed = 1000;
/// A line that is safe to print: what a terminal would obey, and bytes that are no characters, are
/// spelt out, and what is too long is cut.
std::string printable(std::string_view text);
/// Bytes of that, where each is spelt out and it is cut.
inline constexpr std::size_t most_of_printable = 4 * longest_printed + 3;

/// Spelt without letters beyond ASCII: "perche'" of "perché"; what has no such spelling is "?".
std::string in_ascii(std::string_view text);

/// How many a reader counts.
std::size_t graphemes(std::string_view text);

}  // namespace nfw::report
