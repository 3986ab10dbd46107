#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "disk.hpp"
#include "world.hpp"

/// Files that are written to: what is said to be kept is on the disk, and whole.
namespace nfw {

cli::FileText::Fault create_file(const std::string& path, std::string_view text, Disk& on = disk());
cli::FileText::Fault put_file(const std::string& named, std::string_view text, Disk& on = disk());
cli::HeldFile hold_file(const std::string& path, std::size_t most,
                        const std::function<void()>& waits, Disk& on = disk());

}  // namespace nfw
