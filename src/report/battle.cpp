#include "battle.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "answered.hpp"
#include "in_force.hpp"
#include "layout.hpp"
#include "nfw/base/spelling.hpp"

namespace nfw::report {

namespace {

using battle::Changes;
using battle::State;

constexpr std::size_t name_width = 24;

const TestTable& form_of(const State& state, std::size_t record) {
  return state.kind(state[record]).form;
}

std::string fact_words(const Fact& fact, Number value, Lang lang) {
  if (fact.kind == Kind::choice)
    return std::string(say(fact.values[static_cast<std::size_t>(value.num)].label, lang));
  return fact_text(fact, value, lang);
}

bool is_nothing(const Fact& fact, Number value) {
  return value.den == 0 || (fact.kind == Kind::choices && value.num == 0);
}

std::string value_words(const Fact& fact, Number value, Lang lang) {
  return is_nothing(fact, value) ? "-" : fact_words(fact, value, lang);
}

// "with Guards", "engaged".
std::string link_words(const State& state, const BattleRecord::Link& link, std::string_view label,
                       Number value) {
  if (link.to == no_place || value.num == 0) return std::string(label);
  return fmt::format("{} {}", label, name_of(state, static_cast<std::size_t>(value.num)));
}

std::string no_longer(std::string_view what, Lang lang) {
  return fmt::format("{} {}", pick(lang, "no longer", "non più"), what);
}

// "volleys left 6 -> 5", "disorganised", "no longer disorganised", "has not fired"; of the battle
// itself, and of what was not known, what it is now.
std::string change_words(const State& state, const battle::Change& change, Lang lang) {
  const auto& form = form_of(state, change.record);
  const auto& both = form.inputs[change.key].label;
  const auto label = report::form(1, both, lang);
  const auto& fact = form.facts[change.key];
  if (const auto* link = state.link(change.record, change.key))
    return change.to.num != 0 ? link_words(state, *link, label, change.to)
                              : no_longer(link_words(state, *link, label, change.from), lang);
  if (fact.kind != Kind::flag && (change.record == 0 || is_nothing(fact, change.from)))
    return fmt::format("{} {}", label, value_words(fact, change.to, lang));
  if (fact.kind == Kind::flag && change.to.num == 0)
    return label == plural(both, lang) ? no_longer(label, lang) : std::string(plural(both, lang));
  if (fact.kind == Kind::flag) return std::string(label);
  return fmt::format("{} {} -> {}", label, value_words(fact, change.from, lang),
                     value_words(fact, change.to, lang));
}

// By its name, and its unit's: "Guards, lasers".
std::string told_name(const State& state, std::size_t record) {
  const auto in = state[record].in;
  const bool is_of_a_unit = state.kind(state[in]).strength != no_slot;
  return is_of_a_unit ? fmt::format("{}, {}", name_of(state, in), name_of(state, record))
                      : std::string(name_of(state, record));
}

// What the end of a round or turn takes away without a word.
bool is_quiet(const State& state, const battle::Change& change) {
  const auto& quiet = state.kind(state[change.record]).quiet;
  return std::ranges::find(quiet, change.key) != quiet.end();
}

}  // namespace

// Record by record. The step of a round is told with its time.
std::string changes_text(const State& state, Changes changes, Lang lang) {
  const auto step = find_fact(form_of(state, 0), step_key);
  const auto round = find_fact(form_of(state, 0), round_key);
  const bool is_end = std::ranges::any_of(
      changes, [&](const auto& one) { return one.record == 0 && one.key == round; });
  std::erase_if(changes, [&](const auto& one) {
    return (one.record == 0 && one.key == step) || (is_end && is_quiet(state, one));
  });
  std::string out;
  for (std::size_t n = 0; n < changes.size(); ++n) {
    const auto record = changes[n].record;
    if (n > 0) out += changes[n - 1].record == record ? ", " : "; ";
    if (record != 0 && (n == 0 || changes[n - 1].record != record))
      out += fmt::format("{}: ", told_name(state, record));
    out += change_words(state, changes[n], lang);
  }
  return out;
}

std::string seat_word(const BattleRules& rules, const Deed& deed, const BattleSeat& seat,
                      Lang lang) {
  const auto& kind = rules.records[seat.kind];
  if (kind.in != deed.seats.front().kind || &seat == deed.seats.data())
    return std::string(pick(lang, "NAME", "NOME"));
  auto out = folded(say(kind.form.title, lang));
  std::ranges::transform(out, out.begin(), [](char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  });
  return out;
}

bool knows(const State& state, const Viewer& viewer, std::size_t record) {
  return !viewer || !state.is_hidden_from(*viewer, record);
}

namespace {

// Whether a key is a link to what the viewer does not know of: it would name it.
bool names_hidden(const State& state, const Viewer& viewer, std::size_t record, Slot key,
                  Number value) {
  const auto* link = state.link(record, key);
  return link != nullptr && link->to != no_place && value.den != 0 &&
         !knows(state, viewer, static_cast<std::size_t>(value.num));
}

}  // namespace

std::string_view name_of(const State& state, std::size_t record) {
  const auto& [kind, in, handle, name, keys] = state[record];
  return name.empty() ? handle : name;
}

std::string time_text(const State& state, Lang lang) {
  const auto& round = state.rules().rounds[state.round()];
  auto out =
      fmt::format("{} {}, {}", pick(lang, "Turn", "Turno"), state.turn(), say(round.label, lang));
  if (state.step() < round.steps.size())
    out += fmt::format(": {}", say(round.steps[state.step()].label, lang));
  return out;
}

std::string text(const BattleNews& news, const Style& style) {
  const auto lang = style.lang;
  std::string out;
  for (std::size_t seat = 0; seat < news.seats.size() && news.deed != nullptr; ++seat)
    if (const auto said = answered_words(news, seat, lang); !said.empty())
      out += paragraph(out.empty() ? pick(lang, "From file", "Dal file") : "", said);
  std::vector<Piece> not_said;
  for (const auto slot : news.not_said)
    not_said.push_back(piece(fmt::format("--{}", fact_name(news.deed->asks(), slot, lang))));
  if (!not_said.empty()) out += paragraph(pick(lang, "Not said", "Non detto"), not_said);
  if (news.is_past) return out;
  auto applied = words(changes_text(*news.now, news.changes, lang));
  if (news.deed == nullptr &&
      std::ranges::find(news.changes, 0U, &battle::Change::record) != news.changes.end())
    out += bold(time_text(*news.now, lang), style.color).text + "\n";
  if (applied.empty()) applied = words(pick(lang, "noted", "annotato"));
  applied.insert(applied.begin(), piece(fmt::format("[{}]", news.entry)));
  if (news.entry != 0) out += paragraph(pick(lang, "Applied", "Applicato"), applied);
  std::vector<Piece> due;
  for (const auto& one : battle::dues(*news.now))
    if (one.row->must)
      for (auto& word : words(due_words(*news.now, one, lang) + due_why(one, lang) + ","))
        due.push_back(std::move(word));
  if (due.empty()) return out;
  due.back().text.pop_back();
  return out + paragraph(pick(lang, "Due", "Dovuto"), due);
}

// ---- the state

namespace {

std::string key_words(const State& state, std::size_t record, Slot slot, Lang lang) {
  const auto& form = form_of(state, record);
  const auto& fact = form.facts[slot];
  const auto value = state.known(record)[slot];
  const auto label =
      slot < form.inputs.size() ? report::form(1, form.inputs[slot].label, lang) : fact.id;
  if (const auto* link = state.link(record, slot)) return link_words(state, *link, label, value);
  if (fact.kind == Kind::flag) return std::string(label);
  if (fact.kind == Kind::choice) return fact_words(fact, value, lang);
  return fmt::format("{} {}", label, fact_words(fact, value, lang));
}

}  // namespace

std::vector<std::string> keys_told(const State& state, std::size_t record, const Viewer& viewer,
                                   Lang lang) {
  const auto& form = form_of(state, record);
  const auto& facts = state.known(record);
  Facts begun(form);
  complete(form, begun);
  std::vector<std::string> out;
  const auto& show = state.kind(state[record]).show;
  const bool is_side = state.side_of(record) == record;  // what its list says of it is known
  for (const auto slot : show) {
    const bool first = slot == show.front() && !is_side;
    if (is_side && !begun.has(slot)) continue;
    if (!facts.has(slot) || (!first && begun.has(slot) && begun[slot] == facts[slot])) continue;
    if (!first && facts[slot].num == 0 && form.facts[slot].kind != Kind::choice) continue;
    if (names_hidden(state, viewer, record, slot, facts[slot])) continue;
    auto text = key_words(state, record, slot, lang);
    // "on mules" once, who is and stands so.
    if (std::ranges::find(out, text) == out.end()) out.push_back(std::move(text));
  }
  return out;
}

std::string why_gone(const State& state, std::size_t record, Lang lang) {
  std::vector<std::string> out;
  for (const auto& clause : state.kind(state[record]).gone->any)
    if (stated(When{{&clause, 1}}, state.known(record)))
      for (const auto& condition : clause.all)
        out.push_back(key_words(state, record, condition.fact, lang));
  return fmt::format("{}", fmt::join(out, ", "));
}

std::string lacks_text(const State& state, const Style& style) {
  std::string all;
  for (const auto& kind : state.rules().records)
    for (const auto slot : kind.wants) {
      std::string names;
      for (std::size_t n = 0; n < state.records().size(); ++n)
        if (&state.kind(state[n]) == &kind && !state.known(n).has(slot))
          names += fmt::format("{}{}", names.empty() ? "" : ", ", name_of(state, n));
      if (!names.empty())
        all += fmt::format("{}{}: {}", all.empty() ? "" : "; ",
                           say(kind.form.inputs[slot].label, style.lang), names);
    }
  if (all.empty()) return {};
  return paragraph(pick(style.lang, "Lists lack", "Mancano"), words(all));
}

namespace {

class StateWriter {
 public:
  StateWriter(const State& state, const Viewer& viewer, const Style& style)
      : state_(state), viewer_(viewer), style_(style) {}

