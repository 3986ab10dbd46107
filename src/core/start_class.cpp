#include "start_class.hpp"

#include <algorithm>

namespace nfw {

StartClass::Key StartClass::key(const Start& start) const {
  Key out;
  out.reserve(start.given.size() + 2 * asked_.size());
  out.assign(start.given.begin(), start.given.end());
  std::ranges::sort(out);
  for (const auto& [slot, interest] : asked_) {
    const auto number = interest.alike(start.facts[slot]);
    out.push_back(number.num);
    out.push_back(number.den);
  }
  return out;
}

}  // namespace nfw
