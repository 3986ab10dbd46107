#include "nfw/played.hpp"

#include <algorithm>
#include <utility>

namespace nfw {

namespace {

// The test of a part, of which each roll tells whose it is.
Procedure procedure_of(const Part& part, Facts facts) {
  auto out = make_procedure(*part.test, std::move(facts));
  out.plans->belong_to(part.side);
  return out;
}

void open(const Play& play, DiceSource& dice, Played& out) {
  std::vector<Start> starts;
  std::vector<Run> runs;
  for (std::size_t n = 0; n < play.openers(); ++n) {
    starts.push_back(start_of(play.parts[n]));
    runs.emplace_back(procedure_of(play.parts[n], std::move(starts.back().facts)));
  }
  for (const auto& turn : play.opening) {
    auto& run = runs[turn.part];
    const auto before = run.steps().size();
    run.play(stages_of(turn, run.procedure()), dice);
    out.order.emplace_back(turn.part, run.steps().size() - before);
  }
  std::vector<Facts> ends;
  std::vector<Word> said;  // by each to the other
  for (const auto& run : runs) {
    ends.push_back(run.facts());
    said.push_back(word_for_other(*run.procedure().test, ends.back()));
  }
  for (std::size_t n = 0; n < runs.size(); ++n) {
    if (play.both()) hear(*play.parts[n].test, said[1 - n], ends[n]);
    out.tests[n] = {std::move(starts[n].given), std::move(runs[n]).conclude(std::move(ends[n]))};
  }
}

}  // namespace

std::size_t stages_of(const Turn& turn, const Procedure& procedure) {
  if (!turn.first_stages) return procedure.stages.size();
  const auto& first = procedure.test->both.first;
  const auto rest = std::ranges::find_if(procedure.stages, [&](const auto& stage) {
    return std::ranges::find(first, stage->id()) == first.end();
  });
  return static_cast<std::size_t>(rest - procedure.stages.begin());
}

std::int64_t dice_of(const Played& played) {
  std::int64_t out = 0;
  for (const auto& taken : played.tests)
    if (taken)
      for (const auto& step : taken->resolved.steps) out += std::ssize(step.faces);
  return out;
}

Played roll(const Play& play, DiceSource& dice) {
  Played out;
  out.tests.resize(play.parts.size());
  open(play, dice, out);
  for (const auto n : play.rest) {
    const auto& part = play.parts[n];
    const auto& before = out.tests[part.after];
    if (!before) continue;
    auto start =
        following(*play.parts[part.after].test, before->given, before->resolved.conclusion, part);
    if (!start) continue;
    auto resolved = resolve(procedure_of(part, std::move(start->facts)), dice);
    out.order.emplace_back(n, resolved.steps.size());
    out.tests[n] = {std::move(start->given), std::move(resolved)};
  }
  return out;
}

}  // namespace nfw
