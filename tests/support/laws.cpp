#include "laws.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "nfw/faces.hpp"
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

using Outcomes = std::vector<std::optional<Outcome>>;  // by test; nothing where it is not due

Outcomes outcomes(const Chain& chain, DiceSource& dice) {
  Outcomes out(chain.size());
  Facts first = chain[0].said;
  complete(*chain[0].test, first);
  auto done = resolve(make_procedure(*chain[0].test, first), dice);
  out[0] = done.conclusion.outcome;
  for (std::size_t n = 1; n < chain.size(); ++n) {
    const auto facts = following(chain[n - 1], done.conclusion, chain[n]);
    if (!facts) break;
    done = resolve(make_procedure(*chain[n].test, *facts), dice);
    out[n] = done.conclusion.outcome;
  }
  return out;
}

Outcomes outcomes(const Engagement& both, DiceSource& dice) {
  const auto fought = fight(both, dice);
  const auto list = listed(both);
  Outcomes out(list.tests.size());
  for (const auto side : both_sides) out[side] = fought.attacks[side].conclusion.outcome;
  for (const auto& after : fought.after)
    for (std::size_t n = both_sides.size(); n < out.size(); ++n)
      if (list.sides[n] == after.side && list.tests[n].test == after.resolved.procedure.test)
        out[n] = after.resolved.conclusion.outcome;
  return out;
}

Outcomes outcomes(const Play& play, DiceSource& dice) {
  return play.both ? outcomes(*play.both, dice) : outcomes(play.chain, dice);
}

// What came of the rolls, with the weight of each.
class Gatherer {
 public:
  explicit Gatherer(const Play& play) : tests_(tests_of(play)) {
    for (const auto* test : tests_) laws_.emplace_back(test->outcome.size());
  }
  void add(const Outcomes& outcomes, double p) {
    for (std::size_t n = 0; n < laws_.size(); ++n)
      for (std::size_t key = 0; key < laws_[n].size(); ++key)
        nfw::add(
            laws_[n][key],
            outcomes[n] ? (*outcomes[n])[key] : word_value(not_due_of(tests_[n]->outcome[key])), p);
  }
  Laws take() {
    for (std::size_t n = 0; n < laws_.size(); ++n)
      for (std::size_t key = 0; key < laws_[n].size(); ++key)
        sort(laws_[n][key], tests_[n]->outcome[key]);
    return std::move(laws_);
  }

 private:
  std::vector<const TestTable*> tests_;
  Laws laws_;
};

Laws laws_of(std::vector<Odds> odds) {
  Laws out;
  for (auto& one : odds) out.push_back(std::move(one.keys));
  return out;
}

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

}  // namespace

std::vector<const TestTable*> tests_of(const Play& play) {
  std::vector<const TestTable*> out;
  std::ranges::transform(play.both ? listed(*play.both).tests : play.chain, std::back_inserter(out),
                         &Link::test);
  return out;
}

Laws exact(const Play& play) {
  return laws_of(play.both ? listed(odds(*play.both)) : odds(play.chain));
}

std::optional<Enumerated> enumerate(const Play& play, std::size_t most_sequences,
                                    std::size_t most_dice) {
  Gatherer gatherer(play);
  Enumerated out;
  EverySequence dice(most_dice);
  do {
    if (++out.sequences > most_sequences) return {};
    try {
      const auto what = outcomes(play, dice);
      gatherer.add(what, dice.chance());
    } catch (const EverySequence::TooLong&) {
      out.left += dice.chance();
    }
  } while (dice.advance());
  out.laws = gatherer.take();
  return out;
}

Laws rolled(const Play& play, int times, std::uint64_t seed) {
  Gatherer gatherer(play);
  RandomDice dice(seed);
  for (int n = 0; n < times; ++n) gatherer.add(outcomes(play, dice), 1);
  return gatherer.take();
}

Laws repeated(const Play& play, int times, std::uint64_t seed) {
  if (play.both) return rolled(play, times, seed);  // as the program does
  RandomDice dice(seed);
  Sampler sampler(play.chain);
  for (int n = 0; n < times; ++n) sampler.resolve_once(dice);
  Laws out;
  for (const auto& keys : sampler.tallies()) {
    auto& laws = out.emplace_back();
    for (const auto& tallies : keys) {
      auto& law = laws.emplace_back();
      for (const auto& [value, count] : tallies) law.push_back({value, static_cast<double>(count)});
    }
  }
  return out;
}

std::string differences(const Play& play, const Laws& one, const Laws& other, double tolerance) {
  std::string out;
  const auto tests = tests_of(play);
  for (std::size_t n = 0; n < tests.size(); ++n)
    for (std::size_t key = 0; key < one[n].size(); ++key) {
      auto values = one[n][key];
      values.insert(values.end(), other[n][key].begin(), other[n][key].end());
      for (auto at = values.begin(); at != values.end(); ++at) {
        const auto same = [&](const Chance& before) { return before.value == at->value; };
        if (std::any_of(values.begin(), at, same)) continue;
        const auto p = chance_of(one[n][key], at->value);
        const auto q = chance_of(other[n][key], at->value);
        if (std::abs(p - q) > tolerance)
          out += std::string(tests[n]->id) + " (" + std::to_string(n + 1) + ") " +
                 std::string(tests[n]->outcome[key].id) + " = " + text_of(at->value) + ": " +
                 std::to_string(p) + ", " + std::to_string(q) + "\n";
      }
    }
  return out;
}

}  // namespace nfw::testing
