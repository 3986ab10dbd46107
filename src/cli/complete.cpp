#include "complete.hpp"

#include <algorithm>

#include "bare_words.hpp"
#include "battle.hpp"
#include "battle_deed.hpp"
#include "bind.hpp"
#include "commands.hpp"
#include "expectation.hpp"
#include "help.hpp"
#include "nfw/base/spelling.hpp"
#include "values.hpp"
#include "verbs.hpp"

namespace nfw::cli {

namespace {

using report::say;

class Completer {
 public:
  Completer(const std::vector<std::string>& words, const Rulebooks& books, const World& world,
            Lang lang)
      : ruleset_(&books.chosen), books_(books), world_(world), lang_(lang) {
    auto before = words;
    if (!before.empty()) {
      word_ = before.back();
      before.pop_back();
    }
    before = options_in_full(before, *ruleset_, lang);
    find_battle(before);
    for (auto& part : parts(before)) begin(std::move(part));
  }

  std::string complete() {
    const auto& part = parts_.back();
    const bool dashed = word_.starts_with('-');
    const auto equals = word_.find('=');
    if (dashed && equals != std::string::npos) {
      typed_ = word_.substr(0, equals + 1);
      value_of_flag(std::string_view(word_).substr(0, equals));
    } else if (dashed) {
      flags();
    } else if (part.option != nullptr) {
      value_of(*part.option);
    } else if (part.input != no_slot) {
      value_of(test()->inputs[part.input]);
    } else if (part.arguments.command.empty()) {
      commands_due();
    } else if (deed_ != nullptr && seats_.size() < deed_->seats.size()) {
      offer_records(sought(battle()->state(), *deed_, seats_));
      if (deed_->seats[seats_.size()].optional) operand();
    } else {
      operand();
    }
    return out_;
  }

 private:
  void find_battle(const std::vector<std::string>& args) try {
    battle_path_ = battle_path(peek(args, "battle-file"), world_, lang_);
  } catch (const UsageError&) {
    return;  // told when the line is run
  }
  // Opened where somebody asks for it: most words need no more than its rules.
  const Battle* battle() try {
    if (battle_path_ && !battle_) battle_.emplace(open_battle(*battle_path_, world_, lang_, false));
    return battle_ ? &*battle_ : nullptr;
  } catch (const UsageError&) {
    battle_path_.reset();
    return nullptr;
  }

  void begin(std::vector<std::string> part) {
    const auto place = command_place(part);
    if (place < part.size()) {
      if (parts_.empty()) begin_deed(part, place);
      if (const auto verb = only_verb(part[place], *ruleset_); !verb.empty()) part[place] = verb;
    }
    const auto* test = asked_by(*ruleset_, command_of(part));
    tests_.push_back(test);
    parts_.push_back(split_unfinished(part, test, main(), books_, lang_));
  }
  // Where it is about the battle, by the battle's rules; the names that stand are taken.
  void begin_deed(std::vector<std::string>& part, std::size_t place) {
    const auto behind = part.begin() + static_cast<std::ptrdiff_t>(place) + 1;
    const auto& next = behind == part.end() ? word_ : *behind;
    const bool names_someone = next.empty() || is_name(next);
    if (!names_someone || find_command(part[place]) != nullptr || battle() == nullptr) return;
    deed_ = find_deed(*battle_->ruleset, only_verb(part[place], *battle_->ruleset));
    if (deed_ == nullptr) return;
    ruleset_ = battle_->ruleset;
    std::vector<std::string> words(behind, part.end());
    try {
      take_names(words, battle_->state(), *deed_, lang_, seats_);
    } catch (const UsageError&) {
      return;  // nobody bears it: what stands in the next seat can still be said
    }
    part.erase(behind, part.end());
    part.insert(part.end(), words.begin(), words.end());
  }

  [[nodiscard]] const TestTable* test() const { return tests_.back(); }
  [[nodiscard]] List<Slot> main() const {
    if (deed_ != nullptr) return deed_->main;
    return test() != nullptr ? test()->main : List<Slot>();
  }
  [[nodiscard]] const Arguments& arguments() const { return parts_.back().arguments; }

