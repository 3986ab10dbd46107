#include "document.hpp"

#include <algorithm>
#include <bit>

#include "telling.hpp"

namespace nfw::report {

namespace {

// Parts of a roll that have no words of their own.
bool is_nameless(const TableRow& row) {
  switch (row.kind) {
    case RowKind::stage:
    case RowKind::like:
    case RowKind::column:
    case RowKind::rounding:
    case RowKind::against:
    case RowKind::ruling: return true;
    case RowKind::need:
    case RowKind::chance: return false;  // called as their roll is
    default: return row.label.en.empty();
  }
}

class Walk {
 public:
  Walk(const Ruleset& ruleset, const std::function<void(Document&)>& see,
       const std::function<bool(std::size_t)>& wanted)
      : ruleset_(ruleset), see_(see), wanted_(wanted) {}

  std::size_t of(std::size_t table) {
    const auto& tests = ruleset_.tests;
    const auto& references = ruleset_.references;
    if (table < tests.size())
      of(*tests[table]);
    else if (table -= tests.size(); table < references.size())
      of(references[table]);
    else
      of(ruleset_.rulings[table - references.size()]);
    return begun_;
  }

 private:
  void add(Place place, const Text& text) {
    if (!text.en.empty()) document_.passages.push_back({place, text});
  }
  void add(Place place, std::string_view id) { add(place, Text{id, id}); }
  template <class Named>
  static Text names_of(const Named& named) {
    return {named.id, name_of(named, Lang::it)};
  }
  void add(Place place, List<Choice> values) {
    for (const auto& value : values) {
      if (value.id != value.label.en) add(place, names_of(value));
      add(place, value.label);
    }
  }

  // Whether anybody wants to see it.
  bool begin(std::string_view table, TableRow row) {
    const auto number = begun_++;
    if (wanted_ && !wanted_(number)) return false;
    document_.table = table;
    document_.row = std::move(row);
    document_.passages.clear();
    add(Place::name, document_.row.label);
    return true;
  }
  void end() { see_(document_); }

  void about(const TestTable& test) {
    add(Place::name, test.id);
    add(Place::words, test.about);
    for (const auto& key : test.outcome) add(Place::aside, key.label);
    for (const auto& input : test.inputs) {
      add(Place::aside, input.label);
      add(Place::aside, input.values);
    }
    end();
  }
  void about(const ReferenceTable& table) {
    add(Place::name, table.id);
    add(Place::words, table.about);
    for (const auto& column : table.columns) add(Place::words, column.label);
    end();
  }

  void of(const TestTable& test) {
    if (begin(test.id, row_of(test))) about(test);
    for (auto& row : flag_rows(test)) {
      const auto& input = *std::ranges::find(test.inputs, row.id, &Input::id);
      if (!begin(test.id, std::move(row))) continue;
      add(Place::words, names_of(input));
      for (const auto other : input.also) add(Place::words, other);
      add(Place::words, input.values);
      for (const auto& value : input.values)
        for (const auto other : value.also) add(Place::words, other);
      add(Place::around, input.group);
      conditions();
      end();
    }
    for (auto& row : rows_of(test, ruleset_)) {
      if (is_nameless(row) || !begin(test.id, std::move(row))) continue;
      add(Place::around, test.title);
      add(document_.row.label.en.empty() ? Place::name : Place::around, document_.row.heading);
      add(Place::table, test.about);
      if (document_.row.kind == RowKind::dice) add(Place::around, Text{"dice", "dadi"});
      if (document_.row.kind != RowKind::next) add(Place::aside, document_.row.id);
      values(Place::aside);
      conditions();
      end();
    }
  }

  void of(const ReferenceTable& table) {
    if (begin(table.id, row_of(table))) about(table);
    Text above;
    for (auto& row : rows_of(table)) {
      const bool is_note = row.kind == RowKind::note;
      if (!is_note) above = row.label;
      if (!begin(table.id, std::move(row))) continue;
      add(Place::around, table.title);
      add(Place::table, table.about);
      if (is_note && !document_.row.part.empty()) add(Place::around, above);
      add(Place::aside, document_.row.id);
      values(Place::words);
      end();
    }
  }

  void of(const Ruling& ruling) {
    if (!begin({}, row_of(ruling))) return;
    add(Place::name, ruling.number);
    add(Place::aside, ruling.id);
    add(Place::aside, ruling.switch_id);
    add(Place::aside, ruling.why);
    for (const auto& reading : ruling.readings)
      add(&reading == &ruling.readings[static_cast<std::size_t>(ruling.in_force)] ? Place::words
                                                                                  : Place::aside,
          reading.label);
    end();
  }

  // The words of columns stand in every row, and say less than those of the row itself.
  void values(Place words) {
    for (const auto& value : document_.row.values) {
      add(Place::aside, value.heading);
      if (const auto* text = std::get_if<Worded>(&value.what)) add(words, {text->en, text->it});
    }
  }

  void conditions() {
    const auto& row = document_.row;
    for (const auto* when : {&row.when, &row.unless, &row.never})
      for (const auto& clause : when->any)
        for (const auto& condition : clause.all) {
          const auto& fact = row.test->facts[condition.fact];
          add(Place::aside, fact.id);
          if (condition.fact < row.test->inputs.size())
            add(Place::aside, row.test->inputs[condition.fact].label);
          constexpr int most = 2;  // of more values it says next to nothing of each
          const auto allowed = left_to(row, condition);
          if (condition.match == Match::range || std::popcount(allowed) > most) continue;
          for (std::size_t n = 0; n < fact.values.size(); ++n)
            if (((allowed >> n) & 1U) != 0) add(Place::aside, fact.values.subspan(n, 1));
        }
  }

  const Ruleset& ruleset_;
  const std::function<void(Document&)>& see_;
  const std::function<bool(std::size_t)>& wanted_;
  std::size_t begun_ = 0;
  Document document_;
};

}  // namespace

std::vector<const char*> documented(const Ruleset& ruleset) {
  std::vector<const char*> out;
  for (const auto* test : ruleset.tests) out.push_back(test->id.data());
  for (const auto& table : ruleset.references) out.push_back(table.id.data());
  for (const auto& ruling : ruleset.rulings) out.push_back(ruling.number.data());
  return out;
}

std::size_t each_document(const Ruleset& ruleset, std::size_t table,
                          const std::function<void(Document&)>& see,
                          const std::function<bool(std::size_t)>& wanted) {
  return Walk(ruleset, see, wanted).of(table);
}

}  // namespace nfw::report
