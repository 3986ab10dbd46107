#pragma once

#include <string>
#include <vector>

#include "bind.hpp"
#include "commands.hpp"
#include "nfw/roster.hpp"

namespace nfw::cli {

/// Reads a list of records from a file, or from standard input (`-`). Throws UsageError with a line
/// for each fault, `FILE:LINE:COLUMN: message`.
nfw::Entry read_list(const std::string& path, const Roster& roster,
                     const std::vector<ChosenRuling>& rulings, const Context& context);
/// The same of a file that has been read already.
nfw::Entry read_list(const HouseFile& file, const Roster& roster,
                     const std::vector<ChosenRuling>& rulings, const Context& context);

/// Whether records of such a list stand in a file.
bool holds_list(const Node& root, const Roster& roster);

}  // namespace nfw::cli
