#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "toml_node.hpp"

namespace nfw::tables {

/// Names of files.
using Names = std::set<std::string, std::less<>>;

/// The files of house rules that a part of a table comes from are added, each once.
void add_houses(const Node& node, const Names& houses, std::vector<std::string_view>& out);
/// The same in one text; empty for the book's own.
std::string houses_of(const Node& node, const Names& houses);
/// Those of its values alone, not of the lists of rows that stand in it.
std::string houses_of_values(const Node& node, const Names& houses);

}  // namespace nfw::tables
