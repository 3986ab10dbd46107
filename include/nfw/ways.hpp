#pragma once

#include <map>
#include <memory>
#include <tuple>
#include <unordered_map>

#include "nfw/faces.hpp"
#include "nfw/law.hpp"
#include "nfw/machine.hpp"

namespace nfw {

/// Plays a procedure over and over, and remembers where each answer of the dice has led: nothing is
/// worked out, nor allocated, for a way that has been gone before.
class Ways {
 public:
  Ways(Procedure procedure, const Purpose& purpose);
  Ways(const Ways&) = delete;
  Ways& operator=(const Ways&) = delete;
  ~Ways() = default;

  /// An end, and how often it was reached.
  struct End {
    Facts facts;
    std::size_t number = 0;  // in the order in which they were found
    std::int64_t count = 0;
  };
  /// Plays once.
  End& play(DiceSource& dice);
  [[nodiscard]] const Procedure& procedure() const { return procedure_; }
  [[nodiscard]] bool tells(std::size_t key) const { return machine_.flow().tells(key); }
  /// Counts of a key that was told on the way.
  [[nodiscard]] Law told(std::size_t key) const;
  /// Ends by their states.
  [[nodiscard]] const std::map<State, std::unique_ptr<End>>& ends() const { return ends_; }

 private:
  struct Place;
  /// From one roll to the next, or to an end.
  struct Way {
    std::int64_t count = 0;
    std::vector<std::pair<std::size_t, Value>> told;
    Place* to = nullptr;  // nullptr: the end
    End* end = nullptr;
  };
  struct Place {
    std::size_t stage = 0;
    bool kept = false;
    State state;
    Roll roll;
    std::unordered_map<std::int64_t, Way> by_value;
    std::map<std::pair<std::int64_t, std::int64_t>, Way> with_naturals;
  };

  /// On to the next roll.
  void go_on(std::size_t stage, bool kept, State state, Way& way);
  End& end_at(const State& state);
  Way& way_of(Place& place, Answer answer);
  Answer draw(const Roll& roll, DiceSource& dice);

  Procedure procedure_;
  Machine machine_;
  std::map<std::tuple<std::size_t, bool, State>, std::unique_ptr<Place>> places_;
  std::map<State, std::unique_ptr<End>> ends_;
  Way first_;
  std::vector<Face> faces_;
};

}  // namespace nfw
