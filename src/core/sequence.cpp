#include "nfw/sequence.hpp"

#include <algorithm>
#include <stdexcept>

namespace nfw {

namespace {

// One who rolls: his place so far, shared by all who are still equal, and his total of this round.
struct Entrant {
  unsigned place = 0;
  unsigned score = 0;  // 0: has not rolled
};

// The state keeps four entrants to a number: a byte for the place, and one for the score.
constexpr std::size_t to_a_number = 4;
constexpr std::int64_t most_score = 0xFF;
constexpr std::size_t numbers = most_entries / to_a_number;
static_assert(2 * numbers <= State::places);

unsigned byte_of(const State& state, std::size_t first, std::size_t n) {
  const auto number = static_cast<std::uint32_t>(state.at[first + n / to_a_number]);
  return (number >> (8 * (n % to_a_number))) & 0xFFU;
}

std::vector<Entrant> unpack(const State& state, std::size_t count) {
  std::vector<Entrant> out(count);
  for (std::size_t n = 0; n < count; ++n)
    out[n] = {byte_of(state, 0, n), byte_of(state, numbers, n)};
  return out;
}

State pack(const std::vector<Entrant>& entrants) {
  std::array<std::uint32_t, State::places> words{};
  for (std::size_t n = 0; n < entrants.size(); ++n) {
    const auto shift = 8 * (n % to_a_number);
    words[n / to_a_number] |= entrants[n].place << shift;
    words[numbers + n / to_a_number] |= entrants[n].score << shift;
  }
  State out;
  std::ranges::transform(words, out.at.begin(),
                         [](std::uint32_t w) { return static_cast<std::int32_t>(w); });
  return out;
}

std::int64_t most_of(const Plan& plan) { return sum(plan.pool) * plan.stage->sides + plan.bonus; }

std::size_t sharing(const std::vector<Entrant>& entrants, unsigned place) {
  return static_cast<std::size_t>(std::ranges::count(entrants, place, &Entrant::place));
}

// The next to roll: of those who share the highest place that is still shared, the first who has
// not rolled.
std::optional<std::size_t> next_to_roll(const std::vector<Entrant>& entrants) {
  std::optional<std::size_t> best;
  for (std::size_t n = 0; n < entrants.size(); ++n)
    if (entrants[n].score == 0 && (sharing(entrants, entrants[n].place) > 1) &&
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
    entrants[n] = {place + static_cast<unsigned>(ahead), 0};
  }
}

std::string names_in_order(const std::vector<Entrant>& entrants, List<Item> items) {
  std::vector<std::string_view> order(entrants.size());
  for (std::size_t n = 0; n < entrants.size(); ++n) order[entrants[n].place] = items[n].name;
  std::string out;
  for (const auto name : order) {
    if (!out.empty()) out += '\n';
    out += name;
  }
  return out;
}

void set_names(Slot slot, const std::string& names, Facts& facts) {
  facts.set(slot, std::ranges::count(names, '\n') + 1);
  facts.set_words(slot, names);
}

}  // namespace

const ProcedureInfo& sequence_info() {
  static const ProcedureInfo info{.name = "sequence",
                                  .stages = {},
                                  .roles = {"entries"},
                                  .cases = {},
                                  .facts = {{"entry", Kind::whole, {}},
                                            {"sequence", Kind::entries, {}},
                                            {"first", Kind::entries, {}}}};
  return info;
}

Procedure sequence(const TestTable& test, const Facts& facts) {
  Procedure out{.test = &test, .facts = facts, .stages = {}};
  const auto items = facts.items(role(test, "entries"));
  const auto count = items.size();
  const auto plans = out.plans;
  for (const auto& item : items) {
    Facts mine = facts;
    mine.set(find_fact(test, "entry"), item.number);
    auto& settled = plans->emplace_back(plan(test, test.stages.front(), mine));
    settled.entry = item.name;
  }
  // Totals are kept as how far they lie above the least that anybody may roll, and one more.
  std::int64_t least = 0;
  for (const auto& one : *plans) least = std::min(least, one.bonus);
  for (const auto& one : *plans)
    if (most_of(one) - least > most_score)
      throw std::logic_error("totals of a sequence too far apart");

  const auto ask = [plans, count](const State& state) -> std::optional<Roll> {
    const auto n = next_to_roll(unpack(state, count));
    if (!n) return {};
    const auto& settled = (*plans)[*n];
    return Roll{&settled, sum(settled.pool)};
  };
  const auto fold = [plans, count, least](const State& state, Answer answer) {
    auto entrants = unpack(state, count);
    const auto n = *next_to_roll(entrants);
    entrants[n].score = static_cast<unsigned>(answer.value + (*plans)[n].bonus - least);
    settle(entrants, entrants[n].place);
    return pack(entrants);
  };
  out.stages.push_back({.id = test.stages.front().id, .ask = ask, .fold = fold, .repeats = true});
  out.finish = [count, &test](const State& state, Facts& after) {
    const auto names = names_in_order(unpack(state, count), after.items(role(test, "entries")));
    set_names(find_fact(test, "first"), names.substr(0, names.find('\n')), after);
    set_names(find_fact(test, "sequence"), names, after);
  };
  return out;
}

}  // namespace nfw
