#include "harness.hpp"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>

#include "lay_over.hpp"
#include "nfw/builtin.hpp"
#include "program.hpp"
#include "toml_node.hpp"

namespace nfw::testing {

std::vector<std::string> split_words(const std::string& line) {
  std::vector<std::string> out;
  std::string word;
  bool quoted = false;
  bool any = false;
  bool escaped = false;
  for (const char c : line) {
    if (escaped) {
      word += c;
      escaped = false;
    } else if (c == '\\' && !quoted) {
      escaped = any = true;
    } else if (c == '\'') {
      quoted = !quoted;
      any = true;
    } else if (c == ' ' && !quoted) {
      if (any) out.push_back(word);
      word.clear();
      any = false;
    } else {
      word += c;
      any = true;
    }
  }
  if (any) out.push_back(word);
  return out;
}

Ran run(const std::string& line, const Given& given) {
  return run(line, builtin::rulesets(), given);
}

Ran run(const std::string& line, List<const Ruleset*> rulesets, const Given& given) {
  Ran ran;
  std::istringstream input(given.input);
  const cli::World world{
      .out = [&](std::string_view text) { ran.out += text; },
      .err = [&](std::string_view text) { ran.err += text; },
      .read_line = [&](std::size_t /*most*/) -> std::optional<std::string> {
        std::string text;
        if (!std::getline(input, text)) return {};
        return text;
      },
      .read_file = [&](const std::string& path, std::size_t most, cli::Readable) -> cli::FileText {
        if (given.input.size() > most) return {cli::FileText::Fault::too_big};
        if (const auto file = given.files.find(path); file != given.files.end())
          return file->second;
        if (path != "-") return {cli::FileText::Fault::missing};
        return {cli::FileText::Fault::none, given.input};
      },
      .parse = tables::parse,
      .lay_over =
          [&](const std::vector<HouseFile>& files, const HouseScope& scope) {
            return tables::lay_over(rulesets, builtin::files(), files, scope);
          },
      .env = [&](const char* name) -> std::optional<std::string> {
        const auto found = given.env.find(name);
        if (found == given.env.end()) return {};
        return found->second;
      },
      .fresh_seed = [&] { return given.fresh_seed; },
      .out_is_terminal = given.terminal,
      .err_is_terminal = given.terminal,
  };
  ran.status = cli::run(split_words(line), rulesets, world);
  return ran;
}

std::string read_file(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

bool updating() { return std::getenv("NFW_UPDATE") != nullptr; }

}  // namespace nfw::testing
