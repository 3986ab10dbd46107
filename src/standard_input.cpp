#include "standard_input.hpp"

#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <system_error>

#include "limits.hpp"

namespace nfw {

bool StandardInput::comes() {
  sigset_t held{};
  sigset_t before{};
  sigemptyset(&held);
  sigaddset(&held, SIGINT);
  sigprocmask(SIG_BLOCK, &held, &before);
  struct pollfd input {
    STDIN_FILENO, POLLIN, 0
  };
  int n = -1;
  while (n < 0 && !interrupted_()) n = ppoll(&input, 1, nullptr, &before);
  sigprocmask(SIG_SETMASK, &before, nullptr);
  return n > 0;
}

bool StandardInput::fill() {
  constexpr std::size_t at_a_time = 1 << 16;
  read_.resize(at_a_time);
  at_ = 0;
  ssize_t n = 0;
  do {
    n = comes() ? ::read(STDIN_FILENO, read_.data(), read_.size()) : 0;
  } while (n < 0 && errno == EINTR);
  read_.resize(static_cast<std::size_t>(std::max<ssize_t>(n, 0)));
  if (n < 0) throw std::system_error(errno, std::generic_category(), "standard input");
  return n > 0;
}

bool StandardInput::has_line() const { return read_.find('\n', at_) != std::string::npos; }

std::optional<std::string> StandardInput::line() {
  std::string out;
  if (interrupted_() || (at_ == read_.size() && !fill())) return {};
  do {
    const auto end = std::min(read_.find('\n', at_), read_.size());
    out.append(read_, at_, std::min(end - at_, cli::most_bytes - out.size()));
    const bool ends = end < read_.size();
    at_ = end + (ends ? 1 : 0);
    if (ends) return out;
  } while (fill());
  if (interrupted_()) return {};
  return out;
}

cli::FileText StandardInput::all(std::size_t most) try {
  struct stat about {};
  if (fstat(STDIN_FILENO, &about) == 0 && S_ISDIR(about.st_mode))
    return {cli::FileText::Fault::folder};
  cli::FileText out;
  do {
    out.text.append(read_, at_);
    if (out.text.size() > most) return {cli::FileText::Fault::too_big};
  } while (fill());
  return out;
} catch (const std::system_error&) {
  return {cli::FileText::Fault::unreadable};
}

}  // namespace nfw
