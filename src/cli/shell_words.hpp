#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace nfw::cli {

/// The words of a line as a shell splits it: blanks part them, quotes and backslashes keep what is
/// in them, and what follows a `#` that begins a word is a remark. Nothing is put in place of a
/// word, neither names of files nor variables.
struct ShellWords {
  std::vector<std::string> words = {};
  bool is_unfinished = false;  // a quote is not closed, or nothing stands behind a backslash
  bool ends_in_word = false;   // no blank stands behind the last
};
ShellWords shell_words(std::string_view line);
/// The way back.
std::string as_typed(const std::vector<std::string>& words);

}  // namespace nfw::cli
