#include <doctest/doctest.h>

#include <unistd.h>

#include <csignal>

#include "standard_input.hpp"

namespace {

volatile std::sig_atomic_t came = 0;
int asked = 0;

// An interrupt that comes when it was just looked for, and before anything is read.
bool interrupted_late() {
  const bool out = came != 0;
  if (++asked == 2) std::raise(SIGINT);
  return out;
}

TEST_CASE("an interrupt just before the wait for a line ends it") {
  int ends[2];
  REQUIRE(pipe(ends) == 0);
  const int before = dup(STDIN_FILENO);
  dup2(ends[0], STDIN_FILENO);
  std::signal(SIGINT, [](int) { came = 1; });
  alarm(60);  // a line that never comes
  nfw::StandardInput input(interrupted_late);
  CHECK(!input.line(1));
  alarm(0);
  CHECK(came == 1);
  std::signal(SIGINT, SIG_DFL);
  dup2(before, STDIN_FILENO);
  for (const int end : {ends[0], ends[1], before}) close(end);
}

}  // namespace
