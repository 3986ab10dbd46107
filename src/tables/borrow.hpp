#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "toml_node.hpp"

namespace nfw::tables {

/// Who borrows a stage, as far as the loan asks for it.
struct Borrower {
  std::function<bool(std::string_view fact)> knows;
  /// Of a lender in another rulebook: the switches of its rulings, as they are read there.
  std::map<std::string, std::string, std::less<>> readings;
  /// ... and what stands before its chapters.
  std::string book;
};

/// A stage that is like one of another test: what it has itself, and what `lender` has besides,
/// without the rows that ask for facts which this test does not know: nothing is ever known of
/// them. A row with the id of a lent one says what is different in that. Rows keep the place where
/// they are written, and the chapter: their own, or that of the lender's test.
Node borrowed(const Node& own, const Node& lender, std::string_view chapter,
              const Borrower& borrower);

/// Dice, modifiers and halvings without a chapter of their own bear that of the roll.
void give_chapter_to_rows(Node& stage);

/// A stage that is like one above it in its own test: what it has itself, and the rest of that.
/// `with_dice`: the dice as well.
Node like_stage_above(const Node& own, const Node& above, bool with_dice);

}  // namespace nfw::tables
