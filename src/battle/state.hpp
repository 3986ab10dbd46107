#pragma once

#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "nfw/battle_rules.hpp"
#include "nfw/facts.hpp"
#include "nfw/roster.hpp"

/// A battle as it stands, and what becomes of it. Nothing here knows a rulebook, a file or a clock.
namespace nfw::battle {

/// A side, a command, a unit ...; the first of all is the battle itself.
struct Record {
  std::uint16_t kind = 0;
  std::size_t in = 0;  // place of the record that it stands in; the first stands in itself
  std::string handle;  // its name in the file: no two alike
  std::string name;
  Facts keys;
};

/// One key of a record, before and after. A value that is not known has no denominator.
struct Change {
  std::size_t record = 0;
  Slot key = no_slot;
  Number from;
  Number to;
};
using Changes = std::vector<Change>;

inline constexpr Number unknown{0, 0};
/// Of a key or fact, `unknown` where nothing is known.
Number value_of(const Facts& facts, Slot slot);

/// Whether two values of a key are the same one, known or not.
constexpr bool same(Number a, Number b) {
  return a.den == 0 || b.den == 0 ? a.den == b.den : a == b;
}

/// The battle itself comes on top of so many.
inline constexpr std::size_t most_records = 1000;

class State {
 public:
  /// Nothing but the battle itself, at the beginning of its first turn; rulings as SWITCH=VALUE.
  explicit State(const BattleRules& rules, List<std::string> rulings = {});

  /// Adds a record of which nothing is known yet.
  Record& add(std::uint16_t kind, std::size_t in, std::string handle, std::string name);
  /// Removes those that were added last.
  void remove_last(std::size_t count) {
    records_.erase(records_.end() - static_cast<std::ptrdiff_t>(count), records_.end());
    known_.clear();
  }
  /// Keys of a record of which nothing was said become what they are by default.
  void begin(std::size_t record);

  [[nodiscard]] const BattleRules& rules() const { return *rules_; }
  [[nodiscard]] const std::vector<Record>& records() const { return records_; }
  [[nodiscard]] const Record& operator[](std::size_t place) const { return records_[place]; }
  std::string& handle(std::size_t place) { return records_[place].handle; }
  /// Sets what is kept of a key before the battle begins.
  void keep(std::size_t record, Slot key, Number value);
  [[nodiscard]] const BattleRecord& kind(const Record& record) const {
    return rules_->records[record.kind];
  }
  /// The link, or the group, that a key is; nullptr: it is neither.
  [[nodiscard]] const BattleRecord::Link* link(std::size_t record, Slot key) const;
  /// The keys of a record, with what is worked out from them and from the records that hang
  /// together with it; until something changes.
  [[nodiscard]] const Facts& known(std::size_t record) const;
  /// Whether another record, of the kind that it is about, hangs together with this one.
  [[nodiscard]] bool hangs_together(std::size_t record, std::size_t other,
                                    const Bonded& bond) const;
  /// Visits the places of the records that hang together with this one.
  template <class Visit>
  void each(std::size_t record, const Bonded& bond, const Visit& visit) const;
  [[nodiscard]] bool is_gone(std::size_t record) const;
  /// Whether a side does not know of it; once the battle itself is gone it is over, and nothing is
  /// hidden any more.
  [[nodiscard]] bool is_hidden_from(std::size_t side, std::size_t record) const;
  /// The side that a record belongs to; the battle itself for what belongs to none.
  [[nodiscard]] std::size_t side_of(std::size_t record) const { return above(record, side_kind); }
  /// The record of this kind that it is or stands in.
  [[nodiscard]] std::size_t above(std::size_t record, std::uint16_t kind) const;
  [[nodiscard]] std::optional<std::size_t> find(std::string_view handle) const;

  /// What it is time for.
  [[nodiscard]] std::int64_t turn() const { return number(turn_key); }
  [[nodiscard]] std::uint16_t round() const {
    return static_cast<std::uint16_t>(number(round_key));
  }
  [[nodiscard]] std::uint16_t step() const { return static_cast<std::uint16_t>(number(step_key)); }

  /// Takes a change over. False where the key was not what the change says.
  bool apply(const Change& change);
  /// What it is of now.
  [[nodiscard]] Number value_of(const Change& change) const;

 private:
  friend class Changing;
  /// What is known of a record before anything is said of it: the rulings in force.
  [[nodiscard]] Facts blank(const TestTable& form) const;
  [[nodiscard]] std::int64_t number(std::string_view key) const;
  [[nodiscard]] std::int64_t count(std::size_t record, const BattleRecord::Count& row) const;
  [[nodiscard]] std::optional<Facts> counted_anew(std::size_t place) const;
  void work_out() const;

