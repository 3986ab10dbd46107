#include <doctest/doctest.h>

#include "harness.hpp"

namespace {

using namespace nfw;
using namespace nfw::testing;

TEST_CASE("a folder of settings that may not be read is said once, and the test is resolved") {
  Given given;
  given.env["HOME"] = "/home/somebody";
  for (const auto* file : {"config.toml", "house.toml"})
    given.files[std::string("/home/somebody/.config/nfw/") + file].fault =
        cli::FileText::Fault::out_of_reach;
  for (const auto* line : {"roll 1d6 --dice 4", "fire --shooters 1 --range long --dice 1 -q"}) {
    const auto ran = run(line, given);
    CHECK(ran.status == 0);
    CHECK(ran.err == "nfw: /home/somebody/.config/nfw: may not be read; ignored\n");
  }
}

TEST_CASE("a dumb terminal gets no escapes unless it is told to") {
  Given given;
  given.terminal = true;
  const std::string line = "fire --shooters 1 --range long --dice 1";
  CHECK(run(line, given).out.find('\033') != std::string::npos);
  given.env["TERM"] = "dumb";
  CHECK(run(line, given).out.find('\033') == std::string::npos);
  CHECK(run(line + " --color always", given).out.find('\033') != std::string::npos);
}

}  // namespace
