#include "format.hpp"

#include <array>

namespace nfw::report {

List<Format> formats() {
  // Of plays: rolled, their odds, repeated, swept; then of plain dice, of lists, of luck, of a
  // correction, of what needs no dice.
  static const std::array<Format, 4> all{
      {{"", {text, text, text, text, text, text, text, text, text}},
       {"quiet", {lines, lines, lines, nullptr, lines, lines, nullptr, lines, lines}},
       {"json", {json, json, json, json, json, json, json, json, json}},
       {"csv", {nullptr, csv, csv, csv, nullptr, nullptr, csv, nullptr, nullptr}}}};
  return all;
}

}  // namespace nfw::report
