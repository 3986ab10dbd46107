#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "nfw/faces.hpp"

namespace nfw::testing {

/// A test of the built-in tables, played without the command line.
struct Played {
  Resolved resolved;

  /// The stages that were rolled, in their order: "hit kill kill".
  [[nodiscard]] std::string rolled() const;
  /// The first roll of a stage. Throws std::runtime_error if there was none.
  [[nodiscard]] const Step& step(std::string_view stage) const;
  /// A value of the outcome; a word as "ok", nothing as "null".
  [[nodiscard]] std::string outcome(std::string_view key) const;
};

const TestTable& builtin_test(std::string_view id);

/// `inputs` names facts and their values: "shooters=3 range=short sharpshooter=1".
/// Throws std::runtime_error for names that do not exist, DiceError when the dice do not fit.
Played play(std::string_view test, const std::string& inputs, std::vector<std::int64_t> dice);

}  // namespace nfw::testing
