#pragma once

#include <vector>

#include "battle_intent.hpp"
#include "bind.hpp"

/// What is said of a test or act of a battle: by the player, by the records, by what is due.
namespace nfw::cli {

/// Whether one flag cannot be said with the other, whichever of them says so.
bool exclude(const TestTable& test, Slot one, Slot other);

/// What the player says, by the rulings in force.
Facts by_hand(const Intent& intent, const std::vector<ChosenRuling>& rulings, Lang lang);
/// Whether he says anything of this flag.
bool says(const Intent& intent, Slot slot);
/// By which it is due, if it is. A flag by hand goes before what the battle knows: here, too.
const BattleDue* due_of(const Moment& at, const Intent& intent, const Facts& said);

/// What the battle answers, and what the player says instead.
struct FileFacts {
  std::vector<battle::Answered> file = {};
  std::vector<battle::ByHand> instead = {};
};

/// What has no place here is left out: what the player says himself, what he says otherwise, and
/// flags that make no sense with the others.
FileFacts file_facts(const Moment& at, const Intent& intent, const Facts& said,
                     const BattleDue* due);

/// Adds what the battle answers: the same as if the player had said it.
void say(const std::vector<battle::Answered>& file, const TestTable& test, Arguments& out);
/// Adds the records that answer an input that is a list.
void say_items(const Moment& at, const Intent& intent, Arguments& out);

}  // namespace nfw::cli
