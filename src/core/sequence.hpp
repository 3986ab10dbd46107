#pragma once

#include "nfw/procedure.hpp"

namespace nfw {

/// Who goes first: each entry of a list rolls the stage `roll` once, and the highest total has the
/// first place. Equals roll again among themselves, the highest places first, until nobody shares
/// a place. The role `entries` names the list; with `others`, a second one, equals of one list
/// alone do not roll again, but stand in the order given. A row may ask for the number of the entry
/// that rolls as the fact `entry`, whether the list `marked` names it, and whether it rolls
/// `again`, as 1 or 0. Gives `sequence`, the names in their order, and `first`, the first of them.
Procedure sequence(const TestTable& test, Facts facts);
const ProcedureInfo& sequence_info();

}  // namespace nfw
