#pragma once

#include "load.hpp"
#include "nfw/house.hpp"

namespace nfw::tables {

/// Lays a house file over the files of a ruleset, key by key: a table over a table, rows over the
/// rows with the same name, any other value in place of the one before. New rows of a list of which
/// the first that holds counts stand before the others. Notes every change; a fault is a problem.
void overlay(Source& ruleset, const Node& house, std::vector<HouseChange>& changes,
             Problems& problems);

/// Turns a house file's `rules` into the name of a ruleset; `otherwise` where it has none.
std::string ruleset_of(const Node& house, const std::string& otherwise, Problems& problems);

}  // namespace nfw::tables
