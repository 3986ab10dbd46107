#pragma once

#include <string>

#include "errors.hpp"
#include "world.hpp"

namespace nfw::cli {

/// A file of at most 1 MB; "-" is standard input.
FileText read_file(const std::string& path, const World& world);
/// Its text. Throws UsageError where there is none; the message calls the file `named`.
std::string text_of(FileText file, const std::string& named, Lang lang);

}  // namespace nfw::cli
