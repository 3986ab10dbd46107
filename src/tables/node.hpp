#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nfw::tables {

struct Position {
  std::string file;
  int line = 0;
  int column = 0;
};

struct Problem {
  Position at;
  std::string message;

  /// `fire.toml:41:10: message`
  [[nodiscard]] std::string text() const;
};
using Problems = std::vector<Problem>;

struct Member;

/// A value of a TOML file with the place where it stands; tables keep the order of the file.
struct Node {
  enum class Kind { table, array, string, integer, real, boolean, other };
  Kind kind = Kind::table;
  std::string text;
  std::int64_t integer = 0;
  double real = 0;
  bool boolean = false;
  std::vector<Member> members;
  std::vector<Node> items;
  Position at;

  [[nodiscard]] const Node* find(std::string_view key) const;
};

struct Member {
  std::string key;
  Position at;
  Node value;
};

/// Reads TOML text. A syntax error is a problem and gives an empty table.
Node parse(std::string_view text, const std::string& file, Problems& problems);
/// Reads a file. A file that cannot be read is a problem too.
Node parse_file(const std::string& path, const std::string& shown_as, Problems& problems);

}  // namespace nfw::tables
