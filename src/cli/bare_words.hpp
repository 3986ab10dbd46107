#pragma once

#include <string>
#include <vector>

#include "errors.hpp"

namespace nfw::cli {

/// The words of a line behind its names, written as flags: a flag's own name, a value that belongs
/// to one flag alone, a number for the `main` one. What has dashes stays as it is. Throws
/// UsageError for a word that means nothing, or more than one thing.
std::vector<std::string> spelt_out(const std::vector<std::string>& words, const TestTable& test,
                                   Slot main, Lang lang);

}  // namespace nfw::cli
