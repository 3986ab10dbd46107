#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace nfw::tables {

/// Names of files are in UTF-8, whatever the system makes of a plain string.
inline std::filesystem::path path_of(std::string_view name) {
  return std::u8string(name.begin(), name.end());
}

}  // namespace nfw::tables
