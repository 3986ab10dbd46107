#include "expectation.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "nfw/odds.hpp"
#include "values.hpp"

namespace nfw::cli {

namespace {

// Whole numbers of either sign, and centimetres with decimals.
std::optional<Number> read_number(std::string_view text) {
  if (const auto whole = read_whole(text)) return Number{*whole, 1};
  return read_decimal(text);
}

}  // namespace

std::vector<Choice> words_of(const OutcomeKey& key) {
  std::vector<Choice> out(key.values.begin(), key.values.end());
  const auto word = [&](std::string_view id, List<std::string_view> also = {}) {
    out.push_back({.id = id, .label = {id, id}, .also = also, .needs = {}});
  };
  static constexpr std::array<std::string_view, 2> yes{"yes", "sì"};
  static constexpr std::array<std::string_view, 1> no{"no"};
  const bool none = !key.none.en.empty();
  if (key.kind == ValueKind::flag) {
    word("true", yes);
    word("false", none ? List<std::string_view>() : List<std::string_view>(no));
  }
  if (none) word("no");
  return out;
}

Expectation::Expectation(std::string_view option, std::string_view text, Lang lang)
    : option_(option), lang_(lang), numbers_(true) {
  add_all(text);
}

Expectation::Expectation(std::string_view option, std::string_view text, const TestTable& test,
                         List<std::uint16_t> keys, Lang lang)
    : option_(option), lang_(lang) {
  for (const auto key : keys) allow(test.outcome[key]);
  add_all(text);
}

bool Expectation::met(const std::string& value) const {
  const auto first = value.substr(0, value.find('\n'));
  if (std::ranges::find(words_, first) != words_.end()) return true;
  const auto n = read_number(value);
  return n && std::ranges::any_of(ranges_, [&](const Range& r) { return r.contains(*n); });
}

void Expectation::allow(const OutcomeKey& key) {
  numbers_ = numbers_ || key.kind == ValueKind::number;
  const auto words = words_of(key);
  choices_.insert(choices_.end(), words.begin(), words.end());
  any_word_ = any_word_ || key.kind == ValueKind::list ||
              (key.kind == ValueKind::word && key.values.empty());
}

void Expectation::add_all(std::string_view text) {
  for (const auto word : items(text)) add(word);
}

void Expectation::add(std::string_view word) {
  const bool open = word.ends_with('+');
  const auto n = read_number(open ? word.substr(0, word.size() - 1) : word);
  if (numbers_ && n) {
    ranges_.push_back({.from = n, .to = open ? std::nullopt : n});
  } else if (word == not_due || word == not_due_apart || any_word_) {
    words_.emplace_back(word);
  } else if (choices_.empty()) {
    throw UsageError(lang_, "--{} '{}': allowed are numbers, such as 3 or 3+",
                     "--{} '{}': sono ammessi numeri, come 3 o 3+", option_, word);
  } else {
    const auto place = read_choice(option_, choices_, word, lang_);
    words_.emplace_back(choices_[static_cast<std::size_t>(place)].id);
  }
}

}  // namespace nfw::cli
