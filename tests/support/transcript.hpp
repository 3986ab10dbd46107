#pragma once

#include <functional>
#include <string>
#include <vector>

namespace nfw::testing {

/// A command and what it must print: `$ command`, its standard output, `2> ` before each line of
/// standard error, `? N` for a status other than 0.
struct Transcript {
  std::string file;
  int line = 0;
  std::string command;
  std::string expected;  // as written, without blank lines at the end
};

/// The transcripts in a text; blank lines and those that begin with `#` may stand before and
/// between them. Throws std::runtime_error where any other line does, and where there is no
/// transcript.
std::vector<Transcript> read_transcripts(const std::string& text, const std::string& file);

/// The same text with what `say` tells of each command in the place of what was written.
std::string rewritten(const std::string& text,
                      const std::function<std::string(const std::string&)>& say);

/// Runs a command in the shell with the program's folder in front of the path, and writes down
/// what it did in the form of a transcript.
std::string perform(const std::string& command, const std::string& binary);

}  // namespace nfw::testing
