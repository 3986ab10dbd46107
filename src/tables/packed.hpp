#pragma once

#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "toml_node.hpp"

namespace nfw::tables {

/// A file in a form that is unpacked without a parser: its words, each once, then the values and
/// where they stand.
std::string pack(const Node& file);
Node unpack(std::string_view packed, const std::string& file);
/// The same without those members of one of its tables that are not wanted: which are asked for, by
/// `key`, and which name one of the words is looked at here.
struct Part {
  std::string_view table;
  std::function<bool(std::string_view key)> is_wanted;
  const std::set<std::string>& words;
};
Node unpack(std::string_view packed, const std::string& file, const Part& part);

/// Whether a key or a text of the file is this word.
bool stands_in(std::string_view packed, std::string_view word);

/// What the rows of a test are like, or are priced by: "fire.character", "HOST/order.roll",
/// "muster".
std::vector<std::string> lenders_of(const Node& test);

}  // namespace nfw::tables
