#include "standard_input.hpp"

#include <io.h>

#include <algorithm>
#include <cstdio>

#include "console.hpp"
#include "system.hpp"

namespace nfw {

std::ptrdiff_t StandardInput::read(std::span<char> to) {
  if (interrupted_()) return 0;
  if (is_terminal(stdin)) {
    const auto typed = utf8(read_console());
    return std::ranges::copy(std::string_view(typed).substr(0, to.size()), to.begin()).out -
           to.begin();
  }
  const auto n = _read(_fileno(stdin), to.data(), static_cast<unsigned>(to.size()));
  return n < 0 && interrupted_() ? 0 : n;
}

bool StandardInput::is_folder() { return false; }

}  // namespace nfw
