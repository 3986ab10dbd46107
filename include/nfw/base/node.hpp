#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "nfw/base/message.hpp"

/// A structured file as it stands, before anybody knows what it means.
namespace nfw {

/// The name of a file, shared by all places in it.
class FileName {
 public:
  FileName() = default;
  FileName(std::string name) : name_(std::make_shared<const std::string>(std::move(name))) {}
  FileName(const char* name) : FileName(std::string(name)) {}
  [[nodiscard]] const std::string& str() const {
    static const std::string none;
    return name_ ? *name_ : none;
  }
  operator const std::string&() const { return str(); }
  /// Whether it is the same name for certain: two that were made apart may be equal all the same.
  [[nodiscard]] bool is_shared_with(const FileName& other) const { return name_ == other.name_; }
  friend bool operator==(const FileName& a, std::string_view b) { return a.str() == b; }

 private:
  std::shared_ptr<const std::string> name_;
};

struct Position {
  FileName file;
  int line = 0;
  int column = 0;
};

struct Problem {
  Position at;
  Message message;

  /// `fire.toml:41:10: message`, in both languages.
  [[nodiscard]] Message line() const;
  [[nodiscard]] std::string text() const { return line().en; }
};
/// All that is wrong with a file, as far as anybody wants to know it.
struct Problems : std::vector<Problem> {
  using vector::vector;
  std::size_t most = static_cast<std::size_t>(-1);  // of these many no more are looked for
};

/// A list that its copies share until one of them is changed. As long as a reference into it is
/// used to change it, it must not be copied.
template <class T>
class Branches {
  using All = std::vector<T>;

 public:
  using value_type = T;
  using iterator = T*;
  using const_iterator = const T*;

  Branches() = default;
  Branches(All all) : all_(std::make_shared<All>(std::move(all))) {}

  [[nodiscard]] bool empty() const { return size() == 0; }
  [[nodiscard]] std::size_t size() const { return all_ ? all_->size() : 0; }
  [[nodiscard]] const T* begin() const { return all_ ? all_->data() : nullptr; }
  [[nodiscard]] const T* end() const { return begin() + size(); }
  [[nodiscard]] const T& operator[](std::size_t n) const { return begin()[n]; }
  [[nodiscard]] const T& front() const { return *begin(); }

  T* begin() { return own().data(); }
  T* end() { return begin() + size(); }
  T& operator[](std::size_t n) { return begin()[n]; }
  T& front() { return *begin(); }
  T& back() { return own().back(); }
  void push_back(T one) { own().push_back(std::move(one)); }
  T* insert(const T* at, T one) {
    auto& all = own();
    return &*all.insert(all.begin() + (at - all.data()), std::move(one));
  }
  void insert(const T* at, const Branches& more) {
    auto& all = own();
    all.insert(all.begin() + (at - all.data()), more.begin(), more.end());
  }
  T* erase(const T* at) {
    auto& all = own();
    return all.data() + (all.erase(all.begin() + (at - all.data())) - all.begin());
  }
  template <class Predicate>
  void erase_if(const Predicate& predicate) {
    std::erase_if(own(), predicate);
  }
  void clear() { all_.reset(); }
  /// So many new ones, in place of those that are there.
  All& make(std::size_t n) { return *(all_ = std::make_shared<All>(n)); }

 private:
  All& own() {
    if (all_ == nullptr)
      all_ = std::make_shared<All>();
    else if (all_.use_count() > 1)
      all_ = std::make_shared<All>(*all_);
    return *all_;
  }

  std::shared_ptr<All> all_;
};

struct Member;

/// A value of a file with the place where it stands; tables keep the order of the file.
struct Node {
  enum class Kind { table, array, string, integer, real, boolean, other };
  Kind kind = Kind::table;
  bool boolean = false;
  std::string text;
  std::int64_t integer = 0;
  double real = 0;
  Branches<Member> members;
  Branches<Node> items;
  Position at;

  [[nodiscard]] const Node* find(std::string_view key) const;
  /// Its items; of what is no list itself alone.
  [[nodiscard]] Branches<Node> as_list() const;
};

struct Member {
  std::string key;
  Position at;
  Node value;
};

}  // namespace nfw
