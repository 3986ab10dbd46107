#pragma once

#include <optional>
#include <string>
#include <vector>

#include "battle_file.hpp"

namespace nfw::cli {

// The commands of a battle. Each returns the exit status, and throws UsageError.
int run_battle(const Context& context);
int run_due(const Context& context);
int run_round(const Context& context);
int run_turn(const Context& context);
int run_set(const Context& context);
int run_note(const Context& context);
int run_undo(const Context& context);
int run_redo(const Context& context);
int run_log(const Context& context);
/// Of `next` where there is nothing that it could be next of.
int run_next(const Context& context);
/// Begins a battle: FILE LIST LIST.
int begin_battle(const std::vector<std::string>& words, const Context& context);

/// Stops at what must be done before time goes on, and asks about what only may be done, up to this
/// step of the round. Throws UsageError.
void stop_at_dues(const battle::State& state, std::optional<std::uint16_t> before, bool skip,
                  const Context& context);

}  // namespace nfw::cli
