#include "nfw/law.hpp"

#include <algorithm>

namespace nfw {

void add(Law& law, const Value& value, double p) {
  const auto found = std::ranges::find(law, value, &Chance::value);
  if (found == law.end())
    law.push_back({value, p});
  else
    found->p += p;
}

void sort(Law& law, const OutcomeKey& key) {
  // Numbers and flags, then words in the order of the table, then words of none, then null.
  const auto rank = [&](const Value& value) -> std::ptrdiff_t {
    if (value.kind == ValueKind::null) return std::ssize(key.values) + 2;
    if (value.kind != ValueKind::word) return 0;
    return 1 + (std::ranges::find(key.values, value.word, &Choice::id) - key.values.begin());
  };
  std::ranges::sort(law, [&](const Chance& a, const Chance& b) {
    if (rank(a.value) != rank(b.value)) return rank(a.value) < rank(b.value);
    const bool lists = a.value.kind == ValueKind::list && b.value.kind == ValueKind::list;
    if (lists || rank(a.value) == std::ssize(key.values) + 1)
      return a.p != b.p ? a.p > b.p : a.value.word < b.value.word;
    return Number{a.value.number, a.value.parts} < Number{b.value.number, b.value.parts};
  });
}

}  // namespace nfw
