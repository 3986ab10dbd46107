#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace nfw::report {

/// Who reads comma-separated values: anybody, as RFC 4180 has them; or a spreadsheet that takes a
/// comma for the point of decimals, semicolons between cells, and much that looks like a number or
/// a date for one.
enum class CsvForm { plain, excel };

/// Writes lines of cells.
class CsvWriter {
 public:
  explicit CsvWriter(CsvForm form);
  void add(const std::vector<std::string>& cells);
  /// A cell that is text whatever it looks like, as a chapter is.
  [[nodiscard]] std::string as_text(std::string_view text) const;
  std::string take() { return std::move(out_); }

 private:
  [[nodiscard]] std::string cell(const std::string& text) const;

  CsvForm form_;
  std::string out_;
};

}  // namespace nfw::report
