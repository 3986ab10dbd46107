#include "arguments.hpp"

#include <algorithm>
#include <map>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "values.hpp"

namespace nfw::cli {

namespace {

constexpr std::string_view languages[] = {"en", "it"};
constexpr std::string_view colors[] = {"auto", "always", "never"};
constexpr std::string_view with_table[] = {"table"};
constexpr std::string_view with_find[] = {"find"};
constexpr std::string_view with_rulings[] = {"rulings"};

constexpr GlobalOption options[] = {
    {"rules",
     "",
     {"RULESET", "REGOLAMENTO"},
     {"the rulebook to play by (environment: NFW_RULES)", "il regolamento (ambiente: NFW_RULES)"}},
    {"house",
     "",
     {"FILE", "FILE"},
     {"house rules, laid over the book; once or more (environment: NFW_HOUSE)",
      "regole della casa, sopra quelle del libro; una o più volte (ambiente: NFW_HOUSE)"},
     Scope::every,
     true},
    {"seed",
     "",
     {"N", "N"},
     {"repeats the dice of an earlier roll", "ripete i dadi di un tiro precedente"},
     Scope::dice},
    {"dice",
     "",
     {"LIST", "ELENCO"},
     {"your own dice, in the order rolled; - reads them from standard input",
      "i vostri dadi, nell'ordine dei tiri; - li legge dallo standard input"},
     Scope::dice},
    {"ask",
     "",
     {},
     {"asks for each roll when it is due", "chiede ogni tiro quando serve"},
     Scope::dice},
    {"odds",
     "",
     {},
     {"the exact probabilities instead of a roll", "le probabilità esatte invece di un tiro"},
     Scope::odds},
    {"then",
     "",
     {"TEST ...", "TEST ..."},
     {"the test that follows, with its own flags after it",
      "il test che segue, con le sue opzioni"},
     Scope::test,
     true},
    {"vary",
     "",
     {"FLAG=A..B[:STEP]", "OPZIONE=A..B[:PASSO]"},
     {"exact odds for each value of a flag (or FLAG=a,b,c); once or twice",
      "probabilità esatte per ogni valore di un'opzione (o OPZIONE=a,b,c); una o due volte"},
     Scope::sweep,
     true},
    {"show",
     "",
     {"KEY[=R]", "CHIAVE[=R]"},
     {"with --vary: a mean (kills) or a probability (kills=3+, reaction=rout)",
      "con --vary: una media (kills) o una probabilità (kills=3+, reaction=rout)"},
     Scope::sweep,
     true},
    {"csv",
     "",
     {},
     {"with --vary, or table: comma-separated values",
      "con --vary, o table: valori separati da virgole"},
     Scope::sweep,
     false,
     {},
     with_table},
    {"limit",
     "",
     {"N|all", "N|all"},
     {"with find: so many rows, the best first", "con find: quante righe, le migliori"},
     Scope::command,
     false,
     {},
     with_find},
    {"in-force",
     "",
     {},
     {"with rulings: a sheet of how each is played", "con rulings: un foglio di come si gioca"},
     Scope::command,
     false,
     {},
     with_rulings},
    {"repeat",
     "",
     {"N", "N"},
     {"that many resolutions, summarised", "altrettante risoluzioni, riassunte"},
     Scope::odds},
    {"json", "", {}, {"one JSON object on one line", "un oggetto JSON su una riga"}},
    {"quiet", "q", {}, {"only the outcome, a word a line", "solo l'esito, una parola per riga"}},
    {"expect",
     "",
     {"R[,R...]", "R[,R...]"},
     {"exit status 0 if the outcome is one of these, else 1",
      "stato d'uscita 0 se l'esito è uno di questi, altrimenti 1"}},
    {"lang",
     "",
     {"en|it", "en|it"},
     {"language (environment: NFW_LANG)", "lingua (ambiente: NFW_LANG)"},
     Scope::every,
     false,
     languages},
    {"ruling",
     "",
     {"ID=VALUE", "ID=VALORE"},
     {"plays a ruling the other way; may stand several times",
      "gioca una lettura diversa; si può ripetere"},
     Scope::test,
     true,
     {},
     with_rulings},
    {"color",
     "",
     {"auto|always|never", "auto|always|never"},
     {"colours in the report", "colori nel resoconto"},
     Scope::every,
     false,
     colors},
    {"help", "h", {}, {"this help", "questo aiuto"}},
    {"version", "", {}, {"the version", "la versione"}},
};

bool numeric(std::string_view arg) {
  return !arg.empty() && arg.find_first_not_of("0123456789, \t") == std::string_view::npos;
}

// How many arguments after this one belong to it: the dice may stand apart.
std::size_t values_after(const std::vector<std::string>& args, std::size_t at) {
  if (!args[at].starts_with("--")) return 0;
  const auto* option = find_option(std::string_view(args[at]).substr(2));
  if (option == nullptr || option->value.en.empty()) return 0;
  std::size_t n = at + 1 < args.size() ? 1 : 0;
  if (option->name == "dice")
    while (at + n + 1 < args.size() && n > 0 && numeric(args[at + n]) && numeric(args[at + n + 1]))
      ++n;
  return n;
}

std::string names(std::string_view name, List<std::string_view> also) {
  std::string out = "--" + std::string(name);
  for (const auto other : also) out += ",--" + std::string(other);
  return out;
}
std::string names(std::string_view name, std::string_view letter) {
  return "--" + std::string(name) + (letter.empty() ? "" : ",-" + std::string(letter));
}

bool has_flag(const TestTable& test, std::string_view id) {
  return std::ranges::find(test.inputs, id, &Input::id) != test.inputs.end();
}

// "; 'melee' has it", and the ruleset whose test of the same name has it; or nothing.
std::string who_has(std::string_view flag, const TestTable* test, const Rulebooks& books,
                    Lang lang) {
  const bool it = lang == Lang::it;
  std::string out;
  for (const auto* other : books.chosen.tests)
    if (other != test && has_flag(*other, flag)) {
      out += fmt::format(fmt::runtime(it ? "; la ha '{}'" : "; '{}' has it"), other->id);
      break;
    }
  for (const auto* book : books.all)
    for (const auto* other : book->tests)
      if (test != nullptr && book != &books.chosen && other->id == test->id &&
          has_flag(*other, flag))
        out +=
            fmt::format(fmt::runtime(it ? "; la ha '{} --rules {}'" : "; '{} --rules {}' has it"),
                        other->id, book->id);
  return out;
}

// The flag of this test of which it is a value, or part of whose name it bears; or nothing.
std::string said_otherwise(std::string_view bare, const TestTable* test) {
  if (test == nullptr || bare.empty()) return {};
  for (const auto& input : test->inputs)
    for (const auto& value : input.values)
      if (std::ranges::count(names_of(value), bare) != 0)
        return fmt::format("--{} {}", input.id, value.id);
  for (const auto& input : test->inputs)
    if (bare.ends_with(fmt::format("-{}", input.id))) return fmt::format("--{}", input.id);
  return {};
}

// What is wrong with it, and who has it or what may have been meant.
std::string unknown_option(std::string_view option, const TestTable* test, const Rulebooks& books,
                           Lang lang) {
  const bool it = lang == Lang::it;
  const auto name = option.substr(0, option.find('='));
  const auto bare = name.substr(std::min(name.find_first_not_of('-'), name.size()));
  std::vector<std::string_view> known;
  for (const auto& one : options) known.push_back(one.name);
  if (test != nullptr)
    for (const auto& input : test->inputs) known.push_back(input.id);
  const auto who = test != nullptr ? std::string(test->id) : std::string("nfw");
  auto out = fmt::format(fmt::runtime(it ? "{} non ha l'opzione '{}'" : "{} has no option '{}'"),
                         who, name);
  if (const auto here = said_otherwise(bare, test); !here.empty())
    return out + fmt::format(fmt::runtime(it ? "; forse '{}'?" : "; did you mean '{}'?"), here);
  if (const auto elsewhere = who_has(bare, test, books, lang); !elsewhere.empty())
    return out + elsewhere;
  std::vector<std::string> dashed;
  for (const auto one : known) dashed.push_back("--" + std::string(one));
  const std::vector<std::string_view> candidates(dashed.begin(), dashed.end());
  return out + did_you_mean(name, candidates, lang);
}

// Options that no argument names are not even declared: that is most of them, and the time that
// declaring takes grows with their square.
class Splitter {
 public:
  Splitter(const std::vector<std::string>& args, const TestTable* test, const Rulebooks& books,
           Lang lang)
      : args_(args), test_(test), books_(books), lang_(lang) {
    app_.set_help_flag();
    app_.allow_extras();
    constexpr int most_dice = 1 << 24;
    for (const auto& option : options) {
      const bool takes_value = !option.value.en.empty();
      if (is_named(option.name) || is_named_by_letter(option.letter))
        options_[option.name] = add(names(option.name, option.letter), takes_value,
                                    option.name == "dice" ? most_dice : 1);
    }
    if (test == nullptr) return;
    for (std::size_t n = 0; n < test->inputs.size(); ++n) {
      const auto& input = test->inputs[n];
      if (is_named(input.id) ||
          std::ranges::any_of(input.also, [&](auto id) { return is_named(id); }))
        inputs_[n] = add(names(input.id, input.also), input.kind != Kind::flag, 1);
    }
  }

