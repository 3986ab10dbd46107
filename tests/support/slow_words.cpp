#include "slow_words.hpp"

#include <algorithm>

#include "nfw/base/spelling.hpp"
#include "verbs.hpp"

namespace nfw::testing {

namespace {

std::string name(std::string_view id, std::string_view it_id, report::Lang lang) {
  return std::string(lang == report::Lang::it && !it_id.empty() ? it_id : id);
}

bool contains(const std::vector<std::string>& all, const std::string& one) {
  return std::ranges::find(all, one) != all.end();
}

}  // namespace

SlowWords::SlowWords(const TestTable& test, report::Lang lang) : test_(test), lang_(lang) {
  for (const auto& input : test.inputs) {
    Entry flag{&input, nullptr, {std::string(input.id)}, {}};
    if (!input.it_id.empty()) flag.names.emplace_back(input.it_id);
    for (const auto other : input.also) flag.names.emplace_back(other);
    entries_.push_back(flag);
    for (const auto& value : input.values) {
      Entry entry{&input, &value, {}, {}};
      for (const auto one : {value.id, value.it_id, value.label.en, value.label.it})
        if (!one.empty()) entry.names.push_back(folded(one));
      entry.begin = {folded(name(value.id, value.it_id, lang)),
                     folded(name(value.label.en, value.label.it, lang))};
      for (const auto other : value.also) {
        entry.names.push_back(folded(other));
        entry.begin.push_back(folded(other));
      }
      entries_.push_back(entry);
    }
  }
}

std::vector<std::string> SlowWords::all_words() const {
  std::vector<std::string> out;
  for (const auto& entry : entries_) out.insert(out.end(), entry.names.begin(), entry.names.end());
  return out;
}

std::vector<std::string> SlowWords::meanings(const std::string& word) const {
  std::vector<Entry> fit;
  for (const auto& entry : entries_)
    if (contains(entry.names, word)) fit.push_back(entry);
  bool one_value = true;  // so that the main flag may decide between its bearers
  if (fit.empty())
    for (const auto& entry : entries_)
      if (std::ranges::any_of(entry.begin,
                              [&](const auto& one) { return one.starts_with(word); })) {
        one_value =
            one_value && (fit.empty() || name(entry.value->id, entry.value->it_id, lang_) ==
                                             name(fit[0].value->id, fit[0].value->it_id, lang_));
        fit.push_back(entry);
      }
  std::vector<std::string> out;
  std::vector<std::string> of_main;
  for (const auto& entry : fit) {
    out.push_back(written(entry));
    if (is_main(entry)) of_main.push_back(out.back());
  }
  return out.size() > 1 && one_value && of_main.size() == 1 ? of_main : out;
}

bool SlowWords::is_main(const Entry& entry) const {
  if (entry.value == nullptr) return false;
  return std::ranges::any_of(test_.main,
                             [&](Slot slot) { return test_.inputs[slot].id == entry.input->id; });
}

std::string SlowWords::written(const Entry& entry) const {
  const auto flag = "--" + name(entry.input->id, entry.input->it_id, lang_);
  return entry.value == nullptr ? flag
                                : flag + " " + name(entry.value->id, entry.value->it_id, lang_);
}

std::string SlowWords::shortest_flag(const Input& input) const {
  const auto whole = name(input.id, input.it_id, lang_);
  for (std::size_t n = 1; n < whole.size(); ++n) {
    const auto part = whole.substr(0, n);
    std::size_t fits = 0;
    for (const auto& entry : entries_) {
      if (entry.value != nullptr) continue;
      if (contains(entry.names, part)) fits += 2;
      if (name(entry.input->id, entry.input->it_id, lang_).starts_with(part)) ++fits;
    }
    for (const auto& option : cli::options()) {
      if (option.name == part) fits += 2;
      if (option.name.starts_with(part) && cli::goes_with(option, {test_.id, {&test_}})) ++fits;
    }
    if (fits == 1) return part;
  }
  return whole;
}

std::string shortest_verb(const std::string& name, const Ruleset& ruleset) {
  const auto all = cli::all_verbs(ruleset);
  for (std::size_t n = 2; n < name.size(); ++n) {
    const auto part = name.substr(0, n);
    const auto begins = [&](std::string_view verb) { return verb.starts_with(part); };
    if (std::ranges::count_if(all, begins) == 1) return part;
  }
  return name;
}

}  // namespace nfw::testing
