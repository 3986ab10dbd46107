#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>

#include "battle.hpp"
#include "battle_commands.hpp"
#include "bind.hpp"
#include "digest.hpp"
#include "files.hpp"
#include "layout.hpp"
#include "list_file.hpp"
#include "nfw/base/spelling.hpp"
#include "program.hpp"

namespace nfw::cli {

namespace {

using battle::State;

/// Makes the records of a battle from army lists.
class Start {
 public:
  /// On top of those that are there.
  Start(State state, List<std::string_view> common, Lang lang)
      : state_(std::move(state)), common_(common), lang_(lang), first_(state_.records().size()) {}

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
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
      const auto& made = kinds[kind].made;
      const auto from = std::ranges::find(made, entry.kind, &BattleRecord::Made::list);
      if (from == made.end()) continue;
      const auto number = static_cast<std::uint16_t>(kind);
      auto place = there(number, in, entry.name);
      if (place == 0) {
        place = state_.records().size();
        if (place > battle::most_records)
          throw UsageError(lang_, "battle: the lists have more than {} commands, units and leaders",
                           "battle: le liste hanno più di {} comandi, unità e comandanti",
                           battle::most_records);
        state_.add(number, in, handle_of(entry.name), entry.name);
        begin(from->start, entry, place);
      }
      in = place;
      break;
    }
    for (const auto& one : entry.below) add(one, in);
  }

  // Who is there already, each once; 0: nobody.
  std::size_t there(std::uint16_t kind, std::size_t in, const std::string& name) {
    for (std::size_t n = 1; n < first_ && !name.empty(); ++n)
      if (const auto& one = state_[n]; one.kind == kind && one.in == in && one.name == name)
        if (met_.insert(n).second) return n;
    return 0;
  }

  // What the list says, or has by default; then what a battle begins with.
  void begin(List<BattleRecord::Begins> start, const Entry& entry, std::size_t place) {
    const auto& form = state_.kind(state_[place]).form;
    auto facts = entry.facts;
    complete(entry.table->form, facts);
    for (const auto& [key, from] : start) {
      if (state_.link(place, key) != nullptr) {
        for (const auto& item : facts.items(from))
          led_.push_back({place, key, std::string(item.name)});
        continue;
      }
      if (state_[place].keys.has(key) || !facts.has(from)) continue;
      const auto& fact = entry.table->form.facts[from];
      const auto value = fact.kind == Kind::text
                             ? number_of(facts.words(from))
                             : battle::carried(fact, facts[from], form.facts[key]);
      if (value) state_.keep(place, key, *value);
    }
    state_.begin(place);
  }

  // A player's own words are only ever the same or not: the same number from whatever list.
  static std::optional<Number> number_of(std::string_view words) {
    constexpr std::size_t digits = 8;
    return Number{1 + std::stoll(battle::digest("", folded(words)).substr(0, digits), nullptr, 16)};
  }

  // The first word that is not one like "the".
  [[nodiscard]] std::string first_word(const std::string& handle) const {
    for (std::size_t at = 0; at < handle.size();) {
      const auto end = std::min(handle.find('-', at), handle.size());
      auto word = handle.substr(at, end - at);
      if (std::ranges::find(common_, word) == common_.end()) return word;
      at = end + 1;
    }
    return handle.substr(0, handle.find('-'));
  }

