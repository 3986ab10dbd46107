#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "nfw/faces.hpp"

namespace nfw {

/// A part of a dice expression: `3d6`, `1/2d6` or a plain number, added or taken away.
struct DicePart {
  std::int64_t sign = 1;
  std::int64_t count = 0;  // dice; or the number itself where there are no sides
  int sides = 0;
  int divisor = 1;  // the sum of these dice is divided, halves rounded up
};

/// Reads `3d6`, `2d6-2`, `1/2d6`, `d6+1d10+3`. Empty if the text is no such expression or asks for
/// more than a million dice.
std::vector<DicePart> parse_dice(std::string_view text);

struct RolledPart {
  DicePart part;
  std::vector<Face> faces;
  std::int64_t value = 0;
};
struct RolledDice {
  std::vector<RolledPart> parts;
  std::int64_t total = 0;
};
/// Throws DiceError when given dice do not fit.
RolledDice roll_dice(const std::vector<DicePart>& parts, DiceSource& dice);

}  // namespace nfw
