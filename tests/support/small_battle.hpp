#pragma once

#include <memory>
#include <string>

#include "load.hpp"

namespace nfw::testing {

/// A rulebook of our own, with the smallest battle that has everything: two bands of squads that
/// shoot, and a check that is due of whoever lost somebody.
std::string small_battle_text();
/// Its files, with this text for its battle.toml.
tables::Source small_battle_source(const std::string& battle);
/// Sound tables, or none of it.
const tables::Book& small_battle();

}  // namespace nfw::testing
