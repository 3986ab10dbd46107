#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "errors.hpp"

namespace nfw::cli {

/// The words of a line as a shell splits it: blanks part them, quotes and backslashes keep what is
/// in them, and what follows a `#` that begins a word is a remark. Nothing is put in place of a
/// word, neither names of files nor variables.
struct ShellWords {
  enum class Lacks { nothing, quote, letter };  // what would finish it; a letter behind a backslash
  std::vector<std::string> words = {};
  Lacks lacks = Lacks::nothing;
  bool ends_in_word = false;  // no blank stands behind the last
};
ShellWords shell_words(std::string_view line);
/// Why a line that lacks something cannot be done.
std::string_view unfinished(ShellWords::Lacks lacks, Lang lang);
/// The way back.
std::string as_typed(const std::vector<std::string>& words);

}  // namespace nfw::cli
