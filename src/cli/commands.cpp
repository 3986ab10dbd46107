#include "commands.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "bind.hpp"
#include "complete.hpp"
#include "dice.hpp"
#include "expectation.hpp"
#include "find.hpp"
#include "help.hpp"
#include "house.hpp"
#include "layout.hpp"
#include "lookup.hpp"
#include "nfw/expression.hpp"
#include "program.hpp"
#include "values.hpp"

namespace nfw::cli {

namespace {

int judged(const std::optional<Expectation>& expected, const std::string& headline) {
  return !expected || expected->met(headline) ? resolved : not_expected;
}

void no_words(const Context& context, std::size_t allowed = 0) {
  const auto& words = context.arguments.words;
  if (words.size() > allowed)
    throw UsageError(
        fmt::format(fmt::runtime(pick(context, "{} takes no '{}'", "{} non ammette '{}'")),
                    context.arguments.command, words[allowed]));
}

std::string roll_text(const RolledDice& rolled) {
  constexpr std::size_t most_shown = 60;
  std::string out;
  for (const auto& [part, faces, value] : rolled.parts) {
    if (part.sign < 0)
      out += "- ";
    else if (!out.empty())
      out += "+ ";
    if (part.sides == 0) {
      out += fmt::format("{} ", part.count);
      continue;
    }
    const auto shown = static_cast<std::ptrdiff_t>(std::min(faces.size(), most_shown));
    out += fmt::format("[{}{}]{} ", fmt::join(faces.begin(), faces.begin() + shown, " "),
                       shown < std::ssize(faces) ? " ..." : "",
                       part.divisor > 1 ? fmt::format("/{}", part.divisor) : "");
  }
  return report::paragraph("", report::words(fmt::format("{}= {}", out, rolled.total)), 0);
}

int roll(const Context& context) {
  const auto& words = context.arguments.words;
  no_words(context, 1);
  const auto text = words.empty() ? std::string() : words[0];
  const auto parts = parse_dice(text);
  if (parts.empty())
    throw UsageError(fmt::format("roll '{}': {}", text,
                                 pick(context, "allowed are dice such as 3d6, 2d6-2, 1/2d6 or d10",
                                      "sono ammessi dadi come 3d6, 2d6-2, 1/2d6 o d10")));
  std::optional<Expectation> expected;
  if (context.arguments.expect)
    expected.emplace("expect", *context.arguments.expect, context.style.lang);
  ChosenDice dice(context.arguments, context.world, context.style.lang);
  const auto rolled = roll_dice(parts, dice.source());
  dice.finish();
  if (context.arguments.quiet) {
    context.world.out(fmt::format("{}\n", rolled.total));
  } else if (context.arguments.json) {
    context.world.out(report::roll_json(rolled, text, dice.seed(), NFW_VERSION));
  } else {
    context.world.out(roll_text(rolled));
    if (dice.seed())
      context.world.out(fmt::format("{} {}\n", pick(context, "Seed", "Seme"), *dice.seed()));
  }
  return judged(expected, fmt::format("{}", rolled.total));
}

void no_json(const Context& context, const std::string& what) {
  if (context.arguments.json)
    throw UsageError(fmt::format(fmt::runtime(pick(context, "--json: '{}' has no JSON form",
                                                   "--json: '{}' non ha una forma JSON")),
                                 what));
}

// Prints what is looked up in the form that was asked for.
template <class Text, class Json, class Csv>
int shown(const Context& context, const Text& text, const Json& json, const Csv& csv) {
  const auto& a = context.arguments;
  if (a.json && a.csv)
    throw UsageError(std::string(
        pick(context, "--json and --csv exclude each other", "--json e --csv si escludono")));
  context.world.out(a.json ? json() : a.csv ? csv() : text());
  return resolved;
}

int table(const Context& context) {
  no_words(context, 1);
  const auto& words = context.arguments.words;
  const auto& ruleset = context.ruleset;
  const auto lang = context.style.lang;
  if (words.empty())
    return shown(
        context, [&] { return report::tables_text(ruleset, lang); },
        [&] { return report::tables_json(ruleset, NFW_VERSION); },
        [&] { return report::tables_csv(ruleset, lang); });
  for (const auto* test : ruleset.tests)
    if (test->id == words[0])
      return shown(
          context, [&] { return report::table_text(*test, ruleset, lang); },
          [&] { return report::table_json(*test, ruleset, NFW_VERSION); },
          [&] { return report::table_csv(*test, ruleset, lang); });
  for (const auto& one : ruleset.references)
    if (one.id == words[0])
      return shown(
          context, [&] { return report::reference_text(one, ruleset, lang); },
          [&] { return report::reference_json(one, ruleset, NFW_VERSION); },
          [&] { return report::reference_csv(one, ruleset, lang); });
  std::vector<std::string_view> names;
  for (const auto* test : ruleset.tests) names.push_back(test->id);
  for (const auto& one : ruleset.references) names.push_back(one.id);
  throw UsageError(fmt::format("table '{}': {}{}", words[0],
                               pick(context, "no such table; 'nfw table' lists them",
                                    "non c'è questa tabella; 'nfw table' le elenca"),
                               did_you_mean(words[0], names, lang)));
}

// Whether a file of house rules is sound, and what it changes.
int check(const Context& context) {
  no_words(context, 1);
  const auto lang = context.style.lang;
  if (context.arguments.words.empty())
    throw UsageError(std::string(pick(context, "check needs a FILE of house rules",
                                      "check richiede un FILE di regole della casa")));
  const std::vector<HouseFile> files{
      read_house(context.arguments.words[0], context.arguments.words[0], context.world, lang)};
  auto house = context.world.lay_over(files);
  check_flags(house);
  stop_at(house.problems, files, context.world, lang);
  context.world.out(context.arguments.json
                        ? report::house_json(files[0].name, house.changes, NFW_VERSION)
                        : report::house_text(files[0].name, house.changes, lang));
  return resolved;
}

// How many rows of those found are shown.
std::size_t limit_of(const Context& context, std::size_t found) {
  constexpr std::size_t usual = 20;
  const auto& asked = context.arguments.limit;
  if (!asked) return context.arguments.json ? found : std::min(found, usual);
  if (*asked == "all") return found;
  constexpr std::size_t most_digits = 6;
  const bool is_number = !asked->empty() && asked->size() <= most_digits &&
                         asked->find_first_not_of("0123456789") == std::string::npos;
  if (!is_number || std::stoul(*asked) == 0)
    throw UsageError(fmt::format("--limit '{}': {}", *asked,
                                 pick(context, "allowed are whole numbers from 1, or all",
                                      "sono ammessi numeri interi da 1, oppure all")));
  return std::min<std::size_t>(found, std::stoul(*asked));
}

// Looks in all rulesets, the one that is played by first; in one alone where the line names it.
int find(const Context& context) {
  const auto& words = context.arguments.words;
  const auto lang = context.style.lang;
  if (words.empty())
    throw UsageError(std::string(pick(context, "find needs WORDS", "find richiede PAROLE")));
  std::vector<const Ruleset*> rulesets{&context.ruleset};
  if (!context.arguments.rules)
    for (const auto* other : context.rulesets)
      if (other != &context.ruleset) rulesets.push_back(other);
  auto found = report::find(rulesets, words);
  const auto all = found.hits.size();
  const bool is_whole = all > 0 && !found.partial;
  if (!is_whole && !context.arguments.json)
    context.world.err(fmt::format(
        fmt::runtime(pick(context, "nfw: nothing has all of '{}'{}{}\n",
                          "nfw: niente ha tutte le parole '{}'{}{}\n")),
        printable(fmt::format("{}", fmt::join(words, " "))),
        found.partial
            ? pick(context, "; these have most of them", "; queste righe ne hanno la maggior parte")
            : std::string_view(),
        found.nearest.empty()
            ? std::string()
            : fmt::format(fmt::runtime(pick(context, "; did you mean '{}'?", "; forse '{}'?")),
                          found.nearest)));
  found.hits.resize(limit_of(context, all));
  context.world.out(context.arguments.json
                        ? report::found_json(found, words, all, lang, NFW_VERSION)
                        : report::found_text(found.hits, all, context.ruleset, lang));
  return is_whole ? resolved : not_expected;
}

// Every ruling and how it is played: by the book, by house rules, or as --ruling says.
std::vector<report::PlayedAs> played_as(const Context& context) {
  std::vector<std::string> faults;
  const auto chosen =
      choose_rulings(context.ruleset, context.arguments.rulings, context.style.lang, faults);
  if (!faults.empty()) throw UsageError(faults);
  std::vector<report::PlayedAs> out;
  for (const auto& ruling : context.ruleset.rulings) {
    out.push_back(report::played_as(ruling, context.ruleset));
    out.back().felt = is_felt(context.ruleset, ruling);
    const auto option = std::ranges::find(chosen, &ruling, &ChosenRuling::ruling);
    if (option != chosen.end()) out.back().choose(option->value);
  }
  return out;
}

int rulings(const Context& context) {
  no_words(context, 1);
  const auto& words = context.arguments.words;
  const auto& ruleset = context.ruleset;
  const auto lang = context.style.lang;
  const bool json = context.arguments.json;
  const auto all = played_as(context);
  if (words.empty()) {
    const bool sheet = context.arguments.in_force;
    context.world.out(json    ? report::rulings_json(all, sheet, ruleset, NFW_VERSION)
                      : sheet ? report::rulings_sheet(all, ruleset, lang)
                              : report::rulings_text(all, lang));
    return resolved;
  }
  if (const auto* ruling = find_ruling(ruleset, words[0])) {
    const auto one = std::ranges::find(all, ruling, &report::PlayedAs::ruling);
    context.world.out(json ? report::rulings_json({*one}, false, ruleset, NFW_VERSION)
                           : report::ruling_text(*one, lang));
    return resolved;
  }
  std::vector<std::string_view> names;
  for (const auto& ruling : ruleset.rulings) {
    names.insert(names.end(), {ruling.number, ruling.id});
    if (!ruling.switch_id.empty()) names.push_back(ruling.switch_id);
  }
  throw UsageError(fmt::format("rulings '{}': {}{}", words[0],
                               pick(context, "no such ruling; 'nfw rulings' lists them",
                                    "non c'è questa lettura; 'nfw rulings' le elenca"),
                               did_you_mean(words[0], names, lang)));
}

int completion(const Context& context) {
  no_words(context, 1);
  const auto& words = context.arguments.words;
  const std::vector<std::string_view> names(shells().begin(), shells().end());
  if (words.empty())
    throw UsageError(fmt::format(
        "{}: {}", pick(context, "completion needs a SHELL", "completion richiede una SHELL"),
        joined(names)));
  const auto script = shell_script(words[0]);
  if (script.empty())
    throw UsageError(fmt::format("completion '{}': {} {}{}", words[0],
                                 pick(context, "allowed are", "sono ammessi"), joined(names),
                                 did_you_mean(words[0], names, context.style.lang)));
  context.world.out(script);
  return resolved;
}

}  // namespace

std::string options_of(const Context& context) {
  if (&context.ruleset == context.rulesets.front()) return {};
  return fmt::format("--rules {} ", context.ruleset.id);
}

std::vector<std::string> lasting_of(const Context& context) {
  std::vector<std::string> out;
  std::vector<std::string> faults;  // told already, where the test was bound
  for (const auto& [ruling, place] :
       choose_rulings(context.ruleset, context.arguments.rulings, context.style.lang, faults)) {
    const auto value = ruling->readings[static_cast<std::size_t>(place)].value;
    out.insert(out.end(), {"--ruling", fmt::format("{}={}", ruling->switch_id, value)});
  }
  for (const auto& file : context.arguments.house) out.insert(out.end(), {"--house", file});
  return out;
}

namespace {

// Options that go only with a test.
void no_test_options(const Context& context) {
  if (const auto* option = given_of(context.arguments, {Scope::odds, Scope::sweep, Scope::test}))
    throw UsageError(fmt::format("--{}: {}", option->name,
                                 pick(context, "goes only with a test", "vale solo con un test")));
}

}  // namespace

void refuse_options_of_others(const Context& context) {
  const auto* option = given_of(context.arguments, {Scope::command});
  if (option == nullptr) return;
  const std::vector<std::string_view> names(option->commands.begin(), option->commands.end());
  throw UsageError(fmt::format("--{}: {} {}", option->name,
                               pick(context, "goes only with", "vale solo con"), joined(names)));
}

int other_command(const Context& context) {
  const auto& command = context.arguments.command;
  no_test_options(context);
  if (command == "roll") return roll(context);
  if (command == "table") return table(context);
  if (command == "check") return check(context);
  if (command == "find") return find(context);
  if (command == "rulings") return rulings(context);
  no_json(context, command);
  if (command == "completion") return completion(context);
  no_words(context);
  context.world.out(report::list_text(context.ruleset, context.style.lang));
  return resolved;
}

}  // namespace nfw::cli
