#include "battle_deed.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "bare_words.hpp"
#include "battle.hpp"
#include "battle_ask.hpp"
#include "battle_commands.hpp"
#include "bind.hpp"
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

// Whether nothing of the line is to be written down.
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
      : args_(args), at_(verb + 1), out_(out), lang_(lang) {
    out_.args.assign(args.begin(), args.begin() + static_cast<std::ptrdiff_t>(verb));
    for (const auto& arg : args) out_.said += (out_.said.empty() ? "" : " ") + arg;
  }

  // The test that is open, else the next that is due: the first that must be done, or the one of
  // this number.
  void next() {
    if (const auto* open = out_.battle.journal->open()) return go_on(*open);
    const auto dues = battle::dues(state());
    std::size_t n = 1;
    const bool numbered = at_ < args_.size() && read_unsigned(args_[at_]).has_value();
    if (numbered) n = static_cast<std::size_t>(*read_unsigned(args_[at_++]));
    if (n == 0 || n > dues.size() || (!numbered && !dues.front().row->must))
      throw UsageError(lang_, "next: nothing is due; 'nfw due' lists what may be done",
                       "next: nulla è dovuto; 'nfw due' elenca che cosa si può fare");
    const auto& due = dues[n - 1];
    out_.deed = &out_.battle.rules().deeds[due.row->deed];
    out_.seats.push_back(due.record);
  }

  void seats() {
    const auto& seats = out_.deed->seats;
    while (out_.seats.size() < seats.size()) {
      if (at_ == args_.size() || args_[at_].starts_with('-'))
        throw UsageError(lang_, "{} needs {} names: who acts first",
                         "{} richiede {} nomi: prima chi agisce", out_.deed->id, seats.size());
      out_.seats.push_back(
          find_record(state(), args_[at_++], sought(seats[out_.seats.size()]), lang_));
    }
  }

  void items() {
    out_.args.emplace_back(out_.deed->id);
    out_.args.insert(out_.args.end(), said_before_.begin(), said_before_.end());
    const std::vector<std::string> rest(args_.begin() + static_cast<std::ptrdiff_t>(at_),
                                        args_.end());
    for (auto& word : spelt_out(rest, out_.deed->asks(), out_.deed->main, lang_))
      out_.args.push_back(std::move(word));
  }

 private:
  [[nodiscard]] const State& state() const { return out_.battle.state(); }

  void go_on(const battle::Entry& open) {
    out_.deed = find_deed(out_.battle.rules(), open.test);
    out_.seats = open.seats;
    said_before_ = open.args;
    if (!only_looks(args_) && std::ranges::find(args_, "--ask") == args_.end())
      said_before_.emplace_back("--ask");
  }

  [[nodiscard]] Sought sought(const BattleSeat& seat) const {
    Sought out{.kind = seat.kind};
    if (out_.seats.empty()) return out;
    const auto side = state().side_of(out_.seats.front());
    if (seat.of == Whose::enemy) out.foe = side;
    if (seat.of == Whose::friendly) out.side = side;
    return out;
  }

  const std::vector<std::string>& args_;
  std::size_t at_;
  DeedLine& out_;
  Lang lang_;
  std::vector<std::string> said_before_ = {};
};

}  // namespace

std::optional<DeedLine> deed_line(const std::vector<std::string>& args, const Ruleset& ruleset,
                                  const World& world, Lang lang) {
  const auto verb = command_place(args);
  if (verb >= args.size()) return {};
  const auto id = verb_named(args[verb], ruleset, lang);
  const bool is_next = id == next_name;
  const auto* test = find_test(ruleset, id);
  const bool takes_names = verb + 1 < args.size() && is_name(args[verb + 1]);
  if (!is_next && (!takes_names || find_command(id) != nullptr ||
                   (test != nullptr && !test->operand.en.empty())))
    return {};
  const auto path = battle_path(peek(args, "battle-file"), world, lang);
  if (!path) return {};
  DeedLine out{open_battle(*path, world, lang, !only_looks(args))};
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
  line.items();
  return out;
}

