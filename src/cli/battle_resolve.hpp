#pragma once

#include <string>
#include <vector>

#include "battle_file.hpp"
#include "breakdown.hpp"
#include "commands.hpp"
#include "entries.hpp"
#include "nfw/play.hpp"

/// What comes of a test or act in a battle: the same whoever asks, a line that is typed, an entry
/// that is held against its dice, a correction. Nothing is printed or written here, and no clock
/// read.
namespace nfw::cli {

/// A test or act, who takes it, and what he says of it.
struct Intent {
  const Deed* deed = nullptr;
  std::vector<std::size_t> seats = {};
  std::vector<Arguments::Given> said = {};
  std::vector<std::string> rulings = {};  // SWITCH=VALUE, besides those of the battle
  bool anyway = false;                    // whatever stands in its way
};
/// What an entry took or began. Throws UsageError where these rules do not have it, or not with so
/// many names.
const Deed& deed_of(const battle::Entry& entry, const Ruleset& ruleset, Lang lang);
/// Of an entry that is a test or an act. Throws UsageError for what these rules do not know.
Intent intent_of(const battle::Entry& entry, const Ruleset& ruleset, Lang lang);
/// What stands in the way of an intent: a test may be taken all the same.
class Refused : public UsageError {
 public:
  enum class Why { time, battle, not_due };
  Refused(Why why, std::string line) : UsageError(std::move(line)), why_(why) {}
  [[nodiscard]] Why why() const { return why_; }

 private:
  Why why_;
};

/// Does it; what stands in the way of a test is told with the way round it.
template <class Do>
auto or_anyway(const Deed* deed, Lang lang, const Do& act) {
  try {
    return act();
  } catch (const Refused& refused) {
    if (deed == nullptr || deed->test == nullptr) throw;
    throw UsageError(lang, "{}; --anyway takes it all the same", "{}; --anyway lo fa lo stesso",
                     refused.lines().front());
  }
}
/// Whether one flag cannot be said with the other, whichever of them says so.
bool exclude(const TestTable& test, Slot one, Slot other);

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
