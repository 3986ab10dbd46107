#include "battle_verifier.hpp"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "battle.hpp"
#include "battle_commands.hpp"
#include "battle_edit.hpp"
#include "battle_resolve.hpp"
#include "dice.hpp"

// A battle that came from anywhere: each line is held against the one that its dice, and all before
// it, make of it.
namespace nfw::cli {

namespace {

using battle::EntryKind;
using report::Trusted;

/// A file of which nothing more can be said.
class Unreadable : public std::exception {};

class Verifier {
 public:
  Verifier(const std::string& path, std::string_view text, const Context& context)
      : context_(context),
        lang_(context.style.lang),
        mended_(report::mended(text)),
        lines_(report::lines_of(mended_.text)),
        battle_{path, {}, {}, nullptr, {}, {}} {
    out_.file = path;
    out_.entries = lines_.empty() ? 0 : lines_.size() - 1;
    if (!mended_.sums.empty()) out_.seal = mended_.sums.back().substr(0, seal_digits);
  }

  report::Verified run() {
    for (const auto line : mended_.broken) {
      line_ = line;
      problem("sum", "this line is not as it was written: its digest does not fit",
              "questa riga non è come fu scritta: l'impronta non corrisponde");
    }
    line_ = 1;
    try {
      read_rules(lines_.front().size() + 1);
      check_head();
      for (line_ = 2; line_ <= lines_.size(); ++line_) check_line();
    } catch (const Unreadable&) {
    }
    tell_claims();
    check_seal();
    std::ranges::stable_sort(out_.problems, {}, &report::BattleProblem::line);
    return std::move(out_);
  }

 private:
  [[nodiscard]] const battle::State& state() const { return battle_.state(); }
  [[nodiscard]] Context context() const {
    return {*battle_.ruleset, context_.rulesets, none_said_, context_.world, {.lang = lang_}};
  }

  // ---- what is told

  template <class... Args>
  void problem(const std::string& key, std::string_view en, std::string_view it,
               const Args&... args) {
    out_.problems.push_back({.line = line_,
                             .entry = entry_,
                             .key = key,
                             .what = printable(sentence(lang_, en, it, args...))});
  }
  void trust(Trusted what) {
    const std::pair one(what, entry_);
    if (std::ranges::find(out_.trusted, one) == out_.trusted.end()) out_.trusted.push_back(one);
  }
  void does_not_follow() {
    problem("", "this line does not follow from those before it",
            "questa riga non segue da quelle che la precedono");
  }

  [[noreturn]] void give_up() {
    problem("", "from here on nothing can be held against what was before",
            "da qui in poi nulla si può confrontare con ciò che precede");
    throw Unreadable();
  }

  void compare(std::string_view written, std::string_view follows, std::string_view within = {}) {
    for (auto& [key, is, ought] : report::differences(written, follows)) {
      if (!key.starts_with(within)) continue;
      problem(key, "{}: {} is written, {} follows", "{}: è scritto {}, ne segue {}", key, is,
              ought);
      out_.problems.back().written = std::move(is);
      out_.problems.back().follows = std::move(ought);
    }
  }

  [[nodiscard]] bool are_records(std::string_view follows) const {
    return std::ranges::none_of(report::differences(lines_.front(), follows),
                                [](const auto& one) { return one.key.starts_with("records"); });
  }

  // ---- the rules and the beginning

  // The battle up to so many bytes of the file, by the rules that were in force then.
  void read_rules(std::size_t bytes) {
    battle_.text = mended_.text.substr(0, bytes);
    try {
      battle_.head = report::read_head(battle_.text);
      choose_rules(battle_, context_.world, lang_);
      battle_.journal = report::read_entries(battle_.head, battle_.text, battle_.rules());
    } catch (const report::JournalFault&) {
      give_up();
    } catch (const UsageError&) {  // told already where it is a file of the house
      problem("rules", "by these rules nothing can be played",
              "con queste regole non si può giocare nulla");
      give_up();
    }
  }

  // Each is one that the rules have.
  void check_rulings(const std::vector<std::string>& rulings) {
    Arguments said;
    said.rulings = rulings;
    try {
      choose_rulings(*battle_.ruleset, said, lang_);
    } catch (const UsageError& error) {
      for (const auto& fault : error.lines()) problem("rulings", "{}", "{}", fault);
    }
  }

  // What the records begin with is what the lists say. An older file calls a side by its first
  // word.
  void check_head() {
    const auto called = [&](List<std::string_view> common) {
      return report::head_line(battle_.head,
                               start_from_lists(battle_.head, common, context()).state);
    };
    try {
      const auto begins = called(battle_.ruleset->common);
      if (!are_records(begins) && !are_records(called({})))
        compare(lines_.front(), begins, "records");
    } catch (const UsageError& error) {
      problem("lists", "{}", "{}", error.lines().front());
    }
  }

