// A ruleset of one's own: its files, each behind a line "== NAME". The loader reads a folder
// itself.
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <set>

#include "held.hpp"

namespace {

using namespace nfw::fuzz;
namespace fs = std::filesystem;

/// A folder of this process, for one run.
class Folder {
 public:
  Folder() { fs::create_directories(path() + "/reference"); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() { fs::remove_all(above_); }
  [[nodiscard]] std::string path() const { return above_ / "ours"; }

 private:
  fs::path above_ = fs::temp_directory_path() / ("nfw-fuzz-" + std::to_string(getpid()));
};

// Not out of the folder, nor over another folder.
bool is_name(std::string name) {
  constexpr std::string_view below = "reference/";
  if (name.starts_with(below)) name.erase(0, below.size());
  return name.ends_with(".toml") && name.size() < 64 && name.find('/') == std::string::npos;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::string_view head = "== ";
  const Folder folder;
  Desk desk;
  std::set<std::string> names;
  std::string* file = nullptr;
  for (const auto& line : split({reinterpret_cast<const char*>(data), size}, '\n'))
    if (line.starts_with(head) && is_name(line.substr(head.size()))) {
      const auto name = line.substr(head.size());
      names.insert(name.substr(0, name.size() - std::string_view(".toml").size()));
      file = &desk.files[folder.path() + "/" + name];
    } else if (file != nullptr) {
      *file += line + "\n";
    }
  for (const auto& [path, text] : desk.files) std::ofstream(path, std::ios::binary) << text;
  if (held({"check", folder.path()}, desk).status == 2) return 0;
  const auto say = [&](const Words& words) {
    return with({"--house", folder.path(), "--rules", "ours"}, words);
  };
  for (const Words& words : {Words{"list"}, {"rulings"}, {"table", "--json"}, {"find", "hit"}})
    held(say(words), desk);
  for (const auto& name : names) {
    held(say({"table", name}), desk);
    held(say({name, "--help"}), desk);
    hold_roll(say({name}), desk);
    hold_roll(say({name, "2"}), desk);
  }
  return 0;
}
