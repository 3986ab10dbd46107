#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <exception>
#include <functional>
#include <memory>
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
#include "system.hpp"
#include "toml_node.hpp"

namespace {

// Small enough for every reader of JSON to hold exactly.
std::uint64_t fresh_seed() {
  constexpr unsigned spare = 11;
  return nfw::random_bits() >> spare;
}

nfw::StandardInput standard_input(nfw::interrupted);

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

FileText read_file(const std::string& path, std::size_t most, nfw::cli::Readable what) {
  if (path == "-") return standard_input.all(most);
  const auto [fault, file] = nfw::open_to_read(path, what);
  if (fault != FileText::Fault::none) return {fault};
  return read_all(file.get(), most);
}

std::string date() {
  const auto now = std::time(nullptr);
  constexpr std::size_t most = 32;
  std::string out(most, '\0');
  out.resize(std::strftime(out.data(), out.size(), "%Y-%m-%dT%H:%M:%SZ", std::gmtime(&now)));
  return out;
}

double seconds() {
  using namespace std::chrono;
  return duration<double>(steady_clock::now().time_since_epoch()).count();
}

// Where memory is out, a library may not even be able to clear up.
[[noreturn]] void stop() {
  std::fputs("nfw: out of memory\n", stderr);
  std::_Exit(nfw::cli::wrong);
}

/// What goes to standard output, once all of it is known.
struct Output {
  std::string text = {};
  std::string if_not_shown = {};
  bool is_browsed = false;
  bool is_terminal = nfw::is_terminal(stdout);

  /// Shows it, in a pager where it is longer than the screen; false where nobody reads it.
  bool show() {
    const auto whole = std::exchange(text, {});
    const auto otherwise = std::exchange(if_not_shown, {});
    const bool may_be_long = std::exchange(is_browsed, false) && is_terminal;
    const auto is_longer = [&] {
      const auto lines = static_cast<std::size_t>(std::ranges::count(whole, '\n'));
      return nfw::screen().lines > 0 && lines > nfw::screen().lines;
    };
    if (may_be_long && is_longer() && nfw::shown_in_pager(whole)) return true;
    if (nfw::write(stdout, whole)) return true;
    if (errno != EPIPE) {
      std::perror("nfw: standard output");
      nfw::write(stderr, otherwise);
    }
    return false;
  }
};

std::optional<std::string> edit_line(const nfw::cli::Prompt& prompt) {
  static nfw::LineEditor editor;
  auto line = editor.line(prompt);
  if (line.how == nfw::LineEditor::How::dropped) nfw::interrupt();
  if (line.how != nfw::LineEditor::How::written) return {};
  return std::move(line.text);
}

// House rules laid over the books. What was laid over last is asked for again by a line of a
// battle, and by the next line at the prompt; what a folder holds may change meanwhile.
class LaidOver {
 public:
  nfw::HouseRules operator()(const std::vector<nfw::HouseFile>& files,
                             const nfw::HouseScope& scope) {
    if (files.empty() || std::ranges::any_of(files, &nfw::HouseFile::is_folder))
      return laid(files, scope);
    if (files != files_ || scope != scope_) {
      last_ = laid(files, scope);
      files_ = files;
      scope_ = scope;
    }
    return last_;
  }

 private:
  static nfw::HouseRules laid(const std::vector<nfw::HouseFile>& files,
                              const nfw::HouseScope& scope) {
    return nfw::tables::lay_over(nfw::builtin::rulesets(), nfw::builtin::files(), files, scope);
  }

  std::vector<nfw::HouseFile> files_;
  nfw::HouseScope scope_;
  nfw::HouseRules last_;
};

int play(int argc, char** argv) {
  Output output;
  static auto& house = *new LaidOver;  // it ends with the process, which need not clear it up
  const bool is_dialogue = output.is_terminal && nfw::is_terminal(stdin);
  const nfw::cli::World world{
      .out = [&](std::string_view text) { output.text += text; },
      .err = [](std::string_view text) { nfw::write(stderr, text); },
      .read_line = [](std::size_t most) { return standard_input.line(most); },
      .edit_line = is_dialogue ? edit_line : decltype(nfw::cli::World::edit_line)(),
      .line_is_there = [] { return standard_input.has_line(); },
      .if_not_shown = [&](std::string_view line) { output.if_not_shown = line; },
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
      .lay_over = std::ref(house),
      .env = nfw::environment,
      .has_drives = nfw::has_drives(),
      .fresh_seed = fresh_seed,
      .seconds = seconds,
      .interrupted = nfw::interrupted,
      .go_on = nfw::go_on,
      .browse =
          [&](std::string_view text) {
            output.text += text;
            output.is_browsed = true;
          },
      .out_is_terminal = output.is_terminal,
      .columns = [] { return nfw::screen().columns; },
      .err_is_terminal = nfw::is_terminal(stderr),
      .sources = nfw::sources,
  };
  const int status = nfw::cli::run(nfw::arguments(argc, argv), nfw::builtin::rulesets(), world);
  if (status == nfw::cli::wrong) output.text.clear();  // standard output carries results only
  if (!output.show()) return nfw::cli::wrong;
  nfw::end_if_interrupted();
  return status;
}

}  // namespace

int main(int argc, char** argv) {
  nfw::set_up_streams();
  std::set_terminate(stop);
  try {
    return play(argc, argv);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "nfw: %s\n", error.what());
    return nfw::cli::wrong;
  }
}