  // ---- an entry

  void check_line() {
    const auto line = lines_[line_ - 1];
    entry_ = battle_.journal->next_number();
    battle::Entry entry = read(line);
    if (entry.number != entry_) {
      problem("n", "n: {} is written, {} follows", "n: è scritto {}, ne segue {}", entry.number,
              entry_);
      give_up();
    }
    check(entry);
    add(std::move(entry));
    battle_.text.append(line).append("\n");
    if (changes_rules_) read_rules(battle_.text.size());
    entry_ = 0;
  }

  battle::Entry read(std::string_view line) {
    try {
      return report::read_entry(line, state(), line_);
    } catch (const report::JournalFault&) {
      does_not_follow();
      give_up();
    }
  }

  // Takes it over; a value that was not so is told, and taken to have been.
  void add(battle::Entry entry) {
    auto now = entry.kind == EntryKind::undo || entry.kind == EntryKind::redo
                   ? state()
                   : battle::with_added(state(), entry);
    for (auto& change : entry.changes)
      if (change.record < now.records().size()) {
        change.from = now.value_of(change);
        now.apply(change);
      }
    try {
      battle_.journal->add(std::move(entry));
    } catch (const battle::Contradiction&) {
      problem("of", "it undoes, repeats or ends what is not there to be",
              "annulla, ripete o chiude ciò che non c'è");
      give_up();
    }
  }

  void check(const battle::Entry& written) {
    changes_rules_ = written.kind == EntryKind::rules;
    try {
      if (written.anyway) trust(Trusted::anyway);
      follow(written);
    } catch (const UsageError& error) {
      problem("", "{}", "{}", error.lines().front());
    } catch (const DiceError& error) {
      problem("dice", "{}", "{}", dice_error(error, lang_));
    } catch (const std::bad_alloc&) {
      throw;
    } catch (const std::exception&) {  // it was made to trip its reader
      does_not_follow();
    }
  }

  // What it ought to be, as far as it follows; the rest is the players' own.
  [[nodiscard]] battle::Entry ought(const battle::Entry& written, battle::Entry out = {}) const {
    out.number = entry_;
    out.at = written.at;
    out.turn = state().turn();
    out.round = state().round();
    out.kind = written.kind;
    out.said = written.said;
    out.of = written.of;
    return out;
  }

  void hold(const battle::Entry& ought, const report::Evidence& evidence = {}) {
    compare(lines_[line_ - 1],
            report::entry_line(ought, state(), evidence, mended_.sums[line_ - 2]));
  }

  void follow(const battle::Entry& written) {
    auto out = ought(written);
    switch (written.kind) {
      case EntryKind::test:
      case EntryKind::act: return follow_deed(written, std::move(out));
      case EntryKind::set: return follow_set(written, std::move(out));
      case EntryKind::round: return follow_round(written, std::move(out));
      case EntryKind::undo:
      case EntryKind::redo: return follow_undo(written, std::move(out));
      case EntryKind::open: return follow_open(written, std::move(out));
      case EntryKind::faces: out.fallen = written.fallen; break;
      case EntryKind::rules: return follow_rules(written, std::move(out));
      case EntryKind::count: return follow_count(written, std::move(out));
      case EntryKind::edit: return follow_edit(written);
      case EntryKind::add:
        trust(Trusted::lists);
        out.added = written.added;
        out.changes = battle::Changing(battle::with_added(state(), written)).all();
        break;
      default: break;
    }
    hold(out);
  }

  void follow_deed(const battle::Entry& written, battle::Entry out) {
    const auto now = battle_.now();
    const auto it = ready(now, intent_of(written, *battle_.ruleset, lang_), context());
    if (it.step > state().step()) check_musts(state(), it.step);
    if (it.rolls) check_slot(it.intent, written);
    RandomDice drawn(written.seed.value_or(0));
    KeptDice dice(written.seed ? battle_.journal->slot(written.again) : written.dice,
                  written.seed ? &drawn : nullptr);
    auto resolution = resolve(now, it, dice, lang_);
    if (resolution.rolled) resolution.rolled->seed = written.seed;
    const auto* rolled = resolution.rolled ? &*resolution.rolled : nullptr;
    write_down(it, resolution, rolled, out);
    out.typed = written.typed;
    out.asked = written.asked;
    out.again = written.again;
    out.aside = written.aside;
    if (!it.instead.empty()) trust(Trusted::hand);
    if (!written.said_rulings.empty()) trust(Trusted::once);
    if (!written.aside.empty()) trust(Trusted::anew);
    if (written.typed) trust(Trusted::seeds);
    if (!written.seed && !written.dice.empty() && written.again == 0) trust(Trusted::dice);
    hold(out, {it.intent.deed, it.file, rolled, resolution.facts});
    if (const auto* open = battle_.journal->open()) check_answers(*open, written);
  }

