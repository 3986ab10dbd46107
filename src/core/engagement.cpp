#include "nfw/engagement.hpp"

#include <algorithm>

namespace nfw {

namespace {

constexpr std::size_t most_pairs = 1'000'000;

// The stages that a side rolls before the other side's turn.
std::size_t first_stages(const Procedure& procedure) {
  const auto& first = procedure.test->both.first;
  const auto rest = std::ranges::find_if(procedure.stages, [&](const Stage& stage) {
    return !stage.id.empty() && std::ranges::find(first, stage.id) == first.end();
  });
  return static_cast<std::size_t>(rest - procedure.stages.begin());
}

// Each side learns what the other one did.
void exchange(const TestTable& test, OfSides<Facts>& facts) {
  const auto before = facts;
  for (const auto side : both_sides)
    for (const auto& [fact, of] : test.both.exchanged)
      if (before[opposite(side)].has(of)) facts[side].set(fact, before[opposite(side)][of]);
}

// The test that a conclusion leads to, and its inputs, completed.
struct Due {
  const NextTest* row = nullptr;
  std::vector<Slot> given;
  Facts facts;
};
std::optional<Due> due(const Link& attack, const Conclusion& end, const TestTable& next) {
  const auto* row = leads_to(*attack.test, next, end.facts);
  if (row == nullptr) return {};
  Facts said(next);
  for (std::size_t slot = 0; slot < next.facts.size(); ++slot) {
    // A ruling is the same for every test.
    const auto same = find_fact(*attack.test, next.facts[slot].id);
    if (next.initial[slot].den != 0 && same != no_slot && attack.said.has(same))
      said.set(static_cast<Slot>(slot), attack.said[same]);
  }
  Due out{row, {}, std::move(said)};
  for (const auto& [slot, value] : filled(*row, attack, end, next)) {
    out.facts.set(slot, value);
    out.given.push_back(slot);
  }
  complete(next, out.facts);
  return out;
}

// Values in order; rounding may have carried a certainty a hair too far.
void tidy(const TestTable& test, Odds& odds) {
  for (std::size_t key = 0; key < odds.keys.size(); ++key) {
    sort(odds.keys[key], test.outcome[key]);
    for (auto& chance : odds.keys[key]) chance.p = std::min(chance.p, 1.0);
  }
}

// The odds of one test, gathered from all the ways into it.
class Gathered {
 public:
  explicit Gathered(const TestTable& test) : test_(test), likeness_(test) {}

  void add(std::optional<Due> start, double p) {
    if (!start) {
      not_due_ += p;
      return;
    }
    const auto [at, fresh] = starts_.try_emplace(likeness_.key(start->facts), start->facts, 0.0);
    at->second.second += p;
  }

  Odds odds() const {
    Odds out{std::vector<Law>(test_.outcome.size())};
    for (const auto& [key, start] : starts_)
      add_all(nfw::odds(make_procedure(test_, start.first)), start.second, out);
    if (not_due_ > 0)
      for (auto& law : out.keys) nfw::add(law, word_value(nfw::not_due), not_due_);
    tidy(test_, out);
    return out;
  }

 private:
  static void add_all(const Odds& more, double weight, Odds& out) {
    for (std::size_t key = 0; key < out.keys.size(); ++key)
      for (const auto& [value, p] : more.keys[key]) nfw::add(out.keys[key], value, weight * p);
  }

