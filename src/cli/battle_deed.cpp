#include "battle_deed.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "bare_words.hpp"
#include "battle.hpp"
#include "battle_commands.hpp"
#include "bind.hpp"
#include "list_file.hpp"
#include "printing.hpp"
#include "program.hpp"
#include "values.hpp"

namespace nfw::cli {

namespace {

using battle::State;

constexpr std::string_view next_name = "next";

bool is_name(const std::string& word) {
  return !word.empty() && word.front() != '-' && (word.front() < '0' || word.front() > '9');
}

bool only_looks(const std::vector<std::string>& args) {
  return std::ranges::any_of(args, [](std::string_view arg) {
    return arg.starts_with("--odds") || arg.starts_with("--repeat") || arg.starts_with("--vary") ||
           arg.starts_with("--help");
  });
}

const Deed* find_deed(const BattleRules& rules, std::string_view id) {
  const auto found = std::ranges::find(rules.deeds, id, &Deed::id);
  return found == rules.deeds.end() ? nullptr : &*found;
}

// The test, act or command that a word means: its name, or the beginning of one alone.
std::string verb_named(const std::string& word, const Ruleset& ruleset, Lang lang) {
  std::vector<Choice> choices;
  const auto add = [&](std::string_view name) {
    choices.push_back({.id = name, .label = {}, .also = {}, .needs = {}});
  };
  for (const auto* test : ruleset.tests) add(test->id);
  for (const auto& command : commands()) add(command.name);
  if (ruleset.battle != nullptr)
    for (const auto& deed : ruleset.battle->deeds)
      if (deed.test == nullptr) add(deed.id);
  const auto meant = fitting(choices, word, lang);
  constexpr std::size_t shortest = 2;
  return meant.size() == 1 && word.size() >= shortest ? std::string(choices[meant.front()].id)
                                                      : word;
}

// Splits the words behind the test's name: who takes it, then all that is said.
class Line {
 public:
  Line(const std::vector<std::string>& args, std::size_t verb, DeedLine& out, Lang lang)
      : args_(args), at_(verb + 1), end_(args.size()), out_(out), lang_(lang) {
    out_.args.assign(args.begin(), args.begin() + static_cast<std::ptrdiff_t>(verb));
  }

  // The next that is due: the first that must be done, or the one of this number.
  void next() {
    const auto dues = battle::dues(state());
    std::size_t n = 1;
    const bool numbered = at_ < args_.size() && read_unsigned(args_[at_]).has_value();
    if (numbered) n = static_cast<std::size_t>(*read_unsigned(args_[at_++]));
    if (n == 0 || n > dues.size() || (!numbered && !dues.front().row->must))
      throw UsageError(lang_, "next: nothing is due; 'nfw due' lists what may be done",
                       "next: nulla è dovuto; 'nfw due' elenca che cosa si può fare");
    const auto& due = dues[n - 1];
    out_.deed = &out_.battle.rules().deeds[due.row->deed];
    if (!out_.deed->seats.empty()) out_.seats.push_back(due.record);
  }

  void seats() {
    const auto& seats = out_.deed->seats;
    while (out_.seats.size() < seats.size()) {
      const auto& seat = seats[out_.seats.size()];
      if (const auto only = only_one(seat)) {
        if (named(seat) == std::vector{*only}) ++at_;
        out_.seats.push_back(*only);
        continue;
      }
      if (seat.optional && named(seat).size() != 1) return;
      if (at_ >= args_.size() || args_[at_].starts_with('-'))
        throw UsageError(lang_, "{} needs {} names: who acts first",
                         "{} richiede {} nomi: prima chi agisce", out_.deed->id, seats.size());
      out_.seats.push_back(find_record(state(), args_[at_++], sought(seat), lang_));
    }
  }

  // An act of several at once: who is named behind its seats does the same.
  void others() {
    const auto& seats = out_.deed->seats;
    if (out_.deed->test != nullptr || seats.empty() || named(seats.front()).size() != 1) return;
    (out_.then = out_.args).emplace_back(out_.deed->id);
    for (auto n = at_; n < end_; ++n) out_.then.push_back(args_[n]);
    end_ = at_;
  }

  void items() {
    out_.args.emplace_back(out_.deed->id);
    const std::vector<std::string> rest(args_.data() + at_, args_.data() + end_);
    for (std::size_t n = 0; n < end_; ++n) out_.said += (n == 0 ? "" : " ") + args_[n];
    for (auto& word : spelt_out(rest, out_.deed->asks(),
                                out_.deed->main.empty() ? no_slot : out_.deed->main[0], lang_))
      out_.args.push_back(std::move(word));
  }

 private:
  [[nodiscard]] const State& state() const { return out_.battle.state(); }

  // Whom a link of the first leads to; the only enemy of a side: nobody need name them.
  [[nodiscard]] std::optional<std::size_t> only_one(const BattleSeat& seat) const {
    if (out_.seats.empty()) return {};
    std::optional<std::size_t> out;
    if (seat.along != no_slot) {
      const auto led = state()[out_.seats.front()].keys.count(seat.along);
      if (led != 0) out = static_cast<std::size_t>(led);
    }
    if (seat.along != no_slot || seat.of != Whose::enemy) return out;
    for (std::size_t n = 1; n < state().records().size(); ++n) {
      if (state()[n].kind != seat.kind || n == out_.seats.front()) continue;
      if (out || state().side_of(n) != n) return {};
      out = n;
    }
    return out;
  }

