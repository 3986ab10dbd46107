#include <algorithm>

#include "bare_words.hpp"
#include "battle.hpp"
#include "battle_deed.hpp"
#include "bind.hpp"
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
        out_.seats.push_back(*only);
        continue;
      }
      const bool is_said = at_ < args_.size() && !args_[at_].starts_with('-');
      if (seat.optional &&
          (!is_said || records_named(state(), args_[at_], sought(seat)).size() != 1))
        return;
      if (!is_said)
        throw UsageError(lang_, "{} needs {} names: who acts first",
                         "{} richiede {} nomi: prima chi agisce", out_.deed->id, seats.size());
      out_.seats.push_back(find_record(state(), args_[at_++], sought(seat), lang_));
    }
  }

  void items() {
    out_.args.emplace_back(out_.deed->id);
    const std::vector<std::string> rest(args_.begin() + static_cast<std::ptrdiff_t>(at_),
                                        args_.end());
    for (auto& word : spelt_out(rest, out_.deed->asks(),
                                out_.deed->main.empty() ? no_slot : out_.deed->main[0], lang_))
      out_.args.push_back(std::move(word));
  }

 private:
  [[nodiscard]] const State& state() const { return out_.battle.state(); }

  // Who takes a seat that nobody need name.
  std::optional<std::size_t> only_one(const BattleSeat& seat) {
    if (out_.seats.empty()) return {};
    const auto first = out_.seats.front();
    if (seat.along != no_slot) return led_to(first, seat);
    if (is_within(seat)) return only_within(first, seat);
    return other_side(seat);
  }

  // Whom a link of the first leads to; he may be named all the same.
  std::size_t led_to(std::size_t first, const BattleSeat& seat) {
    const auto place = static_cast<std::size_t>(state()[first].keys.count(seat.along));
    if (place == 0)
      throw UsageError(lang_, "{}: '{}' leads to nobody", "{}: '{}' non porta a nessuno",
                       report::name_of(state(), first),
                       state().kind(state()[first]).form.inputs[seat.along].id);
    if (at_ < args_.size() && is_name(args_[at_])) {
      const auto named = records_named(state(), args_[at_], sought(seat));
      if (std::ranges::find(named, place) != named.end()) ++at_;
    }
    return place;
  }

  // A kind that stands in that of the first seat: it is one of his own.
  [[nodiscard]] bool is_within(const BattleSeat& seat) const {
    const auto kind = state()[out_.seats.front()].kind;
    return seat.kind != kind && out_.battle.rules().records[seat.kind].in == kind;
  }

  [[nodiscard]] std::optional<std::size_t> only_within(std::size_t first,
                                                       const BattleSeat& seat) const {
    std::vector<std::size_t> all;
    for (std::size_t n = 1; n < state().records().size(); ++n)
      if (state()[n].kind == seat.kind && state()[n].in == first) all.push_back(n);
    if (all.empty())
      throw UsageError(lang_, "{} has no '{}'", "{} non ha '{}'", report::name_of(state(), first),
                       out_.battle.rules().records[seat.kind].form.id);
    if (all.size() > 1) return {};
    return all.front();
  }

  // The enemy of a side, where there is but one: nobody need name it.
  [[nodiscard]] std::optional<std::size_t> other_side(const BattleSeat& seat) const {
    if (seat.of != Whose::enemy) return {};
    std::optional<std::size_t> out;
    for (std::size_t n = 1; n < state().records().size(); ++n) {
      if (state()[n].kind != seat.kind || n == out_.seats.front()) continue;
      if (out || state().side_of(n) != n) return {};
      out = n;
    }
    return out;
  }

  [[nodiscard]] Sought sought(const BattleSeat& seat) const {
    Sought out{.kind = seat.kind, .where = &seat.where};
    if (out_.seats.empty()) return out;
    if (is_within(seat)) out.in = out_.seats.front();
    const auto side = state().side_of(out_.seats.front());
    if (seat.of == Whose::enemy) out.foe = side;
    if (seat.of == Whose::friendly) out.side = side;
    return out;
  }

  const std::vector<std::string>& args_;
  std::size_t at_;
  DeedLine& out_;
  Lang lang_;
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
  const bool asks = std::ranges::find(args, "--ask") != args.end();
  DeedLine out{open_battle(*path, world, lang, !asks && !only_looks(args))};
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

}  // namespace nfw::cli
