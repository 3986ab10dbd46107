#pragma once

#include <string>
#include <vector>

#include "words.hpp"

namespace nfw::report {

/// The tests of a ruleset, in the order of play, with their chapter.
std::string list_text(const Ruleset& ruleset, Lang lang);

/// Everything that the table of a test says: dice, needs, modifiers, bands, ranges, effects.
std::string table_text(const TestTable& test, const Ruleset& ruleset, Lang lang);

/// The questions that the book leaves open. `felt` says of each whether --ruling may change it.
std::string rulings_text(const Ruleset& ruleset, const std::vector<bool>& felt, Lang lang);
std::string ruling_text(const Ruling& ruling, bool felt, Lang lang);

/// The chapter of a row: its own, or all those of the test.
std::string ref_text(std::string_view own, const TestTable& test);

/// What each flag does: the rows that ask for it, with value and chapter, in few words.
std::string effect_of(const Input& input, const TestTable& test, Lang lang);

}  // namespace nfw::report
