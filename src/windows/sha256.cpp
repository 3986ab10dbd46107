#include "sha256.hpp"

#include <windows.h>

#include <memory>
#include <system_error>

#include <bcrypt.h>

namespace nfw::battle {

namespace {

void check(NTSTATUS status) {
  if (status != 0)
    throw std::system_error(static_cast<int>(status), std::system_category(), "SHA-256");
}

}  // namespace

std::array<std::uint8_t, 32> sha256(std::span<const std::string_view> parts) {
  static const auto sha = [] {
    BCRYPT_ALG_HANDLE out = nullptr;
    check(BCryptOpenAlgorithmProvider(&out, BCRYPT_SHA256_ALGORITHM, nullptr, 0));
    return out;
  }();
  BCRYPT_HASH_HANDLE begun = nullptr;
  check(BCryptCreateHash(sha, &begun, nullptr, 0, nullptr, 0, 0));
  const std::unique_ptr<void, decltype(&BCryptDestroyHash)> hash(begun, BCryptDestroyHash);
  for (const auto part : parts)
    check(BCryptHashData(hash.get(), reinterpret_cast<PUCHAR>(const_cast<char*>(part.data())),
                         static_cast<ULONG>(part.size()), 0));
  std::array<std::uint8_t, 32> out{};
  check(BCryptFinishHash(hash.get(), out.data(), static_cast<ULONG>(out.size()), 0));
  return out;
}

}  // namespace nfw::battle
