#pragma once

#include <cstddef>

namespace nfw::cli {

/// More bytes no file, line or answer of a player has.
inline constexpr std::size_t most_bytes = std::size_t{1} << 26U;

}  // namespace nfw::cli
