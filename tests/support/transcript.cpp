#include "transcript.hpp"

#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "harness.hpp"

namespace nfw::testing {

namespace {

void trim(std::string& text) {
  while (text.ends_with('\n')) text.pop_back();
}

std::string quoted(const std::string& text) {
  std::string out = "'";
  for (const char c : text) out += c == '\'' ? "'\\''" : std::string(1, c);
  return out + "'";
}

}  // namespace

std::vector<Transcript> read_transcripts(const std::string& text, const std::string& file) {
  std::vector<Transcript> out;
  std::istringstream in(text);
  std::string line;
  bool open = false;
  for (int n = 1; std::getline(in, line); ++n) {
    const auto fault = [&](const std::string& what) {
      return std::runtime_error(file + ":" + std::to_string(n) + ": " + what);
    };
    if (line.starts_with("$ ")) {
      if (line == "$ ") throw fault("a transcript without a command");
      out.push_back({file, n, line.substr(2), ""});
      open = true;
    } else if (line.starts_with("#")) {
      open = false;
    } else if (open) {
      out.back().expected += line + "\n";
    } else if (!line.empty()) {
      throw fault("'" + line + "' stands outside of a transcript");
    }
  }
  if (out.empty()) throw std::runtime_error(file + ": no transcript");
  for (auto& transcript : out) trim(transcript.expected);
  return out;
}

std::string rewritten(const std::string& text,
                      const std::function<std::string(const std::string&)>& say) {
  std::istringstream in(text);
  std::string out;
  std::string line;
  bool open = false;
  while (std::getline(in, line)) {
    if (line.starts_with("$ ")) {
      const auto said = say(line.substr(2));
      out += line + "\n" + said + (said.empty() ? "" : "\n") + "\n";
      open = true;
    } else if (line.starts_with("#") || !open) {
      open = false;
      out += line + "\n";
    }
  }
  while (out.ends_with("\n\n")) out.pop_back();
  return out;
}

namespace fs = std::filesystem;

Folder::Folder() {
  static int number = 0;
  path_ = (fs::temp_directory_path() /
           ("nfw-transcript-" + std::to_string(getpid()) + "-" + std::to_string(++number)))
              .string();
  fs::create_directories(path_);
  for (const auto* files : {"/tests/lists", "/tests/house"})
    fs::copy(NFW_SOURCE + std::string(files), path_, fs::copy_options::recursive);
}

Folder::~Folder() {
  std::error_code none;
  fs::remove_all(path_, none);
}

std::string perform(const std::string& command, const std::string& binary, const Folder& folder) {
  const auto out_path = folder.path() + "/out";
  const auto err_path = folder.path() + "/err";
  const auto path = fs::path(binary).parent_path().string();
  const auto line = "cd " + quoted(folder.path()) +
                    " && unset XDG_CONFIG_HOME NFW_RULES NFW_LANG NFW_HOUSE NFW_BATTLE LC_ALL "
                    "LC_MESSAGES LANG NO_COLOR; "
                    "HOME=. PATH=" +
                    quoted(path) + ":$PATH; export HOME; { " + command + "\n} >" +
                    quoted(out_path) + " 2>" + quoted(err_path) + " </dev/null";
  const int ended = std::system(line.c_str());
  std::string out = read_file(out_path);
  std::istringstream err(read_file(err_path));
  std::string text;
  while (std::getline(err, text)) out += "2> " + text + "\n";
  if (const int status = WIFEXITED(ended) ? WEXITSTATUS(ended) : 128; status != 0)
    out += "? " + std::to_string(status) + "\n";
  trim(out);
  return out;
}

}  // namespace nfw::testing
