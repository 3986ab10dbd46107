#include "enumeration.hpp"

#include <algorithm>
#include <cmath>

#include "nfw/played.hpp"
#include "nfw/sample.hpp"

namespace nfw::testing {

namespace {

// Every sequence of faces, one after the other: each starts as the one before up to its last die
// that has a higher face.
class EverySequence final : public DiceSource {
 public:
  struct TooLong {};
  explicit EverySequence(std::size_t most_dice) : most_dice_(most_dice) {}

  void draw(const Roll& roll, std::span<Face> faces) override {
    for (auto& face : faces) {
      if (next_ == dice_.size()) {
        if (next_ == most_dice_) throw TooLong{};
        dice_.push_back({1, roll.plan->stage->sides});
      }
      face = static_cast<Face>(dice_[next_++].face);
    }
  }
  [[nodiscard]] double chance() const {
    double out = 1;
    for (const auto& die : dice_) out /= die.sides;
    return out;
  }
  bool advance() {
    next_ = 0;
    while (!dice_.empty() && dice_.back().face == dice_.back().sides) dice_.pop_back();
    if (!dice_.empty()) ++dice_.back().face;
    return !dice_.empty();
  }

 private:
  struct Die {
    int face;
    int sides;
  };
  std::vector<Die> dice_;
  std::size_t next_ = 0;
  std::size_t most_dice_;
};

// What came of the rolls, with the weight of each.
class Gatherer {
 public:
  explicit Gatherer(const Play& play) : play_(play) {
    for (const auto& part : play.parts)
      odds_.push_back({std::vector<Law>(part.test->outcome.size())});
  }
  void add(const Played& played, double p) {
    for (std::size_t n = 0; n < odds_.size(); ++n)
      for (std::size_t key = 0; key < odds_[n].keys.size(); ++key)
        nfw::add(odds_[n].keys[key], value(played.tests[n], play_.parts[n], key), p);
  }
  std::vector<Odds> take() {
    for (std::size_t n = 0; n < odds_.size(); ++n)
      for (std::size_t key = 0; key < odds_[n].keys.size(); ++key)
        sort(odds_[n].keys[key], play_.parts[n].test->outcome[key]);
    return std::move(odds_);
  }

 private:
  static Value value(const std::optional<Taken>& taken, const Part& part, std::size_t key) {
    if (!taken) return word_value(not_due_of(part.test->outcome[key]));
    return taken->resolved.conclusion.outcome[key];
  }

  const Play& play_;
  std::vector<Odds> odds_;
};

double chance_of(const Law& law, const Value& value) {
  const auto found = std::ranges::find(law, value, &Chance::value);
  return found == law.end() ? 0 : found->p;
}

std::string text_of(const Value& value) {
  switch (value.kind) {
    case ValueKind::null: return "null";
    case ValueKind::flag: return value.number != 0 ? "true" : "false";
    case ValueKind::number:
      return std::to_string(value.number) +
             (value.parts == 1 ? "" : "/" + std::to_string(value.parts));
    default: return std::string(value.word);
  }
}

std::string differences(const std::string& what, const Law& one, const Law& other,
                        double tolerance) {
  auto values = one;
  for (const auto& [value, p] : other) add(values, value, p);
  std::string out;
  for (const auto& chance : values) {
    const auto p = chance_of(one, chance.value);
    const auto q = chance_of(other, chance.value);
    if (std::abs(p - q) > tolerance)
      out += what + " = " + text_of(chance.value) + ": " + std::to_string(p) + ", " +
             std::to_string(q) + "\n";
  }
  return out;
}

}  // namespace

std::optional<Enumerated> enumerate(const Play& play, std::size_t most_sequences,
                                    std::size_t most_dice) {
  Gatherer gatherer(play);
  Enumerated out;
  EverySequence dice(most_dice);
  do {
    if (++out.sequences > most_sequences) return {};
    try {
      const auto played = roll(play, dice);
      gatherer.add(played, dice.chance());
    } catch (const EverySequence::TooLong&) {
      out.left += dice.chance();
    }
  } while (dice.advance());
  out.odds = gatherer.take();
  return out;
}

std::vector<Odds> rolled(const Play& play, int times, std::uint64_t seed) {
  Gatherer gatherer(play);
  RandomDice dice(seed);
  for (int n = 0; n < times; ++n) gatherer.add(roll(play, dice), 1);
  return gatherer.take();
}

std::vector<Odds> repeated(const Play& play, int times, std::uint64_t seed) {
  Sampler sampler(play);
  RandomDice dice(seed);
  sampler.resolve(times, dice);
  return sampler.counts();
}

std::string differences(const Play& play, const std::vector<Odds>& one,
                        const std::vector<Odds>& other, double tolerance) {
  std::string out;
  for (std::size_t n = 0; n < play.parts.size(); ++n)
    for (std::size_t key = 0; key < one[n].keys.size(); ++key) {
      const auto& test = *play.parts[n].test;
      const auto what = std::string(test.id) + " (part " + std::to_string(n + 1) + ") " +
                        std::string(test.outcome[key].id);
      out += differences(what, one[n].keys[key], other[n].keys[key], tolerance);
    }
  return out;
}

}  // namespace nfw::testing
