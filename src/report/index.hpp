#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

#include "document.hpp"
#include "nfw/table.hpp"

namespace nfw::report {

/// A word of a ruleset, and by number the documents that have it: none where only its players say
/// it.
struct IndexedWord {
  std::string_view word;
  List<std::uint32_t> documents;
};
struct Index {
  List<IndexedWord> words = {};      // every word of a ruleset, in order
  List<std::uint32_t> begins = {};   // the first document of each table; then how many there are
  const Ruleset* ruleset = nullptr;  // whose it is
};

/// The index of a ruleset for which the program brings none along. Where that was made of another
/// one, what both have is taken from the index of that.
class MadeIndex {
 public:
  explicit MadeIndex(const Ruleset& ruleset, const Index& before = {});
  [[nodiscard]] Index index() const { return {words_, begins_, ruleset_}; }

 private:
  std::vector<std::uint32_t>& of(std::string_view word);
  void add(const Document& document, std::uint32_t number);
  void take(const Index& before, const std::vector<std::uint32_t>& numbers);

  struct Hash : std::hash<std::string_view> {
    using is_transparent = void;
  };
  std::unordered_map<std::string, std::vector<std::uint32_t>, Hash, std::equal_to<>> documents_;
  std::vector<IndexedWord> words_;
  std::vector<std::uint32_t> begins_;
  const Ruleset* ruleset_;
};

}  // namespace nfw::report

namespace nfw::builtin {

/// Those of the rulesets that the program brings along, in their order; which these are is left
/// out.
List<report::Index> indexes();

}  // namespace nfw::builtin
