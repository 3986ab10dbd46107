#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <exception>
#include <memory>
#include <random>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "held_file.hpp"
#include "lay_over.hpp"
#include "line_editor.hpp"
#include "nfw/builtin.hpp"
#include "pager.hpp"
#include "program.hpp"
#include "sources.hpp"
#include "standard_input.hpp"
#include "toml_node.hpp"

namespace {

// Small enough for every reader of JSON to hold exactly.
std::uint64_t fresh_seed() {
  static std::random_device device;  // to begin with it takes long
  constexpr unsigned kept = 21;
  return (std::uint64_t{device()} << kept) | (device() >> (32U - kept));
}

volatile std::sig_atomic_t interrupts = 0;

// The first interrupt asks for an end, and ends what waits for an answer; a second one ends the
// program as usual.
bool watch_interrupts() {
  struct sigaction action {};
  action.sa_handler = [](int) { interrupts = 1; };
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  return sigaction(SIGINT, &action, nullptr) == 0;
}

bool interrupted() {
  static const bool watching = watch_interrupts();
  return watching && interrupts != 0;
}

nfw::StandardInput standard_input(interrupted);

using nfw::cli::FileText;

FileText read_all(std::FILE* file, std::size_t most) {
  FileText out;
  constexpr std::size_t at_a_time = 1 << 16;
  std::string part(at_a_time, '\0');
  while (out.text.size() <= most) {
    const auto n = std::fread(part.data(), 1, part.size(), file);
    out.text.append(part, 0, n);
    if (n < part.size()) break;
  }
  if (std::ferror(file) != 0) return {FileText::Fault::unreadable};
  if (out.text.size() > most) return {FileText::Fault::too_big};
  return out;
}

FileText::Fault absence(int error) {
  switch (error) {
    case ENOENT:
    case ENOTDIR: return FileText::Fault::missing;
    case EACCES: return FileText::Fault::out_of_reach;
    default: return FileText::Fault::unreadable;
  }
}

FileText read_file(const std::string& path, std::size_t most, nfw::cli::Readable what) {
  if (path == "-") return standard_input.all(most);
  struct stat about {};
  if (stat(path.c_str(), &about) != 0) return {absence(errno)};
  if (S_ISDIR(about.st_mode)) return {FileText::Fault::folder};
  if (what == nfw::cli::Readable::regular && !S_ISREG(about.st_mode))
    return {FileText::Fault::special};
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "rb"),
                                                             std::fclose);
  if (file == nullptr) return {FileText::Fault::unreadable};
  return read_all(file.get(), most);
}

std::string date() {
  const auto now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
  std::tm utc{};
  gmtime_r(&now, &utc);
  constexpr std::size_t most = 32;
  std::string out(most, '\0');
  out.resize(std::strftime(out.data(), out.size(), "%Y-%m-%dT%H:%M:%SZ", &utc));
  return out;
}

double seconds() {
  using namespace std::chrono;
  return duration<double>(steady_clock::now().time_since_epoch()).count();
}

std::optional<std::string> environment(const char* name) {
  const char* value = std::getenv(name);
  if (value == nullptr) return {};
  return value;
}

// A file that is opened later must not take the place of a closed stream: what is said would go
// into it. Held the wrong way round, so that the stream still fails.
void hold_streams() {
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (fcntl(stream, F_GETFD) < 0)
      static_cast<void>(open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY));
}

// Where memory is out, a library may not even be able to clear up.
[[noreturn]] void stop() {
  std::fputs("nfw: out of memory\n", stderr);
  std::_Exit(nfw::cli::wrong);
}

/// What goes to standard output, once all of it is known.
struct Output {
  std::string text = {};
  bool is_browsed = false;
  bool is_terminal = isatty(STDOUT_FILENO) == 1;

  /// Shows it, in a pager where it is longer than the screen; false where nobody reads it.
  bool show() {
    const auto whole = std::exchange(text, {});
    const bool may_be_long = std::exchange(is_browsed, false) && is_terminal;
    const auto lines = static_cast<std::size_t>(std::ranges::count(whole, '\n'));
    if (may_be_long && lines > nfw::screen().lines && nfw::screen().lines > 0 &&
        nfw::shown_in_pager(whole))
      return true;
    const bool written = std::fwrite(whole.data(), 1, whole.size(), stdout) == whole.size();
    if (written && std::fflush(stdout) == 0) return true;
    if (errno != EPIPE) std::perror("nfw: standard output");
    return false;
  }
};

std::optional<std::string> edit_line(const nfw::cli::Prompt& prompt) {
  static nfw::LineEditor editor;
  auto line = editor.line(prompt);
  if (line.how == nfw::LineEditor::How::dropped) interrupts = 1;
  if (line.how != nfw::LineEditor::How::written) return {};
  return std::move(line.text);
}

int play(int argc, char** argv) {
  Output output;
  const bool is_dialogue = output.is_terminal && isatty(STDIN_FILENO) == 1;
  const nfw::cli::World world{
      .out = [&](std::string_view text) { output.text += text; },
      .err = [](std::string_view text) { std::fwrite(text.data(), 1, text.size(), stderr); },
      .read_line = [] { return standard_input.line(); },
      .edit_line = is_dialogue ? edit_line : decltype(nfw::cli::World::edit_line)(),
      .line_is_there = [] { return standard_input.has_line(); },
      .show = [&] { return output.show(); },
      .read_file = read_file,
      .create_file = [](const std::string& path,
                        std::string_view text) { return nfw::create_file(path, text); },
      .put_file = [](const std::string& path,
                     std::string_view text) { return nfw::put_file(path, text); },
      .hold_file = [](const std::string& path, std::size_t most,
                      const auto& waits) { return nfw::hold_file(path, most, waits); },
      .files_ending = nfw::files_ending,
      .date = date,
      .parse = nfw::tables::parse,
      .lay_over =
          [](const std::vector<nfw::HouseFile>& files, const nfw::NamesOfTests& asked) {
            return nfw::tables::lay_over(nfw::builtin::rulesets(), nfw::builtin::files(), files,
                                         asked);
          },
      .env = environment,
      .fresh_seed = fresh_seed,
      .seconds = seconds,
      .interrupted = interrupted,
      .go_on =
          [] {
            interrupts = 0;
            watch_interrupts();
          },
      .browse =
          [&](std::string_view text) {
            output.text += text;
            output.is_browsed = true;
          },
      .out_is_terminal = output.is_terminal,
      .columns = [] { return nfw::screen().columns; },
      .err_is_terminal = isatty(STDERR_FILENO) == 1,
      .sources = nfw::sources,
  };
  const int status = nfw::cli::run({argv + 1, argv + argc}, nfw::builtin::rulesets(), world);
  if (status == nfw::cli::wrong) output.text.clear();  // standard output carries results only
  if (!output.show()) return nfw::cli::wrong;
  if (interrupts != 0) std::raise(SIGINT);  // as it would have ended then; a shell says 130
  return status;
}

}  // namespace

int main(int argc, char** argv) {
  hold_streams();
  std::set_terminate(stop);
  std::signal(SIGXFSZ, SIG_IGN);  // a file at its limit is as a full disk
  try {
    return play(argc, argv);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "nfw: %s\n", error.what());
    return nfw::cli::wrong;
  }
}
