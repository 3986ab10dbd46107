#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

#include <fmt/format.h>

#include "battle.hpp"
#include "layout.hpp"
#include "report.hpp"

namespace nfw::report {

namespace {

constexpr std::size_t most_dice_shown = 60;

// Of a value that is called as a seat of the battle: who sits there.
std::string seat_name(const Rolled& rolled, std::string_view id) {
  if (rolled.battle == nullptr) return {};
  const auto& [deed, seats] = std::tie(rolled.battle->deed, rolled.battle->seats);
  for (std::size_t n = 0; n < seats.size(); ++n)
    if (deed->seats[n].id == id || (deed->seats[n].mirror && id == "enemy"))
      return std::string(name_of(*rolled.battle->now, seats[n]));
  return {};
}

// Writes what there is to say of one test.
class Writer {
 public:
  Writer(const Rolled& rolled, std::size_t part, const Style& style, std::string& out)
      : b_{rolled, part}, style_(style), out_(out) {}

  void write() {
    heading();
    for (const auto& one : b_.test().ranges) range(one);
    for (const auto& step : b_.steps()) stage(step);
    result(tr("Result", "Risultato"));
    if (b_.rolled.battle != nullptr) return;  // which says what follows
    next();
    assumed();
    out_ += from_lists(b_.part(), style_.lang);
  }

  void heading() {
    const auto& test = b_.test();
    auto title = fmt::format("{}, {} {}", tr(test.title), tr(b_.rolled.ruleset->title), ref({}));
    if (const auto side = b_.part().side; side && !opens())
      title += fmt::format(": {}", tr(side_name(*side)));
    out_ += title_line(title, style_.color);
    std::vector<Piece> rulings;
    for (const auto& [id, value] : played_rulings(test, b_.facts()))
      rulings.push_back(piece(fmt::format("{}={}", id, value)));
    if (!rulings.empty()) out_ += paragraph(tr("Rulings", "Letture"), rulings);
    out_ += house_line(test.house, style_.lang);
    out_ += "\n";
  }

  void stage(const Step& step) {
    if (step.roll.plan->stage->is_pool())
      pool(step);
    else
      sum_of_dice(step);
  }

  // In a battle behind who strikes.
  void result(std::string_view label, std::string_view whose = {}) {
    const auto& test = b_.test();
    const auto& outcome = b_.outcome();
    const auto* head = headline_key(test, outcome);
    std::vector<Piece> out;
    const auto add = [&](std::string text, bool strong) {
      if (!out.empty()) {
        out.back().text += ",";
        ++out.back().width;
      }
      out.push_back(strong ? bold(std::move(text), style_.color) : piece(std::move(text)));
    };
    if (head != nullptr) {
      add(key_words(*head), true);
    } else {
      add(std::string(tr(test.outcome[test.headline.front()].none)), true);
    }
    for (const auto& key : test.outcome) {
      const auto& value = outcome[static_cast<std::size_t>(&key - test.outcome.data())];
      if (&key == head || key.in_stage || value.kind == ValueKind::null) continue;
      if (key.mutual && b_.is_enemys()) continue;
      const bool in_words = value.kind == ValueKind::word || value.kind == ValueKind::list;
      if (!in_words && value.number == 0) continue;
      if (value.kind == ValueKind::word && head != nullptr && value.word == headline(test, outcome))
        continue;
      add(key_words(key), false);
    }
    if (!whose.empty()) out.insert(out.begin(), piece(fmt::format("{}:", whose)));
    out_ += paragraph(label, out);
    for (const auto* effect : b_.conclusion().effects)
      if (!effect->label.en.empty())
        out_ += paragraph("", words(fmt::format("{} ({})", tr(effect->label), ref(effect->ref))));
  }

  // What an attack of both sides leads to is the other side's to take.
  void next() {
    std::string whose;
    if (b_.part().side && opens())
      whose = fmt::format("{}, ", tr(side_name(opposite(*b_.part().side))));
    for (const auto& command : next_commands(b_)) {
      auto out = words(fmt::format("{}{}:", whose, tr(command.row->label)));
      for (auto& word : command_pieces(command_words(command, b_.rolled.rules)))
        out.push_back(std::move(word));
      out_ += paragraph(tr("Next", "Poi"), out);
    }
  }

  void assumed() {
    if (!b_.part().at_once)
      out_ += assumed_line(b_.test(), b_.taken().given, b_.facts(), style_.lang);
  }

