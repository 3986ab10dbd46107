#pragma once

#include <string>
#include <vector>

#include "nfw/house.hpp"
#include "nfw/procedure.hpp"
#include "state.hpp"

namespace nfw::battle {

/// What an entry of a journal is about.
enum class EntryKind : std::uint8_t {
  test,
  act,
  set,
  note,
  round,
  undo,
  redo,
  open,   // a test is begun, whose player is asked for his dice
  faces,  // of one roll of it
  rules,  // a ruling or a house file from here on
  add,    // records that come later
  count,  // a claim: so many are left
  edit    // of what was entered before
};

/// What an edit does to the intents in force: takes one out, says another thing with it, or puts
/// one in where it belongs.
enum class Edit : std::uint8_t { none, out, amend, put };

/// How one roll of a test fell.
struct Fallen {
  std::string roll;
  std::vector<Face> faces;
};

/// A flag of a test that a player said, and its values in full: the same in all languages.
struct Said {
  std::string flag;
  std::vector<std::string> values;
};

/// One entry: what was done, and the changes that it made. All else that its line in the file holds
/// is evidence: it is held against what it rests on, and never taken over.
struct Entry {
  std::int64_t number = 0;
  std::string at;  // UTC, for the reader
  std::int64_t turn = 0;
  std::uint16_t round = 0;
  EntryKind kind = EntryKind::note;
  std::string said;     // the line as it was typed
  std::string why;      // or the text of a note
  std::string got;      // in one word
  std::int64_t of = 0;  // the entry that is undone or redone, or the open one that this belongs to
  bool anyway = false;  // it was not due, or not allowed, and taken all the same
  std::vector<std::size_t> seats = {};
  Changes changes = {};

  std::string deed = {};                       // that was taken, or is open, ...
  std::vector<std::string> args = {};          // ... with these words, while it is open
  std::vector<Said> hand = {};                 // what was said with it
  std::vector<std::string> said_rulings = {};  // SWITCH=VALUE, besides those in force
  std::vector<Fallen> dice = {};               // of each stage, in the order fallen
  std::optional<std::uint64_t> seed = {};      // that they were drawn with
  bool typed = false;                          // the player said the seed
  bool asked = false;                          // the player rolled
  std::int64_t again = 0;                      // the entry whose dice these were before
  std::vector<std::int64_t> aside = {};        // entries whose dice never count again
  Fallen fallen = {};                          // of faces
  std::string ruling = {};                     // SWITCH=VALUE
  std::optional<HouseFile> house = {};         // or a file of house rules
  std::vector<Record> added = {};

  Edit edit = Edit::none;
  std::int64_t target = 0;              // the entry that an edit is about, or behind which it puts
  std::vector<std::int64_t> left = {};  // entries that are out of force from here on
  std::vector<Entry> follow = {};       // what is now put in, or comes out otherwise

  /// The entry under whose number its dice lie.
  [[nodiscard]] std::int64_t slot() const { return again != 0 ? again : number; }
};

/// The entries of a battle that are in force, in the order in which they happened at the table, as
/// they come out by now.
using Sequence = std::vector<Entry>;
/// Makes an edit.
void edit(Sequence& sequence, const Entry& edit);
/// The place of an entry in it, or its end.
Sequence::iterator find(Sequence& sequence, std::int64_t number);

/// A state and the records that an entry adds to it.
State with_added(State before, const Entry& entry);

/// An entry that does not follow from those before it.
class Contradiction : public std::runtime_error {
 public:
  enum class What { number, value, undone };
  explicit Contradiction(What what) : std::runtime_error("contradiction"), what_(what) {}
  [[nodiscard]] What kind() const { return what_; }

 private:
  What what_;
};

/// Which entries are in force: it knows them by their numbers.
class Order {
 public:
  using Numbers = std::vector<std::int64_t>;

  /// The next entry. Throws Contradiction.
  void add(EntryKind kind, std::int64_t of);
  /// What was done and not undone; what was undone and may be done again, the last last.
  [[nodiscard]] const Numbers& done() const { return done_; }
  [[nodiscard]] const Numbers& undone() const { return undone_; }
  /// Whether it was taken back.
  [[nodiscard]] bool is_undone(std::int64_t number) const;
  /// The test that is begun and not finished; 0: none.
  [[nodiscard]] std::int64_t open() const;
  /// The faces of a test that was begun, but for those that were taken back.
  [[nodiscard]] Numbers faces_of(std::int64_t open) const;
  /// Whether an entry is but a part of a test that was finished.
  [[nodiscard]] bool is_part(std::int64_t number) const;

 private:
  struct One {
    EntryKind kind;
    std::int64_t of;
  };
  [[nodiscard]] const One& one(std::int64_t number) const {
    return all_[static_cast<std::size_t>(number - 1)];
  }
  void do_next(const One& next);

  std::vector<One> all_ = {};
  Numbers done_ = {};
  Numbers undone_ = {};
};

/// Who acts in an entry, in whatever order they were named: its first seat, and the one that does
/// the same in a test that two take at once.
std::vector<std::size_t> who_act(const BattleRules& rules, const Entry& entry);

/// The entries of a battle in their order, and the state that they come to: the start, and every
/// change of every entry.
class Journal {
 public:
  explicit Journal(State start) : start_(std::move(start)), state_(start_) {}

  /// What it began with, and what it has come to.
  [[nodiscard]] const State& start() const { return start_; }
  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }
  [[nodiscard]] const Order& order() const { return order_; }
  [[nodiscard]] const Entry& entry(std::int64_t number) const {
    return entries_[static_cast<std::size_t>(number - 1)];
  }
  [[nodiscard]] std::int64_t next_number() const { return std::ssize(entries_) + 1; }
  /// The entry that undo takes back, or redo puts back; nullptr: there is none.
  [[nodiscard]] const Entry* last_done() const { return last(order_.done()); }
  [[nodiscard]] const Entry* last_undone() const { return last(order_.undone()); }
  /// The test that is begun and not finished, or nullptr.
  [[nodiscard]] const Entry* open() const;
  /// How the dice of a test that was begun fell.
  [[nodiscard]] std::vector<Fallen> fallen(std::int64_t open) const;
  [[nodiscard]] Sequence sequence() const;
  /// The dice that ever fell under this number.
  [[nodiscard]] std::vector<Fallen> slot(std::int64_t number) const;
  /// The number of a test like this one, in its turn and round, that is out of force: what it
  /// rolled counts again. 0: there is none.
  [[nodiscard]] std::int64_t free_slot(const Entry& like) const;
  /// Whether two tests are the same one at the same time, by the same who acts: one of the two
  /// where both do, whoever of them was named first.
  [[nodiscard]] bool alike(const Entry& one, const Entry& other) const;
  /// Throws Contradiction.
  void add(Entry entry);

 private:
  [[nodiscard]] const Entry* last(const Order::Numbers& numbers) const {
    return numbers.empty() ? nullptr : &entry(numbers.back());
  }

  State start_;
  State state_;
  std::vector<Entry> entries_ = {};
  Order order_ = {};
};

}  // namespace nfw::battle
