#include "nfw/graph.hpp"

#include <algorithm>
#include <type_traits>

#include "nfw/description.hpp"
#include "nfw/procedure.hpp"

namespace nfw {

namespace {

// Adds what is asked for to a set of facts, as far as these count.
class Into {
 public:
  using Settled = std::vector<std::size_t>;  // by slot: what is 0 does not count
  explicit Into(Asked& out, const Settled* settled = nullptr) : out_(out), settled_(settled) {}
  void operator()(Slot slot, Use use) const {
    if (use == Use::asks && counts(slot)) out_[slot].in_value();
  }
  void operator()(const Condition& condition) const {
    if (counts(condition.fact)) out_[condition.fact].in(condition);
  }

 private:
  [[nodiscard]] bool counts(Slot slot) const {
    return settled_ == nullptr || (*settled_)[slot] > 0;
  }

  Asked& out_;
  const Settled* settled_;
};

template <class Row>
void each_ask(const Row& row, const Into& into) {
  for_each_fact(row, into);
}
void each_ask(Slot slot, const Into& into) {
  if (slot != no_slot) into(slot, Use::asks);
}

// Its arguments may be keys of the outcome, too.
void each_ask_of_next(const NextTest& next, const TestTable& test, const Into& into) {
  each_ask(next, into);
  for (const auto& arg : next.args)
    if (arg.key != no_slot) each_ask(test.outcome[arg.key].fact, into);
}

// An effect may give the key another value.
bool is_set(const TestTable& test, std::size_t key) {
  return std::ranges::any_of(test.effects, [&](const Effect& effect) {
    return std::ranges::find(effect.set, key, &Assignment::key) != effect.set.end();
  });
}

// Whether the procedure itself does so, besides what the table says of its stages.
bool is_given(const TestTable& test, Slot fact) {
  const auto& all = procedures();
  const auto& given = std::ranges::find(all, test.procedure, &ProcedureInfo::name)->facts;
  return std::ranges::find(given, test.facts[fact].id, &Fact::id) != given.end();
}

template <class Row>
Asked asks(const Row& row) {
  Asked out;
  each_ask(row, Into(out));
  return out;
}

}  // namespace

// ---- what is asked of a fact

void Interest::in(const Condition& condition) {
  if (condition.match == Match::value || condition.match == Match::any_of) exact_ = true;
  const auto& [from, to, above, below] = condition.range;
  if (from) cut({*from, above});
  if (to) cut({*to, !below});
}

void Interest::join(const Interest& other) {
  exact_ = exact_ || other.exact_;
  for (const auto& one : other.cuts_) cut(one);
}

void Interest::cut(const Cut& one) {
  const auto place = std::ranges::lower_bound(cuts_, one);
  if (place == cuts_.end() || *place != one) cuts_.insert(place, one);
}

Number Interest::alike(Number value) const {
  if (value.den == 0) return value;
  if (exact_) return value.den == 1 ? value : value.reduced();
  // The first cut that it does not reach.
  const auto upper = std::ranges::find_if(
      cuts_, [&](const Cut& one) { return one.above ? value <= one.at : value < one.at; });
  if (upper == cuts_.begin()) {
    if (cuts_.empty()) return {0, 1};
    return upper->above ? upper->at : upper->at + Number{-1, 1};
  }
  const auto lower = std::prev(upper);
  if (!lower->above) return lower->at;
  if (upper == cuts_.end()) return lower->at + Number{1, 1};
  return upper->above ? upper->at : (lower->at + upper->at) * Number{1, 2};
}

Interest& Asked::operator[](Slot slot) {
  auto place = std::ranges::lower_bound(all_, slot, {}, &std::pair<Slot, Interest>::first);
  if (place == all_.end() || place->first != slot) place = all_.insert(place, {slot, {}});
  return place->second;
}

// The rows in it give nothing.
std::vector<Slot> given_by(const StageTable& stage) {
  std::vector<Slot> out;
  for_each_field<StageTable>([&](const auto& field) {
    const auto& member = stage.*field.member;
    if constexpr (std::is_same_v<decltype(member), const Slot&>)
      if (field.use == Use::gives && member != no_slot) out.push_back(member);
  });
  return out;
}

// ---- what depends on dice

Graph::Graph(const TestTable& test) : test_(test), late_(test.facts.size()) {
  for (const auto& stage : test.stages)
    for (const auto slot : given_by(stage)) late_[slot] = true;
  for (const auto& rule : test.on_the_way) late_[rule.fact] = true;
}

bool Graph::late(const When& when) const {
  bool out = false;
  for_each_asked(when, [&](Slot slot) { out = out || late(slot); });
  return out;
}

std::vector<Slot> Graph::late_asked_by(const StageTable& stage) const {
  std::vector<Slot> out;
  for_each_asked(stage, [&](Slot slot) {
    if (late(slot) && slot != stage.chance && std::ranges::find(out, slot) == out.end())
      out.push_back(slot);
  });
  return out;
}

bool Purpose::leads_to(std::string_view test) const {
  return std::ranges::find(next, test) != next.end();
}

std::vector<std::size_t> early_keys(const Graph& graph) {
  const auto& test = graph.test();
  const auto& compared = test.comparison;
  std::vector<std::size_t> out;
  for (std::size_t key = 0; key < test.outcome.size(); ++key) {
    const auto& about = test.outcome[key];
    const auto fact = about.fact;
    if (fact == no_slot || fact == compared.result || fact == compared.other) continue;
    const bool is_list = test.facts[fact].kind == Kind::entries;  // its words live in one start
    if (!is_list && !graph.late(fact) && !is_given(test, fact) && about.after == no_slot &&
        !is_set(test, key))
      out.push_back(key);
  }
  return out;
}

Asked asked_in(const Graph& graph, const Purpose& purpose, const std::vector<std::size_t>& but) {
  const auto& test = graph.test();
  Asked out;
  const Into into(out);
  for (const auto& stage : test.stages) each_ask(stage, into);
  // What is worked out before the first die is itself among the facts.
  for (const auto& rule : test.on_the_way) each_ask(rule, into);
  for (const auto& rule : test.afterwards) each_ask(rule, into);
  for (const auto& again : test.again) each_ask(again.when, into);
  for (const auto& effect : test.effects) each_ask(effect, into);
  for (const auto& next : test.next)
    if (purpose.leads_to(next.test)) each_ask_of_next(next, test, into);
  for (std::size_t key = 0; key < test.outcome.size(); ++key)
    if (std::ranges::find(but, key) == but.end()) each_ask(test.outcome[key].fact, into);
  for (const auto& one : test.roles) each_ask(one.fact, into);
  for (const auto slot : {test.comparison.own, test.comparison.other, test.comparison.instead})
    each_ask(slot, into);
  return out;
}

// ---- how facts flow through the stages

Flow::Flow(const TestTable& test, std::vector<const StageTable*> stages,
           List<std::vector<Slot>> gives, List<Again> again, const Facts& known,
           const Purpose& purpose)
    : test_(test),
      stages_(std::move(stages)),
      gives_(gives),
      again_(again),
      points_(stages_.size()) {
  settle_places();
  place_keys();
  ask_at_the_end(known, purpose);
  while (look_back()) {
  }
  for (std::size_t n = 0; n < stages_.size(); ++n) make_rules(n);
}

// ---- when a fact is settled

template <class Visit>
void Flow::each_rule(Slot slot, const Visit& visit) const {
  for (const auto& rule : test_.on_the_way)
    if (rule.fact == slot) visit(rule);
  if (slot == test_.comparison.result) visit(test_.comparison);
}

void Flow::settle_places() {
  first_given_.assign(test_.facts.size(), nowhere);
  settled_.assign(test_.facts.size(), 0);
  for (std::size_t n = 0; n < stages_.size(); ++n)
    for (const auto slot : gives_[n]) {
      first_given_[slot] = std::min(first_given_[slot], n);
      settled_[slot] = n + 1;
    }
  const auto settle = [&](Slot fact, const auto& row) {
    for_each_asked(row,
                   [&](Slot asked) { settled_[fact] = std::max(settled_[fact], settled_[asked]); });
  };
  for (const auto& rule : test_.on_the_way) settle(rule.fact, rule);
  if (const auto result = test_.comparison.result; result != no_slot)
    settle(result, test_.comparison);
}

std::vector<Slot> Flow::changing() const {
  std::vector<Slot> out;
  for (std::size_t slot = 0; slot < settled_.size(); ++slot)
    if (settled_[slot] > 0) out.push_back(static_cast<Slot>(slot));
  return out;
}

// Known after so many stages: given by one of them, or worked out for good.
bool Flow::known(Slot slot, std::size_t before) const {
  if (first_given_[slot] != nowhere) return first_given_[slot] < before;
  return settled_[slot] <= before;
}

bool Flow::gives(std::size_t stage, Slot slot) const {
  return std::ranges::find(gives_[stage], slot) != gives_[stage].end();
}

// A key is told once its fact is settled, unless an effect may set it, or the stages that settle it
// may be rolled again.
void Flow::place_keys() {
  told_at_.assign(test_.outcome.size(), nowhere);
  for (std::size_t key = 0; key < test_.outcome.size(); ++key) {
    const auto slot = test_.outcome[key].fact;
    const bool given = slot == test_.comparison.other && test_.comparison.instead != no_slot;
    if (slot == no_slot || is_set(test_, key) || given || settled_[slot] == 0) continue;
    auto at = settled_[slot] - 1;
    for (const auto& again : again_)
      if (again.first <= at && at <= again.last) at = again.last;
    told_at_[key] = at;
    points_[at].told.push_back(key);
  }
}

// ---- who asks for it

// Facts that no stage changes are known anyway.
Asked Flow::asks_of(std::size_t stage) const {
  Asked out;
  each_ask(*stages_[stage], Into(out, &settled_));
  out.erase(stages_[stage]->chance);
  return out;
}

// What must be known before a stage, so that this fact is known when the stage asks for it.
void Flow::ahead_of(std::size_t stage, Slot slot, const Interest& interest, Asked& out) const {
  if (settled_[slot] == 0) return;
  if (known(slot, stage)) return out[slot].join(interest);
  each_rule(slot, [&](const auto& rule) {
    for (const auto& [asked, how] : asks(rule)) ahead_of(stage, asked, how, out);
  });
}

// What must be known after the last stage, so that this fact is known in the conclusion.
void Flow::at_the_end(Slot slot, const Interest& interest, const Purpose& purpose, Asked& seen) {
  if (slot == no_slot) return;
  const bool fresh = !seen.contains(slot);
  auto& here = seen[slot];
  const auto before = here;
  here.join(interest);
  if (!fresh && here == before) return;
  bool worked_out = false;
  const auto instead = [&](Slot other) {
    worked_out = true;
    Interest in_value;
    in_value.in_value();
    at_the_end(other, in_value, purpose, seen);
  };
  for (const auto& rule : test_.afterwards) {
    if (rule.fact != slot) continue;
    worked_out = true;
    for (const auto& [asked, how] : asks(rule)) at_the_end(asked, how, purpose, seen);
  }
  for (const auto& key : test_.outcome)
    if (key.after == slot && key.fact != slot) instead(key.fact);
  if (purpose.exchanged)
    for (const auto& [fact, of] : test_.both.exchanged)
      if (fact == slot) instead(of);
  if (!worked_out) ahead_of(stages_.size(), slot, interest, end_);
}

void Flow::ask_at_the_end(const Facts& known, const Purpose& purpose) {
  Asked wanted;
  const Into into(wanted);
  for (const auto& effect : test_.effects)
    if (!effect.set.empty() && may_hold(effect.when, known)) each_ask(effect, into);
  for (std::size_t key = 0; key < test_.outcome.size(); ++key)
    if (told_at_[key] == nowhere) each_ask(test_.outcome[key].fact, into);
  for (const auto& next : test_.next)
    if (purpose.leads_to(next.test)) each_ask_of_next(next, test_, into);
  Asked seen;
  for (const auto& [slot, how] : wanted) at_the_end(slot, how, purpose, seen);
}

// What the player has said may rule an effect out, whatever the dice show: a ruling mostly.
bool Flow::may_hold(const When& when, const Facts& known) const {
  const auto may = [&](const Condition& one) {
    return !stays_as_said(one.fact) || holds(one, known);
  };
  return when.any.empty() || std::ranges::any_of(when.any, [&](const Clause& clause) {
           return std::ranges::all_of(clause.all, may);
         });
}

bool Flow::stays_as_said(Slot slot) const {
  const bool is_said = slot < test_.inputs.size() || test_.initial[slot].den != 0;
  return is_said && settled_[slot] == 0 &&
         std::ranges::none_of(
             test_.outcome,
             [&](const OutcomeKey& key) { return key.fact == slot || key.after == slot; }) &&
         std::ranges::none_of(test_.both.exchanged,
                              [&](const auto& row) { return row.fact == slot; });
}

Asked Flow::wanted_after(std::size_t stage) const {
  auto out = stage + 1 < stages_.size() ? points_[stage + 1].before : end_;
  for (const auto key : points_[stage].told) out[test_.outcome[key].fact].in_value();
  for (const auto& again : again_) {
    if (again.first > stage || stage > again.last) continue;
    out.join(points_[again.first].before);
    if (stage == again.last)
      for (const auto& [slot, how] : asks(again.when)) ahead_of(stage + 1, slot, how, out);
  }
  return out;
}

// Once through all stages from the last to the first; true where something was still missing.
bool Flow::look_back() {
  bool more = false;
  for (auto n = stages_.size(); n-- > 0;) {
    auto& point = points_[n];
    Asked kept;
    const auto& stage = *stages_[n];
    bool plan_counts = stage.kind == StageKind::deal;
    const auto keep = [&](auto& self, Slot slot, const Interest& how) -> void {
      if (gives(n, slot)) {
        point.naturals = point.naturals || slot == stage.naturals;
        const bool counted = slot == stage.result || slot == stage.naturals;
        plan_counts = plan_counts || stage.kind != StageKind::pool || !counted;
        if (known(slot, n)) kept[slot].join(how);
      } else if (known(slot, n)) {
        if (settled_[slot] > 0) kept[slot].join(how);
      } else {
        each_rule(slot, [&](const auto& rule) {
          for (const auto& [asked, how_asked] : asks(rule)) self(self, asked, how_asked);
        });
      }
    };
    for (const auto& [slot, how] : wanted_after(n)) keep(keep, slot, how);
    Asked asked;
    for (const auto& [slot, how] : asks_of(n)) ahead_of(n, slot, how, asked);
    auto before = kept;
    before.join(asked);
    if (plan_counts) kept = before;
    more = more || before != point.before;
    point.before = std::move(before);
    point.kept = std::move(kept);
  }
  return more;
}

// ---- what is to be worked out on the way

void Flow::collect(Slot slot, std::size_t before, std::vector<bool>& out) const {
  if (known(slot, before) || out[slot]) return;
  each_rule(slot, [&](const auto& rule) {
    out[slot] = true;
    for_each_asked(rule, [&](Slot asked) { collect(asked, before, out); });
  });
}

std::vector<FactRule> Flow::rules_of(const std::vector<bool>& facts) const {
  std::vector<FactRule> out;
  std::ranges::copy_if(test_.on_the_way, std::back_inserter(out),
                       [&](const FactRule& rule) { return facts[rule.fact]; });
  return out;
}

void Flow::make_rules(std::size_t stage) {
  auto& point = points_[stage];
  std::vector<bool> facts(test_.facts.size());
  for (const auto& [slot, how] : asks_of(stage)) collect(slot, stage, facts);
  point.rules_before = rules_of(facts);
  facts.assign(facts.size(), false);
  for (const auto& [slot, how] : wanted_after(stage)) collect(slot, stage, facts);
  point.rules_after = rules_of(facts);
  const auto result = test_.comparison.result;
  point.compares = result != no_slot && facts[result];
}

}  // namespace nfw
