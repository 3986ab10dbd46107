#pragma once

#include <algorithm>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "nfw/table.hpp"

namespace nfw {

/// One of a list that the player gave: a number, and the name that stands with it, if any.
struct Item {
  std::string name;
  std::int64_t number = 0;
};

/// What is known of one test, by slot. A fact without a value fulfils no condition.
class Facts {
 public:
  /// Only the rulings in force are known.
  explicit Facts(const TestTable& test) : values_(test.initial.begin(), test.initial.end()) {}

  [[nodiscard]] bool has(Slot slot) const { return values_[slot].den != 0; }
  [[nodiscard]] Number operator[](Slot slot) const { return values_[slot]; }
  /// Whole value of a number, place of a choice; 0 where nothing is known.
  [[nodiscard]] std::int64_t count(Slot slot) const {
    return slot == no_slot || !has(slot) ? 0 : values_[slot].num / values_[slot].den;
  }
  void set(Slot slot, Number value) { values_[slot] = value; }
  void set(Slot slot, std::int64_t value) { values_[slot] = Number{value, 1}; }
  void clear(Slot slot) { values_[slot] = Number{0, 0}; }

  /// The single items of a fact that is a list; none where nothing is known of it.
  [[nodiscard]] List<Item> items(Slot slot) const {
    const auto found = std::ranges::find(lists_, slot, &Listed::slot);
    return found == lists_.end() ? List<Item>() : List<Item>(*found->items);
  }
  void set(Slot slot, std::vector<Item> items) {
    std::erase_if(lists_, [&](const Listed& l) { return l.slot == slot; });
    lists_.push_back({slot, std::make_shared<const std::vector<Item>>(std::move(items))});
    if (!texts_) texts_ = std::make_shared<std::set<std::string>>();  // shared by all copies
  }
  /// What a fact that is a list comes to: names joined by line ends. The text lives as long as any
  /// copy of these facts.
  [[nodiscard]] std::string_view words(Slot slot) const {
    const auto found = std::ranges::find(words_, slot, &Worded::slot);
    return found == words_.end() ? std::string_view() : *found->text;
  }
  void set_words(Slot slot, std::string words) {
    if (!texts_) texts_ = std::make_shared<std::set<std::string>>();
    std::erase_if(words_, [&](const Worded& w) { return w.slot == slot; });
    words_.push_back({slot, &*texts_->insert(std::move(words)).first});
  }

 private:
  struct Listed {
    Slot slot;
    std::shared_ptr<const std::vector<Item>> items;
  };
  struct Worded {
    Slot slot;
    const std::string* text;
  };
  std::vector<Number> values_;
  std::vector<Listed> lists_;
  std::vector<Worded> words_;
  std::shared_ptr<std::set<std::string>> texts_ = nullptr;
};

bool holds(const Condition& condition, const Facts& facts);
/// True without clauses.
bool holds(const When& when, const Facts& facts);
/// False without clauses: for `unless`.
bool stated(const When& when, const Facts& facts);
bool is_required(const Input& input, const Facts& facts);

/// A row that counts here: its value in all, and how many items it was counted for.
struct Applied {
  const Term* row = nullptr;
  std::int64_t value = 0;
  std::int64_t items = 1;
};

/// The rows that hold and are not 0, in the order of the table.
std::vector<Applied> applied(List<Term> rows, const TestTable& test, const Facts& facts);
std::int64_t sum(const std::vector<Applied>& rows);

/// Completes the inputs given: defaults in their order, the range band of a distance that lies
/// within reach, then the facts worked out from them.
void complete(const TestTable& test, Facts& facts);

/// Sets the facts that these rules work out; a fact whose parts are unknown stays unknown.
void work_out(List<FactRule> rules, const TestTable& test, Facts& facts);

/// The row of a reach table that fits, or nullptr.
const ReachRow* reach_row(const Reach& reach, const Facts& facts);
/// A limit of one of its rows as it is measured here, after the halvings.
Number measured(Number limit, const Reach& reach, const Facts& facts);
/// The band of the row that the distance falls into; nothing when it is too near or too far
/// and the table has no word for that.
std::optional<int> reach_band(const Reach& reach, const ReachRow& row, const Facts& facts);

/// Place of the column that holds; 0 where there are none. -1: none of them holds.
int column(List<Column> columns, const Facts& facts);

/// The chapter of a row: its own, or the one of the test that holds for these facts.
std::string_view chapter(std::string_view ref, const TestTable& test, const Facts& facts);

Slot find_fact(const TestTable& test, std::string_view id);
/// All that a value is understood by, folded: ids, names in both languages, other spellings.
std::vector<std::string> names_of(const Choice& choice);
/// Whether a name, folded already, is one of these.
bool is_called(const Choice& choice, std::string_view name);
/// A fact that the procedure asks for by its role; no_slot where the table gives none.
Slot role(const TestTable& test, std::string_view name);
const StageTable* find_stage(const TestTable& test, std::string_view id);

}  // namespace nfw
