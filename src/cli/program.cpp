#include "program.hpp"

#include <algorithm>
#include <new>

#include <fmt/format.h>

#include "arguments.hpp"
#include "bare_words.hpp"
#include "battle_deed.hpp"
#include "commands.hpp"
#include "complete.hpp"
#include "files.hpp"
#include "help.hpp"
#include "layout.hpp"
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

// Whether a command stands alone, but for options that say how to speak of it.
bool stands_alone(const std::vector<std::string>& args) {
  auto left = args.size();
  for (const auto& option : options())
    if (option.everywhere && !option.value.en.empty())
      for (const auto& arg : args) {
        if (arg == fmt::format("--{}", option.name)) left -= 2;
        if (arg.starts_with(fmt::format("--{}=", option.name))) --left;
      }
  return left == 1;
}

// Whether the test, given no flag at all, would lack one.
bool wants_flags(const TestTable& test) {
  return std::ranges::any_of(test.inputs,
                             [](const Input& input) { return input.required.has_value(); });
}

// What a command names that is to be run with the rulebook and house rules of this line.
std::string in_same_rules(const std::vector<std::string>& args,
                          const std::vector<std::string>& words) {
  return report::command_line(same_rules(peek(args, "rules"), peek_all(args, "house")), words);
}

[[noreturn]] void unknown_command(const std::string& name, const std::vector<std::string>& args,
                                  const Rulebooks& books, Lang lang) {
  const auto& ruleset = books.chosen;
  if (std::ranges::find(books.all, name, &Ruleset::id) != books.all.end())
    throw UsageError(lang, "'{}' is a ruleset: {}", "'{}' è un regolamento: {}", name,
                     report::command_line(same_rules(name, peek_all(args, "house")), {"TEST"}));
  auto line = sentence(lang, "no test or command '{}' in {}", "nessun test o comando '{}' in {}",
                       name, ruleset.id);
  for (const auto* other : books.all)
    if (other != &ruleset && find_test(*other, name) != nullptr)
      throw UsageError(line + fmt::format("; --rules {}", other->id));
  const auto hint = did_you_mean(name, all_verbs(ruleset), lang);
  if (std::ranges::find(ruleset.references, name, &ReferenceTable::id) != ruleset.references.end())
    line += sentence(lang, "; '{}' shows the table", "; '{}' mostra la tabella",
                     in_same_rules(args, {"table", name}));
  else if (hint.empty())
    line +=
        sentence(lang, "; '{}' lists them", "; '{}' li elenca", in_same_rules(args, {"--help"}));
  throw UsageError(line + hint);
}

// The test, act or command that a word means: its name, or a beginning of it.
std::string named_in_full(const std::string& word, const std::vector<std::string>& all_args,
                          const Rulebooks& books, Lang lang) {
  auto meant = verbs(word, books.chosen);
  if (meant.empty()) unknown_command(word, all_args, books, lang);
  if (meant.size() == 1) return std::string(meant.front());
  std::ranges::sort(meant);
  throw UsageError(lang, "'{}' may mean: {}", "'{}' può significare: {}", word, joined(meant));
}

// The parts of a command line, of which each after --then is a test; the first has the options of
// all.
std::vector<ChainPart> read_parts(const std::vector<std::string>& all_args, const Rulebooks& books,
                                  Lang lang) {
  std::vector<ChainPart> out;
  for (auto args : parts(all_args)) {
    const auto place = command_place(args);
    const bool first = out.empty();
    if (place < args.size())
      args[place] = named_in_full(args[place], all_args, books, lang);
    else if (!first)
      throw UsageError(lang, "--then needs a test", "--then richiede un test");
    const auto name = command_of(args);
    const auto* test = first ? asked_by(books.chosen, name) : find_test(books.chosen, name);
    if (test == nullptr && !first) unknown_command(name, all_args, books, lang);
    if (find_test(books.chosen, name) != nullptr && test->operand.en.empty() &&
        !asks_for_help(all_args))
      args = line_spelt_out(args, place, *test, test->main, lang);
    out.push_back({test, split(args, test, books, lang)});
    if (first) continue;
    out.front().arguments.options.push_back(find_option("then"));
    merge_options(out.front().arguments, out.back().arguments, lang);
  }
  return out;
}

void check_words(const ChainPart& part, Lang lang) {
  const auto* test = part.test;
  const auto& arguments = part.arguments;
  const auto allowed = test == nullptr ? most_words(find_command(arguments.command)->operand)
                                       : std::size_t{test->operand.en.empty() ? 0U : 1U};
  if (arguments.words.size() > allowed)
    throw UsageError(lang, "{} takes no '{}'", "{} non ammette '{}'", arguments.command,
                     arguments.words[allowed]);
}

void tell_version(const World& world) {
  world.out(world.sources.empty() ? fmt::format("nfw {}\n", NFW_VERSION)
                                  : fmt::format("nfw {} ({})\n", NFW_VERSION, world.sources));
}

