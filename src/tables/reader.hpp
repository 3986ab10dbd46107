#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "fact_names.hpp"
#include "load.hpp"
#include "nfw/description.hpp"
#include "shared.hpp"

namespace nfw::tables {

/// "'a', 'b' or 'c'", in both languages.
Message one_of(const std::vector<std::string_view>& words);

/// Reads rows by their description, and what they say of the facts of one test.
class Reader {
 public:
  Reader(std::string_view id, const Shared& of_all, Arena& keeps, Places& places,
         Problems& problems)
      : shared(of_all),
        arena(keeps),
        test_id(id),
        facts(of_all.switches),
        places_(places),
        problems_(problems) {}

  const Shared& shared;
  Arena& arena;
  std::string_view test_id;  // of the test or record that is read
  FactNames facts;
  std::vector<std::string_view> houses;  // files of house rules that change the test
  bool names_lists = false;              // messages call a row by its list, too: "row 'cannon'"

  Fields fields(const Node& node, std::string what) {
    return {node, std::move(what), arena, problems_};
  }
  /// The same where what is wrong is said elsewhere.
  Fields silent(const Node& node) { return Fields::silent(node, arena); }
  void placed(const std::string& path, const Node& row) { places_[path] = row.at; }
  /// The house files that a row comes from; empty for the book's own.
  std::string_view source_of(const Node& row) { return arena.keep(houses_of(row, *shared.house)); }

  /// Whether a key would be read and ignored in such a row: in this list, or of this kind.
  using Idle = bool (*)(std::string_view key, std::string_view of);

  /// The members that are read as they are described; `must` is false where rows need no names.
  template <Described Row>
  Row row(Fields& from, bool must = true, Idle idle = nullptr, std::string_view of = {}) {
    Row out;
    for_each_field<Row>([&](const auto& field) {
      if (field.key.empty() || (idle != nullptr && refused(from, field.key, idle(field.key, of))))
        return;
      if (field.written != Written::specially)
        read(from, field.key, must && field.written == Written::must_be, out.*field.member);
    });
    if constexpr (requires { out.source; }) out.source = source_of(from.node());
    return out;
  }

  /// The rows of a list; `special` reads what is special in each. Their places are known as
  /// "PATH.KEY.ID".
  template <Described Row, class Special>
  List<Row> rows(Fields& from, std::string_view key, const std::string& path,
                 const Special& special) {
    std::vector<Row> out;
    for (const auto* node : from.tables(key)) {
      auto fields = this->fields(*node, what(from, key, *node, out.size()));
      out.push_back(row<Row>(fields));
      special(fields, out.back());
      fields.done();
      placed(path + std::string(key) + "." + id_of(*node, out.size() - 1), *node);
    }
    return arena.keep(std::move(out));
  }
  template <Described Row>
  List<Row> rows(Fields& from, std::string_view key, const std::string& path = "") {
    return rows<Row>(from, key, path, [](Fields&, Row&) {});
  }

  /// Rows that add; what stands in them depends on the list.
  List<Term> terms(Fields& from, std::string_view key, const std::string& path = "");

  /// The same, or a number or a fact instead of them.
  List<Term> terms_or_amount(Fields& from, std::string_view key);

  When when(Fields& from, std::string_view key);
  /// Nothing, and a problem, where there is no such fact.
  Slot fact(Fields& from, const Node& at, std::string_view id);
  Slot fact_at(Fields& from, std::string_view key);
  /// -1, and a problem, for what is none of its values.
  static int choice(Fields& from, const Fact& about, const Node& value);
  /// Of an input, an outcome or a range: a list that stands here, or the name of one.
  List<Choice> values(Fields& row);
  static Range range(Fields& from, std::string_view key, const Node& value, Wording wrong);
  template <class Enum>
  Enum word(Fields& from, std::string_view key, Enum otherwise) {
    const auto written = from.word(key);
    std::vector<std::string_view> all;
    for (const auto& [name, meaning] : Words<Enum>::all) {
      if (name == written) return meaning;
      all.push_back(name);
    }
    if (!written.empty())
      from.fault(message({"'{}' must be ", "'{}' deve essere "}, {key}) + one_of(all));
    return otherwise;
  }

  /// The id of a row that has one, else its place in the list.
  static std::string id_of(const Node& row, std::size_t n);
  /// What it is called in messages.
  static std::string name_of(const Node& row, std::string_view list, std::size_t n);

 private:
  [[nodiscard]] std::string what(const Fields& from, std::string_view list, const Node& row,
                                 std::size_t n) const;
  static bool refused(Fields& from, std::string_view key, bool idle) {
    if (idle && from.node().find(key) != nullptr)
      from.fault(*from.get(key),
                 message({"'{}' says nothing here", "'{}' qui non dice nulla"}, {key}));
    return idle;
  }
  Clause clause(Fields& from, const Node& table);
  Condition condition(Fields& from, const Member& member);

  static void read(Fields& from, std::string_view key, bool must, std::string_view& out) {
    out = from.word(key, must);
  }
  static void read(Fields& from, std::string_view key, bool must, Text& out) {
    if (key == describe::here)
      out = from.label(must);
    else
      out = from.label_at(key, must);
  }
  static void read(Fields& from, std::string_view key, bool, bool& out) { out = from.flag(key); }
  static void read(Fields& from, std::string_view key, bool, int& out) {
    out = static_cast<int>(from.integer(key, out));
  }
  void read(Fields& from, std::string_view key, bool must, Slot& out) {
    if (must) static_cast<void>(from.word(key));
    out = fact_at(from, key);
  }
  void read(Fields& from, std::string_view key, bool must, When& out) {
    out = when(from, key);
    if (must && !from.has(key)) from.fault(message({"'{}' is missing", "manca '{}'"}, {key}));
  }
  static void read(Fields& from, std::string_view key, bool, Range& out);
  void read(Fields& from, std::string_view key, bool, std::optional<When>& out);
  void read(Fields& from, std::string_view key, bool, Amount& out);
  void read(Fields& from, std::string_view key, bool, std::optional<Amount>& out) {
    if (from.has(key)) read(from, key, false, out.emplace());
  }
  static void read(Fields& from, std::string_view key, bool, std::optional<Number>& out) {
    if (from.has(key)) out = from.number(key);
  }
  void read(Fields& from, std::string_view key, bool, List<std::string_view>& out) {
    out = arena.keep(from.words(key));
  }
  void read(Fields& from, std::string_view key, bool must, List<Slot>& out);
  void read(Fields& from, std::string_view key, bool, List<Term>& out) { out = terms(from, key); }
  void read(Fields& from, std::string_view key, bool, std::optional<List<Term>>& out) {
    if (from.has(key)) out = terms_or_amount(from, key);
  }
  template <Described Row>
  void read(Fields& from, std::string_view key, bool, List<Row>& out) {
    out = rows<Row>(from, key);
  }
  template <class Enum>
  requires std::is_enum_v<Enum>
  void read(Fields& from, std::string_view key, bool must, Enum& out) {
    if (must || from.has(key)) out = word(from, key, out);
  }

  // Of any other type, and read specially.
  template <class Other>
  void read(Fields&, std::string_view, bool, Other&) {}

  Places& places_;
  Problems& problems_;
};

}  // namespace nfw::tables
