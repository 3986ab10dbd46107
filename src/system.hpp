#pragma once

#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "world.hpp"

/// What the program asks of the system that it runs on. Each has a folder of its own for that, and
/// for the terminal, standard input and the disk: src/posix, src/windows.
namespace nfw {

/// Makes ready what the program was started with; before all else.
void set_up_streams();
/// What stands behind the program's name, in UTF-8.
std::vector<std::string> arguments(int argc, char** argv);
/// What a system lacks that the program asks all systems for by one name (HOME, LANG, TERM,
/// XDG_CONFIG_HOME) stands under that name, too.
std::optional<std::string> environment(const char* name);

/// That nobody foresees.
std::uint64_t random_bits();

bool is_terminal(std::FILE* stream);
/// All of a text in UTF-8, at once; false where it is not taken, and why in errno.
bool write(std::FILE* stream, std::string_view text);

/// A file to read, closed at the end, or why there is none.
struct Opened {
  cli::FileText::Fault fault = cli::FileText::Fault::none;
  std::unique_ptr<std::FILE, int (*)(std::FILE*)> file{nullptr, std::fclose};
};
Opened open_to_read(const std::string& path, cli::Readable what);

/// The first interrupt asks for an end, and ends what waits for an answer; a second one ends the
/// program as usual. Watches for them from its first call on.
bool interrupted();
void interrupt();  // as if one had come
void go_on();      // as if none had
/// Ends the program as an interrupt would have; where one came.
void end_if_interrupted();

}  // namespace nfw
