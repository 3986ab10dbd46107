#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "nfw/procedure.hpp"

namespace nfw {

struct Purpose;

inline constexpr std::array<Side, 2> both_sides{own_side, enemy_side};
constexpr Side opposite(Side side) { return side == own_side ? enemy_side : own_side; }

inline constexpr std::size_t no_part = static_cast<std::size_t>(-1);

/// An input that a list in a file answers, whether it is asked or the player named the input.
struct Listed {
  Slot slot = no_slot;
  std::string file;
  bool by_hand = false;
  std::size_t first = 0;  // of an input that is a list: its items from here ...
  std::size_t last = 0;   // ... to before this
};

/// A test of a play, as the player gave it.
struct Part {
  const TestTable* test = nullptr;
  Facts as_given;                 // his inputs and the rulings in force, not completed
  std::vector<Slot> given;        // inputs that he named
  std::optional<Side> side = {};  // whose it is, where two sides play
  std::size_t after = no_part;    // the part that leads to it; none: it is due from the start
  bool at_once = false;           // taken wherever it is due, though nobody asked for it
  std::vector<Listed> listed = {};
};

/// A test that is due from the start is rolled in one go, or its first stages alone.
struct Turn {
  std::size_t part = 0;
  bool first_stages = false;
};

/// A test with its inputs, or two sides' tests against each other, and the tests that follow: what
/// can be rolled, worked out exactly, or repeated.
struct Play {
  std::vector<Part> parts;  // what is due from the start, then each after the one that leads to it
  std::vector<Turn> opening;      // how the dice of the first are rolled
  std::vector<std::size_t> rest;  // the other parts, in the order in which they are taken

  [[nodiscard]] bool both() const { return parts.front().side.has_value(); }
  [[nodiscard]] std::size_t openers() const { return both() ? both_sides.size() : 1; }
};

/// The last part that the player asked for.
std::size_t asked_part(const Play& play);

/// What follows from a part's end, and what the other side hears of it.
Purpose purpose_of(const Play& play, std::size_t part);

/// One test.
Play alone(Part test);
/// True where the table lets both sides take the test at once, and it is asked for.
bool takes_both(const TestTable& test, const Facts& completed);
/// A test that both sides take at once, the enemy with the mirrored inputs, and what either takes
/// at once where the other's leads to it: the inputs of `then` have no more than rulings.
Play against(const Part& own, const std::vector<Part>& then);
/// The part that a further test of this side's would follow.
std::size_t last_part(const Play& play);
/// A play followed by a test.
Play followed_by(Play play, Part next);

/// The same inputs, defaults included, seen from the other side: each is exchanged for its like,
/// and what follows from them is worked out.
Facts mirrored(const TestTable& test, const Facts& as_given);
std::vector<Slot> mirrored(const TestTable& test, const std::vector<Slot>& given);

/// How a test begins.
struct Start {
  Facts facts;              // completed
  std::vector<Slot> given;  // inputs that the player named, or that an earlier test filled in
};
/// Of a part that is due from the start.
Start start_of(const Part& part);
/// Of a part that may follow a test that began with these inputs; nothing where it is not due. What
/// the player said of it goes before what the first test fills in.
std::optional<Start> following(const TestTable& first, const std::vector<Slot>& given,
                               const Conclusion& end, const Part& next);

/// What a row of `next` says of an input of the following test.
struct Filled {
  Slot slot = no_slot;
  Number value;
};
/// The inputs that a conclusion fills in; those whose value is not known are left out.
std::vector<Filled> filled(const NextTest& row, const TestTable& first,
                           const std::vector<Slot>& given, const Conclusion& end,
                           const TestTable& next);

/// What one side's dice tell the other, by the rows of `exchanged`; nothing of what is unknown.
using Word = std::vector<std::optional<Number>>;
Word word_for_other(const TestTable& test, const Facts& end);
void hear(const TestTable& test, const Word& word, Facts& facts);

}  // namespace nfw
