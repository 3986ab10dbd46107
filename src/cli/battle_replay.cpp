#include "battle_replay.hpp"

#include "battle.hpp"
#include "dice.hpp"

namespace nfw::cli {

namespace {

bool changes_rules(const battle::Journal& journal, const battle::Entry& entry) {
  using battle::EntryKind;
  const bool is_about_another = entry.kind == EntryKind::undo || entry.kind == EntryKind::redo;
  return (is_about_another ? journal.entry(entry.of) : entry).kind == EntryKind::rules;
}

// The battle as it was before this entry.
Battle before(const Battle& battle, std::int64_t number, const Context& context) {
  std::size_t end = 0;
  for (std::int64_t line = 0; line < number; ++line) end = battle.text.find('\n', end) + 1;
  Battle out{battle.path, report::read_head(battle.text.substr(0, end)), {}, nullptr, {}, {}};
  choose_rules(out, context.world, context.style.lang);
  out.journal = report::read_entries(out.head, battle.text.substr(0, end), out.rules());
  return out;
}

/// Goes through a stretch of a battle that is played by the same rules.
class Stretch {
 public:
  Stretch(const Battle& whole, const Battle& here, const Context& context,
          const std::function<void(const Retaken&)>& visit)
      : whole_(whole), here_(here), context_(context), visit_(visit) {}

  /// The entries behind this one. How many tests are not taken so.
  std::size_t behind(std::int64_t number) const {
    battle::Journal again(here_.journal->start());
    std::size_t lost = 0;
    for (const auto& entry : here_.journal->entries()) {
      const bool counts = entry.number > number && entry.kind == battle::EntryKind::test &&
                          !whole_.journal->order().is_undone(entry.number);
      if (!counts)
        again.add(entry);
      else if (!retake(entry, again))
        ++lost;
    }
    return lost;
  }

 private:
  bool retake(const battle::Entry& entry, battle::Journal& again) const {
    const auto lang = context_.style.lang;
    const Arguments none;
    const Moment at{*here_.ruleset, again.state(), here_.head.rulings, here_.head.lists};
    std::optional<Ready> ready;
    std::optional<Resolution> resolution;
    try {
      ready.emplace(cli::ready(at, intent_of(entry, at.ruleset, lang),
                               {at.ruleset, context_.rulesets, none, context_.world, {lang}}));
      KeptDice dice(entry.dice);
      resolution = resolve(at, *ready, dice, lang);
    } catch (const UsageError&) {  // these rules would not have it
    } catch (const DiceError&) {
    }
    again.add(entry);
    if (!resolution || !resolution->rolled) return false;
    visit_({entry, *ready, *resolution->rolled, again.state()});
    return true;
  }

  const Battle& whole_;
  const Battle& here_;
  const Context& context_;
  const std::function<void(const Retaken&)>& visit_;
};

}  // namespace

std::size_t replay(const Battle& battle, const Context& context,
                   const std::function<void(const Retaken&)>& visit) {
  std::size_t lost = 0;
  std::int64_t last = 0;
  for (const auto& entry : battle.journal->entries()) {
    if (!changes_rules(*battle.journal, entry)) continue;
    const auto then = before(battle, entry.number, context);
    lost += Stretch(battle, then, context, visit).behind(last);
    last = entry.number;
  }
  return lost + Stretch(battle, battle, context, visit).behind(last);
}

}  // namespace nfw::cli
