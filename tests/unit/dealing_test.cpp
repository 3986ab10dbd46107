#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <vector>

#include "nfw/odds.hpp"
#include "prepared.hpp"

// Hits that are dealt in turn go round: each round gives one to every model that lives, and the
// last one its odd hits to those with the fewest Wounds left. Here one hit after the other, to
// models that are told apart; the program knows only how many have how many Wounds left.

namespace {

using namespace nfw;

// How likely it is that so many are killed.
using Killed = std::vector<double>;

class Dealing {
 public:
  Dealing(int models, int wounds, double fails) : models_(models), fails_(fails) {
    left_.assign(static_cast<std::size_t>(models), wounds);
  }
  Killed deal(int hits) {
    if (const auto known = known_.find({left_, hits}); known != known_.end()) return known->second;
    const auto living = left_;
    auto out = hit(0, hits);
    known_[{living, hits}] = out;
    return out;
  }

 private:
  // From the n-th of those who live on; nobody is left: the rest of the hits kill no more.
  Killed hit(std::size_t n, int hits) {
    if (hits == 0 || left_.empty()) {
      Killed out(static_cast<std::size_t>(models_) + 1);
      out[static_cast<std::size_t>(models_) - left_.size()] = 1;
      return out;
    }
    if (n == left_.size()) {
      const auto before = left_;
      std::ranges::sort(left_);
      auto out = deal(hits);
      left_ = before;
      return out;
    }
    auto out = hit(n + 1, hits - 1);
    for (auto& p : out) p *= 1 - fails_;
    const auto before = left_;
    const bool dies = left_[n] == 0;
    if (dies)
      left_.erase(left_.begin() + static_cast<std::ptrdiff_t>(n));
    else
      --left_[n];
    const auto after = hit(dies ? n : n + 1, hits - 1);
    left_ = before;
    for (std::size_t k = 0; k < out.size(); ++k) out[k] += fails_ * after[k];
    return out;
  }

  int models_;
  double fails_;
  std::vector<int> left_;  // Wounds of those who live, the fewest first at the start of a round
  std::map<std::pair<std::vector<int>, int>, Killed> known_;
};

// 2D6 must be greater than the save.
double fails(int save) {
  int out = 0;
  for (int a = 1; a <= 6; ++a)
    for (int b = 1; b <= 6; ++b) out += a + b > save ? 0 : 1;
  return out / 36.0;
}

Killed killed(int hits, int models, int wounds, int save) {
  const auto line = "save --hits " + std::to_string(hits) + " --figures " + std::to_string(models) +
                    " --wounds " + std::to_string(wounds) + " --save " + std::to_string(save) +
                    " --ruling wound-allocation=spread";
  const auto play = testing::prepared(line);
  const auto& keys = play.parts[0].test->outcome;
  const auto key = std::ranges::find(keys, "kills", &OutcomeKey::id) - keys.begin();
  const auto laws = odds(play);
  Killed out(static_cast<std::size_t>(models) + 1);
  for (const auto& [value, p] : laws[0].keys[static_cast<std::size_t>(key)])
    out[static_cast<std::size_t>(value.number)] += p;
  return out;
}

TEST_CASE("3.4.3: hits dealt in turn, as many as models or more, go round") {
  for (int models = 1; models <= 4; ++models)
    for (int wounds = 0; wounds <= 3; ++wounds)
      for (const int save : {4, 7, 10})
        for (int hits = models; hits <= 14; ++hits) {
          CAPTURE(models);
          CAPTURE(wounds);
          CAPTURE(save);
          CAPTURE(hits);
          const auto wanted = Dealing(models, wounds, fails(save)).deal(hits);
          const auto got = killed(hits, models, wounds, save);
          for (std::size_t k = 0; k < wanted.size(); ++k)
            CHECK(std::abs(wanted[k] - got[k]) < 1e-12);
        }
}

TEST_CASE(
    "3.4.3: nine hits on three models with two Wounds and a save of 7 kill nobody in 51.5 %") {
  CHECK(killed(9, 3, 2, 7)[0] == doctest::Approx(0.515).epsilon(1e-3));
}

}  // namespace
