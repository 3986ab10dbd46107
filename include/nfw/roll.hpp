#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "nfw/facts.hpp"
#include "nfw/table.hpp"

namespace nfw {

using Face = std::uint8_t;

/// The two sides of a test that both take at once: the one asked about, and its enemy.
enum Side : std::size_t { own_side, enemy_side };

/// All that is settled about a roll before its dice are thrown.
struct Plan {
  const StageTable* stage = nullptr;
  std::vector<Applied> pool;  // how the number of dice came about
  std::vector<Applied> modifiers;
  std::vector<Applied> by_dice;  // modifiers that the dice themselves bring into force
  std::vector<Applied> halvings;
  Number start{0, 1};            // what a reckoning adds its modifiers to
  std::string_view entry;        // name of the one of a list that it is about
  std::optional<Side> side;      // whose test it is, where both sides take it
  const NeedRow* row = nullptr;  // the row that gave the need, where rows do
  int base = 0;                  // need before modifiers
  std::int64_t taken = 0;        // dice of a sum that are taken from its total
  std::int64_t bonus = 0;
  int column = 0;
  std::optional<Rounding> rounding;

  /// The answer tells how many dice failed by their natural face.
  [[nodiscard]] bool counts_naturals() const { return stage->naturals != no_slot; }
  [[nodiscard]] bool succeeds(int face) const {
    if (face == stage->always) return true;
    if (face == stage->never) return false;
    return reaches(face);
  }
  /// What a trial shows suffices, natural faces aside.
  [[nodiscard]] bool reaches(std::int64_t shown) const {
    return stage->low ? shown <= chance() : shown + bonus >= base;
  }
  /// Of a stage that succeeds low: the highest face that does.
  [[nodiscard]] std::int64_t chance() const {
    return std::max<std::int64_t>(base + bonus, stage->least);
  }
  /// Lowest natural total that succeeds; a natural face that always or never does is respected.
  [[nodiscard]] int need() const;
  /// What the rows of a pool come to, halved and rounded.
  [[nodiscard]] std::int64_t pool_size() const;
  /// What the dice of a sum come to where this was read from them.
  [[nodiscard]] std::int64_t dice(std::int64_t answer) const {
    return answer - taken * (stage->sides + 1);
  }
  /// All modifiers of a sum that read this from its dice, in the order of the table.
  [[nodiscard]] std::vector<Applied> modifiers_on(std::int64_t answer) const;
  /// Total of a sum that read this from its dice: with its modifiers, then halved and rounded.
  [[nodiscard]] Number total(std::int64_t answer) const;
};

/// Settles a stage: the rows that hold, the need.
/// Throws std::logic_error where no need row fits: a fault of the table.
Plan plan(const TestTable& test, const StageTable& stage, const Facts& facts);

/// One question to the dice: `count` trials of a pool, or `count` dice to add up.
struct Roll {
  const Plan* plan = nullptr;
  std::int64_t count = 0;
  std::int64_t before = 0;  // those of it that were read before, where it is read in parts

  [[nodiscard]] std::int64_t dice() const { return count * plan->stage->each; }
};

/// Pool: trials that succeeded, and (where the plan asks) dice that failed by their natural face.
/// Sum: the dice added up, without modifiers; of dice that are taken from the total their other
/// sides, so that no answer is below 0 (`Plan::dice` tells what they come to).
struct Answer {
  std::int64_t value = 0;
  std::int64_t naturals = 0;
};

/// Reads the faces of a roll, or of a part of it that ends with a whole trial.
Answer read(const Roll& roll, std::span<const Face> faces);

/// Band of a sum's total (already less what the stage counts against).
const Band* find_band(const StageTable& stage, int column, Number total);

}  // namespace nfw
