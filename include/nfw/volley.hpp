#pragma once

#include "nfw/procedure.hpp"

namespace nfw {

/// To hit, to kill, deaths of characters, saves: attacks on a unit or on a lone individual.
/// Stages, in this order: hit, sharpshooter-hit, reroll, kill, sharpshooter-kill; then for a lone
/// individual strike and save, else character, sharpshooter-character and save.
/// The table's roles and cases are listed in `volley_info`.
Procedure volley(const TestTable& test, const Facts& facts);
const ProcedureInfo& volley_info();

}  // namespace nfw
