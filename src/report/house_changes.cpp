#include <fmt/format.h>

#include "layout.hpp"
#include "lookup.hpp"

namespace nfw::report {

namespace {

using What = HouseChange::What;

Text what_label(What what) {
  switch (what) {
    case What::adds: return {"new", "nuovo"};
    case What::changes: return {"changed", "cambiato"};
    default: return {"removed", "tolto"};
  }
}

std::string change_text(const HouseChange& change, Lang lang) {
  if (change.path.empty())
    return std::string(say({"the whole ruleset", "tutto il regolamento"}, lang));
  auto out = fmt::format("{}: ", change.path);
  if (!change.before.empty() && !change.after.empty())
    return out + fmt::format("{} -> {}", change.before, change.after);
  out += say(what_label(change.what), lang);
  return change.after.empty() ? out : out + fmt::format(", {}", change.after);
}

}  // namespace

std::string house_text(const std::string& file, const std::vector<HouseChange>& changes,
                       Lang lang) {
  if (changes.empty())
    return fmt::format("{}: {}\n", file,
                       say({"sound, and changes nothing", "corretto, e non cambia nulla"}, lang));
  const Text counted{"change|changes", "cambiamento|cambiamenti"};
  std::string out = fmt::format("{}: {} {}\n", file, say({"sound,", "corretto,"}, lang),
                                report::counted(std::ssize(changes), counted, lang));
  for (const auto& change : changes)
    out += paragraph(
        change.at.line > 0 ? fmt::format("  {}:{}", change.at.line, change.at.column) : "  ",
        words(fmt::format("{} {}", change.ruleset, change_text(change, lang))));
  return out;
}

}  // namespace nfw::report
