#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace nfw::cli {

/// All that a command may see or touch outside itself.
struct World {
  std::function<void(std::string_view)> out;
  std::function<void(std::string_view)> err;
  std::function<std::optional<std::string>()> read_line;  // of standard input; nothing at its end
  std::function<std::optional<std::string>(const char*)> env;
  std::function<std::uint64_t()> fresh_seed;
  std::function<double()> seconds = [] { return 0.0; };      // of a clock that only goes on
  std::function<bool()> interrupted = [] { return false; };  // the player wants it to end
  bool out_is_terminal = false;
  bool err_is_terminal = false;
};

}  // namespace nfw::cli
