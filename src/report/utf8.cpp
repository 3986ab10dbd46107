#include "utf8.hpp"

#include <algorithm>
#include <array>

namespace nfw::report {

namespace {

struct Block {
  char32_t from;
  char32_t to;
};

// Unicode: categories Cc and Cf, the line and paragraph separators, variation selectors, tags.
constexpr std::array<Block, 13> unprintable{{{0x0000, 0x001F},
                                             {0x007F, 0x009F},
                                             {0x00AD, 0x00AD},
                                             {0x061C, 0x061C},
                                             {0x180E, 0x180E},
                                             {0x200B, 0x200F},
                                             {0x2028, 0x202E},
                                             {0x2060, 0x206F},
                                             {0xD800, 0xDFFF},
                                             {0xFE00, 0xFE0F},
                                             {0xFEFF, 0xFEFF},
                                             {0xFFF0, 0xFFFB},
                                             {0xE0000, 0xE0FFF}}};

// Unicode's East Asian Width: wide and full-width.
constexpr std::array<Block, 9> wide{{{0x1100, 0x115F},
                                     {0x2E80, 0x303E},
                                     {0x3041, 0xA4CF},
                                     {0xAC00, 0xD7A3},
                                     {0xF900, 0xFAFF},
                                     {0xFE30, 0xFE6F},
                                     {0xFF00, 0xFF60},
                                     {0x1F300, 0x1FAFF},
                                     {0x20000, 0x3FFFD}}};
constexpr std::array<Block, 4> combining{
    {{0x0300, 0x036F}, {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF}, {0x20D0, 0x20FF}}};

template <std::size_t N>
bool within(const std::array<Block, N>& blocks, char32_t code) {
  return std::ranges::any_of(
      blocks, [&](const Block& block) { return block.from <= code && code <= block.to; });
}

}  // namespace

Character first_character(std::string_view text) {
  if (text.empty()) return {};
  const auto byte = [&](std::size_t n) { return static_cast<unsigned char>(text[n]); };
  const auto first = byte(0);
  if (first < 0x80U) return {first, 1};
  if (first < 0xC2U || first > 0xF4U) return {};
  const std::size_t bytes = first < 0xE0U ? 2 : (first < 0xF0U ? 3 : 4);
  if (text.size() < bytes) return {};
  char32_t code = first & (0x7FU >> bytes);
  for (std::size_t n = 1; n < bytes; ++n) {
    if ((byte(n) & 0xC0U) != 0x80U) return {};
    code = (code << 6U) | (byte(n) & 0x3FU);
  }
  constexpr std::array<char32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
  if (code < least.at(bytes) || code > 0x10FFFF) return {};
  return {code, bytes};
}

bool is_printable(char32_t code) { return !within(unprintable, code); }

std::size_t cells(char32_t code) {
  if (code < combining.front().from) return 1;
  if (within(combining, code)) return 0;
  return within(wide, code) ? 2 : 1;
}

}  // namespace nfw::report
