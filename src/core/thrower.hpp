#pragma once

#include <array>
#include <set>
#include <vector>

#include "nfw/faces.hpp"

namespace nfw {

/// What up to four dice with six sides answer, by the number that `RandomDice::six_sided` makes of
/// them.
class FaceTable {
 public:
  static constexpr std::size_t most = 4;  // dice at one look

  /// Of this roll, which reads any of its trials alike.
  explicit FaceTable(const Roll& roll);

  struct Seen {
    std::uint8_t value = 0;
    std::uint8_t naturals = 0;
    friend auto operator<=>(const Seen&, const Seen&) = default;  // NOLINT: no pointer
  };
  [[nodiscard]] Seen look(std::size_t dice, std::size_t faces) const {
    return seen_[first[dice] + faces];
  }
  friend bool operator<(const FaceTable& a, const FaceTable& b) { return a.seen_ < b.seen_; }

 private:
  static constexpr std::array<std::size_t, most + 1> first{0, 0, 6, 6 + 36, 6 + 36 + 216};
  std::array<Seen, 6 + 36 + 216 + 1296> seen_{};
};

/// Tables that rolls share.
using FaceTables = std::set<FaceTable>;

/// Throws the dice of a roll over and over, and reads them: several at one look, where it can.
class Thrower {
 public:
  Thrower(const Roll& roll, FaceTables& tables);

  Answer draw(RandomDice& dice) {
    if (table_ == nullptr) return face_by_face(dice);
    Answer out;
    for (auto left = dice_; left > 0; left -= at_a_time_) {
      const auto now = left < at_a_time_ ? left : at_a_time_;
      const auto seen = table_->look(static_cast<std::size_t>(now), dice.six_sided(now));
      out.value += seen.value;
      out.naturals += seen.naturals;
    }
    return out;
  }

 private:
  Answer face_by_face(RandomDice& dice);

  Roll roll_;
  std::int64_t dice_ = 0;
  std::int64_t at_a_time_ = 0;  // whole trials
  const FaceTable* table_ = nullptr;
  std::vector<Face> faces_;
};

}  // namespace nfw
