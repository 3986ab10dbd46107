#pragma once

#include <windows.h>

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string>

// In the place of utf8proc where it could not be had: letters with their accents, and wide letters
// by the blocks that they stand in. What else joins into one sign is shown as several.
using utf8proc_uint8_t = std::uint8_t;
using utf8proc_int32_t = std::int32_t;
using utf8proc_ssize_t = std::ptrdiff_t;

enum utf8proc_category_t {
  UTF8PROC_CATEGORY_CC,
  UTF8PROC_CATEGORY_CF,
  UTF8PROC_CATEGORY_CS,
  UTF8PROC_CATEGORY_ZL,
  UTF8PROC_CATEGORY_ZP,
  UTF8PROC_CATEGORY_LO
};

inline utf8proc_category_t utf8proc_category(utf8proc_int32_t code) {
  const auto within = [code](utf8proc_int32_t first, utf8proc_int32_t last) {
    return first <= code && code <= last;
  };
  if (code < 0x20 || within(0x7F, 0x9F)) return UTF8PROC_CATEGORY_CC;
  if (code == 0x2028) return UTF8PROC_CATEGORY_ZL;
  if (code == 0x2029) return UTF8PROC_CATEGORY_ZP;
  if (within(0xD800, 0xDFFF)) return UTF8PROC_CATEGORY_CS;
  if (code == 0xAD || within(0x200B, 0x200F) || within(0x202A, 0x202E) || within(0x2060, 0x206F) ||
      code == 0xFEFF || within(0xE0000, 0xE007F))
    return UTF8PROC_CATEGORY_CF;
  return UTF8PROC_CATEGORY_LO;
}

inline int utf8proc_charwidth(utf8proc_int32_t code) {
  struct Block {
    utf8proc_int32_t first, last;
    int width;
  };
  constexpr Block blocks[]{{0x300, 0x36F, 0},    {0x1AB0, 0x1AFF, 0}, {0x20D0, 0x20FF, 0},
                           {0xFE00, 0xFE0F, 0},  {0x1100, 0x115F, 2}, {0x2E80, 0xA4CF, 2},
                           {0xAC00, 0xD7A3, 2},  {0xF900, 0xFAFF, 2}, {0xFE30, 0xFE6F, 2},
                           {0xFF00, 0xFF60, 2},  {0xFFE0, 0xFFE6, 2}, {0x1F300, 0x1FAFF, 2},
                           {0x20000, 0x3FFFD, 2}};
  for (const auto& block : blocks)
    if (block.first <= code && code <= block.last) return block.width;
  return utf8proc_category(code) == UTF8PROC_CATEGORY_LO ? 1 : 0;
}

inline bool utf8proc_grapheme_break_stateful(utf8proc_int32_t before, utf8proc_int32_t next,
                                             utf8proc_int32_t* /*state*/) {
  constexpr utf8proc_int32_t joiner = 0x200D;
  return before != joiner && next != joiner &&
         (utf8proc_charwidth(next) > 0 || utf8proc_category(next) != UTF8PROC_CATEGORY_LO);
}

/// The bytes of the first character; -1 where there is none.
inline utf8proc_ssize_t utf8proc_iterate(const utf8proc_uint8_t* text, utf8proc_ssize_t size,
                                         utf8proc_int32_t* code) {
  if (size <= 0) return -1;
  const int more = text[0] < 0x80   ? 0
                   : text[0] < 0xC2 ? -1
                   : text[0] < 0xE0 ? 1
                   : text[0] < 0xF0 ? 2
                   : text[0] < 0xF5 ? 3
                                    : -1;
  if (more < 0 || more >= size) return -1;
  *code = more == 0 ? text[0] : text[0] & (0x3F >> more);
  for (int n = 1; n <= more; ++n) {
    if ((text[n] & 0xC0) != 0x80) return -1;
    *code = *code << 6 | (text[n] & 0x3F);
  }
  constexpr utf8proc_int32_t least[]{0, 0x80, 0x800, 0x10000};
  const bool sound =
      *code >= least[more] && *code <= 0x10FFFF && (*code < 0xD800 || *code > 0xDFFF);
  return sound ? more + 1 : -1;
}

/// Letters apart from their accents, by the system; whoever asked frees them.
inline utf8proc_uint8_t* utf8proc_NFKD(const utf8proc_uint8_t* text) {
  const auto* bytes = reinterpret_cast<const char*>(text);
  std::wstring whole(std::strlen(bytes) + 1, L'\0');
  MultiByteToWideChar(CP_UTF8, 0, bytes, -1, whole.data(), static_cast<int>(whole.size()));
  const int most = NormalizeString(NormalizationKD, whole.c_str(), -1, nullptr, 0);
  if (most <= 0) return nullptr;
  std::wstring apart(static_cast<std::size_t>(most), L'\0');
  if (NormalizeString(NormalizationKD, whole.c_str(), -1, apart.data(), most) <= 0) return nullptr;
  const auto size = static_cast<int>(apart.size()) * 3;
  auto* out = static_cast<char*>(std::malloc(static_cast<std::size_t>(size)));
  if (out != nullptr)
    WideCharToMultiByte(CP_UTF8, 0, apart.c_str(), -1, out, size, nullptr, nullptr);
  return reinterpret_cast<utf8proc_uint8_t*>(out);
}
