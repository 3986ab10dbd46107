#include "battle_deed.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "battle.hpp"
#include "battle_ask.hpp"
#include "battle_commands.hpp"
#include "bind.hpp"
#include "list_file.hpp"
#include "printing.hpp"
#include "program.hpp"
#include "values.hpp"

namespace nfw::cli {

namespace {

const BattleDue* due_of(const DeedLine& line) {
  return battle::due_of(line.battle.state(), *line.deed,
                        line.seats.empty() ? 0 : line.seats.front());
}

// What the battle answers, but for what has no place here: what the player says himself, what he
// says otherwise, and flags that make no sense with the others.
std::vector<battle::Answered> file_facts(const DeedLine& line, const Arguments& said,
                                         const std::vector<ChosenRuling>& rulings, Lang lang) {
  const auto& test = line.deed->asks();
  Facts by_hand(test);
  play(rulings, test, by_hand);
  std::vector<Slot> given;
  for (const auto& one : said.inputs) {
    by_hand.set(one.slot, read_value(test.inputs[one.slot], one.values, lang));
    given.push_back(one.slot);
  }
  auto all = battle::answers(line.battle.state(), *line.deed, line.seats, by_hand);
  if (const auto* due = due_of(line))
    for (const auto& [input, value] : due->says) all.push_back({input, 0, Number{value}});
  const auto excluded = [&](Slot slot) {
    const auto& own = test.inputs[slot].excludes;
    return std::ranges::any_of(given, [&](Slot other) {
      const auto& others = test.inputs[other].excludes;
      return other == slot || std::ranges::find(own, other) != own.end() ||
             std::ranges::find(others, slot) != others.end();
    });
  };
  std::erase_if(all, [&](const auto& one) { return excluded(one.input); });
  for (std::size_t before = all.size() + 1; before != all.size();) {
    before = all.size();
    auto facts = by_hand;
    for (const auto& one : all) facts.set(one.input, one.value);
    complete(test, facts);
    std::erase_if(all,
                  [&](const auto& one) { return !holds(test.inputs[one.input].needs, facts); });
  }
  return all;
}

// The same as if the player had said it.
void say(const std::vector<battle::Answered>& file, const TestTable& test, Arguments& out) {
  for (const auto& [input, seat, value] : file) {
    const auto& fact = test.facts[input];
    if (fact.kind == Kind::flag && value.num == 0) continue;
    out.inputs.push_back(
        {input, {fact.kind == Kind::flag ? "true" : report::fact_text(fact, value)}});
  }
}

// Records that answer an input that is a list.
void say_items(const DeedLine& line, Arguments& out) {
  for (const auto& row : line.deed->items)
    for (const auto& [name, count] : battle::items(line.battle.state(), row, line.seats)) {
      const bool named = line.deed->asks().facts[row.input].kind == Kind::names;
      auto input = std::ranges::find(out.inputs, row.input, &Arguments::Given::slot);
      if (input == out.inputs.end()) input = out.inputs.insert(input, {row.input, {}});
      input->values.push_back(named ? std::string(name) : fmt::format("{}:{}", name, count));
    }
}

// The army lists as they were when the battle began, that of the first side named its own.
Lists lists_for(const DeedLine& line, const std::vector<ChosenRuling>& rulings,
                const Context& context) {
  Lists out;
  if (!line.deed->lists) return out;
  std::vector<std::size_t> sides;
  for (std::size_t n = 1; n < line.battle.state().records().size(); ++n)
    if (line.battle.state().side_of(n) == n) sides.push_back(n);
  for (std::size_t n = 0; n < sides.size(); ++n) {
    const auto& file = line.battle.head.lists[n];
    out.push_back({sides[n] == line.seats.front() ? own_side : enemy_side, file.name,
                   read_list(file, *line.battle.rules().list->roster, rulings, context)});
    muster(out.back().list);
  }
  return out;
}

std::string seat_name(const DeedLine& line, std::size_t seat) {
  return std::string(report::name_of(line.battle.state(), line.seats[seat]));
}

void check_there(const DeedLine& line, Lang lang) {
  for (std::size_t n = 0; n < line.seats.size(); ++n)
    if (line.battle.state().is_gone(line.seats[n]))
      throw UsageError(lang, "{} is no longer there", "{} non c'è più", seat_name(line, n));
}

[[noreturn]] void refuse_round(const DeedLine& line, std::uint16_t of, Lang lang) {
  const auto& round = line.battle.rules().rounds[of];
  throw UsageError(lang, "{} is of the round '{}': nfw round {}",
                   "{} è del round '{}': nfw round {}", line.deed->asks().id,
                   report::say(round.label, lang), round.id);
}

[[noreturn]] void refuse_step(const DeedLine& line, Lang lang) {
  throw UsageError(lang, "{}: that is over in this round: {}", "{}: in questo round è passato: {}",
                   line.deed->asks().id, report::time_text(line.battle.state(), lang));
}

// Whether it is time for it.
void check_time(const DeedLine& line, Lang lang) {
  const auto& state = line.battle.state();
  const auto& deed = *line.deed;
  if (deed.round == no_place) return;
  if (deed.round != state.round()) refuse_round(line, deed.round, lang);
  if (deed.step < state.step()) refuse_step(line, lang);
}

// The step of the round that it is of.
std::uint16_t step_of(const DeedLine& line) {
  if (const auto* due = due_of(line)) return due->step;
  return line.deed->round == line.battle.state().round() ? line.deed->step : std::uint16_t{0};
}

// What comes in a later step of the round closes those before it.
void close_steps(DeedLine& line, const Context& context) {
  const auto& state = line.battle.state();
  if (step_of(line) > state.step()) stop_at_dues(state, step_of(line), line.battle, context);
}

void check_refusals(const DeedLine& line, const Facts& facts, Lang lang) {
  const auto* row = battle::refusal(line.battle.state(), *line.deed, line.seats, facts);
  if (row != nullptr)
    throw UsageError(fmt::format("{} {}{}", seat_name(line, row->seat),
                                 report::say(row->label, lang),
                                 row->ref.empty() ? "" : fmt::format(" ({})", row->ref)));
}

void check_due(const DeedLine& line, Lang lang) {
  const auto& state = line.battle.state();
  if (!battle::waits_for_due(state.rules(), *line.deed) || due_of(line) != nullptr) return;
  const auto first = line.seats.empty() ? 0 : line.seats.front();
  if (const auto* row = battle::due_at_another_time(state, *line.deed, first)) {
    if (row->round == state.round()) refuse_step(line, lang);
    refuse_round(line, row->round, lang);
  }
  throw UsageError(lang, "{}: not due for {} now", "{}: per {} ora non è dovuto",
                   line.deed->asks().id, line.seats.empty() ? "" : seat_name(line, 0));
}

// Whether a key begins as an army list says.
bool is_listed(const BattleRecord& kind, Slot key) {
  return std::ranges::any_of(kind.made, [&](const BattleRecord::Made& made) {
    return std::ranges::find(made.start, key, &BattleRecord::Begins::key) != made.start.end();
  });
}

// What must be said and nobody said, where a list could have.
void check_lists(const DeedLine& line, const Arguments& said, Facts facts, Lang lang) {
  const auto& state = line.battle.state();
  const auto& test = line.deed->asks();
  for (const auto& one : said.inputs)
    facts.set(one.slot, read_value(test.inputs[one.slot], one.values, lang));
  complete(test, facts);
  for (const auto& row : line.deed->answers) {
    if (row.key == no_slot || row.per != no_slot || row.seat >= line.seats.size()) continue;
    const auto record = state.above(line.seats[row.seat], row.kind);
    const auto& kind = state.kind(state[record]);
    if (facts.has(row.input) || !is_required(test.inputs[row.input], facts) ||
        !is_listed(kind, row.key) || state.known(record).has(row.key))
      continue;
    const auto key = kind.form.inputs[row.key].id;
    throw UsageError(lang,
                     "{} needs --{}: the list says no '{}' of {}; nfw set {} {}=N --why TEXT does",
                     "{} richiede --{}: l'elenco non dice '{}' di {}; lo dice nfw set {} {}=N "
                     "--why TESTO",
                     test.id, report::fact_name(test, row.input, lang), key,
                     report::name_of(state, record), state[record].handle, key);
  }
}

// Flags of the table that nobody said, and that would make sense.
std::vector<Slot> not_said(const Deed& deed, const Understood& understood) {
  const auto& inputs = deed.asks().inputs;
  std::vector<Slot> out;
  for (const auto slot : deed.table) {
    const auto stands = [&](Slot other) {
      const auto& given = understood.given;
      return std::ranges::find(given, other) != given.end();
    };
    const auto& excludes = inputs[slot].excludes;
    if (!stands(slot) && holds(inputs[slot].needs, understood.completed) &&
        std::ranges::none_of(excludes, stands))
      out.push_back(slot);
  }
  return out;
}

std::optional<std::int64_t> place_of(const Fact& fact, std::string_view word) {
  const auto found = std::ranges::find(fact.values, word, &Choice::id);
  if (found == fact.values.end()) return {};
  return found - fact.values.begin();
}

// The facts of a test at its end, with what its outcome says beyond the dice.
Facts facts_at_end(const report::Breakdown& breakdown) {
  Facts out = breakdown.facts();
  const auto& test = breakdown.test();
  for (std::size_t n = 0; n < test.outcome.size(); ++n) {
    const auto& key = test.outcome[n];
    const auto& value = breakdown.outcome()[n];
    const auto slot = key.after != no_slot ? key.after : key.fact;
    if (slot == no_slot || slot < test.inputs.size() || value.kind == ValueKind::null) continue;
    if (value.kind != ValueKind::word)
      out.set(slot, Number{value.number, value.parts});
    else if (const auto place = place_of(test.facts[slot], value.word))
      out.set(slot, *place);
  }
  return out;
}

// In one line.
std::string headline(const report::Breakdown& breakdown) {
  auto out = report::headline(breakdown.test(), breakdown.outcome());
  std::ranges::replace(out, '\n', ' ');
  return out;
}

// Writes down what was resolved, and gathers what is to be told of it.
class Keeper {
 public:
  Keeper(DeedLine& line, const Context& context, report::Evidence evidence, Understood understood)
      : line_(line),
        context_(context),
        evidence_(std::move(evidence)),
        understood_(std::move(understood)) {}

