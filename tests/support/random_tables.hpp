#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "load.hpp"
#include "nfw/play.hpp"
#include "toml.hpp"

/// Small sound rulesets by chance, so that what holds of every table need not be shown on those of
/// four rulebooks alone.
namespace nfw::testing {

struct GivenInput {
  std::size_t test = 0;
  std::string id;
  std::string value;  // "true", "3", "2,1", "horse"
};

/// A ruleset of a test and one that may follow from it, and inputs for them.
struct RandomTables {
  Node ruleset;
  std::vector<std::pair<std::string, Node>> tests;
  std::vector<GivenInput> inputs;
  std::string reading;  // of the ruling that they may ask for
  bool both = false;    // both sides take the first test
};

RandomTables random_tables(std::uint64_t seed);

/// As the files stand, and the inputs.
std::string text_of(const RandomTables& tables);

/// The tables as the loader reads them from that text, and the play that the inputs make of them.
struct LoadedTables {
  std::unique_ptr<tables::Book> book;
  Play play;
  std::string problems;  // empty: they are sound
};
LoadedTables load(const RandomTables& tables);

/// Leaves out one part after the other as long as the rest still fails: what a person can read.
RandomTables shrunk(RandomTables tables, const std::function<bool(const RandomTables&)>& fails);

}  // namespace nfw::testing
