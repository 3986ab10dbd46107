#pragma once

#include <string>
#include <vector>

#include "arguments.hpp"
#include "world.hpp"

namespace nfw::cli {

/// What a shell may put in place of the last of these words of a command line: a candidate a line,
/// with a tab and what it says. The line ":files" stands for the names of files. A candidate that
/// ends with '=' is not the whole word yet.
std::string completions(const std::vector<std::string>& words, const Rulebooks& books,
                        const World& world, Lang lang);

/// The names of the shells that have a script, and the script of each; empty where there is none.
List<std::string_view> shells();
std::string_view shell_script(std::string_view shell);

}  // namespace nfw::cli
