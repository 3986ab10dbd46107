#include "battle_deed.hpp"

#include <algorithm>
#include <utility>

#include "bare_words.hpp"
#include "battle.hpp"
#include "battle_ask.hpp"
#include "battle_edit.hpp"
#include "in_force.hpp"
#include "program.hpp"
#include "shell_words.hpp"
#include "values.hpp"
#include "verbs.hpp"

namespace nfw::cli {

namespace {

using battle::State;

constexpr std::string_view next_name = "next";
constexpr std::string_view amend_name = "amend";

// Whether nothing of the line is to be written down.
bool only_looks(const std::vector<std::string>& args) {
  return std::ranges::any_of(args, [](std::string_view arg) {
    return arg.starts_with("--odds") || arg.starts_with("--repeat") || arg.starts_with("--vary");
  });
}

// The test, act or command that a word means: its name, or the beginning of one alone; what is
// played goes before what looks at it.
std::string verb_named(const std::string& word, const Ruleset& ruleset) {
  auto meant = verbs(word, ruleset);
  const auto looks_on = [&](std::string_view verb) { return find_deed(ruleset, verb) == nullptr; };
  if (!std::ranges::all_of(meant, looks_on)) std::erase_if(meant, looks_on);
  return meant.size() == 1 ? std::string(meant.front()) : word;
}

// Whether it is refused of whoever takes the next seat behind these, whatever else is said.
bool is_refused(const State& state, const Deed& deed, std::size_t seat, std::size_t record) {
  return std::ranges::any_of(deed.refusals, [&](const BattleRefusal& row) {
    return row.seat == seat && row.other == no_place && row.unnamed == no_place &&
           row.when.any.empty() && holds(row.where, state.known(record));
  });
}

// Who could be named in this seat, best one who may be; 0: nobody.
std::size_t first_of(const State& state, const Deed& deed, std::size_t seat, const Sought& wanted) {
  std::size_t out = 0;
  for (std::size_t n = 1; n < state.records().size(); ++n) {
    if (!is_sought(state, n, wanted) || state.is_gone(n)) continue;
    if (!is_refused(state, deed, seat, n)) return n;
    if (out == 0) out = n;
  }
  return out;
}

bool is_negative(std::string_view word) {
  return word.starts_with('-') && reads_as_number(word.substr(1));
}

// Splits the words behind the test's name: who takes it, then all that is said.
class Line {
 public:
  Line(const std::vector<std::string>& args, std::size_t verb, DeedLine& out, Lang lang)
      : args_(args), out_(out), lang_(lang) {
    const auto at = args.begin() + static_cast<std::ptrdiff_t>(verb);
    out_.args.assign(args.begin(), at);
    rest_.assign(at + 1, args.end());
    out_.said = as_typed(args);
    const auto behind = peek(args, "at");
    if (const auto number = behind ? read_entry_number(*behind) : std::nullopt)
      then_ = battle::behind(*out_.battle.journal, *number);
  }

  // The test that is open, else the next that is due: the first that must be done, or the one of
  // this number.
  void next() {
    if (const auto* open = out_.battle.journal->open()) return go_on(*open);
    const auto said = number_said();
    const auto dues = said.empty() ? battle::dues(state()) : report::numbered_dues(state());
    const auto number = said.empty() ? std::nullopt : read_unsigned(said);
    const auto n = said.empty() ? 1 : number.value_or(0);
    if (dues.empty())
      throw UsageError(lang_, "next: nothing is due; 'nfw round' goes on",
                       "next: nulla è dovuto; 'nfw round' prosegue");
    if (n == 0 || n > dues.size())
      throw UsageError(lang_, "next {}: {}; 'nfw due' lists them",
                       "next {}: {}; 'nfw due' li elenca", said, numbers(said, dues.size()));
    if (!number && !dues.front().row->must)
      throw UsageError(lang_, "next: nothing is due; 'nfw due' lists what may be done",
                       "next: nulla è dovuto; 'nfw due' elenca che cosa si può fare");
    const auto& due = dues[n - 1];
    out_.deed = &out_.battle.rules().deeds[due.row->deed];
    if (!number && rest_.empty() && out_.deed->test == nullptr)
      throw UsageError(lang_, "next: '{} {}' is a choice: say it so, or 'nfw next {}'",
                       "next: '{} {}' è una scelta: ditela così, o 'nfw next {}'", out_.deed->id,
                       state()[due.record].handle,
                       report::number_of(due, report::numbered_dues(state())));
    if (!out_.deed->seats.empty()) out_.seats.push_back(due.record);
    said_before_ = report::flags_of(state(), due, lang_);
  }

