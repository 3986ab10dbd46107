#pragma once

#include <string>
#include <string_view>
#include <tuple>

#include "battle_luck.hpp"
#include "chances.hpp"
#include "correction.hpp"
#include "mustering.hpp"
#include "report.hpp"
#include "roll.hpp"

namespace nfw::report {

template <class Result>
using Print = std::string(const Result&, const Style&);

/// A form in which results are printed: a function for each kind of result; null where it has none.
struct Format {
  std::string_view option;  // that asks for it; empty: printed where no other is asked for
  std::tuple<Print<Rolled>*, Print<Chances>*, Print<Counted>*, Print<Sweep>*, Print<RolledTotals>*,
             Print<Mustering>*, Print<Luck>*, Print<Correction>*, Print<BattleNews>*>
      print;

  template <class Result>
  [[nodiscard]] Print<Result>* printer() const {
    return std::get<Print<Result>*>(print);
  }
};
/// All there are; what no option asks for is the first.
List<Format> formats();

}  // namespace nfw::report
