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

/// Whether a name, folded, begins with this, or is this, which is folded already.
bool begins_folded(std::string_view name, std::string_view beginning);
bool is_folded(std::string_view name, std::string_view whole);

}  // namespace nfw
