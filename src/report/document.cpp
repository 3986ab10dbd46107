#include "document.hpp"

#include <algorithm>
#include <bit>

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
    default: return row.label.en.empty();
  }
}

class Walk {
 public:
  Walk(const Ruleset& ruleset, const std::function<void(Document&)>& see)
      : ruleset_(ruleset), see_(see) {}

  void all() {
    for (const auto* test : ruleset_.tests) of(*test);
    for (const auto& table : ruleset_.references) of(table);
    for (const auto& ruling : ruleset_.rulings) of(ruling);
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

  void begin(std::string_view table, TableRow row) {
    document_.table = table;
    document_.row = std::move(row);
    document_.passages.clear();
    add(Place::name, document_.row.label);
  }
  void end() { see_(document_); }

  void of(const TestTable& test) {
    begin(test.id, row_of(test));
    add(Place::name, test.id);
    add(Place::words, test.about);
    for (const auto& key : test.outcome) add(Place::aside, key.label);
    for (const auto& input : test.inputs) {
      add(Place::aside, input.label);
      add(Place::aside, input.values);
    }
    end();
    for (auto& row : flag_rows(test)) {
      const auto& input = *std::ranges::find(test.inputs, row.id, &Input::id);
      begin(test.id, std::move(row));
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
      if (is_nameless(row)) continue;
      begin(test.id, std::move(row));
      add(Place::around, test.title);
      add(Place::around, document_.row.heading);
      add(Place::table, test.about);
      if (document_.row.kind != RowKind::next) add(Place::aside, document_.row.id);
      values(Place::aside);
      conditions();
      end();
    }
  }

  void of(const ReferenceTable& table) {
    begin(table.id, row_of(table));
    add(Place::name, table.id);
    add(Place::words, table.about);
    for (const auto& column : table.columns) add(Place::words, column.label);
    end();
    Text above;
    for (auto& row : rows_of(table)) {
      const bool is_note = row.kind == RowKind::note;
      begin(table.id, std::move(row));
      if (!is_note) above = document_.row.label;
      add(Place::around, table.title);
      add(Place::table, table.about);
      if (is_note && !document_.row.part.empty()) add(Place::around, above);
      add(Place::aside, document_.row.id);
      values(Place::words);
      end();
    }
  }

  void of(const Ruling& ruling) {
    begin({}, row_of(ruling));
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
          if (condition.match == Match::range || std::popcount(condition.allowed) > most) continue;
          for (std::size_t n = 0; n < fact.values.size(); ++n)
            if (((condition.allowed >> n) & 1U) != 0) add(Place::aside, fact.values.subspan(n, 1));
        }
  }

  const Ruleset& ruleset_;
  const std::function<void(Document&)>& see_;
  Document document_;
};

}  // namespace

void each_document(const Ruleset& ruleset, const std::function<void(Document&)>& see) {
  Walk(ruleset, see).all();
}

}  // namespace nfw::report
