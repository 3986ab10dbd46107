#pragma once

#include "entries.hpp"

/// What of a journal stands by now.
namespace nfw::battle {

/// What an entry makes of a state, whatever it was before.
void apply(const Entry& entry, State& state);
/// Whether an entry was neither taken back nor taken out.
bool stands(const Journal& journal, std::int64_t number);
/// Tests whose dice never count again, in their order.
Order::Numbers set_aside(const Journal& journal);

}  // namespace nfw::battle
