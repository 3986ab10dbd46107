#include "nfw/facts.hpp"

#include <algorithm>
#include <array>

#include "nfw/base/spelling.hpp"

namespace nfw {

namespace {

std::int64_t counted(Take take, List<Item> items) {
  if (items.empty()) return 0;
  switch (take) {
    case Take::first: return items.front().number;
    case Take::as_first: return std::ranges::count(items, items.front().number, &Item::number);
    case Take::rises: {
      std::int64_t rises = 0;
      for (std::size_t n = 1; n < items.size(); ++n)
        if (items[n].number > items[n - 1].number) ++rises;
      return rises;
    }
    default: return std::ssize(items);
  }
}

// The rows that count, in their order.
template <class Visit>
void each_that_holds(List<Term> rows, const Facts& facts, const Visit& visit) {
  std::vector<std::string_view> taken;
  for (const auto& row : rows) {
    if (!holds(row.when, facts) || stated(row.unless, facts)) continue;
    if (!row.exclusive.empty() && !stated(row.together, facts)) {
      if (std::ranges::find(taken, row.exclusive) != taken.end()) continue;
      taken.push_back(row.exclusive);
    }
    visit(row);
  }
}

// A choice counts in a sum as the rank of its value.
Number exact_amount(Slot slot, const TestTable& test, const Facts& facts) {
  if (!facts.has(slot)) return {0, 1};
  const auto& fact = test.facts[slot];
  if (fact.kind != Kind::choice) return facts[slot];
  return {fact.values[static_cast<std::size_t>(facts.count(slot))].rank, 1};
}

std::int64_t amount(Slot slot, const TestTable& test, const Facts& facts) {
  const auto exact = exact_amount(slot, test, facts);
  return exact.num / exact.den;
}

// For how many items a row counts once.
std::int64_t group_of(const Term& row, const Facts& facts) {
  if (row.each.fact == no_slot) return row.each.number;
  return std::max<std::int64_t>(1, facts.count(row.each.fact));
}

// With decimals and all; of full groups the whole number.
Number exact_sum(List<Term> rows, const TestTable& test, const Facts& facts) {
  Number total{0, 1};
  each_that_holds(rows, facts, [&](const Term& row) {
    Number here{row.value.number, 1};
    if (row.value.fact != no_slot) here = here * exact_amount(row.value.fact, test, facts);
    if (row.per != no_slot) {
      const auto items = row.per == rows_above ? total : exact_amount(row.per, test, facts);
      const auto group = group_of(row, facts);
      here = here * (group == 1 ? items : Number{items.num / items.den / group, 1});
    }
    total = total + here;
  });
  return total;
}

std::optional<Number> worked_out(const FactRule& rule, const TestTable& test, const Facts& facts) {
  if (rule.list != no_slot) {
    if (!facts.has(rule.list)) return {};
    return Number{counted(rule.take, facts.items(rule.list)), 1};
  }
  if (rule.part != no_slot) {
    if (!facts.has(rule.part) || facts.count(rule.whole) <= 0) return {};
    return Number{facts.count(rule.part) * 100, facts.count(rule.whole)};
  }
  if (rule.same != no_slot) {
    if (!facts.has(rule.same)) return {};
    return facts[rule.same];
  }
  return exact_sum(rule.sum, test, facts);
}

Number halved(Number value, List<Term> halvings, const Facts& facts) {
  each_that_holds(halvings, facts, [&](const Term&) { value = value * Number{1, 2}; });
  return value;
}

Number within(const FactRule& rule, Number value, const Facts& facts) {
  value = halved(value, rule.halvings, facts);
  const auto limit = [&](const std::optional<Amount>& to) -> std::optional<Number> {
    if (!to) return {};
    if (to->fact == no_slot) return Number{to->number, 1};
    return facts.has(to->fact) ? std::optional(facts[to->fact]) : std::nullopt;
  };
  if (const auto least = limit(rule.least)) value = std::max(value, *least);
  if (const auto most = limit(rule.most)) value = std::min(value, *most);
  return value;
}

bool clause_holds(const Clause& clause, const Facts& facts) {
  return std::ranges::all_of(clause.all, [&](const Condition& c) { return holds(c, facts); });
}

}  // namespace

bool holds(const Condition& condition, const Facts& facts) {
  if (condition.match == Match::absent) return !facts.has(condition.fact);
  if (!facts.has(condition.fact)) return false;
  const Number value = facts[condition.fact];
  switch (condition.match) {
    case Match::range: return condition.range.contains(value);
    case Match::any_of: return (condition.allowed & static_cast<std::uint64_t>(value.num)) != 0;
    default: return ((condition.allowed >> static_cast<unsigned>(value.num)) & 1U) != 0;
  }
}

bool stated(const When& when, const Facts& facts) {
  return std::ranges::any_of(when.any, [&](const Clause& c) { return clause_holds(c, facts); });
}

bool holds(const When& when, const Facts& facts) { return when.any.empty() || stated(when, facts); }

bool is_required(const Input& input, const Facts& facts) {
  return input.required && holds(*input.required, facts);
}

std::vector<Applied> applied(List<Term> rows, const TestTable& test, const Facts& facts) {
  std::vector<Applied> out;
  each_that_holds(rows, facts, [&](const Term& row) {
    Applied here{&row, row.value.number, 1};
    if (row.value.fact != no_slot) here.value *= amount(row.value.fact, test, facts);
    if (row.per != no_slot) {
      here.items = row.per == rows_above ? sum(out) : amount(row.per, test, facts);
      here.items /= group_of(row, facts);
    }
    here.value *= here.items;
    if (here.value != 0) out.push_back(here);
  });
  return out;
}

std::int64_t sum(const std::vector<Applied>& rows) {
  std::int64_t total = 0;
  for (const auto& row : rows) total += row.value;
  return total;
}

const ReachRow* reach_row(const Reach& reach, const Facts& facts) {
  const auto row =
      std::ranges::find_if(reach.rows, [&](const ReachRow& r) { return holds(r.when, facts); });
  return row == reach.rows.end() ? nullptr : &*row;
}

Number measured(Number limit, const Reach& reach, const Facts& facts) {
  return halved(limit, reach.halvings, facts);
}

std::optional<int> reach_band(const Reach& reach, const ReachRow& row, const Facts& facts) {
  const auto distance = facts[reach.distance];
  const auto outside = [](int band) { return band < 0 ? std::nullopt : std::optional(band); };
  if (row.least && distance < measured(*row.least, reach, facts)) return outside(reach.nearer);
  for (const auto& limit : row.limits)
    if (distance <= measured(limit.upto, reach, facts)) return limit.band;
  return outside(reach.beyond);
}

void work_out(List<FactRule> rules, const TestTable& test, Facts& facts) {
  std::vector<Slot> done;  // of those that have a rule further on
  for (const auto& rule : rules) {
    if (std::ranges::find(done, rule.fact) != done.end() || !holds(rule.when, facts)) continue;
    const auto later = rules.subspan(static_cast<std::size_t>(&rule - rules.data()) + 1);
    if (std::ranges::find(later, rule.fact, &FactRule::fact) != later.end())
      done.push_back(rule.fact);
    if (const auto value = worked_out(rule, test, facts))
      facts.set(rule.fact, within(rule, *value, facts));
  }
}

void complete(const TestTable& test, Facts& facts) {
  for (std::size_t place = 0; place < test.inputs.size(); ++place) {
    const auto slot = static_cast<Slot>(place);
    if (facts.has(slot)) continue;
    const auto& defaults = test.inputs[slot].defaults;
    const auto chosen =
        std::ranges::find_if(defaults, [&](const Default& d) { return holds(d.when, facts); });
    if (chosen == defaults.end()) continue;
    const auto& [number, other] = chosen->value;
    if (other == no_slot)
      facts.set(slot, number);
    else if (facts.has(other))
      facts.set(slot, facts[other]);
  }
  for (const auto& reach : test.ranges) {
    const auto* row = facts.has(reach.distance) ? reach_row(reach, facts) : nullptr;
    if (row == nullptr) continue;
    if (reach.reach != no_slot)
      facts.set(reach.reach, measured(row->limits.back().upto, reach, facts));
    if (const auto band = reach_band(reach, *row, facts)) facts.set(reach.band, *band);
  }
  work_out(test.worked_out, test, facts);
}

int column(List<Column> columns, const Facts& facts) {
  if (columns.empty()) return 0;
  const auto found =
      std::ranges::find_if(columns, [&](const Column& c) { return holds(c.when, facts); });
  return found == columns.end() ? -1 : static_cast<int>(found - columns.begin());
}

std::string_view chapter(std::string_view ref, const TestTable& test, const Facts& facts) {
  if (!ref.empty()) return ref;
  const auto found =
      std::ranges::find_if(test.chapters, [&](const Chapter& c) { return holds(c.when, facts); });
  return found == test.chapters.end() ? test.ref : found->ref;
}

Slot find_fact(const TestTable& test, std::string_view id) {
  const auto found = std::ranges::find(test.facts, id, &Fact::id);
  return found == test.facts.end() ? no_slot : static_cast<Slot>(found - test.facts.begin());
}

std::vector<std::string> names_of(const Choice& choice) {
  std::vector<std::string> out;
  const auto add = [&](std::string_view name) {
    auto one = folded(name);
    if (!name.empty() && std::ranges::find(out, one) == out.end()) out.push_back(std::move(one));
  };
  for (const auto name : {choice.id, choice.it_id, choice.label.en, choice.label.it}) add(name);
  std::ranges::for_each(choice.also, add);
  return out;
}

bool is_called(const Choice& choice, std::string_view name) {
  const auto it_is = [&](std::string_view one) { return !one.empty() && is_folded(one, name); };
  return std::ranges::any_of(std::array{choice.id, choice.it_id, choice.label.en, choice.label.it},
                             it_is) ||
         std::ranges::any_of(choice.also, it_is);
}

Slot role(const TestTable& test, std::string_view name) {
  const auto found = std::ranges::find(test.roles, name, &Role::name);
  return found == test.roles.end() ? no_slot : found->fact;
}

const StageTable* find_stage(const TestTable& test, std::string_view id) {
  const auto found = std::ranges::find(test.stages, id, &StageTable::id);
  return found == test.stages.end() ? nullptr : &*found;
}

}  // namespace nfw
