#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "nfw/table.hpp"
#include "report.hpp"

namespace nfw::report {

inline constexpr std::size_t page_width = 80;
inline constexpr std::size_t label_width = 11;

/// A piece of text that is not broken across lines, and how wide a terminal shows it.
struct Piece {
  std::string text;
  std::size_t width;
};
Piece piece(std::string text);
/// Bold where colour is on.
Piece bold(std::string text, bool color);

/// Lays pieces out with blanks between them, under a label in the left column; further lines are
/// indented as far as the first. Nothing is wider than the page, but for a piece that is.
std::string paragraph(std::string_view label, const std::vector<Piece>& pieces,
                      std::size_t indent = label_width);
/// A text filled up with blanks, or with blanks before it.
std::string padded(std::string_view text, std::size_t columns, bool right);
/// The words of a sentence as pieces.
std::vector<Piece> words(std::string_view text);

/// "House      club.toml": the house rules that change a table; nothing where none do.
std::string house_line(List<std::string_view> house, Lang lang);

/// "From list  turin.toml: --commands 2; by hand --cv": what the files of lists answered, but for
/// what is 0; nothing without any.
std::string from_lists(const Part& part, Lang lang);

}  // namespace nfw::report
