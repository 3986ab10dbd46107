#include "arguments.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "bare_words.hpp"
#include "nfw/base/nearest.hpp"
#include "nfw/base/spelling.hpp"
#include "values.hpp"
#include "words.hpp"

namespace nfw::cli {

namespace {

constexpr std::string_view unwritten = "\n";  // a word that nobody writes

std::string names(std::string_view name, std::string_view letter) {
  return "--" + std::string(name) + (letter.empty() ? "" : ",-" + std::string(letter));
}

bool has_flag(const TestTable& test, std::string_view id) {
  return find_input(test, id) != nullptr;
}

// "; 'melee' has it", and the ruleset whose test of the same name has it; or nothing.
std::string who_has(std::string_view flag, const TestTable* test, const Rulebooks& books,
                    Lang lang) {
  std::string out;
  for (const auto* other : books.chosen.tests)
    if (other != test && has_flag(*other, flag)) {
      out += sentence(lang, "; '{}' has it", "; la ha '{}'", other->id);
      break;
    }
  for (const auto* book : books.all)
    for (const auto* other : book->tests)
      if (test != nullptr && book != &books.chosen && other->id == test->id &&
          has_flag(*other, flag))
        out += sentence(lang, "; '{} --rules {}' has it", "; la ha '{} --rules {}'", other->id,
                        book->id);
  return out;
}

// The flag of this test of which it is a value, or that shares part of its name; or nothing.
std::string said_otherwise(std::string_view bare, const TestTable* test, Lang lang) {
  if (test == nullptr || bare.empty()) return {};
  for (const auto& input : test->inputs)
    for (const auto& value : input.values)
      if (is_called(value, bare))
        return fmt::format("{} {}", as_flag(input, lang), report::name_of(value, lang));
  for (const auto& input : test->inputs)
    for (const auto name : {input.id, input.it_id})
      if (!name.empty() && (name.starts_with(bare) || bare.ends_with(fmt::format("-{}", name))))
        return as_flag(input, lang);
  return {};
}

// What is wrong with it, and who has it or what may have been meant.
std::string unknown_option(std::string_view option, const TestTable* test, const Rulebooks& books,
                           Lang lang) {
  const auto name = option.substr(0, option.find('='));
  const auto bare = name.substr(std::min(name.find_first_not_of('-'), name.size()));
  const auto out = sentence(lang, "{} has no option '{}'", "{} non ha l'opzione '{}'",
                            test != nullptr ? test->id : "nfw", name);
  const bool one_dash = !option.starts_with("--");
  if (const auto flag = meant_flag(test, bare, lang); one_dash && flag.is_any())
    return out + sentence(lang, "; did you mean '--{}'?", "; forse '--{}'?", flag.name(lang));
  if (const auto several = may_mean(test, bare, lang); !several.empty())
    return sentence(lang, "'{}' may mean: {}", "'{}' può significare: {}", name, several);
  if (const auto here = said_otherwise(bare, test, lang); !here.empty())
    return out + sentence(lang, "; did you mean '{}'?", "; forse '{}'?", here);
  if (const auto elsewhere = who_has(bare, test, books, lang); !elsewhere.empty())
    return out + elsewhere;
  std::vector<std::string_view> known;
  for (const auto& one : options()) known.push_back(one.name);
  if (test != nullptr)
    for (const auto one : {lang, lang == Lang::it ? Lang::en : Lang::it})
      for (const auto& input : test->inputs) known.push_back(report::name_of(input, one));
  const auto best = nearest(bare, known);
  return best.empty() ? out
                      : out + sentence(lang, "; did you mean '--{}'?", "; forse '--{}'?", best);
}

// Without a flag for help of its own, which is made with each one and then taken away.
class Parser : public CLI::App {
 public:
  Parser() : CLI::App("", "", nullptr) {}
};

// Options that no argument names are not even declared: that is most of them, and the time that
// declaring takes grows with their square.
class Splitter {
 public:
  Splitter(std::vector<std::string> args, const TestTable* test, const Rulebooks& books, Lang lang)
      : args_(std::move(args)), test_(test), books_(books), lang_(lang) {
    if (test != nullptr)
      take_flags(*test);
    else
      has_others_ = !args_.empty();
  }

