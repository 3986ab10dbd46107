#include "nfw/sequence.hpp"

#include <algorithm>
#include <numeric>
#include <stdexcept>

namespace nfw {

namespace {

// One who rolls: his place so far, shared by all who are still equal, and his total of this round.
struct Entrant {
  unsigned place = 0;
  unsigned score = 0;   // 0: has not rolled
  bool rolled = false;  // in an earlier round
};

// Lists whose entries settle ties among each other: those of one side, in the order given.
struct Sides {
  std::size_t first = 0;  // entries of the first side; the others are of the second
  bool any = false;

  [[nodiscard]] bool apart(std::size_t a, std::size_t b) const {
    return a != b && (!any || (a < first) != (b < first));
  }
};

// The state keeps four entrants to a number: a byte for the place and whether he rolled before, and
// one for the score.
constexpr std::size_t to_a_number = 4;
constexpr std::int64_t most_score = 0xFF;
constexpr unsigned rolled_bit = 0x80;
constexpr std::size_t numbers = most_entries / to_a_number;
static_assert(2 * numbers <= State::places);

unsigned byte_of(const State& state, std::size_t first, std::size_t n) {
  const auto number = static_cast<std::uint32_t>(state.at[first + n / to_a_number]);
  return (number >> (8 * (n % to_a_number))) & 0xFFU;
}

std::vector<Entrant> unpack(const State& state, std::size_t count) {
  std::vector<Entrant> out(count);
  for (std::size_t n = 0; n < count; ++n) {
    const auto place = byte_of(state, 0, n);
    out[n] = {place & ~rolled_bit, byte_of(state, numbers, n), (place & rolled_bit) != 0};
  }
  return out;
}

State pack(const std::vector<Entrant>& entrants) {
  std::array<std::uint32_t, State::places> words{};
  for (std::size_t n = 0; n < entrants.size(); ++n) {
    const auto shift = 8 * (n % to_a_number);
    const auto& one = entrants[n];
    words[n / to_a_number] |= (one.place | (one.rolled ? rolled_bit : 0)) << shift;
    words[numbers + n / to_a_number] |= one.score << shift;
  }
  State out;
  std::ranges::transform(words, out.at.begin(),
                         [](std::uint32_t w) { return static_cast<std::int32_t>(w); });
  return out;
}

std::int64_t most_of(const Plan& plan) { return sum(plan.pool) * plan.stage->sides + plan.bonus; }

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
    if (entrants[n].score == 0 && is_open(entrants, n, sides) &&
        (!best || entrants[n].place < entrants[*best].place))
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

}  // namespace

const ProcedureInfo& sequence_info() {
  static const ProcedureInfo info{.name = "sequence",
                                  .stages = {},
                                  .roles = {"entries", "others", "marked"},
                                  .cases = {},
                                  .facts = {{"entry", Kind::whole, {}},
                                            {"marked", Kind::count, {}},
                                            {"again", Kind::count, {}},
                                            {"sequence", Kind::entries, {}},
                                            {"first", Kind::entries, {}}}};
  return info;
}

Procedure sequence(const TestTable& test, const Facts& facts) {
  Procedure out{.test = &test, .facts = facts, .stages = {}};
  const auto items = listed(test, facts);
  const auto count = items.size();
  const auto others = role(test, "others");
  const Sides sides{facts.items(role(test, "entries")).size(), others != no_slot};
  const auto plans = out.plans;
  // First all as they roll at once, then all as they roll again.
  for (const bool again : {false, true})
    for (const auto* item : items) plans->push_back(plan_for(test, facts, *item, again));
  // Totals are kept as how far they lie above the least that anybody may roll, and one more.
  std::int64_t least = 0;
  for (const auto& one : *plans) least = std::min(least, one.bonus);
  for (const auto& one : *plans)
    if (most_of(one) - least > most_score)
      throw std::logic_error("totals of a sequence too far apart");

  const auto plan_of = [plans, count](const std::vector<Entrant>& entrants, std::size_t n) {
    return &(*plans)[entrants[n].rolled ? count + n : n];
  };
  const auto ask = [plan_of, count, sides](const State& state) -> std::optional<Roll> {
    const auto entrants = unpack(state, count);
    const auto n = next_to_roll(entrants, sides);
    if (!n) return {};
    const auto* settled = plan_of(entrants, *n);
    return Roll{settled, sum(settled->pool)};
  };
  const auto fold = [plan_of, count, sides, least](const State& state, Answer answer) {
    auto entrants = unpack(state, count);
    const auto n = *next_to_roll(entrants, sides);
    entrants[n].score = static_cast<unsigned>(answer.value + plan_of(entrants, n)->bonus - least);
    settle(entrants, entrants[n].place);
    return pack(entrants);
  };
  out.stages.push_back({.id = test.stages.front().id, .ask = ask, .fold = fold, .repeats = true});
  out.finish = [count, &test](const State& state, Facts& after) {
    const auto names = names_in_order(unpack(state, count), listed(test, after));
    set_names(find_fact(test, "first"), names.substr(0, names.find('\n')), after);
    set_names(find_fact(test, "sequence"), names, after);
  };
  return out;
}

}  // namespace nfw