  // The number that stands behind, taken from the words; nothing where none does.
  std::string number_said() {
    if (rest_.empty() || !(reads_as_number(rest_.front()) || is_negative(rest_.front()))) return {};
    auto out = rest_.front();
    rest_.erase(rest_.begin());
    return out;
  }

  // Which entry it says otherwise; its names stay.
  void amend() {
    const auto number = rest_.empty() ? std::nullopt : read_entry_number(rest_.front());
    if (!number)
      throw UsageError(lang_, "amend needs N FLAGS: the entry of a test, and what is so",
                       "amend richiede N OPZIONI: la voce di un test, e com'è");
    auto sequence = out_.battle.journal->sequence();
    const auto entry = battle::find(sequence, *number);
    if (entry == sequence.end()) refuse_not_in_force(out_.battle, *number, lang_);
    if (entry->deed.empty())
      throw UsageError(lang_, "amend {}: '{}' is no test or act",
                       "amend {}: '{}' non è un test o un atto", *number, entry->said);
    rest_.erase(rest_.begin());
    out_.amends = entry->number;
    out_.deed = &deed_of(*entry, *out_.battle.ruleset, lang_);
    out_.seats = entry->seats;
    const auto before = entry == sequence.begin() ? 0 : (entry - 1)->number;
    if (!rest_.empty() && is_name(rest_.front()) &&
        !records_named(state(), rest_.front(), {}).empty() &&
        meanings(out_.deed->asks(), out_.deed->main, rest_.front(), lang_).empty())
      throw UsageError(
          lang_, "amend {}: its names stay; of others: 'nfw undo {}', then 'nfw {}{} --at {}'",
          "amend {}: i nomi restano; per altri: 'nfw undo {}', poi 'nfw {}{} --at {}'", *number,
          *number, out_.deed->asks().id, words_left(), before);
  }

  // Of those that take this test the one whose seats are all filled by these names.
  void choose() {
    const auto* test = out_.deed->test;
    std::vector<std::size_t> seats;
    for (const auto& deed : out_.battle.rules().deeds) {
      const auto filled =
          test != nullptr && deed.test == test ? filled_by_names(deed) : std::nullopt;
      if (!filled || (!seats.empty() && !is_better(*filled, seats))) continue;
      out_.deed = &deed;
      seats = *filled;
    }
  }

  void seats() {
    take_names(rest_, state(), *out_.deed, lang_, out_.seats);
    const auto& seats = out_.deed->seats;
    const auto taken = out_.seats.size();
    if (taken == seats.size() || seats[taken].optional) return;
    const auto wanted = std::ranges::count(seats, false, &BattleSeat::optional);
    const auto& id = out_.deed->asks().id;
    if (wanted == 1)
      throw UsageError(lang_, "{} needs a name{}", "{} richiede un nome{}", id, example());
    throw UsageError(lang_, "{} needs {} names, first of who acts{}",
                     "{} richiede {} nomi, prima di chi agisce{}", id, wanted, example());
  }

  // An act of several at once: who is named behind its seats does the same, with what is said last.
  void others() {
    const auto& seats = out_.deed->seats;
    const bool are_named =
        out_.deed->test == nullptr && !seats.empty() && !rest_.empty() && is_name(rest_.front()) &&
        records_named(state(), rest_.front(), sought(state(), *out_.deed, {})).size() == 1;
    if (!are_named) return;
    out_.then = out_.args;
    out_.then.emplace_back(out_.deed->id);
    out_.then.insert(out_.then.end(), rest_.begin(), rest_.end());
    std::vector<std::string> said(args_.begin(), args_.end() - std::ssize(rest_));
    rest_.erase(rest_.begin(), std::ranges::find_if(rest_, [&](const std::string& word) {
                  return !is_name(word) || records_named(state(), word, {}).empty();
                }));
    said.insert(said.end(), rest_.begin(), rest_.end());
    out_.said = as_typed(said);
  }

  void items() {
    const auto& deed = *out_.deed;
    refuse_late_names();
    refuse_wrong_name();
    const auto said = spelt_out(rest_, deed.asks(), deed.main, lang_);
    if (out_.battle.journal->open() == nullptr)  // what is due says it, and so may the player
      std::erase_if(said_before_, [&](const std::string& flag) {
        return std::ranges::find(said, flag) != said.end();
      });
    out_.args.emplace_back(deed.asks().id);
    out_.args.insert(out_.args.end(), said_before_.begin(), said_before_.end());
    out_.args.insert(out_.args.end(), said.begin(), said.end());
    if (asks_for_dice()) out_.args.emplace_back("--ask");
  }

