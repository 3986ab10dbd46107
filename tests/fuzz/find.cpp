// What is looked for, and what a shell completes: words parted by blanks.
#include "held.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace nfw::fuzz;
  const auto words = split({reinterpret_cast<const char*>(data), size}, ' ');
  Desk desk = laid_desk();
  held(with({"find"}, words), desk);
  held(with({"find", "--json"}, words), desk);
  const auto completed = held(with({"complete"}, words), desk);
  if (completed.status != 0 || !completed.err.empty())
    fail("completion speaks", words, desk, completed.err);
  return 0;
}
