#pragma once

#include <string>
#include <utility>
#include <vector>

#include "arguments.hpp"
#include "from_lists.hpp"
#include "nfw/facts.hpp"

namespace nfw::cli {

/// The inputs of a test, understood, completed and checked.
struct Understood {
  Facts as_given;  // what the player said alone
  Facts completed;
  std::vector<Slot> given;  // by him or by a list
  std::vector<Listed> listed = {};
};

/// What an earlier test of a chain fills in: values that are known beforehand, and inputs whose
/// value its dice will tell.
struct Prefilled {
  std::vector<std::pair<Slot, Number>> values;
  std::vector<Slot> later;
};

/// Nothing is wrong but that a distance is out of reach.
class OutOfReach : public UsageError {
 public:
  using UsageError::UsageError;
};

/// Throws UsageError with every fault that can be told apart.
Understood bind(const TestTable& test, const Ruleset& ruleset, const Arguments& arguments,
                Lang lang, const Prefilled& prefilled = {}, const Lists& lists = {});

/// A ruling and the place of the value that is played among those of its switch.
struct ChosenRuling {
  const Ruling* ruling = nullptr;
  std::int64_t value = 0;
};
/// What --ruling says. Throws UsageError, with a line for each that does not exist, cannot be
/// played another way, or contradicts one before.
std::vector<ChosenRuling> choose_rulings(const Ruleset& ruleset, const Arguments& arguments,
                                         Lang lang);

/// Sets the facts of a test that these rulings are.
void play(const std::vector<ChosenRuling>& rulings, const TestTable& test, Facts& facts);

/// The ruling of this number (F-75, f75, or 75), name or switch, or nullptr.
const Ruling* find_ruling(const Ruleset& ruleset, std::string_view name);

/// True where the test can feel the ruling's switch.
bool feels(const TestTable& test, const Ruling& ruling);
/// True where some command of the ruleset can feel the ruling's switch.
bool is_felt(const Ruleset& ruleset, const Ruling& ruling);

}  // namespace nfw::cli
