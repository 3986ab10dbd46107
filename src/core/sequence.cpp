#include "sequence.hpp"

#include <algorithm>
#include <numeric>
#include <stdexcept>
#include <utility>

#include "nfw/graph.hpp"

namespace nfw {

namespace {

// One who rolls: his place so far, shared by all who are still equal, and his total of this round.
struct Entrant {
  unsigned place = 0;
  std::uint64_t score = 0;  // 0: has not rolled
  bool rolled = false;      // in an earlier round
};

// Lists whose entries settle ties among each other: those of one side, in the order given.
struct Sides {
  std::size_t first = 0;  // entries of the first side; the others are of the second
  bool any = false;

  [[nodiscard]] bool apart(std::size_t a, std::size_t b) const {
    return a != b && (!any || (a < first) != (b < first));
  }
};

// Two numbers for each entrant: his place, below 0 once he has rolled, and his total of this round.
std::vector<Entrant> unpack(const Score& score, std::size_t count) {
  std::vector<Entrant> out(count);
  if (score.empty()) return out;
  for (std::size_t n = 0; n < count; ++n) {
    const auto place = score[2 * n];
    const bool rolled = place < 0;
    out[n] = {static_cast<unsigned>(rolled ? -1 - place : place),
              static_cast<std::uint64_t>(score[2 * n + 1]), rolled};
  }
  return out;
}

Score pack(const std::vector<Entrant>& entrants) {
  Score out;
  for (const auto& one : entrants) {
    out.push_back(one.rolled ? -1 - std::int64_t{one.place} : std::int64_t{one.place});
    out.push_back(static_cast<std::int64_t>(one.score));
  }
  return out;
}

// Whether one must roll for his place: it is shared, and not by his own side alone once they have
// rolled.
bool is_open(const std::vector<Entrant>& entrants, std::size_t n, const Sides& sides) {
  const auto& own = entrants[n];
  bool shared = false;
  bool contested = false;
  for (std::size_t a = 0; a < entrants.size(); ++a) {
    if (entrants[a].place != own.place) continue;
    shared = shared || a != n;
    for (std::size_t b = 0; b < a; ++b)
      contested = contested || (entrants[b].place == own.place && sides.apart(a, b));
  }
  return own.rolled ? contested : shared;
}

// The next to roll: of those who share the highest place that is still open, the first who has not
// rolled.
std::optional<std::size_t> next_to_roll(const std::vector<Entrant>& entrants, const Sides& sides) {
  std::optional<std::size_t> best;
  for (std::size_t n = 0; n < entrants.size(); ++n)
    if (entrants[n].score == 0 && (!best || entrants[n].place < entrants[*best].place) &&
        is_open(entrants, n, sides))
      best = n;
  return best;
}

// Once all who share a place have rolled, the highest total has it; equals go on sharing.
void settle(std::vector<Entrant>& entrants, unsigned place) {
  const auto before = entrants;
  const auto open = [&](const Entrant& e) { return e.place == place && e.score == 0; };
  if (std::ranges::any_of(before, open)) return;
  for (std::size_t n = 0; n < entrants.size(); ++n) {
    if (before[n].place != place) continue;
    const auto ahead = std::ranges::count_if(
        before, [&](const Entrant& e) { return e.place == place && e.score > before[n].score; });
    entrants[n] = {place + static_cast<unsigned>(ahead), 0, true};
  }
}

std::string names_in_order(const std::vector<Entrant>& entrants,
                           const std::vector<const Item*>& items) {
  std::vector<std::size_t> order(entrants.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, {}, [&](std::size_t n) { return entrants[n].place; });
  std::string out;
  for (const auto n : order) {
    if (!out.empty()) out += '\n';
    out += items[n]->name;
  }
  return out;
}

void set_names(Slot slot, const std::string& names, Facts& facts) {
  facts.set(slot, std::ranges::count(names, '\n') + 1);
  facts.set_words(slot, names);
}

// Those of the one list, then those of the other.
std::vector<const Item*> listed(const TestTable& test, const Facts& facts) {
  std::vector<const Item*> out;
  for (const auto* list : {"entries", "others"})
    if (const auto slot = role(test, list); slot != no_slot)
      for (const auto& item : facts.items(slot)) out.push_back(&item);
  return out;
}

Plan plan_for(const TestTable& test, const Facts& facts, const Item& item, bool again) {
  Facts mine = facts;
  const auto list = role(test, "marked");
  const auto names = list == no_slot ? List<Item>() : facts.items(list);
  const bool marked = std::ranges::find(names, item.name, &Item::name) != names.end();
  mine.set(find_fact(test, "entry"), item.number);
  mine.set(find_fact(test, "marked"), marked ? 1 : 0);
  mine.set(find_fact(test, "again"), again ? 1 : 0);
  auto out = plan(test, test.stages.front(), mine);
  out.entry = item.name;
  return out;
}

// All entrants' rolls as one stage.
class SequenceStage final : public Stage {
 public:
  SequenceStage(const TestTable& test, const Facts& facts, Plans& plans)
      : Stage(test.stages.front()),
        test_(test),
        items_(listed(test, facts)),
        sides_{facts.items(role(test, "entries")).size(), role(test, "others") != no_slot} {
    // First all as they roll at once, then all as they roll again.
    for (const bool again : {false, true})
      for (const auto* item : items_)
        plans_.push_back(plans.keep(plan_for(test, facts, *item, again)));
    // Totals are kept as how far they lie above the least that anybody may roll, and one more.
    for (const auto* one : plans_) least_ = std::min(least_, one->bonus);
  }

