#include "battle_deed.hpp"

#include "battle.hpp"
#include "battle_ask.hpp"
#include "battle_commands.hpp"
#include "battle_edit.hpp"
#include "battle_resolve.hpp"
#include "printing.hpp"
#include "program.hpp"
#include "values.hpp"

namespace nfw::cli {

namespace {

void refuse_options(const DeedLine& line, const Arguments& said, Lang lang) {
  const bool amends = line.amends != 0;
  if (amends && said.behind)
    throw UsageError(lang, "--at: not with amend: it puts in a test or an act",
                     "--at: non con amend: inserisce un test o un atto");
  if (!amends && !said.without.empty())
    throw UsageError(lang, "--without: goes only with amend", "--without: vale solo con amend");
  if (!said.house.empty())
    throw UsageError(lang, "--house: the battle has house rules of its own",
                     "--house: la battaglia ha le sue regole della casa");
  if (stands(*find_option("then"), said))
    throw UsageError(lang, "--then: a battle takes one test after the other",
                     "--then: una battaglia fa un test dopo l'altro");
}

// Whether this is the entry that all others are before: what is put in behind it is done now.
bool is_last(const Battle& battle, const std::string& behind) {
  const auto all = battle.journal->sequence();
  const auto last = all.empty() ? 0 : all.back().number;
  const auto number = read_unsigned(behind);
  return number && *number == static_cast<std::uint64_t>(last);
}

/// Entries that rolled a test before which is taken once more: whose dice count again, and whose
/// never do. 0: none.
struct OldDice {
  std::int64_t again = 0;
  std::int64_t aside = 0;
};
OldDice old_dice(const DeedLine& line, const Intent& intent, const Arguments& said, Lang lang) {
  const auto slot = slot_for(line.battle, intent);
  if (said.new_dice) return {0, slot};
  if (const auto* open = line.battle.journal->open()) return {open->again, 0};
  refuse_other_dice(said, slot, lang);
  return {slot, 0};
}

/// Writes down what was resolved, and gathers what is to be told of it.
class Keeper {
 public:
  Keeper(DeedLine& line, const Moment& now, const Ready& it, OldDice dice, const Context& context)
      : line_(line), now_(now), it_(it), dice_(dice), context_(context) {}

  report::BattleNews& keep(const report::Rolled* rolled) {
    const auto resolution = conclude(now_, it_, rolled, context_.style.lang);
    const auto& said = context_.arguments;
    auto entry = new_entry(line_.battle, battle::EntryKind::test, line_.said, context_.world);
    write_down(it_, resolution, rolled, entry);
    if (line_.deed->test == nullptr && !line_.deed->changes.empty() && entry.changes.empty())
      throw UsageError(context_.style.lang, "{}: it is so already", "{}: è già così",
                       line_.deed->id);
    entry.typed = entry.seed && said.seed;
    entry.asked = rolled != nullptr && said.ask && !rolled->seed;
    entry.again = dice_.again;
    if (dice_.aside != 0) entry.aside = {dice_.aside};
    if (const auto* open = line_.battle.journal->open()) entry.of = open->number;
    news_ = {.entry = entry.number,
             .now = &line_.battle.state(),
             .changes = entry.changes,
             .deed = line_.deed,
             .seats = line_.seats,
             .file = it_.file,
             .instead = it_.instead,
             .not_said = it_.not_said};
    if (is_looked_up(entry)) {
      news_.entry = 0;
      return news_;
    }
    cli::keep(line_.battle, std::move(entry), {line_.deed, it_.file, rolled, resolution.facts},
              context_.world, context_.style.lang);
    return news_;
  }

 private:
  // Only looked up: nothing was rolled and nothing changed, and what was due is so still; what may
  // be taken at will was done all the same.
  [[nodiscard]] bool is_looked_up(const battle::Entry& entry) const {
    return it_.rolls && entry.dice.empty() && entry.changes.empty() &&
           (!line_.deed->at_will || it_.due != nullptr);
  }

  DeedLine& line_;
  const Moment& now_;
  const Ready& it_;
  OldDice dice_;
  const Context& context_;
  report::BattleNews news_ = {};
};

}  // namespace

void refuse_other_dice(const Arguments& said, std::int64_t slot, Lang lang) {
  if (slot == 0 || said.new_dice || (!said.dice && !said.seed)) return;
  throw UsageError(lang,
                   "--{}: the dice of this test fell in [{}], and count again; --new-dice rolls it "
                   "anew, and the journal says so",
                   "--{}: i dadi di questo test sono caduti in [{}], e valgono ancora; --new-dice "
                   "lo tira di nuovo, e il diario lo dice",
                   said.dice ? "dice" : "seed", slot);
}

int run_deed(DeedLine& line, const Context& context) {
  const auto lang = context.style.lang;
  const auto& said = context.arguments;
  auto& battle = line.battle;
  refuse_options(line, said, lang);
  if (battle.held && battle.journal->open() == nullptr)
    line.said = kept_text(context.arguments.command, line.said, lang);
  if (line.amends != 0 || (said.behind && !is_last(battle, *said.behind)))
    return run_edit(line, context);
  const auto again = said_again(said, line.deed->asks());
  if (battle.held) check_open(line, again, said, lang);
  const Intent intent{line.deed, line.seats, said.inputs, said.rulings, said.anyway};
  const Moment now = battle.now();
  if (!battle.held) {
    const auto it = or_anyway(line.deed, lang, [&] { return informed(now, intent, context); });
    return run_test(
        it.chain(), it.lists,
        {context.ruleset, context.rulesets, it.arguments, context.world, context.style});
  }
  const auto it = or_anyway(line.deed, lang, [&] { return ready(now, intent, context); });
  if (!it.rolls && said.dice)
    throw UsageError(lang, "--dice: {} takes no dice here", "--dice: {} qui non vuole dadi",
                     it.test().id);
  // What comes in a later step of the round closes those before it.
  if (it.step > now.state.step()) stop_at_dues(now.state, it.step, battle, context);
  const Context inner{context.ruleset, context.rulesets, it.arguments, context.world,
                      context.style};
  const auto dice = it.rolls ? old_dice(line, intent, said, lang) : OldDice();
  if (said.dice == "-") battle.held.reset();  // while they are read
  const Asking asking(line, it, again, dice.again, context);
  Keeper keeper(line, now, it, dice, inner);
  if (it.rolls)
    return asking.run(it.play, inner,
                      [&](report::Rolled& rolled) { rolled.battle = &keeper.keep(&rolled); });
  print(keeper.keep(nullptr), context);
  return resolved;
}

}  // namespace nfw::cli
