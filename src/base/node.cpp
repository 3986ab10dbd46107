#include "nfw/base/node.hpp"

#include <algorithm>

namespace nfw {

Message Problem::line() const {
  std::string place = at.file.str();
  if (at.line > 0) place += ":" + std::to_string(at.line) + ":" + std::to_string(at.column);
  return as_is(place + ": ") + message;
}

const Node* Node::find(std::string_view key) const {
  const auto found = std::ranges::find(members, key, &Member::key);
  return found == members.end() ? nullptr : &found->value;
}

Branches<Node> Node::as_list() const {
  return kind == Kind::array ? items : Branches<Node>({*this});
}

}  // namespace nfw
