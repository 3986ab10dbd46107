#include "nfw/volley.hpp"

#include <algorithm>
#include <limits>
#include <string_view>
#include <utility>

namespace nfw {

namespace {

// Places of the state. Kills are mortal hits, before saves; a place serves again once forgotten.
enum At : std::size_t { hits, extra_hits, misses, kills, extra_kills, characters, saved, dead };
constexpr At model = hits;
constexpr At spent = extra_hits;  // wounds of those who still live, where each saves against all

std::int64_t mortal(const State& s) { return std::int64_t{s.at[kills]} + s.at[extra_kills]; }

using Count = std::function<std::int64_t(const State&)>;
using Fold = std::function<State(State, Answer)>;

Fold add_to(At place) {
  return [place](State s, Answer answer) {
    s.at[place] += static_cast<std::int32_t>(answer.value);
    return s;
  };
}

std::optional<std::int64_t> known(Slot slot, const Facts& facts) {
  if (slot == no_slot || !facts.has(slot)) return {};
  return facts.count(slot);
}

// Hits dealt in turn to models with wounds. A round deals one to each who lives; of the last
// round's the attacker gives the odd ones to those with the fewest wounds left. The state keeps how
// many models have how many wounds left, a byte for each number, and how far the dealing has come.
class Dealt {
 public:
  static constexpr std::int64_t levels = 8;
  static constexpr std::int64_t most_models = 0xFF;

  static State start(State s, std::int64_t hits_due, std::int64_t models, std::int64_t wounds) {
    Dealt out(s);
    out.left_ = hits_due;
    out.counts_[static_cast<std::size_t>(wounds)] = models;
    return out.packed();
  }
  // Saves that are rolled next: of those with as many wounds left, who come next in this round.
  // Every hit is rolled for, even where nobody is left.
  static std::int64_t saves(const State& s) {
    auto here = Dealt(s);
    if (here.next() == levels) return here.left_;
    return std::min(here.left_, here.counts_[here.at()]);
  }
  static State after(const State& s, std::int64_t saves_made) {
    Dealt out(s);
    const auto rolled = saves(s);
    out.left_ -= rolled;
    if (out.next() == levels) return out.packed();
    const auto failed = rolled - saves_made;
    out.counts_[out.at()] -= failed;
    if (out.level_ > 0)
      out.counts_[out.at() - 1] += failed;
    else
      out.state_.at[dead] += static_cast<std::int32_t>(failed);
    out.state_.at[saved] += static_cast<std::int32_t>(saves_made);
    ++out.level_;
    return out.packed();
  }
  // Wounds that those who live have spent.
  static std::int64_t wounds_spent(const State& s, std::int64_t wounds) {
    const Dealt here(s);
    std::int64_t out = 0;
    for (std::int64_t left = 0; left < levels; ++left)
      out += here.counts_[static_cast<std::size_t>(left)] * (wounds - left);
    return out;
  }

 private:
  static constexpr std::array<At, 2> kept{extra_hits, misses};
  static constexpr std::size_t to_a_place = 4;

  explicit Dealt(const State& s) : state_(s), left_(s.at[hits] / 16), level_(s.at[hits] % 16) {
    for (std::size_t n = 0; n < counts_.size(); ++n)
      counts_[n] =
          (static_cast<std::uint32_t>(s.at[kept[n / to_a_place]]) >> (8 * (n % to_a_place))) &
          0xFFU;
  }
  [[nodiscard]] State packed() const {
    State out = state_;
    out.at[hits] = static_cast<std::int32_t>(left_ * 16 + level_);
    for (std::size_t n = 0; n < counts_.size(); n += to_a_place) {
      std::uint32_t word = 0;
      for (std::size_t byte = 0; byte < to_a_place; ++byte)
        word |= static_cast<std::uint32_t>(counts_[n + byte]) << (8 * byte);
      out.at[kept[n / to_a_place]] = static_cast<std::int32_t>(word);
    }
    return out;
  }
  // The level whose turn it is; after the last one a new round begins. All of them: nobody lives.
  std::int64_t next() {
    for (std::int64_t step = 0; step < levels; ++step) {
      const auto level = (level_ + step) % levels;
      if (counts_[static_cast<std::size_t>(level)] > 0) return level_ = level;
    }
    return levels;
  }
  [[nodiscard]] std::size_t at() const { return static_cast<std::size_t>(level_); }

