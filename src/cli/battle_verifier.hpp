#pragma once

#include <string>
#include <string_view>

#include "commands.hpp"
#include "verified.hpp"

namespace nfw::cli {

/// So many digits of the last digest are the seal of a battle.
inline constexpr std::size_t seal_digits = 16;

/// Holds each line of a battle, of whatever origin, against the one that its dice and all before it
/// make of it; and the whole against the seal that the line names.
report::Verified verified(const std::string& path, std::string_view text, const Context& context);

}  // namespace nfw::cli
