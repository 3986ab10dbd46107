#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace nfw {

/// Slips of the pen between two words: letters swapped, dropped, added or wrong.
std::size_t slips(std::string_view a, std::string_view b);

/// The candidate that is most like the word, if one is like enough to be a slip of the pen
/// (letters swapped, dropped, added or wrong); empty otherwise.
std::string_view nearest(std::string_view word, const std::vector<std::string_view>& candidates);

}  // namespace nfw