  State state_;
  std::int64_t left_;
  std::int64_t level_;
  std::array<std::int64_t, levels> counts_{};
};

// The target, as far as it matters to who dies.
struct Target {
  std::optional<std::int64_t> models;
  std::optional<std::int64_t> cap;     // most models that may be eliminated
  std::optional<std::int64_t> saving;  // models with a save, where not all have it
  std::int64_t wounds = 0;
  bool leftover_to_each = false;
  bool wounds_spread = false;
  bool dealt_in_turn = false;

  // Those without a save die first.
  [[nodiscard]] std::int64_t without_save() const {
    return saving ? std::max<std::int64_t>(0, models.value_or(0) - *saving) : 0;
  }
  [[nodiscard]] std::int64_t with_save() const { return models.value_or(0) - without_save(); }
  [[nodiscard]] std::int64_t saves_due(std::int64_t taken) const {
    return std::max<std::int64_t>(0, taken - without_save());
  }
  [[nodiscard]] bool each_saves_against_all(std::int64_t taken) const {
    return leftover_to_each && models && taken > *models;
  }
  // As many hits as models, or more, are dealt to the models in turn; it matters only where some
  // may fall to it before all their wounds are spent.
  [[nodiscard]] bool deals(std::int64_t taken) const {
    return dealt_in_turn && models && taken >= *models && wounds > 0 && with_save() > 1;
  }
  [[nodiscard]] bool deals_by_rolls(std::int64_t taken) const {
    return deals(taken) && !each_saves_against_all(taken) &&
           saves_due(taken) > with_save() * wounds && with_save() <= Dealt::most_models &&
           wounds < Dealt::levels;
  }
  [[nodiscard]] bool spreads(std::int64_t taken) const {
    return models && (wounds_spread || deals(taken));
  }
  // A failed save spends a wound: of the model that is already wounded, or of each before any dies.
  [[nodiscard]] std::int64_t fallen(std::int64_t taken, std::int64_t saves_made) const {
    const auto due = saves_due(taken);
    const auto failed = due - saves_made;
    if (!spreads(taken)) return taken - due + failed / (wounds + 1);
    return taken - due + std::max<std::int64_t>(0, failed - with_save() * wounds);
  }
  // Wounds that the models still alive have spent.
  [[nodiscard]] std::int64_t wounds_lost(std::int64_t taken, std::int64_t saves_made) const {
    const auto gone = fallen(taken, saves_made);
    const auto failed = saves_due(taken) - saves_made;
    if (models && gone >= *models) return 0;
    if (!spreads(taken)) return failed % (wounds + 1);
    return std::min(failed, with_save() * wounds - (gone - (taken - saves_due(taken))) * wounds);
  }
  [[nodiscard]] std::int64_t within(std::int64_t n) const {
    if (models) n = std::min(n, *models);
    return cap ? std::min(n, *cap) : n;
  }
};

Target target_of(const TestTable& test, const Facts& facts) {
  return {.models = known(role(test, "models"), facts),
          .cap = known(role(test, "cap"), facts),
          .saving = known(role(test, "saving"), facts),
          .wounds = facts.count(role(test, "wounds")),
          .leftover_to_each = in_case(test, "leftover-to-each", facts),
          .wounds_spread = in_case(test, "wounds-spread", facts),
          .dealt_in_turn = in_case(test, "dealt-in-turn", facts)};
}

constexpr std::int64_t any_number = std::numeric_limits<std::int32_t>::max();

// The least number from which on no condition tells one from the next; 0 where none asks.
std::int64_t told_apart_below(const When& when, Slot slot) {
  std::int64_t out = 0;
  for (const auto& clause : when.any)
    for (const auto& condition : clause.all)
      for (const auto& end : {condition.range.from, condition.range.to})
        if (condition.fact == slot && end) out = std::max(out, end->num / end->den + 1);
  return out;
}

// The same of all that is worked out after the dice.
std::int64_t after_tells_apart(const TestTable& test, Slot slot) {
  std::int64_t out = 0;
  for (const auto& rule : test.afterwards) {
    out = std::max(out, told_apart_below(rule.when, slot));
    for (const auto& row : rule.sum)
      out = std::max({out, told_apart_below(row.when, slot), told_apart_below(row.unless, slot)});
  }
  return out;
}

// Of a fact that tests which may follow ask for: numbers above this one are alike to them.
std::int64_t next_tells_apart(const TestTable& test, Slot slot) {
  auto out = after_tells_apart(test, slot);
  for (const auto& next : test.next) {
    out = std::max({out, told_apart_below(next.when, slot), told_apart_below(next.unless, slot)});
    for (const auto& arg : next.args)
      out = std::max(out, arg.fact == slot ? any_number : told_apart_below(arg.when, slot));
  }
  return out;
}

class Builder {
 public:
  Builder(const TestTable& test, const Facts& facts)
      : test_(test), facts_(facts), target_(target_of(test, facts)) {
    out_.test = &test;
  }

