#pragma once

#include <set>
#include <string>
#include <string_view>

#include "toml_node.hpp"

namespace nfw::tables {

/// What a test says of the other side in short, written out: each input with `both` once more, and
/// with [both] the like of every other; a stage with `other-side` asks for these.
class OtherSide {
 public:
  /// `names` are the facts that the test names itself.
  OtherSide(const Node& root, std::set<std::string, std::less<>> names);

  /// The inputs as written, then those that are made.
  [[nodiscard]] Node inputs(bool has_enemy_group) const;
  /// The name of the same on the other side; where there is none, the name itself.
  [[nodiscard]] std::string like(std::string_view id) const;
  [[nodiscard]] const std::set<std::string, std::less<>>& names() const { return names_; }
  /// Rows that add, asking the other side.
  void exchange_rows(Node& rows) const;

 private:
  [[nodiscard]] Node mirror(const Node& input) const;
  [[nodiscard]] Node exchanged(const Node& input, const Node* words) const;
  void exchange_default(Node& out, const Node& input) const;
  void only_with_flag(Node& input) const;

  std::set<std::string, std::less<>> names_;
  std::set<std::string, std::less<>> shared_;
  Branches<Node> inputs_;
  std::string prefix_;
  const Node* enemy_ = nullptr;  // [other-side]
  const Node* both_ = nullptr;   // [both]
};

}  // namespace nfw::tables
