// A command on the first line, its words parted by blanks; behind it what stands on standard input,
// as dice, as answers or as commands of a batch.
#include "held.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace nfw::fuzz;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto end = std::min(text.find('\n'), size);
  const auto args = split(text.substr(0, end), ' ');
  Desk desk{.input = std::string(text.substr(std::min(end + 1, size)))};
  hold_roll(args, desk);
  held(with(args, {"--dice", "-"}), desk);
  held(with(args, {"--ask"}), desk);
  held({"batch"}, desk);
  return 0;
}
