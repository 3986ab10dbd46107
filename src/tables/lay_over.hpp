#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "load.hpp"
#include "nfw/house.hpp"

namespace nfw::tables {

/// Lays the files, one after the other, over the rulesets that they name; `builtin` are the
/// rulesets as they are, `files` what they were made from. A folder is a ruleset of its own.
/// Where tests are `asked` for, these and what they lead to are as the files make them, and what
/// the files change themselves is sound; what else depends on that is left as it was, and so are
/// battles.
HouseRules lay_over(List<const Ruleset*> builtin, List<BuiltinFile> files,
                    const std::vector<HouseFile>& house, const NamesOfTests& asked = {});
/// The same, with every file of what they touch read again.
HouseRules lay_over_all(List<const Ruleset*> builtin, List<BuiltinFile> files,
                        const std::vector<HouseFile>& house);

}  // namespace nfw::tables
