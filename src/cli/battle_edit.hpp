#pragma once

#include <functional>
#include <string>
#include <vector>

#include "battle_deed.hpp"
#include "battle_resolve.hpp"

/// What was entered wrongly, forgotten or too much: all that followed is resolved again, on its own
/// dice, and what comes out otherwise is written down as one entry.
namespace nfw::cli {

struct Request {
  battle::Edit what = battle::Edit::none;
  std::int64_t target = 0;
  Intent intent = {};     // but where one is taken out
  bool new_dice = false;  // it is rolled anew
  std::string said = {};
  std::string at = {};  // when it is said
};

/// What is done about a later entry that can no longer be as it was.
enum class Answer : std::uint8_t { stop, out, anyway };

/// What an edit comes to.
struct Edited {
  battle::Entry entry = {};
  report::Evidence evidence = {};
  /// What comes out otherwise: what it was, and is by now.
  struct Later {
    battle::Entry was;
    battle::Entry is;
  };
  std::vector<Later> later = {};
  std::vector<std::string> musts = {};  // what would have had to be done by then, with its command
};

using Resolve = std::function<Resolution(DiceSource&)>;
/// How it is asked what nobody but the players can know. No entry stays that may not.
struct Asked {
  std::function<Answer(const battle::Entry& entry, const std::string& why, bool may_stay)> conflict;
  /// Resolves an entry with dice, those that fell before first, and tells it whence the others are;
  /// so far is what is known without them.
  std::function<Resolution(battle::Entry& entry, const std::vector<battle::Fallen>& before,
                           const Resolve& resolve, const Edited& so_far)>
      roll;
};

/// Throws UsageError, DiceError: also where the players stopped.
Edited edited(const Battle& battle, const Request& request, const Asked& asked,
              const Context& context);

/// Takes an entry out of force: undo N.
int take_out(Battle& battle, std::int64_t number, const Context& context);
/// Says otherwise what was said with a test or act, or puts one in: as the line says. The exit
/// status. Throws UsageError, DiceError.
int run_edit(DeedLine& line, const Context& context);

/// Throws UsageError: no such entry is in force, and what took it out where that is known.
[[noreturn]] void refuse_not_in_force(const Battle& battle, std::int64_t number, Lang lang);

}  // namespace nfw::cli
