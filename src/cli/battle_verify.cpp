#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "battle.hpp"
#include "battle_commands.hpp"
#include "battle_resolve.hpp"
#include "files.hpp"
#include "program.hpp"
#include "verified.hpp"

// A battle that came from anywhere: each line is held against the one that its dice, and all before
// it, make of it.
namespace nfw::cli {

namespace {

using battle::Entry;
using battle::EntryKind;
using report::Trusted;

constexpr std::size_t seal_digits = 8;
constexpr std::size_t most_bytes = std::size_t{1} << 26U;

/// Dice as they lie in an entry, roll by roll.
class KeptDice final : public DiceSource {
 public:
  explicit KeptDice(const std::vector<battle::Fallen>& fallen) : fallen_(fallen) {}
  void draw(const Roll& roll, std::span<Face> faces) override {
    const auto id = report::roll_id(*roll.plan);
    const auto found = std::ranges::find(fallen_, id, &battle::Fallen::roll);
    auto& taken = taken_[id];
    for (auto& face : faces) {
      if (found == fallen_.end() || taken == found->faces.size())
        throw DiceError(DiceError::What::too_few, *roll.plan->stage, std::ssize(faces));
      face = found->faces[taken++];
      if (face < 1 || face > roll.plan->stage->sides)
        throw DiceError(DiceError::What::no_such_face, *roll.plan->stage, face);
    }
  }

 private:
  const std::vector<battle::Fallen>& fallen_;
  std::map<std::string, std::size_t> taken_ = {};
};

/// A file of which nothing more can be said.
class Unreadable : public std::exception {};

class Verifier {
 public:
  Verifier(const std::string& path, std::string_view text, const Context& context)
      : context_(context),
        lang_(context.style.lang),
        mended_(report::mended(text)),
        written_(report::lines_of(text)),
        battle_{path, {}, {}, nullptr, {}, {}} {
    out_.file = path;
    out_.entries = written_.empty() ? 0 : written_.size() - 1;
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
      read_rules(report::lines_of(mended_.text).front().size() + 1);
      check_head();
      for (line_ = 2; line_ <= written_.size(); ++line_) check_line();
    } catch (const Unreadable&) {
    }
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
  void problem(std::string key, fmt::format_string<Args...> en, fmt::format_string<Args...> it,
               const Args&... args) {
    out_.problems.push_back({.line = line_,
                             .entry = entry_,
                             .key = std::move(key),
                             .what = printable(sentence(lang_, en, it, args...))});
  }
  void trust(Trusted what) { out_.trusted.emplace_back(what, entry_); }

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

  // ---- the rules and the beginning

  // The battle up to so many bytes of the file, by the rules that were in force then.
  void read_rules(std::size_t bytes) {
    battle_.text = mended_.text.substr(0, bytes);
    try {
      const auto house = battle_.head.house.size();
      battle_.head = report::read_head(battle_.text);
      if (battle_.ruleset != nullptr && battle_.head.house.size() == house) return;
      choose_rules(battle_, context_.world, lang_);
      battle_.journal = report::read_entries(battle_.head, battle_.text, battle_.rules());
    } catch (const report::JournalFault&) {
      give_up();
    }
  }

  // What the records begin with is what the lists say.
  void check_head() {
    try {
      const auto start = start_from_lists(battle_.head, context());
      compare(written_.front(), report::head_line(battle_.head, start), "records");
    } catch (const UsageError& error) {
      problem("lists", "{}", "{}", error.lines().front());
    }
  }

  // ---- an entry