  Arguments split() {
    auto out = parse();
    if (!faults_.empty()) throw UsageError(faults_);
    return out;
  }

  // The last of the arguments is a word that stands for any.
  Unfinished split_unfinished() {
    Unfinished out{parse()};
    const auto is_last = [&](const std::vector<std::string>& values) {
      return !values.empty() && values.back() == unwritten;
    };
    for (const auto& [option, parsed] : options_)
      if (is_last(parsed->results())) out.option = option;
    for (const auto& given : out.arguments.inputs)
      if (is_last(given.values)) out.input = given.slot;
    std::erase(out.arguments.words, unwritten);
    return out;
  }

 private:
  // Flags may be called in either language, or by a beginning. Each is taken with its value; in its
  // place the parser finds it bare, by its id, so that what stands before it ends there.
  void take_flags(const TestTable& test) {
    std::vector<std::string> rest;
    for (std::size_t at = 0; at < args_.size(); ++at) {
      const auto& arg = args_[at];
      const auto equals = arg.find('=');
      const auto name = arg.starts_with("--") ? arg.substr(2, equals - 2) : std::string();
      const auto* input = meant_flag(&test, name, lang_).input;
      if (input == nullptr) {
        rest.push_back(arg);
        has_others_ = true;
        continue;
      }
      const auto slot = static_cast<Slot>(input - test.inputs.data());
      auto& given = inputs_.try_emplace(slot, Arguments::Given{slot, {}}).first->second;
      if (given.name.empty())
        given.name =
            find_input(test, name) != nullptr ? name : std::string(report::name_of(*input, lang_));
      if (equals != std::string::npos)
        given.values.push_back(arg.substr(equals + 1));
      else if (input->kind == Kind::flag)
        given.values.emplace_back("true");
      else
        given.values.push_back(has_value_after(args_, at) ? args_[++at] : std::string());
      rest.push_back(names(input->id, ""));
    }
    args_ = std::move(rest);
  }
  void declare_all() {
    app_.allow_extras();
    constexpr int most_dice = 1 << 24;
    for (const auto& option : options())
      if (is_named(option.name) || is_named_by_letter(option.letter))
        options_[&option] = declare(names(option.name, option.letter), takes_value(option),
                                    option.operand == Operand::dice ? most_dice : 1);
    for (const auto& [slot, given] : inputs_) app_.add_flag(names(test_->inputs[slot].id, ""));
  }

  Arguments parse() {
    if (has_others_) parse_others();
    for (const auto& arg : args_) check_nothing(arg);
    Arguments out;
    for (const auto& [option, parsed] : options_)
      if (parsed->count() > 0) keep(*option, parsed->results(), out);
    inputs(out);
    extras(out);
    return out;
  }

  // The parser asks for a locale, which takes a tenth of a start: where flags are all, it need not.
  void parse_others() {
    declare_all();
    std::vector<std::string> backwards(args_.rbegin(), args_.rend());
    try {
      app_.parse(std::move(backwards));
    } catch (const CLI::ParseError& error) {
      throw UsageError(error.what());
    }
  }

  [[nodiscard]] bool is_named(std::string_view name) const {
    return std::ranges::any_of(args_, [&](const std::string& arg) {
      return arg.starts_with("--") && std::string_view(arg).substr(2).starts_with(name);
    });
  }
  [[nodiscard]] bool is_named_by_letter(std::string_view letter) const {
    return !letter.empty() && std::ranges::any_of(args_, [&](const std::string& arg) {
      return arg.starts_with('-') && !arg.starts_with("--") &&
             arg.find(letter) != std::string::npos;
    });
  }
  CLI::Option* declare(const std::string& names, bool takes_value, int most) {
    if (!takes_value) return app_.add_flag(names);
    return app_.add_option(names)->expected(0, most)->multi_option_policy(
        CLI::MultiOptionPolicy::TakeAll);
  }

  void add_fault(std::string_view flag, const char* en, const char* it) {
    faults_.push_back(fmt::format("--{} {}", flag, lang_ == Lang::it ? it : en));
  }

