#include "ways.hpp"

#include <algorithm>
#include <unordered_map>

namespace nfw {

struct Ways::Way {
  std::int64_t count = 0;
  std::vector<std::pair<std::size_t, Value>> told;
  Place* to = nullptr;  // nullptr: the end
  End* end = nullptr;
};

struct Ways::Place {
  std::size_t stage = 0;
  bool kept = false;
  State state;
  Roll roll;
  std::unordered_map<std::int64_t, Way> by_value = {};
  std::map<std::pair<std::int64_t, std::int64_t>, Way> with_naturals = {};
};

Ways::Ways(Procedure procedure, const Purpose& purpose)
    : procedure_(std::move(procedure)),
      machine_(procedure_, purpose),
      first_(std::make_unique<Way>()) {
  go_on(0, false, machine_.start(), *first_);
}

Ways::~Ways() = default;

Ways::End& Ways::end_at(const State& state) {
  auto& end = ends_[state];
  if (!end) end = std::make_unique<End>(End{machine_.at_end(state), ends_.size() - 1});
  return *end;
}

void Ways::go_on(std::size_t stage, bool kept, State state, Way& way) {
  while (stage < procedure_.stages.size()) {
    machine_.enter(stage, state, kept);
    if (const auto roll = machine_.ask()) {
      auto& place = places_[{stage, kept, state}];
      if (!place) place = std::make_unique<Place>(Place{stage, kept, state, *roll});
      way.to = place.get();
      return;
    }
    stage = machine_.leave(state);
    kept = false;
    for (const auto key : machine_.told()) way.told.emplace_back(key, machine_.value(key));
  }
  way.end = &end_at(state);
}

Ways::Way& Ways::way_of(Place& place, Answer answer) {
  if (!machine_.flow().at(place.stage).naturals) answer.naturals = 0;
  auto& way = answer.naturals == 0 ? place.by_value[answer.value]
                                   : place.with_naturals[{answer.value, answer.naturals}];
  if (way.to != nullptr || way.end != nullptr) return way;
  machine_.enter(place.stage, place.state, place.kept);
  machine_.fold(answer);
  State state;
  machine_.keep(state);
  go_on(place.stage, true, std::move(state), way);
  return way;
}

Answer Ways::draw(const Roll& roll, DiceSource& dice) {
  constexpr std::int64_t trials_at_a_time = 4096;
  Answer out;
  for (auto left = roll.count; left > 0; left -= trials_at_a_time) {
    const Roll part{roll.plan, std::min(left, trials_at_a_time), roll.count - left};
    faces_.resize(static_cast<std::size_t>(part.dice()));
    dice.draw(part, faces_);
    const auto read_now = read(part, faces_);
    out.value += read_now.value;
    out.naturals += read_now.naturals;
  }
  return out;
}

Ways::Way* Ways::begin() {
  ++first_->count;
  return first_.get();
}

Ways::Way* Ways::play(Way* way, std::size_t last, DiceSource& dice) {
  int rolls = 0;
  while (way->to != nullptr && way->to->stage < last) {
    once_more(rolls);
    way = &way_of(*way->to, draw(way->to->roll, dice));
    ++way->count;
  }
  return way;
}

Ways::End& Ways::end_of(const Way& way) { return *way.end; }

Law Ways::told(std::size_t key) const {
  Law out;
  const auto count = [&](const Way& way) {
    for (const auto& [one, value] : way.told)
      if (one == key && way.count > 0) add(out, value, static_cast<double>(way.count));
  };
  count(*first_);
  for (const auto& [at, place] : places_) {
    for (const auto& [value, way] : place->by_value) count(way);
    for (const auto& [value, way] : place->with_naturals) count(way);
  }
  return out;
}

}  // namespace nfw
