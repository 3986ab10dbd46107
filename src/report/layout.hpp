#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nfw/table.hpp"
#include "report.hpp"

namespace nfw::report {

inline constexpr std::size_t label_width = 11;

/// How wide all is laid out that is printed while this lives: text, and tables that gain by more.
/// Without one it is 80 columns.
class Page {
 public:
  /// As wide as a screen of so many columns lets it be, from 40 on: a text has no use for more than
  /// 80 of them, a table for no more than 120. Without all letters they are spelt in ASCII.
  explicit Page(std::optional<std::size_t> screen, bool all_letters = true);
  /// As wide as this column of a wider page.
  static Page column(std::size_t width) { return {width, width, in_ascii()}; }
  ~Page();
  Page(const Page&) = delete;
  Page(Page&&) = delete;
  Page& operator=(const Page&) = delete;
  Page& operator=(Page&&) = delete;

  static std::size_t text();
  static std::size_t table();
  static bool in_ascii();

 private:
  Page(std::size_t text, std::size_t table, bool ascii);

  std::size_t text_;
  std::size_t table_;
  bool ascii_;
  const Page* before_;
};

/// A piece of text that is not broken across lines, and how wide a terminal shows it.
struct Piece {
  std::string text;
  std::size_t width;
  bool joined = false;  // of a command: a line that is broken before it ends in a backslash
};
Piece piece(std::string text);
/// The words of a command, to be pasted into a shell however they are laid out.
std::vector<Piece> command_pieces(std::vector<std::string> words);
/// Bold where colour is on.
Piece bold(std::string text, bool color);

/// Lays pieces out with blanks between them, under a label in the left column; further lines are
/// indented as far as the first. Nothing is wider than the page, but for a piece that is.
std::string paragraph(std::string_view label, const std::vector<Piece>& pieces,
                      std::size_t indent = label_width);
/// The first line of a report; bold where colour is on.
std::string title_line(std::string_view title, bool color = false);
/// A text filled up with blanks, or with blanks before it.
std::string padded(std::string_view text, std::size_t columns, bool right);
/// The words of a sentence as pieces.
std::vector<Piece> words(std::string_view text);

/// "House      club.toml": the house rules that change a table; nothing where none do.
std::string house_line(List<std::string_view> house, Lang lang);

/// "From list  turin.toml: --commands 2; by hand --cv": what the files of lists answered, but for
/// what is 0; nothing without any.
std::string from_lists(const Part& part, Lang lang);

/// "Assumed    --weapon musket": choices that were left to their default; nothing without any.
std::string assumed_line(const TestTable& test, const std::vector<Slot>& given, const Facts& facts,
                         Lang lang);

}  // namespace nfw::report