  const BattleRules* rules_;
  std::vector<std::string> rulings_;
  std::vector<Record> records_;
  mutable std::vector<Facts> known_;  // by record; empty: not worked out yet
};

template <class Visit>
void State::each(std::size_t record, const Bonded& bond, const Visit& visit) const {
  const auto side = bond.of == Whose::any ? 0 : side_of(record);
  for (std::size_t n = 0; n < records_.size(); ++n) {
    if (records_[n].kind != bond.kind || !hangs_together(record, n, bond)) continue;
    if (bond.of == Whose::any || (side_of(n) == side) == (bond.of == Whose::friendly)) visit(n);
  }
}

/// What is otherwise in a later state of the same records.
Changes difference(const State& before, const State& now);
/// The changes backwards.
Changes reversed(const Changes& changes);

/// A value of one fact as another says it: a choice by its name, a number as yes or no.
std::optional<Number> carried(const Fact& from, Number value, const Fact& to);

// ---- what is known for a test

/// Who is meant by a seat where nobody is named; nobody, where several may be.
std::optional<std::size_t> meant(const State& state, const BattleSeat& seat, std::size_t before);

/// What the state answers of a test's flags; what it does not know is left out.
struct Answered {
  Slot input = no_slot;
  std::uint16_t seat = 0;
  Number value;
};
/// What a player says instead of that.
struct ByHand {
  Slot said = no_slot;  // the same flag, or one that excludes it
  Number value;
  Answered file;
};
/// `said`: what the player says; a flag that is so much for each of another is left out where
/// neither he nor a row before it says that one.
std::vector<Answered> answers(const State& state, const Deed& deed,
                              const std::vector<std::size_t>& seats, const Facts& said);
/// The records that answer an input that is a list: their names, with a number.
struct Item {
  std::string_view name;
  std::int64_t count = 0;
};
std::vector<Item> items(const State& state, const BattleItems& row,
                        const std::vector<std::size_t>& seats);
/// The first reason why these seats may not do it, or nullptr; of those that ask no more than this
/// of the test.
const BattleRefusal* refusal(const State& state, const Deed& deed,
                             const std::vector<std::size_t>& seats, const Facts& facts);

// ---- what is due

struct Due {
  const BattleDue* row = nullptr;
  std::size_t record = 0;
};
/// All that is due in this round: what must be done first, each in the order of the table.
std::vector<Due> dues(const State& state);
/// What is due of a test or act and of this record as its first seat, or nullptr.
const BattleDue* due_of(const State& state, const Deed& deed, std::size_t record);
/// The row by which it would be due at another time of the turn, unless it may be at this one, too;
/// or nullptr.
const BattleDue* due_at_another_time(const State& state, const Deed& deed, std::size_t record);
/// Whether a test or act may be taken when it is due, and only then.
bool waits_for_due(const BattleRules& rules, const Deed& deed);
/// Whether it is done here without dice.
bool is_free(const State& state, const Deed& deed, const std::vector<std::size_t>& seats,
             const Facts& facts);

// ---- what changes

/// What a key would fall below 0 by: there is no more of it to take.
struct NoneLeft {
  std::size_t record = 0;
  Slot key = no_slot;
};

/// Changes as they are gathered: what changes twice is told once, and what follows from a change
/// by the rules that always hold is among them.
class Changing {
 public:
  explicit Changing(const State& state) : before_(state), now_(state) {}

  [[nodiscard]] const State& now() const { return now_; }
  void set(std::size_t record, Slot key, Number value);
  /// A later step of the round has come.
  void step(std::uint16_t step);
  /// What a test or act with these facts makes of its seats.
  void take(const Deed& deed, const std::vector<std::size_t>& seats, const Facts& facts);
  /// The end of the round, and of the turn behind its last one.
  void end_round();
  /// All in all, with what follows.
  Changes all();
  [[nodiscard]] const std::optional<NoneLeft>& none_left() const { return none_left_; }

 private:
  /// What the rows ask besides the record, and whose places links lead to.
  struct Asked {
    const TestTable& test;
    const Facts& facts;
    std::span<const std::size_t> seats;
  };
  [[nodiscard]] bool holds_of(const When& when, std::size_t record) const;
  void each(List<BattleChange> rows);
  void change(std::size_t record, const BattleChange& row, const Asked& asked);
  void change(std::size_t record, const KeyChange& row, const Asked& asked);
  void join_groups(std::size_t record, std::size_t other, Slot key);
  /// Whether the record, or one that stands in it, has this name.
  [[nodiscard]] bool is_called(std::size_t record, std::string_view name) const;
  /// Each gets its place among them, in the order of a list of names.
  void rank(std::vector<std::size_t> all, const KeyChange& row, const Asked& asked);
  void settle();
  [[nodiscard]] Number value_of(std::size_t record, const KeyChange& row, const Asked& asked);

  const State& before_;
  State now_;
  std::optional<NoneLeft> none_left_ = {};
};

/// Rules that change something for ever: a fault of the table.
class NeverEnds : public std::logic_error {
 public:
  NeverEnds() : std::logic_error("what always holds changes the battle for ever") {}
};

}  // namespace nfw::battle
