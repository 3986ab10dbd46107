#include "search.hpp"

#include <algorithm>
#include <bitset>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <unordered_map>

#include "document.hpp"
#include "plain.hpp"
#include "stem.hpp"
#include "telling.hpp"

namespace nfw::report {

namespace {

// How much a word says by where it stands, and how many words usually stand there: among more, one
// says less (BM25, with a field for each place).
struct Field {
  double weight;
  double usual;
  double by_length;
};
constexpr std::array<Field, 5> fields{
    {{3.0, 4, 0.4}, {1.4, 8, 0.5}, {0.8, 6, 0.3}, {0.45, 16, 0.75}, {0.25, 16, 0}}};
constexpr double full = 1.5;  // how soon more of the same says no more
constexpr double of_stem = 0.9;
constexpr double of_common = 0.15;
constexpr double by_coverage = 1.5;
constexpr double of_table = 1.8;  // what is called just so
constexpr double of_row = 1.3;
constexpr double least_of_best = 0.35;

// How near a row of this kind is to what a player looks for.
double weight(RowKind kind) {
  switch (kind) {
    case RowKind::test: return 1.4;
    case RowKind::table: return 1.2;
    case RowKind::flag: return 0.6;
    case RowKind::ruling: return 0.8;
    case RowKind::range:
    case RowKind::band:
    case RowKind::row: return 1.1;
    case RowKind::effect:
    case RowKind::refusal: return 0.95;
    case RowKind::next: return 0.6;
    default: return 1;
  }
}

// Short stems are those of words that have nothing else in common: "riga" and "rigato".
bool is_akin(std::string_view word, std::string_view other, std::string_view stem) {
  constexpr std::size_t long_stem = 4;
  constexpr std::size_t enough = 5;
  const auto same = static_cast<std::size_t>(std::ranges::mismatch(word, other).in1 - word.begin());
  return stem.size() >= long_stem ||
         same >= std::min(enough, std::max(word.size(), other.size()) - 1);
}

// Where the book has this word itself, who does something is not what is done: a commander is no
// command.
bool is_agent_of(std::string_view word, std::string_view other) {
  const auto is_agent = [](std::string_view one) {
    return one.ends_with("er") || one.ends_with("ers");
  };
  return is_agent(word) != is_agent(other);
}

// A word of what is looked for.
struct Said {
  std::size_t which = 0;
  double much = 0;         // how well
  std::size_t phrase = 0;  // as in Way
  std::size_t part = 0;
};

// Which of the things that are looked for the words of a ruleset say.
class Words {
 public:
  Words(const std::vector<Wanted>& wanted, List<IndexedWord> index)
      : wanted_(wanted), with_(wanted.size()) {
    for (std::size_t language = 0; language < 2; ++language) {
      Ways ways;
      std::set<std::string_view> beginnings;
      for (std::size_t n = 0; n < wanted.size(); ++n)
        for (const auto& way : wanted[n].ways) {
          const auto& stem = way.stems.at(language);
          ways[stem].emplace_back(n, &way);
          for (const std::string_view word : {std::string_view(way.word), std::string_view(stem)})
            beginnings.insert(word.substr(0, 2));  // stems keep these
        }
      for (const auto beginning : beginnings) look_through(index, beginning, ways, language);
    }
    for (const auto& [phrase, parts] : parts_) add_whole(phrase, parts);
  }

  // Calls `see` with each that the word says, or is a word of.
  template <class See>
  void look_up(std::string_view word, std::size_t language, const See& see) const {
    const auto& of = languages_.at(language);
    if (!of.begins.test(beginning(word))) return;
    if (const auto found = of.counts.find(word); found != of.counts.end())
      for (const auto& one : found->second) see(one);
  }

  // The documents that have some word for it.
  [[nodiscard]] const std::vector<bool>& documents_with(std::size_t n) const { return with_[n]; }

 private:
  using Ways =
      std::map<std::string_view, std::vector<std::pair<std::size_t, const Way*>>, std::less<>>;
  static constexpr std::size_t letters = 64;