  // What fell before falls again.
  void check_slot(const Intent& intent, const battle::Entry& written) {
    const auto& journal = *battle_.journal;
    const auto slot = slot_for(battle_, intent);
    const auto again = journal.slot(written.again).empty() ? 0 : written.again;
    const bool anew = std::ranges::find(written.aside, slot) != written.aside.end();
    if (journal.open() == nullptr && slot != again && !anew)
      problem("again", "its dice fell in [{}], and count again",
              "i suoi dadi sono caduti in [{}], e valgono ancora", slot);
    check_prefix(written.dice, journal.slot(written.again), written.again);
  }

  void check_prefix(const std::vector<battle::Fallen>& dice,
                    const std::vector<battle::Fallen>& before, std::int64_t slot) {
    for (const auto& [roll, faces] : before) {
      const auto now = std::ranges::find(dice, roll, &battle::Fallen::roll);
      if (now == dice.end()) continue;
      const auto both = std::min(faces.size(), now->faces.size());
      if (!std::equal(faces.begin(), faces.begin() + static_cast<std::ptrdiff_t>(both),
                      now->faces.begin()))
        problem("dice." + roll, "these are not the dice that fell in [{}]",
                "non sono i dadi caduti in [{}]", slot);
    }
  }

  // Whether there are dice besides those that fell before.
  static bool fell_more(const std::vector<battle::Fallen>& dice,
                        const std::vector<battle::Fallen>& before) {
    return std::ranges::any_of(dice, [&](const battle::Fallen& one) {
      const auto was = std::ranges::find(before, one.roll, &battle::Fallen::roll);
      return one.faces.size() > (was == before.end() ? 0 : was->faces.size());
    });
  }

  // The dice of a test are those that its player was asked for.
  void check_answers(const battle::Entry& open, const battle::Entry& written) {
    std::vector<battle::Fallen> all;
    for (auto& [roll, faces] : battle_.journal->fallen(open.number)) {
      auto there = std::ranges::find(all, roll, &battle::Fallen::roll);
      if (there == all.end()) there = all.insert(there, {roll, {}});
      there->faces.insert(there->faces.end(), faces.begin(), faces.end());
    }
    if (!std::ranges::equal(all, written.dice, [](const auto& one, const auto& other) {
          return one.roll == other.roll && one.faces == other.faces;
        }))
      problem("dice", "these are not the dice that were answered since [{}]",
              "non sono i dadi dettati da [{}] in poi", open.number);
  }

  void follow_set(const battle::Entry& written, battle::Entry out) {
    trust(Trusted::agreed);
    battle::Changing changing(state());
    for (const auto& change : written.changes) changing.set(change.record, change.key, change.to);
    out.why = written.why;
    out.seats = written.seats;
    out.changes = changing.all();
    hold(out);
  }

  void check_musts(const battle::State& now, std::optional<std::uint16_t> before) {
    const auto musts = dues_before(now, before, true);
    if (!musts.empty())
      problem("", "still due: {}", "ancora da fare: {}", names_of(now, musts, lang_));
  }

  void follow_round(const battle::Entry& written, battle::Entry out) {
    auto then = state();
    for (const auto& change : written.changes) then.apply(change);
    out.changes = ended_rounds(
        state(), [&](const battle::State& now) { check_musts(now, {}); }, is_time_of(then));
    hold(out);
  }

  void follow_undo(const battle::Entry& written, battle::Entry out) {
    if (written.of < 1 || written.of >= entry_) return;  // told when it is added
    const auto& other = battle_.journal->entry(written.of);
    const bool undoes = written.kind == EntryKind::undo;
    if (undoes) trust(Trusted::undone);
    changes_rules_ = other.kind == EntryKind::rules;
    if (other.kind != EntryKind::faces) {
      out.seats = other.seats;
      out.changes = undoes ? battle::reversed(other.changes) : other.changes;
    }
    hold(out);
  }

  void follow_open(const battle::Entry& written, battle::Entry out) {
    const auto intent = intent_of(written, *battle_.ruleset, lang_);
    out.deed = written.deed;
    out.args = written.args;
    out.hand = written.hand;
    out.seats = written.seats;
    out.again = written.again;
    hold(out, {intent.deed});
  }

  void follow_rules(const battle::Entry& written, battle::Entry out) {
    trust(Trusted::rules);
    if (!written.ruling.empty()) check_rulings({written.ruling});
    out.why = written.why;
    out.ruling = written.ruling;
    out.house = written.house;
    hold(out);
  }

