#include "fact_names.hpp"

#include <algorithm>

namespace nfw::tables {

Slot FactNames::add(Fact fact) {
  all_.push_back(fact);
  return static_cast<Slot>(all_.size() - 1);
}

Slot FactNames::find(std::string_view id) {
  const auto known = std::ranges::find(all_, id, &Fact::id);
  if (known != all_.end()) return static_cast<Slot>(known - all_.begin());
  const auto ruling = std::ranges::find(switches_, id, &Fact::id);
  return ruling == switches_.end() ? no_slot : add(*ruling);
}

bool FactNames::knows(std::string_view id) const {
  return std::ranges::find(all_, id, &Fact::id) != all_.end() || is_switch(id);
}

bool FactNames::is_switch(std::string_view id) const {
  return std::ranges::find(switches_, id, &Fact::id) != switches_.end();
}

Message FactNames::suggest(std::string_view id) const {
  std::vector<std::string_view> names;
  for (const auto& fact : all_) names.push_back(fact.id);
  for (const auto& fact : switches_) names.push_back(fact.id);
  return suggestion(id, names);
}

}  // namespace nfw::tables
