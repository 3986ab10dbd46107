#include <doctest/doctest.h>

#include <fcntl.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>

#include "held_file.hpp"
#include "small_disk.hpp"
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

TEST_CASE("a line without an end is the last, and no longer than was asked for") {
  const int zeros = open("/dev/zero", O_RDONLY);
  const int before = dup(STDIN_FILENO);
  dup2(zeros, STDIN_FILENO);
  nfw::StandardInput input([] { return false; });
  CHECK(input.line(10) == std::string(10, '\0'));
  CHECK(!input.line(10));
  dup2(before, STDIN_FILENO);
  for (const int end : {zeros, before}) close(end);
}

TEST_CASE("behind a line that went on and on there is none, though it ends") {
  std::FILE* const file = std::tmpfile();
  REQUIRE(file != nullptr);
  const int long_line = fileno(file);
  constexpr off_t length = off_t{3} << 29U;
  REQUIRE(ftruncate(long_line, length) == 0);
  REQUIRE(pwrite(long_line, "\nnext\n", 6, length) == 6);
  const int before = dup(STDIN_FILENO);
  dup2(long_line, STDIN_FILENO);
  nfw::StandardInput input([] { return false; });
  CHECK(input.line(1) == std::string(1, '\0'));
  CHECK(!input.line(9));
  CHECK(!input.line(9));
  dup2(before, STDIN_FILENO);
  close(before);
  std::fclose(file);
}

/// A disk that somebody would end this process at.
class Disturbed final : public nfw::testing::SmallDisk {
 public:
  int flush(int file) override {
    std::raise(SIGTERM);
    CHECK(came == 0);
    return SmallDisk::flush(file);
  }
};

TEST_CASE("a signal waits for a file that is made, and finds nothing to clear away") {
  came = 0;
  std::signal(SIGTERM, [](int) { came = 1; });
  Disturbed disk;
  CHECK(nfw::put_file("a.html", "page", disk) == nfw::cli::FileText::Fault::none);
  CHECK(came == 1);
  CHECK(disk.files == std::map<std::string, std::string>{{"a.html", "page"}});
  std::signal(SIGTERM, SIG_DFL);
}

}  // namespace
