#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "houses.hpp"
#include "nfw/roster.hpp"

namespace nfw::tables {

/// A rulebook whose stages tests may be like.
struct Host {
  std::string title;
  std::map<std::string, std::string, std::less<>> readings;  // of its rulings, by switch
};

/// What the tests of a ruleset share.
struct Shared {
  std::map<std::string, const Roster*, std::less<>> rosters;  // of the tests above, by name
  std::map<std::string, List<Choice>, std::less<>> vocabularies;
  const Node* words = nullptr;  // what these lists were read from
  std::map<std::string, Text, std::less<>> groups;
  std::map<std::string, std::string_view, std::less<>> flags;  // in Italian; "enemy-" begins such
  std::vector<Fact> switches;                                  // of the rulings
  std::map<std::string, const Node*, std::less<>> tests;       // as written; HOST/TEST of others
  std::map<std::string, Host, std::less<>> hosts;
  int always = 0;
  int never = 0;
  const Node* natural = nullptr;             // what these were read from
  std::map<std::string_view, int> in_force;  // readings that a house rule chose, by switch
  std::map<std::string_view, std::string_view> chosen_by;  // ... and the file that did, by switch
  const Names* house = nullptr;                            // files of house rules
};

}  // namespace nfw::tables
