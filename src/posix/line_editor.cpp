#include "line_editor.hpp"

#include <histedit.h>
#include <sys/select.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <clocale>
#include <csignal>
#include <cstdio>
#include <cwchar>

namespace nfw {

namespace {

volatile std::sig_atomic_t caught = 0;

}  // namespace

/// While a line is written: signals come only when a key is waited for, and say what came.
class KeyWatch {
 public:
  KeyWatch() {
    struct sigaction action {};
    action.sa_handler = [](int signal) { caught = signal; };
    sigset_t held{};
    sigemptyset(&held);
    for (const int signal : watched) sigaddset(&held, signal);
    sigprocmask(SIG_BLOCK, &held, &before_);
    for (std::size_t n = 0; n < watched.size(); ++n) sigaction(watched[n], &action, &was_[n]);
  }
  KeyWatch(const KeyWatch&) = delete;
  KeyWatch& operator=(const KeyWatch&) = delete;
  ~KeyWatch() {
    for (std::size_t n = 0; n < watched.size(); ++n) sigaction(watched[n], &was_[n], nullptr);
    sigprocmask(SIG_SETMASK, &before_, nullptr);
  }

  /// Waits for a key; false where a signal came, if only just before it.
  [[nodiscard]] bool key_comes() const {
    fd_set input{};
    FD_SET(STDIN_FILENO, &input);
    const bool comes = pselect(STDIN_FILENO + 1, &input, nullptr, nullptr, nullptr, &before_) > 0;
    sigset_t held{};
    sigprocmask(SIG_SETMASK, &before_, &held);
    sigprocmask(SIG_SETMASK, &held, nullptr);
    return comes && caught == 0;
  }

 private:
  static constexpr std::array watched{SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGWINCH};

  sigset_t before_{};
  std::array<struct sigaction, watched.size()> was_{};
};

class LineEditor::Keys {
 public:
  Keys() : editor_(el_init("nfw", stdin, stdout, stderr)), history_(history_init()) {
    el_set(editor_, EL_CLIENTDATA, this);
    el_set(editor_, EL_EDITOR, "emacs");
    el_set(editor_, EL_PROMPT, &Keys::prompt);
    el_set(editor_, EL_GETCFN, &Keys::read_key);
    el_set(editor_, EL_ADDFN, "nfw-complete", "completes the word", &Keys::complete);
    el_set(editor_, EL_BIND, "^I", "nfw-complete", nullptr);
    el_set(editor_, EL_BIND, "^R", "em-inc-search-prev", nullptr);
    HistEvent event{};
    constexpr int most = 1000;
    history(history_, &event, H_SETSIZE, most);
    history(history_, &event, H_SETUNIQUE, 1);
    el_set(editor_, EL_HIST, history, history_);
    el_source(editor_, nullptr);  // the player's ~/.editrc
  }
  Keys(const Keys&) = delete;
  Keys& operator=(const Keys&) = delete;
  ~Keys() {
    history_end(history_);
    el_end(editor_);
  }

  Line line(cli::Prompt prompt) {
    prompt_ = &prompt;
    HistEvent event{};
    history(history_, &event, H_CLEAR);
    for (const auto& one : prompt.past) history(history_, &event, H_ENTER, one.c_str());
    int length = 0;
    stopped_by_ = 0;
    const char* text = nullptr;
    {
      const KeyWatch watch;
      watch_ = &watch;
      el_set(editor_, EL_PREP_TERM, 1);  // before the prompt: from there on keys are the editor's
      text = el_gets(editor_, &length);
    }
    if (text == nullptr) return stopped();
    std::string out(text, static_cast<std::size_t>(length));
    while (out.ends_with('\n') || out.ends_with('\r')) out.pop_back();
    return {How::written, std::move(out)};
  }

 private:
  static Keys& of(EditLine* editor) {
    void* data = nullptr;
    el_get(editor, EL_CLIENTDATA, &data);
    return *static_cast<Keys*>(data);
  }

  // What ends the program ends it with the terminal as it was.
  Line stopped() const {
    std::fputs(stopped_by_ == SIGINT ? "^C\n" : "\n", stdout);
    std::fflush(stdout);
    if (stopped_by_ == SIGINT) return {How::dropped};
    if (stopped_by_ != 0) {
      std::signal(stopped_by_, SIG_DFL);
      std::raise(stopped_by_);
    }
    return {How::ended};
  }

  static char* prompt(EditLine* editor) { return of(editor).prompt_->text.data(); }
  static int read_key(EditLine* editor, wchar_t* key) { return of(editor).key(*key); }

  // 1; 0 at the end; -1 where the line is to end here.
  int key(wchar_t& out) {
    std::mbstate_t so_far{};
    while (true) {
      if (!watch_->key_comes()) {
        if (!goes_on()) return -1;
        continue;
      }
      char byte = 0;
      const auto n = ::read(STDIN_FILENO, &byte, 1);
      if (n <= 0) return static_cast<int>(n);
      const auto bytes = std::mbrtowc(&out, &byte, 1, &so_far);
      if (bytes == 0 || bytes == 1) return 1;
      if (bytes == static_cast<std::size_t>(-1)) so_far = {};  // no letter: dropped
    }
  }

  // Whether the line does, after a signal.
  bool goes_on() {
    const int signal = caught;
    caught = 0;
    if (signal == SIGWINCH) el_resize(editor_);
    if (signal == SIGTSTP) {
      el_set(editor_, EL_PREP_TERM, 0);
      std::raise(SIGSTOP);
      el_set(editor_, EL_PREP_TERM, 1);
    }
    if (signal == SIGWINCH || signal == SIGTSTP) el_set(editor_, EL_REFRESH);
    const bool ends = signal == SIGINT || signal == SIGTERM || signal == SIGHUP;
    if (ends) stopped_by_ = signal;
    return !ends;
  }

  static unsigned char complete(EditLine* editor, int /*key*/) {
    const auto& complete = of(editor).prompt_->complete;
    if (!complete) return CC_ERROR;
    const auto* line = el_line(editor);
    const auto [added, shown] = complete({line->buffer, line->cursor});
    if (!added.empty()) return el_insertstr(editor, added.c_str()) == 0 ? CC_REFRESH : CC_ERROR;
    if (shown.empty()) return CC_ERROR;
    std::fprintf(stdout, "\n%s", shown.c_str());
    return CC_REDISPLAY;
  }

  EditLine* editor_;
  History* history_;
  cli::Prompt* prompt_ = nullptr;
  const KeyWatch* watch_ = nullptr;
  int stopped_by_ = 0;
};

LineEditor::LineEditor() = default;
LineEditor::~LineEditor() = default;

LineEditor::Line LineEditor::line(const cli::Prompt& prompt) {
  if (!keys_) {
    std::setlocale(LC_CTYPE, "");
    keys_ = std::make_unique<Keys>();
  }
  return keys_->line(prompt);
}

}  // namespace nfw
