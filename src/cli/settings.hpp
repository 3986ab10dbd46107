#pragma once

#include <string>
#include <vector>

#include "config.hpp"
#include "house_files.hpp"
#include "journal.hpp"
#include "world.hpp"

namespace nfw::cli {

/// What decides, before all else, how a command line is understood: its options, the environment,
/// the player's own files.
struct Settings {
  Lang lang = Lang::en;
  Config config = {};
  HouseRules house = {};
  const Ruleset* ruleset = nullptr;       // that is played by
  std::vector<std::string> rulings = {};  // of the battle that is open; those of a line go before
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

/// What the battle that is open here is played by, as far as it can be read: what is wrong with it
/// is told by what is done in it. Nothing where --rules or NFW_RULES names other rules; where not
/// the `whole` is asked, the ruleset alone.
report::PlayedBy battle_rules(const std::vector<std::string>& args, bool whole, const World& world,
                              Lang lang);

/// Those of its rulings that the ruleset has.
std::vector<std::string> known_rulings(const std::vector<std::string>& rulings,
                                       const Ruleset& ruleset, Lang lang);

/// --rules, NFW_RULES, the one that the battle is `played` by, the player's defaults: the ruleset
/// that the first of these names. Throws UsageError.
const Ruleset& choose_ruleset(const std::vector<std::string>& args, List<const Ruleset*> rulesets,
                              const World& world, const std::string& played, const Config& config,
                              Lang lang);

/// `out.lang` is kept up to date for whoever must tell a fault; a word that is only `begun` may
/// stand behind the rest. Throws UsageError.
void read_settings(const std::vector<std::string>& args, List<const Ruleset*> rulesets,
                   const World& world, Broken broken, Settings& out,
                   const std::optional<std::string>& begun = {});

}  // namespace nfw::cli
