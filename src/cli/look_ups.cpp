#include "look_ups.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "battle_file.hpp"
#include "bind.hpp"
#include "complete.hpp"
#include "find.hpp"
#include "help.hpp"
#include "house_files.hpp"
#include "layout.hpp"
#include "list_file.hpp"
#include "lookup.hpp"
#include "nfw/base/spelling.hpp"
#include "nfw/builtin.hpp"
#include "program.hpp"
#include "screen.hpp"
#include "values.hpp"
#include "verbs.hpp"

namespace nfw::cli {

namespace {

// Prints what is looked up in the form that was asked for.
template <class Text, class Json, class Csv>
int shown(const Context& context, const Text& text, const Json& json, const Csv& csv) {
  const auto& a = context.arguments;
  if (a.json || a.csv)
    context.world.out(a.json ? json() : csv());
  else
    browse(context.world, text());
  return resolved;
}
template <class Text, class Json>
int shown(const Context& context, const Text& text, const Json& json) {
  return shown(context, text, json, json);  // no other form may be asked for
}

// At a terminal a blank line parts the pages, for a printer a form feed.
int run_sheet(const Context& context) {
  if (!context.arguments.words.empty())
    throw UsageError(context.style.lang, "--sheet: it has tables of its own: no '{}'",
                     "--sheet: ha le sue tabelle: niente '{}'", context.arguments.words[0]);
  browse(context.world,
         report::sheet_text(context.ruleset, context.style.lang, screen_columns(context.world),
                            context.world.out_is_terminal ? "\n" : "\f"));
  return resolved;
}

// Answers by the tables as --ruling has them read.
int as_read(const Context& context, int (*answer)(const Context&)) {
  const auto& [ruleset, rulesets, arguments, world, style, house] = context;
  const auto chosen = choose_rulings(ruleset, arguments, style.lang);
  if (chosen.empty()) return answer(context);
  std::vector<HouseFile> files(house.begin(), house.end());
  for (const auto& one : chosen) files.push_back(ruling_file(ruleset, one));
  const auto books = world.lay_over(files, scope_of(style.given, rulesets));
  const auto book = std::ranges::find(books.rulesets, ruleset.id, &Ruleset::id);
  return answer({**book, books.rulesets, arguments, world, style, house});
}

// A table by its id, or by its title as one word in either language.
const ReferenceTable* find_reference(const Ruleset& ruleset, std::string_view name) {
  const auto wanted = folded(name);
  const auto found = std::ranges::find_if(ruleset.references, [&](const ReferenceTable& one) {
    return one.id == name || handle_of(one.title.en) == wanted || handle_of(one.title.it) == wanted;
  });
  return found == ruleset.references.end() ? nullptr : &*found;
}

// Tables with a word in their name, of either language, that begins so.
std::vector<const ReferenceTable*> with_word(const Ruleset& ruleset, std::string_view name) {
  const auto wanted = folded(name);
  std::vector<const ReferenceTable*> out;
  if (wanted.empty()) return out;
  for (const auto& one : ruleset.references)
    if (begins_a_word(one.id, wanted) || begins_a_word(handle_of(one.title.en), wanted) ||
        begins_a_word(handle_of(one.title.it), wanted))
      out.push_back(&one);
  return out;
}

// The table that is called so, or the only one with a word that begins so.
// \throws UsageError where several have one
const ReferenceTable* reference_meant(const Ruleset& ruleset, std::string_view name, Lang lang) {
  if (const auto* one = find_reference(ruleset, name)) return one;
  const auto some = with_word(ruleset, name);
  if (some.size() < 2) return some.empty() ? nullptr : some.front();
  std::vector<std::string_view> ids;
  for (const auto* one : some) ids.push_back(one->id);
  throw UsageError(lang, "table '{}' may mean: {}", "table '{}' può significare: {}", name,
                   joined(ids));
}

// A test by its id, or as the command line takes it, where no table is called so.
const TestTable* test_meant(const Ruleset& ruleset, std::string_view name) {
  const auto* test = find_test(ruleset, name);
  if (test != nullptr || find_reference(ruleset, name) != nullptr) return test;
  return find_test(ruleset, only_verb(name, ruleset));
}

int look_up(const Context& context) {
  const auto& words = context.arguments.words;
  const auto& ruleset = context.ruleset;
  const auto lang = context.style.lang;
  const auto& a = context.arguments;
  if (a.sheet) return run_sheet(context);
  const auto* test = words.empty() ? nullptr : test_meant(ruleset, words[0]);
  if ((a.all || a.flags) && test == nullptr)
    throw UsageError(lang, "--{}: goes only with the table of a test",
                     "--{}: vale solo con la tabella di un test", a.all ? "all" : "flags");
  if (words.empty())
    return shown(
        context, [&] { return report::tables_text(ruleset, lang); },
        [&] { return report::tables_json(ruleset); },
        [&] { return report::tables_csv(ruleset, context.style); });
  if (test != nullptr)
    return shown(
        context,
        [&] { return report::table_text(*test, ruleset, lang, {.all = a.all, .flags = a.flags}); },
        [&] { return report::table_json(*test, ruleset); },
        [&] { return report::table_csv(*test, ruleset, context.style); });
  if (const auto* one = reference_meant(ruleset, words[0], lang))
    return shown(
        context, [&] { return report::reference_text(*one, ruleset, lang); },
        [&] { return report::reference_json(*one, ruleset); },
        [&] { return report::reference_csv(*one, ruleset, context.style); });
  std::vector<std::string_view> names;
  for (const auto* one : ruleset.tests) names.push_back(one->id);
  for (const auto& one : ruleset.references) names.push_back(one.id);
  throw UsageError(lang, "table '{}': no such table; '{}' lists them{}",
                   "table '{}': non c'è questa tabella; '{}' le elenca{}", words[0],
                   command_line(same_rules(context), {"table"}),
                   did_you_mean(words[0], names, lang));
}

// An army list is no house rules: its own command is named.
void refuse_list(const HouseFile& file, const Context& context) {
  Problems problems;
  const auto root = context.world.parse(file.text, file.name, problems);
  for (const auto* ruleset : context.rulesets)
    for (const auto* test : ruleset->tests)
      if (test->roster != nullptr && !test->operand.en.empty() && holds_list(root, *test->roster))
        throw UsageError(
            context.style.lang, "{}: holds a list, not house rules; '{}' judges it",
            "{}: contiene un elenco, non regole della casa; '{}' lo giudica", file.name,
            report::command_line(same_rules(ruleset == context.rulesets.front()
                                                ? std::nullopt
                                                : std::optional(std::string(ruleset->id)),
                                            {}),
                                 {std::string(test->id), context.arguments.words[0]}));
}

}  // namespace

// Whether a file of house rules is sound, and what it changes.
int run_check(const Context& context) {
  const auto lang = context.style.lang;
  if (context.arguments.words.empty())
    throw UsageError(context.style.lang, "check needs a FILE of house rules",
                     "check richiede un FILE di regole della casa");
  std::vector<HouseFile> files(context.house.begin(), context.house.end());
  files.push_back(
      read_house(context.arguments.words[0], context.arguments.words[0], context.world, lang));
  const auto& file = files.back();
  auto house = context.world.lay_over(files, {});
  check_flags(house);
  if (!house.problems.empty() && !file.is_folder) refuse_list(file, context);
  stop_at(house.problems, files, context.world, lang);
  std::erase_if(house.changes,
                [&](const HouseChange& one) { return one.at.file.str() != file.name; });
  return shown(
      context, [&] { return report::house_text(file.name, house.changes, lang); },
      [&] { return report::house_json(file.name, house.changes); });
}

namespace {

// How many rows of those found are shown.
std::size_t limit_of(const Context& context, std::size_t found) {
  constexpr std::size_t usual = 20;
  const auto& asked = context.arguments.limit;
  if (!asked) return context.arguments.json ? found : std::min(found, usual);
  if (*asked == "all") return found;
  constexpr std::int64_t most = 999'999;
  const auto number = read_unsigned(*asked);
  if (!number || *number == 0)
    throw UsageError(context.style.lang, "--limit '{}': allowed are whole numbers from 1, or all{}",
                     "--limit '{}': sono ammessi numeri interi da 1, oppure all{}", *asked,
                     nearest_number(*asked, {1, most}, context.style.lang));
  return static_cast<std::size_t>(std::min<std::uint64_t>(found, *number));
}

// What a player should know of an answer, each in one line.
void tell_of(const report::Found& found, const Context& context) {
  const auto lang = context.style.lang;
  const auto tell = [&](const std::string& what) {
    context.world.err(complaint(with_short_words(what)));
  };
  if (found.cut)
    tell(sentence(lang, "only the first 32 words count, none of more than 64 letters",
                  "contano solo le prime 32 parole, nessuna di più di 64 lettere"));
  for (const auto& [word, meant] : found.taken)
    tell(sentence(lang, "no '{}': taken for '{}'", "nessun '{}': vale '{}'", word, meant));
  if (found.elsewhere)
    tell(sentence(lang, "nothing in {}; of other rulebooks:", "niente in {}; di altri regolamenti:",
                  report::say(context.ruleset.title, lang)));
  if (!found.hits.empty() && !found.partial) return;
  std::string more;
  if (found.partial)
    more = pick(context, "; these have most of them", "; queste righe ne hanno la maggior parte");
  else if (!found.nearest.empty())
    more = sentence(lang, "; did you mean '{}'?", "; forse '{}'?", found.nearest);
  tell(sentence(lang, "nothing has all of '{}'{}", "niente ha tutte le parole '{}'{}",
                fmt::to_string(fmt::join(context.arguments.words, " ")), more));
}

// House rules have those of what they were laid over.
report::Index index_of(const Ruleset& ruleset) {
  const auto rulesets = builtin::rulesets();
  const auto one = std::ranges::find(rulesets, ruleset.id, &Ruleset::id);
  if (one == rulesets.end()) return {};
  auto out = builtin::indexes()[static_cast<std::size_t>(one - rulesets.begin())];
  out.ruleset = *one;
  return out;
}

// Asks the ruleset that is played by, then the others; one alone where the line names it.
int find_rows(const Context& context) {
  const auto& words = context.arguments.words;
  const auto lang = context.style.lang;
  if (words.empty())
    throw UsageError(context.style.lang, "find needs WORDS", "find richiede PAROLE");
  std::vector<const Ruleset*> rulesets{&context.ruleset};
  if (!context.arguments.rules)
    for (const auto* other : context.rulesets)
      if (other != &context.ruleset) rulesets.push_back(other);
  auto found = report::find(rulesets, words, context.arguments.all, index_of);
  const auto all = found.hits.size();
  const bool is_whole = all > 0 && !found.partial;
  found.hits.resize(limit_of(context, all));
  if (!context.arguments.json) tell_of(found, context);
  const auto same = same_rules(context);
  shown(
      context, [&] { return report::found_text(found.hits, all, context.ruleset, same, lang); },
      [&] { return report::found_json(found, words, all, same, lang); });
  return is_whole ? resolved : not_expected;
}

// Every ruling and how it is played: by the book, by house rules, or as --ruling says.
std::vector<report::PlayedAs> played_as(const Context& context) {
  const auto chosen = choose_rulings(context.ruleset, context.arguments, context.style.lang);
  std::vector<report::PlayedAs> out;
  for (const auto& ruling : context.ruleset.rulings) {
    out.push_back(report::played_as(ruling, context.ruleset));
    out.back().felt = is_felt(context.ruleset, ruling);
    const auto option = std::ranges::find(chosen, &ruling, &ChosenRuling::ruling);
    if (option != chosen.end()) out.back().choose(option->value);
  }
  return out;
}

}  // namespace

int run_table(const Context& context) { return as_read(context, look_up); }

int run_find(const Context& context) { return as_read(context, find_rows); }

int run_rulings(const Context& context) {
  const auto& words = context.arguments.words;
  const auto& ruleset = context.ruleset;
  const auto lang = context.style.lang;
  const auto all = played_as(context);
  const bool sheet = context.arguments.in_force;
  if (sheet && !words.empty())
    throw UsageError(lang, "--in-force: it lists all of them: no '{}'",
                     "--in-force: le elenca tutte: niente '{}'", words[0]);
  if (words.empty())
    return shown(
        context,
        [&] {
          return sheet ? report::rulings_sheet(all, ruleset, lang)
                       : report::rulings_text(all, lang);
        },
        [&] { return report::rulings_json(all, sheet, ruleset); });
  if (const auto* ruling = find_ruling(ruleset, words[0])) {
    const auto one = std::ranges::find(all, ruling, &report::PlayedAs::ruling);
    return shown(
        context, [&] { return report::ruling_text(*one, lang); },
        [&] { return report::rulings_json({*one}, false, ruleset); });
  }
  std::vector<std::string_view> names;
  for (const auto& ruling : ruleset.rulings) {
    names.insert(names.end(), {ruling.number, ruling.id});
    if (!ruling.switch_id.empty()) names.push_back(ruling.switch_id);
  }
  for (const auto* other : context.rulesets)
    if (const auto* ruling = find_ruling(*other, words[0]); ruling != nullptr)
      throw UsageError(lang, "rulings '{}': no such ruling; '{}' has it",
                       "rulings '{}': non c'è questa lettura; la ha '{}'", words[0],
                       report::command_line({{"--rules", std::string(other->id)}, {}},
                                            {"rulings", std::string(ruling->number)}));
  throw UsageError(lang, "rulings '{}': no such ruling; '{}' lists them{}",
                   "rulings '{}': non c'è questa lettura; '{}' le elenca{}", words[0],
                   command_line(same_rules(context), {"rulings"}),
                   did_you_mean(words[0], names, lang));
}

int run_list(const Context& context) {
  auto tests = context.ruleset;
  tests.references = {};
  return shown(
      context,
      [&] {
        return report::list_text(tests, context.style.lang) + acts_text(tests, context.style.lang);
      },
      [&] { return report::tables_json(tests); });
}

// Of a command that is no test.
int run_help(const Context& context) {
  browse(context.world, program_help(context.ruleset, context.rulesets, context.style.lang));
  return resolved;
}

int run_completion(const Context& context) {
  const auto& words = context.arguments.words;
  const std::vector<std::string_view> names(shells().begin(), shells().end());
  if (words.empty())
    throw UsageError(context.style.lang, "completion needs a SHELL: {}",
                     "completion richiede una SHELL: {}", joined(names));
  const auto script = shell_script(words[0]);
  if (script.empty())
    throw UsageError(context.style.lang, "completion '{}': allowed are {}{}",
                     "completion '{}': sono ammessi {}{}", words[0], joined(names),
                     did_you_mean(words[0], names, context.style.lang));
  context.world.out(script);
  return resolved;
}

}  // namespace nfw::cli
