#pragma once

#include <compare>
#include <cstdint>
#include <numeric>
#include <optional>

namespace nfw {

/// An exact fraction: counts, centimetres and per cents are compared without rounding (den > 0).
struct Number {
  std::int64_t num = 0;
  std::int64_t den = 1;

  [[nodiscard]] constexpr Number reduced() const {
    const auto common = std::gcd(num, den);
    return {num / common, den / common};
  }
  friend constexpr Number operator+(Number a, Number b) {
    if (a.den == 1 && b.den == 1) return {a.num + b.num, 1};  // mostly, and at no cost
    return Number{a.num * b.den + b.num * a.den, a.den * b.den}.reduced();
  }
  friend constexpr Number operator*(Number a, Number b) {
    if (a.den == 1 && b.den == 1) return {a.num * b.num, 1};
    return Number{a.num * b.num, a.den * b.den}.reduced();
  }
  friend constexpr bool operator==(Number a, Number b) { return a.num * b.den == b.num * a.den; }
  friend constexpr std::strong_ordering operator<=>(Number a, Number b) {
    return a.num * b.den <=> b.num * a.den;
  }
};

/// A stretch of numbers; an end that is missing is open, `above` and `below` leave the end out.
struct Range {
  std::optional<Number> from;
  std::optional<Number> to;
  bool above = false;
  bool below = false;

  [[nodiscard]] constexpr bool contains(Number n) const {
    if (from && (above ? n <= *from : n < *from)) return false;
    return !to || (below ? n < *to : n <= *to);
  }
  friend constexpr bool operator==(const Range&, const Range&) = default;
};

/// A range that no number lies in.
inline constexpr Range never{.from = Number{1, 1}, .to = Number{0, 1}};

}  // namespace nfw
