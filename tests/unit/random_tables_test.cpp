#include "random_tables.hpp"

#include <doctest/doctest.h>

#include <cstdlib>

#include "enumeration.hpp"
#include "harness.hpp"

// Whatever a table says, the exact odds are what all sequences of faces come to, and repeats what
// the same rolls come to one by one. A failure prints the tables, made as small as they go.

namespace {

using namespace nfw;
using namespace nfw::testing;

constexpr std::size_t most_sequences = 3000;
constexpr std::size_t most_dice = 12;
constexpr int rolls = 40;

// Empty where all agree; nothing where there are too many sequences to tell.
std::optional<std::string> disagreement(const Play& play, std::uint64_t seed) {
  const auto faces = enumerate(play, most_sequences, most_dice);
  if (!faces) return {};
  auto out = differences(play, odds(play), faces->odds, 1e-11 + faces->left);
  if (!out.empty()) return "odds, then every sequence of faces:\n" + out;
  out = differences(play, repeated(play, rolls, seed), rolled(play, rolls, seed), 0.5);
  return out.empty() ? out : "repeats, then the same rolls one by one:\n" + out;
}

bool disagree(const RandomTables& tables, std::uint64_t seed) {
  const auto loaded = load(tables);
  if (!loaded.problems.empty()) return false;
  try {
    return !disagreement(loaded.play, seed).value_or("").empty();
  } catch (const std::logic_error&) {
    return false;  // what was left out was needed
  }
}

std::string report(const RandomTables& tables, std::uint64_t seed) {
  const auto small = shrunk(tables, [&](const RandomTables& less) { return disagree(less, seed); });
  return "seed " + std::to_string(seed) + "\n" + *disagreement(load(small).play, seed) +
         text_of(small) + "\n# as it was:\n" + text_of(tables);
}

// Up to the first that is wrong.
void hold(std::uint64_t first_seed, int tables) {
  int too_large = 0;
  for (int n = 0; n < tables; ++n) {
    const auto seed = first_seed + static_cast<std::uint64_t>(n);
    const auto random = random_tables(seed);
    const auto loaded = load(random);
    REQUIRE_MESSAGE(loaded.problems.empty(), loaded.problems << text_of(random));
    const auto found = disagreement(loaded.play, seed);
    if (!found) ++too_large;
    if (!found.value_or("").empty()) FAIL(report(random, seed));
  }
  MESSAGE(tables << " tables, " << too_large << " of them too large");
  CHECK(too_large * 4 <= tables);
}

TEST_CASE("odds, every sequence of faces and repeats agree on random tables") {
  const auto* many = std::getenv("NFW_RANDOM_TABLES");
  hold(1, many != nullptr ? std::atoi(many) : 500 / one_in);
}

}  // namespace
