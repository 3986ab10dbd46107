#pragma once

#include <deque>
#include <map>
#include <memory>
#include <tuple>

#include "nfw/law.hpp"
#include "nfw/machine.hpp"
#include "thrower.hpp"
#include "window.hpp"

namespace nfw {

/// Plays a procedure over and over, and remembers where each answer of the dice has led: for a way
/// that has been gone before nothing is worked out, looked for, or allocated.
class Ways {
 public:
  Ways(Procedure procedure, const Purpose& purpose);
  Ways(const Ways&) = delete;
  Ways& operator=(const Ways&) = delete;
  ~Ways() = default;

  struct Place;
  struct End {
    Facts facts;
    std::int64_t number = 0;  // in the order in which they were found
  };
  /// From one roll to the next, or to an end.
  struct Way {
    std::int64_t count = 0;
    std::vector<std::pair<std::size_t, Value>> told = {};
    Place* to = nullptr;  // nullptr: the end
    const End* end = nullptr;
  };
  /// Where a roll is due.
  struct Place {
    std::size_t stage = 0;
    bool kept = false;
    bool naturals = false;  // matter
    State state;
    Thrower thrower;
    Window<Window<Way*>> ways = {};  // by naturals and value of the answer
  };

  /// Begins to play.
  Way* begin() {
    ++first_.count;
    return &first_;
  }
  /// Plays on up to a stage, without it. At the end of all stages an end is reached.
  Way* play(Way* way, std::size_t last, RandomDice& dice) {
    int rolls = 0;
    while (way->to != nullptr && way->to->stage < last) {
      once_more(rolls);
      auto& place = *way->to;
      auto answer = place.thrower.draw(dice);
      if (!place.naturals) answer.naturals = 0;
      auto*& next = place.ways.at(answer.naturals).at(answer.value);
      if (next == nullptr) next = new_way(place, answer);
      way = next;
      ++way->count;
    }
    return way;
  }
  [[nodiscard]] const Procedure& procedure() const { return procedure_; }
  [[nodiscard]] bool tells(std::size_t key) const { return machine_.flow().tells(key); }
  /// Counts of a key that was told on the way.
  [[nodiscard]] Law told(std::size_t key) const;

 private:
  /// On to the next roll.
  void go_on(std::size_t stage, bool kept, State state, Way& way);
  const End* end_at(const State& state);
  Way* new_way(const Place& place, Answer answer);

  Procedure procedure_;
  Machine machine_;
  FaceTables tables_;
  std::map<std::tuple<std::size_t, bool, State>, std::unique_ptr<Place>> places_;
  std::map<State, std::unique_ptr<End>> ends_;
  std::deque<Way> ways_;  // that begin with a roll
  Way first_;
};

}  // namespace nfw
