#include <doctest/doctest.h>

#include "nfw/expression.hpp"

namespace {

using namespace nfw;

// The parts as "sign count d sides / divisor": "+3d6 -2". Empty if the text was refused.
std::string parsed(std::string_view text) {
  std::string out;
  for (const auto& part : parse_dice(text)) {
    out += (out.empty() ? "" : " ") + std::string(part.sign < 0 ? "-" : "+") +
           std::to_string(part.count);
    if (part.sides > 0) out += "d" + std::to_string(part.sides);
    if (part.divisor > 1) out += "/" + std::to_string(part.divisor);
  }
  return out;
}

TEST_CASE("dice, numbers and sums of them are understood") {
  CHECK(parsed("3d6") == "+3d6");
  CHECK(parsed("d6") == "+1d6");
  CHECK(parsed("D10") == "+1d10");
  CHECK(parsed("2d6-2") == "+2d6 -2");
  CHECK(parsed("d6+1d10+3") == "+1d6 +1d10 +3");
  CHECK(parsed("-d6") == "-1d6");
  CHECK(parsed("7") == "+7");
  CHECK(parsed("007d06") == "+7d6");
}

TEST_CASE("2.1.1: a half die is understood") {
  CHECK(parsed("1/2d6") == "+1d6/2");
  CHECK(parsed("2d6+1/2d6") == "+2d6 +1d6/2");
}

TEST_CASE("a half of several dice, of none or by an odd divisor is refused") {
  for (const auto* text : {"2/2d6", "0/2d6", "1/1d6", "1/0d6", "1/11d6", "1/2", "1/2+d6", "1/d6"})
    CHECK_MESSAGE(parsed(text).empty(), text);
}

TEST_CASE("dice have from 2 to 100 sides") {
  CHECK(parsed("d2") == "+1d2");
  CHECK(parsed("d100") == "+1d100");
  for (const auto* text : {"d0", "3d0", "d1", "d101", "d-6"})
    CHECK_MESSAGE(parsed(text).empty(), text);
}

TEST_CASE("a million dice are the most, in all") {
  CHECK(parsed("1000000d6") == "+1000000d6");
  CHECK(parsed("999999d6+d6") == "+999999d6 +1d6");
  CHECK(parsed("1000000d6+1000000") == "+1000000d6 +1000000");
  for (const auto* text :
       {"1000001d6", "1000000d6+d6", "500001d6+500000d10", "1000001", "99999999999999999999d6"})
    CHECK_MESSAGE(parsed(text).empty(), text);
}

TEST_CASE("what is no sum of dice is refused") {
  for (const auto* text : {"", "3d", "d", "--1", "+1", "3d6+", "3d6-", "3d6++1", "3d6 + 1", " 3d6",
                           "3d6d6", "3x6", "six", "3,5", "-", "+", "d6/2"})
    CHECK_MESSAGE(parsed(text).empty(), text);
}

// ---- rolling them

RolledDice rolled(std::string_view text, std::vector<std::int64_t> faces) {
  GivenDice dice(std::move(faces));
  auto out = roll_dice(parse_dice(text), dice);
  dice.finish();
  return out;
}

TEST_CASE("the dice are added up part by part, in their order") {
  const auto out = rolled("2d6-1d10+3", {6, 5, 10});
  CHECK(out.total == 4);
  REQUIRE(out.parts.size() == 3);
  CHECK(out.parts[0].faces == std::vector<Face>{6, 5});
  CHECK(out.parts[0].value == 11);
  CHECK(out.parts[1].faces == std::vector<Face>{10});
  CHECK(out.parts[1].value == -10);
  CHECK(out.parts[2].faces.empty());
  CHECK(out.parts[2].value == 3);
}

TEST_CASE("halves are rounded up") {
  CHECK(rolled("1/2d6", {1}).total == 1);
  CHECK(rolled("1/2d6", {4}).total == 2);
  CHECK(rolled("1/2d6", {5}).total == 3);
  CHECK(rolled("7-1/2d6", {5}).total == 4);
}

TEST_CASE("each part knows the sides of its own dice") {
  CHECK(rolled("d6+d10", {6, 10}).total == 16);
  CHECK_THROWS_AS(rolled("d6+d10", {10, 6}), DiceError);
}

TEST_CASE("too few dice, or too many, are an error") {
  CHECK_THROWS_AS(rolled("3d6", {1, 2}), DiceError);
  CHECK_THROWS_AS(rolled("3d6", {1, 2, 3, 4}), DiceError);
}

TEST_CASE("the error still knows its roll once the roll is over") {
  try {
    rolled("3d6", {1});
    FAIL("three dice out of one");
  } catch (const DiceError& error) {
    CHECK(error.kind() == DiceError::What::too_few);
    CHECK(error.number() == 2);
    CHECK(error.roll() == "roll");
    CHECK(error.label().en == "dice");
    CHECK(error.sides() == 6);
  }
}

}  // namespace
