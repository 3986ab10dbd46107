#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "nfw/faces.hpp"
#include "nfw/odds.hpp"

namespace nfw {

inline constexpr std::int64_t most_dice = 1'000'000;
inline constexpr std::int64_t most_sides = 100;
/// A die that explodes is rolled again no more often than this.
inline constexpr int most_explosions = 20;

/// Of the dice of a part only so many count: the highest, or the lowest.
struct Kept {
  std::int64_t count = 0;
  bool highest = true;
};

/// A part of a dice expression, added or taken away: `3d6`, `1/2d6`, `4d6kh3`, `3d6!` or a plain
/// number.
struct DicePart {
  std::int64_t sign = 1;
  std::int64_t count = 0;  // dice; or the number itself where there are no sides
  int sides = 0;
  int divisor = 1;        // the sum of these dice is divided, halves rounded up
  bool explodes = false;  // a die that shows its highest face is rolled again, and added to
  std::optional<Kept> kept = {};
};

/// Dice that are added up to one total, and how they were written.
struct DiceExpression {
  std::string text;
  std::vector<DicePart> parts;

  [[nodiscard]] bool explodes() const;
};

/// What is wrong with an expression, as it was written.
class ExpressionError : public std::runtime_error {
 public:
  enum class What { no_dice, too_many_dice, number_too_big, no_such_die, fewer_dice };
  ExpressionError(What what, std::string_view text)
      : std::runtime_error("expression"), what_(what), text_(text) {}
  [[nodiscard]] What kind() const { return what_; }
  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  What what_;
  std::string text_;
};

/// Reads expressions such as `3d6`, `2d6 - 2`, `1/2d6`, `d%`, `4d6kh3` (the three highest; also
/// `kl`, and `dh` or `dl` for those that do not count; no more than are rolled), `3d6!` (explodes).
/// Several stand one behind the other, with blanks between them. Throws ExpressionError.
std::vector<DiceExpression> parse_dice(std::string_view text);

/// A die of a part: what it comes to, explosions included, and whether it counts.
struct RolledDie {
  std::int64_t value = 0;
  bool counts = true;
};
struct RolledPart {
  DicePart part;
  std::vector<Face> faces;  // in the order rolled: all dice, then those that exploded, again ...
  std::vector<RolledDie> dice;
  std::int64_t value = 0;
};
struct RolledDice {
  std::vector<RolledPart> parts;
  std::int64_t total = 0;
};
/// Throws DiceError when given dice do not fit.
RolledDice roll_dice(const DiceExpression& expression, DiceSource& dice);

/// The exact probabilities of the total; of dice that explode the last value holds whatever lies
/// beyond it. Throws TooManyWays.
Law odds(const DiceExpression& expression);

}  // namespace nfw
