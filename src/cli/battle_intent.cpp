#include "battle_intent.hpp"

#include <algorithm>

#include "verbs.hpp"

namespace nfw::cli {

const Deed& deed_of(const battle::Entry& entry, const Ruleset& ruleset, Lang lang) {
  const auto* deed = find_deed(ruleset, entry.deed);
  if (deed == nullptr || entry.seats.size() > deed->seats.size())
    throw UsageError(lang, "no test or act '{}' in {}", "nessun test o atto '{}' in {}", entry.deed,
                     ruleset.id);
  return *deed;
}

Intent intent_of(const battle::Entry& entry, const Ruleset& ruleset, Lang lang) {
  Intent out{&deed_of(entry, ruleset, lang), entry.seats, {}, entry.said_rulings, entry.anyway};
  const auto& test = out.deed->asks();
  for (const auto& [flag, values] : entry.hand) {
    const auto input = std::ranges::find(test.inputs, flag, &Input::id);
    if (input == test.inputs.end())
      throw UsageError(lang, "{} has no flag --{}", "{} non ha un'opzione --{}", entry.deed, flag);
    out.said.push_back({static_cast<Slot>(input - test.inputs.begin()), values});
  }
  return out;
}

}  // namespace nfw::cli