 private:
  [[nodiscard]] std::string_view tr(std::string_view en, std::string_view it) const {
    return say({en, it}, style_.lang);
  }
  [[nodiscard]] std::string_view tr(const Text& text) const { return say(text, style_.lang); }

  [[nodiscard]] std::string_view ref(std::string_view own) const {
    return chapter(own, b_.test(), b_.facts());
  }

  // The weapon's bands, where to find one of them is all that was asked.
  void range(const Reach& reach) {
    const auto& test = b_.test();
    if (reach.band < test.inputs.size()) return;
    if (const auto* row = reach_row(reach, b_.facts()))
      out_ += paragraph(tr("Ranges", "Gittate"),
                        words(fmt::format("{}: {} cm ({})", tr(row->label),
                                          reach_text(reach, *row, test, b_.facts(), style_.lang),
                                          ref(row->ref))));
  }

  // "+1 veteran (3.4.3)", with the mark of whatever changed the row.
  [[nodiscard]] Piece row(const Applied& applied, bool sign) const {
    const auto& term = *applied.row;
    const auto size = std::abs(applied.value);
    const auto value = term.minus ? -applied.value : applied.value;
    auto text = fmt::format("{} {}", sign || term.minus ? with_sign(value) : std::to_string(size),
                            form(size, term.label, style_.lang));
    if (term.per != no_slot && term.each.number == 1 && size != applied.items)
      text += fmt::format(" x{}", applied.items);
    const bool is_own = !term.source.empty() && term.ref == term.source;
    if (!is_own) text += fmt::format(" ({})", ref(term.ref));
    if (!term.source.empty()) text += fmt::format(" [{}]", term.source);
    if (const auto ruling = ruling_of(term, b_.test(), b_.facts()); !ruling.empty())
      text += fmt::format(" [{}]", ruling);
    return piece(std::move(text));
  }

  [[nodiscard]] Piece halving(const Applied& one) const {
    auto text = fmt::format("x1/2 {} ({})", tr(one.row->label), ref(one.row->ref));
    if (const auto ruling = ruling_of(*one.row, b_.test(), b_.facts()); !ruling.empty())
      text += fmt::format(" [{}]", ruling);
    return piece(std::move(text));
  }

  // Whether the same total was rolled before: there was a tie, say.
  [[nodiscard]] bool is_again(const Step& step) const {
    const auto& plan = *step.roll.plan;
    return std::any_of(b_.steps().data(), &step, [&](const Step& before) {
      const auto& other = *before.roll.plan;
      return other.stage == plan.stage && other.entry == plan.entry;
    });
  }

  void pool(const Step& step) {
    const auto& plan = *step.roll.plan;
    const auto n = step.roll.dice();
    auto sources = pool_rows(plan);
    auto head = words(fmt::format("{}{}", counted(n, {"die|dice", "dado|dadi"}, style_.lang),
                                  sources.empty() ? "" : ":"));
    for (auto& one : sources) {
      if (&one != &sources.back()) {
        one.text += ",";
        ++one.width;
      }
      head.push_back(std::move(one));
    }
    out_ += paragraph(tr(plan.stage->label), head);
    out_ += paragraph("", need(plan));
    faces(step, counted(step.answer.value, plan.stage->counted, style_.lang));
  }

  // How the number of dice came about; nothing where the table just says how many.
  [[nodiscard]] std::vector<Piece> pool_rows(const Plan& plan) const {
    std::vector<Piece> out;
    for (const auto& one : plan.pool)
      if (!one.row->id.empty()) out.push_back(row(one, !out.empty()));
    if (plan.stage->is_pool())
      for (const auto& one : plan.halvings) out.push_back(halving(one));
    return out;
  }

  static void add_mark(std::vector<Piece>& out, std::string_view source) {
    if (!source.empty()) out.push_back(piece(fmt::format("[{}]", source)));
  }

  [[nodiscard]] std::vector<Piece> need(const Plan& plan) const {
    std::vector<Piece> out;
    if (plan.row != nullptr) out = words(fmt::format("{}:", tr(plan.row->label)));
    if (plan.stage->each > 1)
      out.push_back(piece(fmt::format("{}D{}", plan.stage->each, plan.stage->sides)));
    if (plan.stage->over != no_slot && plan.stage->each > 1)
      out.push_back(piece(fmt::format("{} {}", tr("over", "oltre"), plan.base - 1)));
    else
      out.push_back(piece(fmt::format("{}{}", plan.base, plan.stage->low ? "-" : "+")));
    add_mark(out, plan.row != nullptr ? plan.row->source : plan.stage->source);
    for (const auto& one : plan.modifiers) out.push_back(row(one, true));
    if (plan.modifiers.empty()) return out;
    if (!plan.stage->low) {
      out.push_back(piece(fmt::format("= {}+", plan.need())));
      return out;
    }
    out.push_back(piece(fmt::format("= {}-", plan.base + plan.bonus)));
    if (plan.chance() != plan.base + plan.bonus)
      out.push_back(piece(fmt::format("{} {}-", tr("but at least", "ma almeno"), plan.chance())));
    return out;
  }

