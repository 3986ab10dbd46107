#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

#include "nfw/table.hpp"

namespace nfw::report {

/// A word of a ruleset, and by number the documents that have it: none where only its players say
/// it.
struct IndexedWord {
  std::string_view word;
  List<std::uint32_t> documents;
};
/// Every word of a ruleset, in order.
using Index = List<IndexedWord>;

/// The index of a ruleset for which the program brings none along.
class MadeIndex {
 public:
  explicit MadeIndex(const Ruleset& ruleset);
  [[nodiscard]] Index index() const { return words_; }

 private:
  struct Hash : std::hash<std::string_view> {
    using is_transparent = void;
  };
  std::unordered_map<std::string, std::vector<std::uint32_t>, Hash, std::equal_to<>> documents_;
  std::vector<IndexedWord> words_;
};

}  // namespace nfw::report

namespace nfw::builtin {

/// Those of the rulesets that the program brings along.
List<report::Index> indexes();

}  // namespace nfw::builtin