namespace {

// What the battle answers, but for what has no place here: what the player says himself, what he
// says otherwise, and flags that make no sense with the others.
std::vector<battle::Answered> file_facts(const DeedLine& line, const Arguments& said,
                                         const std::vector<ChosenRuling>& rulings, Lang lang) {
  const auto& test = line.deed->asks();
  auto all = battle::answers(line.battle.state(), *line.deed, line.seats);
  if (const auto* due = battle::due_of(line.battle.state(), *line.deed, line.seats.front()))
    for (const auto& [input, value] : due->says) all.push_back({input, 0, Number{value}});
  Facts by_hand(test);
  play(rulings, test, by_hand);
  std::vector<Slot> given;
  for (const auto& one : said.inputs) {
    by_hand.set(one.slot, read_value(test.inputs[one.slot], one.values, lang));
    given.push_back(one.slot);
  }
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

std::string seat_name(const DeedLine& line, std::size_t seat) {
  return std::string(report::name_of(line.battle.state(), line.seats[seat]));
}

void check_there(const DeedLine& line, Lang lang) {
  for (std::size_t n = 0; n < line.seats.size(); ++n)
    if (line.battle.state().is_gone(line.seats[n]))
      throw UsageError(lang, "{} is no longer there", "{} non c'è più", seat_name(line, n));
}

// Whether it is time for it.
void check_time(const DeedLine& line, Lang lang) {
  const auto& state = line.battle.state();
  const auto& deed = *line.deed;
  if (deed.round == no_place) return;
  const auto& round = state.rules().rounds[deed.round];
  if (deed.round != state.round())
    throw UsageError(lang, "{} is of the round '{}': nfw round {}",
                     "{} è del round '{}': nfw round {}", deed.id, report::say(round.label, lang),
                     round.id);
  if (deed.step < state.step())
    throw UsageError(lang, "{}: that is over in this round: {}",
                     "{}: in questo round è passato: {}", deed.id, report::time_text(state, lang));
}

// What comes in a later step of the round closes those before it.
void close_steps(DeedLine& line, const Context& context) {
  const auto& state = line.battle.state();
  if (line.deed->round == state.round() && line.deed->step > state.step())
    stop_at_dues(state, line.deed->step, line.battle, context);
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
  if (battle::waits_for_due(state.rules(), *line.deed) &&
      battle::due_of(state, *line.deed, line.seats.front()) == nullptr)
    throw UsageError(lang, "{}: not due for {} now", "{}: per {} ora non è dovuto", line.deed->id,
                     seat_name(line, 0));
}

// What stands in the way of a test, unless the player takes it anyway.
template <class Check>
void unless_anyway(DeedLine& line, const Context& context, const Check& check) {
  try {
    check();
  } catch (const UsageError& error) {
    if (line.deed->test == nullptr) throw;
    if (!context.arguments.anyway)
      throw UsageError(context.style.lang, "{}; --anyway takes it all the same",
                       "{}; --anyway lo fa lo stesso", error.lines().front());
    line.anyway = true;
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

// Writes down what was resolved, and gathers what is to be told of it.
class Keeper {
 public:
  Keeper(DeedLine& line, const Context& context, report::Evidence evidence, Understood understood)
      : line_(line),
        context_(context),
        evidence_(std::move(evidence)),
        understood_(std::move(understood)) {}

  report::BattleNews& keep(const Facts& facts, const report::Rolled* rolled, std::string got) {
    const auto& deed = *line_.deed;
    battle::Changing changing(line_.battle.state());
    changing.take(deed, line_.seats, facts);
    if (const auto& none = changing.none_left(); none && deed.test == nullptr) refuse(*none);
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
             .not_said = not_said(deed, understood_)};
    evidence_.rolled = rolled;
    cli::keep(line_.battle, std::move(entry), evidence_, context_.world, context_.style.lang);
    return news_;
  }

 private:
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
  const auto& news = keeper.keep(facts, nullptr, {});
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
  unless_anyway(line, context,
                [&] { check_refusals(line, Facts(test), lang); });  // whatever is said
  unless_anyway(line, context, [&] { check_due(line, lang); });
  evidence.file = file_facts(line, said, chosen, lang);
  say(evidence.file, test, arguments);
  const Context inner{context.ruleset, context.rulesets, arguments, context.world, context.style};
  if (!line.battle.held) return run_test({{&test, arguments}}, inner);
  auto understood = bind(test, *line.battle.ruleset, arguments, lang);
  unless_anyway(line, context, [&] { check_refusals(line, understood.completed, lang); });
  close_steps(line, context);
  const auto facts = understood.completed;
  const Asking asking(line, again, evidence, context);
  Keeper keeper(line, inner, std::move(evidence), std::move(understood));
  if (line.deed->test == nullptr) return act(keeper, facts, inner);
  const auto keep_rolled = [&](report::Rolled& rolled) {
    const report::Breakdown breakdown{rolled, 0};
    rolled.battle =
        &keeper.keep(breakdown.facts(), &rolled, report::headline(test, breakdown.outcome()));
  };
  try {
    return run_test({{&test, arguments}}, inner, keep_rolled, &asking.answers());
  } catch (const DiceError&) {
    if (const auto open = open_test(line.battle, lang))
      context.world.err(fmt::format("nfw: {}\n", *open));
    throw;
  }
}

}  // namespace nfw::cli