  // The dice themselves; a success is marked with a star, and bold where colour is on.
  void faces(const Step& step, const std::string& count) {
    const auto& plan = *step.roll.plan;
    const auto each = static_cast<std::size_t>(plan.stage->each);
    const std::size_t shown = std::min(step.faces.size(), most_dice_shown / each * each);
    std::vector<Piece> out;
    for (std::size_t at = 0; at < shown; at += each)
      out.push_back(trial(plan, std::span(step.faces).subspan(at, each)));
    if (shown < step.faces.size()) tally(std::span(step.faces).subspan(shown), out);
    out.push_back(bold("-> " + count, style_.color));
    out_ += paragraph("", out);
  }

  [[nodiscard]] Piece trial(const Plan& plan, std::span<const Face> dice) const {
    std::string text;
    for (const auto face : dice) text += (text.empty() ? "" : "+") + std::to_string(face);
    const bool success = read(Roll{&plan, 1}, dice).value > 0;
    return success ? bold(text + "*", style_.color) : piece(text + " ");
  }

  void tally(std::span<const Face> rest, std::vector<Piece>& out) const {
    out.push_back(
        piece(fmt::format("{} {} {}:", tr("and", "e"), rest.size(), tr("more", "altri"))));
    std::array<std::size_t, 256> counts{};
    for (const auto face : rest) ++counts.at(face);
    for (std::size_t face = 0; face < counts.size(); ++face)
      if (counts.at(face) > 0) out.push_back(piece(fmt::format("{}x{}", counts.at(face), face)));
  }

  // What a total starts from: the dice, or the fact that a reckoning begins with.
  [[nodiscard]] std::vector<Piece> start_of(const Step& step) const {
    const auto& plan = *step.roll.plan;
    std::vector<Piece> out;
    if (!plan.entry.empty()) out = words(fmt::format("{}:", plan.entry));
    if (!plan.stage->is_reckoning())
      out.push_back(piece(fmt::format("{}D{}:", step.roll.count, plan.stage->sides)));
    else if (plan.stage->of != no_slot)
      out.push_back(piece(number_text(plan.start, style_.lang)));
    return out;
  }

  [[nodiscard]] Piece against(const StageTable& stage) const {
    const auto n = b_.facts().count(stage.against);
    // A name stands before the number; what is counted, in a form for one and for more, behind it.
    const bool is_counted = stage.counted.en.find('|') != std::string_view::npos;
    const auto name =
        stage.counted.en.empty() ? b_.test().facts[stage.against].id : tr(stage.counted);
    const auto what =
        is_counted ? counted(n, stage.counted, style_.lang) : fmt::format("{} {}", name, n);
    return piece(fmt::format("{} {}", tr("against", "contro"), what));
  }

  void sum_of_dice(const Step& step) {
    const auto& plan = *step.roll.plan;
    auto out = start_of(step);
    const std::size_t shown = std::min(step.faces.size(), most_dice_shown);
    for (std::size_t n = 0; n < shown; ++n) out.push_back(piece(fmt::format("{}", step.faces[n])));
    if (shown < step.faces.size()) tally(std::span(step.faces).subspan(shown), out);
    for (const auto& one : modifiers_of(step)) out.push_back(row(one, true));
    for (const auto& one : plan.halvings) out.push_back(halving(one));
    const auto total = number_text(plan.total(step.answer.value), style_.lang);
    if (out.size() > (plan.stage->is_reckoning() ? 1U : 2U))
      out.push_back(piece(fmt::format("= {}", total)));
    if (out.empty()) out.push_back(piece(total));
    if (is_again(step)) out.insert(out.begin(), piece(std::string(tr("again:", "di nuovo:"))));
    if (plan.stage->against != no_slot) out.push_back(against(*plan.stage));
    if (const auto* band = band_of(step, b_.facts())) {
      out.push_back(bold(fmt::format("-> {}", tr(band->label)), style_.color));
      add_mark(out, band->source);
    }
    if (const auto sources = pool_rows(plan); !sources.empty()) {
      out_ += paragraph(tr(plan.stage->label), sources);
      out_ += paragraph("", out);
    } else {
      out_ += paragraph(tr(plan.stage->label), out);
    }
  }