  [[nodiscard]] std::vector<std::size_t> named(const BattleSeat& seat) const {
    if (at_ >= args_.size() || !is_name(args_[at_])) return {};
    return records_named(state(), args_[at_], sought(seat));
  }

  [[nodiscard]] Sought sought(const BattleSeat& seat) const {
    Sought out{.kind = seat.kind};
    if (out_.seats.empty()) return out;
    if (seat.bond) {
      out.bond = &*seat.bond;
      out.with = out_.seats.front();
    }
    const auto side = state().side_of(out_.seats.front());
    if (seat.of == Whose::enemy) out.foe = side;
    if (seat.of == Whose::friendly) out.side = side;
    return out;
  }

  const std::vector<std::string>& args_;
  std::size_t at_;
  std::size_t end_;
  DeedLine& out_;
  Lang lang_;
};

}  // namespace

std::optional<DeedLine> deed_line(const std::vector<std::string>& args, const Ruleset& ruleset,
                                  const World& world, Lang lang) {
  const auto verb = command_place(args);
  if (verb >= args.size()) return {};
  auto id = verb_named(args[verb], ruleset, lang);
  const bool is_next = id == next_name;
  const auto* test = find_test(ruleset, id);
  const bool takes_names = verb + 1 < args.size() && is_name(args[verb + 1]);
  if (!is_next && (!takes_names || find_command(id) != nullptr ||
                   (test != nullptr && !test->operand.en.empty())))
    return {};
  const auto path = battle_path(peek(args, "battle-file"), world, lang);
  if (!path) return {};
  const bool asks = std::ranges::find(args, "--ask") != args.end();
  DeedLine out{open_battle(*path, world, lang, !asks && !only_looks(args))};
  id = verb_named(args[verb], *out.battle.ruleset, lang);
  if (!is_next) out.deed = find_deed(out.battle.rules(), id);
  if (!is_next && out.deed == nullptr) {
    if (find_test(*out.battle.ruleset, id) == nullptr) return {};
    throw UsageError(lang,
                     "{} is not yet part of a battle: say its flags, and 'nfw set' what it changes",
                     "{} non fa ancora parte di una battaglia: dite le sue opzioni, e con 'nfw "
                     "set' che cosa cambia",
                     args[verb]);
  }
  Line line(args, verb, out, lang);
  if (is_next) line.next();
  line.seats();
  line.others();
  line.items();
  return out;
}

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
    for (const auto& [name, count] : battle::items(line.battle.state(), row)) {
      auto input = std::ranges::find(out.inputs, row.input, &Arguments::Given::slot);
      if (input == out.inputs.end()) input = out.inputs.insert(input, {row.input, {}});
      input->values.push_back(fmt::format("{}:{}", name, count));
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

[[noreturn]] void refuse_round(const DeedLine& line, std::uint16_t of, Lang lang) {
  const auto& round = line.battle.rules().rounds[of];
  throw UsageError(lang, "{} is of the round '{}': nfw round {}",
                   "{} è del round '{}': nfw round {}", line.deed->id,
                   report::say(round.label, lang), round.id);
}

[[noreturn]] void refuse_step(const DeedLine& line, Lang lang) {
  throw UsageError(lang, "{}: that is over in this round: {}", "{}: in questo round è passato: {}",
                   line.deed->id, report::time_text(line.battle.state(), lang));
}

// Whether it is time for it, and whether they may.
void check_time(const DeedLine& line, Lang lang) {
  const auto& state = line.battle.state();
  const auto& deed = *line.deed;
  const auto& seats = line.seats;
  for (std::size_t n = 0; n < seats.size(); ++n)
    if (state.is_gone(seats[n]))
      throw UsageError(lang, "{} is no longer there", "{} non c'è più", seat_name(line, n));
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
void close_steps(const DeedLine& line, const Context& context) {
  const auto& state = line.battle.state();
  if (step_of(line) > state.step())
    stop_at_dues(state, step_of(line), context.arguments.skip, context);
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
  throw UsageError(lang, "{}: not due for {} now", "{}: per {} ora non è dovuto", line.deed->id,
                   line.seats.empty() ? "" : seat_name(line, 0));
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
  check_time(line, lang);
  check_refusals(line, Facts(test), lang);  // whatever else is said
  check_due(line, lang);
  evidence.file = file_facts(line, said, chosen, lang);
  say(evidence.file, test, arguments);
  say_items(line, arguments);
  const Context inner{context.ruleset, context.rulesets, arguments, context.world, context.style};
  const auto lists = lists_for(line, chosen, context);
  if (!line.battle.held && !said.ask) return run_test({{&test, arguments, true}}, lists, inner, {});
  auto understood = bind(test, *line.battle.ruleset, arguments, lang, {}, lists);
  check_refusals(line, understood.completed, lang);
  close_steps(line, context);
  const auto facts = understood.completed;
  const bool without_dice = line.deed->test == nullptr ||
                            battle::is_free(line.battle.state(), *line.deed, line.seats, facts);
  if (without_dice && line.deed->test != nullptr) evidence.file.clear();
  Keeper keeper(line, inner, std::move(evidence), std::move(understood));
  if (without_dice) return act(keeper, facts, inner);
  return run_test({{&test, arguments, true}}, lists, inner,
                  [&](report::Rolled& rolled) { rolled.battle = &keeper.keep(rolled); });
}

}  // namespace nfw::cli
