#pragma once

#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "toml_node.hpp"

/// Files of the table language that a test makes up itself.
namespace nfw::testing {

using tables::Node;

Node text(const std::string& value);
Node whole(std::int64_t value);
Node yes(bool value);
Node list(std::vector<Node> items);
Node texts(const std::vector<std::string>& items);
Node table(std::initializer_list<std::pair<std::string, Node>> members = {});

void set(Node& table, const std::string& key, Node value);
/// The value of a key that is there.
Node& at(Node& table, const std::string& key);
/// Adds an item to the list with this key, which there need not be yet.
void add(Node& table, const std::string& key, Node item);

/// As a file has it: what is no table first, then a section for each table and for each table of a
/// list; all that stands in a section is written in line.
std::string to_toml(const Node& root);

}  // namespace nfw::testing