  [[nodiscard]] std::string key_words(const OutcomeKey& key) const {
    const auto& value = b_.outcome()[static_cast<std::size_t>(&key - b_.test().outcome.data())];
    switch (value.kind) {
      case ValueKind::number: return counted(value, key.label, style_.lang);
      case ValueKind::flag: return std::string(tr(key.label));
      default: {
        const auto* head = headline_key(b_.test(), b_.outcome());
        auto words = value_words(key, value, style_.lang);
        if (&key == head) return words;
        // "winner: France".
        const auto name = key.seats ? seat_name(b_.rolled, value.word) : std::string();
        return fmt::format("{} {}", tr(key.label), name.empty() ? words : name);
      }
    }
  }

  [[nodiscard]] bool opens() const { return b_.part().after == no_part; }

  Breakdown b_;
  const Style& style_;
  std::string& out_;
};

// Who strikes, or is struck, by the name that he has in a battle.
std::string_view striker(const Rolled& rolled, Side side) {
  if (rolled.battle == nullptr) return {};
  const auto& [deed, seats] = std::tie(rolled.battle->deed, rolled.battle->seats);
  return name_of(*rolled.battle->now, seats[side == own_side ? 0 : deed->mirrored()]);
}

// Both sides' attacks: each roll under the name of whose it is, then both results.
void write_both(const Rolled& rolled, const Style& style, std::string& out) {
  std::array writers{Writer(rolled, own_side, style, out), Writer(rolled, enemy_side, style, out)};
  const auto title = [&](Side side) {
    const auto name = striker(rolled, side);
    return name.empty() ? say(side_title(side), style.lang) : name;
  };
  writers[own_side].heading();
  std::array<std::size_t, both_sides.size()> done{};
  std::optional<Side> headed;
  for (const auto& [part, count] : rolled.played.order) {
    if (part >= writers.size()) continue;
    const auto strikes = *rolled.play->parts[part].side;
    const auto& steps = Breakdown{rolled, part}.steps();
    for (std::size_t n = 0; n < count; ++n) {
      const auto& step = steps[done.at(part)++];
      const auto rolls = step.roll.plan->stage->suffered ? opposite(strikes) : strikes;
      if (rolls != headed) out += bold(std::string(title(rolls)), style.color).text + "\n";
      headed = rolls;
      writers.at(part).stage(step);
    }
  }
  out += "\n";
  for (const auto side : both_sides)
    if (rolled.battle == nullptr)
      writers.at(side).result(title(side));
    else
      writers.at(side).result(side == own_side ? pick(style.lang, "Result", "Risultato") : "",
                              title(side));
  if (rolled.battle == nullptr)  // which says itself what follows
    for (auto& writer : writers) writer.next();
  writers[own_side].assumed();
}

// The first of the tests that were asked for and were not due.
std::string not_due_line(const Rolled& rolled, const Style& style) {
  const auto& play = *rolled.play;
  for (std::size_t n = 0; n < play.parts.size(); ++n)
    if (!rolled.played.tests[n] && !play.parts[n].at_once)
      return fmt::format("\n{}: {}\n", say(play.parts[n].test->title, style.lang),
                         pick(style.lang, "not due", "non dovuto"));
  return {};
}

}  // namespace

std::string lines(const Rolled& rolled, const Style& /*style*/) {
  std::string out;
  for (std::size_t n = 0; n < rolled.play->parts.size(); ++n) out += headline(rolled, n) + "\n";
  return out;
}

std::string text(const Rolled& rolled, const Style& style) {
  std::string out;
  if (rolled.play->both())
    write_both(rolled, style, out);
  else
    Writer(rolled, 0, style, out).write();
  for (const auto n : rolled.play->rest) {
    if (!rolled.played.tests[n]) continue;
    out += "\n";
    Writer(rolled, n, style, out).write();
  }
  if (rolled.seed)
    out += paragraph(pick(style.lang, "Seed", "Seme"), {piece(fmt::format("{}", *rolled.seed))});
  if (rolled.battle != nullptr) out += text(*rolled.battle, style);
  return out + not_due_line(rolled, style);
}

}  // namespace nfw::report
