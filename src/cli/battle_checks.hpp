#pragma once

#include <vector>

#include "battle_intent.hpp"

/// What stands in the way of a test or act of a battle. Each throws UsageError for what cannot be
/// taken whatever one says, and Refused for what can all the same.
namespace nfw::cli {

/// Those who are named are such as take it, and take part.
void check_there(const Moment& at, const Intent& intent, Lang lang);
/// It is time for it; of a step that is over what is due again, since it was taken back, is.
void check_time(const Moment& at, const Intent& intent, Lang lang);
/// No row of the rules refuses it. What is needed and not said has no way round it.
void check_refusals(const Moment& at, const Intent& intent, const Facts& facts, Lang lang);
/// An act's choice is made; else what can still be chosen is told, where that is not all.
void check_choice(const Moment& at, const Intent& intent, const Facts& said,
                  const std::vector<battle::Answered>& file, Lang lang);
/// What must be said is, where an army list could have.
void check_lists(const Moment& at, const Intent& intent, const Arguments& said, Facts facts,
                 Lang lang);
/// Of what is not due: it need not be.
void check_waits(const Moment& at, const Intent& intent, const Facts& said, Lang lang);

}  // namespace nfw::cli
