#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "json.hpp"

/// JSON as it is written down, member by member: a tree takes several times as long, which counts
/// where a report is asked for by the thousand.
namespace nfw::report {

class ObjectText {
 public:
  void add(std::string_view key, std::string_view value);
  /// Of one whose members are no objects.
  [[nodiscard]] bool contains(std::string_view key) const;
  [[nodiscard]] bool empty() const { return text_.empty(); }
  /// The whole of it.
  [[nodiscard]] std::string close();

 private:
  std::string text_;
};

/// What `write` makes of each, as a list.
template <class Range, class Write>
std::string json_list(const Range& range, const Write& write) {
  std::string out = "[";
  for (const auto& one : range) {
    if (out.size() > 1) out += ',';
    out += write(one);
  }
  return out + ']';
}
std::string json_list(const std::vector<std::string>& written);

std::string json_word(std::string_view text);
template <class Range>
std::string json_words(const Range& range) {
  return json_list(range, [](std::string_view text) { return json_word(text); });
}
inline std::string truth_text(bool yes) { return yes ? "true" : "false"; }
std::string json_text(Number number);
std::string json_text(const Value& value);
std::string json_text(const Json& tree);

/// On one line. What a terminal would obey, or not show, stands in it as an escape.
std::string line(std::string json);

}  // namespace nfw::report
