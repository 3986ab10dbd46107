#pragma once

#include <functional>
#include <string_view>

#include "node.hpp"

namespace nfw::tables {

using Knows = std::function<bool(std::string_view fact)>;

/// A stage that is like one of another test: what it has itself, and what `lender` has besides,
/// without the rows that ask for facts which this test does not know: nothing is ever known of
/// them. Rows keep the place where they are written, and the chapter: their own, or that of the
/// lender's test.
Node borrowed(const Node& own, const Node& lender, std::string_view chapter, const Knows& knows);

}  // namespace nfw::tables