  /// Of what was done without dice, with these facts.
  report::BattleNews& keep(const Facts& facts) {
    battle::Changing changing(line_.battle.state());
    changing.step(step_of(line_));
    changing.take(*line_.deed, line_.seats, facts);
    if (const auto& none = changing.none_left()) refuse(*none);
    return keep(changing, nullptr, {});
  }

  /// Of a test that was rolled; where two struck at once, what either did.
  report::BattleNews& keep(const report::Rolled& rolled) {
    const auto& deed = *line_.deed;
    battle::Changing changing(line_.battle.state());
    changing.step(step_of(line_));
    const report::Breakdown own{rolled, 0};
    changing.take(deed, line_.seats, facts_at_end(own));
    if (const auto second = deed.mirrored(); second != 0) {
      auto seats = line_.seats;
      std::swap(seats.front(), seats[second]);
      changing.take(deed, seats, facts_at_end(report::Breakdown{rolled, 1}));
    }
    return keep(changing, &rolled, headline(own));
  }

 private:
  report::BattleNews& keep(battle::Changing& changing, const report::Rolled* rolled,
                           std::string got) {
    const auto& deed = *line_.deed;
    auto entry = new_entry(line_.battle,
                           rolled != nullptr ? battle::EntryKind::test : battle::EntryKind::act,
                           line_.said, context_.world);
    entry.got = std::move(got);
    entry.anyway = line_.anyway;
    if (const auto* open = line_.battle.journal->open()) entry.of = open->number;
    entry.seats = line_.seats;
    entry.changes = changing.all();
    news_ = {.entry = entry.number,
             .now = &line_.battle.state(),
             .changes = entry.changes,
             .deed = &deed,
             .seats = line_.seats,
             .file = evidence_.file,
             .not_said = rolled != nullptr ? not_said(deed, understood_) : std::vector<Slot>()};
    evidence_.rolled = rolled;
    cli::keep(line_.battle, std::move(entry), evidence_, context_.world, context_.style.lang);
    return news_;
  }

