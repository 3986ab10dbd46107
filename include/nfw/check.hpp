#pragma once

#include "nfw/procedure.hpp"

namespace nfw {

/// Sums looked up in bands, one after the other (a stage may depend on what earlier ones gave), and
/// at the end two totals compared where the table says so.
Procedure check(const TestTable& test, const Facts& facts);
const ProcedureInfo& check_info();

}  // namespace nfw
