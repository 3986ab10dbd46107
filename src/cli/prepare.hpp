#pragma once

#include "bind.hpp"
#include "commands.hpp"
#include "nfw/chain.hpp"

namespace nfw::cli {

/// The tests of a command line, bound and linked.
struct Prepared {
  Chain chain;
  std::vector<Bound> bound;
  Chain then;  // tests that are taken at once where both sides take the first
};

/// Throws UsageError: what is wrong with an input, or that no test leads to the one named.
Prepared prepare(const std::vector<ChainPart>& parts, const Ruleset& ruleset,
                 const std::vector<std::string>& rulings, Lang lang);

}  // namespace nfw::cli