  Procedure build() {
    to_hit();
    to_kill();
    if (is("lone")) {
      strike();
    } else if (is("characters-after-saves")) {
      saves();
      deaths_of_characters();
      count_the_dead();
    } else {
      deaths_of_characters();
      saves();
      count_the_dead();
    }
    return std::move(out_);
  }

 private:
  [[nodiscard]] bool is(std::string_view name) const { return in_case(test_, name, facts_); }

  // The plan of a stage; nullptr where the table has no such stage or it is not due.
  Plan* settle(std::string_view id) {
    const auto* stage = find_stage(test_, id);
    if (stage == nullptr || !holds(stage->when, facts_)) return nullptr;
    out_.plans->push_back(plan(test_, *stage, facts_));
    return &out_.plans->back();
  }
  void roll(const Plan* settled, Count count, Fold fold, bool repeats = false) {
    auto ask = [settled, count = std::move(count)](const State& s) -> std::optional<Roll> {
      const auto n = count(s);
      if (n <= 0) return {};
      return Roll{settled, n};
    };
    out_.stages.push_back({.id = settled->stage->id,
                           .ask = std::move(ask),
                           .fold = std::move(fold),
                           .repeats = repeats});
  }
  // Rolls the dice that the stage's own rows give.
  void roll_pool(const Plan* settled, Fold fold) {
    roll(
        settled, [n = settled->pool_size()](const State&) { return n; }, std::move(fold));
  }
  // The end of the last stage: what is settled is told, what no later stage reads is forgotten.
  Stage& moment() {
    const bool fresh = !out_.stages.empty() && !out_.stages.back().forget;
    if (fresh) return out_.stages.back();
    return out_.stages.emplace_back(Stage{.id = {},
                                          .ask = [](const State&) { return std::nullopt; },
                                          .fold = [](const State& s, Answer) { return s; }});
  }
  [[nodiscard]] bool tells(std::string_view key) const {
    return std::ranges::find(test_.outcome, key, &OutcomeKey::id) != test_.outcome.end();
  }
  void tell(Stage& stage, std::string_view key, Count number) {
    const auto found = std::ranges::find(test_.outcome, key, &OutcomeKey::id);
    if (found == test_.outcome.end()) return;
    stage.tells.push_back(
        {static_cast<std::size_t>(found - test_.outcome.begin()), std::move(number)});
  }

  void to_hit() {
    if (auto* hit = settle("hit")) {
      const auto dice = hit->pool_size();
      hit->counts_naturals = is("naturals-stand");
      roll_pool(hit, [dice](State s, Answer answer) {
        s.at[hits] = static_cast<std::int32_t>(answer.value);
        s.at[misses] = static_cast<std::int32_t>(dice - answer.value - answer.naturals);
        return s;
      });
    }
    if (const auto* extra = settle("sharpshooter-hit")) roll_pool(extra, add_to(extra_hits));
    if (const auto* again = settle("reroll"))
      roll(
          again, [](const State& s) { return s.at[misses]; }, add_to(hits));
    auto& after = moment();
    tell(after, "hits", [](const State& s) { return s.at[hits] + s.at[extra_hits]; });
    after.forget = [](State s) {
      s.at[misses] = 0;
      return s;
    };
  }

