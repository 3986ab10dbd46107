#pragma once

#include <string>

#include "breakdown.hpp"
#include "csv.hpp"
#include "words.hpp"

namespace nfw::report {

struct Style {
  Lang lang = Lang::en;
  bool color = false;
  bool unicode = false;  // bars of fine steps
  bool at_most = false;  // odds of so many or fewer, not of so many or more
  CsvForm csv = CsvForm::plain;
  std::vector<std::string> given = {};  // the words of the command line
};

/// The breakdown to read at the table: every die, every modifier with its chapter, the outcome, of
/// each test.
std::string text(const Rolled& rolled, const Style& style);
/// What -q prints: the headline of each test, on a line.
std::string lines(const Rolled& rolled, const Style& style);
/// One JSON object on one line; keys and words are English whatever the language. Tests that
/// followed stand under "then"; one that was asked for and was not due has no outcome.
std::string json(const Rolled& rolled, const Style& style);

}  // namespace nfw::report
