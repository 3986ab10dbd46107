#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "nfw/base/message.hpp"
#include "nfw/facts.hpp"

namespace nfw::report {

enum class Lang { en, it };

constexpr std::string_view say(const Text& text, Lang lang) {
  return lang == Lang::it && !text.it.empty() ? text.it : text.en;
}

constexpr std::string_view pick(Lang lang, std::string_view en, std::string_view it) {
  return lang == Lang::it ? it : en;
}

inline const std::string& told(const Message& message, Lang lang) {
  return lang == Lang::it ? message.it : message.en;
}

/// "2 cm", "2.5 cm": of a value of the outcome.
std::string counted(const Value& value, const Text& text, Lang lang);
/// The form for a number, of "hit|hits".
std::string_view form(std::int64_t n, const Text& text, Lang lang);
inline std::string_view plural(const Text& text, Lang lang) { return form(0, text, lang); }
/// "1 hit", "2 hits".
std::string counted(std::int64_t n, const Text& text, Lang lang);
/// +2, -1
std::string with_sign(std::int64_t n);

/// 15, 15.5, 33.333333; in Italian with a comma.
std::string number_text(Number n, Lang lang = Lang::en);
/// A number with a decimal point as the language writes it.
std::string decimal(std::string text, Lang lang);
/// `>50`, `6..11`, as the tables write it.
std::string range_text(const Range& range, Lang lang = Lang::en);
/// The name of a flag, or of a value, as the command line takes it: its id, or that in Italian.
template <class Named>
std::string_view name_of(const Named& named, Lang lang) {
  return lang == Lang::it && !named.it_id.empty() ? named.it_id : named.id;
}
/// Whether the player may say it.
bool is_input(const TestTable& test, Slot slot);
/// Whether it is the switch of a ruling: known before anything is said.
bool is_switch(const TestTable& test, Slot slot);
/// Whether the reading in force is one that it asks for.
bool is_read_so(const Condition& condition, const TestTable& test);
/// Whether the readings in force alone make one of its clauses hold.
bool holds_as_read(const When& when, const TestTable& test);
/// The same of a fact, which is called as its flag where it has one.
std::string_view fact_name(const TestTable& test, Slot slot, Lang lang);
/// The value of a fact as the command line takes it.
std::string fact_text(const Fact& fact, Number value, Lang names = Lang::en);
/// A flag of that name as the player would write it, with the items of a list: `--cv 5,3`.
std::string flag_with_value(std::string_view name, const Fact& fact, Number value, List<Item> items,
                            Lang lang);
std::string value_text(const Value& value);
/// The words of a list, with commas between them.
std::string listed(const Value& value);
std::string value_words(const OutcomeKey& key, const Value& value, Lang lang);

/// What a weapon reaches: "from 20; short range up to 30, long range up to 60".
std::string reach_text(const Reach& reach, const ReachRow& row, const TestTable& test,
                       const Facts& facts, Lang lang);

/// A condition in terms of flags: `--weapon cannon, howitzer and --distance`; `names` is the
/// language in which they and their values are called.
std::string condition_text(const When& when, const TestTable& test, Lang lang, Lang names);
/// The same after a preposition: `with --weapon cannon`, `without --indirect`.
std::string with_condition(const When& when, const TestTable& test, Lang lang, Lang names);

/// Whether one of its conditions is such.
template <class Is>
bool any_condition(const When& when, Is is) {
  return std::ranges::any_of(
      when.any, [&](const Clause& clause) { return std::ranges::any_of(clause.all, is); });
}

/// Characters that a terminal shows, of UTF-8 text without control sequences.
std::size_t width(std::string_view text);

}  // namespace nfw::report
