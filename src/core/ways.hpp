#pragma once

#include <map>
#include <memory>
#include <tuple>

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
  ~Ways();

  struct End {
    Facts facts;
    std::size_t number = 0;  // in the order in which they were found
  };
  /// From one roll to the next, or to an end.
  struct Way;
  /// Begins to play.
  Way* begin();
  /// Plays on up to a stage, without it. At the end of all stages an end is reached.
  Way* play(Way* way, std::size_t last, DiceSource& dice);
  static End& end_of(const Way& way);
  [[nodiscard]] const Procedure& procedure() const { return procedure_; }
  [[nodiscard]] bool tells(std::size_t key) const { return machine_.flow().tells(key); }
  /// Counts of a key that was told on the way.
  [[nodiscard]] Law told(std::size_t key) const;

 private:
  struct Place;

  /// On to the next roll.
  void go_on(std::size_t stage, bool kept, State state, Way& way);
  End& end_at(const State& state);
  Way& way_of(Place& place, Answer answer);
  Answer draw(const Roll& roll, DiceSource& dice);

  Procedure procedure_;
  Machine machine_;
  std::map<std::tuple<std::size_t, bool, State>, std::unique_ptr<Place>> places_;
  std::map<State, std::unique_ptr<End>> ends_;
  std::unique_ptr<Way> first_;
  std::vector<Face> faces_;
};

}  // namespace nfw
