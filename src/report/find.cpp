#include "find.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <unordered_set>

#include <fmt/format.h>

#include "layout.hpp"
#include "lookup.hpp"
#include "nfw/base/nearest.hpp"
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

// Calls `see` with each word of a text.
template <class See>
void each_word(std::string_view text, See see, std::string_view between = " -\n") {
  while (!text.empty()) {
    const auto end = text.find_first_of(between);
    if (end != 0) see(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
}

// How well a word fits one that was asked for.
enum Fit : int {
  missing = 0,
  around_slipped = 1,  // of what it belongs to
  slipped = 2,
  around_begun = 3,
  around_exactly = 4,
  contained = 5,
  begun = 6,
  inflected = 7,
  exactly = 8
};
bool is_slip(Fit fit) { return fit == slipped || fit == around_slipped; }
bool is_own(Fit fit) { return fit == slipped || fit >= contained; }
// No slip, and no chance likeness.
bool is_sure(Fit fit) { return fit >= begun || fit == around_begun || fit == around_exactly; }

constexpr std::size_t least_begun = 3;

bool is_figures(std::string_view word) {
  return word.find_first_not_of("0123456789") == std::string_view::npos;
}

// "musket" and "muskets", "veterano" and "veterani": the same but for their end.
bool is_inflected(std::string_view word, std::string_view wanted) {
  constexpr std::size_t least_stem = 4;
  if (wanted.size() > word.size() && wanted.starts_with(word))
    return word.size() >= least_stem &&
           (wanted.size() == word.size() + 1 || wanted.substr(word.size()) == "es");
  return word.size() == wanted.size() && word.size() >= least_stem &&
         word.substr(0, word.size() - 1) == wanted.substr(0, word.size() - 1);
}

// Few mistake the first letter, but for swapping it.
bool same_start(std::string_view word, std::string_view wanted) {
  return word[0] == wanted[0] ||
         (word.size() > 1 && wanted.size() > 1 && word[0] == wanted[1] && word[1] == wanted[0]);
}

bool ends_in_vowel(std::string_view word) {
  return std::string_view("aeiou").find(word.back()) != std::string_view::npos;
}

std::size_t allowed_slips(std::string_view wanted) {
  constexpr std::size_t long_word = 8;
  return wanted.size() < long_word ? 1 : 2;
}

// Its different letters, one bit for each.
std::uint64_t letters_of(std::string_view word) {
  std::uint64_t out = 0;
  for (const char c : word) out |= std::uint64_t{1} << (static_cast<unsigned char>(c) % 64U);
  return out;
}

// The longer the word, the more slips; none in a short one. A word may go on ("rnage", "ranges")
// or end in another vowel ("gitata", "gittate").
bool is_slipped(std::string_view word, std::string_view wanted) {
  constexpr std::size_t least = 4;
  if (wanted.size() < least || is_figures(wanted) || !same_start(word, wanted)) return false;
  const auto allowed = allowed_slips(wanted);
  if (word.size() + allowed < wanted.size()) return false;
  const auto about_as_long = word.substr(0, wanted.size() + allowed);
  if (slips(about_as_long, wanted) <= allowed) return true;
  if (word.size() > wanted.size() && slips(word.substr(0, wanted.size()), wanted) <= allowed)
    return true;
  return wanted.size() > least && word.size() <= wanted.size() + allowed && ends_in_vowel(word) &&
         ends_in_vowel(wanted) &&
         slips(word.substr(0, word.size() - 1), wanted.substr(0, wanted.size() - 1)) <= allowed;
}

Fit fit(std::string_view word, std::string_view wanted) {
  constexpr std::size_t least_contained = 4;
  if (word == wanted) return exactly;
  if (is_figures(wanted)) return missing;
  if (is_inflected(word, wanted)) return inflected;
  if (wanted.size() >= least_begun && word.starts_with(wanted)) return begun;
  if (wanted.size() >= least_contained && word.find(wanted) != std::string_view::npos)
    return contained;
  return is_slipped(word, wanted) ? slipped : missing;
}

Fit fit_around(std::string_view word, std::string_view wanted) {
  if (word == wanted) return around_exactly;
  if (is_figures(wanted)) return missing;
  if (is_inflected(word, wanted)) return around_exactly;
  if (wanted.size() >= least_begun && word.starts_with(wanted)) return around_begun;
  return is_slipped(word, wanted) ? around_slipped : missing;
}

// "3.4.3", "3.8"; a full stop may follow.
std::string chapter_in(std::string_view word) {
  while (word.ends_with('.') || word.ends_with(',')) word.remove_suffix(1);
  const bool numbers = word.find_first_not_of("0123456789.") == std::string_view::npos;
  if (!numbers || word.starts_with('.') || word.find("..") != std::string_view::npos ||
      word.find('.') == std::string_view::npos)
    return {};
  return std::string(word);
}

// "F-75" of "f75", where some ruling has this number.
std::string ruling_in(std::string_view word, const std::vector<const Ruleset*>& rulesets) {
  if (is_figures(word)) return {};
  for (const auto* ruleset : rulesets)
    if (const auto* ruling = ruling_numbered(*ruleset, word)) return std::string(ruling->number);
  return {};
}

// Of the chapters, "3.5.1, 3.6.6", one is this, or stands below it.
Fit fit_chapter(std::string_view chapters, std::string_view wanted) {
  Fit best = missing;
  while (!chapters.empty()) {
    const auto end = chapters.find(", ");
    const auto one = chapters.substr(0, end);
    if (one == wanted) return exactly;
    if (one.starts_with(wanted) && one[wanted.size()] == '.') best = begun;
    chapters.remove_prefix(end == std::string_view::npos ? chapters.size() : end + 2);
  }
  return best;
}

// "75" of "F-75".
std::string figures_of(std::string_view number) {
  return std::string(number.substr(std::min(number.size(), number.find_first_of("0123456789"))));
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

struct Fitting {
  int score = 0;
  std::size_t has = 0;  // so many words
  std::vector<Fit> fits;
};

class Query {
 public:
  Query(const std::vector<std::string>& words, const std::vector<const Ruleset*>& rulesets) {
    for (const auto& word : words)
      each_word(
          word,
          [&](std::string_view one) {
            auto number = chapter_in(one);
            if (number.empty()) number = ruling_in(one, rulesets);
            if (!number.empty()) numbers_.push_back(std::move(number));
          },
          blanks);
    for (const auto& word : words)
      each_word(
          word,
          [&](std::string_view one) {
            if (chapter_in(one).empty() && ruling_in(one, rulesets).empty())
              for (auto& plain : search_words(one)) words_.push_back(std::move(plain));
          },
          blanks);
    leave_out_common();
    start();
  }
  [[nodiscard]] const std::vector<std::string>& words() const { return words_; }
  [[nodiscard]] std::size_t size() const { return words_.size() + numbers_.size(); }

  // How well a row fits. `names` are what the row is called, one a line; `around` what it belongs
  // to; `chosen`: of the ruleset that is played by.
  Fitting score(const TableRow& row, std::string_view names, std::string_view around, bool chosen) {
    fits_.assign(words_.size(), missing);
    int others = 0;
    each_word(names, [&](std::string_view word) {
      ++others;
      const auto letters = letters_of(word);
      for (std::size_t n = 0; n < words_.size(); ++n)
        if (fits_[n] != exactly && may_fit(letters, n))
          fits_[n] = std::max(fits_[n], fit(word, words_[n]));
    });
    look_around(row, around);
    for (std::size_t n = 0; n < words_.size(); ++n) known_[n] = known_[n] || is_sure(fits_[n]);
    const bool any_own = !numbers_.empty() || std::ranges::any_of(fits_, is_own);
    if (!numbers_.empty()) {
      const auto chapters = row.kind == RowKind::ruling
                                ? fmt::format("{}, {}", row.part, chapter_of(row))
                                : chapter_of(row);
      for (const auto& number : numbers_) fits_.push_back(fit_chapter(chapters, number));
    }
    Fitting out;
    out.fits = fits_;
    for (const auto one : fits_) out.has += one == missing ? 0 : 1;
    constexpr int to_fit = 1000;
    constexpr int to_weight = 20;
    constexpr int most_others = 40;
    constexpr int of_played = 100'000;  // a chapter is one of a book
    for (const auto one : fits_) out.score += one * (any_own ? to_fit : 1);
    if (any_own)
      out.score += named(row, names, chosen) + weight(row.kind) * to_weight -
                   std::min(others, most_others) + (chosen && !numbers_.empty() ? of_played : 0);
    return out;
  }

  // Whether a word fits by a slip alone that others have as it is.
  [[nodiscard]] bool is_noise(const std::vector<Fit>& fits) const {
    for (std::size_t n = 0; n < words_.size(); ++n)
      if (known_[n] && is_slip(fits[n])) return true;
    return false;
  }

 private:
  static constexpr std::string_view blanks = " \t\n";
  // Words that tell nothing of what is looked for.
  static constexpr std::array<std::string_view, 90> common{
      "a",     "an",   "the",   "of",    "in",      "to",      "at",    "for",   "and",    "or",
      "by",    "on",   "with",  "il",    "lo",      "la",      "i",     "gli",   "le",     "un",
      "uno",   "una",  "di",    "del",   "dello",   "della",   "dei",   "degli", "delle",  "dell",
      "da",    "dal",  "con",   "su",    "sul",     "sull",    "per",   "e",     "o",      "al",
      "alla",  "all",  "nel",   "nella", "nell",    "l",       "d",

      "can",   "may",  "must",  "do",    "does",    "is",      "are",   "be",    "has",    "have",
      "my",    "your", "own",   "it",    "its",     "what",    "which", "how",   "when",   "if",
      "that",  "from", "posso", "puo",   "possono", "deve",    "devo",  "sono",  "ha",     "ho",
      "mio",   "mia",  "miei",  "mie",   "propri",  "proprie", "che",   "come",  "quando", "quale",
      "quali", "se",   "si"};

  void start() {
    known_.assign(words_.size(), false);
    letters_.clear();
    for (const auto& word : words_) letters_.push_back(letters_of(word));
  }

  static bool is_common(std::string_view word) {
    return std::ranges::find(common, word) != common.end();
  }

  // Unless nothing else is asked for.
  void leave_out_common() {
    std::vector<std::string> telling;
    for (const auto& word : words_)
      if (!is_common(word)) telling.push_back(word);
    if (!telling.empty() || !numbers_.empty()) words_ = std::move(telling);
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
    while (!words_.empty() && numbers_.empty() && !names.empty()) {
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

  // Whether a word of these letters is worth a look: most are not, and looking costs.
  [[nodiscard]] bool may_fit(std::uint64_t letters, std::size_t n) const {
    auto lacking = letters_[n] & ~letters;
    for (auto left = allowed_slips(words_[n]) + 1; left > 0; --left) lacking &= lacking - 1;
    return lacking == 0;
  }

  // For the words that the names do not have.
  void look_around(const TableRow& row, std::string_view around) {
    if (std::ranges::all_of(fits_, [](Fit one) { return one >= begun; })) return;
    const auto see = [&](std::string_view word) {
      const auto letters = letters_of(word);
      for (std::size_t n = 0; n < words_.size(); ++n)
        if (fits_[n] < around_exactly && may_fit(letters, n))
          fits_[n] = std::max(fits_[n], fit_around(word, words_[n]));
    };
    each_word(around, see);
    for (const auto& value : row.values) {
      each_word(value.column, see);
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
  }

  std::vector<std::string> words_;
  std::vector<std::uint64_t> letters_;  // of each
  std::vector<bool> known_;             // some row has the word as it is
  std::vector<std::string> numbers_;    // of chapters and rulings
  std::vector<Fit> fits_;               // of the words, then of the numbers
};

class Search {
 public:
  explicit Search(Query& query) : query_(query) {}

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
  // Rows that have all words, or, where there are none, that have the most, and most of them.
  Found best() {
    Found out;
    if (most_ * 2 <= query_.size()) return out;
    out.partial = most_ < query_.size();
    const bool all_noise = std::ranges::all_of(seen_, [&](const Seen& one) {
      return one.fitting.has < most_ || query_.is_noise(one.fitting.fits);
    });
    for (auto& one : seen_)
      if (one.fitting.has == most_ && (all_noise || !query_.is_noise(one.fitting.fits)))
        out.hits.push_back(std::move(one.hit));
    std::ranges::stable_sort(out.hits, std::greater{}, &Hit::score);
    return out;
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
  struct Seen {
    Hit hit;
    Fitting fitting;
  };

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
    if (row.kind == RowKind::ruling) names_ += "\n" + figures_of(row.part);
    if (row.heading.en.data() != heading_.data()) {
      heading_ = row.heading.en;
      around_ = title_ + "\n" + plain_text(row.heading.en) + "\n" + plain_text(row.heading.it);
    }
    auto fitting = query_.score(row, names_, around_, chosen_);
    if (most_ < query_.size()) known_ += names_ + "\n";
    if (fitting.has == 0 || fitting.has < most_) return;
    most_ = fitting.has;
    const auto score = fitting.score;
    seen_.push_back({{ruleset_, table_, std::move(row), score}, std::move(fitting)});
  }

  Query& query_;
  std::vector<Seen> seen_;
  std::size_t most_ = 0;  // words that one row has
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

std::string command_of(const Hit& hit, SameRules rules) {
  rules.before = {"--rules", std::string(hit.ruleset->id)};
  std::vector<std::string> words;
  for (const auto& word : report::words(hit.where())) words.push_back(word.text);
  return command_line(rules, words);
}

Found find(const std::vector<const Ruleset*>& rulesets, const std::vector<std::string>& words) {
  Query query(words, rulesets);
  if (query.size() == 0) return {};
  Search search(query);
  for (const auto* ruleset : rulesets) search.in(*ruleset, ruleset == rulesets.front());
  auto out = search.best();
  if (!out.hits.empty()) return out;
  std::vector<std::string_view> known;
  std::unordered_set<std::string_view> before;
  each_word(search.known(), [&](std::string_view word) {
    if (word.size() >= least_begun && before.insert(word).second) known.push_back(word);
  });
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
