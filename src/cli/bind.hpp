#pragma once

#include <string>
#include <vector>

#include "arguments.hpp"
#include "nfw/facts.hpp"

namespace nfw::cli {

/// The inputs of a test, understood, completed and checked.
struct Bound {
  Facts facts;
  std::vector<Slot> given;
  std::vector<Slot> assumed;
};

/// Throws UsageError with every fault that can be told apart.
Bound bind(const TestTable& test, const Ruleset& ruleset, const Arguments& arguments, Lang lang);

/// The ruling of this number, name or switch, or nullptr.
const Ruling* find_ruling(const Ruleset& ruleset, std::string_view name);

/// True where some command of the ruleset can feel the ruling's switch.
bool is_felt(const Ruleset& ruleset, const Ruling& ruling);

}  // namespace nfw::cli
