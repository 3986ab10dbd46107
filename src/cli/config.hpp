#pragma once

#include <optional>
#include <string>
#include <vector>

#include "errors.hpp"
#include "world.hpp"

namespace nfw::cli {

/// The folder of the player's own files: $XDG_CONFIG_HOME/nfw, or ~/.config/nfw;
/// nothing where the environment names none.
std::optional<std::string> config_folder(const World& world);

/// What a player sets once, in config.toml of that folder; flags and the environment win over it.
struct Config {
  std::optional<std::string> rules;
  std::optional<std::string> lang;
  std::optional<std::string> color;
  std::vector<std::string> house;  // paths of files of house rules
};
/// Throws UsageError where the file is faulty, once its faults are printed in this language.
Config read_config(const World& world, Lang lang);

}  // namespace nfw::cli
