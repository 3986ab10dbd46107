#include "digest.hpp"

#include <array>

#include "sha256.hpp"

namespace nfw::battle {

std::string digest(std::string_view before, std::string_view line) {
  const std::array parts{before, line};
  const auto bytes = sha256(parts);
  constexpr std::string_view digits = "0123456789abcdef";
  constexpr unsigned half = 4;
  std::string out;
  for (std::size_t n = 0; n < bytes.size() / 2; ++n) {
    out += digits[bytes.at(n) >> half];
    out += digits[bytes.at(n) & 0xFU];
  }
  return out;
}

std::uint64_t digest_number(std::string_view before, std::string_view line) {
  constexpr int hexadecimal = 16;
  constexpr int bits_of_one = 4;
  return std::stoull(digest(before, line).substr(0, digest_bits / bits_of_one), nullptr,
                     hexadecimal);
}

}  // namespace nfw::battle