  void check_line() {
    const auto line = report::lines_of(mended_.text)[line_ - 1];
    entry_ = battle_.journal->next_number();
    Entry entry = read(line);
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

  Entry read(std::string_view line) {
    try {
      return report::read_entry(line, state(), line_);
    } catch (const report::JournalFault&) {
      problem("", "this line does not follow from those before it",
              "questa riga non segue da quelle che la precedono");
      give_up();
    }
  }

  // Takes it over; a value that was not so is told, and taken to have been.
  void add(Entry entry) {
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

  void check(const Entry& written) {
    changes_rules_ = written.kind == EntryKind::rules;
    try {
      if (written.anyway) trust(Trusted::anyway);
      follow(written);
    } catch (const UsageError& error) {
      problem("", "{}", "{}", error.lines().front());
    } catch (const DiceError& error) {
      problem("dice", "{}", "{}", dice_error(error, lang_));
    }
  }

  // What it ought to be, as far as it follows; the rest is the players' own.
  [[nodiscard]] Entry ought(const Entry& written) const {
    Entry out;
    out.number = entry_;
    out.at = written.at;
    out.turn = state().turn();
    out.round = state().round();
    out.kind = written.kind;
    out.said = written.said;
    out.of = written.of;
    return out;
  }

  void hold(const Entry& written, const Entry& ought, const report::Evidence& evidence = {}) {
    static_cast<void>(written);
    compare(written_[line_ - 1],
            report::entry_line(ought, state(), evidence, mended_.sums[line_ - 2]));
  }

  void follow(const Entry& written) {
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
      case EntryKind::add:
        trust(Trusted::lists);
        out.added = written.added;
        out.changes = battle::Changing(battle::with_added(state(), written)).all();
        break;
      default: break;
    }
    hold(written, out);
  }

  void follow_deed(const Entry& written, Entry out) {
    const auto now = battle_.now();
    const auto it = ready(now, intent_of(written, *battle_.ruleset, lang_), context());
    if (it.step > state().step()) check_musts(state(), it.step);
    RandomDice drawn(written.seed.value_or(0));
    KeptDice kept(written.dice);
    auto& dice = written.seed ? static_cast<DiceSource&>(drawn) : kept;
    auto resolution = resolve(now, it, dice, lang_);
    if (resolution.rolled) resolution.rolled->seed = written.seed;
    const auto* rolled = resolution.rolled ? &*resolution.rolled : nullptr;
    write_down(it, resolution, rolled, out);
    out.typed = written.typed;
    out.asked = written.asked;
    if (written.typed) trust(Trusted::seeds);
    if (!written.seed && !written.dice.empty()) trust(Trusted::dice);
    hold(written, out, {it.intent.deed, it.file, rolled, resolution.facts});
    if (const auto* open = battle_.journal->open()) check_answers(*open, written);
  }

  // The dice of a test are those that its player was asked for.
  void check_answers(const Entry& open, const Entry& written) {
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

  void follow_set(const Entry& written, Entry out) {
    trust(Trusted::agreed);
    battle::Changing changing(state());
    for (const auto& change : written.changes) changing.set(change.record, change.key, change.to);
    out.why = written.why;
    out.seats = written.seats;
    out.changes = changing.all();
    hold(written, out);
  }

  void check_musts(const battle::State& now, std::optional<std::uint16_t> before) {
    const auto musts = dues_before(now, before, true);
    if (!musts.empty()) problem("", "still due: {}", "ancora da fare: {}", names_of(now, musts));
  }

  void follow_round(const Entry& written, Entry out) {
    auto then = state();
    for (const auto& change : written.changes) then.apply(change);
    battle::Changing changing(state());
    for (std::size_t n = 0; n < battle_.rules().rounds.size(); ++n) {
      check_musts(changing.now(), {});
      changing.end_round();
      if (changing.now().turn() == then.turn() && changing.now().round() == then.round()) break;
    }
    out.changes = changing.all();
    hold(written, out);
  }

  void follow_undo(const Entry& written, Entry out) {
    if (written.of < 1 || written.of >= entry_) return;  // told when it is added
    const auto& other = battle_.journal->entry(written.of);
    const bool undoes = written.kind == EntryKind::undo;
    if (undoes) trust(Trusted::undone);
    changes_rules_ = other.kind == EntryKind::rules;
    if (other.kind != EntryKind::faces) {
      out.seats = other.seats;
      out.changes = undoes ? battle::reversed(other.changes) : other.changes;
    }
    hold(written, out);
  }

  void follow_open(const Entry& written, Entry out) {
    const auto intent = intent_of(written, *battle_.ruleset, lang_);
    out.deed = written.deed;
    out.args = written.args;
    out.hand = written.hand;
    out.seats = written.seats;
    hold(written, out, {intent.deed});
  }

  void follow_rules(const Entry& written, Entry out) {
    trust(Trusted::rules);
    out.why = written.why;
    out.ruling = written.ruling;
    out.house = written.house;
    hold(written, out);
  }

  // ---- the whole

  void check_seal() {
    const auto& seal = context_.arguments.seal;
    if (!seal) return;
    const auto holds = [&](const std::string& sum) { return sum.starts_with(*seal); };
    line_ = written_.size();
    entry_ = 0;
    if (std::ranges::none_of(mended_.sums, holds))
      problem("seal", "no line has the seal {}: some were cut off, or the file was rewritten",
              "nessuna riga ha il sigillo {}: alcune sono state tagliate, o il file riscritto",
              *seal);
  }

  const Context& context_;
  Lang lang_;
  Arguments none_said_ = {};
  report::Mended mended_;
  std::vector<std::string_view> written_;
  Battle battle_;  // as far as it has been read
  report::Verified out_ = {};
  std::size_t line_ = 0;
  std::int64_t entry_ = 0;
  bool changes_rules_ = false;
};

void check_seal_digits(const Context& context) {
  const auto& seal = context.arguments.seal;
  if (seal && (seal->size() < seal_digits ||
               seal->find_first_not_of("0123456789abcdef") != std::string::npos))
    throw UsageError(
        context.style.lang, "--seal '{}': allowed are the digits of a seal, 0-9 a-f, {}",
        "--seal '{}': sono ammesse le cifre di un sigillo, 0-9 a-f, {}", *seal, seal_digits);
}

std::string file_text(const std::string& path, const Context& context) {
  return text_of(context.world.read_file(path, most_bytes, Readable::any), path,
                 context.style.lang);
}

// Two files of one battle that was played on at two tables: how far they agree.
int compare_battles(const std::vector<std::string>& paths, const Context& context) {
  const auto lang = context.style.lang;
  std::vector<Battle> both;
  std::vector<std::vector<std::string_view>> lines;
  for (const auto& path : paths) both.push_back(open_battle(path, context.world, lang, false));
  for (const auto& one : both) lines.push_back(report::lines_of(one.text));
  const auto [here, there] = std::ranges::mismatch(lines[0], lines[1]);
  const auto same = here - lines[0].begin();
  if (same == 0)
    throw UsageError(lang, "{} and {}: two battles", "{} e {}: due battaglie", paths[0], paths[1]);
  std::string out = sentence(lang, "the same up to [{}]\n", "uguali fino a [{}]\n", same - 1);
  bool forked = true;
  for (const auto& one : both) {
    const auto& entries = one.journal->entries();
    forked = forked && std::ssize(entries) >= same;
    for (auto n = same - 1; n < std::ssize(entries); ++n)
      out +=
          fmt::format("{}: [{}] {}\n", one.path, n + 1, entries[static_cast<std::size_t>(n)].said);
  }
  context.world.out(out);
  return forked ? not_expected : resolved;
}

}  // namespace

int run_verify(const Context& context) {
  const auto lang = context.style.lang;
  const auto& words = context.arguments.words;
  check_seal_digits(context);
  if (words.size() == 2) return compare_battles(words, context);
  const auto path = words.empty() ? battle_path(context.arguments.battle_file, context.world, lang)
                                  : std::optional(words.front());
  if (!path) refuse_without_battle(lang);
  const auto text = file_text(*path, context);
  if (!text.starts_with(R"({"nfw":"battle")") || report::whole_lines(text) == 0)
    throw UsageError(lang, "{}: this is no battle of nfw", "{}: non è una battaglia di nfw", *path);
  const auto verified = Verifier(*path, text, context).run();
  context.world.out(context.arguments.json ? report::verified_json(verified, context.style)
                                           : report::verified_text(verified, lang));
  return verified.problems.empty() ? resolved : not_expected;
}

}  // namespace nfw::cli
