#pragma once

#include <vector>

#include "battle.hpp"
#include "layout.hpp"

namespace nfw::report {

/// What the battle answered of one seat, and what was said by hand instead.
std::vector<Piece> answered_words(const BattleNews& news, std::size_t seat, Lang lang);

}  // namespace nfw::report
