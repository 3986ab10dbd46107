#include <bit>

#include <fmt/format.h>

#include "find.hpp"
#include "layout.hpp"

namespace nfw::report {

namespace {

// The flags that say what a row asks for, where there is one way to say it.
std::string flags_to(const TableRow& row) {
  std::string out;
  if (row.kind == RowKind::flag) return fmt::format(" --{}", row.id);
  if (row.test == nullptr || row.of_file || row.when.any.size() != 1) return out;
  for (const auto& condition : row.when.any[0].all) {
    if (condition.fact >= row.test->inputs.size() || condition.match != Match::value) continue;
    const auto& input = row.test->inputs[condition.fact];
    if (input.kind == Kind::flag && condition.allowed == 2)
      out += fmt::format(" --{}", input.id);
    else if (input.kind == Kind::choice && std::has_single_bit(condition.allowed))
      out += fmt::format(
          " --{} {}", input.id,
          input.values[static_cast<std::size_t>(std::countr_zero(condition.allowed))].id);
  }
  return out;
}

std::string title_of(const Hit& hit, Lang lang) {
  if (hit.row.kind == RowKind::ruling) return std::string(pick(lang, "Rulings", "Letture"));
  if (hit.row.test != nullptr) return std::string(say(hit.row.test->title, lang));
  return std::string(say(hit.row.heading, lang));
}

}  // namespace

std::string found_text(const std::vector<Hit>& hits, std::size_t found, const Ruleset& chosen,
                       Lang lang) {
  std::string out;
  std::string above;
  for (const auto& hit : hits) {
    const auto rules = hit.ruleset == &chosen ? "" : fmt::format("--rules {} ", hit.ruleset->id);
    const bool is_ruling = hit.row.kind == RowKind::ruling;
    const auto head = fmt::format("nfw {}{}", rules, is_ruling ? "rulings" : hit.where());
    if (head != above) out += fmt::format("{}  {}\n", head, title_of(hit, lang));
    above = head;
    const auto heading = heading_words(hit.row, lang);
    const bool is_title = heading == title_of(hit, lang);
    auto text = row_text(hit.row, lang);
    if (is_ruling)
      text = fmt::format("{}: {}", hit.row.part, text);
    else if (!heading.empty() && !is_title)
      text = fmt::format("{}: {}", heading, text);
    out += paragraph("  ", words(text + flags_to(hit.row)), 4);
  }
  if (found > hits.size())
    out += fmt::format(
        fmt::runtime(lang == Lang::it ? "  (altri {}: --limit all; una parola in più restringe)\n"
                                      : "  ({} more: --limit all; another word narrows it down)\n"),
        found - hits.size());
  return out;
}

}  // namespace nfw::report
