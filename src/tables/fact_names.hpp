#pragma once

#include <string_view>
#include <vector>

#include "fields.hpp"

namespace nfw::tables {

/// The facts of a test. They are named before anything is read that may ask for them.
class FactNames {
 public:
  /// The rulings' switches are facts of every test that asks for them.
  explicit FactNames(const std::vector<Fact>& switches) : switches_(switches) {}

  Slot add(Fact fact);
  Slot add(std::string_view id, Kind kind) { return add({.id = id, .kind = kind, .values = {}}); }
  /// no_slot where there is none of that name.
  Slot find(std::string_view id);
  [[nodiscard]] bool knows(std::string_view id) const;
  [[nodiscard]] bool is_switch(std::string_view id) const;
  [[nodiscard]] Message suggest(std::string_view id) const;

  [[nodiscard]] Fact& operator[](Slot slot) { return all_[slot]; }
  [[nodiscard]] const std::vector<Fact>& all() const { return all_; }

 private:
  const std::vector<Fact>& switches_;
  std::vector<Fact> all_;
};

}  // namespace nfw::tables
