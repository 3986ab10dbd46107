#include "telling.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include <fmt/format.h>

#include "plain.hpp"
#include "stem.hpp"

namespace nfw::report {

namespace {

using Names = std::vector<std::string>;

// Words that say nothing of what a row is about.
constexpr std::array<std::string_view, 28> small_words{
    "a",    "against", "an",  "and",  "are",  "at", "by",  "for", "has", "he",
    "his",  "in",      "is",  "it",   "its",  "no", "of",  "on",  "one", "or",
    "that", "their",   "the", "they", "this", "to", "was", "with"};

// The stems of an English text: "obliquely" is "oblique".
Names words_in(std::string_view text) {
  Names out;
  Stemmer stem(Lang::en);
  each_plain_word(text, [&](std::string_view word) {
    if (std::ranges::find(small_words, word) == small_words.end()) out.emplace_back(stem(word));
  });
  return out;
}

Names without_figures(Names words) {
  std::erase_if(words, is_figures);
  return words;
}

bool has_all(const Names& text, const Names& words) {
  return !words.empty() && std::ranges::all_of(words, [&](const std::string& word) {
    return std::ranges::find(text, word) != text.end();
  });
}

// Up to where a label goes into particulars: "save of the target: 2D6 must be higher".
std::string_view head_of(std::string_view label) {
  auto out = label.substr(0, label.find_first_of(":;("));
  while (out.ends_with(' ')) out.remove_suffix(1);
  return out;
}

bool is_always_known(const TestTable& test, Slot slot) {
  if (!is_input(test, slot)) return false;
  const auto& input = test.inputs[slot];
  return input.is_always_required() || std::ranges::any_of(input.defaults, [](const Default& one) {
           return one.when.any.empty();
         });
}

bool allows(const Condition& condition, std::size_t value) {
  return ((condition.allowed >> value) & 1U) != 0;
}

// No reading that is in force has a total for it.
bool is_of_no_total(const TableRow& row) {
  return row.kind == RowKind::band && std::ranges::none_of(row.values, [](const RowValue& value) {
           return value.in_force && std::get<Range>(value.what) != never;
         });
}

std::string joined(const Names& texts, std::string_view between) {
  return fmt::format("{}", fmt::join(texts, between));
}

bool may_hold(const When& when, const TestTable& test) {
  return when.any.empty() || std::ranges::any_of(when.any, [&](const Clause& clause) {
           return can_hold(clause, test);
         });
}

/// A condition as it is told; `is_not`: told of what must not be.
struct Told {
  std::string text;
  bool is_not = false;

  bool operator==(const Told&) const = default;
};
using ToldClause = std::vector<Told>;

class Teller {
 public:
  Teller(const TableRow& row, Lang lang, const Detail& detail)
      : row_(row),
        test_(*row.test),
        lang_(lang),
        detail_(detail),
        is_effect_(row.kind == RowKind::effect),
        is_name_(row.kind == RowKind::stage),
        label_(words_in(row.label.en)),
        about_(without_figures(label_)) {
    std::ranges::move(without_figures(words_in(row.ref)), std::back_inserter(label_));
  }

  /// The clauses that can hold as the readings are. An exception for which no table has words would
  /// be told as more than it is.
  [[nodiscard]] std::vector<ToldClause> clauses(const When& when, bool are_exceptions) const {
    std::vector<ToldClause> out;
    for (const auto& clause : when.any) {
      if (!detail_.all && !can_hold(clause, test_)) continue;
      if (are_exceptions && std::ranges::any_of(clause.all, [&](const Condition& c) {
            return has_no_words(c) || asks_for_none(c);
          }))
        continue;
      ToldClause told;
      for (const auto& condition : clause.all)
        if (auto one = tell(condition); !one.text.empty()) told.push_back(std::move(one));
      if (std::ranges::find(out, told) == out.end()) out.push_back(std::move(told));
    }
    return out;
  }