  void to_kill() {
    if (const auto* kill = settle("kill"))
      roll(
          kill, [](const State& s) { return s.at[hits]; }, add_to(kills));
    if (const auto* kill = settle("sharpshooter-kill"))
      roll(
          kill, [](const State& s) { return s.at[extra_hits]; }, add_to(extra_kills));
    const auto given = static_cast<std::int32_t>(facts_.count(role(test_, "mortal")));
    const bool every_hit = find_stage(test_, "kill") == nullptr;
    moment().forget = [given, every_hit,
                       cap = is("cap-mortal-hits") ? target_.cap : std::nullopt](State s) {
      s.at[kills] += given + (every_hit ? s.at[hits] : 0);
      s.at[hits] = s.at[extra_hits] = 0;
      if (cap) s.at[kills] = static_cast<std::int32_t>(std::min<std::int64_t>(s.at[kills], *cap));
      return s;
    };
  }

  void deaths_of_characters() {
    if (const auto* character = settle("character")) {
      const std::int64_t per = std::max(1, character->stage->per);
      const bool after_saves = is("characters-after-saves");
      roll(
          character,
          [=](const State& s) {
            return (mortal(s) - (after_saves ? s.at[saved] : 0) + per - 1) / per;
          },
          add_to(characters));
    }
    if (const auto* own = settle("sharpshooter-character"))
      roll(
          own, [](const State& s) { return s.at[extra_kills]; }, add_to(characters));
    auto& after = moment();
    tell(after, "characters",
         [](const State& s) { return std::min<std::int64_t>(s.at[characters], mortal(s)); });
    after.forget = [most = characters_kept_](State s) {
      const auto all = mortal(s);
      s.at[characters] =
          static_cast<std::int32_t>(std::min({std::int64_t{s.at[characters]}, all, most}));
      s.at[kills] = static_cast<std::int32_t>(all);
      s.at[extra_kills] = 0;
      return s;
    };
  }

  void saves() {
    const auto* save = settle("save");
    saves_ = save != nullptr;
    if (!saves_) return;
    const auto target = target_;
    roll(
        save,
        [target](const State& s) {
          const auto taken = mortal(s);
          if (target.each_saves_against_all(taken) || target.deals_by_rolls(taken))
            return std::int64_t{0};
          return target.saves_due(taken);
        },
        add_to(saved));
    each_model_saves(save);
    saves_in_turn(save);
  }

  // The end of an attack on a unit: who is dead.
  void count_the_dead() {
    close(
        [target = target_, saves = saves_](const State& s) {
          const auto taken = mortal(s);
          if (!saves) return target.within(target.fallen(taken, 0));
          if (target.deals_by_rolls(taken))
            return target.within(target.without_save() + s.at[dead]);
          return target.within(target.each_saves_against_all(taken)
                                   ? target.without_save() + s.at[dead]
                                   : target.fallen(taken, s.at[saved]));
        },
        [target = target_, saves = saves_](const State& s) -> std::int64_t {
          const auto taken = mortal(s);
          if (!saves) return target.wounds_lost(taken, 0);
          if (target.deals_by_rolls(taken)) return Dealt::wounds_spent(s, target.wounds);
          return target.each_saves_against_all(taken) ? s.at[spent]
                                                      : target.wounds_lost(taken, s.at[saved]);
        });
  }

