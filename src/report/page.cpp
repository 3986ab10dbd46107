#include "page.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include <fmt/format.h>

#include "in_force.hpp"
#include "page_style.hpp"

namespace nfw::report {

namespace {

constexpr std::string_view begins = "<!DOCTYPE html>\n<!-- a battle of nfw -->\n";

std::string with_arrows(std::string text) {
  constexpr std::string_view arrow = "-&gt;";
  for (auto at = text.find(arrow); at != std::string::npos; at = text.find(arrow, at))
    text.replace(at, arrow.size(), "→");
  return text;
}

/// Writes one battle.
class Writer {
 public:
  Writer(const BattlePage& page, Lang lang)
      : page_(page),
        lang_(lang),
        state_(page.journal->state()),
        courses_(courses(*page.journal, page.viewer)),
        until_(std::max(time_of(state_), 2.0)) {
    for (std::size_t n = 1; n < state_.records().size(); ++n)
      if (state_.side_of(n) == n) sides_.push_back(n);
  }

  std::string write() {
    head();
    forces();
    if (page_.luck && !page_.luck->tests.empty()) {
      heading(tr("Luck", "Fortuna"));
      out_ += luck_html(*page_.luck, lang_);
    }
    course();
    return std::move(out_) + "</body>\n</html>\n";
  }

 private:
  [[nodiscard]] std::string_view tr(std::string_view en, std::string_view it) const {
    return pick(lang_, en, it);
  }
  [[nodiscard]] std::string name(std::size_t record) const {
    return escaped(name_of(state_, record));
  }
  void heading(std::string_view text) { out_ += fmt::format("<h2>{}</h2>\n", text); }
  void quiet(std::string_view text) {
    out_ += fmt::format("<p class=\"quiet\">{}</p>\n", escaped(text));
  }
  [[nodiscard]] std::string_view look(std::size_t side) const {
    return side == sides_.front() ? "one" : "two";
  }

  void head() {
    std::string title;
    for (const auto side : sides_)
      title += (title.empty() ? "" : fmt::format(" {} ", tr("against", "contro"))) + name(side);
    out_ = fmt::format(
        "{}<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\"/>\n<title>{}</title>\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src &#39;none&#39;; "
        "style-src &#39;unsafe-inline&#39;\"/>\n<style>{}</style>\n</head>\n<body>\n<h1>{}</h1>\n",
        begins, tr("en", "it"), title, page_style, title);
    const auto& head = *page_.head;
    constexpr std::size_t date = 10;
    quiet(fmt::format("{}, {}; {}", say(page_.ruleset->title, lang_), head.at.substr(0, date),
                      time_text(state_, lang_)));
    std::vector<std::string> rules = head.rulings;
    for (const auto& file : head.house) rules.push_back(file.name);
    for (auto& rule : rules) rule += since_when(rule);
    if (!rules.empty())
      quiet(fmt::format("{}: {}", tr("Played by", "Giocata con"), fmt::join(rules, ", ")));
    if (page_.viewer && *page_.viewer != onlooker)
      quiet(fmt::format("{} {}", tr("As known to", "Come la conosce"),
                        name_of(state_, *page_.viewer)));
  }

  // " (from turn 6 on)", of what was not in force from the beginning.
  [[nodiscard]] std::string since_when(const std::string& rule) const {
    const auto& all = page_.journal->entries();
    const auto changed = std::find_if(all.rbegin(), all.rend(), [&](const battle::Entry& entry) {
      return entry.kind == battle::EntryKind::rules &&
             (entry.ruling == rule || (entry.house && entry.house->name == rule));
    });
    if (changed == all.rend()) return {};
    return fmt::format(" ({} {}{})", tr("from turn", "dal turno"), changed->turn, tr(" on", ""));
  }

  // ---- who fought, and what is left of them

  void forces() {
    heading(tr("Who fought", "Chi ha combattuto"));
    totals();
    for (const auto side : sides_) {
      out_ += fmt::format("<h3>{}</h3>\n<ul>\n", name(side));
      below(side);
      out_ += "</ul>\n";
    }
  }

  void below(std::size_t record) {
    for (std::size_t n = 1; n < state_.records().size(); ++n) {
      if (state_[n].in != record || !knows(state_, page_.viewer, n)) continue;
      unit(n);
      below(n);
    }
  }

  void unit(std::size_t record) {
    constexpr Plot::Size small{120, 24, 0};
    const auto found = std::ranges::find(courses_, record, &Course::record);
    out_ += fmt::format("<li class=\"unit\"><span>{}</span>", name(record));
    if (found != courses_.end()) {
      const auto& points = found->points;
      Plot plot(small, {1, until_}, {0, std::ranges::max(points, {}, &Point::y).y});
      plot.steps(points, look(state_.side_of(record)));
      out_ +=
          fmt::format("{}<span class=\"count\">{:.0f} → {:.0f}</span>",
                      plot.svg("small", points_text(points)), points.front().y, points.back().y);
    }
    const auto keys = keys_told(state_, record, page_.viewer, lang_);
    if (!keys.empty())
      out_ += fmt::format("<span class=\"quiet\">{}</span>",
                          escaped(fmt::format("{}", fmt::join(keys, ", "))));
    out_ += "</li>\n";
  }

