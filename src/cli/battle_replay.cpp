#include "battle_replay.hpp"

#include <algorithm>

#include "battle.hpp"
#include "dice.hpp"
#include "in_force.hpp"

namespace nfw::cli {

namespace {

using battle::Entry;
using battle::EntryKind;

// The battle as it was before this entry.
Battle before(const Battle& battle, std::int64_t number, const Context& context) {
  std::size_t end = 0;
  for (std::int64_t line = 0; line < number; ++line) end = battle.text.find('\n', end) + 1;
  Battle out{battle.path, report::read_head(battle.text.substr(0, end)), {}, nullptr, {}, {}};
  choose_rules(out, context.world, context.style.lang);
  out.journal = report::read_entries(out.head, battle.text.substr(0, end), out.rules());
  return out;
}

/// Takes tests once more.
class Retaking {
 public:
  Retaking(const Battle& battle, const Context& context,
           const std::function<void(const Retaken&)>& visit)
      : battle_(battle),
        context_(context),
        visit_(visit),
        aside_(battle::set_aside(*battle.journal)) {}

  std::size_t run() {
    const auto sequence = battle_.journal->sequence();
    for (auto from = sequence.begin();;) {
      const auto to = std::ranges::find(from, sequence.end(), EntryKind::rules, &Entry::kind);
      const auto then =
          to == sequence.end() ? std::optional<Battle>() : before(battle_, to->number, context_);
      play(then ? *then : battle_, sequence, from, to);
      if (to == sequence.end()) break;
      from = to + 1;
    }
    fall_aside(battle_.journal->next_number());
    return lost_;
  }

 private:
  using Place = battle::Sequence::const_iterator;

  // A stretch that is played by the same rules.
  void play(const Battle& by, const battle::Sequence& sequence, Place from, Place to) {
    auto state = by.journal->start();
    for (auto one = sequence.begin(); one != from; ++one) battle::apply(*one, state);
    for (; from != to; ++from) {
      fall_aside(from->number);
      if (from->kind == EntryKind::test)
        retake(by, *from, state, false);
      else
        battle::apply(*from, state);
    }
  }

  // What fell up to this entry, and was rolled anew.
  void fall_aside(std::int64_t number) {
    for (; next_ < aside_.size() && aside_[next_] <= number; ++next_) {
      const auto then = before(battle_, aside_[next_], context_);
      auto state = then.state();
      retake(then, battle_.journal->entry(aside_[next_]), state, true);
    }
  }

  void retake(const Battle& by, const Entry& entry, battle::State& state, bool set_aside) {
    const auto lang = context_.style.lang;
    const Arguments none;
    const Moment at{*by.ruleset, state, by.head.rulings, by.head.lists};
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
    battle::apply(entry, state);
    if (resolution && resolution->rolled)
      visit_({entry, *ready, *resolution->rolled, state, set_aside});
    else
      ++lost_;
  }

  const Battle& battle_;
  const Context& context_;
  const std::function<void(const Retaken&)>& visit_;
  battle::Order::Numbers aside_;
  std::size_t next_ = 0;
  std::size_t lost_ = 0;
};

}  // namespace

std::size_t replay(const Battle& battle, const Context& context,
                   const std::function<void(const Retaken&)>& visit) {
  return Retaking(battle, context, visit).run();
}

}  // namespace nfw::cli
