#pragma once

#include <vector>

#include "nfw/play.hpp"

namespace nfw {

/// Starts of a test that lead to the same dice and the same outcome, though their numbers differ,
/// have equal keys: a number counts only by the limits that the table asks it against.
class StartClass {
 public:
  explicit StartClass(const TestTable& test);
  using Key = std::vector<std::int64_t>;
  [[nodiscard]] Key key(const Start& start) const;

 private:
  void look_at(const When& when);
  void look_at(List<Term> rows);
  void look_at(const FactRule& rule);
  void exact(Slot slot);

  struct Seen {
    bool exact = false;
    std::vector<Number> limits;
  };
  std::vector<Seen> seen_;  // by slot
};

}  // namespace nfw
