// Turns the tables into C++ sources: constants, and the files that house rules are laid over.
// table-compiler TABLES CONSTANTS FILES
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>

#include "emit.hpp"
#include "load.hpp"

namespace {

// All tables below the folder: "RULESET/TEST.toml" and what stands in it.
std::vector<std::pair<std::string, nfw::Node>> files(const std::filesystem::path& folder,
                                                     nfw::Problems& problems) {
  std::vector<std::pair<std::string, nfw::Node>> out;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (entry.path().extension() != ".toml") continue;
    const auto path = entry.path().lexically_relative(folder).generic_string();
    out.emplace_back(path, nfw::tables::parse_file(entry.path().string(), path, problems));
  }
  std::ranges::sort(out, {}, &std::pair<std::string, nfw::Node>::first);
  return out;
}

}  // namespace

int main(int argc, char** argv) {
  using namespace nfw::tables;
  if (argc != 4) {
    std::cerr << "usage: table-compiler TABLES CONSTANTS FILES\n";
    return 2;
  }
  const std::filesystem::path folder = argv[1];
  bool sound = true;
  const auto report = [&](const std::string& where, const Problems& problems) {
    for (const auto& problem : problems) std::cerr << where << problem.text() << "\n";
    sound = sound && problems.empty();
  };
  Problems problems;
  const auto list = parse_file((folder / "rulesets.toml").string(), "rulesets.toml", problems);
  report(folder.string() + "/", problems);

  std::vector<std::unique_ptr<Book>> books;
  std::vector<const nfw::Ruleset*> rulesets;
  if (const auto* names = list.find("rulesets"))
    for (const auto& name : names->items) {
      problems.clear();
      const auto source = read_source(folder / name.text, problems);
      if (problems.empty()) {
        books.push_back(load(source, problems));
        if (problems.empty()) check(*books.back(), problems);
        if (problems.empty()) check_italian(*books.back(), problems);
      }
      report(folder.string() + "/" + name.text + "/", problems);
      if (!problems.empty()) continue;
      rulesets.push_back(&books.back()->ruleset);
    }
  problems.clear();
  const auto all = files(folder, problems);
  report(folder.string() + "/", problems);
  if (!sound) return 1;
  std::ofstream out(argv[2]);
  emit(rulesets, out);
  std::ofstream files_out(argv[3]);
  emit_files(all, files_out);
  return out.good() && files_out.good() ? 0 : 1;
}
