#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "nfw/facts.hpp"
#include "nfw/roll.hpp"

namespace nfw {

/// What later stages or the report still need to know. Each procedure names the places it uses.
struct State {
  static constexpr std::size_t places = 8;
  std::array<std::int32_t, places> at{};
  friend bool operator==(const State&, const State&) = default;
  // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 misreads the comparison
  friend auto operator<=>(const State&, const State&) = default;
};

using Outcome = std::vector<Value>;  // by key of the test's outcome

/// A key of the outcome that is settled once this stage is over.
struct Tell {
  std::size_t key;
  std::function<std::int64_t(const State&)> number;
};

/// One stage: asks for a roll, or for none, and folds its answer into the state.
struct Stage {
  std::string_view id;  // of the table; empty where the stage only tells and forgets
  std::function<std::optional<Roll>(const State&)> ask;
  std::function<State(const State&, Answer)> fold;
  /// Done after the stage whether it rolled or not: first what it tells, then what it forgets.
  std::vector<Tell> tells = {};
  std::function<State(const State&)> forget = {};
  bool repeats = false;  // asks again until no roll is due
  /// Where the stages from `again_from` to this one are to be rolled once more: the state to do it
  /// from; else nothing.
  std::function<std::optional<State>(const State&)> again = {};
  std::size_t again_from = 0;
};

/// Counts a roll that is made again. Throws std::logic_error where that never ends: a fault of the
/// table.
void once_more(int& rerolls);

/// A test as a value: every dice source runs the same one.
struct Procedure {
  const TestTable* test = nullptr;
  Facts facts;  // known before the first die
  std::vector<Stage> stages;
  /// Writes what the last state means into the facts of the test.
  std::function<void(const State&, Facts&)> finish = {};
  std::shared_ptr<std::deque<Plan>> plans = std::make_shared<std::deque<Plan>>();
};

/// The procedure that the test's table names, for these facts (complete ones).
/// Throws std::logic_error for a procedure that does not exist: the table check prevents that.
Procedure make_procedure(const TestTable& test, const Facts& facts);

/// Names of all procedures, and of the stages, roles, cases and facts that each knows.
struct ProcedureInfo {
  std::string_view name;
  std::vector<std::string_view> stages;  // empty: any
  std::vector<std::string_view> roles;
  std::vector<std::string_view> cases;
  std::vector<Fact> facts;  // that it gives
};
const std::vector<ProcedureInfo>& procedures();

/// Effects that hold, in the order of the table.
struct Conclusion {
  Outcome outcome;
  std::vector<const Effect*> effects;
  Facts facts;  // with all that the dice gave
};

/// The outcome and its consequences: `told` has the keys that stages settled (null elsewhere).
Conclusion conclude(const TestTable& test, Facts facts, const Outcome& told);

}  // namespace nfw
