#include "standard_input.hpp"

#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>

namespace nfw {

namespace {

// Waits for more; false where an interrupt came, if only just before it.
bool comes(bool (*interrupted)()) {
  sigset_t held{};
  sigset_t before{};
  sigemptyset(&held);
  sigaddset(&held, SIGINT);
  sigprocmask(SIG_BLOCK, &held, &before);
  struct pollfd input {
    STDIN_FILENO, POLLIN, 0
  };
  int n = -1;
  while (n < 0 && !interrupted()) n = ppoll(&input, 1, nullptr, &before);
  sigprocmask(SIG_SETMASK, &before, nullptr);
  return n > 0;
}

}  // namespace

std::ptrdiff_t StandardInput::read(std::span<char> to) {
  ssize_t n = 0;
  do {
    n = comes(interrupted_) ? ::read(STDIN_FILENO, to.data(), to.size()) : 0;
  } while (n < 0 && errno == EINTR);
  return n;
}

bool StandardInput::is_folder() {
  struct stat about {};
  return fstat(STDIN_FILENO, &about) == 0 && S_ISDIR(about.st_mode);
}

}  // namespace nfw
