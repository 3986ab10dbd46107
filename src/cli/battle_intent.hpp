#pragma once

#include <string>
#include <vector>

#include "battle_file.hpp"
#include "commands.hpp"

/// What somebody would take in a battle, and how it is refused.
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

}  // namespace nfw::cli
