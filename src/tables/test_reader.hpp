#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "borrow.hpp"
#include "fields.hpp"
#include "houses.hpp"
#include "load.hpp"

namespace nfw::tables {

/// A rulebook whose stages tests may be like.
struct Host {
  std::string title;
  std::map<std::string, std::string, std::less<>> readings;  // of its rulings, by switch
};

/// What the tests of a ruleset share.
struct Shared {
  std::map<std::string, const Roster*, std::less<>> rosters;  // of the tests above, by name
  std::map<std::string, List<Choice>, std::less<>> vocabularies;
  const Node* words = nullptr;  // what these lists were read from
  std::map<std::string, Text, std::less<>> groups;
  std::vector<Fact> switches;                             // of the rulings
  std::map<std::string, const Node*, std::less<>> tests;  // as written; HOST/TEST of others
  std::map<std::string, Host, std::less<>> hosts;
  int always = 0;
  int never = 0;
  std::map<std::string_view, int> in_force;  // readings that a house rule chose, by switch
  std::map<std::string_view, std::string_view> chosen_by;  // ... and the file that did, by switch
  const Names* house = nullptr;                            // files of house rules
};

List<Choice> read_choices(const Node& list, const std::string& what, Arena& arena,
                          Problems& problems);

/// Reads the file of one test.
class TestReader {
 public:
  TestReader(const Shared& shared, Arena& arena, Places& places, Problems& problems)
      : shared_(shared), arena_(arena), places_(places), problems_(problems) {}

  TestTable read(std::string_view ruleset, std::string_view id, const Node& root_node);

  /// The inputs and facts of a record, which is no test; `more` are facts that it has besides.
  void begin_form(std::string_view ruleset, std::string_view id, Fields& root,
                  const std::vector<std::string_view>& more);
  /// The table as far as it is read.
  TestTable finish();

 private:
  friend class RosterReader;

  Fields fields(const Node& node, std::string what) {
    return {node, std::move(what), arena_, problems_};
  }
  /// The id of a row that has one, else its place in the list.
  static std::string name_of(const Node& row, std::string_view list, std::size_t n);
  void known_procedure(Fields& root) const;
  int in_force(std::string_view ruling) const;
  /// The house files that a row comes from; empty for the book's own.
  std::string_view source_of(const Node& row);
  void placed(const std::string& path, const Node& row) { places_[path] = row.at; }

  // Facts: named first, so that every condition may ask for any of them.
  Slot add_fact(Fact fact);
  Slot find(std::string_view id);
  Slot fact(Fields& from, const Node& at, std::string_view id);
  Slot fact_at(Fields& from, std::string_view key);
  std::vector<std::string_view> fact_names() const;
  void name_inputs(const Node& root);
  void name_facts(Fields& root, std::string_view key);
  void name_stages(Fields& root);
  void name_stage_facts(std::string_view id, const Node& node);
  bool succeeds_low(Fields& from);
  [[nodiscard]] List<std::string_view> spellings(std::string_view id) const;
  void name_comparison(const Node& node);
  void name_range(const Node& node);

  // Conditions and values.
  When when(Fields& from, std::string_view key);
  Clause clause(Fields& from, const Node& table);
  Condition condition(Fields& from, const Member& member);
  static std::uint64_t allowed(Fields& from, const Fact& about, const Node& value);
  static int choice(Fields& from, const Fact& about, const Node& value);
  static Value value(Fields& from, const OutcomeKey& key, const Node& node);

  // Rows.
  std::vector<Term> terms(Fields& from, std::string_view key, const std::string& path,
                          bool labelled = true);
  Term term(const Node& node, const std::string& path, std::string_view list, std::size_t n,
            bool labelled);
  static void on_dice(Fields& row, Term& out);
  void term_value(Fields& row, Term& out);
  List<Choice> values(Fields& row);
  Text group(Fields& from, std::string_view key, bool required = true);
  void inputs(Fields& root);
  Input input(const Node& node);
  std::optional<Amount> amount(Fields& row, std::string_view key);
  List<Default> defaults(Fields& row, const Fact& about);
  Default default_value(Fields& row, const Fact& about, const Node& value);
  void list_rule(Fields& row, FactRule& out);
  List<FactRule> rules(Fields& root, std::string_view key);
  void only_above(const std::vector<FactRule>& rules, const FactRule& rule, Fields& row);
  void ranges(Fields& root);
  Reach reach(const Node& node);
  int outside(Fields& from, std::string_view key, const Reach& reach);
  ReachRow reach_row(Fields row, const Reach& reach);
  std::vector<ReachRow> reach_rows_of(Fields& from, const Reach& reach);
  void stages(Fields& root);
  StageTable stage(std::string_view id, const Node& node);
  void stage_dice(Fields& from, StageTable& out, const std::string& path);
  void stage_counts(Fields& from, StageTable& out);
  List<RoundingRow> rounding(Fields& from);
  void stage_needs(Fields& from, StageTable& out, const std::string& path);
  void stage_bands(Fields& from, StageTable& out, const std::string& path);
  [[nodiscard]] const Node* lending_test(std::string_view like) const;
  [[nodiscard]] const Node* lender(std::string_view like) const;
  [[nodiscard]] Borrower lender_of(std::string_view like) const;
  StageTable like(Fields& from, StageTable out);
  Node with_loan(std::string_view id, const Node& node);
  List<Term> mirror(List<Term> rows);
  void name_mirrors(const Node& root);
  [[nodiscard]] Slot mirror(Slot slot) const;
  When mirror(const When& when);
  When with_both(When when);
  List<std::string_view> on_other_side(List<std::string_view> words);
  Text mirror_label(const Input& input, const Text& side);
  Input mirror(const Input& input);
  void mirror_conditions(Input& input);
  void read_both(const Node& root);
  void both(Fields& root);
  void again(Fields& root);
  void comparison(Fields& root);
  void outcome(Fields& root);
  void effects(Fields& root);
  void next(Fields& root);
  NextTest next_test(const Node& node, std::size_t n);
  void chapters(Fields& root);
  void refusals(Fields& root);
  void roles(Fields& root);
  void roster(Fields& root);

  const Shared& shared_;
  Arena& arena_;
  Places& places_;
  Problems& problems_;
  TestTable test_;
  std::vector<Fact> facts_;
  std::vector<std::string_view> stage_ids_;
  std::vector<std::string_view> low_stages_;
  std::map<std::string, List<Choice>> band_values_;  // by stage: what its result may be
  std::vector<StageTable> stages_;
  std::string side_prefix_;
  Text side_label_;
  Node comparison_;                                // together with what it borrows
  std::map<std::string_view, Text> mirror_words_;  // by input: what its like is called instead
  bool in_groups_ = true;                          // help shows the inputs under headings
  Text own_label_;
  Text own_group_;
  Text enemy_group_;
  std::set<Slot> to_come_;                // facts that the list being read works out
  std::vector<std::string_view> houses_;  // files of house rules that change this test
  std::vector<Slot> shared_inputs_;       // the same for both sides
};

}  // namespace nfw::tables