// Resolves what the command line is about, once it is known to be well formed.
int perform(const std::vector<ChainPart>& chain, const Context& context) {
  const auto* test = chain.front().test;
  const auto& arguments = chain.front().arguments;
  Subject subject{arguments.command, {}};
  if (test != nullptr)
    for (const auto& part : chain) subject.tests.push_back(part.test);
  check_options(arguments, subject, context.style.lang);
  for (const auto& part : chain) check_words(part, context.style.lang);
  if (test == nullptr) return find_command(arguments.command)->run(context);
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
  return run_deed(line, {books.chosen,
                         books.all,
                         arguments,
                         world,
                         {.lang = lang,
                          .color = colored(arguments, world, settings.config),
                          .unicode = has_all_letters(world).value_or(false),
                          .given = args}});
}

int dispatch(const std::vector<std::string>& args, const Settings& settings, const World& world) {
  if (args.empty() && world.files_ending(".battle").size() == 1)
    return dispatch({"due"}, settings, world);
  const report::Page page(screen_columns(world), has_all_letters(world).value_or(true));
  const auto& rulesets = settings.house.rulesets;
  const Rulebooks books{*settings.ruleset, rulesets};
  const auto lang = settings.lang;
  if (auto line = deed_line(args, books.chosen, world, lang)) {
    const auto status = perform(*line, args, settings, world);
    const auto then = std::move(line->then);
    line.reset();  // nobody holds the battle
    return status != resolved || then.empty() ? status : dispatch(then, settings, world);
  }
  const auto chain = read_parts(args, books, lang);
  const auto* test = chain.front().test;
  const auto& arguments = chain.front().arguments;
  if (arguments.version) {
    tell_version(world);
    return resolved;
  }
  if (arguments.help) {
    browse(world, test != nullptr ? test_help(*test, books.chosen, lang)
                                  : program_help(books.chosen, rulesets, lang));
    return resolved;
  }
  if (find_act(books.chosen, arguments.command) != nullptr) refuse_without_battle(lang);
  if (args.empty()) {
    world.err(program_help(books.chosen, rulesets, lang));
    return wrong;
  }
  if (arguments.command.empty())
    throw UsageError(lang, "which test? '{}' lists them", "quale test? '{}' li elenca",
                     in_same_rules(args, {"--help"}));
  if (test != nullptr && stands_alone(args) && wants_flags(*test)) {
    world.err(sentence(lang, "{}\nAll flags: {}\n", "{}\nTutte le opzioni: {}\n",
                       test_usage(*test, lang),
                       in_same_rules(args, {std::string(test->id), "--help"})));
    return wrong;
  }
  return perform(
      chain, {books.chosen,
              rulesets,
              arguments,
              world,
              {.lang = lang,
               .color = colored(arguments, world, settings.config),
               .unicode = has_all_letters(world).value_or(false),
               .at_most = arguments.at_most,
               .csv = arguments.csv == "excel" ? report::CsvForm::excel : report::CsvForm::plain,
               .given = args},
              settings.house.files});
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
  read_settings(before, rulesets, quiet, Broken::passed_over, settings);
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
std::vector<std::string> without_help(std::vector<std::string> args) {
  const auto place = command_place(args);
  if (place + 1 >= args.size() || args[place] != "help") return args;
  args.erase(args.begin() + static_cast<std::ptrdiff_t>(place));
  args.emplace_back("--help");
  return args;
}

// Where the locale lacks letters, those that people read are spelt without them.
World in_its_letters(const World& world, const std::vector<std::string>& args) {
  if (has_all_letters(world).value_or(true)) return world;
  const auto spelt = [](const auto& show) {
    return [show](std::string_view text) { show(report::in_ascii(text)); };
  };
  auto out = world;
  out.err = spelt(world.err);
  if (std::ranges::any_of(
          args, [](const auto& arg) { return arg == "--json" || arg.starts_with("--csv"); }))
    return out;
  out.out = spelt(world.out);
  if (world.browse) out.browse = spelt(world.browse);
  return out;
}

// Whether the command plays by no rules, so that none of the player's own need be whole.
bool needs_no_rules(const std::vector<std::string>& args) {
  const auto name = command_of(args);
  const auto* command = find_command(name);
  return name.empty() || (command != nullptr && !command->by_rules) || asks_for_help(args);
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
  read_settings(args, rulesets, world, needs_no_rules(args) ? Broken::told : Broken::refused,
                settings);
  return dispatch(args, settings, world);
}

}  // namespace

int run(const std::vector<std::string>& given, List<const Ruleset*> rulesets,
        const World& outside) {
  if (!given.empty() && given.front() == "complete")  // hidden: for the scripts of the shells
    return answer_shell({given.begin() + 1, given.end()}, rulesets, outside);
  const auto args = in_full(without_help(given), rulesets, outside);
  const auto world = in_its_letters(outside, args);
  Settings settings{language(args, world, {})};
  const auto& lang = settings.lang;
  const auto say_wrong = [&](std::string_view line) {
    world.err("nfw: " + printable(line) + "\n");
    return wrong;
  };
  try {
    return run_by(args, rulesets, world, settings);
  } catch (const UsageError& error) {
    for (const auto& line : error.lines()) say_wrong(line);
    return wrong;
  } catch (const DiceError& error) {
    return say_wrong((peek(args, "dice") ? "--dice: " : "") + dice_error(error, lang));
  } catch (const TooManyWays& error) {
    return say_wrong(too_many_ways(error, lang));
  } catch (const std::bad_alloc&) {
    return say_wrong(pick(lang, "out of memory", "memoria esaurita"));
  } catch (const std::exception& error) {
    return say_wrong(error.what());
  }
}

}  // namespace nfw::cli