  Arguments split() {
    auto out = read();
    if (!faults_.empty()) throw UsageError(faults_);
    return out;
  }

  // The last of the arguments is a word that stands for any.
  Unfinished split_unfinished() {
    Unfinished out{read()};
    const auto last = [&](const CLI::Option* option) {
      return !option->results().empty() && option->results().back() == args_.back();
    };
    for (const auto& [name, option] : options_)
      if (last(option)) out.option = find_option(name);
    for (const auto& [place, option] : inputs_)
      if (last(option)) out.input = static_cast<Slot>(place);
    std::erase(out.arguments.words, args_.back());
    return out;
  }

 private:
  Arguments read() {
    std::vector<std::string> backwards(args_.rbegin(), args_.rend());
    try {
      app_.parse(std::move(backwards));
    } catch (const CLI::ParseError& error) {
      throw UsageError(error.what());
    }
    Arguments out;
    globals(out);
    inputs(out);
    extras(out);
    return out;
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
  CLI::Option* add(const std::string& names, bool takes_value, int most) {
    if (!takes_value) return app_.add_flag(names);
    return app_.add_option(names)->expected(0, most)->multi_option_policy(
        CLI::MultiOptionPolicy::TakeAll);
  }

  void fault(std::string_view flag, const char* en, const char* it) {
    faults_.push_back(fmt::format("--{} {}", flag, lang_ == Lang::it ? it : en));
  }

  std::vector<std::string> results(std::string_view name) const {
    const auto option = options_.find(name);
    return option == options_.end() ? std::vector<std::string>() : option->second->results();
  }
  std::optional<std::string> value(std::string_view name) {
    const auto given = results(name);
    if (given.empty()) return {};
    if (given.size() > 1) fault(name, "stands twice", "è ripetuta");
    if (given[0].empty()) fault(name, "needs a value", "richiede un valore");
    return given[0];
  }
  bool flag(std::string_view name) { return is_set(results(name), name); }
  bool is_set(const std::vector<std::string>& given, std::string_view name) {
    for (const auto& result : given)
      if (result != "true") fault(name, "takes no value", "non ammette valori");
    return !given.empty();
  }

  void globals(Arguments& out) {
    out.rules = value("rules");
    out.seed = value("seed");
    out.expect = value("expect");
    out.lang = value("lang");
    out.color = value("color");
    out.repeat = value("repeat");
    out.limit = value("limit");
    if (const auto dice = results("dice"); !dice.empty()) {
      out.dice = fmt::format("{}", fmt::join(dice, " "));
    }
    out.house = results("house");
    if (std::ranges::find(out.house, std::string()) != out.house.end())
      fault("house", "needs a value", "richiede un valore");
    out.rulings = results("ruling");
    out.vary = results("vary");
    out.show = results("show");
    out.odds = flag("odds");
    out.csv = flag("csv");
    out.in_force = flag("in-force");
    out.ask = flag("ask");
    out.json = flag("json");
    out.quiet = flag("quiet");
    out.help = flag("help");
    out.version = flag("version");
    for (const auto& [name, option] : options_)
      if (option->count() > 0) out.options.push_back(find_option(name));
  }

  void inputs(Arguments& out) {
    for (const auto& [place, option] : inputs_) {
      const auto& input = test_->inputs[place];
      auto values = option->results();
      if (values.empty()) continue;
      if (input.kind == Kind::flag) {
        is_set(values, input.id);
        if (values.size() > 1) fault(input.id, "stands twice", "è ripetuta");
      } else if (std::ranges::find(values, std::string()) != values.end()) {
        fault(input.id, "needs a value", "richiede un valore");
      }
      out.inputs.push_back({static_cast<Slot>(place), std::move(values)});
    }
  }

  // A word after an option that does not exist is taken for its value.
  void extras(Arguments& out) {
    bool unknown = false;
    for (auto& extra : app_.remaining()) {
      if (extra == "--") continue;
      if (extra.size() > 1 && extra[0] == '-') {
        faults_.push_back(unknown_option(extra, test_, books_, lang_));
        unknown = true;
      } else if (!unknown) {
        out.words.push_back(std::move(extra));
      }
    }
  }

  const std::vector<std::string>& args_;
  const TestTable* test_;
  const Rulebooks& books_;
  Lang lang_;
  CLI::App app_;
  std::map<std::string_view, CLI::Option*> options_;
  std::map<std::size_t, CLI::Option*> inputs_;  // by place
  std::vector<std::string> faults_;
};

}  // namespace

List<GlobalOption> global_options() { return options; }

const GlobalOption* find_option(std::string_view name) {
  const auto found = std::ranges::find(options, name, &GlobalOption::name);
  return found == std::end(options) ? nullptr : found;
}

const TestTable* find_test(const Ruleset& ruleset, std::string_view name) {
  const auto found = std::ranges::find(ruleset.tests, name, &TestTable::id);
  return found == ruleset.tests.end() ? nullptr : *found;
}

const Input* find_input(const TestTable& test, std::string_view flag) {
  const auto found = std::ranges::find_if(test.inputs, [&](const Input& input) {
    return input.id == flag || std::ranges::find(input.also, flag) != input.also.end();
  });
  return found == test.inputs.end() ? nullptr : &*found;
}

std::size_t command_place(const std::vector<std::string>& args) {
  for (std::size_t at = 0; at < args.size(); ++at) {
    if (args[at].starts_with('-') && args[at].size() > 1)
      at += values_after(args, at);
    else
      return at;
  }
  return args.size();
}

std::vector<std::string> peek_all(const std::vector<std::string>& args, std::string_view name) {
  const auto full = "--" + std::string(name);
  std::vector<std::string> out;
  for (std::size_t at = 0; at < args.size(); ++at) {
    if (args[at] == full && at + 1 < args.size()) out.push_back(args[at + 1]);
    if (args[at].starts_with(full + "=")) out.push_back(args[at].substr(full.size() + 1));
  }
  return out;
}

std::optional<std::string> peek(const std::vector<std::string>& args, std::string_view name) {
  const auto all = peek_all(args, name);
  if (all.empty()) return {};
  return all.front();
}

std::vector<std::vector<std::string>> parts(const std::vector<std::string>& args) {
  std::vector<std::vector<std::string>> out(1);
  for (const auto& arg : args) {
    if (arg == "--then")
      out.emplace_back();
    else
      out.back().push_back(arg);
  }
  return out;
}

void merge_options(Arguments& first, const Arguments& later, Lang lang) {
  const auto merge = [&](std::optional<std::string> Arguments::*option, std::string_view name) {
    if (!(later.*option)) return;
    if (first.*option)
      throw UsageError(
          fmt::format("--{} {}", name, lang == Lang::it ? "è ripetuta" : "stands twice"));
    first.*option = later.*option;
  };
  merge(&Arguments::rules, "rules");
  merge(&Arguments::seed, "seed");
  merge(&Arguments::expect, "expect");
  merge(&Arguments::lang, "lang");
  merge(&Arguments::color, "color");
  merge(&Arguments::dice, "dice");
  merge(&Arguments::repeat, "repeat");
  merge(&Arguments::limit, "limit");
  const auto append = [](auto& all, const auto& more) {
    all.insert(all.end(), more.begin(), more.end());
  };
  append(first.rulings, later.rulings);
  append(first.house, later.house);
  append(first.options, later.options);
  for (const auto option : {&Arguments::ask, &Arguments::json, &Arguments::csv, &Arguments::odds,
                            &Arguments::quiet, &Arguments::help, &Arguments::version})
    first.*option = first.*option || later.*option;
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
  auto out = Splitter(args, test, books, lang).split();
  out.command = std::move(command);
  return out;
}

Unfinished split_unfinished(std::vector<std::string> args, const TestTable* test,
                            const Rulebooks& books, Lang lang) {
  auto command = take_command(args);
  args.emplace_back("\n");  // a word that nobody writes
  auto out = Splitter(args, test, books, lang).split_unfinished();
  out.arguments.command = std::move(command);
  return out;
}

bool goes_with(const GlobalOption& option, std::string_view command) {
  return std::ranges::find(option.commands, command) != option.commands.end();
}

const GlobalOption* given_of(const Arguments& arguments, std::initializer_list<Scope> scopes) {
  const auto found = std::ranges::find_if(arguments.options, [&](const GlobalOption* option) {
    return std::ranges::find(scopes, option->scope) != scopes.end() &&
           !goes_with(*option, arguments.command);
  });
  return found == arguments.options.end() ? nullptr : *found;
}

}  // namespace nfw::cli
