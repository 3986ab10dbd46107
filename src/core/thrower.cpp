#include "thrower.hpp"

#include <algorithm>

namespace nfw {

namespace {

constexpr std::size_t six = 6;
constexpr std::array<std::size_t, FaceTable::most + 1> ways{1, 6, 36, 216, 1296};

// Whether its trials are read alike, and at least one whole one at a look.
bool fits_a_table(const Plan& plan) {
  return plan.stage->sides == static_cast<int>(six) && plan.taken == 0 &&
         plan.stage->each <= static_cast<int>(FaceTable::most);
}

}  // namespace

FaceTable::FaceTable(const Roll& roll) {
  const auto each = static_cast<std::size_t>(roll.plan->stage->each);
  std::array<Face, most> faces{};
  for (std::size_t way = 0; way < ways.at(each); ++way) {
    for (std::size_t n = 0; n < each; ++n)
      faces.at(n) = static_cast<Face>(way / ways.at(n) % six + 1);
    const auto answer = read({roll.plan, 1}, std::span(faces).first(each));
    seen_.at(first.at(each) + way) = {static_cast<std::uint8_t>(answer.value),
                                      static_cast<std::uint8_t>(answer.naturals)};
  }
  // More trials are the first of them and the rest.
  for (auto dice = 2 * each; dice <= most; dice += each)
    for (std::size_t way = 0; way < ways.at(dice); ++way) {
      const auto one = look(each, way % ways.at(each));
      const auto rest = look(dice - each, way / ways.at(each));
      seen_.at(first.at(dice) + way) = {static_cast<std::uint8_t>(one.value + rest.value),
                                        static_cast<std::uint8_t>(one.naturals + rest.naturals)};
    }
}

Thrower::Thrower(const Roll& roll, FaceTables& tables) : roll_(roll), dice_(roll.dice()) {
  if (dice_ == 0 || !fits_a_table(*roll.plan)) return;
  const std::int64_t each = roll.plan->stage->each;
  at_a_time_ = static_cast<std::int64_t>(FaceTable::most) / each * each;
  table_ = &*tables.emplace(roll).first;
}

Answer Thrower::face_by_face(RandomDice& dice) {
  constexpr std::int64_t trials_at_a_time = 4096;
  Answer out;
  for (auto left = roll_.count; left > 0; left -= trials_at_a_time) {
    const Roll part{roll_.plan, std::min(left, trials_at_a_time), roll_.count - left};
    faces_.resize(static_cast<std::size_t>(part.dice()));
    dice.draw(part, faces_);
    const auto answer = read(part, faces_);
    out.value += answer.value;
    out.naturals += answer.naturals;
  }
  return out;
}

}  // namespace nfw
