#pragma once

#include "nfw/procedure.hpp"

namespace nfw {

/// Who goes first: each entry of a list rolls the stage `roll` once, and the highest total has the
/// first place. Equals roll again among themselves, the highest places first, until nobody shares
/// a place. The role `entries` names the list; a row may ask for the number of the entry that rolls
/// as the fact `entry`. Gives `sequence`, the names in their order, and `first`, the first of them.
Procedure sequence(const TestTable& test, const Facts& facts);
const ProcedureInfo& sequence_info();

}  // namespace nfw
