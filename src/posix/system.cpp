#include "system.hpp"

#include <dirent.h>
#include <fcntl.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <memory>
#include <system_error>
#include <utility>

#include "interrupts.hpp"

namespace nfw {

// A file that is opened later must not take the place of a closed stream: what is said would go
// into it. Held the wrong way round, so that the stream still fails.
void set_up_streams() {
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (fcntl(stream, F_GETFD) < 0)
      static_cast<void>(open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY));
  std::signal(SIGXFSZ, SIG_IGN);  // a file at its limit is as a full disk
}

std::vector<std::string> arguments(int argc, char** argv) { return {argv + 1, argv + argc}; }

std::optional<std::string> environment(const char* name) {
  const char* value = std::getenv(name);
  if (value == nullptr) return {};
  return value;
}

bool has_drives() { return false; }

// The library's own device asks the processor what it is, for which some machines take long.
std::uint64_t random_bits() {
  std::uint64_t out = 0;
  if (getentropy(&out, sizeof out) != 0)
    throw std::system_error(errno, std::generic_category(), "random numbers");
  return out;
}

bool is_terminal(std::FILE* stream) { return isatty(fileno(stream)) == 1; }

bool write(std::FILE* stream, std::string_view text) {
  return std::fwrite(text.data(), 1, text.size(), stream) == text.size() &&
         std::fflush(stream) == 0;
}

namespace {

using Fault = cli::FileText::Fault;

Fault absence(int error) {
  switch (error) {
    case ENOENT:
    case ENOTDIR: return Fault::missing;
    case EACCES: return Fault::out_of_reach;
    case ENAMETOOLONG: return Fault::name_too_long;
    default: return Fault::unreadable;
  }
}

}  // namespace

// What it is is asked of the open file: another may bear its name by now. Nobody waits for the
// writer of a pipe that nobody named.
Opened open_to_read(const std::string& path, cli::Readable what) {
  const bool may_wait = what == cli::Readable::any;
  const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC | (may_wait ? 0 : O_NONBLOCK));
  struct stat about {};
  if (file < 0) {
    const auto fault = absence(errno);
    const bool is_there = fault == Fault::out_of_reach && stat(path.c_str(), &about) == 0;
    return {is_there ? Fault::unreadable : fault};
  }
  Opened out{Fault::none, {fdopen(file, "rb"), std::fclose}};
  if (out.file == nullptr || fstat(file, &about) != 0) return {Fault::unreadable};
  if (S_ISDIR(about.st_mode)) return {Fault::folder};
  if (!may_wait && !S_ISREG(about.st_mode)) return {Fault::special};
  return out;
}

// The library's own folders make a path of every name in them, however few are asked for.
std::vector<std::string> files_ending(std::string_view ending) {
  std::vector<std::string> out;
  const std::unique_ptr<DIR, int (*)(DIR*)> here(opendir("."), closedir);
  if (here == nullptr) return out;
  while (const auto* entry = readdir(here.get())) {
    struct stat about {};
    if (std::string name = entry->d_name;
        name.ends_with(ending) && stat(name.c_str(), &about) == 0 && S_ISREG(about.st_mode))
      out.push_back(std::move(name));
  }
  std::ranges::sort(out);
  return out;
}

namespace {

volatile std::sig_atomic_t interrupt_came = 0;  // which

bool watch_interrupts() {
  struct sigaction action {};
  action.sa_handler = [](int signal) { interrupt_came = signal; };
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  bool out = true;
  for (const int signal : interrupts) {
    struct sigaction before {};
    sigaction(signal, nullptr, &before);
    // What is ignored, as in the background, stays so.
    if (before.sa_handler != SIG_IGN) out = sigaction(signal, &action, nullptr) == 0 && out;
  }
  return out;
}

}  // namespace

bool interrupted() {
  static const bool watching = watch_interrupts();
  return watching && interrupt_came != 0;
}

void interrupt() { interrupt_came = SIGINT; }

// Only a key's interrupt is of a part of what is done.
void go_on() {
  if (interrupt_came != SIGINT) end_if_interrupted();
  interrupt_came = 0;
  watch_interrupts();
}

void end_if_interrupted() {
  if (interrupt_came == 0) return;
  std::signal(interrupt_came, SIG_DFL);
  std::raise(interrupt_came);  // a shell says 128 and its number
}

}  // namespace nfw
