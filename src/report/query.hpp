#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "nfw/table.hpp"
#include "words.hpp"

namespace nfw::report {

/// A word that says what is looked for.
struct Way {
  std::string word;
  std::array<std::string, 2> stems;  // by language
  double weight = 1;
  std::size_t phrase = 0;  // of those of several words the n-th, from 1; 0: it stands alone
  std::size_t part = 0;    // the n-th word of that
};

/// One thing that a player looks for, in all words that may stand for it.
struct Wanted {
  std::string said;  // by the player
  std::vector<Way> ways;
  std::vector<std::size_t> phrases = {};  // how many words each has: what says it says them all
  bool common = false;                    // one of the words that tell nothing by themselves
  std::optional<Number> number = {};
  bool distance = false;  // a number of cm
  bool unit = false;      // the cm behind it
};

/// What is looked for in one ruleset.
struct Query {
  std::vector<Wanted> wanted;
  std::vector<std::string> numbers;  // of chapters and rulings: what is found has all of them
};

/// The words of a question, in small letters without accents, and the numbers in it.
struct Question {
  std::vector<std::string> words;
  std::vector<std::string> numbers;
  bool cut = false;  // it was longer than anybody asks
};
Question question(const std::vector<std::string>& asked,
                  const std::vector<const Ruleset*>& rulesets);

/// With the words of the book for those that players say.
Query query_of(const Question& question, const Ruleset& ruleset);

}  // namespace nfw::report
