#include "plain.hpp"

#include <algorithm>

#include "utf8.hpp"

namespace nfw::report {

char take_accented(std::string_view& text) {
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
  auto [code, bytes] = first_character(text);
  text.remove_prefix(std::max<std::size_t>(bytes, 1));
  if (code >= 0xC0 && code <= 0xDE) code += to_lower;
  const auto found = std::ranges::find_if(
      accented, [code = code](const Accented& a) { return a.from <= code && code <= a.to; });
  return found == accented.end() ? '\0' : found->letter;
}

}  // namespace nfw::report
