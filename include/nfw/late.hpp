#pragma once

#include <vector>

#include "nfw/table.hpp"

namespace nfw {

/// The facts of a test that are not known before its first die: what its stages give, and what is
/// worked out from that.
class Late {
 public:
  explicit Late(const TestTable& test);

  [[nodiscard]] bool has(Slot slot) const { return slot < late_.size() && late_[slot]; }
  /// Some fact is worked out from what the dice gave.
  [[nodiscard]] bool rules() const { return rules_; }
  /// The stage cannot be settled before the first die.
  [[nodiscard]] bool asks(const StageTable& stage) const;

 private:
  void mark(Slot slot);
  // The fact `own` is settled with the rows themselves.
  [[nodiscard]] bool asks(const When& when, Slot own = no_slot) const;
  [[nodiscard]] bool asks(List<Term> rows, Slot own = no_slot) const;

  std::vector<bool> late_;
  bool rules_ = false;
};

}  // namespace nfw
