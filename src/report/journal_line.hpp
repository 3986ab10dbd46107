#pragma once

#include <array>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

/// What writers and readers of a battle's lines agree on.
namespace nfw::report {

/// No line of ours holds lists within lists any deeper.
inline constexpr int deepest = 16;

inline constexpr std::string_view before_sum = R"(,"sum":")";
/// The keys of the objects that are being read, one within another: where one stood twice, readers
/// would not agree on which of them counts.
class KeysOnce {
 public:
  void begin() { open_.emplace_back(); }
  void end() { open_.pop_back(); }
  void take(const std::string& key) {
    if (!open_.back().insert(key).second) throw std::out_of_range(key);
  }

 private:
  std::vector<std::set<std::string>> open_ = {};
};

/// By the kinds of entries.
inline constexpr std::array<std::string_view, 13> entry_kinds{
    "test", "act",   "set",   "note", "round", "undo", "redo",
    "open", "faces", "rules", "add",  "count", "edit"};
/// By the kinds of edits.
inline constexpr std::array<std::string_view, 4> edit_kinds{"", "out", "amend", "at"};

}  // namespace nfw::report