  /// "a, b; or c; unless d": what all clauses ask for is told once. What is more than a reader
  /// keeps in mind is left to the words of the consequence, as is what else it comes of without
  /// saying; a roll has no words for that.
  [[nodiscard]] std::string text(std::vector<ToldClause> clauses,
                                 const std::vector<ToldClause>& unless) const {
    const auto common = in_all(clauses);
    Names others;
    for (auto& clause : clauses) {
      std::erase_if(clause, [&](const Told& one) { return has(common, one); });
      auto one = in_a_row(clause, {});
      if (std::ranges::find(others, one) == others.end()) others.push_back(std::move(one));
    }
    constexpr std::size_t most = 2;
    const bool by_the_rest = std::ranges::find(others, "") != others.end();
    std::erase(others, "");
    if ((is_effect_ || is_name_) && by_the_rest) others.clear();
    if (is_effect_ && others.size() > most) others.clear();
    auto first = positives(common);
    if (!others.empty() && !by_the_rest) {
      first += (first.empty() ? "" : ", ") + others.front();
      others.erase(others.begin());
    }
    Names exceptions;
    for (const auto& clause : unless) {
      const auto all = positives(clause, pick(lang_, " and ", " e "));
      const auto but = in_a_row(negatives(clause), {});
      if (!clause.empty())
        exceptions.push_back(
            fmt::format("{}{}{}", all, all.empty() || but.empty() ? "" : " ", but));
    }
    Names out;
    if (!first.empty()) out.push_back(first);
    for (const auto& one : others)
      out.push_back(one.starts_with(or_.substr(1))
                        ? one
                        : fmt::format("{} {}", pick(lang_, "or", "oppure"), one));
    if (auto rest = in_a_row(negatives(common), exceptions); !rest.empty())
      out.push_back(std::move(rest));
    return joined(out, "; ");
  }

 private:
  static bool has(const ToldClause& clause, const Told& one) {
    return std::ranges::find(clause, one) != clause.end();
  }
  static ToldClause in_all(const std::vector<ToldClause>& clauses) {
    ToldClause out;
    if (clauses.empty()) return out;
    std::ranges::copy_if(clauses.front(), std::back_inserter(out), [&](const Told& one) {
      return std::ranges::all_of(clauses, [&](const auto& clause) { return has(clause, one); });
    });
    return out;
  }
  [[nodiscard]] static std::string positives(const ToldClause& clause,
                                             std::string_view between = ", ") {
    Names out;
    for (const auto& one : clause)
      if (!one.is_not) out.push_back(one.text);
    return joined(out, between);
  }
  [[nodiscard]] static ToldClause negatives(const ToldClause& clause) {
    ToldClause out;
    std::ranges::copy_if(clause, std::back_inserter(out), &Told::is_not);
    return out;
  }
  [[nodiscard]] std::string in_a_row(const ToldClause& clause, Names exceptions) const {
    auto out = positives(clause);
    Names nots;
    for (const auto& one : negatives(clause)) nots.push_back(one.text);
    exceptions.insert(exceptions.begin(), nots.begin(), nots.end());
    if (exceptions.empty()) return out;
    return fmt::format("{}{}{} {}", out, out.empty() ? "" : "; ", pick(lang_, "unless", "salvo"),
                       joined(exceptions, pick(lang_, " or ", " o ")));
  }

  [[nodiscard]] bool has_no_words(const Condition& condition) const {
    return condition.match == Match::range && name_of_fact(test_, condition.fact).en.empty();
  }

  // That nothing comes of nothing goes without saying.
  static bool asks_for_none(const Condition& condition) {
    return condition.match == Match::range && condition.range.contains({0, 1}) &&
           !condition.range.contains({1, 1});
  }

  [[nodiscard]] Told tell(const Condition& condition) const {
    const auto& fact = test_.facts[condition.fact];
    if (is_switch(test_, condition.fact)) {
      if (!detail_.all) return {};
      return {fmt::format("{}={}", fact.id, joined(ids(condition), "|"))};
    }
    if (condition.match == Match::absent) return {};  // of who plays, not of the rules
    if (condition.match == Match::range) return range(condition);
    return fact.kind == Kind::flag ? flag(condition) : choice(condition);
  }

  [[nodiscard]] Names ids(const Condition& condition) const {
    Names out;
    const auto& values = test_.facts[condition.fact].values;
    for (std::size_t n = 0; n < values.size(); ++n)
      if (allows(condition, n)) out.emplace_back(values[n].id);
    return out;
  }

  [[nodiscard]] std::string name(Slot slot) const {
    return std::string(head_of(plural(name_of_fact(test_, slot), lang_)));
  }
  [[nodiscard]] bool says(std::string_view words) const { return has_all(label_, words_in(words)); }
  [[nodiscard]] bool says_fact(Slot slot) const {
    const auto head = head_of(plural(name_of_fact(test_, slot), Lang::en));
    return says(test_.facts[slot].id) || says(head) || has_all(words_in(head), about_);
  }

  [[nodiscard]] Told flag(const Condition& condition) const {
    if (says_fact(condition.fact)) return {};
    return {name(condition.fact), !allows(condition, 1)};
  }

  // Whether another input has a value that is called the same.
  [[nodiscard]] bool is_ambiguous(Slot slot, const Choice& value) const {
    return is_input(test_, slot) && std::ranges::any_of(test_.inputs, [&](const Input& input) {
             return &input != &test_.inputs[slot] && is_choice(input.kind) &&
                    std::ranges::any_of(input.values, [&](const Choice& other) {
                      return head_of(other.label.en) == head_of(value.label.en);
                    });
           });
  }
  static bool is_choice(Kind kind) { return kind == Kind::choice || kind == Kind::choices; }

