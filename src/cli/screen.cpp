#include "screen.hpp"

#include "nfw/base/spelling.hpp"
#include "values.hpp"

namespace nfw::cli {

std::optional<std::size_t> screen_columns(const World& world) {
  if (const auto said = world.env("COLUMNS"))
    if (const auto columns = read_unsigned(*said); columns && *columns > 0) return *columns;
  if (const auto columns = world.out_is_terminal ? world.columns() : 0; columns > 0) return columns;
  return {};
}

std::optional<bool> has_all_letters(const World& world) {
  for (const auto* name : {"LC_ALL", "LC_CTYPE", "LANG"})
    if (const auto value = world.env(name); value && !value->empty())
      return folded(*value).find("utf8") != std::string::npos ||
             folded(*value).find("utf-8") != std::string::npos;
  return {};
}

void browse(const World& world, std::string_view text) {
  (world.browse ? world.browse : world.out)(text);
}

}  // namespace nfw::cli
