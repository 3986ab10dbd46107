#include "sha256.hpp"

#include <sys/types.h>

#include <sha2.h>

namespace nfw::battle {

std::array<std::uint8_t, 32> sha256(std::span<const std::string_view> parts) {
  SHA2_CTX context;
  SHA256Init(&context);
  for (const auto part : parts)
    SHA256Update(&context, reinterpret_cast<const std::uint8_t*>(part.data()), part.size());
  std::array<std::uint8_t, 32> out{};
  SHA256Final(out.data(), &context);
  return out;
}

}  // namespace nfw::battle
