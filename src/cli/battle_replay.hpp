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
  bool set_aside = false;      // it was rolled anew
};

/// Visits the tests in force, as they come out by now, and those that were rolled anew as they fell
/// first, each by the rules of its time. How many there were that these rules do not take so.
std::size_t replay(const Battle& battle, const Context& context,
                   const std::function<void(const Retaken&)>& visit);

}  // namespace nfw::cli
