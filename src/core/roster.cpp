#include "nfw/roster.hpp"

#include <algorithm>

#include "nfw/base/spelling.hpp"

namespace nfw {

namespace {

std::int64_t counted(const Entry& entry, const RecordCount& tally) {
  std::int64_t out = 0;
  for (const auto& one : entry.below) {
    if (one.kind == tally.of && holds(tally.when, one.facts))
      out += tally.sum == no_slot ? 1 : one.facts.count(tally.sum);
    out += counted(one, tally);
  }
  return out;
}

// Those of the whole list that name this one; of them what they say themselves is known.
std::int64_t counted_by(const Entry& list, const RecordCount& tally, std::string_view name) {
  std::int64_t out = 0;
  for (const auto& one : list.below) {
    out += counted_by(one, tally, name);
    if (one.kind != tally.of) continue;
    const auto names_it = [&](const Item& item) { return is_folded(item.name, name); };
    auto facts = one.facts;
    complete(one.table->form, facts);
    if (std::ranges::any_of(one.facts.items(tally.by), names_it) && holds(tally.when, facts))
      out += tally.sum == no_slot ? 1 : facts.count(tally.sum);
  }
  return out;
}

// From the bottom up: what stands below is complete when it is counted.
void reckon(Entry& entry, const Entry& list) {
  for (auto& one : entry.below) reckon(one, list);
  const auto& table = *entry.table;
  for (const auto& tally : table.tallies)
    if (tally.of >= entry.kind)
      entry.facts.set(tally.fact, tally.by == no_slot
                                      ? counted(entry, tally)
                                      : counted_by(list, tally, folded(entry.name)));
  complete(table.form, entry.facts);
  entry.costs = price(table, entry.facts);
  entry.own_cost = sum(entry.costs);
  entry.cost = entry.own_cost;
  for (const auto& one : entry.below) entry.cost += one.cost;
  entry.facts.set(table.cost, entry.cost);
}

// One item for each record that is asked, under its name or else that of the record it stands in.
void collect(const FromList& row, const Entry& entry, const std::string& in,
             std::vector<Item>& out) {
  const auto& name = entry.is_named || in.empty() ? entry.name : in;
  if (entry.kind == row.record && holds(row.where, entry.facts))
    out.push_back({name, row.is == no_slot ? 1 : entry.facts.count(row.is)});
  for (const auto& one : entry.below) collect(row, one, entry.kind == 0 ? "" : name, out);
}

class Judge {
 public:
  explicit Judge(const Entry& list) : list_(list) {}

  Mustered judge() {
    visit(list_);
    return std::move(out_);
  }

 private:
  void visit(const Entry& entry) {
    path_.push_back(&entry);
    for (const auto& limit : entry.table->limits) judge(limit, entry);
    for (const auto& one : entry.below) visit(one);
    path_.pop_back();
  }

  void judge(const Limit& limit, const Entry& entry) {
    const auto& facts = entry.facts;
    if (!holds(limit.when, facts) || stated(limit.unless, facts)) return;
    Breach breach{.limit = &limit, .path = path_};
    if (limit.of == no_slot) {
      if (!stated(limit.never, facts)) return;
    } else {
      breach.count = facts.count(limit.of);
      const auto bound = [&](const std::optional<List<Term>>& rows) {
        return rows ? sum(applied(*rows, entry.table->form, facts)) : 0;
      };
      breach.least = bound(limit.least);
      breach.most = bound(limit.most);
      const bool enough = !limit.least || breach.count >= breach.least;
      if (enough && (!limit.most || breach.count <= breach.most)) return;
    }
    breach.waived = is_waived(limit);
    auto& list = limit.warns || breach.waived ? out_.warnings : out_.breaches;
    list.push_back(std::move(breach));
  }

  [[nodiscard]] bool is_waived(const Limit& limit) const {
    const auto slot = list_.table->waived;
    if (slot == no_slot || !list_.facts.has(slot)) return false;
    const auto& values = list_.table->form.facts[slot].values;
    const auto place = std::ranges::find(values, limit.id, &Choice::id) - values.begin();
    const auto given = static_cast<std::uint64_t>(list_.facts[slot].num);
    return ((given >> static_cast<unsigned>(place)) & 1U) != 0;
  }

  const Entry& list_;
  std::vector<const Entry*> path_;
  Mustered out_;
};

}  // namespace

const ProcedureInfo& roster_info() {
  static const ProcedureInfo info{
      .name = "roster",
      .roles = {},
      .facts = {
          {"cost", Kind::count, {}}, {"breaches", Kind::count, {}}, {"warnings", Kind::count, {}}}};
  return info;
}

const ProcedureInfo& price_info() {
  static const ProcedureInfo info{
      .name = "price", .roles = {}, .facts = {{"cost", Kind::count, {}}}};
  return info;
}

Conclusion conclude(const TestTable& test, Facts facts,
                    std::initializer_list<std::pair<std::string_view, std::int64_t>> numbers) {
  for (const auto& [name, number] : numbers) facts.set(find_fact(test, name), number);
  return conclude(test, std::move(facts));
}

std::vector<Applied> price(const RecordTable& record, const Facts& facts) {
  return applied(record.costs, record.form, facts);
}

std::vector<ListAnswer> answers(const TestTable& test, const Entry& list, bool is_enemys,
                                const Facts& known) {
  std::vector<ListAnswer> out;
  for (const auto& row : test.from_list) {
    const auto input = is_enemys ? row.enemy : row.own;
    if (input == no_slot || !holds(row.when, known)) continue;
    ListAnswer answer{.input = input, .value = {0}};
    if (row.each)
      collect(row, list, "", answer.items);
    else if (list.facts.has(row.is))
      answer.items.push_back({"", list.facts.count(row.is)});
    const auto kind = test.inputs[input].kind;
    if (answer.items.empty() && (is_list(kind) || !row.each || row.is != no_slot)) continue;
    for (const auto& item : answer.items) answer.value.num += item.number;
    if (is_named_list(kind)) answer.value.num = std::ssize(answer.items);
    if (kind == Kind::flag && answer.value.num == 0) continue;
    if (!is_list(kind)) answer.items.clear();
    if (kind == Kind::counts)
      for (auto& item : answer.items) item.name.clear();
    out.push_back(std::move(answer));
  }
  return out;
}

void take_over(Entry& entry, const std::vector<const Entry*>& in) {
  for (const auto& tally : entry.table->tallies) {
    const auto from = std::ranges::find(in, tally.of, &Entry::kind);
    if (tally.of >= entry.kind || from == in.end()) continue;
    auto facts = (*from)->facts;
    complete((*from)->table->form, facts);
    if (facts.has(tally.sum)) entry.facts.set(tally.fact, facts[tally.sum]);
  }
}

Mustered muster(Entry& list) {
  reckon(list, list);
  return Judge(list).judge();
}

}  // namespace nfw
