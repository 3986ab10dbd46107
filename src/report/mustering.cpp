#include "mustering.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "layout.hpp"

namespace nfw::report {

namespace {

constexpr std::size_t name_width = 24;

bool has_prices(const Roster& roster) {
  return !roster.priced.empty() || std::ranges::any_of(roster.records, [](const RecordTable& one) {
    return !one.costs.empty();
  });
}

// In words; nothing of what is unknown, none or 0.
std::string key_value(const Fact& fact, Slot slot, const Facts& facts, Lang lang) {
  if (!facts.has(slot)) return {};
  if (fact.kind == Kind::text) return std::string(facts.words(slot));
  if (fact.kind == Kind::choice) {
    const auto& value = fact.values[static_cast<std::size_t>(facts.count(slot))];
    if (value.id == "none") return {};
    return std::string(lang == Lang::it ? value.label.it : value.id);
  }
  if (facts[slot].num == 0) return {};
  if (fact.kind == Kind::flag) return " ";
  std::string names;
  for (const auto& item : facts.items(slot)) names += (names.empty() ? "" : ", ") + item.name;
  return names.empty() ? fact_text(fact, facts[slot]) : names;
}

class MusteringWriter {
 public:
  MusteringWriter(const Mustering& mustering, const Style& style)
      : m_(mustering), style_(style), has_prices_(has_prices(*mustering.test->roster)) {}

  std::string write() {
    const auto title =
        fmt::format("{}, {} {}", tr(m_.test->title), tr(m_.ruleset->title), m_.test->ref);
    out_ += title_line(title, style_.color);
    rulings();
    out_ += "\n";
    if (m_.list) list();
    for (const auto& one : m_.priced)
      out_ += paragraph(tr(one.record->form.title), rows(one.rows, *one.record, sum(one.rows)),
                        name_width);
    result();
    for (const auto& breach : m_.judged.breaches) this->breach(tr("Breach", "Violazione"), breach);
    for (const auto& breach : m_.judged.warnings) this->breach(tr("Warning", "Avviso"), breach);
    return std::move(out_);
  }

 private:
  [[nodiscard]] std::string_view tr(std::string_view en, std::string_view it) const {
    return say({en, it}, style_.lang);
  }
  [[nodiscard]] std::string_view tr(const Text& text) const { return say(text, style_.lang); }

  void rulings() {
    if (!m_.list) return;
    std::vector<Piece> out;
    for (const auto& [id, value] : played_rulings(*m_.list))
      out.push_back(piece(fmt::format("{}={}", id, value)));
    if (!out.empty()) out_ += paragraph(tr("Rulings", "Letture"), out);
  }

  void list() {
    if (!m_.list->name.empty()) out_ += paragraph("", words(m_.list->name), 0);
    entry(*m_.list, 0);
    out_ += "\n";
  }

  // The list itself needs a line only where it costs something besides its records.
  void entry(const Entry& entry, std::size_t depth) {
    if (depth > 0 || !entry.costs.empty() || !has_prices_) {
      const auto label = depth > 0
                             ? std::string(2 * (depth - 1), ' ') + entry.name
                             : std::string(has_prices_ ? entry.name : tr(entry.table->form.title));
      auto pieces = has_prices_ ? rows(entry.costs, *entry.table, entry.own_cost) : keys(entry);
      if (!entry.below.empty() && has_prices_) {
        if (entry.costs.empty()) pieces.clear();
        pieces.push_back(bold(fmt::format("[{}]", points(entry.cost)), style_.color));
      }
      out_ += paragraph(label, pieces, name_width);
    }
    for (const auto& one : entry.below) this->entry(one, depth + 1);
  }

  // What is known of it, but for what is none or 0.
  [[nodiscard]] std::vector<Piece> keys(const Entry& entry) const {
    std::vector<Piece> out;
    const auto& form = entry.table->form;
    for (std::size_t place = 0; place < form.inputs.size(); ++place) {
      const auto slot = static_cast<Slot>(place);
      const auto value = key_value(form.facts[slot], slot, entry.facts, style_.lang);
      if (value.empty()) continue;
      if (!out.empty()) {
        out.back().text += ",";
        ++out.back().width;
      }
      const auto& input = form.inputs[place];
      const auto name =
          style_.lang == Lang::it && !input.also.empty() ? input.also.back() : input.id;
      const auto text = value.starts_with(name) ? value : fmt::format("{} {}", name, value);
      for (auto& word : words(text)) out.push_back(std::move(word));
    }
    return out;
  }

