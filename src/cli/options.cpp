#include "options.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "arguments.hpp"
#include "values.hpp"

namespace nfw::cli {

namespace {

using Names = std::string_view[];

constexpr Names en_it{"en", "it"};
constexpr Names csv_forms{"plain", "excel"};
constexpr Names colors{"auto", "always", "never"};
constexpr Names roll{"roll"};
constexpr Names table{"table"};
constexpr Names find{"find"};
constexpr Names table_find{"table", "find"};
constexpr Names rulings{"rulings"};
constexpr Names ruled{"table", "find", "rulings", "battle"};
constexpr Names with_json{"roll",   "list", "table", "find",   "check", "rulings",
                          "battle", "due",  "luck",  "verify", "undo",  "redo"};
constexpr Names with_csv{"table", "luck"};
constexpr Names of_battle{"battle", "due",  "next", "round", "turn",   "set",   "note",
                          "undo",   "redo", "log",  "luck",  "verify", "amend", "count"};
constexpr Names set{"set"};
constexpr Names verify{"verify"};
constexpr Names seen{"battle", "due", "log"};
constexpr Names ends{"round", "turn", "undo"};
constexpr Names edits_set{"undo", "set"};
constexpr Names roll_or_edit{"roll", "undo"};
constexpr Names roll_or_undone{"roll", "undo", "redo"};
constexpr Names log{"log"};
constexpr Names odds{"odds"};
constexpr Names vary{"vary"};
constexpr Names csv{"csv"};
constexpr Names other_forms{"json", "csv"};
constexpr Names many_numbers{"odds", "repeat", "vary"};
constexpr Names repeated{"repeat"};
constexpr Names other_dice{"dice", "ask"};
constexpr Names ask{"ask"};
constexpr Names one_roll{"seed", "dice", "ask", "repeat", "expect"};
constexpr Names one_report{"seed", "dice", "ask", "repeat", "expect", "quiet"};
constexpr Names own_dice{"dice", "ask", "expect"};

constexpr Option all[] = {
    {.name = "rules",
     .value = {"RULESET", "REGOLAMENTO"},
     .help = {"the rulebook to play by (environment: NFW_RULES)",
              "il regolamento (ambiente: NFW_RULES)"},
     .kept = &Arguments::rules,
     .operand = Operand::ruleset,
     .everywhere = true},
    {.name = "house",
     .value = {"FILE", "FILE"},
     .help = {"house rules, laid over the book; once or more (environment: NFW_HOUSE)",
              "regole della casa, sopra quelle del libro; una o più volte (ambiente: NFW_HOUSE)"},
     .kept = &Arguments::house,
     .operand = Operand::file,
     .everywhere = true},
    {.name = "seed",
     .value = {"N", "N"},
     .help = {"repeats the dice of an earlier roll", "ripete i dadi di un tiro precedente"},
     .kept = &Arguments::seed,
     .tests = Tests::with_dice,
     .commands = roll,
     .excludes = other_dice},
    {.name = "dice",
     .value = {"LIST", "ELENCO"},
     .help = {"your own dice, in the order rolled; - reads them from standard input",
              "i vostri dadi, nell'ordine dei tiri; - li legge dallo standard input"},
     .kept = &Arguments::dice,
     .operand = Operand::dice,
     .tests = Tests::with_dice,
     .commands = roll,
     .excludes = ask},
    {.name = "ask",
     .help = {"asks for each roll when it is due", "chiede ogni tiro quando serve"},
     .kept = &Arguments::ask,
     .tests = Tests::with_dice,
     .commands = roll_or_edit},
    {.name = "odds",
     .help = {"the exact probabilities instead of a roll",
              "le probabilità esatte invece di un tiro"},
     .kept = &Arguments::odds,
     .tests = Tests::with_dice,
     .commands = roll,
     .excludes = one_roll},
    {.name = "then",
     .value = {"TEST ...", "TEST ..."},
     .help = {"the test that follows, with its own flags after it",
              "il test che segue, con le sue opzioni"}},
    {.name = "vary",
     .value = {"FLAG=A..B[:STEP]", "OPZIONE=A..B[:PASSO]"},
     .help =
         {"exact odds for each value of a flag (or FLAG=a,b,c; FLAG: all it has); once or twice",
          "probabilità esatte per ogni valore di un'opzione (o OPZIONE=a,b,c; OPZIONE: tutti); una "
          "o due volte"},
     .kept = &Arguments::vary,
     .operand = Operand::varied,
     .tests = Tests::with_odds,
     .excludes = one_report,
     .by_part = true},
    {.name = "show",
     .value = {"KEY[=R]", "CHIAVE[=R]"},
     .help = {"a mean (kills) or a probability (kills=3+, reaction=rout)",
              "una media (kills) o una probabilità (kills=3+, reaction=rout)"},
     .kept = &Arguments::show,
     .operand = Operand::shown,
     .tests = Tests::with_odds,
     .needs = vary,
     .by_part = true},
    {.name = "list",
     .value = {"FILE", "FILE"},
     .help = {"your army's list answers what it knows: counts, points, command values",
              "l'elenco del vostro esercito dice quel che sa: numeri, punti, Valori di Comando"},
     .kept = &Arguments::list,
     .operand = Operand::file,
     .tests = Tests::with_list},
    {.name = "enemy-list",
     .value = {"FILE", "FILE"},
     .help = {"likewise the enemy's", "lo stesso per il nemico"},
     .kept = &Arguments::enemy_list,
     .operand = Operand::file,
     .tests = Tests::with_enemy_list},
    {.name = "csv",
     .value = {"[=plain|excel]", "[=plain|excel]"},
     .help = {"comma-separated values; excel: for European spreadsheets",
              "valori separati da virgole; excel: per i fogli di calcolo europei"},
     .kept = &Arguments::csv,
     .allowed = csv_forms,
     .tests = Tests::with_odds,
     .commands = with_csv,
     .needs = many_numbers},
    {.name = "at-most",
     .help = {"beside each number how likely it or a smaller one is",
              "accanto a ogni numero la probabilità sua o di uno minore"},
     .kept = &Arguments::at_most,
     .tests = Tests::with_dice,
     .needs = odds},
    {.name = "all",
     .help = {"the readings that are not in force, too", "anche le letture non in vigore"},
     .kept = &Arguments::all,
     .tests = Tests::none,
     .commands = table_find,
     .excludes = other_forms},
    {.name = "flags",
     .help = {"ids, and each condition in terms of flags",
              "gli identificatori, e le condizioni con le opzioni"},
     .kept = &Arguments::flags,
     .tests = Tests::none,
     .commands = table,
     .excludes = other_forms},
    {.name = "sheet",
     .help = {"all that one evening needs, to be printed",
              "quel che serve in una serata, da stampare"},
     .kept = &Arguments::sheet,
     .tests = Tests::none,
     .commands = table,
     .excludes = other_forms},
    {.name = "limit",
     .value = {"N|all", "N|all"},
     .help = {"so many rows, the best first", "quante righe, le migliori"},
     .kept = &Arguments::limit,
     .tests = Tests::none,
     .commands = find},
    {.name = "in-force",
     .help = {"a sheet of how each is played", "un foglio di come si gioca"},
     .kept = &Arguments::in_force,
     .tests = Tests::none,
     .commands = rulings},
    {.name = "repeat",
     .value = {"N", "N"},
     .help = {"that many resolutions, summarised", "altrettante risoluzioni, riassunte"},
     .kept = &Arguments::repeat,
     .tests = Tests::with_dice,
     .commands = roll,
     .excludes = own_dice},
    {.name = "jobs",
     .value = {"N", "N"},
     .help = {"so many processors at once; the counts are the same",
              "tanti processori insieme; i conteggi sono gli stessi"},
     .kept = &Arguments::jobs,
     .tests = Tests::with_dice,
     .needs = repeated},
    {.name = "json",
     .help = {"one JSON object on one line", "un oggetto JSON su una riga"},
     .kept = &Arguments::json,
     .commands = with_json,
     .excludes = csv},
    {.name = "quiet",
     .letter = "q",
     .help = {"only the outcome, a word a line", "solo l'esito, una parola per riga"},
     .kept = &Arguments::quiet,
     .commands = roll_or_undone,
     .excludes = other_forms},
    {.name = "expect",
     .value = {"R[,R...]", "R[,R...]"},
     .help = {"exit status 0 if the outcome is one of these, else 1",
              "stato d'uscita 0 se l'esito è uno di questi, altrimenti 1"},
     .kept = &Arguments::expect,
     .operand = Operand::expected,
     .commands = roll},
    {.name = "battle-file",
     .value = {"FILE", "FILE"},
     .help = {"the battle (environment: NFW_BATTLE; else the one *.battle of this folder)",
              "la battaglia (ambiente: NFW_BATTLE; altrimenti l'unico *.battle della cartella)"},
     .kept = &Arguments::battle_file,
     .operand = Operand::file,
     .commands = of_battle,
     .of_battle = true},
    {.name = "why",
     .value = {"TEXT", "TESTO"},
     .help = {"why something is changed by agreement",
              "perché si cambia qualcosa di comune accordo"},
     .kept = &Arguments::why,
     .tests = Tests::none,
     .commands = set,
     .of_battle = true},
    {.name = "as",
     .value = {"SIDE", "PARTE"},
     .help = {"what this side knows: without what others hide",
              "ciò che sa questa parte: senza ciò che altri nascondono"},
     .kept = &Arguments::as,
     .tests = Tests::none,
     .commands = seen,
     .of_battle = true},
    {.name = "seal",
     .value = {"DIGITS", "CIFRE"},
     .help = {"a seal that was noted before: the battle must still hold it",
              "un sigillo annotato prima: la battaglia deve averlo ancora"},
     .kept = &Arguments::seal,
     .tests = Tests::none,
     .commands = verify,
     .of_battle = true},
    {.name = "html",
     .value = {"FILE", "FILE"},
     .help = {"the whole battle as one page to keep, for a browser",
              "tutta la battaglia in una pagina da conservare, per un browser"},
     .kept = &Arguments::html,
     .operand = Operand::file,
     .tests = Tests::none,
     .commands = log,
     .of_battle = true},
    {.name = "skip",
     .help = {"goes on though something might still be done",
              "prosegue anche se qualcosa si può ancora fare"},
     .kept = &Arguments::skip,
     .commands = ends,
     .of_battle = true},
    {.name = "anyway",
     .help = {"takes a test of a battle that is not due, and says so in its journal",
              "fa un test della battaglia che non è dovuto, e il diario lo dice"},
     .kept = &Arguments::anyway,
     .commands = edits_set,
     .of_battle = true},
    {.name = "at",
     .value = {"N", "N"},
     .help = {"puts a test of a battle that was forgotten behind its entry N",
              "mette un test della battaglia dimenticato dietro la voce N"},
     .kept = &Arguments::behind,
     .of_battle = true},
    {.name = "new-dice",
     .help = {"rolls anew what a battle has seen fall, and its journal says so for ever",
              "tira di nuovo ciò che la battaglia ha visto cadere, e il diario lo dice per sempre"},
     .kept = &Arguments::new_dice,
     .of_battle = true},
    {.name = "without",
     .value = {"FLAG", "OPZIONE"},
     .help = {"what was said of a test, and is not so",
              "ciò che si è detto di un test, e non è così"},
     .kept = &Arguments::without,
     .of_battle = true},
    {.name = "lang",
     .value = {"en|it", "en|it"},
     .help = {"language (environment: NFW_LANG)", "lingua (ambiente: NFW_LANG)"},
     .kept = &Arguments::lang,
     .allowed = en_it,
     .everywhere = true},
    {.name = "ruling",
     .value = {"ID=VALUE", "ID=VALORE"},
     .help = {"plays a ruling the other way; may stand several times",
              "gioca una lettura diversa; si può ripetere"},
     .kept = &Arguments::rulings,
     .operand = Operand::reading,
     .commands = ruled},
    {.name = "color",
     .value = {"auto|always|never", "auto|always|never"},
     .help = {"colours in the report", "colori nel resoconto"},
     .kept = &Arguments::color,
     .allowed = colors,
     .everywhere = true},
    {.name = "help",
     .letter = "h",
     .help = {"this help", "questo aiuto"},
     .kept = &Arguments::help,
     .everywhere = true},
    {.name = "version",
     .letter = "V",
     .help = {"the version", "la versione"},
     .kept = &Arguments::version,
     .everywhere = true},
};

bool contains(List<std::string_view> names, std::string_view name) {
  return std::ranges::find(names, name) != names.end();
}

std::string dashed(std::string_view name) { return fmt::format("--{}", name); }

// "a, b or c"
std::string alternatives(const std::vector<std::string>& words, Lang lang) {
  std::string out;
  for (const auto& word : words) {
    const bool last = &word == &words.back();
    if (!out.empty()) out += last ? pick(lang, " or ", " o ") : ", ";
    out += word;
  }
  return out;
}

// The options and commands without which it is nothing; a test may be among them.
std::vector<std::string> partners(const Option& option, Lang lang) {
  std::vector<std::string> out;
  for (const auto other : option.needs) out.push_back(dashed(other));
  if (out.empty() && option.tests != Tests::none) out.emplace_back(pick(lang, "a test", "un test"));
  out.insert(out.end(), option.commands.begin(), option.commands.end());
  return out;
}

std::string refusal(const Option& option, const Subject& subject, Lang lang) {
  const auto says = [&](std::string_view en, std::string_view it) {
    return fmt::format("--{}: {}", option.name, sentence(lang, en, it, subject.tests.front()->id));
  };
  if (!subject.tests.empty() && option.tests == Tests::with_dice)
    return says("{} rolls no dice", "{} non tira dadi");
  if (!subject.tests.empty() && option.tests == Tests::with_odds)
    return says("{} has no odds", "{} non ha probabilità");
  if (!subject.tests.empty() && option.tests != Tests::none)
    return says("{} takes nothing from it", "{} non ne ricava nulla");
  return sentence(lang, "--{}: goes only with {}", "--{}: vale solo con {}", option.name,
                  alternatives(partners(option, lang), lang));
}

}  // namespace

List<Option> options() { return all; }

const Option* find_option(std::string_view name) {
  const auto found = std::ranges::find(all, name, &Option::name);
  return found == std::end(all) ? nullptr : found;
}

bool may_be_bare(const Option& option) { return option.value.en.starts_with('['); }

bool takes_value(const Option& option) { return !option.value.en.empty() && !may_be_bare(option); }

std::string spelt(const Option& option, Lang lang) {
  return fmt::format("{}--{}{}{}", option.letter.empty() ? "" : fmt::format("-{}, ", option.letter),
                     option.name, option.value.en.empty() || may_be_bare(option) ? "" : " ",
                     say(option.value, lang));
}

bool may_repeat(const Option& option) {
  return std::holds_alternative<std::vector<std::string> Arguments::*>(option.kept) ||
         std::holds_alternative<std::monostate>(option.kept);
}

std::string help_of(const Option& option, Lang lang) {
  const auto text = say(option.help, lang);
  if (option.needs.empty() && option.tests != Tests::none) return std::string(text);
  return sentence(lang, "with {}: {}", "con {}: {}", alternatives(partners(option, lang), lang),
                  text);
}

bool goes_with(const Option& option, const Subject& subject) {
  if (option.everywhere || contains(option.commands, subject.command)) return true;
  if (!option.needs.empty())
    return std::ranges::any_of(option.needs,
                               [&](auto name) { return goes_with(*find_option(name), subject); });
  const auto& tests = subject.tests;
  if (tests.empty()) return false;
  switch (option.tests) {
    case Tests::none: return false;
    case Tests::with_dice: return std::ranges::any_of(tests, &TestTable::rolls_dice);
    case Tests::with_odds: return tests.front()->roster == nullptr;
    case Tests::with_list:
    case Tests::with_enemy_list:
      return std::ranges::any_of(tests, [&](const TestTable* test) {
        const bool own = option.tests == Tests::with_list;
        const auto side = own ? &FromList::own : &FromList::enemy;
        return (own && !test->operand.en.empty()) ||
               std::ranges::any_of(test->from_list,
                                   [&](const FromList& row) { return row.*side != no_slot; });
      });
    default: return true;
  }
}

bool stands(const Option& option, const Arguments& arguments) {
  return std::ranges::find(arguments.options, &option) != arguments.options.end();
}

void check_options(const Arguments& arguments, const Subject& subject, Lang lang) {
  const auto named = [&](std::string_view name) { return stands(*find_option(name), arguments); };
  for (const auto& option : all) {
    if (!stands(option, arguments)) continue;
    if (!goes_with(option, subject)) throw UsageError(refusal(option, subject, lang));
    for (const auto other : option.excludes)
      if (named(other))
        throw UsageError(lang, "--{} and --{} exclude each other", "--{} e --{} si escludono",
                         option.name, other);
    if (!option.needs.empty() && !contains(option.commands, subject.command) &&
        std::ranges::none_of(option.needs, named))
      throw UsageError(refusal(option, {}, lang));
  }
}

std::string_view allowed_value(const Option& option, std::string_view named, std::string_view word,
                               Lang lang) {
  std::vector<Choice> choices;
  for (const auto value : option.allowed)
    choices.push_back({.id = value, .label = {}, .also = {}, .needs = {}});
  return option.allowed[static_cast<std::size_t>(read_word(named, choices, word, lang))];
}

}  // namespace nfw::cli
