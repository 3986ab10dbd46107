#include "format.hpp"

#include <array>

namespace nfw::report {

List<Format> formats() {
  static const std::array<Format, 4> all{{{"", {text, text, text, text}},
                                          {"quiet", {lines, lines, lines, nullptr}},
                                          {"json", {json, json, json, json}},
                                          {"csv", {nullptr, csv, csv, csv}}}};
  return all;
}

}  // namespace nfw::report
