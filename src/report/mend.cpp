#include <algorithm>
#include <map>

#include "document.hpp"
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

template <class See>
void each_word_of(const Ruleset& ruleset, const See& see) {
  each_document(ruleset, [&](Document& document) {
    for (const auto& passage : document.passages)
      for (const auto text : {passage.text.en, passage.text.it}) each_plain_word(text, see);
  });
  for (const auto& one : ruleset.players) each_plain_word(one.said, see);
}

}  // namespace

std::set<std::string, std::less<>> words_of(const Ruleset& ruleset) {
  std::set<std::string, std::less<>> out;
  each_word_of(ruleset, [&](std::string_view word) {
    if (!out.contains(word)) out.emplace(word);
  });
  return out;
}

std::string mended(std::string_view word, const Ruleset& ruleset) {
  constexpr std::size_t least_begun = 4;
  if (is_figures(word)) return {};
  std::map<std::string, std::size_t, std::less<>> known;
  each_word_of(ruleset, [&](std::string_view one) {
    if (!same_start(one, word)) return;
    const auto before = known.find(one);
    ++(before == known.end() ? known.emplace(one, 0).first : before)->second;
  });
  if (known.contains(word)) return {};  // only players say it
  std::string_view best;
  std::size_t often = 0;
  auto fewest = std::string_view::npos;
  for (const auto& [meant, count] : known) {
    const bool begins = word.size() >= least_begun && meant.starts_with(word);
    const auto slips = begins ? 0 : slips_to(meant, word);
    if (slips == std::string_view::npos || slips > fewest) continue;
    if (slips == fewest && count <= often) continue;
    fewest = slips;
    often = count;
    best = meant;
  }
  return std::string(best);
}

}  // namespace nfw::report
