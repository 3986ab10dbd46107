#pragma once

#include <string>
#include <string_view>

namespace nfw {

/// The small letter that this one of Latin-1, U+00C0 to U+00FF, is without its accent; '\0' where
/// it has none to lose, and for any other character.
char without_accent(char32_t letter);

/// A name as whoever types it may have meant it: small letters, no accents, hyphens for blanks and
/// underscores; other characters as they are.
std::string folded(std::string_view text);

}  // namespace nfw
