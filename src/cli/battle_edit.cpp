#include "battle_edit.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "battle.hpp"
#include "battle_commands.hpp"
#include "dice.hpp"
#include "layout.hpp"
#include "program.hpp"
#include "values.hpp"

namespace nfw::cli {

namespace {

using battle::Edit;

std::string entry_text(const battle::Entry& entry) {
  return fmt::format("[{}] {}", entry.number, entry.said);
}

// Whether anybody is asked: else what cannot stay goes, or stays all the same where that was said.
bool asks(const Context& context) { return !context.arguments.skip; }

Answer answer_to(const battle::Entry& entry, const std::string& why, bool may_stay,
                 const Context& context) {
  const auto lang = context.style.lang;
  const bool stays = may_stay && context.arguments.anyway;
  if (!asks(context)) return stays ? Answer::anyway : Answer::out;
  const auto stay = may_stay
                        ? sentence(lang, ", or stay all the same (a)", ", o resta lo stesso (r)")
                        : std::string();
  context.world.err(sentence(lang, "{}: {}; does it go (o){}? ", "{}: {}; si toglie (t){}? ",
                             entry_text(entry), why, stay));
  const auto answer = context.world.read_line();
  if (!answer) context.world.err("\n");
  const auto said = answer && !answer->empty() ? answer->front() : ' ';
  if (said == 'o' || said == 't') return Answer::out;
  if (may_stay && (said == 'a' || said == 'r')) return Answer::anyway;
  return Answer::stop;
}

// The test whose dice those of an entry were before, or may be in the place of. 0: none.
std::int64_t slot_before(const Battle& battle, const battle::Entry& entry,
                         const std::vector<battle::Fallen>& before) {
  if (!before.empty()) return entry.slot();
  if (entry.number != battle.journal->next_number()) return 0;
  const auto all = battle.journal->sequence();
  const auto same_first = [](const auto& one, const auto& other) {
    return one.empty() ? other.empty() : !other.empty() && one.front() == other.front();
  };
  const auto like = std::ranges::find_if(all, [&](const battle::Entry& one) {
    return !one.dice.empty() && one.deed == entry.deed && one.turn == entry.turn &&
           one.round == entry.round && same_first(one.seats, entry.seats);
  });
  return like == all.end() ? 0 : like->slot();
}

// What lies in the slot first; what is missing as the line says, or by a seed that is the file's.
Resolution roll(const Battle& battle, battle::Entry& entry, bool is_own,
                const std::vector<battle::Fallen>& before,
                const std::function<Resolution(DiceSource&)>& resolve, const Context& context) {
  const auto lang = context.style.lang;
  auto arguments = context.arguments;
  if (!is_own) {
    arguments.seed.reset();
    arguments.dice.reset();
  }
  entry.typed = arguments.seed.has_value();
  entry.asked = arguments.ask;
  if (is_own) refuse_other_dice(arguments, slot_before(battle, entry, before), lang);
  if (!arguments.seed) arguments.seed = std::to_string(late_seed(battle, entry, before));
  if (arguments.ask) context.world.err(entry_text(entry) + "\n");
  Answers answers;
  answers.spare = before;
  ChosenDice dice(arguments, context.world, lang, std::move(answers));
  auto out = dice.resolve(resolve);
  dice.finish();
  if (out.rolled && any_dice(out.rolled->played)) entry.seed = dice.seed();
  entry.typed = entry.typed && entry.seed;
  return out;
}

// What it came out as, where that is told in a word.
std::string came_out(const battle::Entry& was, const battle::Entry& is, Lang lang) {
  if (was.got != is.got) return fmt::format(": {} -> {}", was.got, is.got);
  return is.got.empty() ? "" : sentence(lang, ": {} as before", ": {} come prima", is.got);
}

// "[28] next charismatic: 5 demoralised -> 6 ok"
std::string listed(const Edited& edited, Lang lang) {
  std::string out;
  const auto line = [&](std::string_view label, const std::string& text) {
    out += report::paragraph(label, report::words(text));
  };
  for (const auto& [was, is] : edited.later) {
    if (is.number == 0)
      line(report::pick(lang, "Out", "Tolta"), entry_text(was));
    else if (was.number == 0)
      line(report::pick(lang, "Put in", "Inserita"), fmt::format("{}: {}", entry_text(is), is.got));
    else if (!is.deed.empty())
      line(report::pick(lang, "Otherwise", "Diversa"), entry_text(is) + came_out(was, is, lang));
    if (is.seed)
      line(report::pick(lang, "New dice", "Dadi nuovi"),
           sentence(lang, "[{}], seed {}", "[{}], seme {}", is.number, *is.seed));
  }
  for (const auto& must : edited.musts) line(report::pick(lang, "Was due", "Era dovuto"), must);
  return out;
}

// Applies it all, or nothing.
int apply(Battle& battle, const Request& request, const std::string& said, const Context& context) {
  const auto lang = context.style.lang;
  const auto number = battle.journal->next_number();
  const auto target = request.what == Edit::put ? number : request.target;
  if (asks(context)) battle.held.reset();  // while the players think
  const Asked asked{[&](const battle::Entry& entry, const std::string& why, bool may_stay) {
                      return answer_to(entry, why, may_stay, context);
                    },
                    [&](battle::Entry& entry, const auto& before, const auto& resolve) {
                      return roll(battle, entry, entry.number == target, before, resolve, context);
                    }};
  auto all =
      or_anyway(request.intent.deed, lang, [&] { return edited(battle, request, asked, context); });
  if (all.entry.left.empty() && all.entry.follow.empty())
    throw UsageError(lang, "[{}]: nothing would be otherwise", "[{}]: nulla sarebbe diverso",
                     request.target);
  const auto list = listed(all, lang);
  if (asks(context) &&
      !agrees(context, list + sentence(lang, "apply all of it? (y/n) ", "applicare tutto? (s/n) ")))
    throw UsageError(lang, "nothing was changed; --skip applies it without asking",
                     "non è stato cambiato nulla; --skip applica senza chiedere");
  auto entry = new_entry(battle, battle::EntryKind::edit, said, context.world);
  entry.edit = all.entry.edit;
  entry.target = all.entry.target;
  entry.seats = std::move(all.entry.seats);
  entry.left = std::move(all.entry.left);
  entry.aside = std::move(all.entry.aside);
  entry.follow = std::move(all.entry.follow);
  entry.changes = std::move(all.entry.changes);
  const auto changes = entry.changes;
  keep(battle, std::move(entry), all.evidence, context.world, lang);
  context.world.out(
      (asks(context) ? std::string() : list) +
      report::text({.entry = number, .now = &battle.state(), .changes = changes}, context.style));
  return resolved;
}

// What was said with an entry, but for what is said now, or is not so.
std::vector<Arguments::Given> said_now(const Intent& before, const Arguments& said, Lang lang) {
  const auto& test = before.deed->asks();
  auto out = said.inputs;
  std::vector<Slot> without;
  for (const auto& flag : said.without) {
    const auto input = std::ranges::find_if(test.inputs, [&](const Input& one) {
      return one.id == flag || report::name_of(one, lang) == flag;
    });
    const auto slot = static_cast<Slot>(input - test.inputs.begin());
    if (std::ranges::find(before.said, slot, &Arguments::Given::slot) == before.said.end())
      throw UsageError(lang, "--without {}: it was not said", "--without {}: non era stato detto",
                       flag);
    without.push_back(slot);
  }
  for (const auto& one : before.said) {
    const auto in_its_place = [&](const Arguments::Given& other) {
      return other.slot == one.slot || exclude(test, other.slot, one.slot);
    };
    if (std::ranges::none_of(said.inputs, in_its_place) &&
        std::ranges::find(without, one.slot) == without.end())
      out.push_back(one);
  }
  return out;
}

// A correction tells what it changes: nothing is forecast, summed up or expected of it.
void check_edit_options(const Arguments& said, Lang lang) {
  constexpr std::string_view fitting[] = {"seed", "dice",   "ask", "ruling",   "battle-file",
                                          "skip", "anyway", "at",  "new-dice", "without"};
  for (const auto* option : said.options)
    if (!option->everywhere && std::ranges::find(fitting, option->name) == std::end(fitting))
      throw UsageError(lang, "--{}: not with what corrects a battle",
                       "--{}: non con ciò che corregge una battaglia", option->name);
}

}  // namespace

void refuse_not_in_force(const Battle& battle, std::int64_t number, Lang lang) {
  std::int64_t by = 0;
  for (const auto& entry : battle.journal->entries())
    if ((entry.kind == battle::EntryKind::undo && entry.of == number) ||
        std::ranges::find(entry.left, number) != entry.left.end())
      by = entry.number;
  if (by != 0)
    throw UsageError(lang, "[{}] is not in force: undone by [{}]",
                     "[{}] non è in vigore: annullata da [{}]", number, by);
  throw UsageError(lang, "[{}]: no such entry is in force", "[{}]: nessuna voce così è in vigore",
                   number);
}

int take_out(Battle& battle, std::int64_t number, const Context& context) {
  return apply(battle, {.what = Edit::out, .target = number}, line_of(context.arguments), context);
}

int run_edit(DeedLine& line, const Context& context) {
  const auto lang = context.style.lang;
  const auto& said = context.arguments;
  check_edit_options(said, lang);
  refuse_if_open(line.battle, lang);
  Request request{.said = line.said, .at = context.world.date()};
  request.new_dice = said.new_dice;
  request.intent = {line.deed, line.seats, said.inputs, said.rulings, said.anyway};
  if (line.amends != 0) {
    request.what = Edit::amend;
    request.target = line.amends;
    auto sequence = line.battle.journal->sequence();
    const auto before = intent_of(*battle::find(sequence, line.amends), *line.battle.ruleset, lang);
    request.intent.said = said_now(before, said, lang);
    request.intent.anyway = said.anyway || before.anyway;
    for (auto rulings = before.rulings; const auto& one : rulings)
      if (said.rulings.empty()) request.intent.rulings.push_back(one);
  } else {
    const auto behind = read_unsigned(*said.behind);
    if (!behind)
      throw UsageError(lang, "--at '{}': allowed is the number of an entry",
                       "--at '{}': è ammesso il numero di una voce", *said.behind);
    request.what = Edit::put;
    request.target = static_cast<std::int64_t>(*behind);
  }
  return apply(line.battle, request, line.said, context);
}

}  // namespace nfw::cli
