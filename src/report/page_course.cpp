#include <algorithm>

#include "in_force.hpp"
#include "page.hpp"

namespace nfw::report {

double time_of(const battle::State& state) {
  const auto rounds = static_cast<double>(state.rules().rounds.size());
  return static_cast<double>(state.turn()) + static_cast<double>(state.round()) / rounds;
}

namespace {

double strength_of(const battle::State& state, std::size_t record) {
  if (state.is_gone(record)) return 0;
  return static_cast<double>(state.known(record).count(state.kind(state[record]).strength));
}

// What was, up to this time, and is now.
void see(const battle::State& state, std::vector<Course>& all) {
  const auto now = time_of(state);
  for (auto& [record, points] : all) {
    while (!points.empty() && points.back().x >= now) points.pop_back();
    if (record >= state.records().size()) continue;
    const auto strength = strength_of(state, record);
    if (points.empty() || points.back().y != strength) points.push_back({now, strength});
  }
}

}  // namespace

std::vector<Course> courses(const battle::Journal& journal, const Viewer& viewer) {
  const auto& end = journal.state();
  std::vector<Course> out;
  for (std::size_t n = 0; n < end.records().size(); ++n)
    if (end.kind(end[n]).strength != no_slot && knows(end, viewer, n)) out.push_back({n});
  auto state = journal.start();
  see(state, out);
  for (const auto& entry : journal.sequence()) {
    battle::apply(entry, state);
    if (!entry.changes.empty()) see(state, out);
  }
  const auto is_none = [](const Point& point) { return point.y == 0; };
  std::erase_if(out, [&](const Course& one) { return std::ranges::all_of(one.points, is_none); });
  return out;
}

}  // namespace nfw::report
