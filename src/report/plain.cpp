#include "plain.hpp"

#include <algorithm>

#include "nfw/base/spelling.hpp"
#include "utf8.hpp"

namespace nfw::report {

char take_accented(std::string_view& text) {
  const auto [code, bytes] = first_character(text);
  text.remove_prefix(std::max<std::size_t>(bytes, 1));
  return without_accent(code);
}

}  // namespace nfw::report
