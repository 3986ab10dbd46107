#include <doctest/doctest.h>

#include "csv.hpp"

namespace {

using nfw::report::CsvForm;
using nfw::report::CsvWriter;

std::string line(const std::vector<std::string>& cells, CsvForm form = CsvForm::plain) {
  CsvWriter out(form);
  out.add(cells);
  return out.take();
}

std::string excel(const std::string& cell) {
  const auto all = line({cell}, CsvForm::excel);
  REQUIRE(all.starts_with("\xef\xbb\xbf"));
  REQUIRE(all.ends_with("\r\n"));
  return all.substr(3, all.size() - 5);
}

TEST_CASE("a cell stands as it is where nothing in it would end it") {
  CHECK(line({"heavy cover"}) == "heavy cover\n");
  CHECK(line({""}) == "\n");
  CHECK(line({"it's; -2"}) == "it's; -2\n");
}

TEST_CASE("commas, quotes and ends of lines are kept within quotes, a quote is doubled") {
  CHECK(line({"a,b"}) == "\"a,b\"\n");
  CHECK(line({"say \"no\""}) == "\"say \"\"no\"\"\"\n");
  CHECK(line({"a\nb"}) == "\"a\nb\"\n");
  CHECK(line({"a\rb"}) == "\"a\rb\"\n");
}

TEST_CASE("a line has a comma between cells and none behind the last") {
  CHECK(line({"a", "", "b,c"}) == "a,,\"b,c\"\n");
  CHECK(line({"", ""}) == ",\n");
}

TEST_CASE("a European spreadsheet gets semicolons, and commas in its numbers") {
  CHECK(line({"a", "b,c", "d;e"}, CsvForm::excel) ==
        "\xef\xbb\xbf"
        "a;b,c;\"d;e\"\r\n");
  CHECK(excel("0.25") == "0,25");
  CHECK(excel("-2.5") == "-2,5");
  CHECK(excel("1e-05") == "1e-05");
  CHECK(excel("12") == "12");
  CHECK(excel("") == "");
}

TEST_CASE("what it would take for a date or a formula stays text") {
  CHECK(excel("3.4.3") == "\"=\"\"3.4.3\"\"\"");
  CHECK(excel("6+") == "\"=\"\"6+\"\"\"");
  CHECK(excel("+1 veteran") == "\"=\"\"+1 veteran\"\"\"");
  CHECK(CsvWriter(CsvForm::excel).as_text("3.4") == "=\"3.4\"");
  CHECK(excel(CsvWriter(CsvForm::excel).as_text("3.4")) == "\"=\"\"3.4\"\"\"");
  CHECK(CsvWriter(CsvForm::plain).as_text("3.4") == "3.4");
}

}  // namespace