  // Of its first two letters.
  static std::size_t beginning(std::string_view word) {
    const auto at = [&](std::size_t n) -> std::size_t {
      return n < word.size() ? static_cast<unsigned char>(word[n]) % letters : 0;
    };
    return at(0) * letters + at(1);
  }

  void look_through(List<IndexedWord> index, std::string_view start, const Ways& ways,
                    std::size_t language) {
    auto& stemmer = stemmers_.at(language);
    for (auto one = std::ranges::lower_bound(index, start, {}, &IndexedWord::word);
         one != index.end() && one->word.starts_with(start); ++one) {
      const auto stem = stemmer(one->word);
      const auto found = ways.find(stem);
      if (found == ways.end()) continue;
      for (const auto& [n, way] : found->second) {
        const bool is_other = language == 0 && is_agent_of(one->word, way->word) &&
                              std::ranges::binary_search(index, way->word, {}, &IndexedWord::word);
        if (!is_other && is_akin(one->word, way->word, stem)) add(*one, language, n, *way);
      }
    }
  }
  void add(const IndexedWord& one, std::size_t language, std::size_t n, const Way& way) {
    auto& of = languages_.at(language);
    of.begins.set(beginning(one.word));
    const auto much = way.weight * (way.word == one.word ? 1 : of_stem);
    of.counts[one.word].push_back({n, much, way.phrase, way.part});
    auto* with = &with_[n];
    if (way.phrase > 0) {
      auto& parts = parts_[{n, way.phrase}];
      parts.resize(wanted_[n].phrases[way.phrase - 1]);
      with = &parts[way.part];
    }
    for (const auto document : one.documents) {
      if (document >= with->size()) with->resize(document + 1);
      (*with)[document] = true;
    }
  }
  // The documents that have all of its words.
  void add_whole(std::pair<std::size_t, std::size_t> phrase,
                 const std::vector<std::vector<bool>>& parts) {
    auto& with = with_[phrase.first];
    for (std::size_t document = 0; document < parts.front().size(); ++document) {
      const bool has_all = std::ranges::all_of(parts, [&](const std::vector<bool>& part) {
        return document < part.size() && part[document];
      });
      if (!has_all) continue;
      if (document >= with.size()) with.resize(document + 1);
      with[document] = true;
    }
  }

  struct Language {
    std::bitset<letters * letters> begins;
    std::unordered_map<std::string_view, std::vector<Said>> counts;
  };
  std::array<Language, 2> languages_;
  std::array<Stemmer, 2> stemmers_{Stemmer(Lang::en), Stemmer(Lang::it)};
  const std::vector<Wanted>& wanted_;
  std::vector<std::vector<bool>> with_;
  // By what is looked for and phrase: the documents that have each of its words.
  std::map<std::pair<std::size_t, std::size_t>, std::vector<std::vector<bool>>> parts_;
};

// Of the chapters, "3.5.1, 3.6.6", one is this, or stands below it.
bool is_below(std::string_view chapters, std::string_view wanted) {
  while (!chapters.empty()) {
    const auto end = chapters.find(", ");
    const auto one = chapters.substr(0, end);
    if (one.starts_with(wanted) && (one.size() == wanted.size() || one[wanted.size()] == '.'))
      return true;
    chapters.remove_prefix(end == std::string_view::npos ? chapters.size() : end + 2);
  }
  return false;
}

// Ranges, flags and refusals that stand in several places: one of them will do.
bool says_the_same(const TableRow& one, const TableRow& other) {
  if (one.kind != other.kind || one.label.en != other.label.en) return false;
  if (one.kind == RowKind::refusal) return true;
  return (one.kind == RowKind::range || one.kind == RowKind::flag) && one.id == other.id &&
         one.heading.en == other.heading.en;
}

// "speech 9": a band that has this total; "natural 6": the face that always succeeds; "rifle 55
// cm": a band of a range that reaches as far.
bool has_number(const TableRow& row, const Wanted& wanted) {
  const bool has_one = wanted.distance ? row.kind == RowKind::range
                                       : row.kind == RowKind::band || row.kind == RowKind::natural;
  return has_one && wanted.number && std::ranges::any_of(row.values, [&](const RowValue& value) {
           if (const auto* range = std::get_if<Range>(&value.what))
             return range->contains(*wanted.number);
           const auto* face = std::get_if<Number>(&value.what);
           return face != nullptr && *face == *wanted.number;
         });
}

class Search {
 public:
  Search(const Ruleset& ruleset, const Index& index, const Query& query, bool all)
      : ruleset_(ruleset),
        index_(index),
        query_(query),
        all_(all),
        words_(query.wanted, index.words) {
    for (auto& place : places_)
      for (auto& counts : place.counts) counts.resize(query.wanted.size());
    for (std::size_t n = 0; n < query.wanted.size(); ++n)
      documents_with_.push_back(
          static_cast<std::size_t>(std::ranges::count(words_.documents_with(n), true)));
  }

