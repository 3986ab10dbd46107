#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "fields.hpp"

namespace nfw::tables {

/// The values of an input, or of a list of words.toml. What they need is read once every fact has
/// its name.
List<Choice> read_choices(const Node& list, const std::string& what, Arena& arena,
                          Problems& problems);

/// An Italian label as a word of the command line; nothing where it is more than a few words.
std::string_view italian_id(std::string_view label, Arena& arena);

std::vector<std::string_view> ids(List<Choice> values);

}  // namespace nfw::tables
