#include "battle_deed.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "bare_words.hpp"
#include "battle.hpp"
#include "battle_commands.hpp"
#include "bind.hpp"
#include "printing.hpp"
#include "program.hpp"
#include "values.hpp"
#include "verbs.hpp"

namespace nfw::cli {

namespace {

using battle::State;

constexpr std::string_view next_name = "next";

// Whether nothing of the line is to be written down.
bool only_looks(const std::vector<std::string>& args) {
  return std::ranges::any_of(args, [](std::string_view arg) {
    return arg.starts_with("--odds") || arg.starts_with("--repeat") || arg.starts_with("--vary");
  });
}

// The test, act or command that a word means: its name, or the beginning of one alone.
std::string verb_named(const std::string& word, const Ruleset& ruleset) {
  const auto meant = verbs(word, ruleset);
  return meant.size() == 1 ? std::string(meant.front()) : word;
}

// Splits the words behind the test's name: who takes it, then all that is said.
class Line {
 public:
  Line(const std::vector<std::string>& args, std::size_t verb, DeedLine& out, Lang lang)
      : out_(out), lang_(lang) {
    const auto at = args.begin() + static_cast<std::ptrdiff_t>(verb);
    out_.args.assign(args.begin(), at);
    rest_.assign(at + 1, args.end());
    for (const auto& arg : args) out_.said += (out_.said.empty() ? "" : " ") + arg;
  }

  // The next that is due: the first that must be done, or the one of this number.
  void next() {
    const auto dues = battle::dues(state());
    const auto number = rest_.empty() ? std::nullopt : read_unsigned(rest_.front());
    if (number) rest_.erase(rest_.begin());
    const auto n = number.value_or(1);
    if (n == 0 || n > dues.size() || (!number && !dues.front().row->must))
      throw UsageError(lang_, "next: nothing is due; 'nfw due' lists what may be done",
                       "next: nulla è dovuto; 'nfw due' elenca che cosa si può fare");
    const auto& due = dues[n - 1];
    out_.deed = &out_.battle.rules().deeds[due.row->deed];
    out_.seats.push_back(due.record);
  }

  void seats() {
    take_names(rest_, state(), *out_.deed, lang_, out_.seats);
    const auto wanted = out_.deed->seats.size();
    if (out_.seats.size() < wanted && wanted == 1)
      throw UsageError(lang_, "{} needs a name", "{} richiede un nome", out_.deed->id);
    if (out_.seats.size() < wanted)
      throw UsageError(lang_, "{} needs {} names: who acts first",
                       "{} richiede {} nomi: prima chi agisce", out_.deed->id, wanted);
  }

  void items() {
    const auto& deed = *out_.deed;
    out_.args.emplace_back(deed.id);
    for (auto& word : spelt_out(rest_, deed.asks(), main_of(deed), lang_))
      out_.args.push_back(std::move(word));
  }

 private:
  [[nodiscard]] const State& state() const { return out_.battle.state(); }

