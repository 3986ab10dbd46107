#include "find.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "layout.hpp"
#include "lookup.hpp"
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

// What a row can be found by: its own words, and those of what it belongs to.
struct Entry {
  Hit hit;
  std::vector<std::string> own;
  std::vector<std::string> around;
};

enum : int {
  kept_exactly = 8,
  begun = 6,
  contained = 4,
  slipped = 3,
  around_exactly = 2,
  around_begun = 1
};

int score_in(const std::vector<std::string>& words, const std::string& wanted) {
  int best = 0;
  for (const auto& word : words) {
    if (word == wanted) return kept_exactly;
    constexpr std::size_t least_begun = 3;
    constexpr std::size_t least_contained = 4;
    constexpr std::size_t long_word = 8;
    if (wanted.size() >= least_begun && word.starts_with(wanted)) best = std::max<int>(best, begun);
    if (wanted.size() < least_contained) continue;
    if (word.find(wanted) != std::string::npos) best = std::max<int>(best, contained);
    const std::size_t allowed = wanted.size() < long_word ? 1 : 2;
    if (word.size() + allowed >= wanted.size() && word.size() <= wanted.size() + allowed &&
        slips(word, wanted) <= allowed)
      best = std::max<int>(best, slipped);
  }
  return best;
}

// 0 where one of the words is missing.
int score_of(const Entry& entry, const std::vector<std::string>& wanted) {
  int out = 0;
  bool any_own = false;
  for (const auto& word : wanted) {
    const int own = score_in(entry.own, word);
    int one = own;
    if (own < begun) {
      const int around = score_in(entry.around, word);
      if (around == kept_exactly)
        one = std::max<int>(one, around_exactly);
      else if (around == begun)
        one = std::max<int>(one, around_begun);
    }
    if (one == 0) return 0;
    any_own = any_own || own > 0;
    out += one;
  }
  // The fewer other words, the nearer; what is only mentioned comes last.
  constexpr int most = 40;
  const int others = static_cast<int>(std::min<std::size_t>(entry.own.size(), most));
  return any_own ? out * 2 * most - others : out;
}

// The words that name a row, without its conditions and chapters.
std::string_view name_part(std::string_view text) {
  return text.substr(0, std::min(text.find("; "), text.find(" (")));
}

class Index {
 public:
  explicit Index(Lang lang) : lang_(lang) {}

  std::vector<Entry> of(const Ruleset& ruleset) {
    for (const auto* test : ruleset.tests) {
      this->test(ruleset, *test);
      inputs(ruleset, *test);
      rows(ruleset, *test);
    }
    for (const auto& table : ruleset.references) reference(ruleset, table);
    for (const auto& ruling : ruleset.rulings) this->ruling(ruleset, ruling);
    return std::move(out_);
  }

 private:
  void add(const Ruleset& ruleset, std::string where, std::string heading, std::string_view id,
           std::string text, const std::string& own, const std::string& around) {
    out_.push_back(
        {{&ruleset, std::move(where), std::move(heading), std::string(id), std::move(text), 0},
         search_words(std::string(id) + " " + own),
         search_words(around)});
  }
  static std::string both(const Text& text) {
    return std::string(text.en) + " " + std::string(text.it);
  }
  static std::string titles(const TestTable& test) {
    return std::string(test.id) + " " + both(test.title);
  }

