#include "toml_node.hpp"

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

#include "path.hpp"
#include "syntax_error.hpp"

namespace nfw::tables {

namespace {

Position position(const toml::source_region& source, const FileName& file) {
  return {file, static_cast<int>(source.begin.line), static_cast<int>(source.begin.column)};
}

Node convert(const toml::node& from, const FileName& file) {
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

// Where the text that begins here ends, in one line or, with three quotes, in several; the end of
// all where it does not.
std::size_t end_of_text(std::string_view all, std::size_t begin) {
  const char quote = all[begin];
  const std::string three(3, quote);
  const bool lines = all.substr(begin, 3) == three;
  for (auto at = begin + (lines ? 3 : 1); at < all.size(); ++at) {
    if (all[at] == '\\' && quote == '"')
      ++at;
    else if (lines ? all.substr(at, 3) == three : all[at] == quote)
      return at + (lines ? 3 : 1);
    else if (all[at] == '\n' && !lines)
      break;
  }
  return all.size();
}

// Whether a text begins here, at the beginning of all, too, behind a byte order mark: a quote that
// stands close behind anything else is a part of that.
bool begins_text(std::string_view all, std::size_t at) {
  constexpr std::string_view before = " \t\r\n=,.[{\xbf";
  const bool is_quote = all[at] == '"' || all[at] == '\'';
  return is_quote && (at == 0 || before.find(all[at - 1]) != std::string_view::npos);
}

// The first byte outside of texts and comments that `wanted` takes; all.size(): there is none.
template <class Wanted>
std::size_t find_outside_of_texts(std::string_view all, Wanted wanted) {
  for (std::size_t at = 0; at < all.size();) {
    if (all[at] == '#')
      at = std::min(all.find('\n', at), all.size());
    else if (begins_text(all, at))
      at = end_of_text(all, at);
    else if (wanted(at))
      return at;
    else
      ++at;
  }
  return all.size();
}

// The library builds a table for each part of a key, one in the other; so many of them would
// exhaust the stack. Where a line has more dots than any key needs.
std::size_t find_deep_key(std::string_view all) {
  constexpr int most_dots = 64;
  int dots = 0;
  return find_outside_of_texts(all, [&](std::size_t at) {
    if (all[at] == '\n') dots = 0;
    return all[at] == '.' && ++dots > most_dots;
  });
}

// The library does not expect a letter beyond ASCII where no text is.
std::size_t find_letter(std::string_view all) {
  constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
  return find_outside_of_texts(all, [&](std::size_t at) {
    if (at < byte_order_mark.size() && all.starts_with(byte_order_mark)) return false;
    const auto byte = [&](std::size_t n) { return static_cast<unsigned char>(all[n]); };
    return byte(at) >= 0xc2 && byte(at) <= 0xf4 && at + 1 < all.size() &&
           (byte(at + 1) & 0xc0U) == 0x80U;
  });
}

Position position(std::string_view all, std::size_t at, const std::string& file) {
  const auto before = all.substr(0, at);
  const auto line = before.rfind('\n') + 1;  // npos + 1 is 0
  return {file, static_cast<int>(std::ranges::count(before, '\n')) + 1,
          static_cast<int>(at - line) + 1};
}

}  // namespace

Node parse(std::string_view text, const std::string& file, Problems& problems) {
  const auto refuse = [&](std::size_t at, Message message) {
    Problem problem;
    problem.at = position(text, at, file);
    problem.message = std::move(message);
    problems.push_back(std::move(problem));
    return Node{};
  };
  if (const auto at = find_deep_key(text); at < text.size())
    return refuse(text.rfind('\n', at) + 1,
                  message({"a key has too many parts", "una chiave ha troppe parti"}));
  if (const auto at = find_letter(text); at < text.size())
    return refuse(at, message({"a letter that is not ASCII stands outside of quotes",
                               "una lettera non ASCII è fuori dalle virgolette"}));
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
  const auto file = path_of(path);
  if (std::filesystem::is_directory(file, none))
    return fault(message({"is a folder, not a file", "è una cartella, non un file"}));
  if (!std::filesystem::is_regular_file(file, none))
    return fault(message({"cannot be read", "non si può leggere"}));
  constexpr std::uintmax_t most = 1'000'000;
  if (std::filesystem::file_size(file, none) > most)
    return fault(message({"is larger than 1 MB", "è più grande di 1 MB"}));
  std::ifstream in(file, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(in), {}};
  if (!in.good() && !in.eof()) return fault(message({"cannot be read", "non si può leggere"}));
  return parse(text, shown_as, problems);
}

}  // namespace nfw::tables
