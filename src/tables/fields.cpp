#include "fields.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>

#include "nfw/base/nearest.hpp"

namespace nfw::tables {

namespace {

Message kind_name(Node::Kind kind) {
  switch (kind) {
    case Node::Kind::table: return message({"a table", "una tabella"});
    case Node::Kind::array: return message({"a list", "un elenco"});
    case Node::Kind::string: return message({"a string", "un testo"});
    case Node::Kind::integer: return message({"a whole number", "un numero intero"});
    case Node::Kind::real: return message({"a decimal number", "un numero decimale"});
    case Node::Kind::boolean: return message({"true or false", "true o false"});
    default: return message({"a date", "una data"});
  }
}

Message wanted(std::string_view key, Wording what, const Node& got) {
  return message({"'{}' must be ", "'{}' deve essere "}, {key}) + message(what) +
         message({", not ", ", non "}) + kind_name(got.kind);
}

}  // namespace

Message suggestion(std::string_view word, const std::vector<std::string_view>& candidates) {
  const auto best = nearest(word, candidates);
  return best.empty() ? Message{} : message({"; did you mean '{}'?", "; forse '{}'?"}, {best});
}

std::string in_a_row(const std::vector<std::string_view>& names) {
  std::string out;
  for (const auto name : names) out += (out.empty() ? "" : ", ") + std::string(name);
  return out;
}

Message what_it_can_be(std::string_view word, const std::vector<std::string_view>& candidates) {
  auto near = suggestion(word, candidates);
  if (!near.en.empty() || candidates.empty()) return near;
  return message({"; it can be {}", "; può essere {}"}, {in_a_row(candidates)});
}

bool has_letter_or_digit(std::string_view text) {
  constexpr unsigned char first_beyond_ascii = 0x80;
  return std::ranges::any_of(text, [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= first_beyond_ascii || std::isalnum(byte) != 0;
  });
}

bool has_control_character(std::string_view text) {
  constexpr unsigned char space = 0x20;
  constexpr unsigned char del = 0x7f;
  constexpr unsigned char second = 0xc2;  // of U+0080 to U+009F in UTF-8
  constexpr unsigned char after = 0xa0;
  for (std::size_t n = 0; n < text.size(); ++n) {
    const auto byte = static_cast<unsigned char>(text[n]);
    if (byte < space || byte == del) return true;
    if (byte == second && n + 1 < text.size() && static_cast<unsigned char>(text[n + 1]) < after)
      return true;
  }
  return false;
}

std::string_view Fields::name(std::string_view key) {
  const auto id = word(key);
  const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
  bool sound = id.empty() || fits(id.front());
  for (const char c : id) sound = sound && (fits(c) || c == '-');
  if (!sound)
    fault(*get(key), message({"'{}' must be of small letters, digits and hyphens, as 'high-ground'",
                              "'{}' dev'essere di minuscole, cifre e trattini, come 'high-ground'"},
                             {id}));
  return id;
}

Fields::Fields(const Node& node, std::string what, Arena& arena, Problems* problems)
    : node_(node), what_(std::move(what)), arena_(arena), problems_(problems) {
  constexpr std::size_t usual = 16;
  asked_.reserve(usual);
  if (node.kind != Node::Kind::table)
    fault(node, message({"must be a table", "deve essere una tabella"}));
}

void add_problem(Problems& problems, Problem problem) {
  problems.push_back(std::move(problem));
  if (problems.size() > problems.most) throw Enough();
}

void Fields::fault(const Position& at, const Message& message) {
  if (problems_ == nullptr) return;
  add_problem(*problems_, {at, what_.empty() ? message : as_is(what_ + ": ") + message});
}

const Node* Fields::get(std::string_view key) {
  asked_.push_back(key);
  return node_.find(key);
}

std::string_view Fields::word(std::string_view key, bool required) {
  const auto* value = get(key);
  if (value == nullptr) {
    if (required) fault(message({"'{}' is missing", "manca '{}'"}, {key}));
    return {};
  }
  if (value->kind != Node::Kind::string) {
    fault(*value, wanted(key, {"a string", "un testo"}, *value));
    return {};
  }
  if (value->text.empty()) fault(*value, message({"'{}' is empty", "'{}' è vuoto"}, {key}));
  if (has_control_character(value->text))
    fault(*value,
          message({"'{}' has a control character", "'{}' ha un carattere di controllo"}, {key}));
  return arena_.keep(value->text);
}

std::int64_t Fields::integer(std::string_view key, std::int64_t otherwise) {
  const auto* value = get(key);
  if (value == nullptr) return otherwise;
  constexpr std::int64_t limit = 1'000'000;
  if (value->kind != Node::Kind::integer) {
    fault(*value, wanted(key, {"a whole number", "un numero intero"}, *value));
    return otherwise;
  }
  if (value->integer > limit || value->integer < -limit) {
    fault(*value, message({"'{}' is out of range", "'{}' è fuori dai limiti"}, {key}));
    return otherwise;
  }
  return value->integer;
}

namespace {

// Nothing where the number is too big or has more than three decimals.
std::optional<Number> exact(double real) {
  constexpr double limit = 1'000'000;
  constexpr double tolerance = 1e-6;
  if (!(std::fabs(real) <= limit)) return {};
  Number out{std::llround(real * 1000), 1000};
  if (std::fabs(static_cast<double>(out.num) - real * 1000) > tolerance) return {};
  for (; out.den > 1 && out.num % 10 == 0; out.den /= 10) out.num /= 10;
  return out;
}

}  // namespace

Number Fields::number(std::string_view key) {
  const auto* value = get(key);
  if (value == nullptr || value->kind != Node::Kind::real) return {integer(key, 0), 1};
  const auto number = exact(value->real);
  if (!number)
    fault(*value, message({"'{}' is out of range or has more than three decimals",
                           "'{}' è fuori dai limiti o ha più di tre decimali"},
                          {key}));
  return number.value_or(Number{});
}

bool Fields::flag(std::string_view key) {
  const auto* value = get(key);
  if (value == nullptr) return false;
  if (value->kind != Node::Kind::boolean)
    fault(*value, wanted(key, {"true or false", "true o false"}, *value));
  return value->boolean;
}

Text Fields::label(bool required) {
  required = required || has("en") || has("it");  // one language asks for the other
  return {word("en", required), word("it", required)};
}

Text Fields::label_at(std::string_view key, bool required) {
  const auto* value = get(key);
  if (value == nullptr) {
    if (required) fault(message({"'{}' is missing", "manca '{}'"}, {key}));
    return {};
  }
  Fields inner(*value, (what_.empty() ? "" : what_ + ": ") + std::string(key), arena_, problems_);
  const auto out = inner.label();
  inner.done();
  return out;
}

std::vector<std::string_view> Fields::words(std::string_view key) {
  std::vector<std::string_view> out;
  const auto* value = get(key);
  if (value == nullptr) return out;
  const auto add = [&](const Node& item) {
    if (item.kind != Node::Kind::string)
      fault(item, wanted(key, {"a list of strings", "un elenco di testi"}, item));
    else if (item.text.empty())
      fault(item, message({"'{}': a word is empty", "'{}': una parola è vuota"}, {key}));
    else
      out.push_back(arena_.keep(item.text));
  };
  if (value->kind == Node::Kind::array)
    for (const auto& item : value->items) add(item);
  else
    add(*value);
  return out;
}

std::vector<const Node*> Fields::tables(std::string_view key) {
  std::vector<const Node*> out;
  const auto* value = get(key);
  if (value == nullptr) return out;
  if (value->kind == Node::Kind::table) return {value};
  if (value->kind != Node::Kind::array) {
    fault(*value, wanted(key, {"a table or a list of tables", "una tabella o un elenco di tabelle"},
                         *value));
    return out;
  }
  for (const auto& item : value->items) {
    if (item.kind == Node::Kind::table)
      out.push_back(&item);
    else
      fault(item,
            message({"'{}' must be a list of tables", "'{}' deve essere un elenco di tabelle"},
                    {key}));
  }
  return out;
}

namespace {

// What keys of format 1 are called now; `of` had several meanings.
constexpr std::pair<std::string_view, std::string_view> former[]{
    {"after", "fact"},  {"least", "min"},      {"most", "max"},        {"at-least", "min"},
    {"at-most", "max"}, {"at-least", "ratio"}, {"more-than", "ratio"}, {"of", "whole"},
    {"of", "record"},   {"of", "start"},       {"of", "fact"},         {"by", "to"},
    {"along", "to"}};

}  // namespace

void Fields::format(bool required) {
  const auto* node = get("format");
  if (node == nullptr ? !required
                      : node->kind == Node::Kind::integer && node->integer == table_format)
    return;
  const Message is = message({"'format' must be 2", "'format' deve essere 2"});
  if (node == nullptr)
    fault(is);
  else if (node->kind != Node::Kind::integer || node->integer != 1)
    fault(*node, is);
  else
    fault(*node, message({"format 1 is an older language: write '[[fact]]' for '[[after]]', 'min' "
                          "and 'max' for 'least' and 'most', then 'format = 2' (man nfw-tables)",
                          "il formato 1 è di una lingua precedente: scrivete '[[fact]]' per "
                          "'[[after]]', 'min' e 'max' per 'least' e 'most', poi 'format = 2' (man "
                          "nfw-tables)"}));
}

void Fields::done(const Message& otherwise) {
  for (const auto& member : node_.members) {
    if (std::ranges::find(asked_, member.key) != asked_.end()) continue;
    const auto renamed = std::ranges::find_if(former, [&](const auto& names) {
      return names.first == member.key && std::ranges::find(asked_, names.second) != asked_.end();
    });
    const auto near =
        renamed != std::end(former)
            ? message({"; since format 2 it is '{}'", "; dal formato 2 è '{}'"}, {renamed->second})
            : suggestion(member.key, asked_);
    fault(member.at, message({"unknown key '{}'", "chiave '{}' sconosciuta"}, {member.key}) +
                         (near.en.empty() ? otherwise : near));
  }
}

namespace {

// Decimals as in 2.5; at most three places.
std::optional<Number> parse_number(std::string_view text) {
  Number out;
  const auto dot = text.find('.');
  const auto whole = text.substr(0, dot);
  auto [end, error] = std::from_chars(whole.data(), whole.data() + whole.size(), out.num);
  if (error != std::errc{} || end != whole.data() + whole.size()) return {};
  if (dot == std::string_view::npos) return out;
  const auto places = text.substr(dot + 1);
  constexpr std::size_t most_places = 3;
  if (places.empty() || places.size() > most_places) return {};
  const bool negative = text.starts_with('-');
  for (const char digit : places) {
    if (digit < '0' || digit > '9') return {};
    out.num = out.num * 10 + (negative ? '0' - digit : digit - '0');
    out.den *= 10;
  }
  return out;
}

}  // namespace

std::optional<Range> parse_range(std::string_view text) {
  Range out;
  const auto dots = text.find("..");
  if (dots == std::string_view::npos && (text.starts_with('>') || text.starts_with('<'))) {
    const auto bound = parse_number(text.substr(1));
    if (!bound) return {};
    if (text[0] == '>')
      out = {.from = bound, .to = {}, .above = true};
    else
      out = {.from = {}, .to = bound, .below = true};
    return out;
  }
  if (dots == std::string_view::npos) {
    out.from = out.to = parse_number(text);
    return out.from ? std::optional(out) : std::nullopt;
  }
  auto low = text.substr(0, dots);
  auto high = text.substr(dots + 2);
  if (low.empty() && high.empty()) return {};
  if ((out.above = low.starts_with('>'))) low.remove_prefix(1);
  if ((out.below = high.starts_with('<'))) high.remove_prefix(1);
  if ((out.above && low.empty()) || (out.below && high.empty())) return {};
  if (!low.empty() && !(out.from = parse_number(low))) return {};
  if (!high.empty() && !(out.to = parse_number(high))) return {};
  if (out.from && out.to && *out.from > *out.to) return {};
  return out;
}

}  // namespace nfw::tables
