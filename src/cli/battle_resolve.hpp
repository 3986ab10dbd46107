#pragma once

#include <string>
#include <vector>

#include "battle_intent.hpp"
#include "breakdown.hpp"
#include "entries.hpp"
#include "nfw/play.hpp"

/// What comes of a test or act in a battle: the same whoever asks, a line that is typed, an entry
/// that is held against its dice, a correction. Nothing is printed or written here, and no clock
/// read.
namespace nfw::cli {

/// An intent with all that the battle answers.
struct Informed {
  Intent intent;
  Arguments arguments;                       // what is said, by the player and by the battle
  Lists lists = {};                          // that answer the rest
  std::vector<battle::Said> hand = {};       // what the player says, as an entry keeps it
  std::vector<battle::Answered> file = {};   // what the battle says
  std::vector<battle::ByHand> instead = {};  // what the player says instead
  const BattleDue* due = nullptr;            // by which it is due, if it is
  bool anyway = false;                       // something stood in its way

  [[nodiscard]] const TestTable& test() const { return intent.deed->asks(); }
  [[nodiscard]] std::vector<ChainPart> chain() const { return {{&test(), arguments, true}}; }
};
/// The options of a roll are those of the context. Throws Refused, and UsageError for what cannot
/// be taken whatever one says.
Informed informed(const Moment& at, Intent intent, const Context& context);

/// The same before its dice.
struct Ready : Informed {
  Play play;
  Facts facts;                 // known before the dice
  std::vector<Slot> not_said;  // flags that only the table could answer
  std::uint16_t step = 0;      // of the round that it is of
  bool rolls = false;          // dice; else its changes are made without
};
/// Throws as above.
Ready ready(const Moment& at, Intent intent, const Context& context);

/// What came of it.
struct Resolution {
  std::optional<report::Rolled> rolled;  // of what rolls dice; with the play of what was ready
  std::string got;                       // in one line
  battle::Changes changes;
  std::vector<Facts> facts;  // at its end; where two struck at once, of either
};
/// Throws UsageError where it takes away what is not there.
Resolution conclude(const Moment& at, const Ready& ready, const report::Rolled* rolled, Lang lang);
/// The same on these dice. Throws DiceError, too.
Resolution resolve(const Moment& at, const Ready& ready, DiceSource& dice, Lang lang);

/// The number of a test that is out of force and whose dice are these; 0: there is none.
std::int64_t slot_for(const Battle& battle, const Intent& intent);
/// Tells an entry what was taken and what came of it; `rolled` of what rolled dice.
void write_down(const Ready& ready, const Resolution& resolution, const report::Rolled* rolled,
                battle::Entry& entry);

}  // namespace nfw::cli
