#pragma once

#include <functional>

#include "battle_reader.hpp"

/// What all that is read of a battle goes by: names, and places among them.
namespace nfw::tables {

/// Of all that is read here, what has this name.
template <class Rows, class Name>
std::vector<std::string_view> names_of(const Rows& rows, const Name& name) {
  std::vector<std::string_view> out;
  for (const auto& row : rows) out.push_back(std::invoke(name, row));
  return out;
}

/// A problem: there is nothing of this name.
void unknown(Fields& from, const Node& at, std::string_view key, std::string_view id,
             const std::vector<std::string_view>& names);
/// The place of the one that a key names; no_place, and a problem, where there is none.
std::uint16_t place(Fields& from, std::string_view key, const std::vector<std::string_view>& names);
/// A value of a key, or of a flag, as it is kept.
std::int64_t constant(Fields& row, std::string_view key, const Fact& about, const Node& value);

}  // namespace nfw::tables