  // The last word on a record is what counts.
  void follow_count(const battle::Entry& written, battle::Entry out) {
    out.seats = written.seats;
    out.hand = written.hand;
    claims_[written.seats.front()] = {line_, entry_, false_claims(written, state(), lang_)};
    hold(out);
  }

  void tell_claims() {
    for (const auto& [record, claim] : claims_) {
      if (claim.fault.empty()) continue;
      line_ = claim.line;
      entry_ = claim.entry;
      problem("hand", "the claim does not hold: {}", "il conteggio non torna: {}", claim.fault);
    }
  }

  // ---- corrections

  static const battle::Entry* followed(const battle::Entry& written, std::int64_t number) {
    const auto found = std::ranges::find(written.follow, number, &battle::Entry::number);
    return found == written.follow.end() ? nullptr : &*found;
  }

  // The answers of the players are those that it tells of.
  static Answer answer(const battle::Entry& written, const battle::Entry& entry) {
    if (std::ranges::find(written.left, entry.number) != written.left.end()) return Answer::out;
    const auto* now = followed(written, entry.number);
    return (now != nullptr ? *now : entry).anyway ? Answer::anyway : Answer::stop;
  }

  Resolution roll_again(const battle::Entry& written, battle::Entry& entry,
                        const std::vector<battle::Fallen>& before, const Resolve& resolve) {
    const auto* now = followed(written, entry.number);
    RandomDice drawn(now != nullptr && now->seed ? *now->seed : 0);
    const bool by_hand = now != nullptr && !now->seed && !now->dice.empty();
    KeptDice dice(by_hand ? now->dice : before, now != nullptr && now->seed ? &drawn : nullptr);
    if (by_hand) check_prefix(now->dice, before, entry.slot());
    if (by_hand && fell_more(now->dice, before)) trust(Trusted::dice);
    auto out = resolve(dice);
    if (now == nullptr) return out;
    entry.asked = now->asked;
    entry.typed = now->typed;
    if (dice.was_short()) entry.seed = now->seed;
    if (entry.typed) trust(Trusted::seeds);
    return out;
  }

  void follow_edit(const battle::Entry& written) {
    trust(Trusted::edited);
    if (!written.aside.empty()) trust(Trusted::anew);
    Request request{.what = written.edit, .target = written.target};
    request.new_dice = !written.aside.empty();
    const auto own = written.edit == battle::Edit::put ? written.number : written.target;
    if (const auto* now = followed(written, own)) {
      request.intent = intent_of(*now, *battle_.ruleset, lang_);
      request.said = now->said;
      request.at = now->at;
    } else if (written.edit != battle::Edit::out) {
      return problem("follow", "it does not say what [{}] is by now", "non dice com'è ora [{}]",
                     own);
    }
    const Asked asked{[&](const battle::Entry& entry, const std::string&, bool) {
                        return answer(written, entry);
                      },
                      [&](battle::Entry& entry, const auto& before, const auto& resolve,
                          const Edited&) { return roll_again(written, entry, before, resolve); }};
    const auto now = context();
    auto all = edited(battle_, request, asked, now);
    hold(ought(written, std::move(all.entry)), all.evidence);
  }

  // ---- the whole

  void check_seal() {
    const auto& seal = context_.arguments.seal;
    if (!seal) return;
    const auto holds = [&](const std::string& sum) { return sum.starts_with(*seal); };
    line_ = lines_.size();
    entry_ = 0;
    const auto sealed = std::ranges::find_if(mended_.sums, holds);
    if (sealed != mended_.sums.end())
      out_.sealed = static_cast<std::size_t>(sealed - mended_.sums.begin());
    else
      problem("seal", "no line has the seal {}: some were cut off, or the file was rewritten",
              "nessuna riga ha il sigillo {}: alcune sono state tagliate, o il file riscritto",
              *seal);
  }

  const Context& context_;
  Lang lang_;
  Arguments none_said_ = {};
  report::Mended mended_;
  std::vector<std::string_view> lines_;  // mended
  Battle battle_;                        // as far as it has been read
  report::Verified out_ = {};
  struct Claim {
    std::size_t line = 0;
    std::int64_t entry = 0;
    std::string fault;
  };
  std::map<std::size_t, Claim> claims_ = {};  // by the record
  std::size_t line_ = 0;
  std::int64_t entry_ = 0;
  bool changes_rules_ = false;
};

}  // namespace

report::Verified verified(const std::string& path, std::string_view text, const Context& context) {
  return Verifier(path, text, context).run();
}

}  // namespace nfw::cli
