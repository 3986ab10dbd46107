#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace nfw::battle {

/// Of these texts, one behind the other. Each system has a library of its own for it.
std::array<std::uint8_t, 32> sha256(std::span<const std::string_view> parts);

}  // namespace nfw::battle
