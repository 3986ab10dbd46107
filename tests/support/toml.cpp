#include "toml.hpp"

#include <algorithm>

namespace nfw::testing {

namespace {

// Lists of tables have a line for each.
std::string in_line(const Node& node, const std::string& indent) {
  const auto joined = [&](const auto& all, const std::string& between, const auto& one) {
    std::string out;
    for (const auto& item : all) out += (out.empty() ? "" : between) + one(item);
    return out;
  };
  switch (node.kind) {
    case Node::Kind::string: return "\"" + node.text + "\"";
    case Node::Kind::integer: return std::to_string(node.integer);
    case Node::Kind::boolean: return node.boolean ? "true" : "false";
    case Node::Kind::table:
      return "{ " +
             joined(node.members, ", ",
                    [&](const tables::Member& member) {
                      return member.key + " = " + in_line(member.value, indent);
                    }) +
             " }";
    default: break;
  }
  const bool rows = !node.items.empty() && node.items.front().kind == Node::Kind::table;
  const auto inner = indent + "  ";
  const auto between = rows ? ",\n" + inner : ", ";
  const auto items =
      joined(node.items, between, [&](const Node& item) { return in_line(item, inner); });
  return rows ? "[\n" + inner + items + ",\n" + indent + "]" : "[" + items + "]";
}

std::string lines(const Node& table) {
  std::string out;
  for (const auto& [key, at, value] : table.members) out += key + " = " + in_line(value, "") + "\n";
  return out;
}

bool is_rows(const Node& node) {
  return node.kind == Node::Kind::array && !node.items.empty() &&
         node.items.front().kind == Node::Kind::table;
}

}  // namespace

Node text(const std::string& value) {
  Node out;
  out.kind = Node::Kind::string;
  out.text = value;
  return out;
}

Node whole(std::int64_t value) {
  Node out;
  out.kind = Node::Kind::integer;
  out.integer = value;
  return out;
}

Node yes(bool value) {
  Node out;
  out.kind = Node::Kind::boolean;
  out.boolean = value;
  return out;
}

Node list(std::vector<Node> items) {
  Node out;
  out.kind = Node::Kind::array;
  out.items = std::move(items);
  return out;
}

Node texts(const std::vector<std::string>& items) {
  std::vector<Node> out;
  for (const auto& item : items) out.push_back(text(item));
  return list(std::move(out));
}

Node table(std::initializer_list<std::pair<std::string, Node>> members) {
  Node out;
  for (const auto& [key, value] : members) set(out, key, value);
  return out;
}

void set(Node& table, const std::string& key, Node value) {
  table.members.push_back({key, {}, std::move(value)});
}

Node& at(Node& table, const std::string& key) {
  return std::ranges::find(table.members, key, &tables::Member::key)->value;
}

void add(Node& table, const std::string& key, Node item) {
  auto found = std::ranges::find(table.members, key, &tables::Member::key);
  if (found == table.members.end()) {
    set(table, key, list({}));
    found = table.members.end() - 1;
  }
  found->value.items.push_back(std::move(item));
}

std::string to_toml(const Node& root) {
  std::string out;
  for (const auto& [key, at, value] : root.members)
    if (value.kind != Node::Kind::table && !is_rows(value))
      out += key + " = " + in_line(value, "") + "\n";
  for (const auto& [key, at, value] : root.members) {
    if (value.kind == Node::Kind::table) out += "[" + key + "]\n" + lines(value);
    if (!is_rows(value)) continue;
    for (const auto& item : value.items) out += "[[" + key + "]]\n" + lines(item);
  }
  return out;
}

}  // namespace nfw::testing
