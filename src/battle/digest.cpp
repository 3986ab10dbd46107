#include "digest.hpp"

#include <sys/types.h>

#include <array>

#include <sha2.h>

namespace nfw::battle {

std::string digest(std::string_view before, std::string_view line) {
  SHA2_CTX context;
  SHA256Init(&context);
  for (const auto part : {before, line})
    SHA256Update(&context, reinterpret_cast<const std::uint8_t*>(part.data()), part.size());
  std::array<std::uint8_t, SHA256_DIGEST_LENGTH> bytes{};
  SHA256Final(bytes.data(), &context);
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
