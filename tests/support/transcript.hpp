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

/// A folder with the files that commands may name, for as long as it lives.
class Folder {
 public:
  Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder();
  [[nodiscard]] const std::string& path() const { return path_; }

 private:
  std::string path_;
};

/// Runs a command in the shell with the program's folder in front of the path, and writes down
/// what it did in the form of a transcript.
std::string perform(const std::string& command, const std::string& binary,
                    const Folder& folder = {});
/// Whether the commands of a file leave what they write to those that follow: it has these words.
inline bool in_one_folder(const std::string& text) {
  return text.find("ne after the other, in one folder") != std::string::npos;
}

}  // namespace nfw::testing
