#pragma once

#include <memory>
#include <string_view>

#include "words.hpp"

struct sb_stemmer;

namespace nfw::report {

/// Takes the endings off words of one language: "muskets" and "musket" become the same.
class Stemmer {
 public:
  explicit Stemmer(Lang lang);

  /// Of a word in small letters without accents; it stands until the next one.
  std::string_view operator()(std::string_view word);

 private:
  struct Delete {
    void operator()(sb_stemmer* stemmer) const;
  };
  std::unique_ptr<sb_stemmer, Delete> stemmer_;
};

}  // namespace nfw::report
