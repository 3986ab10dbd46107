#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "nfw/base/node.hpp"
#include "nfw/house.hpp"

namespace nfw::cli {

/// A file, or why there is none.
struct FileText {
  enum class Fault {
    none,
    unnamed,
    name_too_long,
    missing,
    out_of_reach,
    folder,
    special,
    unreadable,
    too_big,
    interrupted,  // before it had come to its end
    exists,       // of one that is to be new
    unwritable,   // what is to be kept cannot be: the disk is full, or may not be written to
    unconfirmed,  // it was written and can be read, but the disk would not say that it has it
    unlockable,   // the file system keeps no two writers apart
    uncut         // what was to be set aside could not be cut off
  };
  Fault fault = Fault::none;
  std::string text = {};
};

/// A file that the player names may be a pipe; one that is found without his word may not, since
/// reading it could wait for ever.
enum class Readable { any, regular };

/// A file that is added to, and that nobody else adds to while this lives.
struct HeldFile {
  FileText::Fault fault = FileText::Fault::none;
  std::string text = {};
  /// Adds to its end, in one write and down to the disk. Where it cannot, the file is as before,
  /// but for what is unconfirmed.
  std::function<FileText::Fault(std::string_view)> append = {};
  /// Cuts it there, once what stood behind is kept in another file. `uncut` is its own fault, and
  /// it is as before, without the other file, unless the disk will not say so; any other fault is
  /// that of the other file.
  std::function<FileText::Fault(std::size_t from, const std::string& other)> set_aside = {};
};

/// What a key that completes makes of a line up to the cursor: this is added, and that is shown.
struct Completion {
  std::string added = {};
  std::string shown = {};
};

/// What stands before a line that is written at a terminal, and what helps to write it.
struct Prompt {
  std::string text;
  std::function<Completion(const std::string& before)> complete = {};
  std::span<const std::string> past = {};  // lines that may come again, the oldest first
};

/// All that a command may see or touch outside itself.
struct World {
  std::function<void(std::string_view)> out;
  std::function<void(std::string_view)> err;
  /// Of standard input; nothing at its end. What is longer than so many bytes loses the rest, and
  /// where that goes on and on it is the last.
  std::function<std::optional<std::string>(std::size_t most)> read_line;
  /// Asks for a line at the terminal; nothing at its end, or where the player drops it by an
  /// interrupt. Empty where there is no terminal.
  std::function<std::optional<std::string>(const Prompt&)> edit_line = {};
  /// Whether standard input has a line that nobody need wait for.
  std::function<bool()> line_is_there = [] { return true; };
  /// Keeps a line that is told where what is written to `out` cannot be shown.
  std::function<void(std::string_view)> if_not_shown = [](std::string_view) {};
  /// Shows what was written so far; false where nobody reads it any more.
  std::function<bool()> show = [] { return true; };
  /// A file of at most so many bytes; "-" is standard input.
  std::function<FileText(const std::string& path, std::size_t most, Readable)> read_file;
  /// Makes a file that was not there, whole and down to the disk.
  std::function<FileText::Fault(const std::string& path, std::string_view text)> create_file = {};
  /// Puts a whole file in the place of what stands there, or makes it; never a half one.
  std::function<FileText::Fault(const std::string& path, std::string_view text)> put_file = {};
  /// A file to add to, of at most so many bytes; waits for whoever holds it, and meanwhile calls
  /// `waits` again and again: what that throws ends it.
  std::function<HeldFile(const std::string& path, std::size_t most,
                         const std::function<void()>& waits)>
      hold_file = {};
  /// The files of the working folder whose names end so, in alphabetical order.
  std::function<std::vector<std::string>(std::string_view ending)> files_ending =
      [](std::string_view) { return std::vector<std::string>(); };
  /// Today and now, in UTC: 2026-11-28T19:42:10Z.
  std::function<std::string()> date = [] { return std::string(); };
  /// Reads structured text (TOML); what cannot be read is a problem.
  std::function<Node(std::string_view text, const std::string& file, Problems& problems)> parse;
  /// Lays house rules over the built-in rulesets, as far as it is asked.
  std::function<HouseRules(const std::vector<HouseFile>&, const HouseScope&)> lay_over;
  std::function<std::optional<std::string>(const char*)> env;
  bool has_drives = false;  // a path may begin with one, has backslashes, too, and lists semicolons
  std::function<std::uint64_t()> fresh_seed;
  std::function<double()> seconds = [] { return 0.0; };      // of a clock that only goes on
  std::function<bool()> interrupted = [] { return false; };  // the player wants it to end
  std::function<void()> go_on = [] {};                       // what ended so was but a part of it
  /// Shows what may be longer than the screen; without it, it is written like all else.
  std::function<void(std::string_view)> browse = {};
  bool out_is_terminal = false;
  std::function<std::size_t()> columns = [] { return std::size_t{0}; };  // of it; 0: unknown
  bool err_is_terminal = false;
  std::string_view sources = {};  // commit and tables that it was built from
};

/// Whether its terminal obeys escapes and does not show them.
inline bool obeys_escapes(const World& world) { return world.env("TERM") != std::string("dumb"); }

}  // namespace nfw::cli
