#include "index.hpp"

#include <algorithm>

#include "document.hpp"
#include "plain.hpp"

namespace nfw::report {

MadeIndex::MadeIndex(const Ruleset& ruleset) {
  const auto of = [&](std::string_view word) -> auto& {
    const auto before = documents_.find(word);
    return (before == documents_.end() ? documents_.try_emplace(std::string(word)).first : before)
        ->second;
  };
  std::uint32_t number = 0;
  each_document(ruleset, [&](const Document& document) {
    for (const auto& passage : document.passages)
      for (const auto text : {passage.text.en, passage.text.it})
        each_plain_word(text, [&](std::string_view word) {
          auto& with = of(word);
          if (with.empty() || with.back() != number) with.push_back(number);
        });
    ++number;
  });
  for (const auto& one : ruleset.players) each_plain_word(one.said, of);
  for (const auto& [word, with] : documents_) words_.push_back({word, with});
  std::ranges::sort(words_, {}, &IndexedWord::word);
}

}  // namespace nfw::report
