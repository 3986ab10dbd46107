#include "battle_ask.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace nfw::cli {

using battle::EntryKind;

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
