#pragma once

#include <functional>

#include "commands.hpp"
#include "odds.hpp"

namespace nfw::cli {

/// Prints exact odds in the way that was asked for. The exit status.
int show_odds(const report::Chances& chances, const Context& context);

/// Prints counts beside the exact odds in the way that was asked for. The exit status.
int show_counts(const report::Chances& chances, const report::Counted& counted,
                const Context& context);

/// The chances with the odds that `work_out` gives; with empty ones where there are too many ways:
/// a sample can be taken all the same.
report::Chances odds_or_none(report::Chances chances,
                             const std::function<std::vector<Odds>()>& work_out);

}  // namespace nfw::cli
