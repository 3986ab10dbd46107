#pragma once

#include <optional>
#include <string>
#include <vector>

#include "nfw/expression.hpp"
#include "report.hpp"

namespace nfw::report {

/// Plain dice, by expression as they were asked for.
struct RolledTotals {
  std::vector<DiceExpression> expressions;
  std::vector<RolledDice> rolled;
  std::optional<std::uint64_t> seed = {};
};

/// A line for each: `[5 (1) 6] + 2 = 13`; a die that does not count stands in round brackets.
std::string text(const RolledTotals& totals, const Style& style);
std::string json(const RolledTotals& totals, const Style& style);
/// A total on each line.
std::string lines(const RolledTotals& totals, const Style& style);

}  // namespace nfw::report
