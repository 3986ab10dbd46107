#pragma once

#include <string>
#include <vector>

#include "lookup.hpp"
#include "telling.hpp"

namespace nfw::report {

/// What is read together, laid out: a heading and what stands under it.
struct Section {
  std::string heading;
  std::string body;
};

/// What a test rolls, adds up and looks up.
std::vector<Section> sections_of(const TestTable& test, const Ruleset& ruleset, Lang lang,
                                 const Detail& detail);
/// What comes of it, what is not allowed, and how it is read.
std::vector<Section> small_print(const TestTable& test, const Ruleset& ruleset, Lang lang,
                                 const Detail& detail);

}  // namespace nfw::report
