#include "nfw/faces.hpp"

#include <limits>

namespace nfw {

namespace {

constexpr int faces_a_draw = 24;
constexpr std::uint64_t power_of_six() {
  std::uint64_t power = 1;
  for (int n = 0; n < faces_a_draw; ++n) power *= 6;
  return power;
}
// The largest multiple of 6^24 that fits: a draw below it has 24 faces, each exactly uniform.
constexpr std::uint64_t six_to_24 = power_of_six();
constexpr std::uint64_t fair_below =
    std::numeric_limits<std::uint64_t>::max() / six_to_24 * six_to_24;

}  // namespace

// Mixed as SplitMix64 does.
std::uint64_t seed_of_block(std::uint64_t seed, std::uint64_t block) {
  if (block == 0) return seed;
  auto out = seed + block * 0x9e3779b97f4a7c15;
  out = (out ^ (out >> 30U)) * 0xbf58476d1ce4e5b9;
  out = (out ^ (out >> 27U)) * 0x94d049bb133111eb;
  return out ^ (out >> 31U);
}

void RandomDice::refill() {
  std::uint64_t draw = engine_();
  while (draw >= fair_below) draw = engine_();
  stock_ = draw % six_to_24;
  left_ = faces_a_draw;
}

// The last of one draw, then the first of the next.
unsigned RandomDice::across_draws(std::int64_t dice) {
  constexpr unsigned place[]{1, 6, 36, 216};
  const auto before = left_;
  const auto first = static_cast<unsigned>(stock_);
  refill();
  return first + place[before] * six_sided(dice - before);
}

int RandomDice::die(int sides) {
  if (sides == 6) return static_cast<int>(six_sided(1)) + 1;
  const auto n = static_cast<std::uint64_t>(sides);
  const std::uint64_t below = std::numeric_limits<std::uint64_t>::max() / n * n;
  std::uint64_t draw = engine_();
  while (draw >= below) draw = engine_();
  return static_cast<int>(draw % n) + 1;
}

void RandomDice::draw(const Roll& roll, std::span<Face> faces) {
  const int sides = roll.plan->stage->sides;
  for (auto& face : faces) face = static_cast<Face>(die(sides));
}

void GivenDice::draw(const Roll& roll, std::span<Face> faces) {
  const auto& stage = *roll.plan->stage;
  for (auto& face : faces) {
    if (left() == 0) {
      const auto missing = std::ssize(faces) - (&face - faces.data());
      throw DiceError(DiceError::What::too_few, stage, missing);
    }
    const auto given = faces_[static_cast<std::size_t>(used_++)];
    if (given < 1 || given > stage.sides)
      throw DiceError(DiceError::What::no_such_face, stage, given);
    face = static_cast<Face>(given);
  }
}

Run::Run(Procedure procedure) : procedure_(std::move(procedure)), facts_(procedure_.facts) {}

void Run::play_stage(const Stage& stage, DiceSource& dice) {
  Score score;
  while (const auto roll = stage.ask(facts_, score)) {
    if (!score.empty()) once_more(rerolls_);
    Step step{*roll, std::vector<Face>(static_cast<std::size_t>(roll->dice())), {}};
    dice.draw(*roll, step.faces);
    step.answer = read(*roll, step.faces);
    stage.fold(facts_, score, step.answer);
    steps_.push_back(std::move(step));
  }
  stage.settle(score, facts_);
}

void Run::play(std::size_t last, DiceSource& dice) {
  while (next_ < last) {
    play_stage(*procedure_.stages[next_], dice);
    after_stage(procedure_, facts_);
    const auto* again = to_roll_again(procedure_, next_++, facts_);
    if (again == nullptr) continue;
    once_more(rerolls_);
    forget(procedure_, *again, facts_);
    next_ = again->first;
  }
}

Facts Run::facts() const {
  Facts out = facts_;
  finish(*procedure_.test, out);
  return out;
}

Resolved Run::conclude(Facts facts) && {
  auto conclusion = nfw::conclude(*procedure_.test, std::move(facts));
  return {std::move(procedure_), std::move(steps_), std::move(conclusion)};
}

Resolved resolve(Procedure procedure, DiceSource& dice) {
  Run run(std::move(procedure));
  run.play(run.stages(), dice);
  auto facts = run.facts();
  return std::move(run).conclude(std::move(facts));
}

}  // namespace nfw