  // What may not be is told where that is less, and something is known in any case.
  [[nodiscard]] Told choice(const Condition& condition) const {
    const auto& values = test_.facts[condition.fact].values;
    std::vector<const Choice*> allowed;
    std::vector<const Choice*> others;
    const auto left = left_to(row_, condition);
    for (std::size_t n = 0; n < values.size(); ++n) {
      const bool is_allowed = allows(condition, n);
      if (is_allowed && ((left >> n) & 1U) == 0) continue;
      (is_allowed ? allowed : others).push_back(&values[n]);
    }
    const auto said = [&](const Choice* value) { return says(value->label.en) || says(value->id); };
    if (std::ranges::all_of(allowed, said)) return {};
    if (is_effect_ && std::ranges::any_of(allowed, said)) return {};
    if (others.empty())
      return is_input(test_, condition.fact) && !is_always_known(test_, condition.fact)
                 ? Told{name(condition.fact)}
                 : Told{};
    const bool is_not = others.size() < allowed.size() && is_always_known(test_, condition.fact);
    const bool some_said = !is_not && std::ranges::any_of(allowed, said);
    Names out;
    bool ambiguous = false;
    for (const auto* value : is_not ? others : allowed) {
      if (some_said && said(value)) continue;
      out.emplace_back(head_of(say(value->label, lang_)));
      ambiguous = ambiguous || is_ambiguous(condition.fact, *value);
    }
    if (out.empty()) return {};
    constexpr std::size_t few = 2;
    auto text = joined(out, out.size() > few ? " / " : or_);
    if (ambiguous) text = fmt::format("{}: {}", name(condition.fact), text);
    return {some_said ? or_.substr(1) + text : text, is_not};
  }

  // That a number is given, or more than none, goes without saying.
  [[nodiscard]] Told range(const Condition& condition) const {
    const auto& range = condition.range;
    const auto label = name_of_fact(test_, condition.fact);
    if (label.en.empty() || range == Range{}) return {};
    const bool some = range.contains({1, 1}) && !range.contains({0, 1});
    if (is_input(test_, condition.fact) && some && !range.to) return {};
    if (label.en.find('|') != std::string_view::npos && row_of_facts(condition.fact)) {
      const auto words = form(some ? 1 : 0, label, lang_);
      return says(form(some ? 1 : 0, label, Lang::en)) ? Told{} : Told{std::string(words)};
    }
    const bool number_said =
        range.from && range.to && *range.from == *range.to && says(number_text(*range.from));
    if (number_said && says_fact(condition.fact)) return {};
    const auto called = name(condition.fact);
    return {fmt::format("{} {}", called.substr(0, called.find(',')), told_range(range, lang_))};
  }
  [[nodiscard]] bool row_of_facts(Slot slot) const {
    return std::ranges::any_of(test_.worked_out, [&](const FactRule& rule) {
      return rule.fact == slot && !rule.label.en.empty();
    });
  }

