#include "battle_edit.hpp"

#include <algorithm>
#include <memory>

#include <fmt/format.h>

#include "battle.hpp"
#include "battle_ask.hpp"
#include "battle_commands.hpp"
#include "correction.hpp"
#include "dice.hpp"
#include "flag_names.hpp"
#include "in_force.hpp"
#include "lines.hpp"
#include "printing.hpp"
#include "program.hpp"
#include "values.hpp"
#include "verbs.hpp"

namespace nfw::cli {

namespace {

using battle::Edit;

std::string entry_text(const battle::Entry& entry) {
  return fmt::format("[{}] {}", entry.number, entry.said);
}

/// A correction that is but looked at, and needs dice that never fell.
struct Unrolled {};

/// Asks the players what only they can know. Whoever has seen new dice could say no to them: so
/// they fall once it is certain that they count, and from then on nothing is asked.
class Players {
 public:
  // `own`: the entry that is corrected or put in.
  Players(Battle& battle, std::int64_t own, report::Correction& told, const Context& context)
      : battle_(battle), own_(own), told_(told), context_(context), lang_(context.style.lang) {}

  /// Throws UsageError: they would rather not; Unrolled.
  Edited edited(const Request& request) {
    if (asks()) check_answers(context_);
    if (asks() || context_.arguments.dice == "-") battle_.held.reset();  // while they think
    const Asked asked{[&](const battle::Entry& entry, const std::string& why, bool may_stay) {
                        return conflict(entry, why, may_stay);
                      },
                      [&](battle::Entry& entry, const auto& before, const auto& resolve,
                          const Edited& so_far) { return roll(entry, before, resolve, so_far); }};
    auto out = or_anyway(request.intent.deed, lang_,
                         [&] { return cli::edited(battle_, request, asked, context_); });
    if (out.entry.left.empty() && out.entry.follow.empty())
      throw UsageError(lang_, "[{}]: nothing would be otherwise", "[{}]: nulla sarebbe diverso",
                       request.target);
    tell(out);
    if (asks()) agree(sentence(lang_, "apply all of it? (y/n) ", "applicare tutto? (s/n) "));
    return out;
  }

  /// Tells the dice that the line gave.
  void tell_given() const {
    if (given_) given_->tell_given();
  }

 private:
  // Else what cannot stay goes, or stays all the same where that was said.
  [[nodiscard]] bool asks() const {
    return !certain_ && !context_.arguments.skip && !context_.arguments.json;
  }

  Answer conflict(const battle::Entry& entry, const std::string& why, bool may_stay) {
    const auto answer =
        asks() ? asked(entry, why, may_stay)
               : (may_stay && context_.arguments.anyway ? Answer::anyway : Answer::out);
    told_.conflicts.push_back({entry.number, why, answer == Answer::anyway});
    return answer;
  }

  Answer asked(const battle::Entry& entry, const std::string& why, bool may_stay) const {
    const auto stay = may_stay
                          ? sentence(lang_, ", or stay all the same (a)", ", o resta lo stesso (r)")
                          : std::string();
    const auto answer =
        answer_to(sentence(lang_, "{}: {}; does it go (o){}? ", "{}: {}; si toglie (t){}? ",
                           entry_text(entry), why, stay),
                  context_.world, lang_);
    const auto said = answer && !answer->empty() ? answer->front() : ' ';
    if (said == 'o' || said == 't') return Answer::out;
    if (may_stay && (said == 'a' || said == 'r')) return Answer::anyway;
    return Answer::stop;
  }

  // What lies in the slot, where that is enough.
  static std::optional<Resolution> on_kept(const std::vector<battle::Fallen>& before,
                                           const Resolve& resolve) try {
    KeptDice kept(before);
    return resolve(kept);
  } catch (const DiceError& error) {
    if (error.kind() != DiceError::What::too_few) throw;
    return {};
  }

  // What lies in the slot first; what is missing as the line says.
  Resolution roll(battle::Entry& entry, const std::vector<battle::Fallen>& before,
                  const Resolve& resolve, const Edited& so_far) {
    auto arguments = context_.arguments;
    if (entry.number == own_) {
      refuse_other_dice(arguments, slot_before(entry, before), lang_);
    } else {
      arguments.seed.reset();
      arguments.dice.reset();
    }
    if (!arguments.dice)
      if (auto kept = on_kept(before, resolve)) return std::move(*kept);
    make_certain(entry.number, so_far);
    if (arguments.ask) context_.world.err(entry_text(entry) + "\n");
    Answers answers;
    if (const auto* deed = find_deed(*battle_.ruleset, entry.deed))
      answers = answers_for(battle_.state(), *deed, entry.seats);
    answers.spare = before;
    auto dice = std::make_unique<ChosenDice>(arguments, context_.world, lang_, std::move(answers));
    auto out = dice->resolve(resolve);
    dice->finish();
    entry.seed = dice->seed();
    if (arguments.dice) given_ = std::move(dice);
    entry.asked = arguments.ask && !entry.seed;
    entry.typed = arguments.seed.has_value();
    return out;
  }

