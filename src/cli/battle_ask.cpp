#include "battle_ask.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "battle.hpp"

namespace nfw::cli {

using battle::EntryKind;

namespace {

constexpr std::string_view own_seat = "own";  // whose dice they are; without it the first seat's

/// A roll of a test, as far as it tells who rolls it.
struct RollOf {
  const StageTable* stage = nullptr;
  std::optional<Side> side = {};
  std::string_view entry = {};
};

// Of a battle's test the seat that rolls: the one that the stage is called by, or who strikes; but
// whoever is struck saves himself.
std::size_t roller(const Deed& deed, const std::vector<std::size_t>& seats, const RollOf& roll) {
  const auto place = [&](const auto& found) {
    return static_cast<std::size_t>(found == deed.seats.end() ? 0 : found - deed.seats.begin());
  };
  const auto named = std::ranges::find(deed.seats, roll.stage->id, &BattleSeat::id);
  if (named != deed.seats.end()) return place(named);
  const auto own = place(std::ranges::find(deed.seats, own_seat, &BattleSeat::id));
  const auto enemy = std::ranges::find(deed.seats, Whose::enemy, &BattleSeat::of);
  const bool is_struck = (roll.side == enemy_side) != (roll.stage->kind == StageKind::deal);
  return is_struck && enemy != deed.seats.end() && place(enemy) < seats.size() ? place(enemy) : own;
}

bool has_own_dice(const battle::State& state, std::size_t record) {
  const auto& asks = state.kind(state[record]).asks;
  return asks && stated(*asks, state.known(record));
}

// Of the whole battle each rolls for himself.
bool is_rolled_by_hand(const battle::State& state, const Deed& deed,
                       const std::vector<std::size_t>& seats, const RollOf& roll) {
  const auto place = roller(deed, seats, roll);
  if (place < seats.size() && seats[place] != 0)
    return has_own_dice(state, state.side_of(seats[place]));
  for (std::size_t n = 1; n < state.records().size(); ++n)
    if ((roll.entry.empty() ? state.side_of(n) == n : state[n].name == roll.entry) &&
        has_own_dice(state, state.side_of(n)))
      return true;
  return false;
}

}  // namespace

bool rolls_own_dice(const battle::State& state, const Deed& deed,
                    const std::vector<std::size_t>& seats) {
  const auto rolls = [&](const StageTable& stage) {
    const RollOf one{&stage, own_side};
    const RollOf other{&stage, enemy_side};
    return deed.mirrored() == 0 ? is_rolled_by_hand(state, deed, seats, {&stage})
                                : is_rolled_by_hand(state, deed, seats, one) ||
                                      is_rolled_by_hand(state, deed, seats, other);
  };
  return std::ranges::any_of(deed.asks().stages, rolls);
}

Answers answers_for(const battle::State& state, const Deed& deed,
                    const std::vector<std::size_t>& seats) {
  Answers out;
  if (rolls_own_dice(state, deed, seats))
    out.is_his = [&state, &deed, seats](const Plan& plan) {
      return is_rolled_by_hand(state, deed, seats, {plan.stage, plan.side, plan.entry});
    };
  if (const auto second = deed.mirrored(); second != 0 && second < seats.size())
    for (const auto side : both_sides)
      out.names[side] = report::name_of(state, seats[side == own_side ? 0 : second]);
  return out;
}

Asking::Asking(DeedLine& line, const Ready& it, std::vector<std::string> args, std::int64_t again,
               const Context& context)
    : line_(line), context_(context) {
  begun_ = new_entry(EntryKind::open, line.said);
  begun_.deed = line.deed->id;
  begun_.args = std::move(args);
  begun_.hand = it.hand;
  begun_.again = again;
  begun_.seats = line.seats;
  const auto& journal = *line.battle.journal;
  answers_ = answers_for(line.battle.state(), *line.deed, line.seats);
  if (const auto* open = journal.open())
    answers_.kept = journal.fallen(open->number);
  else if (begun_.again != 0)
    answers_.spare = journal.slot(begun_.again);
  answers_.asks = [this] {
    begin();
    line_.battle.held.reset();
  };
  answers_.answered = [this](const auto& fallen, const auto& title) { keep_faces(fallen, title); };
  answers_.taken_back = [this] { take_back(); };
}

battle::Entry Asking::new_entry(EntryKind kind, std::string_view said) const {
  return cli::new_entry(line_.battle, kind, said, context_.world);
}

void Asking::begin() {
  if (line_.battle.journal->open() == nullptr)
    keep(line_.battle, begun_, {line_.deed}, context_.world, context_.style.lang);
}

void Asking::keep_faces(const battle::Fallen& fallen, const std::string& title) {
  begin();
  std::string faces;
  for (const auto face : fallen.faces) faces += fmt::format(" {}", face);
  auto entry = new_entry(EntryKind::faces, title + ":" + faces);
  entry.of = line_.battle.journal->open()->number;
  entry.fallen = fallen;
  keep(line_.battle, std::move(entry), {}, context_.world, context_.style.lang);
}

void Asking::take_back() {
  const auto& order = line_.battle.journal->order();
  auto entry = new_entry(EntryKind::undo, "undo");
  entry.of = order.faces_of(order.open()).back();
  keep(line_.battle, std::move(entry), {}, context_.world, context_.style.lang);
}

int Asking::run(const Play& play, const Context& context, const Keep& keep) const {
  try {
    return roll_once(play, context, keep, &answers_);
  } catch (const DiceError&) {
    if (const auto open = open_test(line_.battle, context.style.lang))
      context.world.err(complaint(*open));
    throw;
  } catch (const UsageError& error) {
    auto lines = error.lines();
    if (auto open = open_test(line_.battle, context.style.lang)) lines.push_back(std::move(*open));
    throw UsageError(std::move(lines));
  }
}

std::vector<std::string> said_again(const Arguments& said, const TestTable& test) {
  std::vector<std::string> out;
  for (const auto& [slot, values, name] : said.inputs)
    for (const auto& value : values) {
      const auto& input = test.inputs[slot];
      out.push_back(input.kind == Kind::flag ? fmt::format("--{}", input.id)
                                             : fmt::format("--{}={}", input.id, value));
    }
  for (const auto& ruling : said.rulings) out.push_back("--ruling=" + ruling);
  if (said.anyway) out.emplace_back("--anyway");
  if (said.new_dice) out.emplace_back("--new-dice");
  return out;
}

void check_open(const DeedLine& line, const std::vector<std::string>& args, const Arguments& said,
                Lang lang) {
  const auto* open = line.battle.journal->open();
  const bool is_this = open != nullptr && said.ask && open->deed == line.deed->id &&
                       open->seats == line.seats && open->args == args;
  if (!is_this) refuse_if_open(line.battle, lang);
}

}  // namespace nfw::cli
