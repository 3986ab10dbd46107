// Turns the tables into C++ sources: constants, and the texts that house rules are laid over.
// table-compiler TABLES CONSTANTS TEXTS
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>

#include "emit.hpp"
#include "load.hpp"

namespace {

// All tables below the folder: "RULESET/TEST.toml" and its text.
std::vector<std::pair<std::string, std::string>> texts(const std::filesystem::path& folder) {
  std::vector<std::pair<std::string, std::string>> out;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (entry.path().extension() != ".toml") continue;
    std::ifstream in(entry.path(), std::ios::binary);
    out.emplace_back(entry.path().lexically_relative(folder).generic_string(),
                     std::string{std::istreambuf_iterator<char>(in), {}});
  }
  std::ranges::sort(out);
  return out;
}

}  // namespace

int main(int argc, char** argv) {
  using namespace nfw::tables;
  if (argc != 4) {
    std::cerr << "usage: table-compiler TABLES CONSTANTS TEXTS\n";
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
  if (!sound) return 1;
  std::ofstream out(argv[2]);
  emit(rulesets, out);
  std::ofstream texts_out(argv[3]);
  emit_files(texts(folder), texts_out);
  return out.good() && texts_out.good() ? 0 : 1;
}
