#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>

#include "battle.hpp"
#include "battle_commands.hpp"
#include "bind.hpp"
#include "files.hpp"
#include "list_file.hpp"
#include "program.hpp"

namespace nfw::cli {

namespace {

using battle::State;

constexpr std::uint16_t side_kind = 1;

/// Makes the records of a battle from army lists.
class Start {
 public:
  Start(const BattleRules& rules, Lang lang) : state_(rules), lang_(lang) {}

  void add_side(const Entry& list) { add(list, 0); }

  State finish() {
    name_all();
    for (const auto& [record, key, name] : led_) {
      const Sought sought{.kind = state_.link(record, key)->to, .side = state_.side_of(record)};
      state_.keep(record, key,
                  Number{static_cast<std::int64_t>(find_record(state_, name, sought, lang_))});
    }
    return std::move(state_);
  }

 private:
  void add(const Entry& entry, std::size_t in) {
    const auto& kinds = state_.rules().records;
    const auto kind = std::ranges::find(kinds, entry.kind, &BattleRecord::list);
    if (kind != kinds.end()) {
      const auto place = state_.records().size();
      state_.add(static_cast<std::uint16_t>(kind - kinds.begin()), in, handle_of(entry.name),
                 entry.name);
      begin(*kind, entry, place);
      in = place;
    }
    for (const auto& one : entry.below) add(one, in);
  }

  // What the list says, or has by default; then what a battle begins with.
  void begin(const BattleRecord& kind, const Entry& entry, std::size_t place) {
    auto facts = entry.facts;
    complete(entry.table->form, facts);
    for (const auto& [key, from] : kind.start) {
      if (state_.link(place, key) != nullptr) {
        for (const auto& item : facts.items(from))
          led_.push_back({place, key, std::string(item.name)});
        continue;
      }
      if (state_[place].keys.has(key) || !facts.has(from)) continue;
      const auto value =
          battle::carried(entry.table->form.facts[from], facts[from], kind.form.facts[key]);
      if (value) state_.keep(place, key, *value);
    }
    state_.begin(place);
  }

  // A side by the first word of its name, where that tells them apart; who has the like on another
  // side by his side, too; and a number for the rest.
  void name_all() {
    std::map<std::string, std::set<std::size_t>> sides;
    for (std::size_t n = 1; n < state_.records().size(); ++n) {
      auto& handle = state_.handle(n);
      if (handle.empty()) handle = state_.kind(state_[n]).form.id;
      if (state_[n].kind == side_kind) handle = handle.substr(0, handle.find('-'));
      sides[handle].insert(state_.side_of(n));
    }
    std::set<std::string> taken{state_[0].handle};
    for (std::size_t n = 1; n < state_.records().size(); ++n) {
      auto& handle = state_.handle(n);
      if (state_[n].kind != side_kind && sides[handle].size() > 1)
        handle = state_[state_.side_of(n)].handle + "/" + handle;
      const auto base = handle;
      for (int number = 2; !taken.insert(handle).second; ++number)
        handle = fmt::format("{}-{}", base, number);
    }
  }

  /// A link that the list says by a name.
  struct Led {
    std::size_t record = 0;
    Slot key = no_slot;
    std::string name;
  };

  State state_;
  Lang lang_;
  std::vector<Led> led_ = {};
};

std::vector<std::string> rulings_in_force(const Context& context,
                                          std::vector<ChosenRuling>& chosen) {
  std::vector<std::string> faults;
  chosen = choose_rulings(context.ruleset, context.arguments, context.style.lang, faults);
  if (!faults.empty()) throw UsageError(std::move(faults));
  return context.arguments.rulings;
}

// A folder is read where it stands: the battle could not be read without it.
std::vector<HouseFile> house_in_force(const Context& context) {
  for (const auto& file : context.house)
    if (file.is_folder)
      throw UsageError(context.style.lang, "{}: a battle cannot keep a whole ruleset of the house",
                       "{}: una battaglia non può tenere un intero regolamento della casa",
                       file.name);
  return {context.house.begin(), context.house.end()};
}

}  // namespace

int begin_battle(const std::vector<std::string>& words, const Context& context) {
  const auto lang = context.style.lang;
  const auto& world = context.world;
  if (context.ruleset.battle == nullptr)
    throw UsageError(lang, "{} has no battles yet", "{} non ha ancora battaglie",
                     context.ruleset.id);
  constexpr std::size_t wanted = 3;
  if (words.size() != wanted)
    throw UsageError(lang, "battle new needs FILE LIST LIST",
                     "battle new richiede FILE LISTA LISTA");
  const auto& rules = *context.ruleset.battle;
  std::vector<ChosenRuling> rulings;
  report::JournalHead head;
  head.id = fmt::format("{:014x}", world.fresh_seed());
  head.at = world.date();
  head.rules = context.ruleset.id;
  head.rulings = rulings_in_force(context, rulings);
  head.house = house_in_force(context);
  Start start(rules, lang);
  for (const auto* path : {&words[1], &words[2]}) {
    if (*path == "-")
      throw UsageError(lang, "battle new: a list must be a file",
                       "battle new: un elenco dev'essere un file");
    head.lists.push_back({*path, text_of(read_file(*path, world), *path, lang)});
    auto list = read_list(head.lists.back(), *rules.list->roster, rulings, context);
    muster(list);
    start.add_side(list);
  }
  auto state = start.finish();
  for (const auto& change : battle::Changing(state).all()) state.apply(change);
  stop_at(world.create_file(words[0], report::head_line(head, state)), words[0], lang);
  world.out(report::state_text(state, {}, context.style));
  return resolved;
}

}  // namespace nfw::cli