 private:
  // Who is named is named as he was then.
  [[nodiscard]] const State& state() const { return then_ ? *then_ : out_.battle.state(); }
  // Whether a word says nothing of the test, or a flag that the battle answers itself.
  [[nodiscard]] bool says_nothing_new(std::string_view word) const {
    const auto& test = out_.deed->asks();
    return std::ranges::all_of(meanings(test, out_.deed->main, word, lang_), [&](const auto& one) {
      const auto slot = static_cast<Slot>(one.input - test.inputs.data());
      return one.input->kind == Kind::flag &&
             std::ranges::find(out_.deed->answers, slot, &BattleAnswer::input) !=
                 out_.deed->answers.end();
    });
  }
  // "nfw order left attack toselli": one who might have been named, behind other words.
  void refuse_late_names() const {
    if (out_.amends != 0 || out_.seats.size() == out_.deed->seats.size()) return;
    for (std::size_t n = 1; n < rest_.size(); ++n)
      if (is_name(rest_[n]) && !rest_[n - 1].starts_with("--") &&
          !records_named(state(), rest_[n], sought(state(), *out_.deed, out_.seats)).empty() &&
          says_nothing_new(rest_[n]))
        throw UsageError(lang_, "'{}': names come first, directly behind '{}'",
                         "'{}': prima i nomi, subito dopo '{}'", rest_[n], out_.deed->asks().id);
  }
  // "nfw aim torino tembein": a word that says nothing else, of one who cannot be named here, or
  // whose name is written so but nearly.
  void refuse_wrong_name() const {
    const auto& deed = *out_.deed;
    if (out_.amends != 0 || deed.seats.empty() || rest_.empty() || !is_name(rest_.front()) ||
        !meanings(deed.asks(), deed.main, rest_.front(), lang_).empty())
      return;
    const auto taken = std::min(out_.seats.size(), deed.seats.size() - 1);
    const auto wanted =
        sought(state(), deed,
               {out_.seats.begin(), out_.seats.begin() + static_cast<std::ptrdiff_t>(taken)});
    if (!records_named(state(), rest_.front(), wanted).empty()) return;
    if (!records_named(state(), rest_.front(), {}).empty() ||
        !did_you_mean(handle_of(rest_.front()), handles(state(), wanted), lang_).empty())
      find_record(state(), rest_.front(), wanted, lang_);
  }
  [[nodiscard]] std::string words_left() const {
    std::string out;
    for (const auto& word : rest_) out += " " + word;
    return out;
  }
  // Of what is no whole number none is the nearest.
  [[nodiscard]] std::string numbers(const std::string& said, std::size_t most) const {
    if (most == 1) return allowed_are({"1"}, lang_);
    auto out = sentence(lang_, "allowed are 1 to {}", "sono ammessi da 1 a {}", most);
    if (said.find_first_of(".,") != std::string::npos) return out;
    const bool is_below = said.starts_with('-') || read_unsigned(said) == std::uint64_t{0};
    return out +
           sentence(lang_, "; the nearest is {}", "; il più vicino è {}", is_below ? 1 : most);
  }
  // ": 'nfw fire gardes guards'", or nothing where nobody can be named.
  [[nodiscard]] std::string example() const {
    auto line = ": 'nfw " + std::string(out_.deed->asks().id);
    std::vector<std::size_t> seats;
    for (const auto& seat : out_.deed->seats) {
      if (seat.optional) break;
      const auto named =
          seats.size() < out_.seats.size()
              ? out_.seats[seats.size()]
              : first_of(state(), *out_.deed, seats.size(), sought(state(), *out_.deed, seats));
      if (named == 0) return {};
      if (!other_side(state(), seat, seats)) line += " " + state()[named].handle;
      seats.push_back(named);
    }
    return line + "'";
  }

  // Whether a side rolls that has its own dice, and nothing is said of them.
  [[nodiscard]] bool asks_for_dice() const {
    const auto* test = out_.deed->test;
    if (test == nullptr || !test->rolls_dice() || only_looks(args_)) return false;
    for (const auto* said : {"ask", "seed", "dice"})
      if (std::ranges::any_of(out_.args, [&](std::string_view arg) {
            return arg.starts_with("--") && arg.substr(2, arg.find('=') - 2) == said;
          }))
        return false;
    return rolls_own_dice(state(), *out_.deed, out_.seats);
  }

  [[nodiscard]] std::optional<std::vector<std::size_t>> filled_by_names(const Deed& deed) const
      try {
    auto words = rest_;
    std::vector<std::size_t> seats;
    take_names(words, state(), deed, lang_, seats);
    if (seats.size() < deed.seats.size() && !deed.seats[seats.size()].optional) return {};
    return seats;
  } catch (const UsageError&) {
    return {};
  }