  // The test whose dice those of an entry were before, or may be in the place of. 0: none.
  [[nodiscard]] std::int64_t slot_before(const battle::Entry& entry,
                                         const std::vector<battle::Fallen>& before) const {
    const auto& journal = *battle_.journal;
    if (!before.empty()) return entry.slot();
    if (entry.number != journal.next_number()) return 0;
    const auto all = journal.sequence();
    const auto like = std::ranges::find_if(all, [&](const battle::Entry& one) {
      return !one.dice.empty() && journal.alike(one, entry);
    });
    return like == all.end() ? 0 : like->slot();
  }

  void make_certain(std::int64_t rolls, const Edited& so_far) {
    if (certain_) return;
    told_.rolls = rolls;
    tell(so_far);
    if (asks())
      agree(sentence(lang_, "roll them, and apply all that follows? (y/n) ",
                     "tirarli, e applicare tutto ciò che segue? (s/n) "));
    else if (!context_.arguments.skip)
      throw Unrolled();
    certain_ = true;
    told_.rolls = 0;
  }

  // Throws UsageError.
  void agree(const std::string& question) {
    if (!agrees(context_, report::listed(told_, lang_) + question))
      throw UsageError(lang_, "nothing was changed; --skip applies it without asking",
                       "non è stato cambiato nulla; --skip applica senza chiedere");
    told_.is_known = told_.rolls == 0;
  }

  void tell(const Edited& edited) {
    told_.musts = edited.musts;
    told_.later.clear();
    for (const auto& [was, is] : edited.later) {
      const auto& one = is.number != 0 ? is : was;
      told_.later.push_back({.entry = one.number, .said = one.said, .seed = is.seed});
      auto& last = told_.later.back();
      if (was.number != 0) last.was = was.got;
      if (is.number != 0) last.is = is.got;
      last.is_deed = !one.deed.empty();
      if (const auto* deed = find_deed(*battle_.ruleset, one.deed)) last.test = deed->test;
    }
  }

  Battle& battle_;
  std::int64_t own_;
  report::Correction& told_;
  const Context& context_;
  Lang lang_;
  bool certain_ = false;
  std::unique_ptr<ChosenDice> given_ = {};
};

// Applies it all, or nothing; what is but looked at is not applied.
int apply(Battle& battle, const Request& request, const std::string& said, const Context& context) {
  report::Correction told{.ruleset = battle.ruleset->id,
                          .what = request.what == Edit::put     ? "put"
                                  : request.what == Edit::amend ? "amend"
                                                                : "undo",
                          .target = request.target};
  const auto own = request.what == Edit::put ? battle.journal->next_number() : request.target;
  Players players(battle, own, told, context);
  const auto keep_all = [&](Edited all) {
    auto entry =
        new_entry(battle, battle::EntryKind::edit, said, context.world, std::move(all.entry));
    told.news = {.entry = entry.number, .now = &battle.state(), .changes = entry.changes};
    keep(battle, std::move(entry), all.evidence, context.world, context.style.lang);
  };
  try {
    auto all = players.edited(request);
    if (context.arguments.skip || !context.arguments.json) keep_all(std::move(all));
  } catch (const Unrolled&) {
  } catch (const UsageError&) {
    players.tell_given();
    throw;
  }
  print(told, context);
  return told.news ? resolved : not_expected;
}

// What was said with an entry, but for what is said now, or is not so.
std::vector<Arguments::Given> said_now(const Intent& before, const Arguments& said, Lang lang) {
  const auto& test = before.deed->asks();
  auto out = said.inputs;
  std::vector<Slot> without;
  for (const auto& flag : said.without) {
    const auto* input = find_input(test, flag);
    const auto slot = input == nullptr ? no_slot : static_cast<Slot>(input - test.inputs.data());
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
  constexpr std::string_view fitting[] = {"seed",  "dice",        "ask",      "json",
                                          "quiet", "ruling",      "skip",     "anyway",
                                          "at",    "battle-file", "new-dice", "without"};
  for (const auto* option : said.options)
    if (!option->everywhere && std::ranges::find(fitting, option->name) == std::end(fitting))
      throw UsageError(lang, "--{}: not with what corrects a battle",
                       "--{}: non con ciò che corregge una battaglia", option->name);
}

}  // namespace

void refuse_not_in_force(const Battle& battle, std::int64_t number, Lang lang) {
  const auto all = battle::since(*battle.journal);
  const auto one = all.find(number);
  if (one != all.end() && !one->second.got)
    throw UsageError(lang, "[{}] is not in force: undone by [{}]",
                     "[{}] non è in vigore: annullata da [{}]", number, one->second.by);
  throw UsageError(lang, "[{}]: no such entry is in force", "[{}]: nessuna voce così è in vigore",
                   number);
}

int take_out(Battle& battle, std::int64_t number, const Context& context) {
  return apply(battle, {.what = Edit::out, .target = number}, line_of(context), context);
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
    request.intent.rulings = before.rulings;
    report::take_rulings(said.rulings, request.intent.rulings);
  } else {
    const auto behind = read_entry_number(*said.behind);
    if (!behind)
      throw UsageError(lang, "--at '{}': allowed is the number of an entry",
                       "--at '{}': è ammesso il numero di una voce", *said.behind);
    request.what = Edit::put;
    request.target = *behind;
  }
  return apply(line.battle, request, line.said, context);
}

}  // namespace nfw::cli
