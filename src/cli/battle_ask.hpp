#pragma once

#include <string>
#include <vector>

#include "battle_deed.hpp"
#include "battle_resolve.hpp"
#include "dice.hpp"

namespace nfw::cli {

/// A test whose player is asked for his dice. That it was begun is an entry of its own, and each
/// roll that he answers, so that nothing of it is lost; while he thinks he holds no lock.
class Asking {
 public:
  /// Goes on with the test that is open, if one is; else it is begun with these words. `again`: the
  /// test whose dice count again, or 0.
  Asking(DeedLine& line, const Ready& it, std::vector<std::string> args, std::int64_t again,
         const Context& context);
  Asking(const Asking&) = delete;
  Asking& operator=(const Asking&) = delete;
  ~Asking() = default;
  /// Resolves it. The exit status. Throws UsageError, DiceError; a player who stops in the middle
  /// is told that the test waits for him.
  int run(const Play& play, const Context& context, const Keep& keep) const;

 private:
  battle::Entry new_entry(battle::EntryKind kind, std::string_view said) const;
  void begin();
  void keep_faces(const battle::Fallen& fallen, const std::string& title);
  void take_back();

  DeedLine& line_;
  const Context& context_;
  battle::Entry begun_;
  Answers answers_ = {};
};

/// Whether the side that rolls any of a test's dice has its own (dice = ask).
bool rolls_own_dice(const battle::State& state, const Deed& deed,
                    const std::vector<std::size_t>& seats);

/// Answers for a player who has his own dice: he is asked for the rolls of sides that have, and for
/// all where no side has, so that he asked for it himself. State and deed must live as long.
Answers answers_for(const battle::State& state, const Deed& deed,
                    const std::vector<std::size_t>& seats);

/// What was said of a test, in words that say it again.
std::vector<std::string> said_again(const Arguments& said, const TestTable& test);

/// Stops where another test than this one is open. Throws UsageError.
void check_open(const DeedLine& line, const std::vector<std::string>& args, const Arguments& said,
                Lang lang);

}  // namespace nfw::cli
