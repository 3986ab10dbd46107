#pragma once

#include <string>
#include <vector>

#include "nfw/facts.hpp"
#include "nfw/procedure.hpp"

/// Lists of things that cost points and keep limits: what a record may say, what it costs, and what
/// is counted and compared. The rules of all that are the table's.
namespace nfw {

/// The characters of a name, as a reader counts them: no more.
inline constexpr std::size_t longest_name = 60;

/// What is counted of the records below one, or of those that name it: how many there are, or the
/// sum of a fact of theirs. Of a kind of record above it the fact itself, as that one has it.
struct RecordCount {
  Slot fact = no_slot;
  std::uint16_t of = 0;  // kind of record
  Slot by = no_slot;     // their input that names it
  Slot sum = no_slot;    // a fact of that record
  When when;             // asked of that record
};

/// A count that must not be too small or too great, or a state of things that must not be.
struct Limit {
  std::string_view id;
  Text label;
  std::string_view ref;
  Slot of = no_slot;  // what is counted; no_slot: `never` must not hold
  std::optional<List<Term>> least;
  std::optional<List<Term>> most;
  When never;
  When when;
  When unless;
  bool warns = false;  // only a warning, no breach
  std::string_view source;
};

/// A kind of record: `form` has its inputs and facts.
struct RecordTable {
  TestTable form;
  std::uint16_t in = 0;       // kinds of record that it may stand in, a bit each; the first: none
  bool many = false;          // may stand several times there
  bool required = false;      // must stand there
  std::string_view profiles;  // table of the list whose entries a record may take values from
  std::string_view list;      // name of all of these together
  Slot cost = no_slot;        // fact: what it costs with all that stands below it
  Slot waived = no_slot;      // input: limits that this list may break
  List<RecordCount> tallies;
  List<Term> costs;
  List<Limit> limits;
};

/// A record that a command line describes, to be priced.
struct PricedRecord {
  struct Filled {
    Slot from = no_slot;  // fact of the command
    Slot to = no_slot;    // fact of the record
  };
  std::uint16_t record = 0;
  Slot each = no_slot;  // one record for each item of this input
  List<Filled> set;
};

struct Roster {
  List<RecordTable> records;  // the first is the list itself
  List<PricedRecord> priced;  // of a command that only names prices
};

/// One record of a list, and those that stand in it.
struct Entry {
  Entry(const Roster& roster, std::uint16_t of_kind)
      : table(&roster.records[of_kind]), kind(of_kind), facts(table->form) {}

  const RecordTable* table;
  std::uint16_t kind;
  std::string name = {};
  bool is_named = false;  // in the list; else it is called after its kind and place
  Facts facts;            // what was said; after `muster` all that is known
  std::vector<Entry> below = {};
  std::vector<Applied> costs = {};
  std::int64_t own_cost = 0;
  std::int64_t cost = 0;  // with all that stands below
};

/// A limit that is not kept, and by whom.
struct Breach {
  const Limit* limit = nullptr;
  std::vector<const Entry*> path;  // from the list down to the record
  std::int64_t count = 0;
  std::int64_t least = 0;
  std::int64_t most = 0;
  bool waived = false;
};

struct Mustered {
  std::vector<Breach> breaches;
  std::vector<Breach> warnings;  // and limits that the list itself waives
};

/// Judges a list of records; the facts that it gives to its test are what it costs and how many
/// limits are broken.
const ProcedureInfo& roster_info();
/// Prices records that the flags of its test describe.
const ProcedureInfo& price_info();

/// Tells a record, of which only its own keys are known, what it takes over from those that it
/// stands in, the list first.
void take_over(Entry& entry, const std::vector<const Entry*>& in);
/// Prices a list, from the bottom up, and judges it from the top down.
Mustered muster(Entry& list);

/// What a list says of an input.
struct ListAnswer {
  Slot input = no_slot;
  Number value;
  std::vector<Item> items = {};  // of an input that is a list
};
/// What a list that has been mustered, of this side or the enemy, answers of a test of which so
/// much is known.
std::vector<ListAnswer> answers(const TestTable& test, const Entry& list, bool is_enemys,
                                const Facts& known);

/// The rows of cost that hold for one record, of which all facts are given.
std::vector<Applied> price(const RecordTable& record, const Facts& facts);

/// The outcome of a test whose facts are these numbers, by name.
Conclusion conclude(const TestTable& test, Facts facts,
                    std::initializer_list<std::pair<std::string_view, std::int64_t>> numbers);

}  // namespace nfw