  std::string write() {
    out_ = bold(time_text(state_, style_.lang), style_.color).text + "\n";
    below(0, 0);
    return std::move(out_);
  }

 private:
  void below(std::size_t record, std::size_t depth) {
    for (std::size_t n = 1; n < state_.records().size(); ++n) {
      if (state_[n].in != record || !knows(state_, viewer_, n)) continue;
      if (depth == 0) out_ += "\n";
      line(n, depth);
      below(n, depth + 1);
    }
  }

  void line(std::size_t record, std::size_t depth) {
    const auto label = std::string(2 * depth, ' ') + std::string(name_of(state_, record));
    std::vector<Piece> shown;
    for (const auto& text : keys_told(state_, record, viewer_, style_.lang))
      shown.push_back(piece(text + ","));
    if (!shown.empty()) shown.back().text.pop_back();
    if (depth == 0) out_ += bold(label, style_.color).text + "\n";
    if (depth != 0)
      out_ += paragraph(label, shown, name_width);
    else if (!shown.empty())
      out_ += paragraph("", shown, 2);
  }

  const State& state_;
  const Viewer& viewer_;
  const Style& style_;
  std::string out_;
};

std::string got_words(const State& state, const battle::Entry& entry, std::string_view got,
                      Lang lang) {
  const auto& deeds = state.rules().deeds;
  const auto deed = std::ranges::find(deeds, entry.deed, &Deed::id);
  return deed == deeds.end() ? std::string(got) : report::got_words(deed->asks(), got, lang);
}

std::string since_text(const State& state, const battle::Entry& entry, const battle::Since& since,
                       Lang lang) {
  const auto by = [&](std::string_view what) { return fmt::format(" ({} [{}])", what, since.by); };
  if (!since.got) return by(pick(lang, "taken back by", "ritirata da"));
  const auto got = got_words(state, entry, *since.got, lang);
  if (since.by == entry.number) return got.empty() ? "" : " -> " + got;
  if (*since.got == entry.got) return by(pick(lang, "mended by", "corretta da"));
  return by(fmt::format("{} {} {}", pick(lang, "now", "ora"), got, pick(lang, "by", "per")));
}

bool touches(const battle::Entry& entry, std::size_t record) {
  return std::ranges::find(entry.seats, record) != entry.seats.end() ||
         std::ranges::find(entry.changes, record, &battle::Change::record) != entry.changes.end();
}

}  // namespace

std::string got_words(const TestTable& test, std::string_view got, Lang lang) {
  for (const auto key : test.headline)
    for (const auto& value : test.outcome[key].values)
      if (value.id == got) return std::string(say(value.label, lang));
  return std::string(got);
}

std::string state_text(const State& state, const Viewer& viewer, const Style& style) {
  return StateWriter(state, viewer, style).write();
}

std::vector<ToldEntry> told_entries(const battle::Journal& journal, const Viewer& viewer,
                                    Lang lang) {
  const auto& state = journal.state();
  // Who was brought in by an entry that was taken back is not there any more.
  const auto is_there = [&](std::size_t record) { return record < state.records().size(); };
  const auto may_act = [&](std::size_t seat) {
    return !is_there(seat) || knows(state, viewer, seat);
  };
  const auto is_known = [&](const battle::Change& one) {
    const auto hides = [&](Number value) {
      return names_hidden(state, viewer, one.record, one.key, value);
    };
    return is_there(one.record) && knows(state, viewer, one.record) && !hides(one.from) &&
           !hides(one.to);
  };
  const auto mended = battle::since(journal);
  std::vector<ToldEntry> out;
  for (const auto& entry : journal.entries()) {
    if (journal.order().is_part(entry.number) || !std::ranges::all_of(entry.seats, may_act))
      continue;
    auto line = entry.said;
    if (!entry.got.empty()) line += fmt::format(" -> {}", got_words(state, entry, entry.got, lang));
    if (entry.of != 0 && entry.kind != battle::EntryKind::test)
      line += fmt::format(" [{}]", entry.of);
    if (entry.anyway) line += pick(lang, " (anyway)", " (lo stesso)");
    if (!entry.why.empty()) line += fmt::format(" ({})", entry.why);
    const auto became = mended.find(entry.number);
    if (became != mended.end()) line += since_text(state, entry, became->second, lang);
    const bool stands = became == mended.end() || became->second.got.has_value();
    out.push_back({&entry, std::move(line), entry.changes, stands});
    std::erase_if(out.back().changes, [&](const auto& one) { return !is_known(one); });
  }
  return out;
}

std::string log_text(const battle::Journal& journal, std::optional<std::size_t> record,
                     const Viewer& viewer, const Style& style) {
  const auto& state = journal.state();
  std::string out;
  for (const auto& [entry, line, changes, stands] : told_entries(journal, viewer, style.lang)) {
    if (record && !touches(*entry, *record)) continue;
    const auto& round = state.rules().rounds[entry->round];
    out += paragraph(fmt::format("[{}]", entry->number),
                     words(fmt::format("{} {}: {}", entry->turn,
                                       pick(style.lang, round.id, round.label.it), line)));
    if (!changes.empty() && stands)
      out += paragraph("", words(changes_text(state, changes, style.lang)));
  }
  return out;
}

}  // namespace nfw::report
