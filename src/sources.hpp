#pragma once

#include <string_view>

namespace nfw {

/// What was built: "fe64813, tables 0a1b2c3d4e5f": the commit, with "-dirty" behind it where files
/// differ, none outside a checkout; then the beginning of the digest (SHA-256) of all tables.
/// Behind it, ", without stemmer": what was missing, and has a stand-in that can do less.
extern const std::string_view sources;

}  // namespace nfw
