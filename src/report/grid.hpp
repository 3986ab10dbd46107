#pragma once

#include <string>
#include <vector>

#include "words.hpp"

namespace nfw::report {

/// Rows of cells under a heading, of which the first column names the row.
struct Grid {
  using Line = std::vector<std::string>;

  Line heading;
  std::vector<Line> rows = {};
  std::vector<std::string> below = {};  // what follows each row, laid out; or nothing
  std::vector<bool> numbers = {};       // columns of numbers stand flush right
  std::size_t indent = 0;
  bool ruled = true;  // a line under the heading

  /// Laid out as wide as the page takes tables: cells are broken at blanks, and where not even
  /// their words have room side by side, a row becomes a list of what it says in each column.
  [[nodiscard]] std::string text() const;
};

/// A reference table as a grid; its rows with their chapters, where these are not all the table's.
Grid grid_of(const ReferenceTable& table, Lang lang, bool with_chapters = true);

}  // namespace nfw::report
