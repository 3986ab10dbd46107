#include <doctest/doctest.h>

#include <cmath>
#include <map>

#include "nfw/expression.hpp"

namespace {

using namespace nfw;

// The parts as "sign count d sides / divisor", expressions apart by a comma: "+3d6 -2". Empty if
// the text was refused.
std::string parsed(std::string_view text) {
  std::string out;
  try {
    for (const auto& expression : parse_dice(text)) {
      if (!out.empty()) out += ",";
      for (const auto& part : expression.parts) {
        out += (out.empty() ? "" : " ") + std::string(part.sign < 0 ? "-" : "+") +
               std::to_string(part.count);
        if (part.sides > 0) out += "d" + std::to_string(part.sides);
        if (part.divisor > 1) out += "/" + std::to_string(part.divisor);
        if (part.explodes) out += "!";
        if (part.kept) out += (part.kept->highest ? "kh" : "kl") + std::to_string(part.kept->count);
      }
    }
  } catch (const ExpressionError&) {
    return "";
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
  for (const auto* text : {"", "3d", "d", "--1", "+1", "3d6+", "3d6-", "3d6++1", "3d6 +", "3d6k",
                           "3d6d6", "3d6!!", "3x6", "six", "3,5", "-", "+", "d6/2"})
    CHECK_MESSAGE(parsed(text).empty(), text);
}

// ---- rolling them

RolledDice rolled(std::string_view text, std::vector<std::int64_t> faces) {
  GivenDice dice(std::move(faces));
  auto out = roll_dice(parse_dice(text).front(), dice);
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

TEST_CASE("blanks may stand anywhere, and part expressions from each other") {
  CHECK(parsed("2d6 - 2") == "+2d6 -2");
  CHECK(parsed("2d6 -2") == "+2d6 -2");
  CHECK(parsed(" 3d6 ") == "+3d6");
  CHECK(parsed("3d6 2d6+1  d%") == "+3d6, +2d6 +1, +1d100");
  const auto several = parse_dice("3d6 + 1  2d6");
  CHECK(several[0].text == "3d6 + 1");
  CHECK(several[1].text == "2d6");
}

TEST_CASE("dice are kept or dropped, the highest or the lowest, one where no number stands") {
  CHECK(parsed("4d6kh3") == "+4d6kh3");
  CHECK(parsed("4d6dl") == "+4d6kh3");
  CHECK(parsed("4d6KL") == "+4d6kl1");
  CHECK(parsed("4d6dh3") == "+4d6kl1");
  CHECK(parsed("3d6!kh2-1") == "+3d6!kh2 -1");
}

TEST_CASE("what is wrong with an expression is told apart") {
  const auto fault = [](std::string_view text) {
    try {
      parse_dice(text);
    } catch (const ExpressionError& error) {
      return error.kind();
    }
    throw std::logic_error("was not refused");
  };
  using What = ExpressionError::What;
  CHECK(fault("2d6kh3") == What::fewer_dice);
  CHECK(fault("4d6dl5") == What::fewer_dice);
  CHECK(fault("1000001d6") == What::too_many_dice);
  CHECK(fault("99999999999999999999d6") == What::too_many_dice);
  CHECK(fault("600000d6+600000d6") == What::too_many_dice);
  CHECK(fault("3d6+1000001") == What::number_too_big);
  CHECK(fault("3d6-99999999999999999999") == What::number_too_big);
  CHECK(fault("2d101") == What::no_such_die);
  CHECK(fault("3d") == What::no_dice);
}

TEST_CASE("dice that explode are rolled again after all others, in their order") {
  GivenDice dice({6, 2, 6, 6, 1, 3});
  const auto rolled = roll_dice(parse_dice("3d6!").front(), dice);
  dice.finish();
  CHECK(rolled.total == 6 + 6 + 3 + 2 + 6 + 1);
  CHECK(rolled.parts[0].dice[0].value == 15);
  CHECK(rolled.parts[0].dice[2].value == 7);
}

TEST_CASE("a die explodes at most twenty times") {
  GivenDice dice(std::vector<std::int64_t>(most_explosions + 1, 2));
  CHECK(roll_dice(parse_dice("d2!").front(), dice).total == 2 * (most_explosions + 1));
  dice.finish();
}

// Probabilities by enumeration of all faces of a few dice.
std::map<std::int64_t, double> enumerated(std::string_view text, int dice, int sides) {
  const auto expression = parse_dice(text).front();
  std::map<std::int64_t, double> out;
  const auto all = static_cast<std::int64_t>(std::pow(sides, dice));
  for (std::int64_t n = 0; n < all; ++n) {
    std::vector<std::int64_t> faces;
    for (auto left = n; std::ssize(faces) < dice; left /= sides) faces.push_back(left % sides + 1);
    GivenDice source(faces);
    out[roll_dice(expression, source).total] += 1.0 / static_cast<double>(all);
  }
  return out;
}

TEST_CASE("the odds of an expression are those of all its faces") {
  struct Line {
    const char* text;
    int dice;
    int sides;
  };
  for (const auto& line :
       {Line{"3d6", 3, 6}, Line{"4d6kh3", 4, 6}, Line{"4d6kl1", 4, 6}, Line{"3d4dh", 3, 4},
        Line{"5d3kh2-2", 5, 3}, Line{"1/2d6", 1, 6}, Line{"2d6-2d6", 4, 6}, Line{"4d6kh0", 4, 6},
        Line{"3d6kh2+1/3d6", 4, 6}}) {
    CAPTURE(line.text);
    const auto law = odds(parse_dice(line.text).front());
    const auto wanted = enumerated(line.text, line.dice, line.sides);
    CHECK(law.size() == wanted.size());
    for (const auto& [value, p] : law)
      CHECK(p == doctest::Approx(wanted.at(value.number)).epsilon(1e-12));
  }
}

TEST_CASE("odds of dice that explode sum to one, and their last value holds the rest") {
  const auto law = odds(parse_dice("d2!").front());
  CHECK(law.front().value.number == 1);
  CHECK(law.front().p == doctest::Approx(0.5));
  CHECK(law.back().value.number == 2 * (most_explosions + 1));
  double all = 0;
  for (const auto& chance : law) all += chance.p;
  CHECK(all == doctest::Approx(1).epsilon(1e-12));
  const auto best = odds(parse_dice("2d6!kh1").front());
  CHECK(best.front().value.number == 1);
  CHECK(best.front().p == doctest::Approx(1.0 / 36));
}

TEST_CASE("an expression of more ways than can be worked out in time is refused") {
  CHECK_NOTHROW(odds(parse_dice("1000d6").front()));
  CHECK_THROWS_AS(odds(parse_dice("1000000d100").front()), TooManyWays);
  CHECK_THROWS_AS(odds(parse_dice("1000d100kh500").front()), TooManyWays);
}

}  // namespace
