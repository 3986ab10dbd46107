#include "values.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <utility>

#include <fmt/format.h>

#include "breakdown.hpp"
#include "nfw/base/nearest.hpp"
#include "nfw/base/spelling.hpp"

namespace nfw::cli {

namespace {

constexpr auto most = report::most_number;

std::vector<std::string_view> names(List<Choice> values, Lang lang) {
  std::vector<std::string_view> out;
  for (const auto& value : values) out.push_back(report::name_of(value, lang));
  return out;
}

// Whether a value may begin so in a language; other spellings may be of either.
bool begins_so(const Choice& choice, std::string_view wanted, Lang lang) {
  const auto it_does = [&](std::string_view name) { return begins_folded(name, wanted); };
  return it_does(report::name_of(choice, lang)) || it_does(say(choice.label, lang)) ||
         std::ranges::any_of(choice.also, it_does);
}

}  // namespace

List<Choice> values_of(const Input& input) {
  static constexpr Choice answers[] = {
      {.id = "no", .label = {"no", "no"}, .also = {}, .needs = {}},
      {.id = "yes", .label = {"yes", "sì"}, .also = {}, .needs = {}, .it_id = "sì"}};
  return input.kind == Kind::flag ? List<Choice>(answers) : input.values;
}

bool may_repeat(const Input& input) { return input.kind == Kind::choices || is_list(input.kind); }

std::optional<Number> read_decimal(std::string_view text) {
  const auto dot = text.find_first_of(".,");
  const auto whole = read_whole(text.substr(0, dot));
  if (!whole || *whole > most || *whole < 0 || text.starts_with('-')) return {};
  Number out{*whole, 1};
  if (dot == std::string_view::npos) return out;
  const auto places = text.substr(dot + 1);
  constexpr std::size_t most_decimals = 3;
  if (places.empty() || places.size() > most_decimals) return {};
  for (const char digit : places) {
    if (digit < '0' || digit > '9') return {};
    out.num = out.num * 10 + (digit - '0');
    out.den *= 10;
  }
  return out;
}

namespace {

// "1,000", "1_000", "1'000": the figures of a number that is written in groups of three.
std::string without_groups(std::string_view text) {
  constexpr std::size_t of_group = 3;
  constexpr std::string_view between = ",_'";
  std::string out;
  for (auto rest = text; !rest.empty();) {
    const auto end = std::min(rest.find_first_of(between), rest.size());
    const bool is_group = out.empty() ? end <= of_group : end == of_group;
    if (end == 0 || !is_group) return std::string(text);
    out += rest.substr(0, end);
    if (end + 1 == rest.size()) return std::string(text);
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return out;
}

// The number that may be meant: 1000 of 1e3 or 1,000, 16 of 0x10, 12 of 12cm.
std::optional<double> number_in(std::string_view text) {
  if (text.find_first_of("0123456789") == std::string_view::npos) return {};
  const auto whole = without_groups(text);
  char* end = nullptr;
  const double number = std::strtod(whole.c_str(), &end);
  if (end == whole.c_str() + whole.size()) return number;
  if (text.starts_with("0x") || text.starts_with("0X")) return {};
  const auto figures = read_whole(text.substr(0, text.find_first_not_of("0123456789")));
  return figures ? std::optional(static_cast<double>(*figures)) : std::nullopt;
}

// What is allowed of it: without its decimals, or with three of them.
Number within(double number, const NumbersAllowed& allowed) {
  constexpr std::int64_t thousand = 1000;
  if (number <= static_cast<double>(allowed.low)) return {allowed.low, 1};
  if (number >= static_cast<double>(allowed.high)) return {allowed.high, 1};
  if (!allowed.decimals) return {static_cast<std::int64_t>(number), 1};
  return {std::llround(number * static_cast<double>(thousand)), thousand};
}

}  // namespace

std::string nearest_number(std::string_view text, const NumbersAllowed& allowed, Lang lang) {
  const auto number = number_in(text);
  if (!number) return {};
  const auto near = report::number_text(within(*number, allowed), lang);
  const bool is_decimal =
      allowed.decimals && text.find_first_not_of("0123456789.,") == std::string_view::npos;
  if (is_decimal || *number < static_cast<double>(allowed.low) ||
      *number > static_cast<double>(allowed.high))
    return sentence(lang, "; the nearest is {}", "; il più vicino è {}", near);
  return sentence(lang, "; did you mean '{}'?", "; forse '{}'?", near);
}

namespace {

[[noreturn]] void refuse(std::string_view named, const Input& input, std::string_view text,
                         Lang lang) {
  const auto [low, high] = report::limits(input);
  const bool decimals = input.kind == Kind::cm || input.kind == Kind::percent;
  const auto what = decimals
                        ? pick(lang, "numbers from {} to {}, with up to three decimals",
                               "numeri da {} a {}, con al più tre decimali")
                        : pick(lang, "whole numbers from {} to {}", "numeri interi da {} a {}");
  std::string out = sentence(lang, "{} '{}': allowed are {}", "{} '{}': sono ammessi {}", named,
                             text, fmt::format(fmt::runtime(what), low, high));
  throw UsageError(out + nearest_number(text, {low, high, decimals}, lang));
}

Number read_number(std::string_view named, const Input& input, std::string_view text, Lang lang) {
  const auto [low, high] = report::limits(input);
  std::optional<Number> n;
  if (input.kind == Kind::cm || input.kind == Kind::percent) {
    n = read_decimal(text);
  } else if (const auto whole = read_whole(text)) {
    n = Number{*whole, 1};
  }
  // The limits come first: a comparison of fractions is exact only for sensible sizes.
  if (!n || n->num < low * n->den || n->num > high * n->den) refuse(named, input, text, lang);
  return *n;
}

// NAME:N
Item read_entry(std::string_view named, const Input& input, std::string_view text, Lang lang) {
  const auto colon = text.rfind(':');
  if (colon == std::string_view::npos || colon == 0)
    throw UsageError(lang, "{} '{}': allowed are a name, a colon and a number, as in Ney:4",
                     "{} '{}': sono ammessi un nome, due punti e un numero, come in Ney:4", named,
                     text);
  const auto name = text.substr(0, colon);
  constexpr std::size_t longest = 30;
  if (report::width(name) > longest || printable(name) != name)
    throw UsageError(fmt::format(
        fmt::runtime(pick(lang, "{} '{}': a name has at most {} characters, all of them printable",
                          "{} '{}': un nome ha al più {} caratteri, tutti stampabili")),
        named, text, longest));
  return {std::string(name), read_number(named, input, text.substr(colon + 1), lang).num};
}

Item read_item(std::string_view named, const Input& input, std::string_view text, Lang lang) {
  if (input.kind == Kind::names) return {std::string(text), 1};
  if (input.kind == Kind::entries) return read_entry(named, input, text, lang);
  return {{}, read_number(named, input, text, lang).num};
}

}  // namespace

std::vector<std::string_view> items(std::string_view text) {
  std::vector<std::string_view> out;
  while (true) {
    const auto comma = text.find(',');
    out.push_back(text.substr(0, comma));
    if (comma == std::string_view::npos) return out;
    text.remove_prefix(comma + 1);
  }
}

std::optional<std::int64_t> read_whole(std::string_view text) {
  std::int64_t n = 0;
  if (text.starts_with('+')) text.remove_prefix(1);
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
  if (text.empty() || error != std::errc{} || end != text.data() + text.size()) return {};
  return n;
}

int read_choice(std::string_view flag, List<Choice> values, std::string_view word, Lang lang) {
  return read_word(fmt::format("--{}", flag), values, word, lang);
}

std::vector<std::size_t> fitting(List<Choice> values, std::string_view wanted, Lang lang) {
  std::vector<std::size_t> begin_so;
  if (wanted.empty()) return begin_so;
  for (std::size_t n = 0; n < values.size(); ++n) {
    if (is_called(values[n], wanted)) return {n};
    if (begins_so(values[n], wanted, lang)) begin_so.push_back(n);
  }
  return begin_so;
}

namespace {

// "; did you mean 'short'?", in a spelling of this language. A further one, which the list of what
// is allowed does not name, is guessed at only where one letter is wrong.
std::string meant_value(List<Choice> values, std::string_view word, Lang lang) {
  const auto wanted = folded(word);
  std::vector<std::string> all;
  std::vector<std::size_t> bearers;
  const auto is_also = [&](const Choice& value, std::string_view name) {
    return std::ranges::count(value.also, name, folded) > 0;
  };
  for (std::size_t n = 0; n < values.size(); ++n)
    for (auto& name : names_of(values[n])) {
      if (is_also(values[n], name) && slips(wanted, name) > 1) continue;
      all.push_back(std::move(name));
      bearers.push_back(n);
    }
  const auto best = nearest(wanted, {all.begin(), all.end()});
  if (best.empty()) return {};
  const auto place = static_cast<std::size_t>(std::ranges::find(all, best) - all.begin());
  const auto& value = values[bearers[place]];
  return sentence(lang, "; did you mean '{}'?", "; forse '{}'?",
                  is_also(value, best) ? best : report::name_of(value, lang));
}

}  // namespace

int read_word(std::string_view named, List<Choice> values, std::string_view word, Lang lang) {
  const auto meant = fitting(values, folded(word), lang);
  if (meant.size() == 1) return static_cast<int>(meant.front());
  if (meant.size() > 1) {
    std::vector<std::string_view> several;
    for (const auto n : meant) several.push_back(report::name_of(values[n], lang));
    throw UsageError(lang, "{} '{}' may mean: {}", "{} '{}' può significare: {}", named, word,
                     joined(several));
  }
  throw UsageError(fmt::format("{} '{}': {}{}", named, word, allowed_are(names(values, lang), lang),
                               meant_value(values, word, lang)));
}

Number number_of(Kind list, const std::vector<Item>& items) {
  if (is_named_list(list)) return {std::ssize(items), 1};
  std::int64_t sum = 0;
  for (const auto& item : items) sum += item.number;
  return {sum, 1};
}

Number read_value(const Input& input, const std::vector<std::string>& values, Lang lang) {
  return read_value(fmt::format("--{}", input.id), input, values, lang);
}

Number read_value(std::string_view named, const Input& input,
                  const std::vector<std::string>& values, Lang lang) {
  const bool several = may_repeat(input);
  if (input.kind == Kind::flag) return {1, 1};
  if (!several && values.size() > 1)
    throw UsageError(lang, "{} stands twice", "{} è ripetuta", named);
  if (input.kind == Kind::choice) return {read_word(named, input.values, values[0], lang), 1};
  if (!several) return read_number(named, input, values[0], lang);
  Number out{0, 1};
  if (is_list(input.kind)) return number_of(input.kind, read_items(named, input, values, lang));
  for (const auto& value : values)
    for (const auto item : items(value)) {
      const auto n = static_cast<unsigned>(read_word(named, input.values, item, lang));
      out.num |= std::int64_t{1} << n;
    }
  return out;
}

std::vector<Item> read_items(const Input& input, const std::vector<std::string>& values,
                             Lang lang) {
  return read_items(fmt::format("--{}", input.id), input, values, lang);
}

std::vector<Item> read_items(std::string_view named, const Input& input,
                             const std::vector<std::string>& values, Lang lang) {
  std::vector<Item> out;
  for (const auto& value : values)
    for (const auto item : items(value)) {
      out.push_back(read_item(named, input, item, lang));
      const auto& name = out.back().name;
      if (!name.empty() && std::ranges::count(out, name, &Item::name) > 1)
        throw UsageError(lang, "{} '{}': the name stands twice", "{} '{}': il nome è ripetuto",
                         named, item);
    }
  return out;
}

std::optional<std::uint64_t> read_unsigned(std::string_view text) {
  std::uint64_t n = 0;
  const bool hex = text.starts_with("0x") || text.starts_with("0X");
  if (hex) text.remove_prefix(2);
  const auto [end, error] =
      std::from_chars(text.data(), text.data() + text.size(), n, hex ? 16 : 10);
  if (text.empty() || error != std::errc{} || end != text.data() + text.size()) return {};
  return n;
}

std::optional<std::int64_t> read_entry_number(std::string_view text) {
  const auto number = read_unsigned(text);
  if (!number || !std::in_range<std::int64_t>(*number)) return {};
  return static_cast<std::int64_t>(*number);
}

std::uint64_t read_seed(std::string_view text, Lang lang) {
  if (const auto seed = read_unsigned(text)) return *seed;
  throw UsageError(
      lang,
      "--seed '{}': allowed are whole numbers from 0 to 18446744073709551615, decimal or 0x hex{}",
      "--seed '{}': sono ammessi numeri interi da 0 a 18446744073709551615, decimali o esadecimali "
      "(0x){}",
      text, text.starts_with('-') ? nearest_number(text, {0, 0, false}, lang) : "");
}

std::vector<std::int64_t> read_faces(std::string_view text, Lang lang, std::string_view named) {
  constexpr std::string_view between = ", \t\r\n";
  const std::string before(named.empty() ? "" : std::string(named) + " ");
  std::vector<std::int64_t> out;
  while (true) {
    const auto begin = text.find_first_not_of(between);
    const auto commas = std::ranges::count(text.substr(0, begin), ',');
    if (commas > 1)
      throw UsageError(lang, "{}a face is missing between two commas",
                       "{}manca una faccia tra due virgole",
                       named.empty() ? "" : std::string(named) + ": ");
    if (begin == std::string_view::npos) return out;
    text.remove_prefix(begin);
    const auto word = text.substr(0, text.find_first_of(between));
    const auto face = read_whole(word);
    if (!face)
      throw UsageError(lang, "{}'{}': allowed are faces, separated by commas or blanks",
                       "{}'{}': sono ammesse facce, separate da virgole o spazi", before, word);
    out.push_back(*face);
    text.remove_prefix(word.size());
  }
}

}  // namespace nfw::cli
