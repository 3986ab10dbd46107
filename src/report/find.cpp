#include "find.hpp"

#include <algorithm>
#include <span>

#include <fmt/format.h>

#include "nfw/base/nearest.hpp"
#include "search.hpp"

namespace nfw::report {

namespace {

using Rulesets = std::span<const Ruleset* const>;

// What several rulesets have; where some have all that is looked for, theirs alone.
Searched search_all(Rulesets rulesets, const Question& question,
                    std::vector<std::string>& unknown) {
  Searched out;
  for (const auto* ruleset : rulesets) {
    const auto query = query_of(question, *ruleset);
    auto found = search(*ruleset, query);
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

// Puts known words in the place of those that stand nowhere: of each pair the first is that one.
std::vector<std::pair<std::string, std::string>> mend(Question& question,
                                                      std::vector<std::string> left,
                                                      Rulesets rulesets) {
  std::vector<std::pair<std::string, std::string>> out;
  for (const auto* ruleset : rulesets) {
    if (left.empty()) break;
    std::erase_if(left, [&](const std::string& word) {
      const auto meant = mended(word, *ruleset);
      if (meant.empty()) return false;
      std::ranges::replace(question.words, word, meant);
      out.emplace_back(word, meant);
      return true;
    });
  }
  return out;
}

// Asks the ruleset that is played by, and the others where a word stands nowhere in it.
Searched search_in_turn(Rulesets rulesets, const Question& question,
                        std::vector<std::string>& unknown) {
  unknown = question.words;
  auto here = search_all(rulesets.first(1), question, unknown);
  if (unknown.empty() && !here.hits.empty()) return here;
  auto others = search_all(rulesets.subspan(1), question, unknown);
  return others.whole || here.hits.empty() ? others : here;
}

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

std::string nearest_of(const std::vector<std::string>& unknown, const Ruleset& ruleset) {
  const auto known = words_of(ruleset);
  const std::vector<std::string_view> words(known.begin(), known.end());
  for (const auto& word : unknown) {
    if (known.contains(word)) continue;  // only players say it
    if (const auto one = nearest(word, words); !one.empty()) return std::string(one);
  }
  return {};
}

}  // namespace

Found find(const std::vector<const Ruleset*>& rulesets, const std::vector<std::string>& words) {
  Found out;
  auto asked = question(words, rulesets);
  out.cut = asked.cut;
  if (asked.words.empty() && asked.numbers.empty()) return out;
  std::vector<std::string> unknown;
  auto found = search_in_turn(rulesets, asked, unknown);
  if (!unknown.empty()) out.taken = mend(asked, unknown, rulesets);
  if (!out.taken.empty()) found = search_in_turn(rulesets, asked, unknown);
  if (found.hits.empty()) {
    out.nearest = nearest_of(unknown, *rulesets.front());
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
