#include "bare_words.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "arguments.hpp"
#include "nfw/base/spelling.hpp"
#include "nfw/facts.hpp"
#include "values.hpp"

namespace nfw::cli {

namespace {

/// A value of a flag that a word may be.
struct Meaning {
  Slot input = no_slot;
  const Choice* value = nullptr;

  [[nodiscard]] std::string written(const TestTable& test, Lang lang) const {
    return fmt::format("--{} {}", report::name_of(test.inputs[input], lang),
                       report::name_of(*value, lang));
  }
};

class SpeltOut {
 public:
  SpeltOut(const std::vector<std::string>& words, const TestTable& test, Slot main, Lang lang)
      : words_(words), test_(test), main_(main), lang_(lang) {}

  std::vector<std::string> all() {
    while (at_ < words_.size()) next();
    return std::move(out_);
  }

 private:
  void next() {
    const auto& word = words_[at_++];
    if (word.size() > 1 && word.starts_with('-')) return dashed(word);
    if (word.front() >= '0' && word.front() <= '9' && main_ != no_slot)
      return add(test_.inputs[main_], word);
    if (const auto* input = find_input(test_, word)) return named(*input);
    value(word);
  }

  void add(const Input& input, const std::string& value) {
    out_.push_back(fmt::format("--{}={}", input.id, value));
  }

  // The word behind it is its value, whatever else that could be.
  void dashed(const std::string& word) {
    out_.push_back(word);
    const auto* input = find_input(test_, std::string_view(word).substr(2));
    const auto* option = find_option(std::string_view(word).substr(2));
    const bool takes_value = (input != nullptr && input->kind != Kind::flag) ||
                             (option != nullptr && !option->value.en.empty());
    if (takes_value && at_ < words_.size()) out_.push_back(words_[at_++]);
  }

  void named(const Input& input) {
    if (input.kind == Kind::flag)
      out_.push_back(fmt::format("--{}", input.id));
    else if (at_ < words_.size())
      add(input, words_[at_++]);
    else
      throw UsageError(lang_, "--{} needs a value", "--{} richiede un valore",
                       report::name_of(input, lang_));
  }

  void value(const std::string& word) {
    auto meant = meanings(word, true);
    if (meant.empty()) meant = meanings(word, false);
    if (meant.size() > 1) {
      const auto own = std::ranges::find(meant, main_, &Meaning::input);
      if (own != meant.end()) meant = {*own};
    }
    if (meant.size() == 1)
      return add(test_.inputs[meant.front().input], std::string(meant.front().value->id));
    if (meant.empty() && main_ != no_slot && !test_.inputs[main_].values.empty())
      read_choice(test_.inputs[main_].id, test_.inputs[main_].values, word, lang_);
    if (meant.empty()) throw UsageError(unknown(word));
    std::vector<std::string> several;
    for (const auto& one : meant) several.push_back(one.written(test_, lang_));
    throw UsageError(lang_, "'{}' may mean: {}", "'{}' può significare: {}", word,
                     joined({several.begin(), several.end()}));
  }

  // Of each flag the values that are called so, or begin so.
  [[nodiscard]] std::vector<Meaning> meanings(const std::string& word, bool in_full) const {
    std::vector<Meaning> out;
    for (const auto& input : test_.inputs)
      for (const auto place : fitting(input.values, word, lang_)) {
        const auto& choice = input.values[place];
        const auto names = names_of(choice);
        if (!in_full || std::ranges::find(names, folded(word)) != names.end())
          out.push_back({static_cast<Slot>(&input - test_.inputs.data()), &choice});
      }
    return out;
  }

  [[nodiscard]] std::string unknown(const std::string& word) const {
    std::vector<std::string_view> known;
    for (const auto& input : test_.inputs) {
      known.push_back(report::name_of(input, lang_));
      for (const auto& choice : input.values) known.push_back(report::name_of(choice, lang_));
    }
    return sentence(lang_, "{} takes no '{}'", "{} non ammette '{}'", test_.id, word) +
           did_you_mean(word, known, lang_);
  }

  const std::vector<std::string>& words_;
  const TestTable& test_;
  Slot main_;
  Lang lang_;
  std::size_t at_ = 0;
  std::vector<std::string> out_ = {};
};

}  // namespace

std::vector<std::string> spelt_out(const std::vector<std::string>& words, const TestTable& test,
                                   Slot main, Lang lang) {
  return SpeltOut(words, test, main, lang).all();
}

}  // namespace nfw::cli
