#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace nfw::report {

/// A cell as RFC 4180 has it: in quotes where a comma, a quote or the end of a line stands in it.
std::string csv_cell(std::string_view text);
/// The cells of a line, and its end.
std::string csv_line(const std::vector<std::string>& cells);

}  // namespace nfw::report
