#include "find.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "layout.hpp"
#include "nfw/nearest.hpp"
#include "utf8.hpp"

namespace nfw::report {

namespace {

// Letters of Italian, and of its neighbours, without their accents.
char plain(char32_t code) {
  struct Accented {
    char32_t from;
    char32_t to;
    char letter;
  };
  constexpr std::array<Accented, 7> accented{{{0xE0, 0xE5, 'a'},
                                              {0xE7, 0xE7, 'c'},
                                              {0xE8, 0xEB, 'e'},
                                              {0xEC, 0xEF, 'i'},
                                              {0xF1, 0xF1, 'n'},
                                              {0xF2, 0xF6, 'o'},
                                              {0xF9, 0xFC, 'u'}}};
  constexpr char32_t to_lower = 0x20;
  if ((code >= 'A' && code <= 'Z') || (code >= 0xC0 && code <= 0xDE)) code += to_lower;
  if ((code >= 'a' && code <= 'z') || (code >= '0' && code <= '9')) return static_cast<char>(code);
  const auto found = std::ranges::find_if(
      accented, [&](const Accented& a) { return a.from <= code && code <= a.to; });
  return found == accented.end() ? '\0' : found->letter;
}

// Letters and figures in lower case, words apart by one blank.
std::string plain_text(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const auto [code, bytes] = first_character(text);
    const char letter = bytes == 0 ? '\0' : plain(code);
    if (letter != '\0')
      out += letter;
    else if (!out.empty() && out.back() != ' ')
      out += ' ';
    text.remove_prefix(std::max<std::size_t>(bytes, 1));
  }
  if (out.ends_with(' ')) out.pop_back();
  return out;
}

// Calls `see` with each word of a plain text.
template <class See>
void each_word(std::string_view text, See see) {
  while (!text.empty()) {
    const auto end = text.find_first_of(" -\n");
    if (end != 0) see(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
}

// How well a word fits one that was asked for.
enum Fit : int {
  missing = 0,
  around_begun = 1,  // of what it belongs to
  around_exactly = 2,
  slipped = 3,
  contained = 4,
  begun = 6,
  inflected = 7,
  exactly = 8
};

// "musket" and "muskets", "veterano" and "veterani": the same but for their end.
bool is_inflected(std::string_view word, std::string_view wanted) {
  constexpr std::size_t least_stem = 4;
  constexpr std::size_t longest_end = 2;
  if (wanted.size() > word.size() && wanted.starts_with(word))
    return word.size() >= least_stem && wanted.size() - word.size() <= longest_end;
  return word.size() == wanted.size() && word.size() >= least_stem &&
         word.substr(0, word.size() - 1) == wanted.substr(0, word.size() - 1);
}

// The longer the word, the more slips; none in a short one.
bool is_slipped(std::string_view word, std::string_view wanted) {
  constexpr std::size_t least = 4;
  constexpr std::size_t long_word = 8;
  if (wanted.size() < least) return false;
  const std::size_t allowed = wanted.size() < long_word ? 1 : 2;
  return word.size() + allowed >= wanted.size() && word.size() <= wanted.size() + allowed &&
         slips(word, wanted) <= allowed;
}

Fit fit(std::string_view word, std::string_view wanted) {
  constexpr std::size_t least_begun = 3;
  constexpr std::size_t least_contained = 4;
  if (word == wanted) return exactly;
  if (is_inflected(word, wanted)) return inflected;
  if (wanted.size() >= least_begun && word.starts_with(wanted)) return begun;
  if (wanted.size() >= least_contained && word.find(wanted) != std::string_view::npos)
    return contained;
  return is_slipped(word, wanted) ? slipped : missing;
}

Fit fit_around(std::string_view word, std::string_view wanted) {
  constexpr std::size_t least_begun = 3;
  if (word == wanted || is_inflected(word, wanted)) return around_exactly;
  return wanted.size() >= least_begun && word.starts_with(wanted) ? around_begun : missing;
}

// How near a row of this kind is to what a player looks for, where the words say no more.
int weight(RowKind kind) {
  switch (kind) {
    case RowKind::test: return 8;
    case RowKind::table: return 7;
    case RowKind::flag: return 4;
    case RowKind::row: return 5;
    case RowKind::ruling: return 3;
    case RowKind::effect:
    case RowKind::next: return 2;
    case RowKind::refusal: return 1;
    case RowKind::note: return 0;
    default: return 6;
  }
}

// Parts of a roll that have no words of their own.
bool is_nameless(const TableRow& row) {
  switch (row.kind) {
    case RowKind::stage:
    case RowKind::like:
    case RowKind::column:
    case RowKind::rounding:
    case RowKind::against: return true;
    default: return row.label.en.empty();
  }
}

class Query {
 public:
  explicit Query(const std::vector<std::string>& words) {
    for (const auto& word : words)
      for (auto& one : search_words(word)) words_.push_back(std::move(one));
    std::vector<std::string> telling;
    for (const auto& word : words_)
      if (!is_common(word)) telling.push_back(word);
    if (!telling.empty()) words_ = std::move(telling);
  }
  [[nodiscard]] const std::vector<std::string>& words() const { return words_; }

  // 0 where one of the words is missing. `names` are what the row is called, one a line;
  // `around` what it belongs to.
  // `chosen`: of the ruleset that is played by.
  int score(const TableRow& row, std::string_view names, std::string_view around, bool chosen) {
    fits_.assign(words_.size(), missing);
    int others = 0;
    each_word(names, [&](std::string_view word) {
      ++others;
      for (std::size_t n = 0; n < words_.size(); ++n)
        if (fits_[n] != exactly) fits_[n] = std::max(fits_[n], fit(word, words_[n]));
    });
    const bool any_own = std::ranges::any_of(fits_, [](Fit one) { return one != missing; });
    for (std::size_t n = 0; n < words_.size(); ++n) {
      if (fits_[n] < begun) fits_[n] = std::max(fits_[n], anywhere(row, around, words_[n]));
      if (fits_[n] == missing) return 0;
    }
    constexpr int to_fit = 1000;
    constexpr int to_weight = 20;
    constexpr int most_others = 40;
    int out = 0;
    for (const auto one : fits_) out += one * (any_own ? to_fit : 1);
    if (!any_own) return out;
    return out + named(row, names, chosen) + weight(row.kind) * to_weight -
           std::min(others, most_others);
  }

 private:
  // Words that tell nothing of what is looked for.
  static constexpr std::array<std::string_view, 47> common{
      "a",    "an",  "the",  "of",    "in",    "to",    "at",  "for",   "and",   "or",
      "by",   "on",  "with", "il",    "lo",    "la",    "i",   "gli",   "le",    "un",
      "uno",  "una", "di",   "del",   "dello", "della", "dei", "degli", "delle", "dell",
      "da",   "dal", "con",  "su",    "sul",   "sull",  "per", "e",     "o",     "al",
      "alla", "all", "nel",  "nella", "nell",  "l",     "d"};

  static bool is_common(std::string_view word) {
    return std::ranges::find(common, word) != common.end();
  }

  // A test or a table that is called so comes before all rows, and rows of the ruleset that is
  // played by before those of others.
  [[nodiscard]] int named(const TableRow& row, std::string_view names, bool chosen) const {
    constexpr int whole_table = 5000;
    constexpr int whole_row = 250;
    constexpr int of_chosen = 300;
    const bool is_table = row.kind == RowKind::test || row.kind == RowKind::table;
    const bool all_own = std::ranges::all_of(fits_, [](Fit one) { return one >= inflected; });
    const bool is_prose = weight(row.kind) < weight(RowKind::flag);
    int out = chosen && !is_prose ? of_chosen : 0;
    if (is_a_name(names))
      out += is_table ? whole_table : whole_row;
    else if (row.kind == RowKind::test && chosen && all_own)
      out += whole_table;
    return out;
  }

  // Whether a line has these words, in this order, and no other that tells anything.
  [[nodiscard]] bool is_a_name(std::string_view names) const {
    while (!names.empty()) {
      const auto end = names.find('\n');
      std::size_t n = 0;
      bool same = true;
      each_word(names.substr(0, end), [&](std::string_view word) {
        if (n < words_.size() && word == words_[n])
          ++n;
        else
          same = same && is_common(word);
      });
      if (same && n == words_.size()) return true;
      names.remove_prefix(end == std::string_view::npos ? names.size() : end + 1);
    }
    return false;
  }

  static Fit anywhere(const TableRow& row, std::string_view around, std::string_view wanted) {
    Fit best = missing;
    const auto see = [&](std::string_view word) {
      best = std::max(best, fit_around(word, wanted));
    };
    each_word(around, see);
    for (const auto& value : row.values) {
      each_word(value.column, see);
      if (best == around_exactly) return best;
      if (row.test == nullptr || row.kind == RowKind::flag) {
        each_word(plain_text(value.heading.en), see);
        each_word(plain_text(value.heading.it), see);
        if (const auto* words = std::get_if<Worded>(&value.what)) {
          each_word(plain_text(words->en), see);
          each_word(plain_text(words->it), see);
        }
      }
    }
    for (const auto* when : {&row.when, &row.unless, &row.never})
      for (const auto& clause : when->any)
        for (const auto& condition : clause.all) {
          const auto& fact = row.test->facts[condition.fact];
          each_word(fact.id, see);
          for (std::size_t n = 0; n < fact.values.size(); ++n)
            if (condition.match != Match::range && ((condition.allowed >> n) & 1U) != 0)
              each_word(fact.values[n].id, see);
        }
    return best;
  }

  std::vector<std::string> words_;
  std::vector<Fit> fits_;
};

class Search {
 public:
  Search(Query& query, Found& found) : query_(query), found_(found) {}

  void in(const Ruleset& ruleset, bool chosen) {
    ruleset_ = &ruleset;
    chosen_ = chosen;
    for (const auto* test : ruleset.tests) {
      of(test->id, test->title);
      see(row_of(*test));
      for (auto& row : flag_rows(*test)) see(std::move(row));
      for (auto& row : rows_of(*test, ruleset))
        if (row.kind != RowKind::ruling && !is_nameless(row)) see(std::move(row));
    }
    for (const auto& table : ruleset.references) {
      of(table.id, table.title);
      see(row_of(table));
      for (auto& row : rows_of(table)) see(std::move(row));
    }
    for (const auto& ruling : ruleset.rulings) {
      of({}, {});
      around_ = ruling_words(ruling);
      see(row_of(ruling));
    }
  }
  // Every word that has been seen.
  [[nodiscard]] const std::string& known() const { return known_; }

 private:
  void of(std::string_view table, const Text& title) {
    table_ = table;
    title_ = fmt::format("{}\n{}\n{}", table, plain_text(title.en), plain_text(title.it));
    around_ = title_;
    heading_ = {};
  }
  static std::string ruling_words(const Ruling& ruling) {
    auto out = plain_text(ruling.why.en) + "\n" + plain_text(ruling.why.it) + "\n" +
               plain_text(ruling.switch_id);
    for (const auto& reading : ruling.readings)
      out += "\n" + plain_text(reading.label.en) + "\n" + plain_text(reading.label.it);
    return out;
  }

  void see(TableRow row) {
    names_ = row.kind == RowKind::next ? std::string() : plain_text(row.id);  // another test's
    for (const auto text : {row.label.en, row.label.it}) names_ += "\n" + plain_text(text);
    if (row.kind == RowKind::ruling) names_ += "\n" + plain_text(row.part);
    if (row.heading.en.data() != heading_.data()) {
      heading_ = row.heading.en;
      around_ = title_ + "\n" + plain_text(row.heading.en) + "\n" + plain_text(row.heading.it);
    }
    const auto score = query_.score(row, names_, around_, chosen_);
    if (score > 0)
      found_.hits.push_back({ruleset_, table_, std::move(row), score});
    else if (found_.hits.empty())
      known_ += names_ + "\n";
  }

  Query& query_;
  Found& found_;
  const Ruleset* ruleset_ = nullptr;
  bool chosen_ = false;
  std::string_view table_;
  std::string_view heading_;
  std::string title_;
  std::string around_;
  std::string names_;
  std::string known_;
};

}  // namespace

std::vector<std::string> search_words(std::string_view text) {
  std::vector<std::string> out;
  each_word(plain_text(text), [&](std::string_view word) { out.emplace_back(word); });
  return out;
}

std::string Hit::where() const {
  if (row.kind == RowKind::ruling) return fmt::format("rulings {}", row.part);
  return row.test == nullptr ? fmt::format("table {}", table) : std::string(table);
}

std::string command_of(const Hit& hit) {
  return fmt::format("nfw --rules {} {}", hit.ruleset->id, hit.where());
}

Found find(const std::vector<const Ruleset*>& rulesets, const std::vector<std::string>& words) {
  Query query(words);
  Found out;
  if (query.words().empty()) return out;
  Search search(query, out);
  for (const auto* ruleset : rulesets) search.in(*ruleset, ruleset == rulesets.front());
  std::ranges::stable_sort(out.hits, std::greater{}, &Hit::score);
  if (!out.hits.empty()) return out;
  std::vector<std::string_view> known;
  each_word(search.known(), [&](std::string_view word) { known.push_back(word); });
  for (const auto& word : query.words())
    if (out.nearest.empty() && std::ranges::find(known, word) == known.end())
      out.nearest = nearest(word, known);
  return out;
}

std::string found_text(const std::vector<Hit>& hits, std::size_t found, const Ruleset& chosen,
                       Lang lang) {
  constexpr std::size_t where_width = 17;
  std::string out;
  for (const auto& hit : hits) {
    const auto where =
        hit.ruleset == &chosen ? hit.where() : fmt::format("{} {}", hit.ruleset->id, hit.where());
    const auto heading = heading_words(hit.row, lang);
    const auto text = row_text(hit.row, lang);
    out += paragraph(fmt::format("  {}", where),
                     report::words(heading.empty() ? text : fmt::format("{}: {}", heading, text)),
                     where_width);
  }
  if (found > hits.size())
    out += fmt::format(
        fmt::runtime(lang == Lang::it ? "  (altri {}: --limit all; una parola in più restringe)\n"
                                      : "  ({} more: --limit all; another word narrows it down)\n"),
        found - hits.size());
  return out;
}

}  // namespace nfw::report
