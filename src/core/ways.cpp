#include "ways.hpp"

#include <algorithm>

namespace nfw {

Ways::Ways(Procedure procedure, const Purpose& purpose)
    : procedure_(std::move(procedure)), machine_(procedure_, purpose) {
  go_on(0, false, machine_.start(), first_);
}

const Ways::End* Ways::end_at(const State& state) {
  auto& end = ends_[state];
  if (!end) end = std::make_unique<End>(End{machine_.at_end(state), std::ssize(ends_) - 1});
  return end.get();
}

void Ways::go_on(std::size_t stage, bool kept, State state, Way& way) {
  while (stage < procedure_.stages.size()) {
    machine_.enter(stage, state, kept);
    if (const auto roll = machine_.ask()) {
      auto& place = places_[{stage, kept, state}];
      if (!place)
        place = std::make_unique<Place>(
            Place{stage, kept, machine_.tells_naturals(), state, Thrower(*roll, tables_)});
      way.to = place.get();
      return;
    }
    stage = machine_.leave(state);
    kept = false;
    for (const auto key : machine_.told()) way.told.emplace_back(key, machine_.value(key));
  }
  way.end = end_at(state);
}

Ways::Way* Ways::new_way(const Place& place, Answer answer) {
  auto& way = ways_.emplace_back();
  machine_.enter(place.stage, place.state, place.kept);
  machine_.fold(answer);
  State state;
  machine_.keep(state);
  go_on(place.stage, true, std::move(state), way);
  return &way;
}

Law Ways::told(std::size_t key) const {
  Law out;
  const auto count = [&](const Way& way) {
    for (const auto& [one, value] : way.told)
      if (one == key && way.count > 0) add(out, value, static_cast<double>(way.count));
  };
  count(first_);
  std::ranges::for_each(ways_, count);
  return out;
}

}  // namespace nfw
