#include "nfw/machine.hpp"

namespace nfw {

namespace {

std::vector<const StageTable*> tables_of(const Procedure& procedure) {
  std::vector<const StageTable*> out;
  for (const auto& stage : procedure.stages) out.push_back(&stage->table());
  return out;
}

std::vector<std::vector<Slot>> gives_of(const Procedure& procedure) {
  std::vector<std::vector<Slot>> out;
  for (const auto& stage : procedure.stages) out.push_back(stage->gives());
  return out;
}

}  // namespace

Machine::Machine(const Procedure& procedure, const Purpose& purpose)
    : procedure_(procedure),
      gives_(gives_of(procedure)),
      flow_(*procedure.test, tables_of(procedure), gives_, procedure.again, procedure.facts,
            purpose),
      changing_(flow_.changing()),
      facts_(procedure.facts) {
  for (std::size_t n = 0; n < procedure.stages.size(); ++n) {
    before_.push_back(layout(flow_.at(n).before));
    kept_.push_back(layout(flow_.at(n).kept));
  }
  before_.push_back(layout(flow_.end()));
  write(before_.front(), start_);
}

Machine::Layout Machine::layout(const Asked& asked) {
  Layout out;
  for (const auto& [slot, interest] : asked) out.push_back({slot, interest});
  return out;
}

void Machine::restore(const Layout& layout, StateView state, Facts& facts) const {
  for (const auto slot : changing_) facts.set(slot, procedure_.facts[slot]);
  for (std::size_t n = 0; n < layout.size(); ++n)
    facts.set(layout[n].slot, Number{state[2 * n], state[2 * n + 1]});
}

void Machine::write(const Layout& layout, State& out) const {
  out.clear();
  for (const auto& [slot, interest] : layout) {
    const auto number = interest.alike(facts_[slot]);
    out.push_back(number.num);
    out.push_back(number.den);
  }
}

void Machine::work_out_of(const std::vector<FactRule>& rules) {
  for (const auto& rule : rules) facts_.clear(rule.fact);
  if (!rules.empty()) work_out(rules, *procedure_.test, facts_);
}

void Machine::enter(std::size_t stage, StateView state, bool kept) {
  stage_ = stage;
  entered_ = state;
  kept_state_ = kept;
  const auto& layout = kept ? kept_[stage] : before_[stage];
  restore(layout, state, facts_);
  work_out_of(flow_.at(stage).rules_before);
  const auto score = state.subspan(2 * layout.size());
  score_.assign(score.begin(), score.end());
}

void Machine::enter_again() {
  if (!flow_.at(stage_).rules_before.empty()) return enter(stage_, entered_, kept_state_);
  // All that has changed is what the stage gave, which it may have asked for as well; what follows
  // from that is worked out anew anyway.
  for (const auto slot : gives_[stage_]) facts_.set(slot, procedure_.facts[slot]);
  const auto& layout = kept_state_ ? kept_[stage_] : before_[stage_];
  for (std::size_t n = 0; n < layout.size(); ++n)
    facts_.set(layout[n].slot, Number{entered_[2 * n], entered_[2 * n + 1]});
  const auto score = entered_.subspan(2 * layout.size());
  score_.assign(score.begin(), score.end());
}

void Machine::keep(State& out) const {
  write(kept_[stage_], out);
  out.insert(out.end(), score_.begin(), score_.end());
}

std::optional<State> Machine::part() const {
  const auto score = now().part(score_);
  if (!score) return {};
  State out;
  write(kept_[stage_], out);
  out.insert(out.end(), score->begin(), score->end());
  return out;
}

State Machine::with(StateView state, StateView end) const {
  const auto facts = 2 * kept_[stage_].size();
  const auto score_of = [&](StateView all) {
    const auto score = all.subspan(facts);
    return Score(score.begin(), score.end());
  };
  const auto score = now().with(score_of(state), score_of(end));
  State out(state.begin(), state.begin() + static_cast<std::ptrdiff_t>(facts));
  out.insert(out.end(), score.begin(), score.end());
  return out;
}

std::size_t Machine::leave(State& out) {
  now().settle(score_, facts_);
  work_out_of(flow_.at(stage_).rules_after);
  if (flow_.at(stage_).compares) {
    const auto& comparison = procedure_.test->comparison;
    facts_.clear(comparison.result);
    const bool rolled = facts_.has(comparison.other);
    finish(*procedure_.test, facts_);
    if (!rolled) facts_.clear(comparison.other);  // what stands for it is no total before the end
  }
  told_ = {};
  if (const auto* again = to_roll_again(procedure_, stage_, facts_)) {
    write(before_[again->first], out);
    return again->first;
  }
  told_ = flow_.at(stage_).told;
  write(before_[stage_ + 1], out);
  return stage_ + 1;
}

Facts Machine::at_end(StateView state) const {
  Facts out = procedure_.facts;
  restore(before_.back(), state, out);
  finish(*procedure_.test, out);
  return out;
}

}  // namespace nfw
