#include "program.hpp"

#include <algorithm>
#include <new>

#include <fmt/format.h>

#include "arguments.hpp"
#include "commands.hpp"
#include "complete.hpp"
#include "config.hpp"
#include "files.hpp"
#include "help.hpp"
#include "house.hpp"
#include "manual.hpp"

namespace nfw::cli {

namespace {

// --lang, NFW_LANG, the player's defaults, LC_ALL, LC_MESSAGES, LANG: the first that is set
// decides.
Lang language(const std::vector<std::string>& args, const World& world, const Config& config) {
  const auto read = [](const std::string& name) {
    return name.starts_with("it") ? Lang::it : Lang::en;
  };
  if (const auto asked = peek(args, "lang")) return *asked == "it" ? Lang::it : Lang::en;
  if (const auto own = world.env("NFW_LANG"); own && !own->empty()) return read(*own);
  if (config.lang) return read(*config.lang);
  for (const auto* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
    if (const auto value = world.env(name); value && !value->empty()) return read(*value);
  return Lang::en;
}

void check_choice(std::string_view option, const std::optional<std::string>& value, Lang lang) {
  if (!value) return;
  const auto& list = find_option(option)->allowed;
  if (std::ranges::find(list, *value) != list.end()) return;
  const std::vector<std::string_view> allowed(list.begin(), list.end());
  throw UsageError(fmt::format("--{} '{}': {} {}{}", option, *value,
                               pick(lang, "allowed are", "sono ammessi"), joined(allowed),
                               did_you_mean(*value, allowed, lang)));
}

const Ruleset& choose_ruleset(const std::vector<std::string>& args, List<const Ruleset*> rulesets,
                              const World& world, const Config& config, Lang lang) {
  auto name = peek(args, "rules");
  const char* from = "--rules";
  if (!name) {
    name = world.env("NFW_RULES");
    from = "NFW_RULES";
  }
  if (!name || name->empty()) {
    name = config.rules;
    from = "config.toml: rules";
  }
  if (!name || name->empty()) return *rulesets.front();
  std::vector<std::string_view> names;
  for (const auto* ruleset : rulesets) {
    names.push_back(ruleset->id);
    if (*name == ruleset->id || std::ranges::find(ruleset->also, *name) != ruleset->also.end())
      return *ruleset;
  }
  throw UsageError(fmt::format("{} '{}': {} {}{}", from, *name,
                               pick(lang, "allowed are", "sono ammessi"), joined(names),
                               did_you_mean(*name, names, lang)));
}

bool colored(const Arguments& arguments, const World& world, const Config& config) {
  const auto asked = arguments.color ? arguments.color : config.color;
  if (asked == "always") return true;
  if (asked == "never") return false;
  const auto no_color = world.env("NO_COLOR");
  return world.out_is_terminal && (!no_color || no_color->empty());
}

// Whether a command stands alone, but for options that say how to speak of it.
bool stands_alone(const std::vector<std::string>& args) {
  auto left = args.size();
  for (const auto* option : {"--lang", "--rules", "--color", "--house"})
    for (const auto& arg : args) {
      if (arg == option) left -= 2;
      if (arg.starts_with(std::string(option) + "=")) --left;
    }
  return left == 1;
}

// Whether the test, given no flag at all, would lack one.
bool wants_flags(const TestTable& test) {
  return std::ranges::any_of(test.inputs, [](const Input& input) {
    return input.required || !input.required_when.any.empty();
  });
}

[[noreturn]] void unknown_command(const std::string& name, const Ruleset& ruleset,
                                  List<const Ruleset*> rulesets, Lang lang) {
  std::vector<std::string_view> names;
  for (const auto* test : ruleset.tests) names.push_back(test->id);
  for (const auto& command : commands()) names.push_back(command.name);
  if (std::ranges::find(rulesets, name, &Ruleset::id) != rulesets.end())
    throw UsageError(fmt::format(fmt::runtime(pick(lang, "'{}' is a ruleset: nfw --rules {} TEST",
                                                   "'{}' è un regolamento: nfw --rules {} TEST")),
                                 name, name));
  auto line = fmt::format(
      fmt::runtime(pick(lang, "no test or command '{}' in {}", "nessun test o comando '{}' in {}")),
      name, ruleset.id);
  for (const auto* other : rulesets)
    if (other != &ruleset && find_test(*other, name) != nullptr)
      throw UsageError(line + fmt::format("; --rules {}", other->id));
  const auto hint = did_you_mean(name, names, lang);
  if (std::ranges::find(ruleset.references, name, &ReferenceTable::id) != ruleset.references.end())
    throw UsageError(line +
                     fmt::format("; 'nfw table {}' {}", name,
                                 pick(lang, "shows the table", "mostra la tabella")) +
                     hint);
  throw UsageError(line + (hint.empty()
                               ? pick(lang, "; 'nfw --help' lists them", "; 'nfw --help' li elenca")
                               : std::string_view(hint))
                              .data());
}

// The parts after each --then: a test, and its flags.
std::vector<ChainPart> later_parts(const std::vector<std::vector<std::string>>& parts,
                                   const Ruleset& ruleset, List<const Ruleset*> rulesets,
                                   Lang lang) {
  std::vector<ChainPart> out;
  for (std::size_t n = 1; n < parts.size(); ++n) {
    const auto place = command_place(parts[n]);
    const auto name = place < parts[n].size() ? parts[n][place] : std::string();
    const auto* test = find_test(ruleset, name);
    if (name.empty())
      throw UsageError(std::string(pick(lang, "--then needs a test", "--then richiede un test")));
    if (test == nullptr) unknown_command(name, ruleset, rulesets, lang);
    out.push_back({test, split(parts[n], test, {ruleset, rulesets}, lang)});
  }
  return out;
}

void no_more_words(const ChainPart& part, Lang lang) {
  if (!part.arguments.words.empty())
    throw UsageError(
        fmt::format(fmt::runtime(pick(lang, "{} takes no '{}'", "{} non ammette '{}'")),
                    part.test->id, part.arguments.words.front()));
}

int dispatch(const std::vector<std::string>& args, List<const Ruleset*> rulesets,
             const World& world, const Config& config, Lang lang) {
  const auto& ruleset = choose_ruleset(args, rulesets, world, config, lang);
  const auto in_parts = parts(args);
  const auto& first = in_parts.front();
  const auto place = command_place(first);
  const auto name = place < first.size() ? first[place] : std::string();
  const auto* test = find_test(ruleset, name);
  const bool known = test != nullptr || std::ranges::find(commands(), std::string_view(name),
                                                          &Command::name) != commands().end();
  if (!name.empty() && !known) unknown_command(name, ruleset, rulesets, lang);

  auto arguments = split(first, test, {ruleset, rulesets}, lang);
  auto chain = later_parts(in_parts, ruleset, rulesets, lang);
  for (const auto& part : chain) merge_options(arguments, part.arguments, lang);
  check_choice("lang", arguments.lang, lang);
  check_choice("color", arguments.color, lang);
  if (arguments.version) {
    world.out(world.commit.empty() ? fmt::format("nfw {}\n", NFW_VERSION)
                                   : fmt::format("nfw {} ({})\n", NFW_VERSION, world.commit));
    return resolved;
  }
  if (arguments.help) {
    world.out(test != nullptr ? test_help(*test, ruleset, lang)
                              : program_help(ruleset, rulesets, lang));
    return resolved;
  }
  if (args.empty()) {
    world.err(program_help(ruleset, rulesets, lang));
    return wrong;
  }
  if (name.empty())
    throw UsageError(std::string(
        pick(lang, "which test? 'nfw --help' lists them", "quale test? 'nfw --help' li elenca")));
  if (test != nullptr && stands_alone(args) && wants_flags(*test)) {
    world.err(
        test_usage(*test, lang) + "\n" +
        fmt::format("{}: nfw {} --help\n", pick(lang, "All flags", "Tutte le opzioni"), name));
    return wrong;
  }
  const Context context{ruleset,
                        rulesets,
                        arguments,
                        world,
                        {.lang = lang, .color = colored(arguments, world, config)}};
  refuse_options_of_others(context);
  if (test == nullptr) return other_command(context);
  if (test->roster != nullptr && chain.empty()) return run_roster({test, arguments}, context);
  chain.insert(chain.begin(), {test, arguments});
  for (const auto& part : chain)
    if (part.test->operand.en.empty()) no_more_words(part, lang);
  return run_test(chain, context);
}

template <class Do>
auto or_else(const Do& act, decltype(act()) otherwise) {
  try {
    return act();
  } catch (const std::exception&) {
    return otherwise;
  }
}

// What a shell asks while a command line is written. What is wrong with the player's files is told
// when the line is run, not in the middle of the prompt; and standard input is not the line's yet.
int answer_shell(const std::vector<std::string>& words, List<const Ruleset*> rulesets,
                 const World& world) {
  auto quiet = world;
  quiet.err = [](std::string_view) {};
  quiet.read_file = [&](const std::string& path, std::size_t most, Readable) -> FileText {
    if (path == "-") return {FileText::Fault::missing};
    return world.read_file(in_home(path, world), most,
                           Readable::regular);  // the shell has not put it in yet
  };
  const std::vector<std::string> before(words.begin(), words.end() - (words.empty() ? 0 : 1));
  auto lang = language(before, world, {});
  const auto config = or_else([&] { return read_config(quiet, lang); }, {});
  lang = language(before, world, config);
  const auto house =
      or_else([&] { return house_rules(before, rulesets, config.house, quiet, lang); },
              {{rulesets.begin(), rulesets.end()}, {}, {}, {}});
  const auto* ruleset =
      or_else([&] { return &choose_ruleset(before, house.rulesets, world, config, lang); },
              house.rulesets.front());
  world.out(or_else([&] { return completions(words, {*ruleset, house.rulesets}, lang); }, {}));
  return resolved;
}

}  // namespace

int run(const std::vector<std::string>& args, List<const Ruleset*> rulesets, const World& world) {
  if (!args.empty() && args.front() == "complete")  // hidden: for the scripts of the shells
    return answer_shell({args.begin() + 1, args.end()}, rulesets, world);
  auto lang = language(args, world, {});
  const auto say_wrong = [&](std::string_view line) {
    world.err("nfw: " + printable(line) + "\n");
    return wrong;
  };
  try {
    constexpr std::size_t page_words = 3;  // manual LANG FILE, hidden: for the build
    if (args.size() == page_words && args.front() == "manual")
      return print_page(args[2], args[1], rulesets, world);
    // The version is told whatever the player's own files say.
    const bool version_only = std::ranges::find(args, "--version") != args.end();
    if (version_only) return dispatch(args, rulesets, world, {}, lang);
    const auto config = read_config(world, lang);
    lang = language(args, world, config);
    const auto house = house_rules(args, rulesets, config.house, world, lang);
    return dispatch(args, house.rulesets, world, config, lang);
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
