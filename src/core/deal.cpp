#include "deal.hpp"

#include <algorithm>

#include "nfw/graph.hpp"

namespace nfw {

namespace {

constexpr std::int64_t any_number = std::int64_t{1} << 40;

// What the score says: of hits that are gathered or that each saves against all ...
enum Place : std::size_t { saved, failed, dead, model };
// ... and of hits that are dealt in turn: how many models have lost `lowest` Wounds, one more, and
// so on; those who have lost `next` or more have had their hit of this round.
enum InTurn : std::size_t { hits_left = 3, next, lowest, counts };

std::int64_t at(const Score& score, std::size_t place) { return score.empty() ? 0 : score[place]; }

std::int64_t clamped(std::int64_t n, std::int64_t most) {
  return std::clamp(n, std::int64_t{0}, most);
}

bool anybody_left(const Score& score) { return score.size() > counts; }

// The place of those who are dealt the next hits: the fewest Wounds left first, round after round.
std::size_t next_place(const Score& score) {
  const auto first = static_cast<std::int64_t>(counts);
  const auto last = std::ssize(score) - 1;
  auto place = std::min<std::int64_t>(last, first + score[next] - 1 - score[lowest]);
  while (place >= first && score[static_cast<std::size_t>(place)] == 0) --place;
  return static_cast<std::size_t>(place < first ? last : place);
}

// Nobody is counted at either end.
void tidy(Score& score) {
  while (anybody_left(score) && score.back() == 0) score.pop_back();
  while (anybody_left(score) && score[counts] == 0) {
    score.erase(score.begin() + counts);
    ++score[lowest];
  }
  if (!anybody_left(score) || score[hits_left] == 0) score[next] = 0;
  if (!anybody_left(score)) score[lowest] = 0;
}

}  // namespace

// ---- who stands where

std::int64_t Deal::without_save() const {
  return saves && saving ? std::max<std::int64_t>(0, models.value_or(0) - *saving) : 0;
}

// Those whom the first hit need not kill.
std::int64_t Deal::standing() const { return models.value_or(any_number) - without_save(); }

// Hits for them.
std::int64_t Deal::left_over() const {
  return standing() == 0 ? 0 : std::max<std::int64_t>(0, hits - without_save());
}

bool Deal::each_against_all() const { return to_each && saves && models && hits > *models; }

bool Deal::in_turn() const {
  return spread && models && wounds > 0 && standing() > 1 && !each_against_all();
}

// ---- rolls

std::int64_t Deal::due(const Score& score) const {
  if (!saves) return 0;
  if (each_against_all()) return at(score, model) < standing() ? left_over() : 0;
  if (in_turn()) {
    const auto now = begun(score);
    if (!anybody_left(now)) return until_dead ? 0 : now[hits_left];
    return std::min(now[hits_left], now[next_place(now)]);
  }
  const auto left = left_over() - at(score, saved) - at(score, failed);
  if (!until_dead) return left;
  return clamped(standing() * (wounds + 1) - marks - at(score, failed), left);
}

void Deal::fold(Score& score, std::int64_t made) const {
  const auto rolled = due(score);
  if (in_turn()) {
    score = begun(std::move(score));
    fold_in_turn(score, made);
    return;
  }
  score.resize(model + 1);
  score[saved] += made;
  if (!each_against_all()) {
    score[failed] += rolled - made;
    return;
  }
  const auto lost = clamped(marks - score[model] * wounds, wounds) + rolled - made;
  if (lost > wounds)
    ++score[dead];
  else
    score[failed] += lost;
  ++score[model];
}

// Wounds lost before lie as evenly as these will.
Score Deal::begun(Score score) const {
  if (!score.empty()) return score;
  const auto each = std::min(wounds, marks / standing());
  const auto more = each == wounds ? 0 : marks % standing();
  score = {0, 0, 0, left_over(), 0, each, standing() - more, more};
  score[next] = each + 2;
  tidy(score);
  return score;
}

void Deal::fold_in_turn(Score& score, std::int64_t made) const {
  const auto rolled = due(score);
  score[hits_left] -= rolled;
  score[saved] += made;
  if (anybody_left(score)) {
    const auto place = next_place(score);
    const auto lost = score[lowest] + static_cast<std::int64_t>(place - counts);
    if (place + 1 == score.size()) score.push_back(0);
    score[place] -= rolled - made;
    (lost == wounds ? score[dead] : score[place + 1]) += rolled - made;
    score[next] = lost;
  }
  tidy(score);
}

// ---- what becomes of them

// How many fall to so many failed saves, of which the wounded take theirs first.
std::int64_t Deal::fall_to(std::int64_t failed_saves) const {
  if (wounds == 0) return std::min(failed_saves, standing());
  const auto full = std::min(marks / wounds, standing());  // have no Wound left
  if (failed_saves <= full) return failed_saves;
  const auto rest = failed_saves - full + marks - full * wounds;
  return std::min(full + rest / (wounds + 1), standing());
}

Deal::Fallen Deal::gathered(const Score& score) const {
  const auto spent = saves ? at(score, failed) : left_over();
  const auto fall = fall_to(spent);
  return {at(score, saved), fall, fall == standing() ? 0 : marks + spent - fall * (wounds + 1)};
}

Deal::Fallen Deal::in_turn(Score score) const {
  score = begun(std::move(score));
  if (!saves) {
    auto failing = *this;
    failing.saves = true;
    failing.saving = {};
    failing.to_each = false;
    while (score[hits_left] > 0 && anybody_left(score)) failing.fold_in_turn(score, 0);
  }
  Fallen out{score[saved], score[dead], 0};
  for (auto place = std::size_t{counts}; place < score.size(); ++place)
    out.wounds_lost += score[place] * (score[lowest] + static_cast<std::int64_t>(place - counts));
  return out;
}

Deal::Fallen Deal::fallen(const Score& score) const {
  auto out = each_against_all() ? Fallen{at(score, saved), at(score, dead), at(score, failed)}
             : in_turn()        ? in_turn(score)
                                : gathered(score);
  out.dead += std::min(hits, without_save());
  if (models) out.dead = std::min(out.dead, *models);
  if (most) out.dead = std::min(out.dead, *most);
  return out;
}

// ---- the stage

DealStage::DealStage(const Graph& graph, const StageTable& table, std::shared_ptr<Plans> plans,
                     const Facts& facts)
    : TableStage(graph, table, std::move(plans)) {
  const auto may_hold = [&](const When& when) {
    return !when.any.empty() && (graph.late(when) || holds(when, facts));
  };
  repeats_ = may_hold(table.spread) || may_hold(table.to_each) || may_hold(table.until_dead);
}

const Deal& DealStage::deal(const Facts& facts) const {
  const auto& plan = plan_of(facts);
  if (&plan == plan_) return deal_;
  const auto& stage = table();
  const auto known = [&](Slot slot) -> std::optional<std::int64_t> {
    if (slot == no_slot || !facts.has(slot)) return {};
    return std::max<std::int64_t>(0, facts.count(slot));
  };
  plan_ = &plan;
  deal_ = {.hits = count(plan),
           .models = known(stage.models),
           .saving = known(stage.saving),
           .most = known(stage.most),
           .wounds = known(stage.wounds).value_or(0),
           .marks = known(stage.marks).value_or(0),
           .saves = stage.over == no_slot || facts.has(stage.over),
           .spread = stated(stage.spread, facts),
           .to_each = stated(stage.to_each, facts),
           .until_dead = stated(stage.until_dead, facts)};
  return deal_;
}

std::optional<Roll> DealStage::ask(const Facts& facts, const Score& score) const {
  if (!repeats_ && !score.empty()) return {};
  if (!holds(table().when, facts)) return {};
  const auto due = deal(facts).due(score);
  if (due == 0) return {};
  return Roll{&plan_of(facts), due};
}

void DealStage::fold(const Facts& facts, Score& score, Answer answer) const {
  deal(facts).fold(score, answer.value);
}

void DealStage::settle(const Score& score, Facts& facts) const {
  if (!holds(table().when, facts)) return;
  const auto fallen = deal(facts).fallen(score);
  const auto set = [&](Slot slot, std::int64_t value) {
    if (slot != no_slot) facts.set(slot, value);
  };
  set(table().result, fallen.saved);
  set(table().dead, fallen.dead);
  set(table().wounds_lost, fallen.wounds_lost);
}

}  // namespace nfw
