#pragma once

#include <array>

#include "nfw/chain.hpp"
#include "nfw/faces.hpp"
#include "nfw/odds.hpp"

namespace nfw {

inline constexpr std::array<Side, 2> both_sides{own_side, enemy_side};
constexpr Side opposite(Side side) { return side == own_side ? enemy_side : own_side; }
template <class T>
using OfSides = std::array<T, 2>;

/// True where the table lets both sides take the test at once, and it is asked for.
bool is_engagement(const TestTable& test, const Facts& facts);

/// The same inputs, defaults included, seen from the other side: each is exchanged for its like,
/// and what follows from them is worked out.
Facts mirrored(const TestTable& test, const Facts& said);
std::vector<Slot> mirrored(const TestTable& test, const std::vector<Slot>& given);

/// A test that two sides take at once, each with its own view of the inputs.
struct Engagement {
  OfSides<Link> sides;  // completed facts
  Chain then;           // tests that are taken at once where they are due; the rulings in force
};
/// The engagement that follows from these inputs.
Engagement make_engagement(const Link& own, Chain then);

/// A test that one side took because of what the other did.
struct Aftermath {
  Side side = own_side;
  std::vector<Slot> given;  // inputs that were filled in
  Resolved resolved;
};
struct Fought {
  OfSides<Resolved> attacks;
  /// The attacks' steps in the order rolled: the side, and how many of its steps come now.
  std::vector<std::pair<Side, std::size_t>> order;
  std::vector<Aftermath> after;
};

/// Rolls the first stages of one side, then of the other, then the rest likewise, then the tests
/// that follow: this side first, but for the tests, unless the table says otherwise. Throws
/// DiceError.
Fought fight(const Engagement& engagement, DiceSource& dice);

/// Exact odds: of each side's attack, and of each test that may follow, by the side that takes it.
struct FoughtOdds {
  OfSides<Odds> attacks;
  std::vector<OfSides<Odds>> after;  // by the engagement's `then`
};
/// Throws TooManyWays.
FoughtOdds odds(const Engagement& engagement);

/// An engagement as a list of tests with their sides: both attacks, the own one first, then the
/// tests that may follow, the enemy's first.
struct Listed {
  Chain tests;
  std::vector<Side> sides;
};
Listed listed(const Engagement& engagement);
/// The odds in the same order.
std::vector<Odds> listed(const FoughtOdds& odds);

}  // namespace nfw
