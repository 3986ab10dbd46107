#include "houses.hpp"

#include <algorithm>

namespace nfw::tables {

namespace {

std::string in_one(const std::vector<std::string_view>& files) {
  std::string out;
  for (const auto file : files) out += (out.empty() ? "" : ", ") + std::string(file);
  return out;
}

bool is_value(const Node& node) {
  return node.kind != Node::Kind::array && node.kind != Node::Kind::table;
}

// Mostly what stands together is from one file, of which it is known already.
class Gatherer {
 public:
  Gatherer(const Names& houses, std::vector<std::string_view>& out) : houses_(houses), out_(out) {}

  void add(const Node& node) {
    add(node.at);
    for (const auto& member : node.members) {
      add(member.at);
      add(member.value);
    }
    for (const auto& item : node.items) add(item);
  }

 private:
  void add(const Position& at) {
    if (at.file.is_shared_with(last_)) return;
    last_ = at.file;
    const auto file = houses_.find(last_.str());
    if (file != houses_.end() && std::ranges::find(out_, *file) == out_.end())
      out_.push_back(*file);
  }

  const Names& houses_;
  std::vector<std::string_view>& out_;
  FileName last_;
};

}  // namespace

void add_houses(const Node& node, const Names& houses, std::vector<std::string_view>& out) {
  if (!houses.empty()) Gatherer(houses, out).add(node);
}

std::string houses_of(const Node& node, const Names& houses) {
  std::vector<std::string_view> files;
  add_houses(node, houses, files);
  return in_one(files);
}

std::string houses_of_values(const Node& node, const Names& houses) {
  std::vector<std::string_view> files;
  for (const auto& member : node.members)
    if (is_value(member.value)) add_houses(member.value, houses, files);
  return in_one(files);
}

}  // namespace nfw::tables