  const TableRow& row_;
  const TestTable& test_;
  Lang lang_;
  std::string or_ = std::string(pick(lang_, " or ", " o "));
  const Detail& detail_;
  bool is_effect_;
  bool is_name_;
  Names label_;  // and where it stands in the book
  Names about_;
};

bool names_number(std::string_view words, int number) {
  return words.find(std::to_string(number)) != std::string_view::npos;
}

}  // namespace

Text name_of_fact(const TestTable& test, Slot slot) {
  if (is_input(test, slot)) return test.inputs[slot].label;
  for (const auto& rule : test.worked_out)
    if (rule.fact == slot && !rule.label.en.empty()) return rule.label;
  for (const auto& key : test.outcome)
    if ((key.fact == slot || key.after == slot) && key.kind == ValueKind::number) return key.label;
  return {};
}

bool can_hold(const Clause& clause, const TestTable& test) {
  return std::ranges::all_of(clause.all, [&](const Condition& condition) {
    return !is_switch(test, condition.fact) || is_read_so(condition, test);
  });
}

std::string told_range(const Range& range, Lang lang) {
  if (range == never) return "-";
  auto from = range.from ? number_text(*range.from, lang) : std::string();
  const auto to = range.to ? number_text(*range.to, lang) : "";
  if (range.from && range.to && *range.from == *range.to) return from;
  const auto over = pick(lang, "over", "oltre");
  const auto under = pick(lang, "under", "meno di");
  const auto up_to = pick(lang, "up to", "fino a");
  if (!range.to) return range.above ? fmt::format("{} {}", over, from) : from + "+";
  auto end = fmt::format("{} {}", range.below ? under : up_to, to);
  if (!range.from) return end;
  if (range.above)
    return fmt::format("{} {} {}{}", over, from, range.below ? pick(lang, "and ", "e ") : "", end);
  if (range.below)
    return fmt::format(fmt::runtime(pick(lang, "from {} to {}", "da {} a {}")), from, end);
  const bool minus = range.from->num < 0;
  return fmt::format("{}{}{}", from, minus ? pick(lang, " to ", " a ") : "-", to);
}

bool is_in_force(const TableRow& row) {
  return row.test == nullptr || (!holds_as_read(row.unless, *row.test) &&
                                 may_hold(row.when, *row.test) && !is_of_no_total(row));
}

std::uint64_t left_to(const TableRow& row, const Condition& condition) {
  auto out = condition.allowed;
  for (const auto& one : row.taken)
    if (one.fact == condition.fact && one.match == condition.match) out &= ~one.allowed;
  return out;
}

void leave_in_force(TableRow& row) {
  const auto erased = std::erase_if(row.values, [](const RowValue& one) { return !one.in_force; });
  if (erased > 0 && row.values.size() == 1) row.values[0].heading = {};
}

std::optional<std::string> told_when(const TableRow& row, Lang lang, const Detail& detail) {
  if (row.test == nullptr) return "";
  if (!detail.all && !is_in_force(row)) return {};
  const Teller teller(row, lang, detail);
  auto out = teller.text(teller.clauses(row.when, false), teller.clauses(row.unless, true));
  if (row.on == Range{}) return out;
  return fmt::format("{} {}{}{}", pick(lang, "die", "dado"), told_range(row.on, lang),
                     out.empty() ? "" : ", ", out);
}

namespace {

// "2D6": some of the dice that are added up.
Amount told_dice(const TableRow& row, Lang lang) {
  const auto label = std::string(plural(row.label, lang));
  const auto number = std::get<Number>(row.values[0].what);
  if (row.of != no_slot)
    return {fmt::format("{}ND{}", number.num < 0 ? "-" : "", row.sides), label};
  const auto dice = fmt::format("{}D{}", number_text(number, lang), row.sides);
  if (row.per == no_slot || row.per == rows_above || row.each != 1 || row.each_fact != no_slot)
    return {dice, label};
  if (row.label.en.find('|') != std::string_view::npos)
    return {dice, fmt::format("per {}", form(1, row.label, lang))};
  const auto times = std::abs(number.num);
  return {fmt::format("{}{}ND{}", number.num < 0 ? "-" : "",
                      times == 1 ? "" : std::to_string(times), row.sides),
          label};
}

}  // namespace

Amount told_amount(const TableRow& row, Lang lang) {
  const auto label = std::string(plural(row.label, lang));
  if (row.kind == RowKind::halving) return {"x1/2", label};
  if (row.summed) return told_dice(row, lang);
  const auto& value = row.values[0];
  const auto number = std::get<Number>(value.what);
  const bool signs = row.kind == RowKind::modifier;
  const std::string before = number.num < 0 ? "-" : signs ? "+" : "";
  if (row.of != no_slot) return {before + "N", label};
  auto sign =
      signs && number.num >= 0 ? "+" + number_text(number, lang) : number_text(number, lang);
  if (row.per == no_slot) return {sign, label};
  const auto times = std::abs(number.num);
  if (row.per == rows_above && row.each == 1 && row.each_fact == no_slot)
    return {fmt::format("x{}", times + 1), label};
  if (row.each == 1 && row.each_fact == no_slot) {
    if (row.label.en.find('|') != std::string_view::npos)
      return {sign, fmt::format("per {}", form(1, row.label, lang))};
    return {fmt::format("{}{}N", before, times == 1 ? "" : std::to_string(times)), label};
  }
  if (row.each_fact != no_slot || names_number(row.label.en, row.each)) return {sign, label};
  return {sign,
          fmt::format(fmt::runtime(pick(lang, "{} for every {}", "{} ogni {}")), label, row.each)};
}

std::string without_flags(std::string text) {
  for (auto at = text.find("--"); at != std::string::npos; at = text.find("--")) {
    auto from = text.find_last_of(",;:(", at);
    if (from == std::string::npos) return {};
    auto to = text.find_first_of(text[from] == '(' ? ")" : ",;:()", at);
    if (to == std::string::npos) to = text.size();
    if (to < text.size() && text[from] == '(') ++to;
    if (to < text.size() && text[to] == '(') --to;
    while (from > 0 && text[from - 1] == ' ') --from;
    text.erase(from, to - from);
  }
  return text;
}

}  // namespace nfw::report
