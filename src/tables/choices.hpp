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

std::vector<std::string_view> ids(List<Choice> values);

}  // namespace nfw::tables