  // Tells who was saved and who is dead; of all the rest only the dead matter from here on, and the
  // characters where a test that follows asks for them.
  void close(const Count& eliminated, Count wounds_lost) {
    auto& end = moment();
    tell(end, "wounds_lost", std::move(wounds_lost));
    tell(end, "saved", [](const State& s) { return s.at[saved]; });
    tell(end, "kills", eliminated);
    end.forget = [eliminated, keeps = characters_kept_ > 0](const State& s) {
      State left;
      left.at[dead] = static_cast<std::int32_t>(eliminated(s));
      if (keeps) left.at[characters] = s.at[characters];
      return left;
    };
    out_.finish = [kills_fact = find_fact(test_, "kills"),
                   struck_fact = characters_kept_ > 0 ? find_fact(test_, "characters") : no_slot](
                      const State& s, Facts& facts) {
      if (kills_fact != no_slot) facts.set(kills_fact, s.at[dead]);
      if (struck_fact != no_slot) facts.set(struck_fact, s.at[characters]);
    };
  }

  // One model after the other saves against all the hits that are left over.
  void each_model_saves(const Plan* save) {
    if (!target_.leftover_to_each) return;
    const auto target = target_;
    roll(
        save,
        [target](const State& s) {
          const auto taken = mortal(s);
          const bool due = target.each_saves_against_all(taken) && s.at[model] < target.with_save();
          return due ? target.saves_due(taken) : 0;
        },
        [target, counts_wounds = tells("wounds_lost")](State s, Answer answer) {
          const auto failed = target.saves_due(mortal(s)) - answer.value;
          s.at[saved] += static_cast<std::int32_t>(answer.value);
          if (failed > target.wounds)
            ++s.at[dead];
          else if (counts_wounds)
            s.at[spent] += static_cast<std::int32_t>(failed);
          ++s.at[model];
          return s;
        },
        true);
  }

  void saves_in_turn(const Plan* save) {
    if (!target_.dealt_in_turn) return;
    const auto target = target_;
    moment().forget = [target](const State& s) {
      const auto taken = mortal(s);
      if (!target.deals_by_rolls(taken)) return s;
      return Dealt::start(s, target.saves_due(taken), target.with_save(), target.wounds);
    };
    roll(
        save,
        [target](const State& s) { return target.deals_by_rolls(mortal(s)) ? Dealt::saves(s) : 0; },
        [](const State& s, Answer answer) { return Dealt::after(s, answer.value); }, true);
  }

  // A lone individual: only a strike of its own reaches him, then he saves or spends wounds.
  void strike() {
    if (const auto* blow = settle("strike")) roll(blow, mortal, add_to(characters));
    auto& struck = moment();
    tell(struck, "characters", [](const State& s) { return s.at[characters]; });
    struck.forget = [](State s) {
      s.at[kills] = s.at[extra_kills] = 0;
      return s;
    };
    if (const auto* save = settle("save"))
      roll(
          save, [](const State& s) { return s.at[characters]; }, add_to(saved));
    const auto failed = [](const State& s) { return s.at[characters] - s.at[saved]; };
    close([failed, wounds = target_.wounds](const State& s) { return failed(s) > wounds ? 1 : 0; },
          [failed, wounds = target_.wounds](const State& s) {
            return failed(s) > wounds ? 0 : failed(s);
          });
  }

  const TestTable& test_;
  const Facts& facts_;
  Target target_;
  std::int64_t characters_kept_ = next_tells_apart(test_, find_fact(test_, "characters"));
  bool saves_ = false;
  Procedure out_{.test = nullptr, .facts = facts_, .stages = {}};
};

}  // namespace

const ProcedureInfo& volley_info() {
  static const ProcedureInfo info{
      .name = "volley",
      .stages = {"hit", "sharpshooter-hit", "reroll", "kill", "sharpshooter-kill", "strike",
                 "character", "sharpshooter-character", "save"},
      .roles = {"mortal", "models", "cap", "saving", "wounds"},
      .cases = {"lone", "naturals-stand", "characters-after-saves", "leftover-to-each",
                "cap-mortal-hits", "wounds-spread", "dealt-in-turn"},
      .facts = {{"hits", Kind::count, {}},
                {"kills", Kind::count, {}},
                {"characters", Kind::count, {}},
                {"saved", Kind::count, {}},
                {"wounds_lost", Kind::count, {}}}};
  return info;
}

Procedure volley(const TestTable& test, const Facts& facts) { return Builder(test, facts).build(); }

}  // namespace nfw