  Searched run(bool only_whole) {
    Searched out;
    for (std::size_t n = 0; n < query_.wanted.size(); ++n)
      out.known.push_back(documents_with_[n] > 0);
    if (only_whole && !knows_all()) return out;
    see_documents();
    for (auto& one : seen_) one.hit.score = score(one);
    std::ranges::stable_sort(seen_, std::greater{}, [](const Seen& one) { return one.hit.score; });
    for (auto& one : seen_) {
      if (one.hit.score < least_of_best * seen_.front().hit.score) break;
      out.whole = out.whole || has_all(one.found);
      const auto says_it = [&](const Hit& other) { return says_the_same(other.row, one.hit.row); };
      if (std::ranges::none_of(out.hits, says_it)) out.hits.push_back(std::move(one.hit));
    }
    return out;
  }

 private:
  struct Seen {
    Hit hit;
    std::vector<double> found;  // of each that is looked for, how much it says
    bool is_named = false;      // it is called by nothing but what is looked for
  };

  // Those that have something that is looked for; none: all may have.
  [[nodiscard]] std::optional<std::vector<bool>> documents() const {
    std::vector<bool> out;
    for (std::size_t n = 0; n < query_.wanted.size(); ++n) {
      if (may_be_number(n)) return {};
      if (query_.wanted[n].common) continue;
      const auto& with = words_.documents_with(n);
      out.resize(std::max(out.size(), with.size()));
      for (std::size_t at = 0; at < with.size(); ++at) out[at] = out[at] || with[at];
    }
    if (query_.wanted.empty()) return {};
    return out;
  }

  void see_documents() {
    const auto wanted = documents();
    const auto& begins = index_.begins;
    for (std::size_t table = 0; table + 1 < begins.size(); ++table) {
      const auto is_wanted = [&](std::size_t number) {
        return !wanted || (number < wanted->size() && (*wanted)[number]);
      };
      bool any = false;
      for (auto number = begins[table]; number < begins[table + 1]; ++number)
        any = any || is_wanted(number);
      if (any)
        each_document(
            ruleset_, table, [&](Document& document) { see(document); },
            [&](std::size_t row) { return is_wanted(begins[table] + row); });
    }
  }

  [[nodiscard]] bool knows_all() const {
    return !any_telling([&](std::size_t n) { return documents_with_[n] == 0; });
  }

  // Figures among words may be a number of a band.
  [[nodiscard]] bool may_be_number(std::size_t n) const {
    return query_.wanted.size() > 1 && query_.wanted[n].number;
  }

