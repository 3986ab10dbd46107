#pragma once

#include <exception>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/core.h>

#include "nfw/faces.hpp"
#include "nfw/odds.hpp"
#include "nfw/table.hpp"
#include "utf8.hpp"
#include "words.hpp"

namespace nfw::cli {

using report::Lang;

/// A sentence in this language, with the values in its gaps.
template <class... T>
std::string sentence(Lang lang, std::string_view en, std::string_view it, const T&... values) {
  return fmt::vformat(report::pick(lang, en, it), fmt::make_format_args(values...));
}

/// Something that the player must put right: a line for each fault. Exit status 2.
class UsageError : public std::exception {
 public:
  explicit UsageError(std::vector<std::string> lines) : lines_(std::move(lines)) {}
  explicit UsageError(std::string line) : lines_{std::move(line)} {}
  /// One line, made as a sentence is.
  template <class... T>
  UsageError(Lang lang, std::string_view en, std::string_view it, const T&... values)
      : lines_{sentence(lang, en, it, values...)} {}
  [[nodiscard]] const std::vector<std::string>& lines() const { return lines_; }
  [[nodiscard]] const char* what() const noexcept override { return "usage"; }

 private:
  std::vector<std::string> lines_;
};

/// "; did you mean 'short'?", or nothing.
std::string did_you_mean(std::string_view word, const std::vector<std::string_view>& candidates,
                         Lang lang);
/// "a, b, c"
std::string joined(const std::vector<std::string_view>& words);
/// "allowed are a, b", "allowed is a", or that nothing is.
std::string allowed_are(const std::vector<std::string_view>& words, Lang lang);
/// "there are a, b", "there is a", or that nobody can be named.
std::string there_are(const std::vector<std::string_view>& names, Lang lang);

using report::printable;
/// A line that tells what is wrong, with the program's name before it; safe to print, whatever
/// stands in its gaps.
std::string complaint(std::string_view line);

/// A line whose words are short enough for the reader to see the sentence around them.
std::string with_short_words(std::string_view line);

std::string too_many_ways(const TooManyWays& error, Lang lang);
std::string dice_error(const DiceError& error, Lang lang);

}  // namespace nfw::cli
