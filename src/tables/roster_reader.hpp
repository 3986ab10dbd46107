#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nfw/roster.hpp"
#include "test_parts.hpp"

namespace nfw::tables {

/// Reads what a table says of lists of records: [ID] for each of its `records`.
class RosterReader {
 public:
  RosterReader(Shared shared, std::string_view ruleset, Arena& arena, Problems& problems)
      : shared_(std::move(shared)), ruleset_(ruleset), arena_(arena), problems_(problems) {}

  const Roster* read(Fields& root);
  /// The records of another test's roster, priced from the flags of `test`.
  const Roster* read_priced(Fields& root, Reader& test, const Roster& of);

 private:
  struct Record {
    std::string_view id;
    const Node* node = nullptr;
    Places places = {};
    std::unique_ptr<Reader> reader = {};
    RecordTable table = {};
  };

  void name_limits(Fields& root, const std::vector<std::string_view>& ids);
  void record(Record& one, Fields& row);
  void form(Record& one, Fields& row);
  void placing(Record& one, Fields& row);
  [[nodiscard]] const Input* input_above(const Record& one, Fields& count) const;
  void tallies(Record& one, Fields& row);
  static void costs(Record& one, Fields& row);
  static void limits(Record& one, Fields& row);
  /// Nothing, and a problem, where there is no such record.
  std::optional<std::uint16_t> find_record(Fields& from, std::string_view key);
  std::optional<std::uint16_t> find_record(Fields& from, std::string_view key, std::string_view id);

  Shared shared_;
  std::string_view ruleset_;
  Arena& arena_;
  Problems& problems_;
  std::vector<Record> records_;
};

}  // namespace nfw::tables
