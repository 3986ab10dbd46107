#pragma once

#include "world.hpp"

namespace nfw::cli {

/// How wide the screen is: as COLUMNS says, else the terminal; nothing where there is neither.
std::optional<std::size_t> screen_columns(const World& world);

/// Whether the locale has all letters; nothing where no variable names one.
std::optional<bool> has_all_letters(const World& world);

/// Shows what is looked up, and may be longer than the screen.
void browse(const World& world, std::string_view text);

}  // namespace nfw::cli
