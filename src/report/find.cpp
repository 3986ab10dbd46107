#include "find.hpp"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "nfw/base/nearest.hpp"
#include "search.hpp"

namespace nfw::report {

namespace {

using Unknown = std::vector<std::string>;

// The rulebooks that are asked; the first one is played by.
class Books {
 public:
  Books(const std::vector<const Ruleset*>& rulesets, bool all, const IndexOf& index_of)
      : rulesets_(rulesets), all_(all), index_of_(index_of), made_(rulesets.size()) {}

  [[nodiscard]] Index index(std::size_t book) {
    if (made_[book]) return made_[book]->index();
    const auto compiled = index_of_ ? index_of_(*rulesets_[book]) : Index();
    if (compiled.ruleset == rulesets_[book]) return compiled;
    return made_[book].emplace(*rulesets_[book], compiled).index();
  }

  // Asks the first, and the others where a word stands nowhere in it.
  Searched search(const Question& question, Unknown& unknown) {
    unknown.clear();
    for (const auto& word : question.words)
      if (std::ranges::find(unknown, word) == unknown.end()) unknown.push_back(word);
    auto here = search_in(0, 1, question, unknown, false);
    if (unknown.empty() && !here.hits.empty()) return here;
    auto others = search_in(1, rulesets_.size(), question, unknown, !here.hits.empty());
    return others.whole || here.hits.empty() ? others : here;
  }

  // Puts known words in the place of those that stand nowhere: of each pair the first is that one.
  std::vector<std::pair<std::string, std::string>> mend(Question& question, Unknown left) {
    std::vector<std::pair<std::string, std::string>> out;
    for (std::size_t book = 0; book < rulesets_.size() && !left.empty(); ++book)
      std::erase_if(left, [&](const std::string& word) {
        const auto meant = mended(word, index(book));
        if (meant.empty()) return false;
        std::ranges::replace(question.words, word, meant);
        out.emplace_back(word, meant);
        return true;
      });
    return out;
  }

 private:
  // What several have; where some have all that is looked for, theirs alone.
  Searched search_in(std::size_t first, std::size_t end, const Question& question, Unknown& unknown,
                     bool only_whole) {
    Searched out;
    for (auto book = first; book < end; ++book) {
      const auto query = query_of(question, *rulesets_[book]);
      auto found = report::search(*rulesets_[book], index(book), query, all_, only_whole);
      std::erase_if(unknown, [&](const std::string& word) {
        const auto said = std::ranges::find(query.wanted, word, &Wanted::said);
        return said == query.wanted.end() || said->common ||
               found.known[static_cast<std::size_t>(said - query.wanted.begin())];
      });
      if (found.whole < out.whole) continue;
      if (found.whole > out.whole) out.hits.clear();
      out.whole = found.whole;
      std::ranges::move(found.hits, std::back_inserter(out.hits));
    }
    std::ranges::stable_sort(out.hits, std::greater{}, &Hit::score);
    return out;
  }

  const std::vector<const Ruleset*>& rulesets_;
  bool all_;
  const IndexOf& index_of_;
  std::vector<std::optional<MadeIndex>> made_;
};

// The best of each table, then what else they have: one table does not hide others.
std::vector<Hit> by_table(std::vector<Hit> hits) {
  constexpr std::ptrdiff_t shown_first = 1;
  auto rest = hits.begin();
  for (auto first = hits.begin(); first != hits.end();) {
    const auto is_of = [ruleset = first->ruleset, table = first->table](const Hit& hit) {
      return hit.ruleset == ruleset && hit.table == table;
    };
    const auto others = std::stable_partition(first, hits.end(), is_of);
    std::rotate(rest, first, first + std::min(shown_first, others - first));
    rest += std::min(shown_first, others - first);
    first = others;
  }
  return hits;
}

std::string nearest_of(const Unknown& unknown, const Index& index) {
  std::vector<std::string_view> words;
  for (const auto& one : index.words) words.push_back(one.word);
  for (const auto& word : unknown) {
    if (std::ranges::binary_search(words, word)) continue;  // only players say it
    const auto one = nearest(word, words);
    constexpr std::size_t letters_to_a_slip = 3;
    const bool is_near =
        one.starts_with(word) || letters_to_a_slip * slips(word, one) <= word.size();
    if (!one.empty() && is_near) return std::string(one);
  }
  return {};
}

}  // namespace

Found find(const std::vector<const Ruleset*>& rulesets, const std::vector<std::string>& words,
           bool all, const IndexOf& index_of) {
  Found out;
  auto asked = question(words, rulesets);
  out.cut = asked.cut;
  if (asked.words.empty() && asked.numbers.empty()) return out;
  Books books(rulesets, all, index_of);
  Unknown unknown;
  auto found = books.search(asked, unknown);
  if (!unknown.empty()) out.taken = books.mend(asked, unknown);
  if (!out.taken.empty()) found = books.search(asked, unknown);
  if (found.hits.empty()) {
    out.nearest = nearest_of(unknown, books.index(0));
    return out;
  }
  out.partial = !found.whole;
  out.elsewhere = found.hits.front().ruleset != rulesets.front();
  out.hits = by_table(std::move(found.hits));
  return out;
}

std::vector<std::string> Hit::command() const {
  if (row.kind == RowKind::ruling) return {"rulings", std::string(row.part)};
  if (row.test == nullptr) return {"table", std::string(table)};
  return {std::string(table)};
}

std::string Hit::where() const { return fmt::format("{}", fmt::join(command(), " ")); }

std::string command_of(const Hit& hit, SameRules rules) {
  rules.before = {"--rules", std::string(hit.ruleset->id)};
  return command_line(rules, hit.command());
}

}  // namespace nfw::report
