// The words of a command line, one on each line.
#include "held.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace nfw::fuzz;
  const auto args = split({reinterpret_cast<const char*>(data), size}, '\n');
  Desk desk = laid_desk();
  if (held(args, desk).status != 2) hold_roll(args, desk);
  return 0;
}
