#include <algorithm>

#include <fmt/format.h>

#include "chances.hpp"
#include "grid.hpp"
#include "layout.hpp"

namespace nfw::report {

double Measure::of(const std::vector<Odds>& odds) const {
  const auto& law = odds[part].keys[key];
  if (is_mean) return mean(law).value_or(0);
  double out = 0;
  for (const auto& [value, p] : law) {
    const bool in_range = value.kind == ValueKind::number &&
                          std::ranges::any_of(ranges, [&, &v = value](const Range& r) {
                            return r.contains({v.number, v.parts});
                          });
    const bool named = value.kind != ValueKind::number &&
                       std::ranges::find(words, value_text(value)) != words.end();
    if (in_range || named) out += p;
  }
  return out;
}

const std::string& Sweep::value(std::size_t place, std::size_t flag) const {
  const auto columns = flags.size() > 1 ? flags[1].values.size() : 1;
  return flags[flag].values[flag == 0 ? place / columns : place % columns];
}

namespace {

// "rout", "arrives", "arrives: no"
std::string word_of(const OutcomeKey& key, const std::string& word, Lang lang) {
  const auto value = std::ranges::find(key.values, word, &Choice::id);
  if (value != key.values.end()) return std::string(say(value->label, lang));
  if (word == "no" && !key.none.en.empty()) return std::string(say(key.none, lang));
  if (word == not_due_of(key)) return std::string(say({"no test due", "nessun test"}, lang));
  if (key.kind != ValueKind::flag) return word;
  const auto label = plural(key.label, lang);
  return word == "true" ? std::string(label) : fmt::format("{}: no", label);
}

// "mean foes killed", "foes killed 3+", "the enemy: rout", "order now hold"
std::string head(const Measure& measure, bool rolled, Lang lang) {
  const auto& key = *measure.about;
  const auto label = plural(key.label, lang);
  std::string out;
  if (measure.is_mean) {
    out = rolled ? fmt::format("{} {}", say({"mean", "media"}, lang), label) : std::string(label);
  } else if (measure.ranges.empty()) {
    for (const auto& word : measure.words)
      out += (out.empty() ? "" : " / ") + word_of(key, word, lang);
    if (!measure.is_headline && key.kind == ValueKind::word) out = fmt::format("{} {}", label, out);
  } else {
    out = fmt::format("{} {}", label, measure.name.substr(measure.name.find('=') + 1));
  }
  if (!measure.side || key.mutual) return out;
  return fmt::format("{}: {}", say(side_name(*measure.side), lang), out);
}

// What no die decides is no mean, and needs no places for one.
std::string number(double value, bool is_mean, bool rolled, Lang lang) {
  if (!is_mean) return percent(value, lang);
  return decimal(rolled ? fmt::format("{:.4f}", value) : fmt::format("{:g}", value), lang);
}

// The values of a flag as the language has them.
std::vector<std::string> shown(const Varied& varied, Lang lang) {
  std::vector<std::string> out;
  for (const auto& value : varied.values) {
    const auto choice = std::ranges::find(varied.choices, value, &Choice::id);
    out.push_back(choice != varied.choices.end() ? std::string(name_of(*choice, lang))
                                                 : decimal(value, lang));
  }
  return out;
}

std::size_t widest(const std::vector<std::string>& texts, std::size_t least) {
  for (const auto& text : texts) least = std::max(least, width(text) + 2);
  return least;
}

/// One table of a sweep: with two flags it shows one measure, with one flag all of them; as many
/// columns at a time as the page takes.
std::string sweep_table(const Sweep& sweep, const std::vector<std::string>& heads,
                        std::optional<std::size_t> measure, Lang lang) {
  const auto values = shown(sweep.flags[0], lang);
  const auto flag = std::string(name_of(*sweep.flags[0].input, lang));
  const auto first = widest(values, width(flag) + 2);
  const auto page = Page::table();
  const auto at_a_time =
      std::max<std::size_t>(1, (page > first ? page - first : 0) / widest(heads, 9));
  std::string out;
  for (std::size_t from = 0; from < heads.size(); from += at_a_time) {
    const auto end = std::min(heads.size(), from + at_a_time);
    Grid grid{.heading = {measure ? "" : flag}, .ruled = false};
    grid.heading.insert(grid.heading.end(), heads.begin() + static_cast<std::ptrdiff_t>(from),
                        heads.begin() + static_cast<std::ptrdiff_t>(end));
    grid.numbers.assign(grid.heading.size(), true);
    grid.numbers[0] = false;
    for (std::size_t r = 0; r < values.size(); ++r) {
      auto& line = grid.rows.emplace_back(Grid::Line{values[r]});
      for (auto h = from; h < end; ++h) {
        const auto& place = sweep.places[measure ? r * heads.size() + h : r];
        const auto m = measure.value_or(h);
        line.push_back(place.shown.empty() ? "-"
                                           : number(place.shown[m], sweep.measures[m].is_mean,
                                                    sweep.test->rolls_dice(), lang));
      }
    }
    out += (from > 0 ? "\n" : "") + grid.text();
  }
  return out;
}

// Why the first of the places that are left open is.
std::string first_refused(const Sweep& sweep, Lang lang) {
  const auto open = [](const SweptPlace& place) { return place.shown.empty(); };
  const auto first = std::ranges::find_if(sweep.places, open);
  if (first == sweep.places.end()) return {};
  const auto others = std::ranges::count_if(sweep.places, open) - 1;
  auto text = first->refused;
  if (others > 0)
    text += fmt::format(fmt::runtime(say({" (and {} more)", " (e {} in più)"}, lang)), others);
  return "\n" + paragraph("-", words(text));
}

}  // namespace

std::string text(const Sweep& sweep, const Style& style) {
  const bool rolled = sweep.test->rolls_dice();
  auto title = fmt::format("{}, {}", say(sweep.test->title, style.lang),
                           say(sweep.ruleset->title, style.lang));
  if (rolled) title += fmt::format(": {}", say({"exact odds", "probabilità esatte"}, style.lang));
  auto out = title_line(title, style.color) + house_line(sweep.test->house, style.lang);
  if (sweep.flags.size() == 1) {
    std::vector<std::string> heads;
    heads.reserve(sweep.measures.size());
    for (const auto& measure : sweep.measures) heads.push_back(head(measure, rolled, style.lang));
    return out + "\n" + sweep_table(sweep, heads, std::nullopt, style.lang) +
           first_refused(sweep, style.lang);
  }
  const auto heads = shown(sweep.flags[1], style.lang);
  for (std::size_t m = 0; m < sweep.measures.size(); ++m)
    out += "\n" +
           paragraph("",
                     words(fmt::format("{} (--{} {}, --{} {})",
                                       head(sweep.measures[m], rolled, style.lang),
                                       name_of(*sweep.flags[0].input, style.lang),
                                       say({"down", "in basso"}, style.lang),
                                       name_of(*sweep.flags[1].input, style.lang),
                                       say({"across", "a destra"}, style.lang))),
                     0) +
           sweep_table(sweep, heads, m, style.lang);
  return out + first_refused(sweep, style.lang);
}

}  // namespace nfw::report
