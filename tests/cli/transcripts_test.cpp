#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "harness.hpp"
#include "transcript.hpp"

// NFW_UPDATE=1 writes what the program says today into the transcripts: read the difference before
// you commit it.

namespace {

using namespace nfw::testing;

bool updating() { return std::getenv("NFW_UPDATE") != nullptr; }

void write_updated(const std::string& path) {
  std::istringstream in(read_file(path));
  std::string out;
  std::string line;
  bool open = false;
  while (std::getline(in, line)) {
    if (line.starts_with("$ ")) {
      const auto said = perform(line.substr(2), NFW_BINARY);
      out += line + "\n" + said + (said.empty() ? "" : "\n") + "\n";
      open = true;
    } else if (line.starts_with("#") || !open) {
      open = false;
      out += line + "\n";
    }
  }
  while (out.ends_with("\n\n")) out.pop_back();
  std::ofstream(path) << out;
}

TEST_CASE("every transcript comes out as written") {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(NFW_SOURCE "/tests/cli"))
    if (entry.path().extension() == ".t") files.push_back(entry.path());
  std::ranges::sort(files);
  CHECK(files.size() > 5);
  for (const auto& path : files) {
    if (updating()) write_updated(path.string());
    for (const auto& transcript :
         read_transcripts(read_file(path.string()), path.filename().string())) {
      CAPTURE(transcript.file);
      CAPTURE(transcript.line);
      CAPTURE(transcript.command);
      CHECK(perform(transcript.command, NFW_BINARY) == transcript.expected);
    }
  }
}

}  // namespace
