#pragma once

#include "bind.hpp"
#include "commands.hpp"
#include "nfw/play.hpp"

namespace nfw::cli {

/// The play of a command line. Throws UsageError: what is wrong with an input, or that no test
/// leads to the one named.
Play prepare(const std::vector<ChainPart>& parts, const Ruleset& ruleset,
             const std::vector<std::string>& rulings, const Lists& lists, Lang lang);

}  // namespace nfw::cli
