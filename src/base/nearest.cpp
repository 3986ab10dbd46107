#include "nfw/base/nearest.hpp"

#include <algorithm>
#include <numeric>

namespace nfw {

// Swapping two neighbours counts as one.
std::size_t slips(std::string_view a, std::string_view b) {
  std::vector<std::size_t> before(b.size() + 1);
  std::vector<std::size_t> row(b.size() + 1);
  std::vector<std::size_t> next(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    next[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t change = a[i - 1] == b[j - 1] ? 0 : 1;
      next[j] = std::min({row[j] + 1, next[j - 1] + 1, row[j - 1] + change});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        next[j] = std::min(next[j], before[j - 2] + 1);
    }
    std::swap(before, row);
    std::swap(row, next);
  }
  return row[b.size()];
}

std::string_view nearest(std::string_view word, const std::vector<std::string_view>& candidates) {
  constexpr std::size_t letters_to_a_slip = 3;
  std::string_view best;
  std::size_t least = word.size() / letters_to_a_slip + 1;
  if (word.size() < 2) return best;
  for (const auto candidate : candidates) {
    const bool begins = word.size() > 2 && candidate.starts_with(word);
    const auto longer = std::max(word.size(), candidate.size());
    if (!begins && longer - std::min(word.size(), candidate.size()) > least) continue;
    const auto edits = begins ? 1 : slips(word, candidate);
    const bool alike = word.substr(0, 1) == candidate.substr(0, 1);
    if (edits > 1 && 2 * edits >= word.size() && !alike) continue;  // half of it is another word
    if (edits < least || (edits == least && best.empty())) {
      least = edits;
      best = candidate;
    }
  }
  return best;
}

}  // namespace nfw
