#include "line_editor.hpp"

#include <cstdio>

#include "console.hpp"
#include "system.hpp"

namespace nfw {

/// The console's own, with the history that it keeps while the program runs.
class LineEditor::Keys {
 public:
  static Line line(const cli::Prompt& prompt) {
    if (interrupted()) return {How::dropped};  // and watches for interrupts from now on
    write(stdout, prompt.text);
    std::wstring typed;
    while (true) {
      typed = read_console(typed, true);
      const auto tab = typed.find(L'\t');
      if (tab == std::wstring::npos) break;
      typed.erase(tab, 1);
      complete(typed, tab, prompt);
    }
    if (typed.empty()) write(stdout, "\n");
    if (typed.empty()) return {interrupted() ? How::dropped : How::ended};
    while (typed.ends_with(L'\n') || typed.ends_with(L'\r')) typed.pop_back();
    return {How::written, utf8(typed)};
  }

 private:
  // What stands on the screen from the cursor on is written anew.
  static void complete(std::wstring& typed, std::size_t cursor, const cli::Prompt& prompt) {
    if (!prompt.complete) return;
    const auto [added, shown] = prompt.complete(utf8(typed.substr(0, cursor)));
    const auto more = wide(added);
    typed.insert(cursor, more);
    if (!shown.empty())
      write(stdout, "\n" + shown + prompt.text + utf8(typed));
    else
      write(stdout, utf8(typed.substr(cursor)));
  }
};

LineEditor::LineEditor() = default;
LineEditor::~LineEditor() = default;

LineEditor::Line LineEditor::line(const cli::Prompt& prompt) { return Keys::line(prompt); }

}  // namespace nfw
