#include "standard_input.hpp"

#include <sys/select.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>

#include "interrupts.hpp"

namespace nfw {

namespace {

// Waits for more; false where an interrupt came, if only just before it.
bool comes(bool (*interrupted)()) {
  sigset_t held{};
  sigset_t before{};
  sigemptyset(&held);
  for (const int signal : interrupts) sigaddset(&held, signal);
  sigprocmask(SIG_BLOCK, &held, &before);
  fd_set input{};
  FD_SET(STDIN_FILENO, &input);
  const auto was_woken = [&] {
    return pselect(STDIN_FILENO + 1, &input, nullptr, nullptr, nullptr, &before) < 0 &&
           errno == EINTR;
  };
  while (!interrupted() && was_woken()) {
  }
  const bool is_there = !interrupted();
  sigprocmask(SIG_SETMASK, &before, nullptr);
  return is_there;
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
