#include <algorithm>

#include "choices.hpp"
#include "test_parts.hpp"

namespace nfw::tables {

namespace {

bool is_worked_out_one_way(const FactRule& rule) {
  return rule.same != no_slot || rule.part != no_slot || rule.list != no_slot || !rule.sum.empty();
}

void check_rule(Fields& row, Reader& reader, const FactRule& rule) {
  const bool has_way = row.has("is") || row.has("part") || row.has("list") || row.has("sum");
  if (!has_way || (row.has("sum") && !is_worked_out_one_way(rule) && rule.sum.empty()))
    row.fault(message({"needs 'is', 'part' and 'of', 'list' and 'take', or 'sum'",
                       "richiede 'is', 'part' e 'of', 'list' e 'take', o 'sum'"}));
  if (row.has("part") && !row.has("of")) row.fault(message({"'of' is missing", "manca 'of'"}));
  if (row.has("list") && !row.has("take"))
    row.fault(message({"'take' is missing", "manca 'take'"}));
  if (rule.list != no_slot && !is_list(reader.facts[rule.list].kind))
    row.fault(message({"'list' must be an input of the kind 'counts' or 'entries'",
                       "'list' deve essere un'opzione del genere 'counts' o 'entries'"}));
}

// A fact is worked out from those above it: one below would never be known in time.
void check_order(const std::vector<FactRule>& rules, Reader& reader,
                 const std::vector<Fields>& rows) {
  for (std::size_t n = 0; n < rules.size(); ++n) {
    const auto is_below = [&](Slot slot) {
      const auto gives = [&](const FactRule& rule) { return rule.fact == slot; };
      const auto here = rules.begin() + static_cast<std::ptrdiff_t>(n);
      return slot != rules[n].fact && std::none_of(rules.begin(), here, gives) &&
             std::any_of(here, rules.end(), gives);
    };
    const auto ask = [&](Slot slot, Use use) {
      if (use == Use::asks && is_below(slot))
        Fields(rows[n]).fault(message({"'{}' asks for '{}', which stands below it",
                                       "'{}' dipende da '{}', che sta più sotto"},
                                      {reader.facts[rules[n].fact].id, reader.facts[slot].id}));
    };
    const auto visit = [&](auto... fact) {
      if constexpr (sizeof...(fact) == 2) ask(fact...);
    };
    for_each_fact(rules[n], visit);
  }
}

}  // namespace

List<FactRule> read_rules(Fields& root, Reader& reader, std::string_view list) {
  std::vector<FactRule> out;
  std::vector<Fields> rows;
  for (const auto* node : root.tables(list)) {
    rows.push_back(reader.fields(*node, Reader::name_of(*node, list, out.size())));
    auto& row = rows.back();
    out.push_back(reader.row<FactRule>(row));
    check_rule(row, reader, out.back());
    row.done();
  }
  check_order(out, reader, rows);
  return reader.arena.keep(std::move(out));
}

// ---- ranges

namespace {

void read_limits(Fields& row, Reader& reader, const Reach& reach, ReachRow& out) {
  const auto* table = row.get("limits");
  if (table == nullptr) row.fault(message({"'limits' is missing", "manca 'limits'"}));
  if (table == nullptr || reach.band == no_slot) return;
  std::vector<ReachLimit> limits;
  auto each = reader.fields(*table, row.what() + " limits");
  const auto& bands = reader.facts[reach.band].values;
  for (std::size_t n = 0; n < bands.size(); ++n)
    if (each.has(bands[n].id))
      limits.push_back({static_cast<int>(n), {each.integer(bands[n].id, 0), 1}});
  each.done();
  out.limits = reader.arena.keep(std::move(limits));
}

List<ReachRow> reach_rows(Fields& from, Reader& reader, const Reach& reach) {
  return reader.rows<ReachRow>(from, "row", "range.", [&](Fields& row, ReachRow& out) {
    read_limits(row, reader, reach, out);
  });
}

// The rows of another test's range for a band of the same name; they ask for facts that bear the
// same names here.
List<ReachRow> rows_of_another(Fields& from, Reader& reader, const Reach& reach) {
  const auto id = from.word("like");
  const auto test = reader.shared.tests.find(id);
  if (test != reader.shared.tests.end())
    for (const auto* range : reader.silent(*test->second).tables("range")) {
      auto other = reader.silent(*range);
      if (other.word("band") != from.word("band")) continue;
      add_houses(*range, *reader.shared.house, reader.houses);
      auto rows = reader.fields(*range, "range");
      return reach_rows(rows, reader, reach);
    }
  from.fault(*from.get("like"),
             message({"'like' names no test with a range for the band '{}': '{}'",
                      "'like' non nomina un test che abbia gittate per la fascia '{}': '{}'"},
                     {from.word("band"), id}));
  return {};
}

// The value of the band that stands for a distance outside of all bands; -1 where there is none.
int outside(Fields& from, std::string_view key, Reader& reader, const Reach& reach) {
  const auto* node = from.get(key);
  return node == nullptr || reach.band == no_slot
             ? -1
             : Reader::choice(from, reader.facts[reach.band], *node);
}

void read_range(Fields& from, Reader& reader, Reach& out) {
  if (!from.has("band") || !from.has("from"))
    from.fault(message({"needs 'band' and 'from'", "richiede 'band' e 'from'"}));
  from.passes("values");
  out.nearer = outside(from, "nearer", reader, out);
  out.beyond = outside(from, "beyond", reader, out);
  const auto own = reach_rows(from, reader, out);
  std::vector<ReachRow> rows(own.begin(), own.end());
  if (from.has("like"))
    for (const auto& row : rows_of_another(from, reader, out)) rows.push_back(row);
  out.rows = reader.arena.keep(std::move(rows));
}

}  // namespace

void read_ranges(Fields& root, Reader& reader, TestTable& out) {
  out.ranges = reader.rows<Reach>(
      root, "range", "", [&](Fields& from, Reach& range) { read_range(from, reader, range); });
}

}  // namespace nfw::tables
