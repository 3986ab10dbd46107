#pragma once

#include <optional>
#include <string>
#include <vector>

#include "commands.hpp"
#include "settings.hpp"
#include "shell_words.hpp"

// For commands that read lines of commands: `batch`, `play`.
namespace nfw::cli {

/// The settings of such a command hold for each of its lines, ...
Settings settings_of(const Context& context);
/// ... but for what that says of language and rulebook. Throws UsageError.
Settings settings_of_line(const std::vector<std::string>& args, const Settings& outer,
                          const World& world);

/// No line of a command is longer.
inline constexpr std::size_t longest_line = 1'000'000;
/// Throws UsageError: it is no such line.
void check_line(std::string_view line, ShellWords::Lacks lacks, Lang lang);
/// What a player answers to a question; nothing where he does not. Throws UsageError where that is
/// no line.
std::optional<std::string> answer_to(std::string_view question, const World& world, Lang lang);

/// What may stand in the place of the last of these words, as `completions` has it; nothing where
/// those before are wrong.
std::string offered(const std::vector<std::string>& words, const Settings& settings,
                    const World& world);

}  // namespace nfw::cli
