#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <random>
#include <string>
#include <vector>

#include "nfw/builtin.hpp"
#include "program.hpp"

namespace {

// Small enough for every reader of JSON to hold exactly.
std::uint64_t fresh_seed() {
  std::random_device device;
  constexpr unsigned kept = 21;
  return (std::uint64_t{device()} << kept) | (device() >> (32U - kept));
}

std::optional<std::string> read_line() {
  std::string line;
  if (!std::getline(std::cin, line)) return {};
  return line;
}

std::optional<std::string> environment(const char* name) {
  const char* value = std::getenv(name);
  if (value == nullptr) return {};
  return value;
}

}  // namespace

int main(int argc, char** argv) {
  std::string out;
  const nfw::cli::World world{
      .out = [&](std::string_view text) { out += text; },
      .err = [](std::string_view text) { std::fwrite(text.data(), 1, text.size(), stderr); },
      .read_line = read_line,
      .env = environment,
      .fresh_seed = fresh_seed,
      .out_is_terminal = isatty(STDOUT_FILENO) == 1,
  };
  const int status = nfw::cli::run({argv + 1, argv + argc}, nfw::builtin::rulesets(), world);
  std::fwrite(out.data(), 1, out.size(), stdout);
  if (std::fflush(stdout) == 0) return status;
  if (errno != EPIPE) std::perror("nfw: standard output");
  return nfw::cli::wrong;
}