  [[noreturn]] void refuse(const battle::NoneLeft& none) const {
    const auto& state = line_.battle.state();
    const auto& input = state.kind(state[none.record]).form.inputs[none.key];
    throw UsageError(context_.style.lang, "{}: none left: {}", "{}: non ce n'è più: {}",
                     report::name_of(state, none.record), say(input.label, context_.style.lang));
  }

  DeedLine& line_;
  const Context& context_;
  report::Evidence evidence_;
  Understood understood_;
  report::BattleNews news_ = {};
};

int act(Keeper& keeper, const Facts& facts, const Context& context) {
  const auto& news = keeper.keep(facts);
  if (!context.arguments.quiet) context.world.out(report::text(news, context.style));
  return resolved;
}

}  // namespace

int run_deed(DeedLine& line, const Context& context) {
  const auto lang = context.style.lang;
  const auto& said = context.arguments;
  const auto& test = line.deed->asks();
  if (!said.house.empty())
    throw UsageError(lang, "--house: the battle has house rules of its own",
                     "--house: la battaglia ha le sue regole della casa");
  if (stands(*find_option("then"), said))
    throw UsageError(lang, "--then: a battle takes one test after the other",
                     "--then: una battaglia fa un test dopo l'altro");
  auto arguments = said;
  const auto& rulings = line.battle.head.rulings;
  arguments.rulings.insert(arguments.rulings.begin(), rulings.begin(), rulings.end());
  std::vector<std::string> faults;
  const auto chosen = choose_rulings(*line.battle.ruleset, arguments, lang, faults);
  if (!faults.empty()) throw UsageError(std::move(faults));
  report::Evidence evidence{.deed = line.deed, .by_hand = {}, .file = {}, .asked = said.ask};
  for (const auto& one : said.inputs)
    evidence.by_hand.emplace_back(one.slot, read_value(test.inputs[one.slot], one.values, lang));
  const auto again = said_again(said, test);
  if (line.battle.held) check_open(line, again, said, lang);
  check_there(line, lang);
  unless_anyway(line, context, [&] { check_time(line, lang); });
  Facts nothing(test);
  play(chosen, test, nothing);
  unless_anyway(line, context, [&] { check_refusals(line, nothing, lang); });  // whatever is said
  unless_anyway(line, context, [&] { check_due(line, lang); });
  evidence.file = file_facts(line, said, chosen, lang);
  say(evidence.file, test, arguments);
  say_items(line, arguments);
  check_lists(line, arguments, nothing, lang);
  const Context inner{context.ruleset, context.rulesets, arguments, context.world, context.style};
  const auto lists = lists_for(line, chosen, context);
  if (!line.battle.held) return run_test({{&test, arguments, true}}, lists, inner, {});
  auto understood = bind(test, *line.battle.ruleset, arguments, lang, {}, lists);
  unless_anyway(line, context, [&] { check_refusals(line, understood.completed, lang); });
  close_steps(line, context);
  const auto facts = understood.completed;
  const bool without_dice = line.deed->test == nullptr ||
                            battle::is_free(line.battle.state(), *line.deed, line.seats, facts);
  if (without_dice && said.dice)
    throw UsageError(lang, "--dice: {} takes no dice here", "--dice: {} qui non vuole dadi",
                     test.id);
  if (without_dice && line.deed->test != nullptr) evidence.file.clear();
  const Asking asking(line, again, evidence, context);
  Keeper keeper(line, inner, std::move(evidence), std::move(understood));
  if (without_dice) return act(keeper, facts, inner);
  const auto keep = [&](report::Rolled& rolled) { rolled.battle = &keeper.keep(rolled); };
  return asking.run({{&test, arguments, true}}, lists, inner, keep);
}

}  // namespace nfw::cli
