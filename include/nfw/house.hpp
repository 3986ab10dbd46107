#pragma once

#include <memory>
#include <set>
#include <string>
#include <vector>

#include "nfw/base/node.hpp"
#include "nfw/table.hpp"

namespace nfw {

/// A file that the built-in rulesets were made from: "RULESET/TEST.toml", and what stands in it.
struct BuiltinFile {
  std::string_view path;
  std::string_view packed;
  std::string_view lenders;  // whom its rows are like: "fire.character fire.save"
};

/// A file of house rules as the player named it, or a folder that holds a whole ruleset.
struct HouseFile {
  std::string name;
  std::string text;
  bool is_folder = false;

  friend bool operator==(const HouseFile&, const HouseFile&) = default;
};

/// What has to be as house rules make it.
struct HouseScope {
  std::set<std::string, std::less<>> tests = {};  // and what they lead to; none: all of them
  bool battles = true;                            // where no tests are named, battles, too

  friend auto operator<=>(const HouseScope&, const HouseScope&) = default;
};

/// What a house file does to a ruleset.
struct HouseChange {
  enum class What { adds, changes, removes };
  What what = What::adds;
  Position at;
  std::string ruleset;
  std::string path;    // "fire.hit.modifier.long-range.value"
  std::string before;  // as written in a table; empty where there was nothing, or no one value
  std::string after;
};

/// Rulesets with house rules laid over them. Where there is a problem, none of it counts.
struct HouseRules {
  std::vector<const Ruleset*> rulesets;  // all of them, changed or not, then those that are new
  std::vector<HouseChange> changes;
  Problems problems;
  std::shared_ptr<const void> owner;  // of what the rulesets look at
  std::vector<HouseFile> files = {};  // that were laid over the book
};

}  // namespace nfw
