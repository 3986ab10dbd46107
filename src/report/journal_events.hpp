#pragma once

#include <cstdint>
#include <string_view>

#include "entries.hpp"

/// A line of a battle as it is read: without a tree of all that it holds as evidence, since a
/// battle is read whole for each command.
namespace nfw::report {

/// A value that is no list.
struct Scalar {
  enum class Is : std::uint8_t { nothing, flag, number, text };
  Is is = Is::nothing;
  std::int64_t number = 0;  // 0 and 1 of a flag
  std::int64_t parts = 1;   // ... which is divided by this
  std::string_view text = {};
};
/// What is too large to count with has no parts: whoever asks for it throws std::out_of_range.
Scalar whole_scalar(std::int64_t value);
Scalar whole_scalar(std::uint64_t value);
Scalar decimal_scalar(double value);
/// What it is of a key; of one that is a list, one of its values. Throws std::out_of_range.
Number key_number(const battle::State& state, std::size_t record, Slot key, const Scalar& value);
/// Whether a key names another record.
bool leads(const battle::State& state, std::size_t record, Slot key);

/// A text that may be shown on a terminal: a file may come from anywhere. Throws std::out_of_range.
std::string shown_text(std::string_view text);
/// The same of what was made printable when it was written, and so is no longer than that.
std::string shown_line(std::string_view text);

/// Faces as they stand in a line: "2 6 4". Throws std::out_of_range.
std::vector<Face> faces_of(std::string_view text);

/// Adds to the entry what all kinds of entries have; `now` has the records that it changes. Throws
/// what the library of JSON throws, or std::out_of_range.
void read_common(std::string_view line, const battle::State& now, battle::Entry& out);

}  // namespace nfw::report