  // What is typed of the word is `typed_` and a beginning of one of these.
  void offer(std::string_view candidate, std::string_view says, std::string_view end = "") {
    auto whole = typed_;
    whole += candidate;
    whole += end;
    if (!whole.starts_with(word_)) return;
    out_ += whole;
    if (!says.empty()) (out_ += '\t') += says;
    out_ += '\n';
  }
  // Other spellings and languages are understood, too: offered where no name begins so.
  void offer_all(List<Choice> values, const std::vector<std::string_view>& left_out = {}) {
    const auto before = out_.size();
    const auto is_left_out = [&](const Choice& value) {
      return std::ranges::any_of(left_out,
                                 [&](auto word) { return is_called(value, folded(word)); });
    };
    for (const auto& value : values)
      if (!is_left_out(value)) offer(report::name_of(value, lang_), say(value.label, lang_));
    if (out_.size() > before || word_.size() == typed_.size()) return;
    for (const auto& value : values)
      for (const auto& name : names_of(value))
        if (!is_left_out(value)) offer(name, report::name_of(value, lang_));
  }
  void offer_items(List<Choice> values) { offer_all(values, move_past_items()); }

  // What stands before the last comma is typed; the items there.
  std::vector<std::string_view> move_past_items() {
    const auto list = std::string_view(word_).substr(typed_.size());
    auto before = items(list);
    const auto last = before.back().size();
    before.pop_back();
    typed_ = word_.substr(0, word_.size() - last);
    return before;
  }
  // ID=VALUE: the id, where the value is due; what is typed is then all before it.
  std::optional<std::string> move_past_id() {
    const auto begin = typed_.size();
    const auto equals = word_.find('=', begin);
    if (equals == std::string::npos) return {};
    typed_ = word_.substr(0, equals + 1);
    return word_.substr(begin, equals - begin);
  }

  // ---- commands and what they take

  void commands_due() {
    if (tests_.size() > 1) return tests_that_follow();
    offer_tests();
    offer_commands();
    if (battle_path_ && ruleset_->battle != nullptr)
      for (const auto& deed : ruleset_->battle->deeds)
        if (deed.test == nullptr) offer(deed.id, say(deed.form.title, lang_));
    if (out_.empty()) in_italian();
  }
  // Understood, too: offered where no other name begins so.
  void in_italian() {
    for (const auto& [name, verb] : italian_names(*ruleset_))
      if (battle_path_ || find_test(*ruleset_, verb) != nullptr) offer(name, verb);
    for (const auto& command : commands()) offer(command.it_name, command.name);
  }
  void tables_in_italian() {
    for (const auto& [name, verb] : italian_names(*ruleset_))
      if (find_test(*ruleset_, verb) != nullptr) offer(name, verb);
    for (const auto& table : ruleset_->references) offer(handle_of(table.title.it), table.id);
  }
  void offer_commands() {
    for (const auto& command : commands()) offer(command.name, say(command.about, lang_));
  }
  void offer_tests() {
    for (const auto* one : ruleset_->tests) offer(one->id, say(one->about, lang_));
  }
  void tests_that_follow() {
    const auto* first = tests_[tests_.size() - 2];
    if (first == nullptr) return;
    for (const auto* one : ruleset_->tests)
      if (std::ranges::find(first->next, one->id, &NextTest::test) != first->next.end())
        offer(one->id, say(one->about, lang_));
  }

  void operand() {
    const bool first = arguments().words.empty();
    if (test() != nullptr && !test()->operand.en.empty() && first) return files();
    if (test() != nullptr && !word_.empty()) return bare_words();
    if (test() != nullptr) {
      what_it_is_about();
      return flags();
    }
    if (const auto* command = find_command(arguments().command); command != nullptr && first)
      one(command->operand);
  }

  // Who is still there.
  void offer_records(const Sought& wanted) {
    if (battle() == nullptr) return;
    if (word_.starts_with('@')) typed_ = "@";
    const auto& state = battle_->state();
    for (std::size_t n = 1; n < state.records().size(); ++n)
      if (is_sought(state, n, wanted) && !state.is_gone(n))
        offer(state[n].handle, report::name_of(state, n));
  }
  void rounds() {
    if (battle() == nullptr) return;
    for (const auto& round : battle_->rules().rounds)
      offer(round_name(round, lang_), say(round.label, lang_));
  }

  // One of what such an operand may be.
  void one(Operand operand) {
    switch (operand) {
      case Operand::help:
        offer_tests();
        offer_commands();
        if (out_.empty()) in_italian();
        return;
      case Operand::table:
        offer_tests();
        for (const auto& table : ruleset_->references) offer(table.id, say(table.about, lang_));
        if (out_.empty()) tables_in_italian();
        return;
      case Operand::ruling: return rulings();
      case Operand::file:
      case Operand::files: return files();
      case Operand::record:
      case Operand::keys: return offer_records({});
      case Operand::round: return rounds();
      case Operand::shell:
        for (const auto shell : shells()) offer(shell, "");
        return;
      case Operand::ruleset:
        for (const auto* book : books_.all) offer(book->id, say(book->book, lang_));
        return;
      case Operand::reading: return readings();
      case Operand::varied: return varied();
      case Operand::shown: return shown();
      case Operand::expected: return expected();
      default: return;
    }
  }

