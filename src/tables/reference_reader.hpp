#pragma once

#include <string_view>

#include "arena.hpp"
#include "houses.hpp"
#include "nfw/table.hpp"
#include "toml_node.hpp"

namespace nfw::tables {

/// Reads a reference table; whatever is wrong with it is a problem, at its place.
ReferenceTable read_reference(std::string_view id, const Node& node, Arena& arena,
                              Problems& problems, const Names& house);

}  // namespace nfw::tables
