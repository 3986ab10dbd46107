#pragma once

#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "nfw/table.hpp"

namespace nfw::tables {

/// Owns what the views of tables read from files look at.
class Arena {
 public:
  std::string_view keep(std::string_view text) {
    if (text.empty()) return {};
    return *strings_.insert(strings_.end(), std::string(text));
  }
  template <class T>
  List<T> keep(std::vector<T> rows) {
    if (rows.empty()) return {};
    auto owner = std::make_shared<std::vector<T>>(std::move(rows));
    lists_.push_back(owner);
    return *owner;
  }
  template <class T>
  const T* keep_one(T value) {
    auto owner = std::make_shared<T>(std::move(value));
    lists_.push_back(owner);
    return owner.get();
  }

 private:
  std::deque<std::string> strings_;
  std::vector<std::shared_ptr<void>> lists_;
};

}  // namespace nfw::tables
