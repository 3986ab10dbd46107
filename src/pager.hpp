#pragma once

#include <string>

namespace nfw {

struct Screen {
  std::size_t columns = 0;  // 0: unknown
  std::size_t lines = 0;
};
/// Of the terminal that standard output is; of none there is nothing to know.
Screen screen();

/// Shows a text in the player's pager (PAGER, else less). False where he wants none, or it cannot
/// be had; one that he closes early has shown what he wanted to see.
bool shown_in_pager(const std::string& text);

}  // namespace nfw
