#pragma once

#include <string>
#include <string_view>

namespace nfw {

/// The system speaks UTF-16, the program UTF-8.
std::wstring wide(std::string_view text);
std::string utf8(std::wstring_view text);
/// How the system is asked for a file, however long its path.
std::wstring file_name(const std::string& path);

/// A line as it was typed at the console, with what ends it: Enter, or a Tab if that `wakes`. What
/// has `begun` it stands there already. Empty at the end (Ctrl-Z), and where an interrupt came.
std::wstring read_console(const std::wstring& begun = {}, bool tab_wakes = false);
/// For the thread of an interrupt: ends the line that was read when it came, unless the console
/// does so by itself, as Windows' own does and Wine's does not.
unsigned read_now();
void end_read(unsigned which);

}  // namespace nfw
