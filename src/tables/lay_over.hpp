#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "load.hpp"
#include "nfw/house.hpp"

namespace nfw::tables {

/// Lays the files, one after the other, over the rulesets that they name; `builtin` are the
/// rulesets as they are, `files` what they were made from. A folder is a ruleset of its own.
/// What is within the scope is as the files make it, and what they change themselves is sound; what
/// else depends on that may be left as it was.
HouseRules lay_over(List<const Ruleset*> builtin, List<BuiltinFile> files,
                    const std::vector<HouseFile>& house, const HouseScope& scope = {});
/// The same, with every file of what they touch read again.
HouseRules lay_over_all(List<const Ruleset*> builtin, List<BuiltinFile> files,
                        const std::vector<HouseFile>& house);

}  // namespace nfw::tables