  // A side by the first word of its name, where that tells them apart; who has the like on another
  // side by his side, too; and a number for the rest.
  void name_all() {
    std::map<std::string, std::set<std::size_t>> sides;
    std::set<std::string> taken{state_[0].handle};
    for (std::size_t n = 1; n < state_.records().size(); ++n) {
      auto& handle = state_.handle(n);
      if (handle.empty()) handle = state_.kind(state_[n]).form.id;
      if (n >= first_ && state_[n].kind == side_kind) handle = first_word(handle);
      sides[handle.substr(handle.find('/') + 1)].insert(state_.side_of(n));
      if (n < first_) taken.insert(handle);
    }
    for (auto n = first_; n < state_.records().size(); ++n) {
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
  List<std::string_view> common_;  // words that tell nothing
  Lang lang_;
  std::size_t first_;  // of those that are new
  std::set<std::size_t> met_ = {};
  std::vector<Led> led_ = {};
};

std::vector<ChosenRuling> rulings_in_force(const Context& context) {
  return choose_rulings(context.ruleset, context.arguments, context.style.lang);
}

HouseFile list_file(const std::string& path, Readable what, const Context& context) {
  return {path, text_of(read_file(path, context.world, what), path, context.style.lang)};
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

FromLists start_from_lists(const report::JournalHead& head, List<std::string_view> common,
                           const Context& context) {
  auto arguments = context.arguments;
  arguments.rulings = head.rulings;
  const Context inner{context.ruleset, context.rulesets, arguments, context.world, context.style};
  const auto rulings = rulings_in_force(inner);
  const auto& rules = *context.ruleset.battle;
  Start start(State(rules, head.rulings), common, context.style.lang);
  std::vector<std::string> not_legal;
  for (const auto& file : head.lists) {
    auto list = read_list(file, *rules.list->roster, rulings, inner);
    if (!muster(list).breaches.empty()) not_legal.push_back(file.name);
    start.add_side(list);
  }
  FromLists out{start.finish(), std::move(not_legal)};
  for (const auto& change : battle::Changing(out.state).all()) out.state.apply(change);
  return out;
}

// What is no regular file could be read but once.
bool is_army_list(const std::string& path, const Ruleset& ruleset, const Context& context) try {
  if (path == "-" || ruleset.battle == nullptr) return false;
  read_list(list_file(path, Readable::regular, context), *ruleset.battle->list->roster, {},
            context);
  return true;
} catch (const UsageError&) {
  return false;
}

namespace {

// Those that --rules names, else the first that both lists are of.
const Ruleset& rules_for(const std::vector<std::string>& lists, const Context& context) {
  const auto fits = [&](const Ruleset* ruleset) {
    return std::ranges::all_of(
        lists, [&](const auto& list) { return is_army_list(list, *ruleset, context); });
  };
  if (context.arguments.rules || fits(&context.ruleset)) return context.ruleset;
  const auto found = std::ranges::find_if(context.rulesets, fits);
  return found == context.rulesets.end() ? context.ruleset : **found;
}

// It may be meant so; whoever does not know it is told.
void warn_not_legal(const std::string& list, const Context& context) {
  const auto& ruleset = context.ruleset;
  const auto why = report::command_line(same_rules(std::string(ruleset.id), {}),
                                        {std::string(ruleset.battle->list->id), list});
  context.world.err(
      complaint(sentence(context.style.lang, "{}: the list is not legal: '{}' says why",
                         "{}: l'elenco non è valido: '{}' dice perché", list, why)));
}

int begin_battle_by_its_rules(const std::vector<std::string>& words, const Context& context) {
  const auto lang = context.style.lang;
  const auto& world = context.world;
  if (context.ruleset.battle == nullptr)
    throw UsageError(lang, "{} has no battles yet", "{} non ha ancora battaglie",
                     context.ruleset.id);
  if (!words[0].ends_with(battle_ending))
    throw UsageError(lang, "battle new: the name of a battle ends in {}: {}{}",
                     "battle new: il nome di una battaglia finisce in {}: {}{}", battle_ending,
                     words[0], battle_ending);
  report::JournalHead head;
  head.id = fmt::format("{:014x}", world.fresh_seed());
  head.at = world.date();
  head.rules = context.ruleset.id;
  for (const auto& one : rulings_in_force(context)) head.rulings.push_back(written(one));
  head.house = house_in_force(context);
  for (const auto* path : {&words[1], &words[2]}) {
    if (*path == "-")
      throw UsageError(lang, "battle new: a list must be a file",
                       "battle new: un elenco dev'essere un file");
    head.lists.push_back({printable(*path), text_of(read_file(*path, world), *path, lang)});
  }
  const auto [state, not_legal] = start_from_lists(head, context.ruleset.common, context);
  stop_writing_at(world.create_file(words[0], report::head_line(head, state)), words[0], world,
                  lang);
  for (const auto& list : not_legal) warn_not_legal(list, context);
  if (context.arguments.json) {
    world.out(report::state_json(state, {}));
    return resolved;
  }
  world.out(report::state_text(state, {}, context.style));
  if (const auto lacks = report::lacks_text(state, context.style); !lacks.empty())
    world.out("\n" + lacks);
  return resolved;
}

}  // namespace

int begin_battle(const std::vector<std::string>& words, const Context& context) {
  constexpr std::size_t wanted = 3;
  if (words.size() != wanted)
    throw UsageError(context.style.lang, "battle new needs FILE LIST LIST",
                     "battle new richiede FILE LISTA LISTA");
  const auto& ruleset = rules_for({words.begin() + 1, words.end()}, context);
  return begin_battle_by_its_rules(words, {ruleset, context.rulesets, context.arguments,
                                           context.world, context.style, context.house});
}

int add_to_battle(const Context& context) {
  const auto lang = context.style.lang;
  const auto& words = context.arguments.words;
  constexpr std::size_t wanted = 2;
  if (words.size() != wanted)
    throw UsageError(lang, "battle add needs LIST", "battle add richiede LISTA");
  const auto file = list_file(words[1], Readable::any, context);  // before the battle is held
  auto open = open_battle(context, To::write);
  auto arguments = context.arguments;
  arguments.rulings = open.head.rulings;
  const Context inner{*open.ruleset, context.rulesets, arguments, context.world, context.style};
  Start start(open.state(), open.ruleset->common, lang);
  auto list = read_list(file, *open.rules().list->roster, rulings_in_force(inner), inner);
  muster(list);
  start.add_side(list);
  const auto with = start.finish();
  const auto before = std::ssize(open.state().records());
  auto entry = new_entry(open, battle::EntryKind::add, line_of(context), context.world);
  entry.added.assign(with.records().begin() + before, with.records().end());
  if (entry.added.empty())
    throw UsageError(lang, "{}: all in it are there already", "{}: ci sono già tutti", words[1]);
  entry.changes = battle::Changing(with).all();
  std::string names;
  for (const auto& one : entry.added) names += (names.empty() ? "" : ", ") + one.handle;
  const auto status = done(open, std::move(entry), context);
  context.world.out(report::paragraph(pick(context, "New", "Nuovi"), report::words(names)));
  return status;
}

}  // namespace nfw::cli
