#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "nfw/base/node.hpp"
#include "nfw/house.hpp"

namespace nfw::cli {

/// A file, or why there is none.
struct FileText {
  enum class Fault { none, unnamed, missing, out_of_reach, folder, special, unreadable, too_big };
  Fault fault = Fault::none;
  std::string text = {};
};

/// A file that the player names may be a pipe; one that is found without his word may not, since
/// reading it could wait for ever.
enum class Readable { any, regular };

/// All that a command may see or touch outside itself.
struct World {
  std::function<void(std::string_view)> out;
  std::function<void(std::string_view)> err;
  std::function<std::optional<std::string>()> read_line;  // of standard input; nothing at its end
  /// A file of at most so many bytes; "-" is standard input.
  std::function<FileText(const std::string& path, std::size_t most, Readable)> read_file;
  /// Reads structured text (TOML); what cannot be read is a problem.
  std::function<Node(std::string_view text, const std::string& file, Problems& problems)> parse;
  /// Lays house rules over the built-in rulesets.
  std::function<HouseRules(const std::vector<HouseFile>&)> lay_over;
  std::function<std::optional<std::string>(const char*)> env;
  std::function<std::uint64_t()> fresh_seed;
  std::function<double()> seconds = [] { return 0.0; };      // of a clock that only goes on
  std::function<bool()> interrupted = [] { return false; };  // the player wants it to end
  bool out_is_terminal = false;
  bool err_is_terminal = false;
  std::string_view commit = {};  // that the program was built from, where that is known
};

/// Whether its terminal obeys escapes and does not show them.
inline bool obeys_escapes(const World& world) { return world.env("TERM") != std::string("dumb"); }

}  // namespace nfw::cli
