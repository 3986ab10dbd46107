#include "settings.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "arguments.hpp"
#include "battle_deed.hpp"
#include "battle_file.hpp"
#include "bind.hpp"
#include "nfw/base/spelling.hpp"
#include "values.hpp"
#include "verbs.hpp"

namespace nfw::cli {

namespace {

Lang language_of(std::string_view name) { return name.starts_with("it") ? Lang::it : Lang::en; }

// A language that --lang names makes up for any other.
void check_language(const std::vector<std::string>& args, const World& world, Lang lang) {
  const auto own = world.env("NFW_LANG");
  if (peek(args, "lang") || !own || own->empty() || folded(*own).starts_with("en") ||
      folded(*own).starts_with("it"))
    return;
  throw UsageError(lang, "NFW_LANG '{}': allowed are en, it", "NFW_LANG '{}': sono ammessi en, it",
                   *own);
}

// What `read` makes of the world; where that is broken and need not be whole, what stands without.
template <class Read, class Result>
Result or_without(const Read& read, Result otherwise, Broken broken, const World& world,
                  Lang lang) {
  if (broken == Broken::refused) return read(world);
  std::string told;
  auto heard = world;
  heard.err = [&](std::string_view text) { told += text; };
  try {
    auto out = read(heard);
    world.err(told);
    return out;
  } catch (const UsageError& error) {
    auto line = told.empty() ? complaint(error.lines().front()) : told;
    line.resize(line.find('\n'));
    if (broken == Broken::told) world.err(sentence(lang, "{}; ignored\n", "{}; ignorato\n", line));
    return otherwise;
  }
}

bool names_rules(const std::vector<std::string>& args, const World& world) {
  return peek(args, "rules") || !world.env("NFW_RULES").value_or("").empty();
}

// Whether a command takes its rules from a battle itself, or begins one by those of the player.
bool is_of_battle(const std::vector<std::string>& args, List<const Ruleset*> rulesets) {
  const auto* command = only_command(command_of(args), rulesets);
  return command != nullptr && (command->name == "battle" || command->whom == For::battle);
}

// Whether the line goes on to open the battle, and so needs all that its rules are: it names
// someone, or is about to.
bool goes_on_to_battle(std::vector<std::string> args, const std::optional<std::string>& begun) {
  if (begun) args.push_back(*begun);
  const auto verb = command_place(args);
  if (verb + 1 >= args.size() || find_command(args[verb]) != nullptr) return false;
  const auto& next = args[verb + 1];
  return is_name(next) || (begun && next.empty());
}

bool is_look_up(const std::vector<std::string>& args, List<const Ruleset*> rulesets) {
  const auto* command = only_command(command_of(args), rulesets);
  return command != nullptr && command->house == OwnHouse::as_read;
}

// What a look-up shows is as its battle reads it: the rulings are laid over with the house rules.
void read_by_rulings(report::PlayedBy& played, List<const Ruleset*> rulesets, Lang lang) {
  const auto ruleset = std::ranges::find(rulesets, played.rules, &Ruleset::id);
  if (ruleset == rulesets.end()) return;
  Arguments said;
  said.rulings = known_rulings(played.rulings, **ruleset, lang);
  for (const auto& chosen : choose_rulings(**ruleset, said, lang))
    played.house.push_back(ruling_file(**ruleset, chosen));
  played.rulings.clear();
}

}  // namespace

report::PlayedBy battle_rules(const std::vector<std::string>& args, bool whole, const World& world,
                              Lang lang) try {
  if (names_rules(args, world)) return {};
  const auto path = battle_path(peek(args, "battle-file"), world, lang);
  if (!path) return {};
  return played_by(*path, whole, world, lang);
} catch (const UsageError&) {
  return {};
}

std::vector<std::string> known_rulings(const std::vector<std::string>& rulings,
                                       const Ruleset& ruleset, Lang lang) {
  std::vector<std::string> out;
  for (const auto& ruling : rulings) {
    Arguments said;
    said.rulings = {ruling};
    try {
      choose_rulings(ruleset, said, lang);
      out.push_back(ruling);
    } catch (const UsageError&) {  // told by what is done in the battle
    }
  }
  return out;
}

const Ruleset& choose_ruleset(const std::vector<std::string>& args, List<const Ruleset*> rulesets,
                              const World& world, const std::string& played, const Config& config,
                              Lang lang) {
  const auto called = [&](std::string_view from, const std::optional<std::string>& name) {
    if (!name || name->empty()) return static_cast<const Ruleset*>(nullptr);
    std::vector<Choice> choices;
    for (const auto* ruleset : rulesets)
      choices.push_back({.id = ruleset->id, .label = {}, .also = ruleset->also, .needs = {}});
    return rulesets[static_cast<std::size_t>(read_word(from, choices, *name, lang))];
  };
  if (const auto* said = called("--rules", peek(args, "rules"))) return *said;
  if (const auto* own = called("NFW_RULES", world.env("NFW_RULES"))) return *own;
  const auto found = std::ranges::find(rulesets, played, &Ruleset::id);
  if (found != rulesets.end()) return **found;
  const auto* usual = called("config.toml: rules", config.rules);
  return usual != nullptr ? *usual : *rulesets.front();
}

Lang language(const std::vector<std::string>& args, const World& world, const Config& config) {
  if (const auto asked = peek(args, "lang")) return language_of(folded(*asked));
  if (const auto own = world.env("NFW_LANG"); own && !own->empty())
    return language_of(folded(*own));
  if (config.lang) return language_of(*config.lang);
  for (const auto* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
    if (const auto value = world.env(name); value && !value->empty()) return language_of(*value);
  return Lang::en;
}

void read_settings(const std::vector<std::string>& args, List<const Ruleset*> rulesets,
                   const World& world, Broken broken, Settings& out,
                   const std::optional<std::string>& begun) {
  const auto unless_said = [&](std::string_view option) {
    return broken == Broken::told && peek(args, option) ? Broken::refused : broken;
  };
  out.config = or_without([&](const World& seen) { return read_config(seen, out.lang); }, Config(),
                          broken, world, out.lang);
  out.lang = language(args, world, out.config);
  or_without([&](const World& seen) { return check_language(args, seen, out.lang), true; }, true,
             broken, world, out.lang);
  const bool is_own = is_of_battle(args, rulesets);
  // Whoever names a battle wants its rules, and no other.
  const auto named =
      names_rules(args, world) ? std::nullopt : named_battle(peek(args, "battle-file"), world);
  auto played = named && !is_own && broken == Broken::refused
                    ? played_by(*named, true, world, out.lang)
                    : battle_rules(args, !is_own, world, out.lang);
  const bool has_own_house = is_own || played.rules.empty() || names_house(args, world);
  if (needs_no_house(args, rulesets)) played.house.clear();
  if (!has_own_house && is_look_up(args, rulesets)) read_by_rulings(played, rulesets, out.lang);
  out.house = or_without(
      [&](const World& seen) {
        return has_own_house ? house_rules(args, rulesets, out.config.house, seen, out.lang)
                             : laid_over(std::move(played.house), args,
                                         goes_on_to_battle(args, begun) ? Laid::all : Laid::asked,
                                         rulesets, true, seen, out.lang);
      },
      HouseRules{{rulesets.begin(), rulesets.end()}, {}, {}, {}}, unless_said("house"), world,
      out.lang);
  out.ruleset = or_without(
      [&](const World& seen) {
        return &choose_ruleset(args, out.house.rulesets, seen, played.rules, out.config, out.lang);
      },
      out.house.rulesets.front(), unless_said("rules"), world, out.lang);
  out.rulings = known_rulings(played.rulings, *out.ruleset, out.lang);
}

}  // namespace nfw::cli
