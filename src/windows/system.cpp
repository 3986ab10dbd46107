#include "system.hpp"

#include <fcntl.h>
#include <io.h>
#include <windows.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <random>

#include <shellapi.h>

#include "console.hpp"

namespace nfw {

namespace {

HANDLE handle_of(std::FILE* stream) {
  return reinterpret_cast<HANDLE>(_get_osfhandle(_fileno(stream)));
}

/// For as long as it lives a console obeys escapes. One that cannot is a dumb terminal.
class Escapes {
 public:
  explicit Escapes(std::FILE* stream) : console_(handle_of(stream)) {
    is_console_ = GetConsoleMode(console_, &before_) != 0;
    if (is_console_ && SetConsoleMode(console_, before_ | ENABLE_VIRTUAL_TERMINAL_PROCESSING) == 0)
      SetEnvironmentVariableW(L"TERM", L"dumb");
  }
  Escapes(const Escapes&) = delete;
  Escapes& operator=(const Escapes&) = delete;
  ~Escapes() {
    if (is_console_) SetConsoleMode(console_, before_);
  }

 private:
  HANDLE console_;
  DWORD before_ = 0;
  bool is_console_ = false;
};

}  // namespace

// Lines end as everywhere else.
void set_up_streams() {
  for (auto* stream : {stdin, stdout, stderr}) _setmode(_fileno(stream), _O_BINARY);
  static const Escapes of_results(stdout);
  static const Escapes of_messages(stderr);
}

std::vector<std::string> arguments(int /*argc*/, char** /*argv*/) {
  int count = 0;
  auto** words = CommandLineToArgvW(GetCommandLineW(), &count);
  std::vector<std::string> out;
  for (int n = 1; n < count; ++n) out.push_back(utf8(words[n]));
  LocalFree(static_cast<HLOCAL>(words));
  return out;
}

std::optional<std::string> environment(const char* name) {
  const std::string_view asked = name;
  const auto variable = wide(asked);
  std::wstring value(GetEnvironmentVariableW(variable.c_str(), nullptr, 0), L'\0');
  if (!value.empty()) {
    value.resize(
        GetEnvironmentVariableW(variable.c_str(), value.data(), static_cast<DWORD>(value.size())));
    if (asked == "APPDATA" || asked == "XDG_CONFIG_HOME" || asked == "USERPROFILE")
      std::ranges::replace(value, L'\\', L'/');
    return utf8(value);
  }
  if (asked == "HOME") return environment("USERPROFILE");
  if (asked == "XDG_CONFIG_HOME") return environment("APPDATA");
  if (asked != "LANG") return {};
  std::array<wchar_t, LOCALE_NAME_MAX_LENGTH> locale{};
  GetUserDefaultLocaleName(locale.data(), static_cast<int>(locale.size()));
  return utf8(locale.data()) + ".UTF-8";
}

bool has_drives() { return true; }

std::uint64_t random_bits() {
  std::random_device device;
  return (std::uint64_t{device()} << 32U) | device();
}

bool is_terminal(std::FILE* stream) {
  DWORD mode = 0;
  return GetConsoleMode(handle_of(stream), &mode) != 0;
}

bool write(std::FILE* stream, std::string_view text) {
  if (!is_terminal(stream)) {
    if (std::fwrite(text.data(), 1, text.size(), stream) == text.size() && std::fflush(stream) == 0)
      return true;
    if (errno == EINVAL) errno = EPIPE;  // what the C library calls a pipe that was closed
    return false;
  }
  auto rest = wide(text);
  while (!rest.empty()) {
    DWORD n = 0;
    if (WriteConsoleW(handle_of(stream), rest.data(), static_cast<DWORD>(rest.size()), &n,
                      nullptr) == 0) {
      errno = EIO;
      return false;
    }
    rest.erase(0, n);
  }
  return true;
}

namespace {

using Fault = cli::FileText::Fault;

Fault absence(const std::wstring& name) {
  const auto attributes = GetFileAttributesW(name.c_str());
  if (attributes != INVALID_FILE_ATTRIBUTES)
    return (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0 ? Fault::folder : Fault::unreadable;
  switch (GetLastError()) {
    case ERROR_FILE_NOT_FOUND:
    case ERROR_PATH_NOT_FOUND:
    case ERROR_INVALID_NAME: return Fault::missing;
    case ERROR_ACCESS_DENIED: return Fault::out_of_reach;
    case ERROR_FILENAME_EXCED_RANGE: return Fault::name_too_long;
    default: return Fault::unreadable;
  }
}

}  // namespace

Opened open_to_read(const std::string& path, cli::Readable /*what*/) {
  const auto name = file_name(path);
  Opened out{Fault::none, {_wfopen(name.c_str(), L"rb"), std::fclose}};
  if (out.file == nullptr) out.fault = absence(name);
  return out;
}

std::vector<std::string> files_ending(std::string_view ending) {
  std::vector<std::string> out;
  std::error_code none;
  for (const auto& entry : std::filesystem::directory_iterator(".", none))
    if (entry.is_regular_file(none) && entry.path().filename().string().ends_with(ending))
      out.push_back(entry.path().filename().string());
  std::ranges::sort(out);
  return out;
}

namespace {

std::atomic<bool> came = false;
HANDLE waiting = nullptr;  // the thread that may wait for an answer

BOOL WINAPI on_event(DWORD event) {
  const auto read = read_now();  // once it is known that an interrupt came, the next may begin
  if (event != CTRL_C_EVENT || came.exchange(true)) return FALSE;
  if (is_terminal(stdin))
    end_read(read);
  else
    CancelSynchronousIo(waiting);
  return TRUE;
}

bool watch_interrupts() {
  waiting = OpenThread(THREAD_TERMINATE, FALSE, GetCurrentThreadId());
  return SetConsoleCtrlHandler(on_event, TRUE) != 0;
}

}  // namespace

bool interrupted() {
  static const bool watching = watch_interrupts();
  return watching && came;
}

void interrupt() { came = true; }
void go_on() { came = false; }

void end_if_interrupted() {
  if (came) std::exit(static_cast<int>(STATUS_CONTROL_C_EXIT));
}

}  // namespace nfw
