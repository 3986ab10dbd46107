#pragma once

#include <string>
#include <vector>

#include "commands.hpp"
#include "settings.hpp"

// For commands that read lines of commands: `batch`, `play`.
namespace nfw::cli {

/// The settings of such a command hold for each of its lines, ...
Settings settings_of(const Context& context);
/// ... but for what that says of language and rulebook. Throws UsageError.
Settings settings_of_line(const std::vector<std::string>& args, const Settings& outer,
                          const World& world);

/// What may stand in the place of the last of these words, as `completions` has it; nothing where
/// those before are wrong.
std::string offered(const std::vector<std::string>& words, const Settings& settings,
                    const World& world);

}  // namespace nfw::cli
