#pragma once

#include <string>
#include <utility>
#include <vector>

#include "arguments.hpp"
#include "nfw/facts.hpp"

namespace nfw::cli {

/// The inputs of a test, understood, completed and checked.
struct Bound {
  Facts said;   // what the player said alone
  Facts facts;  // completed
  std::vector<Slot> given;
  std::vector<Slot> assumed;
};

/// What an earlier test of a chain fills in: values that are known beforehand, and inputs whose
/// value its dice will tell.
struct Prefilled {
  std::vector<std::pair<Slot, Number>> values;
  std::vector<Slot> later;
};

/// Throws UsageError with every fault that can be told apart.
Bound bind(const TestTable& test, const Ruleset& ruleset, const Arguments& arguments, Lang lang,
           const Prefilled& prefilled = {});

/// The ruling of this number, name or switch, or nullptr.
const Ruling* find_ruling(const Ruleset& ruleset, std::string_view name);

/// True where some command of the ruleset can feel the ruling's switch.
bool is_felt(const Ruleset& ruleset, const Ruling& ruling);

}  // namespace nfw::cli