  [[nodiscard]] std::string points(std::int64_t n) const {
    return counted(n, {"point|points", "punto|punti"}, style_.lang);
  }

  [[nodiscard]] std::vector<Piece> rows(const std::vector<Applied>& applied,
                                        const RecordTable& record, std::int64_t total) const {
    std::vector<Piece> out;
    for (const auto& one : applied) {
      auto text = fmt::format("{}{} {}", out.empty() ? "" : "+", one.value,
                              form(one.items, one.row->label, style_.lang));
      if (one.row->per != no_slot) text += fmt::format(" x{}", one.items);
      out.push_back(piece(fmt::format("{} ({})", text, chapter(one.row->ref, record))));
    }
    if (out.size() != 1) out.push_back(piece(fmt::format("= {}", total)));
    return out;
  }

  void result() {
    std::vector<Piece> out;
    for (const auto place : m_.test->headline) add(place, true, out);
    for (std::size_t place = 0; place < m_.test->outcome.size(); ++place)
      if (std::ranges::find(m_.test->headline, place) == m_.test->headline.end() &&
          !m_.test->outcome[place].in_stage)
        add(place, false, out);
    out_ += paragraph(tr("Result", "Risultato"), out);
  }

  void add(std::size_t place, bool strong, std::vector<Piece>& out) const {
    const auto& key = m_.test->outcome[place];
    const auto& value = m_.conclusion.outcome[place];
    auto text = value.kind == ValueKind::number ? counted(value.number, key.label, style_.lang)
                                                : value_words(key, value, style_.lang);
    if (!out.empty()) {
      out.back().text += ",";
      ++out.back().width;
    }
    out.push_back(strong ? bold(std::move(text), style_.color) : piece(std::move(text)));
  }

  void breach(std::string_view label, const Breach& breach) {
    const auto& limit = *breach.limit;
    const bool whole = breach.path.size() == 1;
    auto text =
        fmt::format("{}: {}{}", limit.id, whole ? "" : where(breach) + ": ", tr(limit.label));
    if (limit.of != no_slot)
      text += fmt::format(": {}, {}", breach.count, allowed(breach, style_.lang));
    text += fmt::format(" ({})", chapter(limit.ref, *breach.path.back()->table));
    if (breach.waived) text += tr(" [waived by the list]", " [deroga dell'elenco]");
    out_ += paragraph(label, words(text));
  }

  const Mustering& m_;
  const Style& style_;
  bool has_prices_;
  std::string out_;
};

}  // namespace

std::string where(const Breach& breach) {
  if (breach.path.size() == 1) return std::string(breach.path.front()->table->form.id);
  std::string out;
  for (std::size_t n = 1; n < breach.path.size(); ++n)
    out += (n > 1 ? ", " : "") + breach.path[n]->name;
  return out;
}

std::string allowed(const Breach& breach, Lang lang) {
  const auto& limit = *breach.limit;
  const bool it = lang == Lang::it;
  if (limit.least && limit.most && breach.least == breach.most)
    return fmt::format(fmt::runtime(it ? "esattamente {}" : "exactly {}"), breach.least);
  if (limit.least && limit.most)
    return fmt::format(fmt::runtime(it ? "da {} a {}" : "from {} to {}"), breach.least,
                       breach.most);
  if (limit.least) return fmt::format(fmt::runtime(it ? "almeno {}" : "at least {}"), breach.least);
  return fmt::format(fmt::runtime(it ? "al più {}" : "at most {}"), breach.most);
}

std::string_view chapter(std::string_view own, const RecordTable& record) {
  return own.empty() ? record.form.ref : own;
}

std::vector<PlayedRuling> played_rulings(const Entry& list) {
  auto out = played_rulings(list.table->form, list.facts);
  for (const auto& one : list.below)
    for (const auto& played : played_rulings(one))
      if (std::ranges::find(out, played.switch_id, &PlayedRuling::switch_id) == out.end())
        out.push_back(played);
  return out;
}

std::string text(const Mustering& mustering, const Style& style) {
  return MusteringWriter(mustering, style).write();
}

std::string lines(const Mustering& mustering, const Style& /*style*/) {
  return headline(*mustering.test, mustering.conclusion.outcome) + "\n";
}

}  // namespace nfw::report
