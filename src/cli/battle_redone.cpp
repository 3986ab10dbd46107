#include <algorithm>
#include <memory>

#include <fmt/format.h>

#include "battle_commands.hpp"
#include "battle_edit.hpp"
#include "in_force.hpp"
#include "program.hpp"

namespace nfw::cli {

namespace {

using battle::Edit;
using battle::EntryKind;
using battle::State;

bool same(const battle::Changes& one, const battle::Changes& other) {
  return std::ranges::equal(one, other, [](const auto& a, const auto& b) {
    return a.record == b.record && a.key == b.key && battle::same(a.from, b.from) &&
           battle::same(a.to, b.to);
  });
}

// Whether an entry is still what it was.
bool same(const battle::Entry& one, const battle::Entry& other) {
  const auto alike = [](const auto& a, const auto& b, auto first, auto second) {
    return std::ranges::equal(a, b, [&](const auto& x, const auto& y) {
      return x.*first == y.*first && x.*second == y.*second;
    });
  };
  return one.got == other.got && one.anyway == other.anyway && one.again == other.again &&
         one.said_rulings == other.said_rulings && same(one.changes, other.changes) &&
         alike(one.hand, other.hand, &battle::Said::flag, &battle::Said::values) &&
         alike(one.dice, other.dice, &battle::Fallen::roll, &battle::Fallen::faces);
}

/// Goes through the entries in force once more.
class Replay {
 public:
  Replay(const Battle& battle, const Request& request, const Asked& asked, const Context& context)
      : battle_(battle),
        journal_(*battle.journal),
        request_(request),
        asked_(asked),
        context_(context),
        lang_(context.style.lang),
        was_(journal_.start()),
        now_(journal_.start()),
        before_(journal_.sequence()),
        after_(before_) {
    rulings_ = report::read_head(report::beginning(battle.text)).rulings;
  }

  Edited run() {
    auto& entry = out_.entry;
    entry.number = journal_.next_number();
    entry.kind = EntryKind::edit;
    entry.edit = request_.what;
    entry.target = request_.target;
    const auto place = begin();
    for (std::size_t n = 0; n < place; ++n) take_over(after_[n]);
    was_ = now_;
    old_ = static_cast<std::ptrdiff_t>(place);
    for (auto n = place; n < after_.size(); ++n) again(std::move(after_[n]));
    entry.changes = battle::difference(journal_.state(), now_);
    out_.evidence.follow = std::move(follow_);
    return std::move(out_);
  }

 private:
  // ---- what is asked for

  // The place of the first entry that may be otherwise; the edit is made, but for its dice.
  std::size_t begin() {
    auto target = battle::find(after_, request_.target);
    if (target == after_.end() && !(request_.what == Edit::put && request_.target == 0))
      refuse_not_in_force(battle_, request_.target, lang_);
    if (target != after_.end()) out_.entry.seats = target->seats;
    if (request_.what == Edit::put) return put();
    const auto place = static_cast<std::size_t>(target - after_.begin());
    if (request_.what == Edit::out) {
      check_may_go(*target);
      out_.entry.left.push_back(target->number);
      out_.later.push_back({*target, {}});
      after_.erase(target);
    } else if (request_.new_dice) {
      if (journal_.slot(target->slot()).empty())
        throw UsageError(lang_, "--new-dice: no dice fell in [{}]",
                         "--new-dice: in [{}] non sono caduti dadi", target->number);
      out_.entry.aside.push_back(target->slot());
      target->again = out_.entry.number;
      target->dice.clear();
    }
    check_house(place);
    return place;
  }

  std::size_t put() {
    battle::Entry entry;
    entry.number = out_.entry.number;
    entry.kind = request_.intent.deed->test != nullptr ? EntryKind::test : EntryKind::act;
    entry.deed = request_.intent.deed->id;
    entry.seats = request_.intent.seats;
    entry.said = request_.said;
    entry.at = request_.at;
    entry.edit = Edit::put;
    entry.target = request_.target;
    out_.entry.seats = entry.seats;
    battle::Entry edit;
    edit.target = request_.target;
    edit.follow = {entry};
    battle::edit(after_, edit);
    const auto place =
        static_cast<std::size_t>(battle::find(after_, entry.number) - after_.begin());
    check_house(place);
    return place;
  }

  void check_may_go(const battle::Entry& entry) const {
    using enum EntryKind;
    constexpr EntryKind may[] = {test, act, set, note, count};
    if (std::ranges::find(may, entry.kind) == std::end(may))
      throw UsageError(
          lang_, "[{}] {}: {} cannot be taken out by number; 'nfw undo' takes back what is last",
          "[{}] {}: {} non si può togliere per numero; 'nfw undo' annulla ciò che è ultimo",
          entry.number, entry.said,
          entry.kind == round ? report::pick(lang_, "the end of a round", "la fine di un round")
                              : report::pick(lang_, "this", "questo"));
  }

  // What came before other rules was played by the ones before.
  void check_house(std::size_t place) const {
    for (auto n = place; n < after_.size(); ++n)
      if (after_[n].house)
        throw UsageError(lang_, "[{}] brought in house rules: what was before it stands",
                         "[{}] ha portato regole della casa: ciò che lo precede resta",
                         after_[n].number);
  }

  // ---- one after the other

  void take_over(const battle::Entry& entry) {
    battle::apply(entry, now_);
    last_ = entry.number;
    if (!entry.ruling.empty()) report::take_ruling(entry.ruling, rulings_);
  }

