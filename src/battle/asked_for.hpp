#pragma once

#include "nfw/battle_rules.hpp"

namespace nfw::battle {

/// The flag that a refusal asks the player for: one that the test needs, and that nobody said.
/// `no_slot`: the row forbids something.
Slot asked_for(const BattleRefusal& row, const TestTable& test);

}  // namespace nfw::battle
