#include "console.hpp"

#include <windows.h>

#include <algorithm>

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

// That a line was given up is known before the interrupt itself, which comes in a thread of its
// own.
void wait_for_interrupt() {
  constexpr int most = 100;
  for (int n = 0; n < most && !interrupted(); ++n) Sleep(1);
}

}  // namespace

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
  const bool read = ReadConsoleW(GetStdHandle(STD_INPUT_HANDLE), out.data(),
                                 static_cast<DWORD>(out.size()), &n, &control) != 0;
  if (GetLastError() == ERROR_OPERATION_ABORTED) wait_for_interrupt();
  out.resize(read && !interrupted() ? n : 0);
  return out.starts_with(end) ? std::wstring() : out;
}

}  // namespace nfw
