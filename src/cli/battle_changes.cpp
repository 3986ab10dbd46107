#include <algorithm>

#include <fmt/format.h>

#include "battle_commands.hpp"
#include "files.hpp"
#include "house_files.hpp"
#include "program.hpp"

// What a battle is played by, changed in the middle of it: the contents are in its file.
namespace nfw::cli {

namespace {

const std::string& only_word(const Context& context, std::string_view what) {
  const auto& words = context.arguments.words;
  constexpr std::size_t wanted = 2;
  if (words.size() != wanted)
    throw UsageError(context.style.lang, "set {} needs {}", "set {} richiede {}", words.front(),
                     what);
  return words.back();
}

battle::Entry rules_entry(const Battle& open, const Context& context) {
  auto out = new_entry(open, battle::EntryKind::rules, line_of(context), context.world);
  out.why = kept_text("--why", *context.arguments.why, context.style.lang);
  return out;
}

}  // namespace

std::string written(const ChosenRuling& chosen) {
  return fmt::format("{}={}", chosen.ruling->switch_id,
                     chosen.ruling->readings[static_cast<std::size_t>(chosen.value)].value);
}

int set_ruling(const Context& context) {
  const auto& said = only_word(context, pick(context, "ID=VALUE", "ID=VALORE"));
  auto open = open_battle(context, To::write);
  Arguments arguments;
  arguments.rulings = {said};
  const auto chosen = choose_rulings(*open.ruleset, arguments, context.style.lang);
  auto entry = rules_entry(open, context);
  entry.ruling = written(chosen.front());
  const auto first = entry.ruling + "\n";
  return done(open, std::move(entry), context, first);
}

int set_house(const Context& context) {
  const auto lang = context.style.lang;
  const auto& path = only_word(context, "FILE");
  const auto file = read_house(path, path, context.world, lang);  // before the battle is held
  auto open = open_battle(context, To::write);
  if (file.is_folder)
    throw UsageError(lang, "{}: a battle cannot keep a whole ruleset of the house",
                     "{}: una battaglia non può tenere un intero regolamento della casa", path);
  Battle then{open.path, open.head, {}, nullptr, {}, {}};
  then.head.house.push_back(file);
  const auto house = context.world.lay_over(then.head.house, {});
  stop_at(house.problems, then.head.house, context.world, lang);
  if (std::ranges::none_of(house.changes, [&](const HouseChange& one) {
        return one.at.file == file.name && one.ruleset == open.head.rules;
      }))
    throw UsageError(lang, "{}: changes nothing of {}, which {} is played by",
                     "{}: non cambia niente di {}, con cui si gioca {}", path,
                     report::say(open.ruleset->title, lang), open.path);
  choose_rules(then, context.world, lang);
  try {  // what has happened must still have happened
    report::read_entries(open.head, open.text, then.rules());
  } catch (const report::JournalFault& fault) {
    throw UsageError(lang, "{}: by these rules line {} of the battle could not have been written",
                     "{}: con queste regole la riga {} della battaglia non poteva essere scritta",
                     path, fault.line());
  }
  auto entry = rules_entry(open, context);
  entry.house = file;
  return done(open, std::move(entry), context, file.name + "\n");
}

}  // namespace nfw::cli
