#pragma once

#include "chances.hpp"
#include "commands.hpp"
#include "from_lists.hpp"

namespace nfw::cli {

/// The exact odds for each value of one flag, or of two. Throws UsageError.
report::Sweep sweep(const std::vector<ChainPart>& parts, const Lists& lists,
                    const Context& context);

}  // namespace nfw::cli
