#include <algorithm>
#include <set>

#include "nfw/procedure.hpp"
#include "test_parts.hpp"

namespace nfw::tables {

namespace {

void check_rule(Fields& row, Reader& reader, const FactRule& rule) {
  const bool has_way = row.has("is") || row.has("part") || row.has("list") || row.has("sum");
  if (!has_way || (row.has("sum") && rule.sum.empty()))
    row.fault(message({"needs 'is', 'part' and 'whole', 'list' and 'take', or 'sum'",
                       "richiede 'is', 'part' e 'whole', 'list' e 'take', o 'sum'"}));
  for (const auto& [one, other] : {std::pair{"part", "whole"}, std::pair{"list", "take"}})
    if (row.has(one) && !row.has(other))
      row.fault(message({"'{}' is missing", "manca '{}'"}, {other}));
  if (rule.list != no_slot && !is_list(reader.facts[rule.list].kind))
    row.fault(message({"'list' must be an input of the kind 'counts' or 'entries'",
                       "'list' deve essere un'opzione del genere 'counts' o 'entries'"}));
}

struct WrittenRule {
  FactRule rule;
  Fields row;
};

// Puts each fact behind those that it asks for; of one fact the rules stay in their order.
class Order {
 public:
  Order(std::vector<WrittenRule>& rules, Reader& reader) : rules_(rules), reader_(reader) {}

  std::vector<FactRule> in_order() {
    for (const auto& one : rules_) visit(one.rule.fact);
    return std::move(out_);
  }

 private:
  void visit(Slot fact) {
    if (fact == no_slot || std::ranges::find(done_, fact) != done_.end()) return;
    if (const auto begin = std::ranges::find(path_, fact); begin != path_.end()) {
      cycle({begin, path_.end()});
      return;
    }
    if (looks_at_itself(fact)) cycle({fact});
    path_.push_back(fact);
    for (const auto& one : rules_)
      if (one.rule.fact == fact)
        for_each_asked(one.rule, [&](Slot slot) {
          if (slot != fact && is_worked_out(slot)) visit(slot);
        });
    path_.pop_back();
    done_.push_back(fact);
    for (const auto& one : rules_)
      if (one.rule.fact == fact) out_.push_back(one.rule);
  }

  // Whether no rule of the fact gives it a value that another of them could go on from.
  [[nodiscard]] bool looks_at_itself(Slot fact) const {
    bool out = is_worked_out(fact);
    for (const auto& one : rules_) {
      bool asks = one.rule.fact != fact;
      for_each_asked(one.rule, [&](Slot slot) { asks = asks || slot == fact; });
      out = out && asks;
    }
    return out;
  }

  [[nodiscard]] bool is_worked_out(Slot slot) const {
    return std::ranges::any_of(rules_,
                               [&](const WrittenRule& one) { return one.rule.fact == slot; });
  }

  void cycle(const std::vector<Slot>& facts) {
    std::string names;
    for (const auto slot : facts) names += std::string(reader_.facts[slot].id) + ", ";
    names += reader_.facts[facts.front()].id;
    const auto first = std::ranges::find_if(
        rules_, [&](const WrittenRule& one) { return one.rule.fact == facts.front(); });
    first->row.fault(message({"depends on itself: {}", "dipende da sé stesso: {}"}, {names}));
  }

  std::vector<WrittenRule>& rules_;
  Reader& reader_;
  std::vector<Slot> path_;
  std::vector<Slot> done_;
  std::vector<FactRule> out_;
};

}  // namespace

std::vector<FactRule> read_rules(Fields& root, Reader& reader) {
  std::vector<WrittenRule> rules;
  for (const auto* node : root.tables("fact")) {
    auto row = reader.fields(*node, Reader::name_of(*node, "fact", rules.size()));
    const auto rule = reader.row<FactRule>(row);
    check_rule(row, reader, rule);
    row.done();
    rules.push_back({rule, row});
  }
  return Order(rules, reader).in_order();
}

namespace {

// With all that is worked out from them.
void spread(std::set<Slot>& slots, const std::vector<FactRule>& rules) {
  for (const auto& rule : rules)
    for_each_asked(rule, [&](Slot slot) {
      if (slots.contains(slot)) slots.insert(rule.fact);
    });
}

}  // namespace

void split_by_dice(const std::vector<FactRule>& rules, Reader& reader, TestTable& out) {
  std::set<Slot> last;  // known at the end alone
  const auto end_gives = [&](Slot slot) { last.insert(slot); };
  for_each_given(out.both, end_gives);
  for_each_given(out.outcome, end_gives);
  for_each_given(out.comparison, end_gives);
  std::set<Slot> late = last;  // known from the dice alone
  for_each_given(out.stages, [&](Slot slot) { late.insert(slot); });
  for (const auto& info : procedures())
    if (info.name == out.procedure)
      for (const auto& fact : info.facts) late.insert(reader.facts.find(fact.id));
  spread(last, rules);
  spread(late, rules);

  std::set<Slot> early;  // asked for before the end
  const auto ask = [&](Slot slot) { early.insert(slot); };
  for_each_asked(out.inputs, ask);
  for_each_asked(out.ranges, ask);
  for_each_asked(out.stages, ask);
  for_each_asked(out.again, ask);
  for_each_asked(out.comparison, ask);
  for_each_asked(out.outcome, ask);
  for_each_asked(out.roles, ask);
  // Worked out on the way, what an effect asks for is no more than on which side of its limits.
  for (const auto& effect : out.effects)
    if (!effect.set.empty())
      for_each_asked(effect, [&](Slot slot) {
        if (!last.contains(slot)) ask(slot);
      });
  std::for_each(rules.rbegin(), rules.rend(), [&](const FactRule& rule) {
    if (early.contains(rule.fact)) for_each_asked(rule, ask);
  });

  std::vector<FactRule> before;
  std::vector<FactRule> on_the_way;
  std::vector<FactRule> at_end;
  for (const auto& rule : rules) {
    auto& part = !late.contains(rule.fact)   ? before
                 : early.contains(rule.fact) ? on_the_way
                                             : at_end;
    part.push_back(rule);
  }
  out.worked_out = reader.arena.keep(std::move(before));
  out.on_the_way = reader.arena.keep(std::move(on_the_way));
  out.afterwards = reader.arena.keep(std::move(at_end));
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
    if (each.has(bands[n].id)) limits.push_back({static_cast<int>(n), each.number(bands[n].id)});
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
  out.halvings = reader.terms(from, "halve", "range");
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