  const TestTable& test_;
  Likeness likeness_;
  std::map<Likeness::Key, std::pair<Facts, double>> starts_;
  double not_due_ = 0;
};

}  // namespace

bool is_engagement(const TestTable& test, const Facts& facts) {
  if (test.both.mirror.empty()) return false;
  return test.both.flag == no_slot || facts.count(test.both.flag) != 0;
}

Facts mirrored(const TestTable& test, const Facts& said) {
  Facts out = said;
  for (std::size_t slot = 0; slot < test.both.mirror.size(); ++slot) {
    const auto like = test.both.mirror[slot];
    if (said.has(like))
      out.set(static_cast<Slot>(slot), said[like]);
    else
      out.clear(static_cast<Slot>(slot));
  }
  return out;
}

std::vector<Slot> mirrored(const TestTable& test, const std::vector<Slot>& given) {
  std::vector<Slot> out;
  for (const auto slot : given) out.push_back(test.both.mirror[slot]);
  return out;
}

Engagement make_engagement(const Link& own, const Ruleset& ruleset) {
  const auto& test = *own.test;
  Engagement out{{own, {&test, mirrored(test, own.said), mirrored(test, own.given)}}, {}};
  for (auto& side : out.sides) complete(test, side.said);
  for (const auto id : test.both.then)
    for (const auto* one : ruleset.tests)
      if (one->id == id) out.then.push_back(one);
  return out;
}

Fought fight(const Engagement& engagement, DiceSource& dice) {
  const auto& test = *engagement.sides[own_side].test;
  OfSides<Run> runs{Run(make_procedure(test, engagement.sides[own_side].said)),
                    Run(make_procedure(test, engagement.sides[enemy_side].said))};
  std::vector<std::pair<Side, std::size_t>> order;
  const auto play = [&](Side side, std::size_t last) {
    const auto before = runs[side].steps().size();
    runs[side].play(last, dice);
    order.emplace_back(side, runs[side].steps().size() - before);
  };
  for (const auto side : both_sides) play(side, first_stages(runs[side].procedure()));
  for (const auto side : both_sides) play(side, runs[side].stages());

  OfSides<Facts> facts{runs[own_side].facts(), runs[enemy_side].facts()};
  exchange(test, facts);
  Fought out{{std::move(runs[own_side]).conclude(std::move(facts[own_side])),
              std::move(runs[enemy_side]).conclude(std::move(facts[enemy_side]))},
             std::move(order),
             {}};
  for (const auto side : both_sides)
    for (const auto* next : engagement.then)
      if (auto start = due(engagement.sides[side], out.attacks[side].conclusion, *next))
        out.after.push_back({opposite(side), start->row, std::move(start->given),
                             resolve(make_procedure(*next, start->facts), dice)});
  return out;
}

FoughtOdds odds(const Engagement& engagement) {
  const auto& test = *engagement.sides[own_side].test;
  const OfSides<Procedure> procedures{make_procedure(test, engagement.sides[own_side].said),
                                      make_procedure(test, engagement.sides[enemy_side].said)};
  OfSides<ExactRun> runs;
  FoughtOdds out;
  for (const auto side : both_sides) {
    runs[side] = run_exactly(procedures[side]);
    out.attacks[side].keys = runs[side].told;
  }
  if (runs[own_side].last.size() * runs[enemy_side].last.size() > most_pairs)
    throw TooManyWays(TooManyWays::What::steps, test.id, most_pairs);

  std::vector<OfSides<Gathered>> after;
  for (const auto* next : engagement.then) after.push_back({Gathered(*next), Gathered(*next)});
  const auto ended = [&](const OfSides<LastState>& last) {
    OfSides<Facts> facts{procedures[own_side].facts, procedures[enemy_side].facts};
    for (const auto side : both_sides)
      if (procedures[side].finish) procedures[side].finish(last[side].state, facts[side]);
    exchange(test, facts);
    const double p = last[own_side].p * last[enemy_side].p;
    for (const auto side : both_sides) {
      const auto end = conclude(test, std::move(facts[side]), Outcome(test.outcome.size()));
      for (std::size_t key = 0; key < test.outcome.size(); ++key)
        if (runs[side].told[key].empty()) add(out.attacks[side].keys[key], end.outcome[key], p);
      for (std::size_t n = 0; n < after.size(); ++n)
        after[n][opposite(side)].add(due(engagement.sides[side], end, *engagement.then[n]), p);
    }
  };
  for (const auto& own : runs[own_side].last)
    for (const auto& enemy : runs[enemy_side].last) ended({own, enemy});

  for (const auto side : both_sides) tidy(test, out.attacks[side]);
  for (const auto& sides : after)
    out.after.push_back({sides[own_side].odds(), sides[enemy_side].odds()});
  return out;
}

Listed listed(const Engagement& engagement) {
  Listed out;
  for (const auto side : both_sides) {
    out.tests.push_back(engagement.sides[side]);
    out.sides.push_back(side);
  }
  for (const auto side : {enemy_side, own_side})
    for (const auto* test : engagement.then) {
      out.tests.push_back({test, Facts(*test), {}});
      out.sides.push_back(side);
    }
  return out;
}

std::vector<Odds> listed(const FoughtOdds& odds) {
  std::vector<Odds> out{odds.attacks[own_side], odds.attacks[enemy_side]};
  for (const auto side : {enemy_side, own_side})
    for (const auto& sides : odds.after) out.push_back(sides[side]);
  return out;
}

}  // namespace nfw
