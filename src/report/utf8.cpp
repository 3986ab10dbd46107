#include "utf8.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include <fmt/format.h>
#include <utf8proc.h>

namespace nfw::report {

namespace {

constexpr char32_t joiner = 0x200D;
constexpr char32_t emoji_variant = 0xFE0F;

bool is_variant(char32_t code) { return 0xFE00 <= code && code <= emoji_variant; }

bool is_ascii(char c) { return ' ' <= c && c <= '~'; }

// By itself, without the characters around it.
bool shows(char32_t code) {
  switch (utf8proc_category(static_cast<utf8proc_int32_t>(code))) {
    case UTF8PROC_CATEGORY_CC:
    case UTF8PROC_CATEGORY_CF:
    case UTF8PROC_CATEGORY_CS:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP: return false;
    default: return !is_variant(code);
  }
}

std::size_t cells(char32_t code) {
  const auto width = utf8proc_charwidth(static_cast<utf8proc_int32_t>(code));
  return static_cast<std::size_t>(std::max(0, width));
}

}  // namespace

Character first_character(std::string_view text) {
  utf8proc_int32_t code = 0;
  const auto bytes =
      utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),  // NOLINT: its bytes
                       static_cast<utf8proc_ssize_t>(text.size()), &code);
  if (bytes <= 0) return {};
  return {static_cast<char32_t>(code), static_cast<std::size_t>(bytes)};
}

bool is_plain_ascii(std::string_view text) { return std::ranges::all_of(text, is_ascii); }

Grapheme first_grapheme(std::string_view text) {
  // Most of what is printed: nothing joins two of these.
  if (is_ascii(text[0]) && (text.size() == 1 || is_ascii(text[1])))
    return {text.substr(0, 1), 1, true};
  auto [code, bytes] = first_character(text);
  if (bytes == 0) return {text.substr(0, 1)};
  Grapheme out{text.substr(0, bytes), cells(code), shows(code)};
  utf8proc_int32_t state = 0;
  while (out.text.size() < text.size()) {
    const auto before = code;
    const auto next = first_character(text.substr(out.text.size()));
    if (next.bytes == 0 ||
        utf8proc_grapheme_break_stateful(static_cast<utf8proc_int32_t>(before),
                                         static_cast<utf8proc_int32_t>(next.code), &state) != 0)
      break;
    code = next.code;
    out.text = text.substr(0, out.text.size() + next.bytes);
    out.printable = out.printable && (shows(code) || is_variant(code) || code == joiner);
    if (code == emoji_variant) out.cells = 2;
  }
  if (code == joiner) out.printable = false;
  return out;
}

namespace {

// A character, or a byte that is none, as an escape.
std::string spelt_out(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const auto [code, bytes] = first_character(text);
    out += bytes > 1 ? fmt::format("\\u{{{:x}}}", static_cast<std::uint32_t>(code))
                     : fmt::format("\\x{:02x}", static_cast<unsigned char>(text[0]));
    text.remove_prefix(std::max<std::size_t>(bytes, 1));
  }
  return out;
}

}  // namespace

std::string printable(std::string_view text) {
  std::string out;
  for (auto left = text.substr(0, longest_printed); !left.empty();) {
    const auto next = first_grapheme(left);
    out += next.printable ? std::string(next.text) : spelt_out(next.text);
    left.remove_prefix(next.text.size());
  }
  return text.size() > longest_printed ? out + "..." : out;
}

std::string in_ascii(std::string_view text) {
  if (std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; }))
    return std::string(text);
  constexpr std::array<std::pair<char32_t, std::string_view>, 14> spellings{{{0x0300, "'"},
                                                                             {0x0301, "'"},
                                                                             {0x2018, "'"},
                                                                             {0x2019, "'"},
                                                                             {0x201C, "\""},
                                                                             {0x201D, "\""},
                                                                             {0xAB, "\""},
                                                                             {0xBB, "\""},
                                                                             {0x2010, "-"},
                                                                             {0x2013, "-"},
                                                                             {0x2014, "-"},
                                                                             {0x2212, "-"},
                                                                             {0xD7, "x"},
                                                                             {0x2044, "/"}}};
  // Letters apart from their accents.
  std::string apart(text);
  if (auto* taken = utf8proc_NFKD(
          reinterpret_cast<const utf8proc_uint8_t*>(apart.c_str()))) {  // NOLINT: its bytes
    apart = reinterpret_cast<const char*>(taken);                       // NOLINT
    std::free(taken);                                                   // NOLINT: it is C's
  }
  std::string out;
  for (std::string_view rest = apart; !rest.empty();) {
    const auto [code, bytes] = first_character(rest);
    const auto spelt =
        std::ranges::find(spellings, code, &std::pair<char32_t, std::string_view>::first);
    if (bytes == 1)
      out += rest.front();
    else if (spelt != spellings.end())
      out += spelt->second;
    else if (bytes == 0 || cells(code) > 0)
      out += '?';
    rest.remove_prefix(std::max<std::size_t>(bytes, 1));
  }
  return out;
}

std::size_t graphemes(std::string_view text) {
  std::size_t out = 0;
  for (; !text.empty(); ++out) text.remove_prefix(first_grapheme(text).text.size());
  return out;
}

}  // namespace nfw::report
