#include "pager.hpp"

#include <windows.h>

namespace nfw {

Screen screen() {
  CONSOLE_SCREEN_BUFFER_INFO about{};
  if (GetConsoleScreenBufferInfo(GetStdHandle(STD_OUTPUT_HANDLE), &about) == 0) return {};
  const auto& window = about.srWindow;
  return {static_cast<std::size_t>(window.Right - window.Left + 1),
          static_cast<std::size_t>(window.Bottom - window.Top + 1)};
}

// There is none that knows UTF-8, and a console's window goes back by itself.
bool shown_in_pager(const std::string& /*text*/) { return false; }

}  // namespace nfw
