#include "index.hpp"

#include <algorithm>
#include <map>

#include "plain.hpp"

namespace nfw::report {

namespace {

constexpr auto gone = static_cast<std::uint32_t>(-1);

}  // namespace

MadeIndex::MadeIndex(const Ruleset& ruleset, const Index& before) : ruleset_(&ruleset) {
  std::map<const char*, std::size_t> known;
  if (before.ruleset != nullptr)
    for (const auto* table : documented(*before.ruleset)) known.emplace(table, known.size());
  std::vector<std::uint32_t> numbers(before.begins.empty() ? 0 : before.begins.back(), gone);
  const auto tables = documented(ruleset);
  std::uint32_t number = 0;
  for (std::size_t table = 0; table < tables.size(); ++table) {
    begins_.push_back(number);
    if (const auto same = known.find(tables[table]); same != known.end())
      for (auto old = before.begins[same->second]; old < before.begins[same->second + 1]; ++old)
        numbers[old] = number++;
    else
      each_document(ruleset, table, [&](const Document& one) { add(one, number++); });
  }
  begins_.push_back(number);
  take(before, numbers);
  for (const auto& one : ruleset.players)
    each_plain_word(one.said, [&](std::string_view word) { of(word); });
  for (const auto& [word, with] : documents_) words_.push_back({word, with});
  std::ranges::sort(words_, {}, &IndexedWord::word);
}

std::vector<std::uint32_t>& MadeIndex::of(std::string_view word) {
  const auto found = documents_.find(word);
  return (found == documents_.end() ? documents_.try_emplace(std::string(word)).first : found)
      ->second;
}

void MadeIndex::add(const Document& document, std::uint32_t number) {
  for (const auto& passage : document.passages)
    for (const auto text : {passage.text.en, passage.text.it})
      each_plain_word(text, [&](std::string_view word) {
        auto& with = of(word);
        if (with.empty() || with.back() != number) with.push_back(number);
      });
}

void MadeIndex::take(const Index& before, const std::vector<std::uint32_t>& numbers) {
  std::vector<std::uint32_t> kept;
  for (const auto& [word, documents] : before.words) {
    kept.clear();
    for (const auto document : documents)
      if (numbers[document] != gone) kept.push_back(numbers[document]);
    if (kept.empty()) continue;
    auto& with = of(word);
    with.insert(with.end(), kept.begin(), kept.end());
    std::ranges::sort(with);
  }
}

}  // namespace nfw::report
