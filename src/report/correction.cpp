#include "correction.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "json.hpp"
#include "layout.hpp"

namespace nfw::report {

namespace {

using Later = Correction::Later;

std::string entry_text(const Later& one) { return fmt::format("[{}] {}", one.entry, one.said); }

std::string words_of(const Later& one, const std::string& got, Lang lang) {
  return one.test == nullptr ? got : got_words(*one.test, got, lang);
}

// What it came out as, where that is told in a word.
std::string came_out(const Later& one, Lang lang) {
  const auto is = words_of(one, *one.is, lang);
  if (one.was != one.is) return fmt::format(": {} -> {}", words_of(one, *one.was, lang), is);
  return is.empty() ? "" : fmt::format(": {} {}", is, pick(lang, "as before", "come prima"));
}

std::string why_out(const Correction& correction, const Later& one) {
  const auto found =
      std::ranges::find(correction.conflicts, one.entry, &Correction::Conflict::entry);
  return found == correction.conflicts.end() ? "" : ": " + found->why;
}

Json text_or_null(const std::optional<std::string>& text) {
  return text ? Json(*text) : Json(nullptr);
}

}  // namespace

// "[28] next charismatic: 5 demoralised -> 6 ok"
std::string listed(const Correction& correction, Lang lang) {
  std::string out;
  const auto line = [&](std::string_view label, const std::string& text) {
    out += paragraph(label, words(text));
  };
  for (const auto& one : correction.later) {
    if (!one.is)
      line(pick(lang, "Out", "Tolta"), entry_text(one) + why_out(correction, one));
    else if (!one.was)
      line(pick(lang, "Put in", "Inserita"),
           fmt::format("{}: {}", entry_text(one), words_of(one, *one.is, lang)));
    else if (one.is_deed)
      line(pick(lang, "Otherwise", "Diversa"), entry_text(one) + came_out(one, lang));
    if (one.seed)
      line(pick(lang, "New dice", "Dadi nuovi"),
           fmt::format("[{}], {} {}", one.entry, pick(lang, "seed", "seme"), *one.seed));
  }
  if (correction.rolls != 0)
    line(pick(lang, "New dice", "Dadi nuovi"),
         fmt::format("[{}]: {}", correction.rolls,
                     pick(lang, "once they fall they count; what hangs on them is known then",
                          "una volta caduti contano; ciò che ne dipende si sa allora")));
  for (const auto& must : correction.musts) line(pick(lang, "Was due", "Era dovuto"), must);
  return out;
}

std::string text(const Correction& correction, const Style& style) {
  return (correction.is_known ? "" : listed(correction, style.lang)) +
         (correction.news ? text(*correction.news, style) : "");
}

std::string lines(const Correction& correction, const Style& /*style*/) {
  const auto found = std::ranges::find(correction.later, correction.own(), &Later::entry);
  return found == correction.later.end() || !found->is ? "" : *found->is + "\n";
}

std::string json(const Correction& correction, const Style& style) {
  Json later = Json::array();
  for (const auto& one : correction.later) {
    Json was{{"entry", one.entry},
             {"said", one.said},
             {"was", text_or_null(one.was)},
             {"is", text_or_null(one.is)}};
    if (one.seed) was["seed"] = seed_json(one.seed);
    later.push_back(std::move(was));
  }
  Json conflicts = Json::array();
  for (const auto& one : correction.conflicts)
    conflicts.push_back({{"entry", one.entry}, {"why", one.why}, {"stays", one.stays}});
  Json out{{"what", correction.what},
           {"target", correction.target},
           {"applied", correction.news.has_value()},
           {"later", std::move(later)},
           {"conflicts", std::move(conflicts)},
           {"was_due", correction.musts}};
  if (correction.rolls != 0) out["needs_dice"] = correction.rolls;
  auto all = opened({{"rules", correction.ruleset}, {"correction", std::move(out)}}, style);
  if (correction.news) all["battle"] = news_json(*correction.news);
  return line(all);
}

}  // namespace nfw::report
