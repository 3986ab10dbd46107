#include "node.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#define TOML_HEADER_ONLY 1
#define TOML_EXCEPTIONS 0
// What a file may hold must not end the program: some of the library's own checks fail on input
// that it then reports as an error, such as a line of brackets.
#define TOML_ASSERT(expr) static_cast<void>(0)
#include <toml++/toml.h>

#include "syntax_error.hpp"

namespace nfw::tables {

namespace {

Position position(const toml::source_region& source, const std::string& file) {
  return {file, static_cast<int>(source.begin.line), static_cast<int>(source.begin.column)};
}

Node convert(const toml::node& from, const std::string& file) {
  Node to;
  to.at = position(from.source(), file);
  if (const auto* table = from.as_table()) {
    for (const auto& [key, value] : *table)
      to.members.push_back(
          {std::string(key.str()), position(key.source(), file), convert(value, file)});
    std::ranges::stable_sort(to.members, {}, [](const Member& m) {
      return std::pair{m.at.line, m.at.column};
    });
  } else if (const auto* array = from.as_array()) {
    to.kind = Node::Kind::array;
    for (const auto& item : *array) to.items.push_back(convert(item, file));
  } else if (const auto* text = from.as_string()) {
    to.kind = Node::Kind::string;
    to.text = text->get();
  } else if (const auto* integer = from.as_integer()) {
    to.kind = Node::Kind::integer;
    to.integer = integer->get();
  } else if (const auto* real = from.as_floating_point()) {
    to.kind = Node::Kind::real;
    to.real = real->get();
  } else if (const auto* boolean = from.as_boolean()) {
    to.kind = Node::Kind::boolean;
    to.boolean = boolean->get();
  } else {
    to.kind = Node::Kind::other;
  }
  return to;
}

// The library builds a table for each part of a key, one in the other; so many of them would
// exhaust the stack. A line with more dots outside of texts than any key needs; 0: there is none.
int deep_line(std::string_view text) {
  constexpr int most_dots = 64;
  int line = 1;
  int dots = 0;
  char quote = 0;
  for (const char c : text) {
    if (c == '\n') {
      ++line;
      dots = 0;
      quote = 0;
    } else if (c == '"' || c == '\'') {
      if (quote == 0)
        quote = c;
      else if (quote == c)
        quote = 0;
    } else if (c == '.' && quote == 0 && ++dots > most_dots) {
      return line;
    }
  }
  return 0;
}

}  // namespace

Node parse(std::string_view text, const std::string& file, Problems& problems) {
  if (const int line = deep_line(text); line > 0) {
    Problem deep;
    deep.at = {file, line, 1};
    deep.message = message({"a key has too many parts", "una chiave ha troppe parti"});
    problems.push_back(std::move(deep));
    return {};
  }
  const auto result = toml::parse(text, file);
  if (!result) {
    problems.push_back(
        {position(result.error().source(), file), syntax_error(result.error().description())});
    return {};
  }
  return convert(result.table(), file);
}

Node parse_file(const std::string& path, const std::string& shown_as, Problems& problems) {
  const auto fault = [&](Message message) {
    Problem problem;
    problem.at.file = shown_as;
    problem.message = std::move(message);
    problems.push_back(std::move(problem));
    return Node{};
  };
  std::error_code none;
  if (std::filesystem::is_directory(path, none))
    return fault(message({"is a folder, not a file", "è una cartella, non un file"}));
  if (!std::filesystem::is_regular_file(path, none))
    return fault(message({"cannot be read", "non si può leggere"}));
  constexpr std::uintmax_t most = 1'000'000;
  if (std::filesystem::file_size(path, none) > most)
    return fault(message({"is larger than 1 MB", "è più grande di 1 MB"}));
  std::ifstream in(path, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(in), {}};
  if (!in.good() && !in.eof()) return fault(message({"cannot be read", "non si può leggere"}));
  return parse(text, shown_as, problems);
}

}  // namespace nfw::tables
