// Turns the tables into a C++ source of constants: table-compiler TABLES OUTPUT
#include <fstream>
#include <iostream>

#include "emit.hpp"
#include "load.hpp"

int main(int argc, char** argv) {
  using namespace nfw::tables;
  if (argc != 3) {
    std::cerr << "usage: table-compiler TABLES OUTPUT\n";
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
      }
      report(folder.string() + "/" + name.text + "/", problems);
      if (!problems.empty()) continue;
      rulesets.push_back(&books.back()->ruleset);
    }
  if (!sound) return 1;
  std::ofstream out(argv[2]);
  emit(rulesets, out);
  return out.good() ? 0 : 1;
}
