#include "battle_file.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "battle.hpp"
#include "bind.hpp"
#include "files.hpp"
#include "house_files.hpp"
#include "limits.hpp"
#include "nfw/base/spelling.hpp"

namespace nfw::cli {

namespace {

std::string_view fault_words(report::JournalFault::What what, Lang lang) {
  switch (what) {
    case report::JournalFault::What::none_of_ours:
      return report::pick(lang, "this is no battle of nfw", "non è una battaglia di nfw");
    case report::JournalFault::What::newer:
      return report::pick(lang, "written by a newer nfw: this one cannot read it",
                          "scritta da un nfw più recente: questo non la legge");
    case report::JournalFault::What::broken:
      return report::pick(lang, "this line is not as it was written: its digest does not fit",
                          "questa riga non è come fu scritta: l'impronta non corrisponde");
    default:
      return report::pick(lang, "this line does not follow from those before it",
                          "questa riga non segue da quelle che la precedono");
  }
}

template <class Do>
auto or_refuse(const std::string& path, Lang lang, const Do& act) {
  try {
    return act();
  } catch (const report::JournalFault& fault) {
    throw UsageError(fmt::format("{}:{}: {}", path, fault.line(), fault_words(fault.kind(), lang)));
  }
}

// A last line without its end was never finished: nobody was told of it.
void set_tail_aside(Battle& battle, const World& world, Lang lang) {
  const auto whole = report::whole_lines(battle.text);
  if (whole == battle.text.size()) return;
  auto stem = battle.path;
  std::string other;
  const auto aside = [&](const std::string& more) {
    other = fmt::format("{}.torn-{}{}", stem, whole, more);
    return battle.held->set_aside(whole, other);
  };
  auto fault = aside("");
  if (fault == FileText::Fault::name_too_long) {
    stem = short_name(battle.path, world.has_drives);
    fault = aside("");
  }
  for (int n = 2; fault == FileText::Fault::exists; ++n) fault = aside(fmt::format("-{}", n));
  stop_at(fault, fault == FileText::Fault::uncut ? battle.path : other, lang);
  world.err(complaint(sentence(lang, "{}: an unfinished last line was set aside in {}",
                               "{}: un'ultima riga incompiuta è stata messa da parte in {}",
                               battle.path, other)));
  battle.text.resize(whole);
}

// What a command that fails here has not done.
std::string nothing_kept(const Battle& battle, Lang lang) {
  return battle.kept == 0
             ? std::string(report::pick(lang, "nothing was kept", "nulla è stato registrato"))
             : sentence(lang, "nothing was kept after [{}]", "nulla è stato registrato dopo [{}]",
                        battle.kept);
}

void stop_at(FileText::Fault fault, const Battle& battle, Lang lang) {
  if (fault == FileText::Fault::unwritable)
    throw UsageError(lang, "{}: cannot be written to: {}", "{}: non si può scrivere: {}",
                     battle.path, nothing_kept(battle, lang));
  stop_at(fault, battle.path, lang, battle_megabytes);
}

// Waits for whoever writes to it.
HeldFile hold(const Battle& battle, const World& world, Lang lang) {
  constexpr double long_time = 1;
  const auto& path = battle.path;
  const auto until = world.seconds() + long_time;
  bool is_told = false;
  auto out = world.hold_file(path, most_bytes, [&] {
    if (world.interrupted())
      throw UsageError(lang, "{}: another nfw has it: {}", "{}: la tiene un altro nfw: {}", path,
                       nothing_kept(battle, lang));
    if (is_told || world.seconds() < until) return;
    is_told = true;
    world.err(complaint(sentence(lang, "{}: another nfw has it: waiting",
                                 "{}: la tiene un altro nfw: si aspetta", path)));
  });
  stop_at(out.fault, battle, lang);
  return out;
}

void read_text(Battle& battle, const World& world, Lang lang, bool to_write) {
  if (to_write) {
    battle.held = hold(battle, world, lang);
    battle.text = battle.held->text;
  } else {
    battle.text = text_of(world.read_file(battle.path, most_bytes, Readable::regular), battle.path,
                          lang, battle_megabytes);
  }
}

}  // namespace

// By the rules that were in force when it began, whatever the player's own files say today.
void choose_rules(Battle& battle, const World& world, Lang lang) {
  auto house = world.lay_over(battle.head.house, {});
  if (!house.problems.empty())
    throw UsageError(lang, "{}: its house rules: {}", "{}: le sue regole della casa: {}",
                     battle.path, report::told(house.problems.front().line(), lang));
  battle.owner = house.owner;
  const auto found = std::ranges::find(house.rulesets, battle.head.rules, &Ruleset::id);
  if (found == house.rulesets.end() || (*found)->battle == nullptr)
    throw UsageError(lang, "{}: there is no ruleset '{}' with battles",
                     "{}: non c'è un regolamento '{}' con battaglie", battle.path,
                     battle.head.rules);
  battle.ruleset = *found;
}

namespace {

void check_rulings(const Battle& battle, Lang lang) {
  Arguments said;
  said.rulings = battle.head.rulings;
  try {
    choose_rulings(*battle.ruleset, said, lang);
  } catch (const UsageError& error) {
    throw UsageError(fmt::format("{}: {}", battle.path, error.lines().front()));
  }
}

}  // namespace

std::optional<std::string> named_battle(const std::optional<std::string>& named,
                                        const World& world) {
  const auto own = world.env("NFW_BATTLE").value_or("");
  return named || own.empty() ? named : own;
}

std::optional<std::string> battle_path(const std::optional<std::string>& named, const World& world,
                                       Lang lang) {
  if (auto path = named_battle(named, world)) return path;
  const auto here = world.files_ending(battle_ending);
  if (here.empty()) return {};
  if (here.size() == 1) return here.front();
  throw UsageError(lang, "several battles here: {}; --battle-file names one",
                   "qui ci sono più battaglie: {}; --battle-file ne nomina una",
                   joined({here.begin(), here.end()}));
}

report::PlayedBy played_by(const std::string& path, bool whole, const World& world, Lang lang) {
  const auto text =
      text_of(world.read_file(path, most_bytes, Readable::regular), path, lang, battle_megabytes);
  auto rules = std::string(report::rules_named(report::beginning(text)));
  if (rules.empty())
    throw UsageError(
        fmt::format("{}: {}", path, fault_words(report::JournalFault::What::none_of_ours, lang)));
  if (!whole) return {std::move(rules)};
  return or_refuse(path, lang, [&] { return report::played_by(text); });
}

void refuse_without_battle(Lang lang) {
  throw UsageError(lang, "there is no battle here: 'nfw battle new FILE LIST LIST' begins one",
                   "qui non c'è una battaglia: 'nfw battle new FILE LISTA LISTA' ne inizia una");
}

Battle open_battle(const std::string& path, const World& world, Lang lang, bool to_write) {
  Battle out{path, {}, {}, nullptr, {}, {}};
  read_text(out, world, lang, to_write);
  out.head = or_refuse(path, lang, [&] { return report::read_head(out.text); });
  choose_rules(out, world, lang);
  check_rulings(out, lang);
  if (to_write) set_tail_aside(out, world, lang);
  out.journal =
      or_refuse(path, lang, [&] { return report::read_entries(out.head, out.text, out.rules()); });
  return out;
}

std::optional<std::string> open_test(const Battle& battle, Lang lang) {
  const auto* open = battle.journal->open();
  if (open == nullptr) return {};
  return sentence(lang, "'{}' is open since [{}]: 'nfw next' goes on with it, 'nfw undo' drops it",
                  "'{}' è aperto da [{}]: 'nfw next' lo prosegue, 'nfw undo' lo abbandona",
                  open->said, open->number);
}

void refuse_if_open(const Battle& battle, Lang lang) {
  if (auto open = open_test(battle, lang)) throw UsageError(std::move(*open));
}

void tell_of_tail(const std::string& path, std::string_view text, const World& world, Lang lang) {
  if (report::whole_lines(text) == text.size()) return;
  world.err(complaint(sentence(lang, "{}: its last line has no end and does not count",
                               "{}: l'ultima riga non è conclusa e non conta", path)));
}

Battle open_battle(const Context& context, To what) {
  const auto lang = context.style.lang;
  const auto path = battle_path(context.arguments.battle_file, context.world, lang);
  if (!path) refuse_without_battle(lang);
  auto out = open_battle(*path, context.world, lang, what != To::look);
  if (what == To::write) refuse_if_open(out, lang);
  if (what == To::look) tell_of_tail(*path, out.text, context.world, lang);
  return out;
}

battle::Entry new_entry(const Battle& battle, battle::EntryKind kind, std::string_view said,
                        const World& world, battle::Entry out) {
  out.number = battle.journal->next_number();
  out.at = world.date();
  out.turn = battle.state().turn();
  out.round = battle.state().round();
  out.kind = kind;
  out.said = printable(said);
  return out;
}

std::string kept_text(std::string_view named, std::string_view text, Lang lang) {
  constexpr std::size_t most = 990;  // so that with a word before it is no longer than is printed
  static_assert(most + 10 <= report::longest_printed);
  auto out = text.size() > most ? std::string(text) : printable(text);
  if (out.size() > most)
    throw UsageError(lang, "{}: a text of {} bytes: at most {} are kept",
                     "{}: un testo di {} byte: se ne registrano al più {}", named, out.size(),
                     most);
  return out;
}

namespace {

// What its file has is what counts.
void read_again(Battle& battle, std::string text, Lang lang) {
  text.resize(report::whole_lines(text));
  battle.text = std::move(text);
  battle.journal = or_refuse(battle.path, lang, [&] {
    return report::read_entries(battle.head, battle.text, battle.rules());
  });
}

}  // namespace

void keep(Battle& battle, battle::Entry entry, const report::Evidence& evidence, const World& world,
          Lang lang) {
  if (!battle.held) {  // the player was asked something meanwhile
    auto now = hold(battle, world, lang);
    if (now.text != battle.text) {
      read_again(battle, now.text, lang);
      throw UsageError(lang, "{}: the battle went on meanwhile: {}",
                       "{}: intanto la battaglia è andata avanti: {}", battle.path,
                       nothing_kept(battle, lang));
    }
    battle.held = std::move(now);
  }
  const auto line =
      report::entry_line(entry, battle.state(), evidence, report::last_sum(battle.text));
  const auto number = entry.number;
  try {
    battle.journal->add(std::move(entry));
  } catch (const battle::Contradiction&) {
    throw UsageError(lang, "{}: it contradicts itself: {}; 'nfw verify' shows where",
                     "{}: si contraddice: {}; 'nfw verify' mostra dove", battle.path,
                     nothing_kept(battle, lang));
  }
  if (const auto fault = battle.held->append(line); fault != FileText::Fault::none) {
    read_again(battle, fault == FileText::Fault::unconfirmed ? battle.text + line : battle.text,
               lang);
    stop_at(fault, battle, lang);
  }
  battle.text += line;
  battle.kept = number;
  world.if_not_shown(
      complaint(sentence(lang, "{}: what was done is kept, up to [{}]",
                         "{}: quanto fatto è registrato, fino a [{}]", battle.path, number)));
}

// ---- names

namespace {

// The last part of a handle: "france/dragoons" is called dragoons.
std::string_view own_part(std::string_view handle) { return handle.substr(handle.rfind('/') + 1); }

bool stands_in(const battle::State& state, std::size_t record, std::string_view part) {
  while (record != 0) {
    record = state[record].in;
    if (record != 0 && begins_a_word(own_part(state[record].handle), part)) return true;
  }
  return false;
}

// Whether what is shown of it first is called so: firearms by their weapon.
bool is_shown_so(const battle::State& state, std::size_t record, std::string_view word) {
  const auto& kind = state.kind(state[record]);
  const auto& keys = state[record].keys;
  if (kind.show.empty()) return false;
  const auto first = kind.show.front();
  if (kind.form.facts[first].kind != Kind::choice || !keys.has(first)) return false;
  const auto& value = kind.form.facts[first].values[static_cast<std::size_t>(keys.count(first))];
  return begins_a_word(value.id, word) || begins_a_word(handle_of(value.label.it), word);
}

// A name that no other has.
std::string full_name(const battle::State& state, std::size_t record) {
  const auto& handle = state[record].handle;
  if (handle.find('/') != std::string::npos) return handle;
  return state[state.side_of(record)].handle + "/" + handle;
}

}  // namespace

bool is_sought(const battle::State& state, std::size_t record, const Sought& sought) {
  if (sought.kind && state[record].kind != *sought.kind) return false;
  if (sought.in && state[record].in != *sought.in) return false;
  if (sought.where != nullptr && !holds(*sought.where, state.known(record))) return false;
  if (sought.bond != nullptr && !state.hangs_together(sought.with, record, *sought.bond))
    return false;
  const auto side = state.side_of(record);
  return (!sought.side || side == *sought.side) && (!sought.foe || side != *sought.foe);
}

std::vector<std::string_view> handles(const battle::State& state, const Sought& sought) {
  std::vector<std::string_view> out;
  for (std::size_t n = 1; n < state.records().size(); ++n)
    if (is_sought(state, n, sought)) out.push_back(state[n].handle);
  return out;
}

bool begins_a_word(std::string_view handle, std::string_view word) {
  for (std::size_t at = 0; at != std::string_view::npos; at = handle.find('-', at)) {
    if (handle.substr(at).starts_with('-')) ++at;
    if (handle.substr(at).starts_with(word)) return true;
  }
  return false;
}

std::string handle_of(std::string_view name) {
  std::string out;
  for (const char c : folded(name)) {
    const bool fits = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    if (fits)
      out += c;
    else if (!out.empty() && out.back() != '-')
      out += '-';
  }
  while (out.ends_with('-')) out.pop_back();
  return out;
}

std::string round_name(const BattleRound& round, Lang lang) {
  return lang == Lang::it ? handle_of(round.label.it) : std::string(round.id);
}

std::vector<std::size_t> records_named(const battle::State& state, std::string_view word,
                                       const Sought& sought) {
  if (word.starts_with('@')) word.remove_prefix(1);
  const auto whole = folded(word);
  const auto slash = word.find('/');
  const auto where = slash == std::string_view::npos ? "" : handle_of(word.substr(0, slash));
  const auto name = handle_of(word.substr(slash == std::string_view::npos ? 0 : slash + 1));
  std::vector<std::size_t> called;  // by the handle, which no other on its side has
  std::vector<std::size_t> in_full;
  std::vector<std::size_t> begin_so;
  std::vector<std::size_t> shown_so;  // those of one unit also by this
  for (std::size_t n = 0; n < state.records().size(); ++n) {
    if (!is_sought(state, n, sought)) continue;
    if (whole == full_name(state, n)) return {n};
    const auto part = own_part(state[n].handle);
    const bool fits = !name.empty() && (where.empty() || stands_in(state, n, where));
    if (fits && name == part) called.push_back(n);
    const bool by_part = fits && name == handle_of(state[n].name);
    if (by_part || (!whole.empty() && whole == folded(state[n].name))) in_full.push_back(n);
    if (fits && (begins_a_word(part, name) || begins_a_word(handle_of(state[n].name), name)))
      begin_so.push_back(n);
    if (fits && sought.in && is_shown_so(state, n, name)) shown_so.push_back(n);
  }
  for (auto* fit : {&called, &in_full, &begin_so})
    if (!fit->empty()) return std::move(*fit);
  return shown_so;
}

namespace {

// ", with Cuirassiers": where a link leads to one of the kind that is sought.
std::string with_whom(const battle::State& state, std::size_t record, std::uint16_t kind,
                      Lang lang) {
  const auto& form = state.kind(state[record]);
  for (const auto& link : form.links) {
    const auto to = static_cast<std::size_t>(state[record].keys.count(link.key));
    if (to != 0 && state[to].kind == kind)
      return fmt::format(" {} {}", report::say(form.form.inputs[link.key].label, lang),
                         report::name_of(state, to));
  }
  return {};
}

// " of main": where it stands in one that is sought.
std::string in_whom(const battle::State& state, std::size_t record, const Sought& sought,
                    Lang lang) {
  const auto above = state.above(record, *sought.kind);
  if (above == 0 || !is_sought(state, above, sought)) return {};
  return fmt::format(" {} {}", report::pick(lang, "of", "di"), state[above].handle);
}

// Why the one who bears the name is not meant.
std::string why_not(const battle::State& state, std::size_t record, const Sought& sought,
                    Lang lang) {
  const auto name = report::name_of(state, record);
  const auto& kinds = state.rules().records;
  if (sought.kind && state[record].kind != *sought.kind)
    return sentence(lang, "{} is '{}'{}{}, wanted is '{}'", "{} è '{}'{}{}, si cerca '{}'", name,
                    report::say(kinds[state[record].kind].form.title, lang),
                    in_whom(state, record, sought, lang),
                    with_whom(state, record, *sought.kind, lang),
                    report::say(kinds[*sought.kind].form.title, lang));
  const auto side = state.side_of(record);
  if (sought.side && side != *sought.side)
    return sentence(lang, "{} is the enemy's", "{} è del nemico", name);
  if (sought.foe && side == *sought.foe)
    return sentence(lang, "{} is no enemy of his", "{} non è un suo nemico", name);
  return sentence(lang, "{} cannot be meant here", "{} qui non può essere", name);
}

}  // namespace

std::size_t find_record(const battle::State& state, std::string_view word, const Sought& sought,
                        Lang lang) {
  const auto fit = records_named(state, word, sought);
  if (fit.size() == 1) return fit.front();
  if (fit.empty()) {
    const auto all = handles(state, sought);
    const auto named = there_are(all, lang);
    if (const auto others = records_named(state, word, {}); others.size() == 1)
      throw UsageError(
          fmt::format("'{}': {}; {}", word, why_not(state, others.front(), sought, lang), named));
    if (all.empty()) throw UsageError(fmt::format("'{}': {}", word, named));
    throw UsageError(lang, "'{}': nobody has this name here; {}{}",
                     "'{}': qui nessuno ha questo nome; {}{}", word, named,
                     did_you_mean(handle_of(word), all, lang));
  }
  std::vector<std::string> several;
  for (const auto n : fit) several.push_back(full_name(state, n));
  throw UsageError(lang, "'{}' may mean: {}", "'{}' può significare: {}", word,
                   joined({several.begin(), several.end()}));
}

}  // namespace nfw::cli