  // The entry as it came out before this edit; nullptr: it was not there.
  const battle::Entry* was(std::int64_t number) {
    const auto found = battle::find(before_, number);
    if (found == before_.end()) return nullptr;
    for (; old_ <= found - before_.begin(); ++old_)
      battle::apply(before_[static_cast<std::size_t>(old_)], was_);
    return &*found;
  }

  void again(battle::Entry entry) {
    const auto* before = was(entry.number);
    play_ = {};
    if (!resolve_again(entry)) {
      out_.entry.left.push_back(entry.number);
      out_.later.push_back({*before, {}});
      return;
    }
    if (before == nullptr || !same(*before, entry)) {
      follow_.push_back(report::entry_object(entry, now_, play_));
      out_.entry.follow.push_back(entry);
      out_.later.push_back({before != nullptr ? *before : battle::Entry(), entry});
    }
    take_over(entry);
  }

  // False: it is taken out.
  bool resolve_again(battle::Entry& entry) {
    battle::Changing changing(now_);
    switch (entry.kind) {
      case EntryKind::test:
      case EntryKind::act: return deed_again(entry);
      case EntryKind::set:
        for (const auto& change : entry.changes) changing.set(change.record, change.key, change.to);
        entry.changes = changing.all();
        return true;
      case EntryKind::add:
        entry.changes = battle::Changing(battle::with_added(now_, entry)).all();
        return true;
      case EntryKind::round:
        entry.changes = ended_rounds(
            now_, [&](const State& now) { note_musts(now, {}); }, is_time_of(was_));
        return true;
      default: return true;
    }
  }

  // What would have had to be done then, and may still be put in.
  void note_musts(const State& now, std::optional<std::uint16_t> before) {
    for (const auto& due : dues_before(now, before, true))
      out_.musts.push_back(fmt::format("nfw {}{}{} --at {}", now.rules().deeds[due.row->deed].id,
                                       due.record != 0 ? " " : "",
                                       due.record != 0 ? now[due.record].handle : "", last_));
  }

  bool is_target(const battle::Entry& entry) const {
    return request_.what == Edit::put ? entry.number == out_.entry.number
                                      : entry.number == request_.target;
  }

  bool deed_again(battle::Entry& entry) {
    const bool own = is_target(entry);
    auto intent = own ? request_.intent : intent_of(entry, *battle_.ruleset, lang_);
    while (true) {
      try {
        resolve(entry, intent);
        return true;
      } catch (const Refused& refused) {
        if (own) throw;
        if (!stays(asked_.conflict(entry, refused.lines().front(), true))) return false;
        intent.anyway = true;
      } catch (const UsageError& error) {
        if (own) throw;
        return stays(asked_.conflict(entry, error.lines().front(), false));
      } catch (const DiceError& error) {  // not where the player would not roll
        if (own || error.kind() != DiceError::What::no_such_face) throw;
        return stays(asked_.conflict(entry, dice_error(error, lang_), false));
      }
    }
  }

  bool stays(Answer answer) const {
    if (answer == Answer::stop)
      throw UsageError(lang_, "nothing was changed", "non è stato cambiato nulla");
    return answer == Answer::anyway;
  }

  void resolve(battle::Entry& entry, const Intent& intent) {
    const Moment at{*battle_.ruleset, now_, rulings_, battle_.head.lists};
    auto it = ready(at, intent, context_);
    if (it.step > now_.step()) note_musts(now_, it.step);
    if (entry.turn == 0) {
      entry.turn = now_.turn();
      entry.round = now_.round();
      if (it.rolls) entry.again = request_.new_dice ? 0 : journal_.free_slot(entry);
      if (it.rolls && request_.new_dice) aside(journal_.free_slot(entry));
    }
    ready_.push_back(std::make_unique<Ready>(std::move(it)));
    const auto& taken = *ready_.back();
    const auto roll = [&](DiceSource& dice) { return cli::resolve(at, taken, dice, lang_); };
    auto fresh = entry;
    fresh.seed.reset();
    fresh.typed = fresh.asked = false;
    auto done = taken.rolls ? asked_.roll(fresh, journal_.slot(fresh.slot()), roll, out_)
                            : conclude(at, taken, nullptr, lang_);
    if (done.rolled) done.rolled->seed = fresh.seed;
    results_.push_back(std::make_unique<Resolution>(std::move(done)));
    const auto& result = *results_.back();
    const auto* rolled = result.rolled ? &*result.rolled : nullptr;
    write_down(taken, result, rolled, fresh);
    if (rolled == nullptr) fresh.dice.clear();
    entry = std::move(fresh);
    play_ = {taken.intent.deed, taken.file, rolled, result.facts};
  }

  void aside(std::int64_t slot) {
    if (slot != 0) out_.entry.aside.push_back(slot);
  }

  const Battle& battle_;
  const battle::Journal& journal_;
  const Request& request_;
  const Asked& asked_;
  const Context& context_;
  Lang lang_;
  std::vector<std::string> rulings_ = {};
  State was_;
  State now_;
  battle::Sequence before_;
  battle::Sequence after_;
  std::ptrdiff_t old_ = 0;  // of those before, so many have been gone through
  std::int64_t last_ = 0;   // the entry that was gone through last
  report::Evidence play_ = {};
  std::vector<std::string> follow_ = {};
  std::vector<std::unique_ptr<Ready>> ready_ = {};
  std::vector<std::unique_ptr<Resolution>> results_ = {};
  Edited out_ = {};
};

}  // namespace

Edited edited(const Battle& battle, const Request& request, const Asked& asked,
              const Context& context) {
  return Replay(battle, request, asked, context).run();
}

}  // namespace nfw::cli
