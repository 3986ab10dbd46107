#pragma once

#include <map>
#include <optional>
#include <vector>

#include "nfw/procedure.hpp"

namespace nfw {

/// A test of a chain, and what the player said of it (rulings and his own flags, not completed).
struct Link {
  const TestTable* test = nullptr;
  Facts said;
  std::vector<Slot> given;  // inputs that he named
};
/// Tests that follow from each other; the first is always due.
using Chain = std::vector<Link>;

/// The row of `first` that leads to the test `next`, where one holds; nullptr otherwise.
const NextTest* leads_to(const TestTable& first, const TestTable& next, const Facts& facts);

/// What a row of `next` says of an input of the following test.
struct Filled {
  Slot slot = no_slot;
  Number value;
};
/// The inputs that a conclusion fills in; those whose value is not known are left out.
std::vector<Filled> filled(const NextTest& row, const Link& first, const Conclusion& end,
                           const TestTable& next);

/// The inputs of `next` that the conclusion of `first` fills in; none where it does not lead there.
std::vector<Slot> filled_in(const Link& first, const Conclusion& end, const TestTable& next);

/// The facts of the following test, completed; nothing where it is not due. What the player said
/// of it goes before what the first test fills in.
std::optional<Facts> following(const Link& first, const Conclusion& end, const Link& next);

/// Facts that lead to the same dice and the same outcome have equal keys, though their numbers
/// differ.
class Likeness {
 public:
  explicit Likeness(const TestTable& test) : asked_(asked_in(Graph(test))) {}
  using Key = std::vector<std::int64_t>;
  [[nodiscard]] Key key(const Facts& facts) const;

 private:
  Asked asked_;
};

}  // namespace nfw