  void see(Document& document) {
    if (!all_ && !is_in_force(document.row)) return;
    if (!has_numbers(document.row)) return;
    if (!all_) leave_in_force(document.row);
    const bool is_flag = document.row.kind == RowKind::flag;
    bool is_named = false;
    for (const auto& passage : document.passages) {
      auto& of = places_.at(static_cast<std::size_t>(passage.place));
      const bool only = count(passage.text.en, 0, of);
      const bool solo = count(passage.text.it, 1, of);
      is_named = is_named || (passage.place == Place::name && (only || solo) && !is_flag);
    }
    std::vector<double> found(query_.wanted.size());
    for (std::size_t n = 0; n < fields.size(); ++n) {
      take(fields.at(n), places_.at(n), found);
      if (n == static_cast<std::size_t>(Place::name)) is_named = is_named && has_all(found);
    }
    bool any = found.empty() || any_telling([&](std::size_t n) { return found[n] > 0; });
    for (std::size_t n = 0; n < found.size(); ++n) {
      if (!may_be_number(n)) continue;
      const auto heading = heading_over(document.row, query_.wanted[n]);
      if (!heading && !has_number(document.row, query_.wanted[n])) continue;
      const auto weight = weight_of(query_.wanted[n], found);
      found[n] += weight;
      if (heading) found[*heading] += fields.front().weight;
      any = any || weight > 0;
    }
    if (any)
      seen_.push_back(
          {{&ruleset_, document.table, std::move(document.row), 0}, std::move(found), is_named});
  }

  // "round 7": what is looked for as the heading of a column, where this row has the number in it.
  [[nodiscard]] std::optional<std::size_t> heading_over(const TableRow& row,
                                                        const Wanted& number) const {
    std::optional<std::size_t> out;
    if (row.kind != RowKind::row || number.distance) return out;
    for (const auto& value : row.values) {
      const auto* cell = std::get_if<Number>(&value.what);
      if (cell == nullptr || *cell != *number.number) continue;
      for (std::size_t language = 0; language < 2; ++language)
        each_plain_word(language == 0 ? value.heading.en : value.heading.it,
                        [&](std::string_view word) {
                          words_.look_up(word, language, [&](const Said& said) {
                            if (!query_.wanted[said.which].common && said.phrase == 0)
                              out = said.which;
                          });
                        });
    }
    return out;
  }

  // Whether this holds of something that is looked for, but the words that tell nothing.
  template <class Holds>
  [[nodiscard]] bool any_telling(const Holds& holds) const {
    for (std::size_t n = 0; n < query_.wanted.size(); ++n)
      if (!query_.wanted[n].common && holds(n)) return true;
    return false;
  }
  [[nodiscard]] bool has_all(const std::vector<double>& found) const {
    return !any_telling([&](std::size_t n) { return found[n] == 0; });
  }
  // How much it says that a row has the number: every weapon reaches 10 cm.
  [[nodiscard]] double weight_of(const Wanted& number, const std::vector<double>& found) const {
    const auto of_what = [&](std::size_t n) {
      return !query_.wanted[n].distance && !query_.wanted[n].unit;
    };
    const auto is_said = [&](std::size_t n) { return of_what(n) && found[n] > 0; };
    if (!number.distance || any_telling(is_said)) return fields.front().weight;
    return any_telling(of_what) ? 0 : fields.back().weight;
  }

  // Of the texts in one place, by language: how often what is looked for stands in them, and how
  // many words they have.
  struct Counted {
    std::array<std::vector<double>, 2> counts;
    std::array<double, 2> words{};
  };

  // Whether there are no words besides that tell anything. A distance is a number beside its unit:
  // "12 turns", "F-12" and "3.5.12" are not 12 cm.
  bool count(std::string_view text, std::size_t language, Counted& out) {
    constexpr std::size_t small = 3;
    auto& counts = out.counts.at(language);
    auto& words = out.words.at(language);
    bool others = false;
    bool after_unit = false;
    std::vector<std::pair<std::size_t, double>> before_unit;
    std::vector<Said> phrases;
    each_plain_word(text, [&](std::string_view word) {
      ++words;
      bool is_wanted = word.size() <= small;
      bool is_unit = false;
      const auto numbers = std::exchange(before_unit, {});
      words_.look_up(word, language, [&](const Said& said) {
        const auto& [n, much, phrase, part] = said;
        if (phrase > 0)
          phrases.push_back(said);
        else if (query_.wanted[n].distance && !after_unit)
          before_unit.emplace_back(n, much);
        else
          counts[n] += much;
        is_wanted = true;
        is_unit = is_unit || query_.wanted[n].unit;
      });
      if (is_unit)
        for (const auto& [n, much] : numbers) counts[n] += much;
      after_unit = is_unit;
      others = others || !is_wanted;
    });
    count_phrases(phrases, counts);
    return !others;
  }

