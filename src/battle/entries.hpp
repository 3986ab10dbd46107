#pragma once

#include <string>
#include <vector>

#include "state.hpp"

namespace nfw::battle {

/// What an entry of a journal is about.
enum class EntryKind : std::uint8_t { test, act, set, note, round, undo, redo };

/// One entry: what was done, and the changes that it made. All else that its line in the file holds
/// is evidence, and not read again.
struct Entry {
  std::int64_t number = 0;
  std::string at;  // UTC, for the reader
  std::int64_t turn = 0;
  std::uint16_t round = 0;
  EntryKind kind = EntryKind::note;
  std::string said;     // the line as it was typed
  std::string why;      // or the text of a note
  std::string got;      // in one word
  std::int64_t of = 0;  // the entry that is undone or redone
  std::vector<std::size_t> seats = {};
  Changes changes = {};
};

/// An entry that does not follow from those before it.
class Contradiction : public std::runtime_error {
 public:
  enum class What { number, value, undone };
  explicit Contradiction(What what) : std::runtime_error("contradiction"), what_(what) {}
  [[nodiscard]] What kind() const { return what_; }

 private:
  What what_;
};

/// The entries of a battle in their order, and the state that they come to: the start, and every
/// change of every entry.
class Journal {
 public:
  explicit Journal(State start) : state_(std::move(start)) {}

  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }
  [[nodiscard]] std::int64_t next_number() const { return std::ssize(entries_) + 1; }
  /// The entry that undo takes back, or redo puts back; nullptr: there is none.
  [[nodiscard]] const Entry* last_done() const { return last(done_); }
  [[nodiscard]] const Entry* last_undone() const { return last(undone_); }
  /// Throws Contradiction.
  void add(Entry entry);

 private:
  [[nodiscard]] const Entry* last(const std::vector<std::size_t>& places) const {
    return places.empty() ? nullptr : &entries_[places.back()];
  }
  void keep_order(const Entry& entry);

  State state_;
  std::vector<Entry> entries_ = {};
  std::vector<std::size_t> done_ = {};
  std::vector<std::size_t> undone_ = {};
};

}  // namespace nfw::battle
