#include <doctest/doctest.h>

#include <cmath>
#include <map>

#include <nlohmann/json.hpp>

#include "small_disk.hpp"

// What 'nfw luck' says of a small battle, held against the same battle played with every sequence
// of faces.

namespace {

using namespace nfw;
using namespace nfw::testing;
using Json = nlohmann::json;

/// How likely each count is.
using Law = std::map<int, double>;
/// Dice that bring it.
using Dice = std::map<int, std::string>;

int count_of(const std::string& said) {
  const std::vector<std::string> steps{"bloodlust\n", "ok\n", "demoralised\n", "retreat\n",
                                       "rout\n"};
  const auto step = std::ranges::find(steps, said);
  return step == steps.end() ? std::stoi(said) : static_cast<int>(step - steps.begin());
}

// Adds what a line comes to with all dice that may fall behind those that are said.
void play_all(const Table& before, const std::string& line, const std::string& dice, double p,
              Law& law, Dice& bring) {
  auto table = before;
  const auto ran = table.run(line + " -q --dice " + dice);
  if (ran.status == 0) {
    law[count_of(ran.out)] += p;
    bring.try_emplace(count_of(ran.out), dice);
    return;
  }
  REQUIRE(dice.size() < 12);  // some are missing
  for (const auto* face : {"1", "2", "3", "4", "5", "6"})
    play_all(before, line, dice + "," + face, p / 6, law, bring);
}

Law convolved(const Law& one, const Law& other) {
  Law out;
  for (const auto& [n, p] : one)
    for (const auto& [m, q] : other) out[n + m] += p * q;
  return out;
}

struct Sum {
  int tests = 0;
  int fallen = 0;
  Law law = {{0, 1.0}};
};

void check(const Json& told, const Sum& sum, bool less) {
  double mean = 0;
  double squared = 0;
  double luckier = 0;
  for (const auto& [count, p] : sum.law) {
    mean += p * count;
    squared += p * count * count;
    if (less ? count < sum.fallen : count > sum.fallen) luckier += p;
    if (count == sum.fallen) luckier += p / 2;
  }
  CHECK(told["tests"] == sum.tests);
  CHECK(told["fallen"] == sum.fallen);
  CHECK(told["less"] == less);
  CHECK(told["expected"].get<double>() == doctest::Approx(mean).epsilon(1e-12));
  CHECK(told["spread"].get<double>() == doctest::Approx(std::sqrt(squared - mean * mean)));
  CHECK(told["luckier"].get<double>() == doctest::Approx(luckier).epsilon(1e-12));
}

}  // namespace

TEST_CASE("luck is what the same battle comes to with every sequence of faces") {
  Table table;
  REQUIRE(table.run("battle new a.battle turin.toml marsin.toml").status == 0);
  REQUIRE(table.run("round fire --skip").status == 0);
  std::map<std::string, Sum> sums;  // side and test
  const auto play = [&](const std::string& what, const std::string& line, int count,
                        const std::string& first = {}) {
    CAPTURE(line);
    Law law;
    Dice bring;
    for (const auto* face : {"1", "2", "3", "4", "5", "6"})
      play_all(table, line, face, 1.0 / 6, law, bring);
    const auto& said = first.empty() ? line : first;
    REQUIRE(table.run(said + " -q --dice " + bring.at(count)).status == 0);
    auto& sum = sums[what];
    sum.law = convolved(sum.law, law);
    sum.fallen += count;
    ++sum.tests;
  };
  play("france fire", "fire royal guards 1 short", 1);
  play("france fire", "fire champagne guards 1 long", 0, "fire champagne guards 1 short");
  REQUIRE(table.run("amend 3 long --skip").status == 0);
  play("piedmont fire", "fire saluzzo champagne 1 long", 0);
  REQUIRE(table.run("fire aosta champagne 1 short --dice 1").status == 0);
  REQUIRE(table.run("undo").status == 0);  // and does not count
  REQUIRE(table.run("morale champagne --anyway --after fire --lost 3 --skip --dice 6").status == 0);
  play("piedmont morale", "morale guards --skip", 2);
  REQUIRE(table.run("undo 5 --skip").status == 0);
  REQUIRE(table.run("fire saluzzo champagne 1 long --at 3 --skip").status == 0);
  const auto told = Json::parse(table.run("luck --json").out)["luck"];
  CHECK(told["left_out"] == 0);
  const auto& piedmont = told["sides"][0];
  const auto& france = told["sides"][1];
  REQUIRE(piedmont["tests"].size() == 2);
  REQUIRE(france["tests"].size() == 1);
  check(france["tests"][0], sums["france fire"], false);
  check(piedmont["tests"][0], sums["piedmont fire"], false);
  check(piedmont["tests"][1], sums["piedmont morale"], true);
  CHECK(Json::parse(table.run("luck a.battle --json").out)["luck"] == told);
}
