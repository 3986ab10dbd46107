// Writes the indexes of the built-in rulesets as C++ constants: index-compiler INDEXES
#include <fstream>
#include <iostream>

#include "index.hpp"
#include "nfw/builtin.hpp"

namespace {

void emit(const nfw::report::Index& index, std::size_t n, std::ostream& out) {
  out << "constexpr std::uint32_t begins" << n << "[]{";
  for (const auto number : index.begins) out << number << ",";
  out << "};\nconstexpr std::uint32_t documents" << n << "[]{";
  for (const auto& one : index.words)
    for (const auto document : one.documents) out << document << ",";
  out << "};\nconstexpr report::IndexedWord words" << n << "[]{\n";
  std::size_t at = 0;
  for (const auto& one : index.words) {
    out << "{\"" << one.word << "\",{documents" << n << "+" << at << "," << one.documents.size()
        << "}},\n";
    at += one.documents.size();
  }
  out << "};\n";
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: index-compiler INDEXES\n";
    return 2;
  }
  std::ofstream out(argv[1]);
  out << "// Made from the tables by the build; change the tables instead.\n"
      << "#include \"index.hpp\"\n\nnamespace nfw::builtin {\n\nnamespace {\n\n";
  std::string all;
  for (const auto* ruleset : nfw::builtin::rulesets()) {
    const auto n = all.size();
    emit(nfw::report::MadeIndex(*ruleset).index(), n, out);
    all += "{words" + std::to_string(n) + ",begins" + std::to_string(n) + "},";
  }
  out << "constexpr report::Index all[]{" << all << "};\n\n}  // namespace\n\n"
      << "List<report::Index> indexes() { return all; }\n\n}  // namespace nfw::builtin\n";
  return out.good() ? 0 : 1;
}
