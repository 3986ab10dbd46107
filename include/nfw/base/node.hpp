#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "nfw/base/message.hpp"

/// A structured file as it stands, before anybody knows what it means.
namespace nfw {

struct Position {
  std::string file;
  int line = 0;
  int column = 0;
};

struct Problem {
  Position at;
  Message message;

  /// `fire.toml:41:10: message`, in both languages.
  [[nodiscard]] Message line() const;
  [[nodiscard]] std::string text() const { return line().en; }
};
/// All that is wrong with a file, as far as anybody wants to know it.
struct Problems : std::vector<Problem> {
  using vector::vector;
  std::size_t most = static_cast<std::size_t>(-1);  // of these many no more are looked for
};

struct Member;

/// A value of a file with the place where it stands; tables keep the order of the file.
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

}  // namespace nfw
