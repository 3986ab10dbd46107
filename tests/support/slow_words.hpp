#pragma once

#include <string>
#include <vector>

#include "bare_words.hpp"

/// What a bare word means, read sentence by sentence from the manual and without any code of the
/// program's own reader.
namespace nfw::testing {

class SlowWords {
 public:
  SlowWords(const TestTable& test, report::Lang lang);

  /// Every word that means something in full, in either language.
  [[nodiscard]] std::vector<std::string> all_words() const;
  /// The flags ("--charged") or values ("--range short") that a word may mean.
  [[nodiscard]] std::vector<std::string> meanings(const std::string& word) const;
  /// The shortest beginning by which a flag may be called.
  [[nodiscard]] std::string shortest_flag(const Input& input) const;

 private:
  struct Entry {
    const Input* input;
    const Choice* value;             // nullptr: the flag itself
    std::vector<std::string> names;  // in full
    std::vector<std::string> begin;  // may be begun
  };
  [[nodiscard]] bool is_main(const Entry& entry) const;
  [[nodiscard]] std::string written(const Entry& entry) const;

  const TestTable& test_;
  report::Lang lang_;
  std::vector<Entry> entries_;
};

/// The shortest beginning of a test's name that is no other verb's.
std::string shortest_verb(const std::string& name, const Ruleset& ruleset);

}  // namespace nfw::testing
