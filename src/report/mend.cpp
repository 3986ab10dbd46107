#include <algorithm>

#include "nfw/base/nearest.hpp"
#include "plain.hpp"
#include "search.hpp"

namespace nfw::report {

namespace {

// Few mistake the first letter, but for swapping it.
bool same_start(std::string_view word, std::string_view meant) {
  return word[0] == meant[0] ||
         (word.size() > 1 && meant.size() > 1 && word[0] == meant[1] && word[1] == meant[0]);
}

bool ends_in_vowel(std::string_view word) {
  return std::string_view("aeiou").find(word.back()) != std::string_view::npos;
}

// The longer the word, the more slips; none in a short one. The word that is meant may go on
// ("rnage", "ranges") or end in another vowel ("gitata", "gittate").
std::size_t slips_to(std::string_view meant, std::string_view word) {
  constexpr std::size_t least = 4;
  constexpr std::size_t long_word = 8;
  constexpr std::size_t no = std::string_view::npos;
  if (word.size() < least) return no;
  const std::size_t allowed = word.size() < long_word ? 1 : 2;
  if (meant.size() + allowed < word.size()) return no;
  auto fewest = slips(meant.substr(0, word.size() + allowed), word);
  if (meant.size() > word.size())
    fewest = std::min(fewest, slips(meant.substr(0, word.size()), word));
  if (word.size() > least && meant.size() <= word.size() + allowed && ends_in_vowel(meant) &&
      ends_in_vowel(word))
    fewest =
        std::min(fewest, slips(meant.substr(0, meant.size() - 1), word.substr(0, word.size() - 1)));
  return fewest <= allowed ? fewest : no;
}

}  // namespace

std::string mended(std::string_view word, const Index& index) {
  constexpr std::size_t least_begun = 4;
  const auto known = std::ranges::lower_bound(index.words, word, {}, &IndexedWord::word);
  if (is_figures(word) || (known != index.words.end() && known->word == word)) return {};
  const IndexedWord* best = nullptr;
  auto fewest = std::string_view::npos;
  for (const auto& one : index.words) {
    if (!same_start(one.word, word)) continue;
    const bool begins = word.size() >= least_begun && one.word.starts_with(word);
    const auto slips = begins ? 0 : slips_to(one.word, word);
    if (slips == std::string_view::npos || slips > fewest) continue;
    if (slips == fewest && one.documents.size() <= best->documents.size()) continue;
    fewest = slips;
    best = &one;
  }
  return best == nullptr ? "" : std::string(best->word);
}

}  // namespace nfw::report
