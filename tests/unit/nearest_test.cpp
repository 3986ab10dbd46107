#include <doctest/doctest.h>

#include "nfw/base/nearest.hpp"

namespace {

using nfw::nearest;

const std::vector<std::string_view> weapons{"musket", "bow", "cannon", "howitzer", "hooves"};

TEST_CASE("one slip of the pen leads to the word that was meant") {
  CHECK(nearest("muskt", weapons) == "musket");     // a letter dropped
  CHECK(nearest("musskett", weapons) == "musket");  // letters added
  CHECK(nearest("mascet", weapons) == "musket");    // letters wrong
  CHECK(nearest("ho", {"bo"}) == "bo");
}

TEST_CASE("a word of which half is another is none, but where both begin alike") {
  CHECK(nearest("file", {"dice"}).empty());
  CHECK(nearest("ordini", {"order"}) == "order");
}

TEST_CASE("two neighbours swapped are one slip, not two") {
  CHECK(nearest("ko", {"ok"}) == "ok");
  CHECK(nearest("form", {"farms", "from"}) == "from");
}

TEST_CASE("the word itself is nearest to itself") { CHECK(nearest("bow", weapons) == "bow"); }

TEST_CASE("the beginning of a word leads to it, however long the rest") {
  CHECK(nearest("how", {"bow", "howitzer-battery"}) == "bow");  // as near, and named first
  CHECK(nearest("howi", {"bow", "howitzer-battery"}) == "howitzer-battery");
  CHECK(nearest("ho", {"howitzer-battery"}).empty());  // two letters are too few
}

TEST_CASE("what is like no word leads nowhere") {
  CHECK(nearest("pistol", weapons).empty());
  CHECK(nearest("cat", {"dog"}).empty());
  CHECK(nearest("", weapons).empty());
  CHECK(nearest("musket", {}).empty());
}

TEST_CASE("a single letter is like no word") { CHECK(nearest("a", {"a", "b", "ab"}).empty()); }

TEST_CASE("a word of three to five letters may have two slips, one of two letters only one") {
  CHECK(nearest("bxx", weapons) == "bow");
  CHECK(nearest("xxx", weapons).empty());
  CHECK(nearest("xy", {"xab"}).empty());
  CHECK(nearest("xy", {"xa"}) == "xa");
}

TEST_CASE("of several words the nearest wins, and of equals the first") {
  CHECK(nearest("canon", {"cannons", "cannon"}) == "cannon");
  CHECK(nearest("shart", {"short", "start"}) == "short");
  CHECK(nearest("shart", {"start", "short"}) == "start");
}

}  // namespace