  [[nodiscard]] std::optional<Roll> ask(const Facts& /*facts*/, const Score& score) const override {
    const auto entrants = unpack(score, items_.size());
    const auto n = next_to_roll(entrants, sides_);
    if (!n) return {};
    const auto& settled = plan_of(entrants, *n);
    return Roll{&settled, sum(settled.pool)};
  }
  void fold(const Facts& /*facts*/, Score& score, Answer answer) const override {
    auto entrants = unpack(score, items_.size());
    const auto n = *next_to_roll(entrants, sides_);
    entrants[n].score =
        static_cast<std::uint64_t>(answer.value + plan_of(entrants, n).bonus - least_);
    nfw::settle(entrants, entrants[n].place);
    score = pack(entrants);
  }
  void settle(const Score& score, Facts& facts) const override {
    const auto entrants = unpack(score, items_.size());
    // Told by the first of those who share a place.
    const auto is_shared = [&](const Entrant& one) {
      return std::ranges::count(entrants, one.place, &Entrant::place) > 1 &&
             &*std::ranges::find(entrants, one.place, &Entrant::place) == &one;
    };
    facts.set(find_fact(test_, "equals"), std::ranges::count_if(entrants, is_shared));
    const auto names = names_in_order(entrants, items_);
    set_names(find_fact(test_, "first"), names.substr(0, names.find('\n')), facts);
    set_names(find_fact(test_, "sequence"), names, facts);
  }
  [[nodiscard]] bool repeats() const override { return true; }
  [[nodiscard]] std::int64_t ways() const override {
    constexpr std::int64_t many = std::int64_t{1} << 40U;
    std::int64_t out = 1;
    if (items_.size() > 1)
      for (std::size_t n = 0; n < items_.size() && out < many; ++n) out *= table().sides;
    return out;
  }
  // Those who roll next for the place that they share, with all others out of their way.
  [[nodiscard]] std::optional<Score> part(const Score& score) const override {
    auto entrants = unpack(score, items_.size());
    const auto next = next_to_roll(entrants, sides_);
    if (!next) return {};
    const auto place = entrants[*next].place;
    for (std::size_t n = 0; n < entrants.size(); ++n) {
      auto& one = entrants[n];
      if (one.place != place)
        one = {static_cast<unsigned>(entrants.size() + n), 0, true};
      else if (one.score != 0)
        return {};
      else
        one.place = 0;
    }
    auto out = pack(entrants);
    if (out == score) return {};
    return out;
  }
  [[nodiscard]] Score with(const Score& score, const Score& end) const override {
    auto entrants = unpack(score, items_.size());
    const auto ended = unpack(end, items_.size());
    const auto place = entrants[*next_to_roll(entrants, sides_)].place;
    for (std::size_t n = 0; n < entrants.size(); ++n)
      if (entrants[n].place == place) entrants[n] = {place + ended[n].place, 0, true};
    return pack(entrants);
  }
  [[nodiscard]] std::vector<Slot> gives() const override {
    return {find_fact(test_, "first"), find_fact(test_, "sequence"), find_fact(test_, "equals")};
  }

 private:
  [[nodiscard]] const Plan& plan_of(const std::vector<Entrant>& entrants, std::size_t n) const {
    return *plans_[entrants[n].rolled ? items_.size() + n : n];
  }

  const TestTable& test_;
  std::vector<const Item*> items_;
  Sides sides_;
  std::vector<const Plan*> plans_;
  std::int64_t least_ = 0;
};

}  // namespace

const ProcedureInfo& sequence_info() {
  static const ProcedureInfo info{.name = "sequence",
                                  .roles = {"entries", "others", "marked"},
                                  .facts = {{"entry", Kind::whole, {}},
                                            {"marked", Kind::count, {}},
                                            {"again", Kind::count, {}},
                                            {"equals", Kind::count, {}},
                                            {"sequence", Kind::entries, {}},
                                            {"first", Kind::entries, {}}}};
  return info;
}

Procedure sequence(const TestTable& test, Facts facts) {
  Procedure out{
      .test = &test, .facts = std::move(facts), .graph = std::make_shared<const Graph>(test)};
  out.stages.push_back(std::make_unique<SequenceStage>(test, out.facts, *out.plans));
  return out;
}

}  // namespace nfw
