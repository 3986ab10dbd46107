#include "pager.hpp"

#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>

namespace nfw {

Screen screen() {
  struct winsize size {};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return {};
  return {size.ws_col, size.ws_row};
}

bool shown_in_pager(const std::string& text) {
  constexpr int not_found = 127;
  constexpr auto usual = "less -R";
  const char* own = std::getenv("PAGER");
  const std::string pager = own == nullptr ? usual : own;
  if (pager.empty() || pager == "cat") return false;
  if (own == nullptr && std::system("command -v less >/dev/null 2>&1") != 0) return false;
  std::fflush(stdout);
  // The pager alone is told of interrupts, and it may end before it has read all.
  const auto on_interrupt = std::signal(SIGINT, [](int) {});
  const auto on_broken_pipe = std::signal(SIGPIPE, SIG_IGN);
  auto* pipe = popen(pager.c_str(), "w");
  int ended = -1;
  if (pipe != nullptr) {
    std::fwrite(text.data(), 1, text.size(), pipe);
    ended = pclose(pipe);
  }
  std::signal(SIGINT, on_interrupt);
  std::signal(SIGPIPE, on_broken_pipe);
  return ended != -1 && !(WIFEXITED(ended) && WEXITSTATUS(ended) == not_found);
}

}  // namespace nfw
