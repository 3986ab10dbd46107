#include "bind.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "lookup.hpp"
#include "nfw/battle_rules.hpp"
#include "nfw/play.hpp"
#include "nfw/roster.hpp"
#include "values.hpp"

namespace nfw::cli {

namespace {

class Binder {
 public:
  Binder(const TestTable& test, const Ruleset& ruleset, const Arguments& arguments, Lang lang,
         const Prefilled& prefilled, const Lists& lists)
      : test_(test),
        ruleset_(ruleset),
        arguments_(arguments),
        lang_(lang),
        prefilled_(prefilled),
        lists_(lists),
        facts_(test) {}

  Understood bind() {
    for (const auto& given : arguments_.inputs) read_given(given);
    attempt([&] { play(choose_rulings(ruleset_, arguments_, lang_), test_, facts_); });
    stop_at_faults();  // what follows would only repeat them
    ask_lists();
    Facts said = facts_;
    for (const auto& [slot, value] : prefilled_.values)
      if (!facts_.has(slot)) facts_.set(slot, value);
    // Numbers that the dice of an earlier test will tell: any will do to judge the rest by.
    for (const auto slot : prefilled_.later)
      if (!facts_.has(slot) && test_.facts[slot].kind == Kind::count) {
        facts_.set(slot, 1);
        untold_.push_back(slot);
      }
    complete(test_, facts_);
    judge_names();
    for (std::size_t slot = 0; slot < test_.inputs.size(); ++slot) judge(static_cast<Slot>(slot));
    for (const auto& reach : test_.ranges) this->reach(reach);
    stop_at_faults();
    for (const auto& refusal : test_.refusals)
      if (holds(refusal.when, facts_) && !asks_untold(refusal))
        add_fault(flags_of(refusal.flags) + ": " + std::string(tr(refusal.label)));
    if (takes_both(test_, facts_)) refuse_enemy(said);
    stop_at_faults();
    return {std::move(said), std::move(facts_), std::move(given_), std::move(listed_)};
  }

 private:
  [[nodiscard]] std::string_view tr(const Text& text) const { return say(text, lang_); }
  [[nodiscard]] std::string_view tr(std::string_view en, std::string_view it) const {
    return lang_ == Lang::it ? it : en;
  }
  // What two sides say of each other is told once.
  void add_fault(std::string line) {
    if (std::ranges::find(faults_, line) == faults_.end()) faults_.push_back(std::move(line));
  }
  void stop_at_faults() const {
    if (faults_.empty()) return;
    const auto tells_reach = [&](const std::string& fault) {
      return std::ranges::find(out_of_reach_, fault) != out_of_reach_.end();
    };
    if (std::ranges::all_of(faults_, tells_reach)) throw OutOfReach(faults_);
    throw UsageError(faults_);
  }
  template <class Do>
  void attempt(const Do& act) {
    try {
      act();
    } catch (const UsageError& error) {
      faults_.insert(faults_.end(), error.lines().begin(), error.lines().end());
    }
  }
  [[nodiscard]] bool is_given(Slot slot) const {
    return std::ranges::find(given_, slot) != given_.end();
  }
  // What it asks for is not known before the dice of an earlier test.
  [[nodiscard]] bool asks_untold(const Refusal& refusal) const {
    return std::ranges::any_of(refusal.flags, [&](Slot slot) {
      return std::ranges::find(untold_, slot) != untold_.end();
    });
  }
  // A flag as the player calls it, else as his language does.
  [[nodiscard]] std::string_view name(Slot slot) const {
    const auto given = std::ranges::find(arguments_.inputs, slot, &Arguments::Given::slot);
    return given != arguments_.inputs.end() && !given->name.empty()
               ? std::string_view(given->name)
               : report::fact_name(test_, slot, lang_);
  }
  [[nodiscard]] std::string written(Slot slot) const {
    const auto list = std::ranges::find(listed_, slot, &Listed::slot);
    const auto flag = report::flag_with_value(name(slot), test_.facts[slot], facts_[slot],
                                              facts_.items(slot), lang_);
    return list == listed_.end() || list->by_hand ? flag : fmt::format("{}: {}", list->file, flag);
  }

  void read_given(const Arguments::Given& given) {
    given_.push_back(given.slot);
    auto input = test_.inputs[given.slot];
    input.id = name(given.slot);  // what is wrong with it is said of what was written
    attempt([&] {
      facts_.set(given.slot, read_value(input, given.values, lang_));
      if (is_list(input.kind)) facts_.set(given.slot, read_items(input, given.values, lang_));
    });
  }

  // What the player left out and a list knows.
  void ask_lists() {
    if (lists_.empty()) return;
    auto known = facts_;
    for (const auto& [slot, value] : prefilled_.values)
      if (!known.has(slot)) known.set(slot, value);
    complete(test_, known);
    listed_ = cli::ask_lists(lists_, test_, known, {facts_, given_, faults_}, lang_);
    stop_at_faults();
  }

