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
/// After an interrupt, whose thread calls it: a console ends the line by itself, but for Wine's.
void end_reading();

}  // namespace nfw
