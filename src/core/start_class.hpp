#pragma once

#include <vector>

#include "nfw/graph.hpp"
#include "nfw/play.hpp"

namespace nfw {

/// Starts of a test that lead to the same dice and the same outcome, though their numbers differ,
/// have equal keys: a number counts only by the limits that the table asks it against.
class StartClass {
 public:
  explicit StartClass(const TestTable& test) : asked_(asked_in(Graph(test))) {}
  using Key = std::vector<std::int64_t>;
  [[nodiscard]] Key key(const Start& start) const;

 private:
  Asked asked_;
};

}  // namespace nfw