  // ---- lists of names

  [[nodiscard]] std::vector<Item> all_of(Kind kind) const {
    std::vector<Item> out;
    for (std::size_t slot = 0; slot < test_.inputs.size(); ++slot)
      if (test_.inputs[slot].kind == kind)
        std::ranges::copy(facts_.items(static_cast<Slot>(slot)), std::back_inserter(out));
    return out;
  }

  // A name stands for one entry, whichever list it is in.
  void judge_names() {
    const auto entries = all_of(Kind::entries);
    std::vector<std::string_view> names;
    for (const auto& entry : entries) {
      if (std::ranges::find(names, entry.name) != names.end())
        add_fault(
            sentence(lang_, "'{}': the name stands twice", "'{}': il nome è ripetuto", entry.name));
      names.push_back(entry.name);
    }
    if (entries.size() > most_entries)
      add_fault(sentence(lang_, "{} names are given; allowed are at most {}",
                         "sono dati {} nomi; sono ammessi al più {}", entries.size(),
                         most_entries));
    for (const auto& [name, number] : all_of(Kind::names))
      if (std::ranges::find(names, name) == names.end())
        add_fault(sentence(lang_, "'{}': nobody has this name{}", "'{}': nessuno ha questo nome{}",
                           name, did_you_mean(name, names, lang_)));
  }

  // ---- what one input says of the others

  void judge(Slot slot) {
    const auto& input = test_.inputs[slot];
    if (!is_given(slot)) {
      if ((is_required(input, facts_)) && !replaced(slot) && !is_prefilled(slot))
        add_fault(sentence(lang_, "{} needs --{}", "{} richiede --{}", test_.id, name(slot)) +
                  (input.is_always_required() ? "" : with(*input.required)) + meaning(input));
      return;
    }
    if (!holds(input.needs, facts_))  // what else might be wrong with it does not matter
      return add_fault(sentence(lang_, "{}: goes only {}", "{}: vale solo {}", written(slot),
                                report::with_condition(input.needs, test_, lang_, lang_)));
    value_needs(slot);
    for (const auto other : input.excludes)
      if (is_given(other))
        add_fault(sentence(lang_, "--{} and --{} exclude each other: give one",
                           "--{} e --{} si escludono: datene una", name(slot), name(other)));
    bounds(slot);
  }

  [[nodiscard]] std::string meaning(const Input& input) const {
    std::string out;
    for (const auto& value : input.values)
      out += fmt::format("{}{}", out.empty() ? ": " : ", ", report::name_of(value, lang_));
    return out.empty() ? fmt::format(": {}", report::form(1, input.label, lang_)) : out;
  }

  [[nodiscard]] bool is_prefilled(Slot slot) const {
    return std::ranges::find(prefilled_.later, slot) != prefilled_.later.end() ||
           std::ranges::find(prefilled_.values, slot, &std::pair<Slot, Number>::first) !=
               prefilled_.values.end();
  }

  [[nodiscard]] bool replaced(Slot slot) const {
    const auto excludes = [&](Slot other) {
      return other < test_.inputs.size() && std::ranges::find(test_.inputs[other].excludes, slot) !=
                                                test_.inputs[other].excludes.end();
    };
    return std::ranges::any_of(given_, excludes) ||
           std::ranges::any_of(prefilled_.values, excludes, &std::pair<Slot, Number>::first);
  }

  [[nodiscard]] std::string with(const When& when) const {
    const auto clause = std::ranges::find_if(when.any, [&](const Clause& c) {
      return stated(When{{&c, 1}}, facts_);
    });
    if (clause == when.any.end()) return {};
    return " " + report::with_condition(When{{&*clause, 1}}, test_, lang_, lang_);
  }

  void value_needs(Slot slot) {
    const auto& input = test_.inputs[slot];
    const auto value = facts_[slot].num;
    for (std::size_t n = 0; n < input.values.size(); ++n) {
      const bool chosen = input.kind == Kind::choice
                              ? value == static_cast<std::int64_t>(n)
                              : ((static_cast<std::uint64_t>(value) >> n) & 1U) != 0;
      if (chosen && !holds(input.values[n].needs, facts_))
        add_fault(sentence(lang_, "--{} {}: goes only {}", "--{} {}: vale solo {}", name(slot),
                           report::name_of(input.values[n], lang_),
                           report::with_condition(input.values[n].needs, test_, lang_, lang_)));
    }
  }

  // Nobody wrote its flag: a battle answers it.
  [[nodiscard]] bool is_known(Slot slot) const {
    const auto given = std::ranges::find(arguments_.inputs, slot, &Arguments::Given::slot);
    return given != arguments_.inputs.end() && given->name.empty();
  }

