#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace nfw::battle {

/// What holds a line to all lines before it: 32 hexadecimal digits, of the digits of the line
/// before and this one (the first half of their SHA-256).
std::string digest(std::string_view before, std::string_view line);

/// Its first digits as a number of so many bits, which a double, and so JSON, holds exactly.
constexpr int digest_bits = 52;
std::uint64_t digest_number(std::string_view before, std::string_view line);

}  // namespace nfw::battle
