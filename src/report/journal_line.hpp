#pragma once

#include <array>
#include <string_view>

/// What writers and readers of a battle's lines agree on.
namespace nfw::report {

/// No line of ours holds lists within lists any deeper.
inline constexpr int deepest = 16;

inline constexpr std::string_view before_sum = R"(,"sum":")";
/// By the kinds of entries.
inline constexpr std::array<std::string_view, 13> entry_kinds{
    "test", "act",   "set",   "note", "round", "undo", "redo",
    "open", "faces", "rules", "add",  "count", "edit"};
/// By the kinds of edits.
inline constexpr std::array<std::string_view, 4> edit_kinds{"", "out", "amend", "at"};

}  // namespace nfw::report
