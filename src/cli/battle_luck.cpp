#include <algorithm>

#include <fmt/format.h>

#include "battle_commands.hpp"
#include "battle_replay.hpp"
#include "nfw/odds.hpp"
#include "printing.hpp"
#include "program.hpp"
#include "verbs.hpp"

namespace nfw::cli {

namespace {

// Whose of a test a row of luck is: of both sides where they strike at once.
std::vector<std::size_t> seats_of(const BattleLuck& row, const Deed& deed) {
  const auto second = deed.mirrored();
  if (second == 0) return {row.seat};
  return {row.seat, row.seat == 0 ? second : 0};
}

// What a test tells of luck, in the words of the rules that the battle is played by now.
void tell(const Battle& battle, const Retaken& test, report::Luck& out) {
  const auto& then = *test.ready.intent.deed;
  const auto* now = find_deed(*battle.ruleset, then.id);
  if (test.ready.anyway || now == nullptr || now->luck.size() != then.luck.size()) return;
  const auto all = then.luck.empty() ? std::vector<Odds>() : odds(test.ready.play);
  for (std::size_t n = 0; n < then.luck.size(); ++n) {
    const auto& row = then.luck[n];
    const auto seats = seats_of(row, then);
    const auto parts = std::min(seats.size(), test.rolled.play->openers());
    for (std::size_t part = 0; part < parts; ++part) {
      const report::Breakdown breakdown{test.rolled, part};
      const auto& key = then.test->outcome[row.key];
      const auto what =
          fmt::format("{} {}{}", test.entry.slot(), report::key_of(breakdown.part().side, key.id),
                      test.set_aside ? " aside" : "");
      out.tests.push_back({test.entry.turn,
                           now,
                           &now->luck[n],
                           test.after.side_of(test.entry.seats[seats[part]]),
                           {battle::count_law(all[part].keys[row.key], key),
                            battle::count_of(breakdown.outcome()[row.key], key), row.less,
                            battle::tie_of(battle.head.id, what)}});
    }
  }
}

}  // namespace

report::Luck luck_of(const Battle& battle, const Context& context) {
  report::Luck out{&battle.state(), battle.ruleset->id};
  std::size_t without_odds = 0;
  out.left_out = replay(battle, context, [&](const Retaken& test) {
    try {
      tell(battle, test, out);
    } catch (const TooManyWays&) {
      ++without_odds;
    }
  });
  out.left_out += without_odds;
  add_up(out, battle.journal->start(), report::last_sum(report::beginning(battle.text)));
  return out;
}

int run_luck(const Context& context) {
  const auto& words = context.arguments.words;
  const auto battle = words.empty()
                          ? open_battle(context, To::look)
                          : open_battle(words.front(), context.world, context.style.lang, false);
  print(luck_of(battle, context), context);
  return resolved;
}

}  // namespace nfw::cli
