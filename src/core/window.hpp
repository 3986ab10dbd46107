#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace nfw {

/// By number, without gaps: begins and ends where it has been asked so far.
template <class T>
class Window {
 public:
  T& at(std::int64_t n) {
    const auto place = static_cast<std::uint64_t>(n - first_);
    return place < all_.size() ? all_[place] : widened(n);
  }
  [[nodiscard]] const std::vector<T>& all() const { return all_; }
  [[nodiscard]] std::int64_t first() const { return first_; }

 private:
  T& widened(std::int64_t n) {
    if (all_.empty()) first_ = n;
    if (n < first_) {
      std::vector<T> wider(static_cast<std::size_t>(first_ - n));
      for (auto& one : all_) wider.push_back(std::move(one));
      all_ = std::move(wider);
      first_ = n;
    } else if (n - first_ >= std::ssize(all_)) {
      all_.resize(static_cast<std::size_t>(n - first_) + 1);
    }
    return all_[static_cast<std::size_t>(n - first_)];
  }

  std::int64_t first_ = 0;
  std::vector<T> all_;
};

}  // namespace nfw
