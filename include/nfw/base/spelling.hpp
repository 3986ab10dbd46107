#pragma once

#include <string>
#include <string_view>

namespace nfw {

/// A name as whoever types it may have meant it: small letters, no accents, hyphens for blanks and
/// underscores; other characters as they are.
std::string folded(std::string_view text);

}  // namespace nfw
