#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "world.hpp"

/// Files that are written to: what is said to be kept is on the disk, and whole.
namespace nfw {

cli::FileText::Fault create_file(const std::string& path, std::string_view text);
cli::HeldFile hold_file(const std::string& path, std::size_t most);
std::vector<std::string> files_ending(std::string_view ending);

}  // namespace nfw