  // Of those that the text has in full: as much as two words, however many they have.
  void count_phrases(const std::vector<Said>& said, std::vector<double>& counts) const {
    constexpr double as_words = 2;
    for (const auto& first : said) {
      if (first.part != 0) continue;
      const auto parts = query_.wanted[first.which].phrases[first.phrase - 1];
      double much = first.much;
      std::size_t found = 1;
      for (std::size_t part = 1; part < parts; ++part)
        if (const auto one = std::ranges::find_if(said,
                                                  [&](const Said& other) {
                                                    return other.which == first.which &&
                                                           other.phrase == first.phrase &&
                                                           other.part == part;
                                                  });
            one != said.end()) {
          much += one->much;
          ++found;
        }
      if (found == parts) counts[first.which] += much * as_words / static_cast<double>(parts);
    }
  }

  // Adds what was counted, by the language that says more, and begins anew.
  static void take(const Field& field, Counted& of, std::vector<double>& found) {
    const auto words = std::max(of.words[0], of.words[1]);
    const auto longer = 1 - field.by_length + field.by_length * words / field.usual;
    for (std::size_t n = 0; n < found.size(); ++n)
      found[n] += std::max(of.counts[0][n], of.counts[1][n]) * field.weight / longer;
    for (auto& counts : of.counts) std::ranges::fill(counts, 0);
    of.words = {};
  }

  [[nodiscard]] bool has_numbers(const TableRow& row) const {
    if (query_.numbers.empty()) return true;
    auto chapters = chapter_of(row);
    if (row.kind == RowKind::ruling) chapters = std::string(row.part) + ", " + chapters;
    return std::ranges::all_of(
        query_.numbers, [&](const std::string& number) { return is_below(chapters, number); });
  }

  // The rarer, the more it tells.
  [[nodiscard]] double tells(std::size_t n) const {
    const auto with = static_cast<double>(documents_with_[n]);
    const auto all = static_cast<double>(index_.begins.back());
    const auto rare = std::log(1 + (all - with + 0.5) / (with + 0.5));
    return query_.wanted[n].common ? rare * of_common : rare;
  }

  [[nodiscard]] double score(const Seen& one) const {
    double out = 0;
    double has = 0;
    double all = 0;
    for (std::size_t n = 0; n < one.found.size(); ++n) {
      const auto much = tells(n);
      out += much * one.found[n] * (full + 1) / (one.found[n] + full);
      all += much;
      if (one.found[n] > 0) has += much;
    }
    const auto coverage = all > 0 ? has / all : 1;
    const auto kind = one.hit.row.kind;
    const bool is_table = kind == RowKind::test || kind == RowKind::table;
    const auto called_so = !one.is_named ? 1 : is_table ? of_table : of_row;
    return (one.found.empty() ? 1 : out) * std::pow(coverage, by_coverage) * weight(kind) *
           called_so;
  }

  const Ruleset& ruleset_;
  const Index& index_;
  const Query& query_;
  bool all_;
  Words words_;
  std::array<Counted, fields.size()> places_;
  std::vector<std::size_t> documents_with_;
  std::vector<Seen> seen_;
};

}  // namespace

Searched search(const Ruleset& ruleset, const Index& index, const Query& query, bool all,
                bool only_whole) {
  return Search(ruleset, index, query, all).run(only_whole);
}

}  // namespace nfw::report