  DeedLine& out_;
  Lang lang_;
  std::vector<std::string> rest_ = {};  // behind the name of the test
};

bool is_option(std::string_view word) {
  if (!word.starts_with("--")) return word.starts_with('-');
  return find_option(word.substr(2, word.find('=') - 2)) != nullptr;
}

}  // namespace

Sought sought(const State& state, const Deed& deed, const std::vector<std::size_t>& seats) {
  const auto& seat = deed.seats[seats.size()];
  Sought out{.kind = seat.kind};
  if (seats.empty()) return out;
  const auto side = state.side_of(seats.front());
  if (seat.of == Whose::enemy) out.foe = side;
  if (seat.of == Whose::friendly) out.side = side;
  return out;
}

// They stand directly behind, with options between them; behind other words each needs its @.
void take_names(std::vector<std::string>& words, const State& state, const Deed& deed, Lang lang,
                std::vector<std::size_t>& seats) {
  const auto wanted = deed.seats.size();
  const auto has_at = [](const std::string& word) { return word.starts_with('@'); };
  const auto marked = [&] {
    return static_cast<std::size_t>(std::ranges::count_if(words, has_at));
  };
  const auto take = [&](std::vector<std::string>::iterator name) {
    seats.push_back(find_record(state, *name, sought(state, deed, seats), lang));
    words.erase(name);
  };
  for (std::size_t at = 0; at < words.size() && seats.size() + marked() < wanted;)
    if (is_option(words[at]))
      at += 1 + values_after(words, at);
    else if (words[at].starts_with('-'))
      break;
    else
      take(words.begin() + static_cast<std::ptrdiff_t>(at));
  while (seats.size() < wanted && marked() > 0) take(std::ranges::find_if(words, has_at));
}

bool is_name(std::string_view word) {
  return !word.empty() && word.front() != '-' && (word.front() < '0' || word.front() > '9');
}

List<Slot> main_of(const Deed& deed) {
  return deed.main == no_slot ? deed.asks().main : List<Slot>(&deed.main, 1);
}

std::optional<DeedLine> deed_line(const std::vector<std::string>& args, const Ruleset& ruleset,
                                  const World& world, Lang lang) {
  const auto verb = command_place(args);
  if (verb >= args.size()) return {};
  auto id = verb_named(args[verb], ruleset);
  const bool is_next = id == next_name;
  const auto* test = find_test(ruleset, id);
  const bool takes_names = verb + 1 < args.size() && is_name(args[verb + 1]);
  const bool helps = asks_for_help(args);
  if (is_next ? helps
              : (!takes_names && find_act(ruleset, id) == nullptr) || find_command(id) != nullptr ||
                    (test != nullptr && !test->operand.en.empty()))
    return {};
  const auto path = battle_path(peek(args, "battle-file"), world, lang);
  if (!path) return {};
  const bool asks = std::ranges::find(args, "--ask") != args.end();
  DeedLine out{open_battle(*path, world, lang, !asks && !helps && !only_looks(args))};
  id = verb_named(args[verb], *out.battle.ruleset);
  if (!is_next) out.deed = find_deed(*out.battle.ruleset, id);
  if (!is_next && out.deed == nullptr) {
    if (find_test(*out.battle.ruleset, id) == nullptr) return {};
    throw UsageError(lang,
                     "{} is not yet part of a battle: say its flags, and 'nfw set' what it changes",
                     "{} non fa ancora parte di una battaglia: dite le sue opzioni, e con 'nfw "
                     "set' che cosa cambia",
                     args[verb]);
  }
  out.args = args;
  if (helps) return out;
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

// Whether it is time for it, and whether they may.
void check_time(const DeedLine& line, Lang lang) {
  const auto& state = line.battle.state();
  const auto& deed = *line.deed;
  const auto& seats = line.seats;
  for (std::size_t n = 0; n < seats.size(); ++n)
    if (state.is_gone(seats[n]))
      throw UsageError(lang, "{} is no longer there", "{} non c'è più", seat_name(line, n));
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
void close_steps(const DeedLine& line, const Context& context) {
  const auto& state = line.battle.state();
  if (line.deed->round == state.round() && line.deed->step > state.step())
    stop_at_dues(state, line.deed->step, context.arguments.skip, context);
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
  check_time(line, lang);
  check_refusals(line, Facts(test), lang);  // whatever else is said
  check_due(line, lang);
  evidence.file = file_facts(line, said, chosen, lang);
  say(evidence.file, test, arguments);
  const Context inner{context.ruleset, context.rulesets, arguments, context.world, context.style};
  if (!line.battle.held && !said.ask) return run_test({{&test, arguments}}, inner);
  auto understood = bind(test, *line.battle.ruleset, arguments, lang);
  check_refusals(line, understood.completed, lang);
  close_steps(line, context);
  const auto facts = understood.completed;
  Keeper keeper(line, inner, std::move(evidence), std::move(understood));
  if (line.deed->test == nullptr) return act(keeper, facts, inner);
  return run_test({{&test, arguments}}, inner, [&](report::Rolled& rolled) {
    const report::Breakdown breakdown{rolled, 0};
    rolled.battle =
        &keeper.keep(breakdown.facts(), &rolled, report::headline(test, breakdown.outcome()));
  });
}

}  // namespace nfw::cli