  // What a battle knows is called by what it is, not by a flag that nobody wrote.
  [[nodiscard]] std::string called(Slot limit) const {
    const auto number = report::number_text(facts_[limit], lang_);
    if (is_known(limit))
      return fmt::format("{} ({})", number, report::form(1, test_.inputs[limit].label, lang_));
    return fmt::format("{}--{} {}", tr("", "quello di "), name(limit), number);
  }

  void beyond(Slot slot, Slot limit, bool below) {
    add_fault(fmt::format("{}: {} {}", written(slot),
                          below ? tr("allowed are values of at least", "il valore minimo è")
                                : tr("allowed are values of at most", "il valore massimo è"),
                          called(limit)));
  }

  void bounds(Slot slot) {
    const auto& input = test_.inputs[slot];
    const auto check = [&](const std::optional<Amount>& to, bool below) {
      const auto other = to ? to->fact : no_slot;
      if (other == no_slot || !facts_.has(other)) return;
      if (below ? facts_[slot] >= facts_[other] : facts_[slot] <= facts_[other]) return;
      if (is_known(slot) && !is_known(other))
        beyond(other, slot, !below);
      else
        beyond(slot, other, below);
    };
    check(input.min, true);
    check(input.max, false);
  }

  // ---- range

  void reach(const Reach& reach) {
    const auto* row = reach_row(reach, facts_);
    if (row == nullptr) return;
    if (is_given(reach.distance))
      distance(reach, *row);
    else if (is_given(reach.band))
      band(reach, *row);
  }

  [[nodiscard]] std::string bands(const Reach& reach, const ReachRow& row) const {
    std::string out;
    for (const auto& limit : row.limits) {
      if (!out.empty()) out += ", ";
      const auto& choice = test_.facts[reach.band].values[static_cast<std::size_t>(limit.band)];
      out += sentence(lang_, "{} up to {} cm", "{} fino a {} cm", report::name_of(choice, lang_),
                      report::number_text(measured(limit.upto, reach, facts_), lang_));
    }
    return out;
  }

  void distance(const Reach& reach, const ReachRow& row) {
    const auto slot = reach.distance;
    const bool asked = reach.band >= test_.inputs.size();  // then it may be out of reach
    if (asked || reach_band(reach, row, facts_)) return;
    const auto last = measured(row.limits.back().upto, reach, facts_);
    const bool near = facts_[slot] < last;
    out_of_reach_.push_back(fmt::format(
        "{}: {} {} cm ({}, {}; {})", written(slot),
        near ? tr("nearer than the least range of", "più vicino della gittata minima di")
             : tr("beyond the reach of", "oltre la gittata di"),
        report::number_text(near ? measured(*row.least, reach, facts_) : last, lang_),
        tr(row.label), bands(reach, row), chapter(row.ref, test_, facts_)));
    add_fault(out_of_reach_.back());
  }

  void band(const Reach& reach, const ReachRow& row) {
    const auto slot = reach.band;
    const auto chosen = facts_[slot].num;
    if (chosen == reach.beyond || chosen == reach.nearer) return;
    if (std::ranges::find(row.limits, chosen, &ReachLimit::band) != row.limits.end()) return;
    add_fault(sentence(lang_, "{}: this weapon has no such range ({}): {}",
                       "{}: quest'arma non ha questa gittata ({}): {}", written(slot),
                       tr(row.label), bands(reach, row)));
  }

  // ---- the rest

  // What contradicts the rules on the other side of a test that both sides take; what is wrong with
  // both sides alike is told once.
  void refuse_enemy(const Facts& said) {
    const auto enemy = mirrored(test_, said);
    for (const auto& refusal : test_.refusals) {
      const auto flags = mirrored(test_, {refusal.flags.begin(), refusal.flags.end()});
      const bool is_told =
          holds(refusal.when, facts_) && std::ranges::is_permutation(flags, refusal.flags);
      if (holds(refusal.when, enemy) && !is_told)
        add_fault(flags_of(flags) + ": " + std::string(tr(refusal.label)));
    }
  }

  [[nodiscard]] std::string flags_of(List<Slot> flags) const {
    std::string out;
    for (const auto slot : flags) {
      if (!is_given(slot)) continue;
      if (!out.empty()) out += " ";
      out += written(slot);
    }
    return out;
  }

