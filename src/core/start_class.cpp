#include "start_class.hpp"

#include <algorithm>

namespace nfw {

StartClass::Key StartClass::key(const Start& start) const {
  Key out(start.given.begin(), start.given.end());
  std::ranges::sort(out);
  for (const auto& [slot, interest] : asked_) {
    const auto number = interest.alike(start.facts[slot]);
    out.insert(out.end(), {number.num, number.den});
  }
  return out;
}

}  // namespace nfw
