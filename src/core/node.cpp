#include "nfw/node.hpp"

#include <algorithm>

namespace nfw {

std::string Problem::text() const {
  std::string out = at.file;
  if (at.line > 0) out += ":" + std::to_string(at.line) + ":" + std::to_string(at.column);
  return out + ": " + message;
}

const Node* Node::find(std::string_view key) const {
  const auto found = std::ranges::find(members, key, &Member::key);
  return found == members.end() ? nullptr : &found->value;
}

}  // namespace nfw
