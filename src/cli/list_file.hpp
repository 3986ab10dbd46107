#pragma once

#include <string>
#include <vector>

#include "bind.hpp"
#include "nfw/roster.hpp"
#include "world.hpp"

namespace nfw::cli {

/// Reads a list of records from a file, or from standard input (`-`). Throws UsageError with a line
/// for each fault, `FILE:LINE:COLUMN: message`.
Entry read_list(const std::string& path, const Roster& roster,
                const std::vector<ChosenRuling>& rulings, const World& world, Lang lang);

}  // namespace nfw::cli