  void test(const Ruleset& ruleset, const TestTable& test) {
    add(ruleset, std::string(test.id), std::string(say(test.title, lang_)), test.id,
        fmt::format("{} ({})", say(test.about, lang_), test.ref), both(test.title),
        both(test.about));
  }
  void inputs(const Ruleset& ruleset, const TestTable& test) {
    for (const auto& input : test.inputs) {
      auto text = fmt::format("--{}: {}", input.id, say(input.label, lang_));
      std::string own = both(input.label);
      std::string values;
      for (const auto& value : input.values) {
        text += fmt::format("{}{}", &value == &input.values.front() ? ": " : ", ", value.id);
        values += " " + std::string(value.id) + " " + both(value.label);
      }
      add(ruleset, std::string(test.id), std::string(say(input.group, lang_)), input.id,
          fmt::format("{} ({})", text, ref_text(input.ref, test)), own, titles(test) + values);
    }
  }
  void rows(const Ruleset& ruleset, const TestTable& test) {
    const auto en = table_rows(test, ruleset, Lang::en);
    const auto it = table_rows(test, ruleset, Lang::it);
    const auto& said = lang_ == Lang::it ? it : en;
    for (std::size_t n = 0; n < en.size(); ++n)
      add(ruleset, std::string(test.id), said[n].heading, en[n].id, said[n].text,
          std::string(name_part(en[n].text)) + " " + std::string(name_part(it[n].text)),
          titles(test) + " " + en[n].heading + " " + it[n].heading + " " + en[n].text + " " +
              it[n].text);
  }
  void reference(const Ruleset& ruleset, const ReferenceTable& table) {
    const auto where = fmt::format("table {}", table.id);
    add(ruleset, where, std::string(say(table.title, lang_)), table.id,
        fmt::format("{} ({})", say(table.about, lang_), table.ref), both(table.title),
        both(table.about));
    for (const auto& row : table.rows) {
      std::string text(say(row.label, lang_));
      std::string around = both(table.title);
      for (std::size_t n = 0; n < row.cells.size(); ++n) {
        const auto& cell = row.cells[n];
        if (cell.kind == ValueKind::null) continue;
        const auto value =
            cell.kind == ValueKind::word ? std::string(say(cell.text, lang_))
            : cell.kind == ValueKind::flag
                ? std::string(cell.number.num != 0 ? say({"yes", "sì"}, lang_) : "no")
                : number_text(cell.number);
        text += fmt::format("; {} {}", say(table.columns[n].label, lang_), value);
        around += " " + both(table.columns[n].label) + " " + both(cell.text);
      }
      add(ruleset, where, std::string(say(table.title, lang_)), row.id,
          fmt::format("{} ({})", text, row.ref.empty() ? table.ref : row.ref), both(row.label),
          around);
    }
  }
  void ruling(const Ruleset& ruleset, const Ruling& ruling) {
    std::string around = both(ruling.why);
    for (const auto& reading : ruling.readings)
      around += " " + std::string(reading.value) + " " + both(reading.label);
    add(ruleset, fmt::format("rulings {}", ruling.number), {}, ruling.id,
        fmt::format("{} ({})", say(ruling.question, lang_), ruling.ref),
        std::string(ruling.number) + " " + std::string(ruling.switch_id) + " " +
            both(ruling.question),
        around);
  }

  Lang lang_;
  std::vector<Entry> out_;
};

}  // namespace

std::vector<std::string> search_words(std::string_view text) {
  std::vector<std::string> out(1);
  while (!text.empty()) {
    const auto [code, bytes] = first_character(text);
    const char letter = bytes == 0 ? '\0' : plain(code);
    if (letter != '\0')
      out.back() += letter;
    else if (!out.back().empty())
      out.emplace_back();
    text.remove_prefix(std::max<std::size_t>(bytes, 1));
  }
  if (out.back().empty()) out.pop_back();
  return out;
}

Found find(const std::vector<const Ruleset*>& rulesets, const std::vector<std::string>& words,
           Lang lang) {
  std::vector<std::string> wanted;
  for (const auto& word : words)
    for (auto& one : search_words(word)) wanted.push_back(std::move(one));
  Found out;
  std::vector<std::string> known;
  for (const auto* ruleset : rulesets)
    for (auto& entry : Index(lang).of(*ruleset)) {
      entry.hit.score = wanted.empty() ? 0 : score_of(entry, wanted);
      if (entry.hit.score > 0)
        out.hits.push_back(std::move(entry.hit));
      else
        known.insert(known.end(), entry.own.begin(), entry.own.end());
    }
  std::ranges::stable_sort(out.hits, std::greater{}, &Hit::score);
  if (!out.hits.empty()) return out;
  const std::vector<std::string_view> candidates(known.begin(), known.end());
  for (const auto& word : wanted)
    if (out.nearest.empty() && std::ranges::find(candidates, word) == candidates.end())
      out.nearest = nearest(word, candidates);
  return out;
}

std::string found_text(const Found& found, const Ruleset& chosen, Lang lang) {
  constexpr std::size_t most_shown = 20;
  constexpr std::size_t where_width = 17;
  std::string out;
  for (const auto& hit : found.hits) {
    if (&hit - found.hits.data() == most_shown) break;
    const auto where =
        hit.ruleset == &chosen ? hit.where : fmt::format("{} {}", hit.ruleset->id, hit.where);
    const auto text = hit.heading.empty() ? hit.text : fmt::format("{}: {}", hit.heading, hit.text);
    out += paragraph(fmt::format("  {}", where), report::words(text), where_width);
  }
  if (found.hits.size() > most_shown)
    out += fmt::format(fmt::runtime(say({"  ({} more; another word narrows it down)\n",
                                         "  (altri {}; con una parola in più sono di meno)\n"},
                                        lang)),
                       found.hits.size() - most_shown);
  return out;
}

}  // namespace nfw::report
