#include <algorithm>
#include <cmath>
#include <optional>

#include <fmt/format.h>

#include "breakdown.hpp"
#include "csv.hpp"
#include "layout.hpp"
#include "lookup.hpp"
#include "odds.hpp"

namespace nfw::report {

std::size_t headline_of(const TestTable& test, const Odds& odds) {
  for (const auto key : test.headline) {
    const auto& law = odds.keys[key];
    if (!(law.size() == 1 && law[0].value.kind == ValueKind::null)) return key;
  }
  return test.headline.front();
}

namespace {

constexpr std::size_t bar_width = 30;
constexpr std::size_t value_width = 12;
constexpr double least_shown = 0.00005;  // what two decimals of a per cent can show

std::string percent(double p) {
  if (p > 0 && p < least_shown) return "<0.01%";
  constexpr double certain = 1 - 1e-12;
  if (p < certain && p > 1 - least_shown) return ">99.99%";
  return fmt::format("{:.2f}%", p * 100);
}

std::string padded(std::string_view text, std::size_t columns, bool right) {
  const auto have = width(text);
  const std::string gap(columns > have ? columns - have : 0, ' ');
  return right ? gap + std::string(text) : std::string(text) + gap;
}

std::string bar(double share, bool unicode) {
  const double cells = share * static_cast<double>(bar_width);
  if (!unicode) return std::string(static_cast<std::size_t>(std::lround(cells)), '#');
  static constexpr const char* parts[] = {"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};
  const auto eighths = static_cast<std::size_t>(std::lround(cells * 8));
  std::string out;
  for (std::size_t n = 0; n < eighths / 8; ++n) out += "█";
  return out + parts[eighths % 8];
}

Odds as_odds(const std::vector<std::vector<Tally>>& tallies) {
  Odds out;
  for (const auto& key : tallies) {
    auto& law = out.keys.emplace_back();
    for (const auto& [value, count] : key) law.push_back({value, static_cast<double>(count)});
  }
  return out;
}

class Writer {
 public:
  Writer(const Chances& chances, const Style& style, bool unicode)
      : c_(chances), style_(style), unicode_(unicode) {}

  std::string odds() {
    for (std::size_t n = 0; n < c_.odds.size(); ++n) {
      if (n > 0) out_ += "\n";
      heading(n, tr("exact odds", "probabilità esatte"));
      const auto& test = *(*c_.chain)[n].test;
      const auto main = headline_of(test, c_.odds[n]);
      table(test.outcome[main], c_.odds[n].keys[main]);
      for (std::size_t key = 0; key < test.outcome.size(); ++key)
        if (key != main && !is_said(n, test.outcome[key]))
          in_short(test.outcome[key], c_.odds[n].keys[key], test);
    }
    return std::move(out_);
  }

  std::string repeated(const Counted& counted) {
    for (std::size_t n = 0; n < c_.odds.size(); ++n) {
      if (n > 0) out_ += "\n";
      heading(n, fmt::format("{} {}", counted.resolutions, tr("resolutions", "risoluzioni")));
      const auto& test = *(*c_.chain)[n].test;
      const auto sampled = as_odds(counted.tallies[n]);
      const auto main = headline_of(test, sampled);
      counts(test.outcome[main], c_.odds[n].keys[main], counted.tallies[n][main],
             counted.resolutions);
      for (std::size_t key = 0; key < test.outcome.size(); ++key)
        means(test.outcome[key], c_.odds[n].keys[key], sampled.keys[key]);
    }
    out_ += paragraph(tr("Seed", "Seme"), {piece(fmt::format("{}", counted.seed))});
    return std::move(out_);
  }

 private:
  [[nodiscard]] std::string_view tr(std::string_view en, std::string_view it) const {
    return say({en, it}, style_.lang);
  }
  void heading(std::size_t n, std::string_view what) {
    const auto& test = *(*c_.chain)[n].test;
    auto title = fmt::format("{}, {} {}", say(test.title, style_.lang),
                             say(c_.ruleset->title, style_.lang), ref_of(n));
    if (!c_.sides.empty()) title += fmt::format(", {}", say(side_name(c_.sides[n]), style_.lang));
    out_ += bold(fmt::format("{}: {}", title, what), style_.color).text + "\n";
    std::vector<Piece> rulings;
    for (const auto& [id, value] : c_.rulings)
      rulings.push_back(piece(fmt::format("{}={}", id, value)));
    if (!rulings.empty() && n == 0) out_ += paragraph(tr("Rulings", "Letture"), rulings);
    out_ += house_line(test.house, style_.lang);
    out_ += "\n";
  }
  // What is said of both sides is said with the first.
  [[nodiscard]] bool is_said(std::size_t n, const OutcomeKey& key) const {
    return key.mutual && !c_.sides.empty() && c_.sides[n] == enemy_side;
  }
  [[nodiscard]] std::string ref_of(std::size_t n) const {
    const auto& test = *(*c_.chain)[n].test;
    return n == 0 ? std::string(chapter({}, test, (*c_.chain)[n].said)) : ref_text({}, test);
  }
  [[nodiscard]] std::string words_of(const OutcomeKey& key, const Value& value) const {
    if (value.kind == ValueKind::null)
      return std::string(key.none.en.empty() ? "-" : say(key.none, style_.lang));
    if (value.kind == ValueKind::word && value.word == not_due_of(key))
      return std::string(tr("no test due", "nessun test"));
    if (value.kind == ValueKind::flag)
      return std::string(value.number != 0 ? tr("yes", "sì") : tr("no", "no"));
    return value_words(key, value, style_.lang);
  }

  void key_heading(const OutcomeKey& key, const Law& law) {
    std::string text(plural(key.label, style_.lang));
    if (const auto average = mean(law))
      text += fmt::format("  {} {:.4f}", tr("mean", "media"), *average);
    out_ += text + "\n";
  }

  // Names in an order, the likeliest first: too many ways to show them all.
  void orders(const OutcomeKey& key, const Law& law) {
    constexpr std::size_t most_shown = 12;
    key_heading(key, law);
    for (std::size_t n = 0; n < std::min(law.size(), most_shown); ++n)
      out_ += paragraph(padded(percent(law[n].p), value_width, true),
                        words(words_of(key, law[n].value)), value_width + 2);
    if (law.size() > most_shown)
      out_ +=
          fmt::format(fmt::runtime(tr("  ({} more)\n", "  (altri {})\n")), law.size() - most_shown);
  }

  void table(const OutcomeKey& key, const Law& law) {
    if (law.front().value.kind == ValueKind::list) return orders(key, law);
    key_heading(key, law);
    double most = 0;
    std::size_t columns = value_width;
    for (const auto& [value, p] : law) {
      most = std::max(most, p);
      columns = std::max(columns, width(words_of(key, value)) + 2);
    }
    const bool numbers =
        std::ranges::any_of(law, [](const Chance& c) { return c.value.kind == ValueKind::number; });
    double from_here = 1;
    for (const auto& [value, p] : law) {
      if (p >= least_shown) {
        out_ += padded(words_of(key, value), columns, true) + padded(percent(p), 9, true) + "  ";
        const auto drawn = bar(p / most, unicode_);
        if (numbers && value.kind == ValueKind::number)
          out_ += padded(drawn, bar_width + 2, false) +
                  fmt::format("{}+ {}", value_text(value), percent(std::min(from_here, 1.0)));
        else
          out_ += drawn;
        while (out_.ends_with(' ')) out_.pop_back();
        out_ += "\n";
      }
      from_here -= p;
    }
    const auto hidden =
        std::ranges::count_if(law, [](const Chance& c) { return c.p < least_shown; });
    if (hidden > 0)
      out_ += fmt::format("{}{}\n", std::string(2, ' '),
                          fmt::format(fmt::runtime(tr("({} more, each below 0.005%)",
                                                      "(altri {}, ciascuno sotto lo 0.005%)")),
                                      hidden));
  }

  // Of a total, or a fact that is the same as one, 0 is a number like any other, and not "none".
  [[nodiscard]] static bool is_total(Slot fact, const TestTable& test) {
    if (fact == no_slot) return false;
    return std::ranges::any_of(test.stages,
                               [&](const StageTable& stage) { return stage.total == fact; }) ||
           std::ranges::any_of(test.worked_out, [&](const FactRule& rule) {
             return rule.fact == fact && is_total(rule.same, test);
           });
  }

  void in_short(const OutcomeKey& key, const Law& law, const TestTable& test) {
    if (law.empty() || (law.size() == 1 && law[0].value.word.empty() && law[0].value.number == 0))
      return;  // never anything but nothing
    std::vector<Piece> out;
    if (const auto average = mean(law)) {
      out.push_back(piece(fmt::format("{} {:.4f}", tr("mean", "media"), *average)));
      const auto& [least, p] = law.front();
      if (least.kind == ValueKind::number && least.number == 0 && !is_total(key.fact, test))
        out.push_back(piece(fmt::format("  {}: {}", tr("none", "nessuno"), percent(p))));
    } else {
      for (const auto& [value, p] : law)
        out.push_back(piece(fmt::format("{}: {} ", words_of(key, value), percent(p))));
    }
    out_ += paragraph(plural(key.label, style_.lang), out, 20);
  }

  void counts(const OutcomeKey& key, const Law& law, const std::vector<Tally>& tallies,
              std::int64_t n) {
    std::size_t columns = value_width;
    for (const auto& [value, count] : tallies)
      columns = std::max(columns, width(words_of(key, value)) + 2);
    out_ += padded(plural(key.label, style_.lang), columns, true) +
            padded(tr("times", "volte"), 12, true) + padded(tr("sampled", "estratto"), 10, true) +
            padded(tr("exact", "esatto"), 10, true) + "\n";
    for (const auto& [value, count] : tallies) {
      const auto exact = std::ranges::find(law, value, &Chance::value);
      out_ +=
          padded(words_of(key, value), columns, true) + padded(fmt::format("{}", count), 12, true) +
          padded(percent(static_cast<double>(count) / static_cast<double>(n)), 10, true) +
          padded(law.empty() ? "-" : percent(exact == law.end() ? 0 : exact->p), 10, true) + "\n";
    }
  }

  void means(const OutcomeKey& key, const Law& law, const Law& sampled) {
    const auto here = mean(sampled);
    const auto exact = mean(law);
    if (!here) return;
    auto text = fmt::format("{} {:.5f}", tr("mean", "media"), *here);
    if (exact) text += fmt::format(", {} {:.5f}", tr("exact", "esatta"), *exact);
    out_ += paragraph(plural(key.label, style_.lang), words(text), 20);
  }

  const Chances& c_;
  const Style& style_;
  bool unicode_;
  std::string out_;
};

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
std::string number(double value, bool is_mean, bool rolled) {
  if (!is_mean) return fmt::format("{:.2f}%", value * 100);
  return rolled ? fmt::format("{:.4f}", value) : fmt::format("{:g}", value);
}

}  // namespace

std::optional<double> mean(const Law& law) {
  double sum = 0;
  double all = 0;
  for (const auto& [value, p] : law) {
    if (value.kind != ValueKind::number) continue;
    sum += p * static_cast<double>(value.number) / static_cast<double>(value.parts);
    all += p;
  }
  if (all == 0) return {};
  return sum / all;
}

std::string odds_text(const Chances& chances, const Style& style, const Bars& bars) {
  return Writer(chances, style, bars.unicode).odds();
}

std::string odds_lines(const Chances& chances) {
  std::string out;
  const auto& odds = chances.odds.back();
  for (const auto& [value, p] : odds.keys[headline_of(*chances.chain->back().test, odds)])
    out += fmt::format("{} {}\n", value_text(value), p);
  return out;
}

std::string repeat_lines(const Chances& chances, const Counted& counted) {
  std::string out;
  const auto& tallies = counted.tallies.back();
  for (const auto& [value, count] :
       tallies[headline_of(*chances.chain->back().test, as_odds(tallies))])
    out += fmt::format("{} {}\n", value_text(value), count);
  return out;
}

std::string repeat_text(const Chances& chances, const Counted& counted, const Style& style) {
  return Writer(chances, style, false).repeated(counted);
}

double Measure::of(const std::vector<Odds>& odds) const {
  const auto& law = odds[test].keys[key];
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

namespace {

std::size_t widest(const std::vector<std::string>& texts, std::size_t least) {
  for (const auto& text : texts) least = std::max(least, width(text) + 2);
  return least;
}

/// One table of a sweep: with two flags it shows one measure, with one flag all of them.
std::string sweep_table(const Sweep& sweep, const std::vector<std::string>& heads,
                        std::optional<std::size_t> measure) {
  const auto& rows = sweep.flags[0];
  const auto first = widest(rows.values, width(rows.flag) + 2);
  const auto column = widest(heads, 9);
  const std::size_t room = page_width > first ? page_width - first : 0;
  const std::size_t at_a_time = std::max<std::size_t>(1, room / column);
  std::string out;
  for (std::size_t from = 0; from < heads.size(); from += at_a_time) {
    const auto end = std::min(heads.size(), from + at_a_time);
    if (from > 0) out += "\n";
    out += padded(measure ? "" : rows.flag, first, false);
    for (auto h = from; h < end; ++h) out += padded(heads[h], column, true);
    out += "\n";
    for (std::size_t r = 0; r < rows.values.size(); ++r) {
      out += padded(rows.values[r], first, false);
      for (auto h = from; h < end; ++h) {
        const auto& place = sweep.places[measure ? r * heads.size() + h : r];
        const auto m = measure.value_or(h);
        out += padded(place.shown.empty() ? "-"
                                          : number(place.shown[m], sweep.measures[m].is_mean,
                                                   sweep.test->rolls_dice()),
                      column, true);
      }
      out += "\n";
    }
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
    text += fmt::format(fmt::runtime(say({" (and {} more)", " (e altri {})"}, lang)), others);
  return "\n" + paragraph("-", words(text));
}

}  // namespace

std::string sweep_text(const Sweep& sweep, const Style& style) {
  const bool rolled = sweep.test->rolls_dice();
  auto title = fmt::format("{}, {}", say(sweep.test->title, style.lang),
                           say(sweep.ruleset->title, style.lang));
  if (rolled) title += fmt::format(": {}", say({"exact odds", "probabilità esatte"}, style.lang));
  std::string out =
      bold(title, style.color).text + "\n" + house_line(sweep.test->house, style.lang);
  if (sweep.flags.size() == 1) {
    std::vector<std::string> heads;
    heads.reserve(sweep.measures.size());
    for (const auto& measure : sweep.measures) heads.push_back(head(measure, rolled, style.lang));
    return out + "\n" + sweep_table(sweep, heads, std::nullopt) + first_refused(sweep, style.lang);
  }
  const std::vector<std::string> heads{sweep.flags[1].values.begin(), sweep.flags[1].values.end()};
  for (std::size_t m = 0; m < sweep.measures.size(); ++m)
    out +=
        fmt::format("\n{}   (--{} {}, --{} {})\n{}", head(sweep.measures[m], rolled, style.lang),
                    sweep.flags[0].flag, say({"down", "in basso"}, style.lang), sweep.flags[1].flag,
                    say({"across", "a destra"}, style.lang), sweep_table(sweep, heads, m));
  return out + first_refused(sweep, style.lang);
}

std::string sweep_csv(const Sweep& sweep) {
  std::string out;
  for (const auto& flag : sweep.flags) out += flag.flag + ",";
  for (const auto& measure : sweep.measures)
    out += csv_cell(measure.is_mean ? "mean " + measure.name : measure.name) + ",";
  out.back() = '\n';
  const auto columns = sweep.flags.size() > 1 ? sweep.flags[1].values.size() : 1;
  for (std::size_t place = 0; place < sweep.places.size(); ++place) {
    out += csv_cell(sweep.flags[0].values[place / columns]) + ",";
    if (sweep.flags.size() > 1) out += csv_cell(sweep.flags[1].values[place % columns]) + ",";
    const auto& shown = sweep.places[place].shown;
    for (std::size_t m = 0; m < sweep.measures.size(); ++m)
      out += shown.empty() ? "," : fmt::format("{},", shown[m]);
    out.back() = '\n';
  }
  return out;
}

}  // namespace nfw::report
