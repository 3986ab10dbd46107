#pragma once

#include <string>
#include <vector>

#include "config.hpp"
#include "house_files.hpp"
#include "world.hpp"

namespace nfw::cli {

/// What decides, before all else, how a command line is understood: its options, the environment,
/// the player's own files.
struct Settings {
  Lang lang = Lang::en;
  Config config = {};
  HouseRules house = {};
  const Ruleset* ruleset = nullptr;  // that is played by
};

/// What becomes of a command whose settings are broken.
enum class Broken {
  refused,     // it cannot do without
  told,        // it goes on without them and says so; what its own line says it is held to
  passed_over  // nobody is told
};

/// --lang, NFW_LANG, the player's defaults, LC_ALL, LC_MESSAGES, LANG: the first that is set
/// decides.
Lang language(const std::vector<std::string>& args, const World& world, const Config& config);

/// --rules, NFW_RULES, the battle that is open, the player's defaults: the ruleset that the first
/// of these names. Throws UsageError.
const Ruleset& choose_ruleset(const std::vector<std::string>& args, List<const Ruleset*> rulesets,
                              const World& world, const Config& config, Lang lang);

/// `out.lang` is kept up to date for whoever must tell a fault. Throws UsageError.
void read_settings(const std::vector<std::string>& args, List<const Ruleset*> rulesets,
                   const World& world, Broken broken, Settings& out);

}  // namespace nfw::cli
