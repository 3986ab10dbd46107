#include "reference_reader.hpp"

#include <algorithm>
#include <set>

#include "reader.hpp"

namespace nfw::tables {

namespace {

Cell read_cell(Fields& row, std::string_view column, const Node& value) {
  switch (value.kind) {
    case Node::Kind::integer:
    case Node::Kind::real: return {ValueKind::number, row.number(column), {}};
    case Node::Kind::boolean: return {ValueKind::flag, {value.boolean ? 1 : 0, 1}, {}};
    case Node::Kind::table: return {ValueKind::word, {}, row.label_at(column)};
    default:
      row.fault(value, message({"'{}' must be a number, true or false, or { en, it }",
                                "'{}' deve essere un numero, true o false, o { en, it }"},
                               {column}));
      return {};
  }
}

List<Cell> read_cells(Fields& row, Reader& reader, List<ReferenceColumn> columns,
                      std::set<std::string_view>& used) {
  const auto* node = row.get("cells");
  if (node == nullptr) {
    row.fault(message({"'cells' is missing", "manca 'cells'"}));
    return {};
  }
  auto from = reader.fields(*node, row.what() + ": cells");
  std::vector<Cell> out;
  for (const auto& column : columns) {
    const auto* value = from.get(column.id);
    out.push_back(value == nullptr ? Cell{} : read_cell(from, column.id, *value));
    if (value != nullptr) used.insert(column.id);
  }
  from.done();
  return reader.arena.keep(std::move(out));
}

// A list that must be there, of rows with ids that stand once.
template <class Row, class Special>
List<Row> read_list(Fields& root, Reader& reader, std::string_view key, const Special& special) {
  std::set<std::string_view> ids;
  const auto out = reader.rows<Row>(root, key, "", [&](Fields& from, Row& row) {
    special(from, row);
    if (!ids.insert(row.id).second) from.fault(message({"stands twice", "c'è due volte"}));
  });
  if (out.empty()) root.fault(message({"'{}' is missing", "manca '{}'"}, {key}));
  return out;
}

}  // namespace

ReferenceTable read_reference(std::string_view id, const Node& node, Arena& arena,
                              Problems& problems, const Names& house) {
  Shared alone;
  alone.house = &house;
  Places places;
  Reader reader(id, alone, arena, places, problems);
  reader.names_lists = true;
  auto root = reader.fields(node, "");
  root.format();
  auto out = reader.row<ReferenceTable>(root);
  out.id = id;
  out.columns = read_list<ReferenceColumn>(root, reader, "column", [](Fields&, auto&) {});
  std::set<std::string_view> used;
  out.rows = read_list<ReferenceRow>(root, reader, "row", [&](Fields& from, ReferenceRow& row) {
    if (row.ref.empty()) row.ref = out.ref;
    row.cells = read_cells(from, reader, out.columns, used);
  });
  for (std::size_t n = 0; n < out.columns.size() && !out.rows.empty(); ++n)
    if (!used.contains(out.columns[n].id))
      root.fault(*root.tables("column")[n],
                 message({"column '{}': no row has a cell in it",
                          "colonna '{}': nessuna riga vi ha una casella"},
                         {out.columns[n].id}));
  out.notes = reader.rows<Note>(root, "note");
  std::vector<std::string_view> files;
  add_houses(node, house, files);
  for (auto& file : files) file = arena.keep(file);
  out.house = arena.keep(std::move(files));
  root.done();
  return out;
}

}  // namespace nfw::tables
