#include "program.hpp"

#include <algorithm>
#include <new>
#include <optional>

#include <fmt/format.h>

#include "arguments.hpp"
#include "bare_words.hpp"
#include "battle_deed.hpp"
#include "chain.hpp"
#include "commands.hpp"
#include "complete.hpp"
#include "files.hpp"
#include "help.hpp"
#include "layout.hpp"
#include "lines.hpp"
#include "manual.hpp"
#include "nfw/base/spelling.hpp"
#include "screen.hpp"
#include "settings.hpp"
#include "utf8.hpp"
#include "values.hpp"
#include "verbs.hpp"

namespace nfw::cli {

namespace {

bool colored(const Arguments& arguments, const World& world, const Config& config) {
  const auto asked = arguments.color ? arguments.color : config.color;
  if (asked == "always") return true;
  if (asked == "never") return false;
  const auto no_color = world.env("NO_COLOR");
  return world.out_is_terminal && obeys_escapes(world) && (!no_color || no_color->empty());
}

report::Style style_of(const Arguments& arguments, const std::vector<std::string>& args,
                       const Settings& settings, const World& world) {
  return {.lang = settings.lang,
          .color = colored(arguments, world, settings.config),
          .unicode = has_all_letters(world).value_or(false),
          .at_most = arguments.at_most,
          .csv = arguments.csv == "excel" ? report::CsvForm::excel : report::CsvForm::plain,
          .given = args};
}

// Whether a command stands alone, but for options that say how to speak of it.
bool stands_alone(const std::vector<std::string>& args) {
  auto left = args.size();
  for (const std::string_view arg : args) {
    if (!arg.starts_with("--")) continue;
    const auto equals = arg.find('=');
    const auto* option = find_option(arg.substr(2, equals - 2));
    if (option != nullptr && option->everywhere && !option->value.en.empty())
      left -= equals == std::string_view::npos ? 2 : 1;
  }
  return left == 1;
}

// Whether the test, given no flag at all, would lack one.
bool wants_flags(const TestTable& test) {
  return std::ranges::any_of(test.inputs,
                             [](const Input& input) { return input.required.has_value(); });
}

void tell_version(const World& world) {
  world.out(world.sources.empty() ? fmt::format("nfw {}\n", NFW_VERSION)
                                  : fmt::format("nfw {} ({})\n", NFW_VERSION, world.sources));
}

// What says how a test stands in a battle says nothing of one outside.
void refuse_battle_options(const Arguments& said, Lang lang) {
  for (const auto* option : said.options)
    if (option->of_battle && option->name != "battle-file")
      throw UsageError(lang, "--{}: goes only with a test of a battle",
                       "--{}: vale solo con un test di una battaglia", option->name);
}

// Resolves what the command line is about, once it is known to be well formed.
int perform(const std::vector<ChainPart>& chain, const Context& context) {
  const auto* test = chain.front().test;
  const auto& arguments = chain.front().arguments;
  check_chain(chain, context.style.lang);
  if (test == nullptr) return find_command(arguments.command)->run(context);
  for (const auto& part : chain) refuse_battle_options(part.arguments, context.style.lang);
  if (test->roster != nullptr && chain.size() == 1) return run_roster(chain.front(), context);
  return run_test(chain, context);
}

// A line of a battle: its rules are those that the battle began with.
int perform(DeedLine& line, const std::vector<std::string>& args, const Settings& settings,
            const World& world) {
  const auto lang = settings.lang;
  const auto& test = line.deed->asks();
  const Rulebooks books{*line.battle.ruleset, settings.house.rulesets};
  const auto arguments = split(line.args, &test, books, lang);
  if (arguments.help) {
    browse(world, test_help(test, books.chosen, lang));
    return resolved;
  }
  check_options(arguments, {arguments.command, {&test}}, lang);
  check_words({&test, arguments}, lang);
  return run_deed(line, {books.chosen, books.all, arguments, world,
                         style_of(arguments, args, settings, world)});
}

// Those of a battle, but where the line says otherwise.
void add_rulings(std::vector<std::string> rulings, Arguments& said) {
  report::take_rulings(said.rulings, rulings);
  said.rulings = std::move(rulings);
}

int dispatch(const std::vector<std::string>& args, const Settings& settings, const World& world);

// A line of a battle, and then what it says of others.
int dispatch(std::optional<DeedLine> line, const std::vector<std::string>& args,
             const Settings& settings, const World& world) {
  const auto status = perform(*line, args, settings, world);
  const auto then = std::move(line->then);
  const auto said = std::move(line->said);
  line.reset();  // nobody holds the battle
  if (status != resolved || then.empty()) return status;
  try {
    return dispatch(then, settings, world);
  } catch (const UsageError& error) {
    auto lines = error.lines();
    lines.push_back(sentence(settings.lang, "done before: {}", "fatto prima: {}", said));
    throw UsageError(std::move(lines));
  }
}

// A test of the battle itself, whose line could be one without a battle.
bool names_nobody(const Ruleset& ruleset, const TestTable& test) {
  const auto* deed = find_deed(ruleset, test.id);
  return deed != nullptr &&
         std::ranges::all_of(deed->seats, [](const BattleSeat& seat) { return seat.kind == 0; });
}

// What is answered without resolving anything: the status, if that is all.
std::optional<int> told(const ChainPart& part, const std::vector<std::string>& args,
                        const Settings& settings, const World& world) {
  const auto lang = settings.lang;
  const auto& [test, arguments, alone] = part;
  const auto help = [&] { return program_help(*settings.ruleset, settings.house.rulesets, lang); };
  if (arguments.json && (arguments.version || arguments.help))
    throw UsageError(lang, "--json: --help and --version have no JSON form",
                     "--json: --help e --version non hanno forma JSON");
  if (arguments.version) {
    tell_version(world);
    return resolved;
  }
  if (arguments.help) {
    const auto* command = find_command(arguments.command);
    browse(world, test != nullptr      ? test_help(*test, *settings.ruleset, lang)
                  : command != nullptr ? command_help(*command, lang)
                                       : help());
    return resolved;
  }
  if (find_act(*settings.ruleset, arguments.command) != nullptr) refuse_without_battle(lang);
  if (args.empty()) {
    world.err(help());
    return wrong;
  }
  if (arguments.command.empty())
    throw UsageError(lang, "which test? '{}' lists them", "quale test? '{}' li elenca",
                     in_same_rules(args, {"--help"}));
  if (test == nullptr || !wants_flags(*test)) return {};
  const bool is_bare = stands_alone(args);
  if (!is_bare && (arguments.json || !arguments.inputs.empty())) return {};
  const bool is_in_battle =
      names_nobody(*settings.ruleset, *test) && battle_path({}, world, lang).has_value();
  if (!is_bare && !is_in_battle) return {};
  world.err(test_usage(*test, in_same_rules(args, {std::string(test->id)}), lang) +
            sentence(lang, "All flags: {}\n", "Tutte le opzioni: {}\n",
                     in_same_rules(args, {std::string(test->id), "--help"})));
  if (is_in_battle)
    world.err(pick(lang, "In the battle: nfw next\n", "Nella battaglia: nfw next\n"));
  return wrong;
}

int dispatch(const std::vector<std::string>& args, const Settings& settings, const World& world) {
  if (args.empty() && world.files_ending(battle_ending).size() == 1)
    return dispatch({"due"}, settings, world);
  const report::Page page(screen_columns(world), has_all_letters(world).value_or(true));
  const auto& rulesets = settings.house.rulesets;
  const Rulebooks books{*settings.ruleset, rulesets};
  const auto lang = settings.lang;
  if (auto line = deed_line(args, books.chosen, world, lang))
    return dispatch(std::move(line), args, settings, world);
  auto chain = read_chain(args, books, lang);
  for (auto& part : chain) add_rulings(settings.rulings, part.arguments);
  if (const auto status = told(chain.front(), args, settings, world)) return *status;
  const auto& arguments = chain.front().arguments;
  return perform(chain, {books.chosen, rulesets, arguments, world,
                         style_of(arguments, args, settings, world), settings.house.files});
}

// Nobody is told what is wrong with the player's files, and what is read once is left for the line.
World unheard(const World& world) {
  auto out = world;
  out.err = [](std::string_view) {};
  out.read_file = [&world](const std::string& path, std::size_t most, Readable) -> FileText {
    if (path == "-") return {FileText::Fault::missing};
    return world.read_file(in_home(path, world), most, Readable::regular);
  };
  return out;
}

// What a shell asks while a command line is written. What is wrong with the player's files is told
// when the line is run, not in the middle of the prompt; and standard input is not the line's yet.
int answer_shell(const std::vector<std::string>& words, List<const Ruleset*> rulesets,
                 const World& world) try {
  const auto quiet = unheard(world);
  const std::vector<std::string> before(words.begin(), words.end() - (words.empty() ? 0 : 1));
  Settings settings{language(before, world, {})};
  read_settings(before, rulesets, quiet, Broken::passed_over, settings,
                words.empty() ? std::string() : words.back());
  world.out(completions(words, {*settings.ruleset, settings.house.rulesets}, quiet, settings.lang));
  return resolved;
} catch (const std::exception&) {
  return resolved;
}

// Options that stand by a beginning, in full. Which fits depends on the test, and so on the
// rulebook and house rules that the line names.
std::vector<std::string> in_full(std::vector<std::string> args, List<const Ruleset*> rulesets,
                                 const World& world) try {
  const auto is_short = [](std::string_view arg) {
    const auto name = arg.substr(0, arg.find('='));
    return name.size() > 2 && name.starts_with("--") && find_option(name.substr(2)) == nullptr &&
           std::ranges::any_of(options(), [&](const Option& option) {
             return option.name.starts_with(name.substr(2));
           });
  };
  while (std::any_of(args.begin(), std::ranges::find(args, "--"), is_short)) {
    Settings settings{language(args, world, {})};
    read_settings(args, rulesets, unheard(world), Broken::passed_over, settings);
    auto longer = options_in_full(args, *settings.ruleset, settings.lang);
    if (longer == args) break;
    args = std::move(longer);
  }
  return args;
} catch (const UsageError&) {
  return args;  // told when it is run
}

// `help TEST` is `TEST --help`.
std::vector<std::string> without_help(std::vector<std::string> args,
                                      List<const Ruleset*> rulesets) {
  const auto place = command_place(args);
  if (place + 1 >= args.size()) return args;
  const auto* command = only_command(args[place], rulesets);
  if (command == nullptr || command->name != "help") return args;
  args.erase(args.begin() + static_cast<std::ptrdiff_t>(place));
  args.emplace_back("--help");
  return args;
}

// What stands behind TEST there is asked of nobody.
void refuse_beside_help(const std::vector<std::string>& args, Lang lang) {
  const auto place = command_place(args);
  auto rest = std::vector(args.begin() + static_cast<std::ptrdiff_t>(place) + 1, args.end());
  const auto topic = command_place(rest);
  if (topic >= rest.size()) return;
  rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(topic));
  if (const auto extra = command_of(rest); !extra.empty())
    throw UsageError(lang, "help takes no '{}'", "help non ammette '{}'", extra);
}

// Where the locale lacks letters: a world in which those that people read are spelt without them.
std::optional<World> in_its_letters(const World& world, const std::vector<std::string>& args) {
  if (has_all_letters(world).value_or(true)) return {};
  const auto spelt = [](const auto& show) {
    return [show](std::string_view text) { show(report::in_ascii(text)); };
  };
  auto out = world;
  out.err = spelt(world.err);
  out.if_not_shown = spelt(world.if_not_shown);
  if (std::ranges::any_of(
          args, [](const auto& arg) { return arg == "--json" || arg.starts_with("--csv"); }))
    return out;
  out.out = spelt(world.out);
  if (world.browse) out.browse = spelt(world.browse);
  return out;
}

// Whether the command plays by no rules, so that nothing of the player's own need be whole. In a
// battle his settings still say who rolls the dice.
bool needs_no_rules(const std::vector<std::string>& args, List<const Ruleset*> rulesets) {
  const auto name = command_of(args);
  const auto* command = only_command(name, rulesets);
  const bool has_none =
      command != nullptr && command->house >= OwnHouse::shown && command->whom != For::battle;
  return name.empty() || has_none || asks_for_help(args);
}

int run_by(const std::vector<std::string>& args, List<const Ruleset*> rulesets, const World& world,
           Settings& settings) {
  constexpr std::size_t page_words = 3;  // manual LANG FILE, hidden: for the build
  if (args.size() == page_words && args.front() == "manual")
    return print_page(args[2], args[1], rulesets, world);
  // The version is told whatever the player's own files say.
  const auto end = std::ranges::find(args, "--");
  for (const auto* option : {"--version", "-V"})
    if (std::find(args.begin(), end, option) != end) {
      settings.house.rulesets.assign(rulesets.begin(), rulesets.end());
      settings.ruleset = rulesets.front();
      return dispatch(args, settings, world);
    }
  read_settings(args, rulesets, world,
                needs_no_rules(args, rulesets) ? Broken::told : Broken::refused, settings);
  return dispatch(args, settings, world);
}

}  // namespace

