#pragma once

#include <functional>

#include "battle_resolve.hpp"

namespace nfw::cli {

/// A test of a battle, taken again as it stood, on the dice that fell.
struct Retaken {
  const battle::Entry& entry;
  const Ready& ready;
  report::Rolled& rolled;
  const battle::State& after;  // behind it
};

/// Visits the tests that rolled dice and were not taken back, each by the rules that were in force
/// then. How many there were that these rules do not take so.
std::size_t replay(const Battle& battle, const Context& context,
                   const std::function<void(const Retaken&)>& visit);

}  // namespace nfw::cli