  void rulings() {
    for (const auto& ruling : ruleset_->rulings)
      offer(ruling.switch_id.empty() ? ruling.id : ruling.switch_id, say(ruling.question, lang_));
    if (word_.empty()) return;  // the same once more
    for (const auto& ruling : ruleset_->rulings) offer(ruling.number, say(ruling.question, lang_));
  }

  void files() { out_ = ":files\n"; }

  // ---- flags

  void flags() {
    typed_ = "--";
    if (test() != nullptr)
      for (const auto& input : test()->inputs)
        if (fits(input)) offer(report::name_of(input, lang_), say(input.label, lang_));
    for (const auto& option : options())
      if (fits(option)) offer(option.name, help_of(option, lang_));
    if (!out_.empty() || test() == nullptr) return;
    for (const auto& input : test()->inputs) {
      if (!fits(input)) continue;
      for (const auto other : {input.id, input.it_id})
        if (!other.empty()) offer(other, say(input.label, lang_));
      for (const auto other : input.also) offer(other, say(input.label, lang_));
    }
  }

  // The values of the test's main choice.
  void what_it_is_about() {
    for (const auto slot : main())
      if (const auto& input = test()->inputs[slot]; fits(input)) offer_all(input.values);
  }
  // Flags without their dashes, and values, as far as each means one thing alone.
  void bare_words() {
    for (const auto& input : test()->inputs) {
      if (!fits(input)) continue;
      offer_clear(input, report::name_of(input, lang_), say(input.label, lang_));
      for (const auto& value : input.values)
        if (!is_ruled_out(value.needs))
          offer_clear(input, report::name_of(value, lang_), say(value.label, lang_));
    }
  }
  void offer_clear(const Input& input, std::string_view word, std::string_view says) {
    if (!word.starts_with(word_)) return;
    const auto meant = meanings(*test(), main(), word, lang_);
    if (meant.size() == 1 && meant.front().input == &input) offer(word, says);
  }

  [[nodiscard]] bool is_given(Slot slot) const {
    return std::ranges::find(arguments().inputs, slot, &Arguments::Given::slot) !=
           arguments().inputs.end();
  }
  // What stands once says otherwise; flags that stand nowhere may yet be written.
  [[nodiscard]] bool is_ruled_out(const When& when) const {
    const auto fails = [&](const Condition& condition) {
      return condition.fact < test()->inputs.size() && said().has(condition.fact) &&
             !may_repeat(test()->inputs[condition.fact]) && !holds(condition, said());
    };
    return !when.any.empty() && std::ranges::all_of(when.any, [&](const Clause& clause) {
      return std::ranges::any_of(clause.all, fails);
    });
  }
  // What the flags say, as far as it can be read.
  [[nodiscard]] const Facts& said() const {
    if (said_) return *said_;
    said_.emplace(*test());
    for (const auto& given : arguments().inputs) {
      try {
        said_->set(given.slot, read_value(test()->inputs[given.slot], given.values, lang_));
      } catch (const UsageError&) {
        continue;  // told when the line is run
      }
    }
    return *said_;
  }
  [[nodiscard]] bool fits(const Input& input) const {
    const auto slot = static_cast<Slot>(&input - test()->inputs.data());
    const auto excludes = [&](const Arguments::Given& given) {
      const auto& others = test()->inputs[given.slot].excludes;
      return std::ranges::find(others, slot) != others.end();
    };
    return (may_repeat(input) || !is_given(slot)) && !is_ruled_out(input.needs) &&
           std::ranges::none_of(input.excludes, [&](Slot other) { return is_given(other); }) &&
           std::ranges::none_of(arguments().inputs, excludes);
  }
  [[nodiscard]] bool fits(const Option& option) const {
    const auto stands_here = [&](const Unfinished& part) { return stands(option, part.arguments); };
    if (!may_repeat(option) && std::ranges::any_of(parts_, stands_here)) return false;
    if (option.name == "then") return test() != nullptr && !test()->next.empty();
    if (find_act(*ruleset_, arguments().command) != nullptr) return option.everywhere;
    Subject subject{arguments().command, {}};
    if (tests_.front() != nullptr) subject.tests.push_back(tests_.front());
    return arguments().command.empty() || goes_with(option, subject);
  }

