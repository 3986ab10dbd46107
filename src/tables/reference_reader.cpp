#include "reference_reader.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "fields.hpp"

namespace nfw::tables {

namespace {

// Nothing where the number is too big or has more than three decimals.
std::optional<Number> exact(double real) {
  constexpr double limit = 1'000'000;
  constexpr double tolerance = 1e-6;
  if (!(std::fabs(real) <= limit)) return {};
  Number out{std::llround(real * 1000), 1000};
  if (std::fabs(static_cast<double>(out.num) - real * 1000) > tolerance) return {};
  for (; out.den > 1 && out.num % 10 == 0; out.den /= 10) out.num /= 10;
  return out;
}

class ReferenceReader {
 public:
  ReferenceReader(Arena& arena, Problems& problems, const Names& house)
      : arena_(arena), problems_(problems), house_(house) {}

  ReferenceTable read(std::string_view id, const Node& node) {
    Fields root(node, "", arena_, problems_);
    ReferenceTable out;
    out.id = id;
    root.format();
    out.title = root.label();
    out.about = root.label_at("about");
    out.ref = root.word("ref");
    columns(root);
    rows(root, out.ref);
    unused_columns(root);
    out.notes = notes(root);
    out.columns = arena_.keep(std::move(columns_));
    out.rows = arena_.keep(std::move(rows_));
    out.house = files(node);
    root.done();
    return out;
  }

 private:
  static std::string name_of(const Node& node, const std::string& list) {
    const auto* id = node.find("id");
    return id != nullptr && id->kind == Node::Kind::string ? list + " " + in_quotes(id->text)
                                                           : list;
  }

  void columns(Fields& root) {
    for (const auto* node : root.tables("column")) {
      Fields from(*node, name_of(*node, "column"), arena_, problems_);
      ReferenceColumn column{.id = from.word("id"), .label = from.label(), .sign = false};
      column.sign = from.flag("sign");
      from.done();
      if (std::ranges::find(columns_, column.id, &ReferenceColumn::id) != columns_.end())
        from.fault(message({"stands twice", "c'è due volte"}));
      columns_.push_back(column);
      column_nodes_.push_back(node);
    }
    if (columns_.empty()) root.fault(message({"'column' is missing", "manca 'column'"}));
  }

  void rows(Fields& root, std::string_view ref) {
    for (const auto* node : root.tables("row")) {
      Fields from(*node, name_of(*node, "row"), arena_, problems_);
      ReferenceRow row;
      row.id = from.word("id");
      row.label = from.label();
      row.ref = from.has("ref") ? from.word("ref") : ref;
      row.cells = cells(from);
      row.notes = notes(from);
      row.source = arena_.keep(houses_of(*node, house_));
      from.done();
      if (std::ranges::find(rows_, row.id, &ReferenceRow::id) != rows_.end())
        from.fault(message({"stands twice", "c'è due volte"}));
      rows_.push_back(row);
    }
    if (rows_.empty()) root.fault(message({"'row' is missing", "manca 'row'"}));
  }

  void unused_columns(Fields& root) {
    if (rows_.empty()) return;
    for (std::size_t n = 0; n < columns_.size(); ++n)
      if (std::ranges::find(used_, columns_[n].id) == used_.end())
        root.fault(*column_nodes_[n], message({"column '{}': no row has a cell in it",
                                               "colonna '{}': nessuna riga vi ha una casella"},
                                              {columns_[n].id}));
  }

  List<Cell> cells(Fields& row) {
    const auto* node = row.get("cells");
    if (node == nullptr) {
      row.fault(message({"'cells' is missing", "manca 'cells'"}));
      return {};
    }
    Fields from(*node, row.what() + ": cells", arena_, problems_);
    std::vector<Cell> out;
    for (const auto& column : columns_) {
      const auto* value = from.get(column.id);
      out.push_back(value == nullptr ? Cell{} : cell(from, column.id, *value));
      if (value != nullptr) used_.push_back(column.id);
    }
    from.done();
    return arena_.keep(std::move(out));
  }

  static Cell cell(Fields& row, std::string_view column, const Node& value) {
    switch (value.kind) {
      case Node::Kind::integer: return {ValueKind::number, {row.integer(column, 0), 1}, {}};
      case Node::Kind::real: {
        const auto number = exact(value.real);
        if (!number)
          row.fault(value, message({"'{}' is out of range or has more than three decimals",
                                    "'{}' è fuori dai limiti o ha più di tre decimali"},
                                   {column}));
        return {ValueKind::number, number.value_or(Number{}), {}};
      }
      case Node::Kind::boolean: return {ValueKind::flag, {value.boolean ? 1 : 0, 1}, {}};
      case Node::Kind::table: return {ValueKind::word, {}, row.label_at(column)};
      default:
        row.fault(value, message({"'{}' must be a number, true or false, or { en, it }",
                                  "'{}' deve essere un numero, true o false, o { en, it }"},
                                 {column}));
        return {};
    }
  }

  List<Note> notes(Fields& from) {
    std::vector<Note> out;
    for (const auto* node : from.tables("note")) {
      const auto what = from.what().empty() ? "note" : from.what() + ": note";
      Fields note(*node, what, arena_, problems_);
      out.push_back({note.label(), note.word("ref", false), arena_.keep(houses_of(*node, house_))});
      note.done();
    }
    return arena_.keep(std::move(out));
  }

  // The names of the files of house rules that change the table.
  List<std::string_view> files(const Node& node) {
    std::vector<std::string_view> out;
    add_houses(node, house_, out);
    for (auto& file : out) file = arena_.keep(file);
    return arena_.keep(std::move(out));
  }

  Arena& arena_;
  Problems& problems_;
  const Names& house_;
  std::vector<ReferenceColumn> columns_;
  std::vector<const Node*> column_nodes_;
  std::vector<ReferenceRow> rows_;
  std::vector<std::string_view> used_;  // columns that some row has a cell for
};

}  // namespace

ReferenceTable read_reference(std::string_view id, const Node& root, Arena& arena,
                              Problems& problems, const Names& house) {
  return ReferenceReader(arena, problems, house).read(id, root);
}

}  // namespace nfw::tables