  // "20; turn 2: 18; turn 3: 13"
  [[nodiscard]] std::string points_text(const Points& points) const {
    std::string out;
    for (const auto& [x, y] : points)
      out += out.empty()
                 ? fmt::format("{:.0f}", y)
                 : fmt::format("; {} {:.0f}: {:.0f}", tr("turn", "turno"), std::floor(x), y);
    return out;
  }

  // What there is of a side, whenever something changed.
  [[nodiscard]] Points total(std::size_t side) const {
    std::map<double, double> changes;
    for (const auto& [record, points] : courses_) {
      double before = 0;
      if (state_.side_of(record) == side)
        for (const auto& [x, y] : points) changes[x] += y - std::exchange(before, y);
    }
    Points out;
    double sum = 0;
    for (const auto& [x, more] : changes) out.push_back({x, sum += more});
    return out;
  }

  void mark_turns(Plot& plot) const {
    constexpr int most = 12;
    const auto all = static_cast<int>(std::ceil(until_));
    for (int turn = 1; turn < all; turn += (all + most - 1) / most)
      plot.mark_x(turn, fmt::format("{}", turn));
  }

  void totals() {
    std::map<std::size_t, Points> all;
    double most = 0;
    for (const auto side : sides_)
      if (auto points = total(side); !points.empty()) {
        most = std::max(most, std::ranges::max(points, {}, &Point::y).y);
        all[side] = std::move(points);
      }
    if (all.empty()) return;
    constexpr Plot::Size whole{360, 170, 28};
    Plot plot(whole, {1, until_}, {0, most});
    plot.mark_y(0, "0");
    plot.mark_y(most, fmt::format("{:.0f}", most));
    mark_turns(plot);
    std::string caption;
    std::string words;
    for (const auto& [side, points] : all) {
      plot.steps(points, look(side));
      caption += fmt::format(
          "; <svg xmlns=\"http://www.w3.org/2000/svg\" class=\"key\" viewBox=\"0 0 28 8\" "
          "aria-hidden=\"true\"><path class=\"{}\" d=\"M0,4H28\"/></svg> {} {:.0f} → {:.0f}",
          look(side), name(side), points.front().y, points.back().y);
      words += fmt::format("{}: {}. ", name_of(state_, side), points_text(points));
    }
    out_ +=
        fmt::format("<figure>{}<figcaption>{}{}</figcaption></figure>\n", plot.svg("whole", words),
                    tr("Strength over the turns", "Forze nei turni"), caption);
  }

  // ---- what happened

  void course() {
    heading(tr("What happened", "Come è andata"));
    const battle::Entry* before = nullptr;
    for (const auto& told : told_entries(*page_.journal, page_.viewer, lang_)) {
      const auto& entry = *told.entry;
      const bool new_turn = before == nullptr || before->turn != entry.turn;
      if (new_turn) out_ += fmt::format("<h3>{} {}</h3>\n", tr("Turn", "Turno"), entry.turn);
      if (new_turn || before->round != entry.round)
        out_ += fmt::format("<h4>{}</h4>\n",
                            escaped(say(state_.rules().rounds[entry.round].label, lang_)));
      happened(told);
      before = &entry;
    }
  }

  void happened(const ToldEntry& told) {
    const auto& entry = *told.entry;
    auto line = with_arrows(escaped(told.line));
    if (!told.stands) line = fmt::format("<del>{}</del>", line);
    if (!told.changes.empty() && told.stands)
      line += fmt::format("<span class=\"set\">{}</span>",
                          with_arrows(escaped(changes_text(state_, told.changes, lang_))));
    const auto report = page_.reports.find(entry.number);
    if (report != page_.reports.end())
      line = fmt::format("<details><summary>{}</summary><pre>{}</pre></details>", line,
                         escaped(report->second));
    out_ += fmt::format(
        "<div class=\"entry\" id=\"e{0}\"><span class=\"n\">{0}</span><div>{1}"
        "</div></div>\n",
        entry.number, line);
  }

  const BattlePage& page_;
  Lang lang_;
  const battle::State& state_;
  std::vector<Course> courses_;
  double until_;
  std::vector<std::size_t> sides_ = {};
  std::string out_ = {};
};

}  // namespace

std::string html(const BattlePage& page, Lang lang) { return Writer(page, lang).write(); }

bool is_page(std::string_view text) { return text.starts_with(begins); }

}  // namespace nfw::report
