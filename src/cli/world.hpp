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
  bool out_is_terminal = false;
};

}  // namespace nfw::cli
