#include <algorithm>
#include <cmath>
#include <set>

#include <fmt/format.h>

#include "breakdown.hpp"
#include "chances.hpp"
#include "grid.hpp"
#include "layout.hpp"
#include "lookup.hpp"
#include "nfw/description.hpp"

namespace nfw::report {

std::size_t headline_of(const TestTable& test, const Odds& odds) {
  for (const auto key : test.headline) {
    const auto& law = odds.keys[key];
    if (!(law.size() == 1 && law[0].value.kind == ValueKind::null)) return key;
  }
  return test.headline.front();
}

namespace {

constexpr std::size_t longest_bar = 30;
constexpr std::size_t percent_width = 9;
constexpr std::size_t cumulated_width = 18;  // "  up to 12 100.00%"
constexpr std::size_t value_width = 12;
constexpr double least_shown = 0.00005;  // what two decimals of a per cent can show

// Filled up with blanks: each of its signs takes one column.
std::string bar(double share, std::size_t room, std::size_t columns, bool unicode) {
  const double cells = share * static_cast<double>(room);
  const auto parts = static_cast<std::size_t>(std::lround(cells * (unicode ? 8 : 1)));
  const auto whole = unicode ? parts / 8 : parts;
  static constexpr const char* part[] = {"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};
  std::string out;
  for (std::size_t n = 0; n < whole; ++n) out += unicode ? "█" : "#";
  const auto rest = unicode ? parts % 8 : 0;
  out += part[rest];
  const auto used = whole + (rest > 0 ? 1 : 0);
  return columns > used ? out.append(columns - used, ' ') : out;
}

class Writer {
 public:
  Writer(const Chances& chances, const Style& style) : c_(chances), style_(style) {}

  std::string odds() {
    for (std::size_t n = 0; n < c_.odds.size(); ++n) {
      if (n > 0) out_ += "\n";
      heading(n, tr("exact odds", "probabilità esatte"));
      const auto& test = test_of(n);
      const auto main = headline_of(test, c_.odds[n]);
      table(test.outcome[main], c_.odds[n].keys[main]);
      std::vector<Shares> shown{shares(test.outcome[main], c_.odds[n].keys[main])};
      for (std::size_t key = 0; key < test.outcome.size(); ++key)
        if (key != main && !is_said(n, test.outcome[key]))
          in_short(test.outcome[key], c_.odds[n].keys[key], test, shown);
    }
    taken_as_said();
    return std::move(out_);
  }

  std::string repeated(const Counted& counted) {
    for (std::size_t n = 0; n < c_.odds.size(); ++n) {
      if (n > 0) out_ += "\n";
      heading(n,
              report::counted(counted.resolutions,
                              {"resolution|resolutions", "risoluzione|risoluzioni"}, style_.lang));
      const auto& test = test_of(n);
      const auto& sampled = counted.counts[n];
      const auto main = headline_of(test, sampled);
      counts(test.outcome[main], c_.odds[n].keys[main], sampled.keys[main], counted.resolutions);
      means(test, c_.odds[n], sampled);
    }
    taken_as_said();
    out_ += paragraph(tr("Seed", "Seme"), {piece(fmt::format("{}", counted.seed))});
    return std::move(out_);
  }

 private:
  [[nodiscard]] std::string_view tr(std::string_view en, std::string_view it) const {
    return say({en, it}, style_.lang);
  }
  [[nodiscard]] const Part& part(std::size_t n) const { return c_.play->parts[n]; }
  [[nodiscard]] const TestTable& test_of(std::size_t n) const { return *part(n).test; }

  // What nobody said of the first test, and what is to be told of it whatever the dice; then of
  // those that follow.
  void taken_as_said() {
    if (c_.ruleset == nullptr) return;
    const auto start = start_of(part(0));
    notes(test_of(0), start.facts, [](const Effect&) { return true; });
    for (const auto n : c_.play->rest)
      if (const auto& begins = c_.odds[n].begins)
        notes(test_of(n), *begins,
              [&](const Effect& effect) { return is_sure(effect.unless, test_of(n)); });
    out_ += assumed_line(test_of(0), start.given, start.facts, style_.lang);
  }
  // Once, where two sides take the same test.
  template <class Tells>
  void notes(const TestTable& test, const Facts& facts, const Tells& tells) {
    for (const auto& effect : test.effects)
      if (is_of_flags(effect, test) && tells(effect) && holds(effect.when, facts) &&
          !stated(effect.unless, facts) && noted_.insert(&effect).second)
        note(effect, test, facts);
  }
  void note(const Effect& effect, const TestTable& test, const Facts& facts) {
    out_ +=
        paragraph(tr("Note", "Nota"), words(fmt::format("{} ({})", say(effect.label, style_.lang),
                                                        chapter(effect.ref, test, facts))));
  }
  // Told whatever the dice: it asks for no more than the flags.
  static bool is_of_flags(const Effect& effect, const TestTable& test) {
    if (effect.label.en.empty() || !effect.set.empty()) return false;
    bool asks = false;
    bool only_flags = true;
    for_each_asked(effect.when, [&](Slot slot) {
      asks = true;
      only_flags = only_flags && slot < test.inputs.size();
    });
    return asks && only_flags;
  }
  // Whether it asks of a number that the dice may lead to no more than whether it is known.
  static bool is_sure(const When& when, const TestTable& test) {
    const auto is = [&](const Condition& one) {
      return one.fact < test.inputs.size() || one.match == Match::absent ||
             (one.match == Match::range && one.range == Range{});
    };
    return std::ranges::all_of(when.any,
                               [&](const Clause& one) { return std::ranges::all_of(one.all, is); });
  }
  void heading(std::size_t n, std::string_view what) {
    const auto& test = test_of(n);
    auto title = std::string(say(test.title, style_.lang));
    if (c_.ruleset != nullptr)
      title += fmt::format(", {} {}", say(c_.ruleset->title, style_.lang), ref_of(n));
    if (const auto side = part(n).side)
      title += fmt::format(", {}", say(side_name(*side), style_.lang));
    out_ += title_line(fmt::format("{}: {}", title, what), style_.color);
    std::vector<Piece> rulings;
    for (const auto& [id, value] : played_rulings(*c_.play))
      rulings.push_back(piece(fmt::format("{}={}", id, value)));
    if (!rulings.empty() && n == 0) out_ += paragraph(tr("Rulings", "Letture"), rulings);
    out_ += house_line(test.house, style_.lang);
    out_ += from_lists(part(n), style_.lang);
    out_ += "\n";
  }
  // What is said of both sides is said with the first.
  [[nodiscard]] bool is_said(std::size_t n, const OutcomeKey& key) const {
    return key.mutual && part(n).side == enemy_side;
  }
  [[nodiscard]] std::string ref_of(std::size_t n) const {
    return n == 0 ? std::string(chapter({}, test_of(n), start_of(part(n)).facts))
                  : ref_text({}, test_of(n));
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

  [[nodiscard]] std::string decimal(const char* form, double number) const {
    return report::decimal(fmt::format(fmt::runtime(form), number), style_.lang);
  }
  [[nodiscard]] std::string percent(double p) const { return report::percent(p, style_.lang); }

  // "mean 1.1667  spread 0.9860"
  [[nodiscard]] std::string summary(const Law& law) const {
    const auto average = mean(law);
    if (!average) return {};
    return fmt::format("{} {}  {} {}", tr("mean", "media"), decimal("{:.4f}", *average),
                       tr("spread", "scarto"), decimal("{:.4f}", spread(law).value_or(0)));
  }

  void key_heading(const OutcomeKey& key, const Law& law) {
    const auto numbers = summary(law);
    std::vector<Piece> pieces = words(plural(key.label, style_.lang));
    if (!numbers.empty()) pieces.push_back(piece(" " + numbers));
    out_ += paragraph("", pieces, 0);
  }

  // Names in an order, the likeliest first: too many ways to show them all.
  void orders(const OutcomeKey& key, const Law& law, std::size_t most_shown) {
    for (std::size_t n = 0; n < std::min(law.size(), most_shown); ++n)
      out_ += paragraph(padded(percent(law[n].p), value_width, true),
                        words(words_of(key, law[n].value)), value_width + 2);
    if (law.size() > most_shown)
      out_ += fmt::format(fmt::runtime(tr("  ({} more)\n", "  ({} in più)\n")),
                          law.size() - most_shown);
  }

  void table(const OutcomeKey& key, const Law& law) {
    key_heading(key, law);
    constexpr std::size_t most_orders = 12;
    if (law.front().value.kind == ValueKind::list) return orders(key, law, most_orders);
    std::size_t columns = value_width;
    for (const auto& [value, p] : law) columns = std::max(columns, width(words_of(key, value)) + 2);
    if (columns + percent_width > Page::text()) return orders(key, law, law.size());
    bars(key, law, columns);
    const auto hidden =
        std::ranges::count_if(law, [](const Chance& c) { return c.p < least_shown; });
    if (hidden > 0)
      out_ += paragraph("",
                        words(fmt::format(fmt::runtime(tr("({} more, each below 0.005%)",
                                                          "({} in più, ciascuno sotto lo 0,005%)")),
                                          hidden)),
                        2);
  }

  // A line for each value that two decimals can show, as long as it is likely; beside a number how
  // likely that many or more are, or that many or fewer.
  void bars(const OutcomeKey& key, const Law& law, std::size_t columns) {
    double most = 0;
    for (const auto& chance : law) most = std::max(most, chance.p);
    const bool numbers =
        std::ranges::any_of(law, [](const Chance& c) { return c.value.kind == ValueKind::number; });
    const auto taken = columns + percent_width + 2 + (numbers ? cumulated_width : 0);
    const auto room = Page::text() > taken ? std::min(longest_bar, Page::text() - taken) : 0;
    const auto up_to = at_most(law);
    double from_here = 1;
    for (std::size_t n = 0; n < law.size(); ++n) {
      const auto& [value, p] = law[n];
      if (p >= least_shown) {
        auto line = padded(words_of(key, value), columns, true) +
                    padded(percent(p), percent_width, true) + "  " +
                    bar(p / most, room, numbers ? room + 2 : 0, style_.unicode);
        if (up_to[n])
          line += style_.at_most ? fmt::format("{} {} {}", tr("up to", "fino a"),
                                               words_of(key, value), percent(*up_to[n]))
                                 : fmt::format("{}+ {}", words_of(key, value),
                                               percent(std::min(from_here, 1.0)));
        out_ += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
      }
      from_here -= p;
    }
  }

  // Of a total, or a fact that is the same as one, 0 is a number like any other, and not "none".
  [[nodiscard]] static bool is_total(Slot fact, const TestTable& test) {
    if (fact == no_slot) return false;
    return std::ranges::any_of(test.stages,
                               [&](const StageTable& stage) { return stage.total == fact; }) ||
           std::ranges::any_of(test.on_the_way, [&](const FactRule& rule) {
             return rule.fact == fact && is_total(rule.same, test);
           });
  }

  // What a line says, and how likely it is.
  using Shares = std::vector<std::pair<std::string, double>>;
  [[nodiscard]] Shares shares(const OutcomeKey& key, const Law& law) const {
    Shares out;
    for (const auto& [value, p] : law)
      if (value.kind != ValueKind::null || !key.none.en.empty())
        out.emplace_back(words_of(key, value), p);
    return out;
  }

  // In a line; nothing for what is never anything but nothing, or repeats another line.
  void in_short(const OutcomeKey& key, const Law& law, const TestTable& test,
                std::vector<Shares>& shown) {
    if (law.empty() || (law.size() == 1 && law[0].value.word.empty() && law[0].value.number == 0))
      return;
    std::vector<Piece> out;
    if (const auto numbers = summary(law); !numbers.empty()) {
      out.push_back(piece(numbers));
      const auto& [least, p] = law.front();
      if (least.kind == ValueKind::number && least.number == 0 && !is_total(key.fact, test))
        out.push_back(piece(fmt::format(" {}: {}", tr("none", "nessuno"), percent(p))));
    } else {
      auto here = shares(key, law);
      if (std::ranges::find(shown, here) != shown.end()) return;
      for (const auto& [text, p] : here)
        out.push_back(piece(fmt::format("{}: {} ", text, percent(p))));
      shown.push_back(std::move(here));
    }
    if (!out.empty()) out_ += paragraph(plural(key.label, style_.lang), out, 20);
  }

  void counts(const OutcomeKey& key, const Law& law, const Law& sampled, std::int64_t n) {
    Grid grid;
    grid.ruled = false;
    grid.indent = 2;
    grid.numbers.assign(4, true);
    for (const auto words : {plural(key.label, style_.lang), tr("times", "volte"),
                             tr("sampled", "estratto"), tr("exact", "esatto")})
      grid.heading.emplace_back(words);
    for (const auto& [value, count] : sampled) {
      const auto exact = std::ranges::find(law, value, &Chance::value);
      grid.rows.push_back({words_of(key, value), fmt::format("{:.0f}", count),
                           percent(count / static_cast<double>(n)),
                           law.empty() ? "-" : percent(exact == law.end() ? 0 : exact->p)});
    }
    out_ += grid.text();
  }

  // One below the other; nothing for what is never anything but 0.
  void means(const TestTable& test, const Odds& odds, const Odds& sampled) {
    std::vector<std::pair<std::string_view, std::string>> lines;
    std::size_t column = 20;
    for (std::size_t key = 0; key < test.outcome.size(); ++key) {
      const auto here = mean(sampled.keys[key]);
      const auto exact = mean(odds.keys[key]);
      if (!here || (*here == 0 && exact.value_or(0) == 0)) continue;
      auto text = fmt::format("{} {}", tr("mean", "media"), decimal("{:.5f}", *here));
      if (exact) text += fmt::format(", {} {}", tr("exact", "esatta"), decimal("{:.5f}", *exact));
      lines.emplace_back(plural(test.outcome[key].label, style_.lang), std::move(text));
      column = std::max(column, width(lines.back().first) + 2);
    }
    for (const auto& [label, text] : lines) out_ += paragraph(label, words(text), column);
  }

  const Chances& c_;
  const Style& style_;
  std::string out_;
  std::set<const Effect*> noted_;
};

}  // namespace

std::string percent(double p, Lang lang) {
  constexpr double certain = 1 - 1e-12;
  return decimal(p > 0 && p < least_shown             ? "<0.01%"
                 : p < certain && p > 1 - least_shown ? ">99.99%"
                                                      : fmt::format("{:.2f}%", p * 100),
                 lang);
}

namespace {

// The mean of what is made of each number, as far as they are numbers.
template <class Of>
std::optional<double> average(const Law& law, const Of& of) {
  double sum = 0;
  double all = 0;
  for (const auto& [value, p] : law) {
    if (value.kind != ValueKind::number) continue;
    sum += p * of(static_cast<double>(value.number) / static_cast<double>(value.parts));
    all += p;
  }
  if (all == 0) return {};
  return sum / all;
}

}  // namespace

std::optional<double> mean(const Law& law) {
  return average(law, [](double n) { return n; });
}

std::optional<double> spread(const Law& law) {
  const auto middle = mean(law);
  if (!middle) return {};
  return std::sqrt(*average(law, [&](double n) { return (n - *middle) * (n - *middle); }));
}

std::vector<std::optional<double>> at_most(const Law& law) {
  std::vector<std::optional<double>> out;
  double sum = 0;
  for (const auto& [value, p] : law) {
    const bool is_number = value.kind == ValueKind::number;
    if (is_number) sum += p;
    out.push_back(is_number ? std::optional(std::min(sum, 1.0)) : std::nullopt);
  }
  return out;
}

namespace {

// The values of the last test's headline.
const Law& last_headline(const Chances& chances, const std::vector<Odds>& odds) {
  return odds.back().keys[headline_of(*chances.play->parts.back().test, odds.back())];
}

}  // namespace

std::string text(const Chances& chances, const Style& style) {
  return Writer(chances, style).odds();
}

std::string lines(const Chances& chances, const Style& /*style*/) {
  std::string out;
  for (const auto& [value, p] : last_headline(chances, chances.odds))
    out += fmt::format("{} {}\n", value_text(value), p);
  return out;
}

std::string text(const Counted& counted, const Style& style) {
  return Writer(counted, style).repeated(counted);
}

std::string lines(const Counted& counted, const Style& /*style*/) {
  std::string out;
  for (const auto& [value, count] : last_headline(counted, counted.counts))
    out += fmt::format("{} {:.0f}\n", value_text(value), count);
  return out;
}

}  // namespace nfw::report