  // Whether a word that fits both means who is among these alone. Throws UsageError where it may
  // mean either.
  [[nodiscard]] bool is_better(const std::vector<std::size_t>& seats,
                               const std::vector<std::size_t>& others) const {
    const auto first = std::ranges::mismatch(seats, others);
    if (first.in1 == seats.end() || first.in2 == others.end()) return false;
    for (const auto& word : rest_) {
      const auto named = records_named(state(), word, {});
      const auto is_one = std::ranges::count(named, *first.in1) != 0;
      const auto is_other = std::ranges::count(named, *first.in2) != 0;
      if (is_one && is_other) find_record(state(), word, {}, lang_);
      if (is_one != is_other) return is_one;
    }
    return false;
  }

  void go_on(const battle::Entry& open) {
    for (const auto* option : {"dice", "seed"})
      if (peek(args_, option))
        throw UsageError(lang_,
                         "next --{}: '{}' is open since [{}] and asks for its dice: 'nfw next'",
                         "next --{}: '{}' è aperto da [{}] e chiede i suoi dadi: 'nfw next'",
                         option, open.said, open.number);
    out_.deed = &deed_of(open, *out_.battle.ruleset, lang_);
    out_.seats = open.seats;
    out_.said = open.said;
    said_before_ = open.args;
    if (!only_looks(args_) && std::ranges::find(args_, "--ask") == args_.end())
      said_before_.emplace_back("--ask");
  }

  const std::vector<std::string>& args_;
  DeedLine& out_;
  Lang lang_;
  std::optional<State> then_ = {};      // where it is put in behind an entry
  std::vector<std::string> rest_ = {};  // behind the name of the test
  std::vector<std::string> said_before_ = {};
};

// "nfw range guards", where that test is no part of a battle.
bool names_one(std::string_view word, const State& state, const TestTable& test, Lang lang) {
  return !records_named(state, word, {}).empty() &&
         (word.starts_with('@') || meanings(test, test.main, word, lang).empty());
}

// Help is that of the rules where no battle is meant.
std::optional<std::string> path_of(const std::vector<std::string>& args, bool helps,
                                   const World& world, Lang lang) try {
  return battle_path(peek(args, "battle-file"), world, lang);
} catch (const UsageError&) {
  if (!helps) throw;
  return {};
}

}  // namespace

std::optional<DeedLine> deed_line(const std::vector<std::string>& args, const Ruleset& ruleset,
                                  const World& world, Lang lang) {
  const auto verb = command_place(args);
  if (verb >= args.size()) return {};
  auto id = verb_named(args[verb], ruleset);
  const bool is_next = id == next_name;
  const auto* test = find_test(ruleset, id);
  const bool takes_names = verb + 1 < args.size() && is_name(args[verb + 1]);
  const bool helps = asks_for_help(args);
  const bool amends = id == amend_name;
  if (is_next || amends ? helps
                        : (!takes_names && find_act(ruleset, id) == nullptr) ||
                              find_command(args[verb]) != nullptr ||
                              (test != nullptr && !test->operand.en.empty()))
    return {};
  const auto path = path_of(args, helps, world, lang);
  if (!path) return {};
  DeedLine out{open_battle(*path, world, lang, !helps && !only_looks(args))};
  const auto asked = std::exchange(id, verb_named(args[verb], *out.battle.ruleset));
  if (!is_next && !amends) out.deed = find_deed(*out.battle.ruleset, id);
  if (!is_next && !amends && out.deed == nullptr) {
    if (find_act(ruleset, asked) != nullptr)
      throw UsageError(lang, "{}: not in {}, which {} is played by",
                       "{}: non c'è in {}, con cui si gioca {}", asked,
                       report::say(out.battle.ruleset->title, lang), *path);
    const auto* other = find_test(*out.battle.ruleset, id);
    if (other == nullptr || !takes_names ||
        !names_one(args[verb + 1], out.battle.state(), *other, lang))
      return {};
    throw UsageError(lang,
                     "{} is not yet part of a battle: say its flags, and 'nfw set' what it changes",
                     "{} non fa ancora parte di una battaglia: dite le sue opzioni, e con 'nfw "
                     "set' che cosa cambia",
                     args[verb]);
  }
  if (out.deed != nullptr && !helps && takes_names &&
      is_said(args[verb + 1], out.battle.state(), *out.deed, lang))
    return {};
  out.args = args;
  if (helps) return out;
  Line line(args, verb, out, lang);
  if (amends) {
    line.amend();
  } else {
    is_next ? line.next() : line.choose();
    line.seats();
    line.others();
  }
  line.items();
  return out;
}

}  // namespace nfw::cli
