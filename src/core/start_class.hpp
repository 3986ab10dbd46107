#pragma once

#include <vector>

#include "nfw/graph.hpp"
#include "nfw/play.hpp"

namespace nfw {

/// Starts of a test that lead to the same, though their numbers differ, have equal keys: a number
/// counts only by the limits that the table asks it against, and not for keys that are left out.
class StartClass {
 public:
  StartClass(const Graph& graph, const Purpose& purpose, const std::vector<std::size_t>& but = {})
      : asked_(asked_in(graph, purpose, but)) {}
  using Key = std::vector<std::int64_t>;
  [[nodiscard]] Key key(const Start& start) const;

 private:
  Asked asked_;
};

}  // namespace nfw
