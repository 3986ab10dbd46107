#pragma once

#include "bind.hpp"
#include "commands.hpp"
#include "nfw/play.hpp"

namespace nfw::cli {

/// The play of a command line; the first part has the options of all. Throws UsageError: what is
/// wrong with an input, or that no test leads to the one named.
Play prepare(const std::vector<ChainPart>& parts, const Ruleset& ruleset, const Lists& lists,
             Lang lang);

}  // namespace nfw::cli
