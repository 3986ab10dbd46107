#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "report.hpp"

/// What a battle's file was found to be.
namespace nfw::report {

/// What does not follow, and where.
struct BattleProblem {
  std::size_t line = 0;    // of the file
  std::int64_t entry = 0;  // 0: none
  std::string key;         // of the line, where it is about one
  std::string written = {};
  std::string follows = {};
  std::string what = {};  // in a sentence
};

/// What no file can prove: the players' own word, and what they did to it later.
enum class Trusted : std::uint8_t {
  dice,    // rolled by the player
  seeds,   // said by the player
  hand,    // said of what the battle knows otherwise
  once,    // rulings of this test alone
  agreed,  // set by hand
  rules,   // rulings and house rules that came later
  lists,   // records that came later
  anyway,
  undone,
  edited,
  anew,  // dice in the place of others that had fallen
  count
};

struct Verified {
  std::string file;
  std::size_t entries = 0;
  std::string seal;
  std::optional<std::size_t> sealed = {};  // the entry whose seal was asked for
  std::vector<BattleProblem> problems = {};
  std::vector<std::pair<Trusted, std::int64_t>> trusted = {};  // with the number of the entry
};
std::string verified_text(const Verified& verified, Lang lang);
std::string verified_json(const Verified& verified, const Style& style);

}  // namespace nfw::report
