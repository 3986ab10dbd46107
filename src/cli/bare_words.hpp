#pragma once

#include <string>
#include <vector>

#include "flag_names.hpp"

namespace nfw::cli {

/// Whether a word without a flag is a number, or begins as one does: "5cm", "6th-africa".
bool reads_as_number(std::string_view word);
bool begins_with_digit(std::string_view word);

/// What a bare word of a test may mean: one of its flags, or a value of one.
struct Meaning {
  const Input* input = nullptr;
  std::string value = {};  // none of the flag itself

  /// "--range short"
  [[nodiscard]] std::string written(Lang lang, char between = ' ') const;
};
/// All that a word may mean: flags and values that are called so in either language; where there
/// are none, values that begin so in this one. Of one value that several flags have it is that of
/// the main one.
std::vector<Meaning> meanings(const TestTable& test, List<Slot> main, std::string_view word,
                              Lang lang);

/// What becomes of a word that means nothing, or more than one thing.
enum class Unclear {
  refused,  // UsageError
  kept      // it stays as it is
};
/// The words of a line behind its names, written as flags: a flag's own name, a value that belongs
/// to one flag alone, numbers for the `main` ones in their order. What has dashes stays as it is.
std::vector<std::string> spelt_out(const std::vector<std::string>& words, const TestTable& test,
                                   List<Slot> main, Lang lang, Unclear unclear = Unclear::refused);
/// A whole line, whose test stands at this place, likewise.
std::vector<std::string> line_spelt_out(const std::vector<std::string>& args, std::size_t verb,
                                        const TestTable& test, List<Slot> main, Lang lang,
                                        Unclear unclear = Unclear::refused);

}  // namespace nfw::cli
