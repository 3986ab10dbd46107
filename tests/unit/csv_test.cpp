#include <doctest/doctest.h>

#include "csv.hpp"

namespace {

using nfw::report::csv_cell;
using nfw::report::csv_line;

TEST_CASE("a cell stands as it is where nothing in it would end it") {
  CHECK(csv_cell("heavy cover") == "heavy cover");
  CHECK(csv_cell("").empty());
  CHECK(csv_cell("it's; -2") == "it's; -2");
}

TEST_CASE("commas, quotes and ends of lines are kept within quotes, a quote is doubled") {
  CHECK(csv_cell("a,b") == "\"a,b\"");
  CHECK(csv_cell("say \"no\"") == "\"say \"\"no\"\"\"");
  CHECK(csv_cell("a\nb") == "\"a\nb\"");
  CHECK(csv_cell("a\rb") == "\"a\rb\"");
}

TEST_CASE("a line has a comma between cells and none behind the last") {
  CHECK(csv_line({"a", "", "b,c"}) == "a,,\"b,c\"\n");
  CHECK(csv_line({"", ""}) == ",\n");
}

}  // namespace