  const TestTable& test_;
  const Ruleset& ruleset_;
  const Arguments& arguments_;
  Lang lang_;
  const Prefilled& prefilled_;
  const Lists& lists_;
  Facts facts_;
  std::vector<Slot> given_;
  std::vector<Listed> listed_;
  std::vector<Slot> untold_;
  std::vector<std::string> faults_;
  std::vector<std::string> out_of_reach_;  // those of them that tell so
};

}  // namespace

namespace {

const Ruling& felt_ruling(const Ruleset& ruleset, std::string_view option,
                          const Arguments& arguments, Lang lang) {
  const auto name = option.substr(0, option.find('='));
  const auto* found = find_ruling(ruleset, name);
  if (found == nullptr) {
    std::vector<std::string_view> names;
    for (const auto& ruling : ruleset.rulings)
      if (is_felt(ruleset, ruling)) names.push_back(ruling.switch_id);
    throw UsageError(lang, "--ruling '{}': no such ruling; '{}' lists them{}",
                     "--ruling '{}': non c'è questa lettura; '{}' le elenca{}", name,
                     command_line(same_rules(arguments.rules, arguments.house), {"rulings"}),
                     did_you_mean(name, names, lang));
  }
  if (is_felt(ruleset, *found)) return *found;
  if (found->switch_id.empty())
    throw UsageError(lang, "--ruling '{}': this ruling has no switch",
                     "--ruling '{}': questa lettura non si può cambiare", option);
  throw UsageError(
      lang, "--ruling '{}': this ruling is advice to the players: no command can feel it",
      "--ruling '{}': questa lettura è un consiglio ai giocatori: nessun comando ne dipende",
      option);
}

ChosenRuling choose_ruling(const Ruleset& ruleset, std::string_view option,
                           const Arguments& arguments, Lang lang) {
  const auto& ruling = felt_ruling(ruleset, option, arguments, lang);
  std::vector<std::string_view> values;
  for (const auto& reading : ruling.readings)
    if (!reading.value.empty()) values.push_back(reading.value);
  const auto equals = option.find('=');
  const auto value = equals == std::string_view::npos ? "" : option.substr(equals + 1);
  const auto place = std::ranges::find(values, value);
  if (place == values.end())
    throw UsageError(lang, "--ruling '{}': allowed values are {}{}",
                     "--ruling '{}': i valori ammessi sono {}{}", option, joined(values),
                     did_you_mean(value, values, lang));
  return {&ruling, place - values.begin()};
}

}  // namespace

std::vector<ChosenRuling> choose_rulings(const Ruleset& ruleset, const Arguments& arguments,
                                         Lang lang) {
  std::vector<ChosenRuling> out;
  std::vector<std::string> faults;
  for (const auto& option : arguments.rulings) {
    try {
      const auto chosen = choose_ruling(ruleset, option, arguments, lang);
      const auto before = std::ranges::find(out, chosen.ruling, &ChosenRuling::ruling);
      if (before != out.end() && before->value != chosen.value)
        throw UsageError(lang, "--ruling '{}': contradicts {}={}",
                         "--ruling '{}': contraddice {}={}", option, chosen.ruling->switch_id,
                         chosen.ruling->readings[static_cast<std::size_t>(before->value)].value);
      out.push_back(chosen);
    } catch (const UsageError& error) {
      faults.insert(faults.end(), error.lines().begin(), error.lines().end());
    }
  }
  if (!faults.empty()) throw UsageError(std::move(faults));
  return out;
}

void play(const std::vector<ChosenRuling>& rulings, const TestTable& test, Facts& facts) {
  for (const auto& [ruling, value] : rulings)
    if (const auto slot = find_fact(test, ruling->switch_id); slot != no_slot)
      facts.set(slot, value);
}

const Ruling* find_ruling(const Ruleset& ruleset, std::string_view name) {
  if (name.empty()) return nullptr;
  const auto found = std::ranges::find_if(ruleset.rulings, [&](const Ruling& ruling) {
    return name == ruling.id || name == ruling.switch_id;
  });
  return found == ruleset.rulings.end() ? report::ruling_numbered(ruleset, name) : &*found;
}

bool feels(const TestTable& test, const Ruling& ruling) {
  if (ruling.switch_id.empty()) return false;
  const auto asks = [&](const TestTable& one) {
    const auto slot = find_fact(one, ruling.switch_id);
    return slot != no_slot && one.initial[slot].den != 0;
  };
  return asks(test) || (test.roster != nullptr &&
                        std::ranges::any_of(test.roster->records, asks, &RecordTable::form));
}

bool is_felt(const Ruleset& ruleset, const Ruling& ruling) {
  const auto is_test = [&](const TestTable* test) { return feels(*test, ruling); };
  const auto is_record = [&](const BattleRecord& one) { return feels(one.form, ruling); };
  return std::ranges::any_of(ruleset.tests, is_test) ||
         (ruleset.battle != nullptr && std::ranges::any_of(ruleset.battle->records, is_record));
}

Understood bind(const TestTable& test, const Ruleset& ruleset, const Arguments& arguments,
                Lang lang, const Prefilled& prefilled, const Lists& lists) {
  return Binder(test, ruleset, arguments, lang, prefilled, lists).bind();
}

}  // namespace nfw::cli
