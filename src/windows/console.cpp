#include "console.hpp"

#include <windows.h>

#include <algorithm>
#include <atomic>

#include "system.hpp"

namespace nfw {

std::wstring wide(std::string_view text) {
  const auto size = static_cast<int>(text.size());
  std::wstring out(text.size(), L'\0');  // never more than bytes
  const int n = MultiByteToWideChar(CP_UTF8, 0, text.data(), size, out.data(), size);
  out.resize(static_cast<std::size_t>(n));
  return out;
}

std::string utf8(std::wstring_view text) {
  constexpr std::size_t bytes_of_one = 3;
  const auto size = static_cast<int>(text.size());
  std::string out(text.size() * bytes_of_one, '\0');
  const int n = WideCharToMultiByte(CP_UTF8, 0, text.data(), size, out.data(),
                                    static_cast<int>(out.size()), nullptr, nullptr);
  out.resize(static_cast<std::size_t>(n));
  return out;
}

std::wstring file_name(const std::string& path) {
  auto out = wide(path);
  std::wstring whole(GetFullPathNameW(out.c_str(), 0, nullptr, nullptr), L'\0');
  if (whole.size() < MAX_PATH || whole.starts_with(LR"(\\?\)")) return out;
  whole.resize(
      GetFullPathNameW(out.c_str(), static_cast<DWORD>(whole.size()), whole.data(), nullptr));
  if (whole.starts_with(LR"(\\)")) return LR"(\\?\UNC)" + whole.substr(1);
  return LR"(\\?\)" + whole;
}

namespace {

constexpr int moments = 100;      // of a millisecond: far more than either thread needs
std::atomic<unsigned> reads = 0;  // begun and ended: odd while a line is read

// That a line was given up is known before the interrupt itself, which comes in a thread of its
// own.
void wait_for_interrupt() {
  for (int n = 0; n < moments && !interrupted(); ++n) Sleep(1);
}

}  // namespace

unsigned read_now() { return reads; }

void end_read(unsigned which) {
  for (int n = 0; n < moments && reads == which; ++n) Sleep(1);
  if (reads != which || which % 2 == 0) return;
  INPUT_RECORD enter{};
  enter.EventType = KEY_EVENT;
  auto& key = enter.Event.KeyEvent;
  key.bKeyDown = TRUE;
  key.wRepeatCount = 1;
  key.wVirtualKeyCode = VK_RETURN;
  key.uChar.UnicodeChar = L'\r';
  DWORD n = 0;
  WriteConsoleInputW(GetStdHandle(STD_INPUT_HANDLE), &enter, 1, &n);
}

std::wstring read_console(const std::wstring& begun, bool tab_wakes) {
  constexpr std::size_t longest = 8192;
  constexpr wchar_t end = 0x1A;
  auto out = begun;
  out.resize(std::max(longest, begun.size()));
  CONSOLE_READCONSOLE_CONTROL control{};
  control.nLength = sizeof control;
  control.nInitialChars = static_cast<ULONG>(begun.size());
  control.dwCtrlWakeupMask = tab_wakes ? 1U << static_cast<unsigned>('\t') : 0;
  DWORD n = 0;
  SetLastError(ERROR_SUCCESS);
  ++reads;
  const bool read = ReadConsoleW(GetStdHandle(STD_INPUT_HANDLE), out.data(),
                                 static_cast<DWORD>(out.size()), &n, &control) != 0;
  ++reads;
  if (GetLastError() == ERROR_OPERATION_ABORTED) wait_for_interrupt();
  out.resize(read && !interrupted() ? n : 0);
  return out.starts_with(end) ? std::wstring() : out;
}

}  // namespace nfw
