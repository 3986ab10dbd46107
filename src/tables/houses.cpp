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

}  // namespace

void add_houses(const Node& node, const Names& houses, std::vector<std::string_view>& out) {
  if (houses.empty()) return;
  const auto add = [&](const Position& at) {
    const auto file = houses.find(at.file);
    if (file != houses.end() && std::ranges::find(out, *file) == out.end()) out.push_back(*file);
  };
  add(node.at);
  for (const auto& member : node.members) {
    add(member.at);
    add_houses(member.value, houses, out);
  }
  for (const auto& item : node.items) add_houses(item, houses, out);
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
