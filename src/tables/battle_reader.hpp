#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nfw/battle_rules.hpp"
#include "test_parts.hpp"

namespace nfw::tables {

/// Reads what a ruleset remembers of a battle, once its tests are known.
class BattleReader {
 public:
  /// Tests of which the file says nothing are as they were `built`, if they were.
  BattleReader(const Shared& shared, std::string_view ruleset, List<const TestTable*> tests,
               const BattleRules* built, Arena& arena, Problems& problems)
      : shared_(shared),
        ruleset_(ruleset),
        tests_(tests),
        built_(built),
        arena_(arena),
        problems_(problems) {
    alone_.house = shared.house;
  }

  const BattleRules* read(const Node& node);

 private:
  /// A kind of record, or a test or act, and how what it asks for is read.
  struct Named {
    std::string_view id;
    const Node* node = nullptr;
    std::unique_ptr<Reader> reader = {};
  };

  Fields fields(const Node& node, std::string what) {
    return {node, std::move(what), arena_, problems_};
  }
  std::unique_ptr<Reader> reader_of(std::string_view id, const Shared& shared) {
    return std::make_unique<Reader>(id, shared, arena_, places_, problems_);
  }
  [[nodiscard]] const TestTable* find_test(std::string_view id) const;
  /// The key of a record that is set; no_slot, and a problem, for a fact that is worked out.
  Slot key_of(Fields& row, std::uint16_t kind, const Node& at, std::string_view id);

  void rounds(Fields& root);
  void records(Fields& root);
  void record(Fields& row, Named& one, BattleRecord& out);
  static Node with_links(const Node& record);
  void links(Fields& row, BattleRecord& out);
  void counts(std::uint16_t kind);
  Slot link_of(Fields& row, std::string_view key, std::uint16_t kind, std::uint16_t* to);
  Slot shared_key(Fields& row, std::uint16_t kind);
  /// Which records hang together with one of this kind; no_place, and a problem, for none.
  Bonded bonded(Fields& row, std::uint16_t from, std::optional<std::uint16_t> kind = {});
  std::optional<Bonded> bond_to(Fields& row, std::uint16_t from, std::optional<std::uint16_t> kind,
                                std::string_view key = "to");
  void made(Fields& row, BattleRecord& out);
  List<BattleRecord::Begins> start(Fields& row, const BattleRecord& out, const TestTable& list);
  bool fits_built();
  void deeds(Fields& root);
  void built_or_read(const Node* tests);
  std::unique_ptr<Reader> reader_of_test(const TestTable& test);
  Reader& deed_reader(std::size_t deed);
  void test(const Member& member);
  void act(const Member& member);
  void deed(Fields& row, Deed& out, Reader& reader);
  void timing(Fields& row, std::uint16_t& round, std::uint16_t& step);
  void seats(Fields& row, Deed& out);
  /// The flag of this name; no_slot, and a problem, where there is none.
  static Slot input_of(Fields& row, const Deed& deed, std::string_view key, const Node& at,
                       std::string_view id);
  void refusal(Fields& from, const Deed& deed, BattleRefusal& out);
  /// Another seat that a row asks, too.
  When of_another(Fields& row, const Deed& deed, std::uint16_t& other);
  List<Slot> lone_numbers(Fields& row, const Deed& deed);
  List<BattleSaid> says(Fields& row, const Deed& deed, Reader& reader);
  List<BattleItems> items(Fields& row, const Deed& deed);
  List<BattleLuck> luck(Fields& row, const Deed& deed);
  void answers(Fields& row, Deed& out, Reader& reader);
  void answer(Fields& row, const Member& member, std::uint16_t seat, const Deed& deed,
              Reader& reader, std::vector<BattleAnswer>& all);
  void answer_row(Fields& one, std::string_view flag, const Deed& deed, Reader& reader,
                  BattleAnswer& out);
  void key_of_seat(Fields& row, const Node& at, std::string_view id, BattleAnswer& out);
  static void mirror(const Deed& deed, std::vector<BattleAnswer>& all);
  void each_input_once(Fields& row, Deed& out);
  void dues(Fields& root);
  BattleDue due(Fields& row);
  /// Changes of records of a kind, which ask the record itself.
  List<BattleChange> of_each(Fields& from, std::string_view key);
  /// Of the seats of a test or act.
  List<BattleChange> of_seats(Fields& from, std::string_view key, const Deed& deed, Reader& reader);
  std::uint16_t of_others(Fields& row, std::uint16_t kind, BattleChange& change);
  List<KeyChange> keys(Fields& row, std::uint16_t kind, Reader& asks, const Deed* deed);
  void link(Fields& row, std::uint16_t kind, Becomes how, const Member& member, const Deed* deed,
            std::vector<KeyChange>& out);
  void change(Fields& row, std::uint16_t kind, Reader& asks, Becomes how, const Member& member,
              std::vector<KeyChange>& out);
  void join(Fields& row, const KeyChange& change, const Fact& about, Reader& asks,
            const Member& member, std::vector<KeyChange>& out);
  Reader& record_reader(std::uint16_t kind) { return *records_[kind].reader; }

  const Shared& shared_;
  Shared with_rounds_ = {};  // what records may take values from
  Shared alone_ = {};        // facts of tests have all their names already
  std::string_view ruleset_;
  List<const TestTable*> tests_;
  const BattleRules* built_;
  Arena& arena_;
  Problems& problems_;
  Places places_;
  std::vector<Named> records_;
  std::vector<Named> deeds_;  // how the rows of each are read
  std::vector<BattleRecord> kinds_;
  std::vector<Deed> all_deeds_;
  std::vector<BattleRound> rounds_;
  BattleRules out_;
};

}  // namespace nfw::tables
