#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "errors.hpp"
#include "nfw/facts.hpp"

namespace nfw::cli {

/// The value of an input as the player wrote it. Throws UsageError: what is wrong, what is allowed
/// and the nearest right value. `named` is what he wrote it with; else that is the input's flag.
Number read_value(std::string_view named, const Input& input,
                  const std::vector<std::string>& values, Lang lang);
Number read_value(const Input& input, const std::vector<std::string>& values, Lang lang);

/// The number that stands for a list: the sum of counts, of entries how many there are.
Number number_of(Kind list, const std::vector<Item>& items);
/// The items of a list: numbers, or names with numbers (`NAME:N`). Throws UsageError, likewise.
std::vector<Item> read_items(std::string_view named, const Input& input,
                             const std::vector<std::string>& values, Lang lang);
std::vector<Item> read_items(const Input& input, const std::vector<std::string>& values, Lang lang);

/// The values of a choice, no and yes of a flag; none of a number.
List<Choice> values_of(const Input& input);
/// Whether the flag may stand several times.
bool may_repeat(const Input& input);

/// The places of the choices that a word, folded, may mean: of the one that is called so in either
/// language, or of all that begin so in this one.
std::vector<std::size_t> fitting(List<Choice> values, std::string_view wanted, Lang lang);

/// The choice that a word means: its id or a further spelling, its Italian or English name, or an
/// unambiguous beginning of one in the language in force, whatever case and accents. Throws
/// UsageError; `flag` names it there.
int read_choice(std::string_view flag, List<Choice> values, std::string_view word, Lang lang);

/// The same; `named` is what the message begins with.
int read_word(std::string_view named, List<Choice> values, std::string_view word, Lang lang);

/// The numbers that something may be; decimals: up to three.
struct NumbersAllowed {
  std::int64_t low = 0;
  std::int64_t high = 0;
  bool decimals = false;
};
/// "; the nearest is 1", "; did you mean '1000'?", of what is none of them; or nothing.
std::string nearest_number(std::string_view text, const NumbersAllowed& allowed, Lang lang);

/// A whole number of either sign.
std::optional<std::int64_t> read_whole(std::string_view text);

/// Digits with at most three decimals, as a fraction; nothing if it is none or over a million.
std::optional<Number> read_decimal(std::string_view text);

/// The parts of a list between its commas.
std::vector<std::string_view> items(std::string_view text);

/// A whole number without a sign; nothing if it is not one or does not fit in 64 bits.
std::optional<std::uint64_t> read_unsigned(std::string_view text);
/// The number of an entry of a battle, or nothing.
std::optional<std::int64_t> read_entry_number(std::string_view text);

/// Decimal or 0x hex. Throws UsageError.
std::uint64_t read_seed(std::string_view text, Lang lang);

/// Faces separated by commas, blanks or line ends. Throws UsageError, of the option `named`.
std::vector<std::int64_t> read_faces(std::string_view text, Lang lang,
                                     std::string_view named = "--dice");

}  // namespace nfw::cli
