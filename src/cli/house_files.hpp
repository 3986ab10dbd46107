#pragma once

#include <string>
#include <vector>

#include "bind.hpp"
#include "errors.hpp"
#include "nfw/house.hpp"
#include "world.hpp"

namespace nfw::cli {

/// Whether the line, or else NFW_HOUSE, names house rules.
bool names_house(const std::vector<std::string>& args, const World& world);
/// Whether the command needs none but those that it names.
bool needs_no_house(const std::vector<std::string>& args, List<const Ruleset*> rulesets);
/// The rulesets with the player's house rules: his own file, the `defaults` that he set, NFW_HOUSE,
/// each --house, one laid over the other; `none` among them leaves out those before. Throws
/// UsageError for a file that cannot be read, and for a faulty one once its faults are printed.
HouseRules house_rules(const std::vector<std::string>& args, List<const Ruleset*> rulesets,
                       const std::vector<std::string>& defaults, const World& world, Lang lang);
/// What of the rulesets a line is about.
HouseScope scope_of(const std::vector<std::string>& args, List<const Ruleset*> rulesets);
/// How much of the rulesets is laid over: what the line is about, or all of it.
enum class Laid { asked, all };
/// The same with these files. They count `always` where the line does not name them.
HouseRules laid_over(std::vector<HouseFile> files, const std::vector<std::string>& args, Laid what,
                     List<const Ruleset*> rulesets, bool always, const World& world, Lang lang);
/// House rules that play the ruling so.
HouseFile ruling_file(const Ruleset& ruleset, const ChosenRuling& chosen);

/// No flag of a test may be called like an option of every command: such a one is a problem.
void check_flags(HouseRules& house);
/// Reads a file, or takes a folder that holds a ruleset.
HouseFile read_house(const std::string& path, const std::string& named, const World& world,
                     Lang lang);
/// Prints faults with the line that each stands in, and where; of files that count `always`, how to
/// do without them. Throws UsageError if there are any.
void stop_at(const Problems& problems, const std::vector<HouseFile>& files, const World& world,
             Lang lang, bool always = false);

}  // namespace nfw::cli