  void keep(const Option& option, const std::vector<std::string>& given, Arguments& out) {
    out.options.push_back(&option);
    const bool has_many = option.operand == Operand::dice;
    if (option.value.en.empty())
      check_bare(option.name, given);
    else if (!has_many && std::ranges::find(given, std::string()) != given.end())
      return add_fault(option.name, "needs a value", "richiede un valore");
    if (const auto* flag = std::get_if<bool Arguments::*>(&option.kept)) out.*(*flag) = true;
    if (const auto* list = std::get_if<std::vector<std::string> Arguments::*>(&option.kept))
      out.*(*list) = given;
    if (const auto* one = std::get_if<std::optional<std::string> Arguments::*>(&option.kept)) {
      if (given.size() > 1 && !has_many) add_fault(option.name, "stands twice", "è ripetuta");
      out.*(*one) = has_many ? fmt::format("{}", fmt::join(given, " ")) : allowed(option, given[0]);
    }
  }
  std::string allowed(const Option& option, const std::string& given) {
    if (option.allowed.empty()) return given;
    if (may_be_bare(option) && given == "true") return std::string(option.allowed.front());
    try {
      return std::string(allowed_value(option, "--" + std::string(option.name), given, lang_));
    } catch (const UsageError& error) {
      faults_.insert(faults_.end(), error.lines().begin(), error.lines().end());
      return given;
    }
  }
  void check_bare(std::string_view name, const std::vector<std::string>& given) {
    for (const auto& result : given)
      if (result != "true") add_fault(name, "takes no value", "non ammette valori");
  }

  // "--colours=" and "-q=1", of which the parser makes a bare flag.
  void check_nothing(std::string_view arg) {
    const bool in_full = arg.starts_with("--") && arg.ends_with('=');
    const bool by_letter = !in_full && arg.starts_with('-') && arg.find('=') == 2;
    if (!in_full && !by_letter) return;
    const auto name = in_full ? arg.substr(2, arg.size() - 3) : arg.substr(1, 1);
    for (const auto& [option, parsed] : options_)
      if (option->value.en.empty() && (in_full ? option->name : option->letter) == name)
        add_fault(option->name, "takes no value", "non ammette valori");
  }

  void inputs(Arguments& out) {
    for (auto& [slot, given] : inputs_) {
      const auto& values = given.values;
      if (test_->inputs[slot].kind == Kind::flag) {
        check_bare(given.name, values);
        if (values.size() > 1) add_fault(given.name, "stands twice", "è ripetuta");
      } else if (std::ranges::find(values, std::string()) != values.end()) {
        add_fault(given.name, "needs a value", "richiede un valore");
      }
      out.inputs.push_back(std::move(given));
    }
  }

  // A word after an option that does not exist is taken for its value.
  void extras(Arguments& out) {
    bool unknown = false;
    const auto is_negative = [](std::string_view word) {
      return word.find_first_not_of("0123456789", 1) == std::string_view::npos;
    };
    for (auto& extra : app_.remaining()) {
      const bool is_word = test_ == nullptr && is_negative(extra);  // its command says what may be
      if (extra.starts_with("-=") && !faults_.empty()) continue;  // told with the letter before it
      if (extra.size() > 1 && extra[0] == '-' && !is_word) {
        faults_.push_back(unknown_option(extra, test_, books_, lang_));
        unknown = true;
      } else if (!unknown) {
        out.words.push_back(std::move(extra));
      }
    }
  }