int or_told(const std::vector<std::string>& args, const Lang& lang, const World& world,
            const std::function<int()>& act) {
  const auto say_wrong = [&](std::string_view line) {
    world.err(complaint(with_short_words(line)));
    return wrong;
  };
  try {
    return act();
  } catch (const UsageError& error) {
    const auto& lines = error.lines();
    for (auto line = lines.begin(); line != lines.end(); ++line)
      if (std::find(lines.begin(), line, *line) == line) say_wrong(*line);
    return wrong;
  } catch (const DiceError& error) {
    const bool by_hand = std::ranges::any_of(
        args, [](const std::string& arg) { return arg == "--dice" || arg.starts_with("--dice="); });
    return say_wrong((by_hand ? "--dice: " : "") + dice_error(error, lang));
  } catch (const TooManyWays& error) {
    return say_wrong(too_many_ways(error, lang));
  } catch (const std::bad_alloc&) {
    return say_wrong(pick(lang, "out of memory", "memoria esaurita"));
  } catch (const std::exception& error) {
    return say_wrong(error.what());
  }
}

int run(const std::vector<std::string>& given, List<const Ruleset*> rulesets,
        const World& outside) {
  if (!given.empty() && given.front() == "complete")  // hidden: for the scripts of the shells
    return answer_shell({given.begin() + 1, given.end()}, rulesets, outside);
  const auto asked = without_help(given, rulesets);
  const auto args = in_full(asked, rulesets, outside);
  const auto spelt = in_its_letters(outside, args);
  const auto& world = spelt ? *spelt : outside;
  Settings settings{language(args, world, {})};
  return or_told(args, settings.lang, world, [&] {
    if (asked != given) refuse_beside_help(given, settings.lang);
    return run_by(args, rulesets, world, settings);
  });
}

int run(const std::vector<std::string>& given, const Settings& settings, const World& world) {
  const auto asked = without_help(given, settings.house.rulesets);
  const auto args = options_in_full(asked, *settings.ruleset, settings.lang);
  return or_told(args, settings.lang, world, [&] {
    if (asked != given) refuse_beside_help(given, settings.lang);
    return dispatch(args, settings, world);
  });
}

std::string offered(const std::vector<std::string>& words, const Settings& settings,
                    const World& world) try {
  const auto quiet = unheard(world);
  const auto now = settings_of_line({words.begin(), words.end() - 1}, settings, quiet);
  return completions(words, {*now.ruleset, now.house.rulesets}, quiet, now.lang);
} catch (const std::exception&) {
  return {};
}

}  // namespace nfw::cli