  // ---- values

  void value_of_flag(std::string_view flag) {
    if (!flag.starts_with("--")) return;
    const auto name = flag.substr(2);
    const auto meant = meant_flag(test(), name, lang_, arguments().command);
    if (meant.option != nullptr) value_of(*meant.option);
    if (meant.input != nullptr) value_of(*meant.input);
  }

  void value_of(const Input& input) {
    if (input.kind == Kind::names) return names();
    auto left_out =
        input.kind == Kind::choices ? move_past_items() : std::vector<std::string_view>();
    for (const auto& value : input.values)
      if (is_ruled_out(value.needs)) left_out.push_back(value.id);
    offer_all(input.values, left_out);
  }

  // Those that stand in the lists of entries.
  void names() {
    const auto before = move_past_items();
    for (const auto& given : arguments().inputs) {
      if (test()->inputs[given.slot].kind != Kind::entries) continue;
      for (const auto& value : given.values)
        for (const auto item : items(value))
          if (const auto name = item.substr(0, item.rfind(':'));
              std::ranges::find(before, name) == before.end())
            offer(name, "");
    }
  }

  void value_of(const Option& option) {
    for (const auto value : option.allowed) offer(value, "");
    one(option.operand);
  }

  // By a test of the line, or one that is taken at once where both sides roll.
  [[nodiscard]] bool felt(const Ruling& ruling) const {
    return std::ranges::any_of(tests_, [&](const TestTable* one) {
      return one != nullptr &&
             (feels(*one, ruling) || std::ranges::any_of(one->both.then, [&](auto id) {
                return feels(*find_test(*ruleset_, id), ruling);
              }));
    });
  }
  [[nodiscard]] bool is_played(const Ruling& ruling) const {
    return std::ranges::any_of(arguments().rulings, [&](std::string_view option) {
      return find_ruling(*ruleset_, option.substr(0, option.find('='))) == &ruling;
    });
  }

  void readings() {
    if (const auto id = move_past_id()) {
      const auto* ruling = find_ruling(*ruleset_, *id);
      if (ruling == nullptr || !felt(*ruling)) return;
      for (const auto& reading : ruling->readings)
        if (!reading.value.empty()) offer(reading.value, say(reading.label, lang_));
      return;
    }
    for (const auto& ruling : ruleset_->rulings)
      if (felt(ruling) && !is_played(ruling))
        offer(ruling.switch_id, say(ruling.question, lang_), "=");
  }

  void varied() {
    if (const auto id = move_past_id()) {
      for (const auto* one : tests_)
        if (const auto* input = one == nullptr ? nullptr : find_input(*one, *id))
          return offer_items(values_of(*input));
      return;
    }
    for (const auto* one : tests_)
      if (one != nullptr)
        for (const auto& input : one->inputs)
          if (!is_named_list(input.kind))
            offer(report::name_of(input, lang_), say(input.label, lang_), "=");
  }

  void shown() {
    const auto id = move_past_id();
    for (const auto* one : tests_)
      if (one != nullptr)
        for (const auto& key : one->outcome) {
          if (id && *id == key.id) return offer_items(words_of(key));
          const bool has_mean = key.kind == ValueKind::number;
          if (!id) offer(key.id, report::plural(key.label, lang_), has_mean ? "" : "=");
        }
  }

  void expected() {
    const auto before = move_past_items();
    if (test() == nullptr) return;
    for (const auto key : test()->headline) offer_all(words_of(test()->outcome[key]), before);
  }

  const Ruleset* ruleset_;
  Rulebooks books_;
  const World& world_;
  Lang lang_;
  std::string word_;   // that is being written
  std::string typed_;  // the part of it that is settled
  std::vector<Unfinished> parts_;
  std::vector<const TestTable*> tests_;     // of the parts; nullptr for other commands
  std::optional<std::string> battle_path_;  // of the battle that is in force
  std::optional<Battle> battle_;
  const Deed* deed_ = nullptr;      // of the battle, that the line is about
  std::vector<std::size_t> seats_;  // who takes it
  mutable std::optional<Facts> said_;
  std::string out_;
};

}  // namespace

std::string completions(const std::vector<std::string>& words, const Rulebooks& books,
                        const World& world, Lang lang) {
  return Completer(words, books, world, lang).complete();
}

}  // namespace nfw::cli
