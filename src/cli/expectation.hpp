#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "commands.hpp"

namespace nfw::cli {

/// The words that a key of an outcome may be, as --expect and --show take them.
std::vector<Choice> words_of(const OutcomeKey& key);

/// What an outcome may be: words of a key, and numbers such as 3 or 3+.
class Expectation {
 public:
  /// Of a plain number; `option` names it in messages.
  Expectation(std::string_view option, std::string_view text, Lang lang);
  /// Of these keys of a test.
  Expectation(std::string_view option, std::string_view text, const TestTable& test,
              List<std::uint16_t> keys, Lang lang);

  /// Of names in an order the first is compared.
  [[nodiscard]] bool met(const std::string& value) const;
  [[nodiscard]] const std::vector<Range>& ranges() const { return ranges_; }
  [[nodiscard]] const std::vector<std::string>& words() const { return words_; }

 private:
  void allow(const OutcomeKey& key);
  void add_all(std::string_view text);
  void add(std::string_view word);

  std::string_view option_;
  Lang lang_;
  std::vector<Choice> choices_;
  std::vector<std::string> words_;
  std::vector<Range> ranges_;
  bool numbers_ = false;
  bool any_word_ = false;  // of a key whose words are names that the player gave
};

}  // namespace nfw::cli