  std::vector<std::string> args_;
  const TestTable* test_;
  const Rulebooks& books_;
  Lang lang_;
  Parser app_;
  std::map<const Option*, CLI::Option*> options_;
  std::map<Slot, Arguments::Given> inputs_;
  bool has_others_ = false;  // besides flags of the test
  std::vector<std::string> faults_;
};

}  // namespace

const TestTable* find_test(const Ruleset& ruleset, std::string_view name) {
  const auto found = std::ranges::find(ruleset.tests, name, &TestTable::id);
  return found == ruleset.tests.end() ? nullptr : *found;
}

std::size_t command_place(const std::vector<std::string>& args) {
  const auto end = end_of_options(args);
  for (std::size_t at = 0; at < end; ++at) {
    if (args[at].starts_with('-') && args[at].size() > 1)
      at += values_after(args, at);
    else
      return at;
  }
  return std::min(end + 1, args.size());
}

std::string command_of(const std::vector<std::string>& args) {
  const auto place = command_place(args);
  return place < args.size() ? args[place] : std::string();
}

bool asks_for_help(const std::vector<std::string>& args) {
  const auto end = std::ranges::find(args, "--");
  return std::any_of(args.begin(), end,
                     [](const auto& arg) { return arg == "--help" || arg == "-h"; });
}

std::vector<std::string> peek_all(const std::vector<std::string>& args, std::string_view name) {
  const auto full = "--" + std::string(name);
  const auto end = end_of_options(args);
  std::vector<std::string> out;
  for (std::size_t at = 0; at < end; ++at) {
    if (args[at] == full && values_after(args, at) > 0) out.push_back(args[at + 1]);
    if (args[at].starts_with(full + "=")) out.push_back(args[at].substr(full.size() + 1));
  }
  return out;
}

std::optional<std::string> peek(const std::vector<std::string>& args, std::string_view name) {
  const auto all = peek_all(args, name);
  if (all.empty()) return {};
  return all.front();
}

report::SameRules same_rules(const std::optional<std::string>& rules,
                             const std::vector<std::string>& house) {
  report::SameRules out;
  if (rules) out.before = {"--rules", *rules};
  for (const auto& file : house) out.behind.insert(out.behind.end(), {"--house", file});
  return out;
}

std::vector<std::vector<std::string>> parts(const std::vector<std::string>& args) {
  std::vector<std::vector<std::string>> out(1);
  const auto end = end_of_options(args);
  for (std::size_t at = 0; at < args.size(); ++at) {
    constexpr std::string_view with_test = "--then=";
    if (at < end && (args[at] == "--then" || args[at] == with_test))
      out.emplace_back();
    else if (at < end && args[at].starts_with(with_test))
      out.push_back({args[at].substr(with_test.size())});
    else
      out.back().push_back(args[at]);
  }
  return out;
}

void merge_options(Arguments& first, const Arguments& later, Lang lang) {
  for (const auto* option : later.options) {
    first.options.push_back(option);
    if (const auto* flag = std::get_if<bool Arguments::*>(&option->kept)) first.*(*flag) = true;
    if (const auto* list = std::get_if<std::vector<std::string> Arguments::*>(&option->kept);
        list != nullptr && !option->by_part)
      (first.*(*list))
          .insert((first.*(*list)).end(), (later.*(*list)).begin(), (later.*(*list)).end());
    if (const auto* one = std::get_if<std::optional<std::string> Arguments::*>(&option->kept)) {
      if (first.*(*one))
        throw UsageError(lang, "--{} stands twice", "--{} è ripetuta", option->name);
      first.*(*one) = later.*(*one);
    }
  }
}

namespace {

// Takes the command out of the arguments, which may be none.
std::string take_command(std::vector<std::string>& args) {
  const auto place = command_place(args);
  if (place == args.size()) return {};
  auto command = std::move(args[place]);
  args.erase(args.begin() + static_cast<std::ptrdiff_t>(place));
  return command;
}

}  // namespace

Arguments split(std::vector<std::string> args, const TestTable* test, const Rulebooks& books,
                Lang lang) {
  auto command = take_command(args);
  const auto end = std::ranges::find(args, "--");
  const std::vector<std::string> words(end == args.end() ? end : end + 1, args.end());
  args.erase(end, args.end());
  auto out = Splitter(args, test, books, lang).split();
  out.command = std::move(command);
  out.words.insert(out.words.end(), words.begin(), words.end());
  return out;
}

Unfinished split_unfinished(std::vector<std::string> args, const TestTable* test, List<Slot> main,
                            const Rulebooks& books, Lang lang) {
  const auto place = command_place(args);
  const bool has_command = place < args.size();
  args.emplace_back(unwritten);
  if (has_command && test != nullptr && test->operand.en.empty())
    args = line_spelt_out(args, place, *test, main, lang, Unclear::kept);
  auto command = has_command ? take_command(args) : std::string();
  auto out = Splitter(args, test, books, lang).split_unfinished();
  out.arguments.command = std::move(command);
  return out;
}

}  // namespace nfw::cli
