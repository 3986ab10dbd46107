#pragma once

#include <string>

#include "breakdown.hpp"
#include "nfw/chain.hpp"
#include "nfw/expression.hpp"
#include "words.hpp"

namespace nfw::report {

struct Style {
  Lang lang = Lang::en;
  bool color = false;
};

/// The breakdown to read at the table: every die, every modifier with its chapter, the outcome.
/// Several where one test followed from another.
std::string text(const std::vector<Breakdown>& breakdowns, const Style& style);
/// The same where both sides took the test.
std::string text(const FoughtBreakdown& fought, const Style& style);
std::string json(const FoughtBreakdown& fought, std::string_view version);
/// What -q prints: the headlines of both sides, then of the tests that followed, each on a line.
std::string headlines(const FoughtBreakdown& fought);
/// One JSON object on one line; keys and words are English whatever the language. Tests that
/// followed stand under "then"; one that was not due has no outcome.
std::string json(const std::vector<Breakdown>& breakdowns, const Chain& chain,
                 std::string_view version);

/// Plain dice, in the same form.
std::string roll_json(const RolledDice& rolled, std::string_view expression,
                      std::optional<std::uint64_t> seed, std::string_view version);

}  // namespace nfw::report
