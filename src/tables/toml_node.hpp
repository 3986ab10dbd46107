#pragma once

#include <string>
#include <string_view>

#include "nfw/base/node.hpp"

namespace nfw::tables {

using nfw::Member;
using nfw::Node;
using nfw::Position;
using nfw::Problem;
using nfw::Problems;

/// Reads TOML text. A syntax error is a problem and gives an empty table.
Node parse(std::string_view text, const std::string& file, Problems& problems);
/// Reads a file. A file that cannot be read is a problem too.
Node parse_file(const std::string& path, const std::string& shown_as, Problems& problems);

}  // namespace nfw::tables
